//! The socket's door, the pages, and what operators look at.

use std::sync::Arc;

use axum::Extension;
use axum::Json;
use axum::extract::{State, WebSocketUpgrade};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use cowbell_protocol::Code;

use super::connections::Connection;
use super::gate::{Caller, Fail};
use super::preview;
use super::quotas::Resource;
use crate::app::App;
use crate::live::socket::{self, MOST_BYTES};

/// The live door. Small buffers: the default ones would cost 128 KiB for every viewer.
#[utoipa::path(get, path = "/api/v1/socket", responses((status = 101, description = "a WebSocket; see the README")))]
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Extension(connection): Extension<Connection>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(held) = app.usage.hold(network, Resource::Sockets, 1) else {
        app.tables.metrics.limited.add(1);
        return Fail::from(Code::Quota).into_response();
    };
    upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(1024)
        .write_buffer_size(16 * 1024)
        .max_write_buffer_size(1024 * 1024)
        .on_upgrade(move |socket| async move {
            socket::serve(app, socket, network).await;
            drop((held, connection));
        })
}

/// Whether the server can do its work: writing to its store is part of it.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    match app.health.check(&*app.tables.store).await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

/// The message of the day, if there is one.
#[utoipa::path(get, path = "/api/v1/message", responses((status = 200, body = DayMessage)))]
pub(super) async fn message(State(app): State<Arc<App>>) -> Json<DayMessage> {
    Json(DayMessage { text: app.orders.message() })
}

/// What the operators have to say to everybody.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub(super) struct DayMessage {
    /// Plain text; none if there is nothing to say.
    text: Option<String>,
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
    match app.assets.get(if front { "index.html" } else { path }) {
        Some(asset) if front => {
            let page = String::from_utf8_lossy(&asset.bytes).into_owned();
            let page = preview::with_tags(&app, path, &headers, page).await;
            ([(header::CONTENT_TYPE, asset.kind.as_ref()), (header::CACHE_CONTROL, "no-cache")], page)
                .into_response()
        }
        Some(asset) => {
            let cache = if asset.hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
            (
                [(header::CONTENT_TYPE, asset.kind.as_ref()), (header::CACHE_CONTROL, cache)],
                asset.bytes.into_owned(),
            )
                .into_response()
        }
        None => Fail::from(Code::NoSuchPage).into_response(),
    }
}
