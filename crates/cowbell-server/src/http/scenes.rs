//! What screens need beyond the live table: any moment of a match, the log in words, analysis, proof, lessons.

use core::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::body::Body as StreamBody;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use cowbell_catalog::{AnyMatch, Record};
use cowbell_protocol::{
    Analysis, Branch, Code, Created, Draft, Draw, History, Moment, NewTable, Phase, Problem, Proof, Sketch,
    Table as Shown,
};
use cowbell_rules::{Seat, Told, Turn, Viewer};
use cowbell_table::{Table, raw, verify};
use futures_util::stream::unfold;
use serde::Deserialize;

use super::gate::{Bearer, Body, Caller, Fail, Reply};
use super::tables::{finish, identity, owner};
use crate::app::App;
use crate::bots::Payer;

/// The type of answers that come line by line.
pub(super) const LINES: &str = "application/x-ndjson";

/// Moves that a sketch may have.
const SKETCH: usize = 200;

/// The log in words, as this viewer may read it now.
#[utoipa::path(get, path = "/api/v1/tables/{table}/history", params(("table" = String, Path)),
    responses((status = 200, body = History), (status = 403, body = Problem)))]
pub(super) async fn history(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Bearer(token): Bearer,
) -> Reply<History> {
    let (id, identity) = identity(&app, &table, token).await?;
    let viewer = identity.viewer();
    let read = |table: &Table| {
        let entries = raw(&cowbell_scene::story_of(table.game(), viewer));
        Ok(History { version: table.version(), entries, times: table.times() })
    };
    Ok(Json(app.tables.look_for(id, identity, read).await?))
}

/// Whose eyes to look through, once the match is over.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ThroughSeat {
    /// A seat.
    seat: Option<u8>,
}

/// The match after its first `step` events, as this viewer may see it now.
#[utoipa::path(get, path = "/api/v1/tables/{table}/scenes/{step}",
    params(("table" = String, Path), ("step" = u32, Path), ThroughSeat),
    responses((status = 200, body = Moment), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    Path((table, step)): Path<(String, usize)>,
    Query(eyes): Query<ThroughSeat>,
    Bearer(token): Bearer,
) -> Reply<Moment> {
    let (id, identity) = identity(&app, &table, token).await?;
    let then = |table: &Table| earlier(table, step, identity.viewer(), eyes.seat);
    let (game, steps, viewer) = app.tables.look_for(id, identity, then).await?;
    let entry = cowbell_scene::news_of(game.as_ref(), step.saturating_sub(1), viewer).pop();
    let mut scene = cowbell_scene::scene_of(game.as_ref(), viewer);
    scene.choices.clear();
    Ok(Json(Moment { step: step as u32, steps, entry: entry.map(|entry| raw(&entry)), scene: raw(&scene) }))
}

/// The match as it was. While a game of memory is on, what was seen there is not shown again.
pub(super) fn earlier(
    table: &Table,
    step: usize,
    viewer: Viewer,
    seat: Option<u8>,
) -> Result<(Box<dyn AnyMatch>, u32, Viewer), Problem> {
    let game = table.game();
    if step > game.steps() {
        return Err(Code::NoSuchStep.into());
    }
    let is_over = table.phase() == Phase::Over;
    if !is_over && game.told(viewer)[..step] != game.recall(viewer)[..step] {
        return Err(Code::Remember.into());
    }
    let viewer = match seat {
        Some(seat) if is_over && usize::from(seat) < game.seats() => Viewer::Seat(Seat(seat)),
        Some(_) => return Err(Code::NotYours.into()),
        None => viewer,
    };
    Ok((game.up_to(step), game.steps() as u32, viewer))
}

/// What a strong bot thinks of a moment of a finished match.
#[utoipa::path(get, path = "/api/v1/tables/{table}/analysis/{step}",
    params(("table" = String, Path), ("step" = u32, Path)),
    responses((status = 200, body = Analysis), (status = 409, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    Path((table, step)): Path<(String, usize)>,
    Caller(network): Caller,
    Bearer(token): Bearer,
) -> Reply<Analysis> {
    let (id, identity) = identity(&app, &table, token).await?;
    let then = |table: &Table| match table.phase() {
        Phase::Over => earlier(table, step, identity.viewer(), None),
        _ => Err(Code::NotOver.into()),
    };
    let (game, _, _) = app.tables.look_for(id, identity, then).await?;
    let choices = match game.turn() {
        Turn::Seat(seat) => cowbell_scene::scene_of(game.as_ref(), Viewer::Seat(seat)).choices,
        _ => Vec::new(),
    };
    let (values, moves) = app.tables.judge(game, Payer::Network(network)).await?;
    let words = moves.iter().filter_map(|one| choices.iter().find(|choice| choice.mv == one.mv));
    let labels = raw(&words.map(|choice| &choice.label).collect::<Vec<_>>());
    Ok(Json(Analysis { step: step as u32, values, moves, labels }))
}

/// How long to look.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HowLong {
    /// Seconds, at most 30; usually 8.
    #[serde(default = "usual")]
    seconds: u64,
}

fn usual() -> u64 {
    crate::bots::USUAL
}

/// What was luck and what was skill in a finished match: lines of JSON, each with `progress` or a `review` that is
/// better than the one before. The last one has `isDone`. Asked again for more seconds, it goes on from there.
#[utoipa::path(get, path = "/api/v1/tables/{table}/review", params(("table" = String, Path), HowLong),
    responses((status = 200, body = String, content_type = "application/x-ndjson"), (status = 409, body = Problem),
        (status = 503, body = Problem)))]
