//! The request log: one line for each request, with a number that the answer carries too. The route is logged as it is
//! declared, never what stands in its place, and no header: so no secret of a seat can get here.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::http::gate::Caller;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Logs a request when it is answered. A socket is answered when it begins.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = format!("{:x}-{:x}", std::process::id(), NEXT.fetch_add(1, Relaxed));
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).await;
    let address = response.extensions().get().map(|Caller(network)| network.to_string());
    tracing::info!(
        id,
        address = address.as_deref().unwrap_or("-"),
        %method,
        route = route.as_ref().map_or("page", MatchedPath::as_str),
        status = response.status().as_u16(),
        micros = began.elapsed().as_micros() as u64,
        "request"
    );
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    response
}
