//! What stands before every handler: size, rate, origin; and how answers and problems leave.

use core::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::MethodRouter;
use cowbell_protocol::{Code, Problem};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::limits::Kind;
use super::network::Network;
use crate::app::App;
use crate::config::PublicUrl;

/// What a route lets through.
#[derive(Clone, Copy)]
pub(super) struct Gate {
    /// Which permits it takes.
    pub(super) kind: Kind,
    /// The largest body.
    pub(super) bytes: usize,
}

/// Who asks, as limits count. Every handler behind a gate can know.
#[derive(Clone, Copy)]
pub(crate) struct Caller(pub(crate) Network);

/// The very address, for bans.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Fail> {
        parts.extensions.get().copied().ok_or(Code::Busy.into())
    }
}

/// Puts a gate before a handler.
pub(super) fn gated(app: &Arc<App>, gate: Gate, handler: MethodRouter<Arc<App>>) -> MethodRouter<Arc<App>> {
    handler.layer(from_fn_with_state((app.clone(), gate), pass))
}

async fn pass(
    State((app, gate)): State<(Arc<App>, Gate)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = address(request.headers(), peer.ip(), app.config.trust_proxy);
    let network = app.limits.network(address);
    request.extensions_mut().insert(Caller(network));
    request.extensions_mut().insert(Address(address));
    let checked =
        if app.orders.is_banned(address) { Err(Code::Banned) } else { check(&app, gate, network, &request) };
    let mut response = match checked {
        Ok(()) => admit(&app, gate, network, request, next).await,
        Err(code) => Fail::from(code).into_response(),
    };
    response.extensions_mut().insert(Caller(network));
    response
}

/// What can be said without the body.
fn check(app: &App, gate: Gate, network: Network, request: &Request) -> Result<(), Code> {
    let headers = request.headers();
    // Monitors ask by the server's own address.
    let is_health = request.uri().path() == "/healthz";
    if !is_health && !is_our_host(headers, &app.config.public_url) {
        return Err(Code::ForeignOrigin);
    }
    // A socket is opened by GET, and browsers let any site open one.
    let is_socket = headers.contains_key(header::UPGRADE);
    if (request.method() != Method::GET || is_socket) && !is_same_origin(headers) {
        return Err(Code::ForeignOrigin);
    }
    if !app.limits.allows(network, gate.kind) {
        app.tables.metrics.limited.add(1);
        return Err(Code::TooFast);
    }
    Ok(())
}

/// Reads the body and lets the request through.
async fn admit(app: &App, gate: Gate, network: Network, request: Request, next: Next) -> Response {
    if gate.bytes == 0 {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let body = match timeout(app.config.time_limits.body, axum::body::to_bytes(body, gate.bytes)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return Fail::from(Code::TooLarge).into_response(),
        Err(_) => return Fail::from(Code::TooSlow).into_response(),
    };
    if gate.is_stored() && !app.limits.allows_many(network, Kind::Store, body.len() + ROW) {
        app.tables.metrics.limited.add(1);
        return Fail::from(Code::Quota).into_response();
    }
    next.run(Request::from_parts(parts, body.into())).await
}

/// What a row costs in the store beyond its text.
pub(crate) const ROW: usize = 64;

impl Gate {
    /// Whether what comes through it ends up in the store.
    fn is_stored(self) -> bool {
        matches!(self.kind, Kind::Act | Kind::Create | Kind::Import | Kind::Report)
    }
}

/// A page of another site can have its own name point at this server, and then reads what it likes: it is asked for by
/// that name. The address by which visitors know the server is the only one that counts, if it is known.
fn is_our_host(headers: &HeaderMap, public_url: &PublicUrl) -> bool {
    let PublicUrl::Host(ours) = public_url else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    host.eq_ignore_ascii_case(ours)
}

/// Whom a rate limit counts. Every proxy adds the address it was asked from at the end of `X-Forwarded-For`; what
/// stands further left than our own proxies wrote is a claim of the visitor, and not believed.
fn address(headers: &HeaderMap, peer: IpAddr, proxies: usize) -> IpAddr {
    let named = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
    let address = named.len().checked_sub(proxies).and_then(|index| named.get(index));
    address.and_then(|address| address.parse().ok()).unwrap_or(peer)
}

/// Browsers say where a request comes from; what says nothing is no browser, and holds no one's secrets.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let site_ok = text(HeaderName::from_static("sec-fetch-site"))
        .is_none_or(|site| site == "same-origin" || site == "none");
    let origin_ok = text(header::ORIGIN).is_none_or(|origin| {
        let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        host.is_some() && host == text(header::HOST)
    });
    site_ok && origin_ok
}

/// Headers for everything that leaves.
pub(super) async fn harden(request: Request, next: Next) -> Response {
    const HEADERS: [(HeaderName, &str); 6] = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
             connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// What most handlers answer with.
pub(super) type Reply<T> = Result<Json<T>, Fail>;

/// A problem as a response.
pub(crate) struct Fail(Problem);

impl<P: Into<Problem>> From<P> for Fail {
    fn from(problem: P) -> Fail {
        Fail(problem.into())
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self.0)).into_response()
    }
}

/// A JSON body. It must say that it is JSON: forms of other sites cannot.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Fail;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Fail> {
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or_default();
        if !kind.starts_with("application/json") {
            return Err(Code::BadRequest.because("The body should be application/json.").into());
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|_| Code::TooLarge)?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Code::BadRequest.because(error).into())
    }
}

/// The seat's secret: `Authorization: Bearer …`. Never in a path or a query, which end up in logs.
pub(super) struct Bearer(pub(super) Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bearer, Fail> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Bearer(None)) };
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        Ok(Bearer(Some(token.ok_or(Code::NotYours)?.to_string())))
    }
}