pub(super) async fn review(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Query(request): Query<HowLong>,
    Caller(network): Caller,
    Bearer(token): Bearer,
) -> Result<impl IntoResponse, Fail> {
    let (id, identity) = identity(&app, &table, token).await?;
    let whole = |table: &Table| match table.phase() {
        Phase::Over => Ok(table.game().fork()),
        _ => Err(Code::NotOver.into()),
    };
    let game = app.tables.look_for(id, identity, whole).await?;
    let stopped = &app.tables.metrics.reviews_stopped;
    let lines =
        app.tables.reviews.of(id, game, request.seconds, Payer::Network(network.at_large()), stopped)?;
    let lines = unfold(lines, async |mut lines| {
        let line = lines.next().await?;
        Some((Ok::<String, Infallible>(line), lines))
    });
    Ok(([(header::CONTENT_TYPE, LINES)], StreamBody::from_stream(lines)))
}

/// Continues from a moment of a finished match, at a new table.
#[utoipa::path(post, path = "/api/v1/tables/{table}/branch", params(("table" = String, Path)), request_body = Branch,
    responses((status = 200, body = Created), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn branch(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Caller(network): Caller,
    Bearer(token): Bearer,
    Body(request): Body<Branch>,
) -> Reply<Created> {
    let (id, identity) = identity(&app, &table, token).await?;
    let game = app.tables.look_for(id, identity, |table| cut(table, request.step as usize)).await?;
    let request = NewTable {
        game: game.info().slug.into(),
        options: game.options(),
        seats: request.seats,
        spectators: true,
        ..NewTable::default()
    };
    let owner = owner(&app, network, &request).await?;
    Ok(Json(
        finish(async move { app.tables.create_for(&request, Some(game.as_ref()), Some(owner)).await })
            .await?,
    ))
}

/// A finished match up to a step; someone must still have something to decide after it.
fn cut(table: &Table, step: usize) -> Result<Box<dyn AnyMatch>, Problem> {
    if table.phase() != Phase::Over {
        return Err(Code::NotOver.into());
    }
    let (game, _, _) = earlier(table, step, Viewer::Spectator, None)?;
    if game.turn() == Turn::Over {
        return Err(Code::IsOver.into());
    }
    Ok(game)
}

/// Every draw of a finished match derived again.
#[utoipa::path(get, path = "/api/v1/tables/{table}/proof", params(("table" = String, Path)),
    responses((status = 200, body = Proof), (status = 409, body = Problem)))]
pub(super) async fn proof(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Path(table): Path<String>,
    Bearer(token): Bearer,
) -> Reply<Proof> {
    let (id, identity) = identity(&app, &table, token).await?;
    let both = |table: &Table| Ok((table.record()?, table.show(identity.viewer())));
    let (record, shown) = app.tables.look_for(id, identity, both).await?;
    let seed = shown.state.and_then(|state| state.over).and_then(|over| over.seed);
    let derive = move || (verify(&record), draws(&record));
    let (report, draws) = app.compute(network, derive).await?;
    let (dice, withheld) =
        report.as_ref().map_or((1, Vec::new()), |report| (report.dice, report.withheld.clone()));
    let fair = seed.is_some().then(|| report.is_ok_and(|report| report.is_proved));
    let Shown { commitment, promises, salts, .. } = shown;
    Ok(Json(Proof { fair, dice, commitment, seed, promises, salts, withheld, draws }))
}

/// The random events of a record, without those from another table, which are not of these dice.
fn draws(record: &str) -> Vec<Draw> {
    let Ok(record) = Record::parse(record) else { return Vec::new() };
    let past = record.header.more.get("past").and_then(|past| past.as_u64()).unwrap_or(0) as usize;
    let (mut game, mut draws) = (record.open(), Vec::new());
    for (step, line) in record.lines.iter().enumerate() {
        if let Told::Chance { chance, .. } = &line.event
            && step >= past
        {
            draws.push(Draw { step: step as u32, outcomes: game.chances(), outcome: chance.clone() });
        }
        if line.add(game.as_mut()).is_err() {
            break;
        }
    }
    draws
}

/// A position and what some moves make of it. Nothing is kept.
#[utoipa::path(post, path = "/api/v1/look", request_body = Sketch,
    responses((status = 200, body = Draft), (status = 400, body = Problem)))]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Body(sketch): Body<Sketch>,
) -> Reply<Draft> {
    Ok(Json(app.compute(network, move || draft(&sketch)).await??))
}

fn draft(sketch: &Sketch) -> Result<Draft, Problem> {
    if sketch.moves.len() > SKETCH {
        return Err(Code::TooLarge.into());
    }
    let drawn =
        cowbell_catalog::sketch(&sketch.game, &sketch.options, sketch.position.as_deref(), &sketch.moves);
    let (game, refused) = drawn.map_err(|error| Code::BadOptions.because(error))?;
    let refused = refused.map(Problem::from);
    let mover = match game.turn() {
        Turn::Seat(seat) => Some(seat.0),
        _ => None,
    };
    let viewer = match sketch.seat.or(mover) {
        Some(seat) if usize::from(seat) < game.seats() => Viewer::Seat(Seat(seat)),
        Some(_) => return Err(Code::BadOptions.because("there is no such seat.")),
        None => Viewer::Spectator,
    };
    Ok(Draft {
        scene: raw(&cowbell_scene::scene_of(game.as_ref(), viewer)),
        entries: raw(&cowbell_scene::news_of(game.as_ref(), 0, viewer)),
        refused,
    })
}
