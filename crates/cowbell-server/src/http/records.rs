//! Records out and in.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use cowbell_catalog::{Record, RecordError};
use cowbell_protocol::{Code, Imported, Problem};
use cowbell_table::{Seed, Table, TableId, unknown_rules, verify, verify::Wrong};

use super::gate::{Bearer, Caller, Fail};
use super::tables::{finish, identity};
use crate::app::App;
use crate::random::random;

/// The whole match with the proof of its dice, once it is over; signed if it was played here.
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = 409, body = Problem)))]
pub(super) async fn export(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Bearer(token): Bearer,
) -> Result<impl IntoResponse, Fail> {
    let (id, _) = identity(&app, &table, token).await?;
    // Nobody here has seen an imported match played: it may be made up.
    let record = |table: &Table| match table.is_imported() {
        true => table.record(),
        false => Ok(app.key.sign(&table.record()?)),
    };
    let record = app.tables.look(id, record).await?;
    let name = format!("attachment; filename=\"cowbell-{id}.jsonl\"");
    Ok((
        [(header::CONTENT_TYPE, "application/jsonl".to_string()), (header::CONTENT_DISPOSITION, name)],
        record,
    ))
}

/// Brings a record in: every event is checked, the dice too if it carries their proof.
#[utoipa::path(post, path = "/api/v1/records", request_body(content = String, content_type = "application/jsonl"),
    responses((status = 200, body = Imported), (status = 400, body = Problem)))]
pub(super) async fn import(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    body: Result<String, axum::extract::rejection::StringRejection>,
) -> Result<Json<Imported>, Fail> {
    let text =
        body.map_err(|rejection| if rejection.status() == 413 { Code::TooLarge } else { Code::BadRecord })?;
    let imported = app.compute(network, move || read(&text)).await?;
    let (fair, (table, steps)) = imported?;
    let id = table.id();
    finish(async move { app.tables.admit(table, steps, None).await }).await?;
    Ok(Json(Imported { table: id.to_string(), fair }))
}

type Read = (Option<bool>, cowbell_table::Opening);

fn read(text: &str) -> Result<Read, Problem> {
    let fair = match verify(text) {
        // What was played elsewhere before is not of these dice: then nothing is claimed.
        Ok(report) => (report.is_proved && report.past == 0).then_some(true),
        Err(Wrong::Unfair(..) | Wrong::Commitment | Wrong::Promise(_) | Wrong::Altered) => Some(false),
        Err(Wrong::Form(RecordError::Rules(unknown))) => return Err(unknown_rules(&unknown)),
        Err(wrong) => return Err(Code::BadRecord.because(wrong)),
    };
    let record = Record::parse(text).map_err(|error| Code::BadRecord.because(error))?;
    let seed = record
        .header
        .more
        .get("seed")
        .and_then(|seed| Seed::parse(seed.as_str()?))
        .filter(|_| fair == Some(true));
    Ok((fair, Table::import(TableId(u64::from_be_bytes(random())), &record, seed.as_ref())?))
}
