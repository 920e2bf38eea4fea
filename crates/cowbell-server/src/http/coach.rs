//! What the coach says: to a player who trains, and about a finished match.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use cowbell_protocol::{Code, Considered, Moment, Phase, Problem};
use cowbell_rules::{Turn, Viewer};
use cowbell_table::Table;
use serde::Deserialize;

use super::gate::{Bearer, Body, Caller, Reply};
use super::scenes::earlier;
use super::tables::identity;
use crate::app::App;
use crate::bots::Payer;

/// The move that is considered.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ConsiderRequest {
    /// In notation; without it, the answer says only what the seats can expect.
    #[serde(default, rename = "move")]
    mv: Option<String>,
}

/// What a bot says about a move before it is made. Only where all other seats are bots.
#[utoipa::path(post, path = "/api/v1/tables/{table}/consider", params(("table" = String, Path)),
    request_body = ConsiderRequest,
    responses((status = 200, body = Considered), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn consider(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Caller(network): Caller,
    Bearer(token): Bearer,
    Body(request): Body<ConsiderRequest>,
) -> Reply<Considered> {
    let (id, identity) = identity(&app, &table, token).await?;
    Ok(Json(app.tables.consider(id, identity, request.mv, Payer::Network(network)).await?))
}

/// A move that was not made.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LineRequest {
    /// How many events had happened by then.
    step: usize,
    /// In notation.
    #[serde(rename = "move")]
    mv: String,
    /// Whose view of it; if missing, that of the seat to move.
    seat: Option<u8>,
}

/// What might have followed in a finished match if the seat to move had made another move: bots play on for a few moves,
/// with new dice.
#[utoipa::path(post, path = "/api/v1/tables/{table}/line", params(("table" = String, Path)), request_body = LineRequest,
    responses((status = 200, body = Vec<Moment>), (status = 409, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn line(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Caller(network): Caller,
    Bearer(token): Bearer,
    Body(request): Body<LineRequest>,
) -> Reply<Vec<Moment>> {
    let (id, _) = identity(&app, &table, token).await?;
    let then = |table: &Table| match table.phase() {
        Phase::Over => earlier(table, request.step, Viewer::Spectator, request.seat),
        _ => Err(Code::NotOver.into()),
    };
    let (game, _, viewer) = app.tables.look(id, then).await?;
    let Turn::Seat(mover) = game.turn() else { return Err(Code::NoSuchStep.into()) };
    let seat = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => mover,
    };
    Ok(Json(app.tables.line(game, seat, request.mv, Payer::Network(network)).await?))
}
