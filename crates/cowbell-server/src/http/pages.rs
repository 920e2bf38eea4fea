//! The socket's door, the pages, and what operators look at.

use std::borrow::Cow;
use std::sync::Arc;

use axum::Extension;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use cowbell_protocol::{Code, DayMessage};

use super::assets::Asset;
use super::connections::Connection;
use super::gate::{Address, Caller, Fail};
use super::preview;
use super::quotas::Resource;
use crate::app::App;
use crate::live::{socket, websocket};

/// The live door.
#[utoipa::path(get, path = "/api/v1/socket", responses((status = 101, description = "a WebSocket; see the README")))]
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Extension(Address(address)): Extension<Address>,
    Extension(connection): Extension<Connection>,
    request: Request,
) -> Response {
    let (answer, upgrade) = match websocket::accept(request) {
        Ok(accepted) => accepted,
        Err(code) => return Fail::from(code).into_response(),
    };
    let Some(held) = app.usage.hold(network, Resource::Sockets, 1) else {
        app.tables.metrics.limited.add(1);
        return Fail::from(Code::Quota).into_response();
    };
    tokio::spawn(async move {
        if let Some(socket) = upgrade.socket().await {
            socket::serve(app, socket, (network, address)).await;
        }
        drop((held, connection));
    });
    answer
}

/// Whether the server can do its work: writing to its store is part of it.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    match app.health.check(&app.tables).await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

/// The message of the day, if there is one.
#[utoipa::path(get, path = "/api/v1/message", responses((status = 200, body = DayMessage)))]
pub(super) async fn message(State(app): State<Arc<App>>) -> Json<DayMessage> {
    Json(DayMessage { text: app.orders.message() })
}

/// The public key that this server signs records with.
pub(super) async fn key(State(app): State<Arc<App>>) -> Json<serde_json::Value> {
    Json(serde_json::json!({ "ed25519": app.key.public() }))
}

pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.tables.metrics.text()).into_response()
}

/// Any other path is a page of the web client. Unknown ones without a dot are its own routes: the front page.
pub(super) async fn asset(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Fail::from(Code::NoSuchPage).into_response();
    }
    let front = path.is_empty() || !path.contains('.');
    let Some(asset) = app.assets.get(if front { "index.html" } else { path }) else {
        return Fail::from(Code::NoSuchPage).into_response();
    };
    let cache = if asset.hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = asset.kind.to_string();
    let (encoding, bytes) = if front {
        let page = String::from_utf8_lossy(&asset.bytes).into_owned();
        (None, Cow::Owned(preview::with_tags(&app, path, &headers, page).await.into_bytes()))
    } else {
        packed(asset, &headers)
    };
    let bytes = match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    let head = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, cache.into()),
        (header::VARY, "accept-encoding".into()),
    ];
    let mut response = (Extension(AsBuilt), head, bytes).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Marks a response that is sent as it is: it was compressed when it was built, or is not worth it.
#[derive(Clone, Copy)]
pub(super) struct AsBuilt;

/// The smallest form of a file that the client can read, with the name of its encoding.
fn packed(asset: Asset, headers: &HeaderMap) -> (Option<&'static str>, Cow<'static, [u8]>) {
    let accepted =
        headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    let accepted: Vec<&str> = accepted.flat_map(|value| value.split(',')).map(str::trim).collect();
    // `gzip;q=0` refuses gzip.
    let reads = |name: &str| {
        let is_it = |word: &&&str| word.split(';').next() == Some(name);
        accepted.iter().find(is_it).is_some_and(|word| !word.replace(' ', "").ends_with(";q=0"))
    };
    match (asset.brotli, asset.gzip) {
        (Some(bytes), _) if reads("br") => (Some("br"), bytes),
        (_, Some(bytes)) if reads("gzip") => (Some("gzip"), bytes),
        _ => (None, asset.bytes),
    }
}
