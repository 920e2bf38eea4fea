//! What can be done about someone: tell the operators, or block the person. Muting is the client's own affair.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use cowbell_protocol::{Block, Blocks, Code, Done, Earlier, Line, Problem, Report};
use cowbell_rules::{Seat, Viewer};
use cowbell_table::{Key, Table};
use serde::{Deserialize, Serialize};

use super::gate::{Bearer, Body, Reply};
use super::tables::{id, identity};
use crate::app::App;
use crate::store::{NewNote, NoteKind};
use crate::tables::person;

/// A report as it is stored. Seats stand for people: their names can be deleted, and the audit trail knows their addresses.
#[derive(Serialize)]
struct Stored<'a> {
    reason: &'a str,
    lines: Vec<Line>,
}

/// Tells the operators of the server about another player, with what was said last. Once for each player; again replaces it.
#[utoipa::path(post, path = "/api/v1/tables/{table}/reports", params(("table" = String, Path)), request_body = Report,
    responses((status = 200, body = Done), (status = 400, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Bearer(token): Bearer,
    Body(report): Body<Report>,
) -> Reply<Done> {
    let (id, identity) = identity(&app, &table, token).await?;
    let by = identity.seat()?;
    let reason = Table::clean_reason(&report.reason)?;
    let look = |table: &Table| {
        let is_other = report.seat != by.0 && table.name(Seat(report.seat)).is_some();
        let lines = is_other.then(|| table.said_to(Viewer::Seat(by)));
        Ok((lines.ok_or(Code::BadRequest)?, table.version()))
    };
    let (lines, version) = app.tables.look_for(id, identity, look).await?;
    let text = serde_json::to_string(&Stored { reason: &reason, lines }).map_err(|_| Code::BadRequest)?;
    let subject = format!("{id}-{}-{}", by.0, report.seat);
    let note = NewNote::new(NoteKind::Report, subject, text);
    app.tables.store.write_note(note).await.map_err(|_| Code::Storage)?;
    tracing::info!(table = %id, by = by.0, about = report.seat, "a player was reported");
    Ok(Json(Done { version }))
}

/// The table that someone is at.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AtTable {
    /// Its id: the answer says which seats are played by people who are blocked.
    table: Option<String>,
}

/// Whom the holder of a personal key has blocked.
#[utoipa::path(get, path = "/api/v1/me/blocks", params(AtTable),
    responses((status = 200, body = Blocks), (status = 403, body = Problem)))]
pub(super) async fn blocks(
    State(app): State<Arc<App>>,
    Query(at): Query<AtTable>,
    Bearer(key): Bearer,
) -> Reply<Blocks> {
    let table = at.table.as_deref().map(id).transpose()?;
    Ok(Json(app.tables.blocks(own(key)?, table).await?))
}

/// Blocks the person who plays a seat at a table where the holder of the personal key plays too: the two are never seated together by `seeks` or at tables of strangers, and the answers of
/// `GET /me/blocks` say which seats to hide. `UNKNOWN` if the player has not said who it is (`introduce`).
#[utoipa::path(post, path = "/api/v1/me/blocks", request_body = Block,
    responses((status = 200, body = Blocks), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn block(
    State(app): State<Arc<App>>,
    Bearer(key): Bearer,
    Body(request): Body<Block>,
) -> Reply<Blocks> {
    let (own, table) = (own(key)?, id(&request.table)?);
    app.tables.block(own, table, Seat(request.seat)).await?;
    Ok(Json(app.tables.blocks(own, Some(table)).await?))
}

/// Blocks everyone whom the holder of an earlier personal key has blocked: for a device that becomes one of another person.
#[utoipa::path(put, path = "/api/v1/me/blocks", request_body = Earlier,
    responses((status = 200, body = Blocks), (status = 400, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn adopt_blocks(
    State(app): State<Arc<App>>,
    Bearer(key): Bearer,
    Body(earlier): Body<Earlier>,
) -> Reply<Blocks> {
    let own = own(key)?;
    let before = person(Some(&earlier.key))?.ok_or(Code::BadToken)?;
    app.tables.adopt_blocks(own, before).await?;
    Ok(Json(app.tables.blocks(own, None).await?))
}

/// Lifts a block.
#[utoipa::path(delete, path = "/api/v1/me/blocks/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Blocks), (status = 403, body = Problem)))]
pub(super) async fn unblock(
    State(app): State<Arc<App>>,
    Path(block): Path<String>,
    Bearer(key): Bearer,
) -> Reply<Blocks> {
    let own = own(key)?;
    app.tables.unblock(own, &block).await?;
    Ok(Json(app.tables.blocks(own, None).await?))
}

fn own(key: Option<String>) -> Result<Key, Code> {
    person(key.as_deref())?.ok_or(Code::NotYours)
}
