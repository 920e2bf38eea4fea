//! The match of the day: how everyone did, and a table to play it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use cowbell_protocol::{Code, Created, DayMatches, NewDayTable, Problem};
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
    let date = seen_day(&day).ok_or(Code::NoSuchPage)?;
    if date != today() {
        return Err(Code::DayOver.into());
    }
    let person = person(request.person.as_deref())?;
    let creating = async move { app.tables.create_of_day(date, &game, person, network).await };
    Ok(Json(finish(creating).await?))
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
