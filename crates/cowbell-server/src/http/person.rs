//! What someone keeps here without an account: under a personal key that only their devices know. The server knows its hash, and
//! nothing about what is kept; clients put together what two devices have changed.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use cowbell_protocol::{Code, Kept, Problem, Revision};
use cowbell_table::{Key, Token};

use super::gate::{Bearer, Body, Reply};
use crate::app::App;
use crate::store::{NewNote, NoteKind};

/// The largest request to keep something.
pub(super) const MOST_BYTES: usize = 128 * 1024;

/// What is kept under the personal key in the header `Authorization: Bearer`, 40 hexadecimal digits that the client has chosen at
/// random.
#[utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Kept), (status = 404, body = Problem)))]
pub(super) async fn show(State(app): State<Arc<App>>, Bearer(key): Bearer) -> Reply<Kept> {
    let (_, kept) = kept(&app, &subject(key)?).await?;
    Ok(Json(kept.ok_or(Code::NoSuchPerson)?))
}

/// Keeps something in place of the revision that the request names. `STALE` if another device was faster: read it again.
#[utoipa::path(put, path = "/api/v1/me", request_body = Kept,
    responses((status = 200, body = Revision), (status = 409, body = Problem), (status = 413, body = Problem)))]
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    Bearer(key): Bearer,
    Body(request): Body<Kept>,
) -> Reply<Revision> {
    let subject = subject(key)?;
    let (before, found) = kept(&app, &subject).await?;
    if found.map_or(0, |found| found.revision) != request.revision {
        return Err(Code::Stale.into());
    }
    let next = Kept { revision: request.revision.saturating_add(1), data: request.data };
    let text = serde_json::to_string(&next).map_err(|_| Code::BadRequest)?;
    let note = NewNote::new(NoteKind::Person, subject, text).after(before);
    match app.tables.store.write_note(note).await.map_err(|_| Code::Storage)? {
        true => Ok(Json(Revision { revision: next.revision })),
        false => Err(Code::Stale.into()),
    }
}

/// Deletes everything that is kept under the personal key, whom its holder has blocked and which matches and puzzles of the day they have tried too, and reminds its devices no longer. Matches
/// stay: others have played them too.
#[utoipa::path(delete, path = "/api/v1/me",
    responses((status = 200, body = Revision), (status = 404, body = Problem)))]
pub(super) async fn delete(State(app): State<Arc<App>>, Bearer(key): Bearer) -> Reply<Revision> {
    let (subject, store) = (subject(key)?, &app.tables.store);
    if let Some(person) = Key::parse(&subject) {
        app.tables.forget_tries(super::daily::today(), person).await.map_err(|_| Code::Storage)?;
    }
    store.unnote(NoteKind::Devices, subject.clone()).await.map_err(|_| Code::Storage)?;
    let blocks = store.unnote(NoteKind::Blocks, subject.clone()).await.map_err(|_| Code::Storage)?;
    match store.unnote(NoteKind::Person, subject).await.map_err(|_| Code::Storage)? || blocks {
        true => Ok(Json(Revision { revision: 0 })),
        false => Err(Code::NoSuchPerson.into()),
    }
}

/// The hash of the key, as the store knows it.
fn subject(key: Option<String>) -> Result<String, Code> {
    key.as_deref().and_then(Token::parse).map(|token| token.key().text()).ok_or(Code::NotYours)
}

async fn kept(app: &App, subject: &str) -> Result<(Option<String>, Option<Kept>), Code> {
    let text = app.tables.store.note_of(NoteKind::Person, subject.into()).await;
    let text = text.map_err(|_| Code::Storage)?;
    let kept = text.as_deref().map(serde_json::from_str).transpose().map_err(|_| Code::Corrupt)?;
    Ok((text, kept))
}
