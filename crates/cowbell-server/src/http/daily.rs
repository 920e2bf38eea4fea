//! The match and the puzzle of the day: how everyone did, a table to play the match, and an answer to the puzzle.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use cowbell_protocol::{Code, Created, DayAnswer, DayMatches, DayPuzzle, NewDayTable, Problem};
use cowbell_table::day::Day;

use super::gate::{Bearer, Body, Caller, Reply};
use super::tables::finish;
use crate::app::App;
use crate::store::now;
use crate::tables::{KEEP_DAYS, person};

/// The matches of a day: `today`, or a date of the last week. With a personal key in the header `Authorization: Bearer` also the first
/// tries of its holder.
#[utoipa::path(get, path = "/api/v1/days/{day}", params(("day" = String, Path)),
    responses((status = 200, body = DayMatches), (status = 404, body = Problem)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(day): Path<String>,
    Bearer(key): Bearer,
) -> Reply<DayMatches> {
    let person = person(key.as_deref())?;
    let (date, today) = (seen_day(&day).ok_or(Code::NoSuchPage)?, today());
    // A match that was begun before midnight ends after it.
    let is_current = date.before(today).is_some_and(|age| age <= 1);
    let mut matches = Vec::new();
    for game in date.games() {
        matches.push(app.tables.day_match(date, game, person, is_current).await?);
    }
    Ok(Json(DayMatches { date: date.to_string(), today: date == today, matches }))
}

/// Creates a table for the match of today. The first one under a personal key counts.
#[utoipa::path(post, path = "/api/v1/days/{day}/{game}", params(("day" = String, Path), ("game" = String, Path)),
    request_body = NewDayTable,
    responses((status = 200, body = Created), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    Path((day, game)): Path<(String, String)>,
    Caller(network): Caller,
    Body(request): Body<NewDayTable>,
) -> Reply<Created> {
    let date = played_day(&day)?;
    let person = person(request.person.as_deref())?;
    let creating = async move { app.tables.create_of_day(date, &game, person, network).await };
    Ok(Json(finish(creating).await?))
}

/// The puzzle of a day: `today`, or a date of the last week. With a personal key in the header `Authorization: Bearer` also the first
/// answer of its holder.
#[utoipa::path(get, path = "/api/v1/days/{day}/puzzle", params(("day" = String, Path)),
    responses((status = 200, body = DayPuzzle), (status = 404, body = Problem)))]
pub(super) async fn puzzle(
    State(app): State<Arc<App>>,
    Path(day): Path<String>,
    Bearer(key): Bearer,
) -> Reply<DayPuzzle> {
    let date = seen_day(&day).ok_or(Code::NoSuchPage)?;
    Ok(Json(app.tables.day_puzzle(date, person(key.as_deref())?, today()).await?))
}

/// Answers the puzzle of today. The first answer under a personal key counts.
#[utoipa::path(post, path = "/api/v1/days/{day}/puzzle", params(("day" = String, Path)), request_body = DayAnswer,
    responses((status = 200, body = DayPuzzle), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    Path(day): Path<String>,
    Body(request): Body<DayAnswer>,
) -> Reply<DayPuzzle> {
    let date = played_day(&day)?;
    let person = person(Some(&request.person))?.ok_or(Code::BadToken)?;
    let answering = async move {
        app.tables.answer_day(date, person, request.mv).await?;
        app.tables.day_puzzle(date, Some(person), date).await
    };
    Ok(Json(finish(answering).await?))
}

/// A day that can be played: today.
fn played_day(text: &str) -> Result<Day, Code> {
    let date = seen_day(text).ok_or(Code::NoSuchPage)?;
    if date == today() { Ok(date) } else { Err(Code::DayOver) }
}

/// By this machine's clock: a day offered some minutes early or late does no harm, because every table knows its own.
pub(super) fn today() -> Day {
    Day::at(now())
}

/// A day that can be looked at: `today`, or a date of the last week.
pub(super) fn seen_day(text: &str) -> Option<Day> {
    let today = today();
    let day = if text == "today" { today } else { text.parse().ok()? };
    day.before(today).filter(|age| *age <= KEEP_DAYS).map(|_| day)
}
