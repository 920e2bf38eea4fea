//! Reminders by Web Push: the server's key, the devices of a person, and the seats that a person wants to be reminded of.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use cowbell_protocol::{Code, Device, DeviceCount, Endpoint, Problem, PushKey, Reminded};
use cowbell_table::{Key, Token};

use super::gate::{Bearer, Body, Reply};
use super::tables::identity;
use crate::app::App;
use crate::push::Push;

/// The key that a browser needs to subscribe: `applicationServerKey`.
#[utoipa::path(get, path = "/api/v1/push", responses((status = 200, body = PushKey), (status = 404, body = Problem)))]
pub(super) async fn key(State(app): State<Arc<App>>) -> Reply<PushKey> {
    Ok(Json(PushKey { key: push(&app)?.public_key() }))
}

/// Reminds a browser of the matches of the person with the key in the header; the same browser again replaces what was known of it.
/// Someone without a personal key chooses 40 hexadecimal digits at random.
#[utoipa::path(put, path = "/api/v1/me/push", request_body = Device,
    responses((status = 200, body = DeviceCount), (status = 400, body = Problem)))]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    Bearer(key): Bearer,
    Body(device): Body<Device>,
) -> Reply<DeviceCount> {
    let devices = push(&app)?.add_device(hash(key.as_deref())?, &device).await?;
    Ok(Json(DeviceCount { devices }))
}

/// Reminds a browser no longer.
#[utoipa::path(delete, path = "/api/v1/me/push", request_body = Endpoint, responses((status = 200, body = DeviceCount)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Bearer(key): Bearer,
    Body(device): Body<Endpoint>,
) -> Reply<DeviceCount> {
    let devices = push(&app)?.remove_device(hash(key.as_deref())?, &device.endpoint).await?;
    Ok(Json(DeviceCount { devices }))
}

/// Reminds the devices of a person when it is the turn of this seat, if nobody is connected there, when the match begins, and when
/// someone wants a rematch. It counts for rematches too.
#[utoipa::path(put, path = "/api/v1/tables/{table}/push", params(("table" = String, Path)), request_body = Reminded,
    responses((status = 200, body = DeviceCount), (status = 403, body = Problem)))]
pub(super) async fn follow(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Bearer(token): Bearer,
    Body(request): Body<Reminded>,
) -> Reply<DeviceCount> {
    let own = hash(token.as_deref())?;
    identity(&app, &table, token).await?.1.seat()?;
    let devices = push(&app)?.follow(own, hash(Some(&request.person))?).await?;
    Ok(Json(DeviceCount { devices }))
}

fn push(app: &App) -> Result<&Arc<Push>, Code> {
    app.tables.push.get().ok_or(Code::NoSuchPage)
}

/// The hash of a personal key or a seat's token, which is all that is stored.
fn hash(secret: Option<&str>) -> Result<Key, Code> {
    secret.and_then(Token::parse).map(|token| token.key()).ok_or(Code::NotYours)
}
