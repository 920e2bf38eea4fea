//! What a link to a table or a match of the day looks like elsewhere: a title and a picture of the board (Open Graph). Only what a spectator may
//! see is in it; a table that is closed to spectators has no preview until its match is over.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use cowbell_bots::puzzles::shipped;
use cowbell_catalog::{AnyMatch, infos};
use cowbell_protocol::{Code, Phase, Player, Problem};
use cowbell_rules::{Seat, Turn, Viewer};
use cowbell_scene::{Change, Motion, Piece, Scene, Word, news_of, scene_of};

use super::daily::seen_day;
use super::gate::{Caller, Fail};
use super::network::Network;
use super::tables::identity;
use crate::app::App;

/// The board as a picture.
#[utoipa::path(get, path = "/api/v1/tables/{table}/picture.png", params(("table" = String, Path)),
    responses((status = 200, description = "a PNG", content_type = "image/png"), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Path(table): Path<String>,
) -> Result<Response, Fail> {
    let (id, identity) = identity(&app, &table, None).await?;
    let look = |table: &cowbell_table::Table| {
        Ok((last_board(table.game(), Viewer::Spectator), table.phase() == Phase::Over))
    };
    let (scene, is_over) = app.tables.look_for(id, identity, look).await?;
    drawn(&app, network, scene, is_over).await
}

/// The board of a match of the day as it begins, which gives nothing away: the picture for a link to the page.
#[utoipa::path(get, path = "/api/v1/days/{day}/{game}/picture.png", params(("day" = String, Path), ("game" = String, Path)),
    responses((status = 200, description = "a PNG", content_type = "image/png"), (status = 404, body = Problem)))]
pub(super) async fn picture_of_day(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Path((day, game)): Path<(String, String)>,
) -> Result<Response, Fail> {
    let day = seen_day(&day).ok_or(Code::NoSuchPage)?;
    let mut board = day.open(&game).ok_or(Code::NoSuchPage)?;
    day.dice(&game, board.seats()).deal_on(board.as_mut());
    drawn(&app, network, scene_of(board.as_ref(), Viewer::Spectator), true).await
}

/// The position of a puzzle as the seat to move sees it.
#[utoipa::path(get, path = "/api/v1/puzzles/{game}/{number}/picture.png", params(("game" = String, Path), ("number" = usize, Path)),
    responses((status = 200, description = "a PNG", content_type = "image/png"), (status = 404, body = Problem)))]
pub(super) async fn picture_of_puzzle(
    State(app): State<Arc<App>>,
    Caller(network): Caller,
    Path((game, number)): Path<(String, usize)>,
) -> Result<Response, Fail> {
    let puzzle = shipped(&game).get(number).ok_or(Code::NoSuchPage)?;
    let position = puzzle.open(&game).map_err(|_| Code::NoSuchPage)?;
    let scene = scene_of(position.as_ref(), Viewer::Seat(Seat(puzzle.seat)));
    drawn(&app, network, scene, true).await
}

/// A scene as a picture; one that stays as it is can be kept.
async fn drawn(app: &App, network: Network, scene: Scene, stays: bool) -> Result<Response, Fail> {
    let drawn = app.compute(network, move || cowbell_picture::png(&scene)).await?;
    let bytes = drawn.map_err(|_| Code::Busy)?;
    let cache = if stays { "public, max-age=86400" } else { "no-cache" };
    let shared = (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin");
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, cache), shared], bytes).into_response())
}

/// What a picture shows. Some rules clear the board with the last move: then it is the board as that move left it before
/// it was cleared, with the final scores.
fn last_board(game: &dyn AnyMatch, viewer: Viewer) -> Scene {
    let mut scene = scene_of(game, viewer);
    if game.turn() != Turn::Over || game.steps() == 0 {
        return scene;
    }
    let before = scene_of(game.up_to(game.steps() - 1).as_ref(), viewer);
    let on_board = |scene: &Scene| {
        let is_there = |at: &Word| {
            scene.areas.first().is_some_and(|area| area.places.iter().any(|place| place.id == *at))
        };
        scene.pieces.iter().filter(|piece| is_there(&piece.at)).count()
    };
    if on_board(&before) > on_board(&scene) {
        (scene.areas, scene.pieces, scene.groups) = (before.areas, before.pieces, before.groups);
        let last = news_of(game, game.steps() - 1, viewer);
        last.iter().flat_map(|entry| &entry.changes).for_each(|change| lay(&mut scene.pieces, change));
    }
    scene
}

/// Lays one piece from where it is to where the change says.
fn lay(pieces: &mut Vec<Piece>, change: &Change) {
    let (Motion::Place, Some(from), Some(to)) = (change.motion, &change.from, &change.to) else { return };
    let Some(index) = pieces.iter().position(|piece| piece.at == *from) else { return };
    let mut laid = pieces[index].clone();
    if pieces[index].count > 1 {
        pieces[index].count -= 1;
    } else {
        pieces.remove(index);
    }
    (laid.id, laid.at, laid.count) = (to.clone(), to.clone(), 1);
    pieces.push(laid);
}

/// The front page with the preview of the table or day at this path, if it has one.
pub(super) async fn with_tags(app: &App, path: &str, headers: &HeaderMap, page: String) -> String {
    let found = match path.split('/').collect::<Vec<_>>()[..] {
        ["r" | "t", table] => of_table(app, table).await,
        ["day"] => of_day("today"),
        ["day", day] => of_day(day),
        ["puzzles", game, number] => of_puzzle(game, number),
        _ => None,
    };
    let Some((title, picture)) = found else { return page };
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = text("x-forwarded-proto").filter(|scheme| *scheme == "https").unwrap_or("http");
    let origin = format!("{scheme}://{}", text("host").unwrap_or("localhost"));
    let mut tags = String::new();
    for (name, value) in [
        ("og:type", "website"),
        ("og:site_name", "Cowbell"),
        ("og:title", &title),
        ("og:url", &format!("{origin}/{path}")),
        ("og:image", &format!("{origin}/api/v1/{picture}")),
        ("og:image:width", &cowbell_picture::SIZE.0.to_string()),
        ("og:image:height", &cowbell_picture::SIZE.1.to_string()),
    ] {
        let _ = write!(tags, r#"<meta property="{name}" content="{}" />"#, escaped(value));
    }
    tags.push_str(r#"<meta name="twitter:card" content="summary_large_image" />"#);
    page.replacen("</head>", &format!("{tags}</head>"), 1)
}

/// The title of a table and the path of its picture.
async fn of_table(app: &App, table: &str) -> Option<(String, String)> {
    let (id, identity) = identity(app, table, None).await.ok()?;
    let title = app.tables.look_for(id, identity, |table| Ok(title(table))).await.ok()?;
    Some((title, format!("tables/{table}/picture.png")))
}

/// The same for a day: `Cowbell 2026-11-16: Kuhlorado, Te Kuiti`, with the board of the first game.
fn of_day(day: &str) -> Option<(String, String)> {
    let day = seen_day(day)?;
    let names = infos().iter().filter(|info| day.games().any(|game| game == info.slug)).map(|info| info.name);
    let title = format!("Cowbell {day}: {}", names.collect::<Vec<_>>().join(", "));
    Some((title, format!("days/{day}/{}/picture.png", day.games().next()?)))
}

/// The same for a puzzle: `Cowbell: Te Kuiti`, in no language.
fn of_puzzle(game: &str, number: &str) -> Option<(String, String)> {
    let number: usize = number.parse().ok()?;
    shipped(game).get(number)?;
    let name = infos().iter().find(|info| info.slug == game)?.name;
    Some((format!("Cowbell: {name}"), format!("puzzles/{game}/{number}/picture.png")))
}

/// `Kuhlorado: Ada 23 – 20 Bo`, in no language: the reader's is not known here.
fn title(table: &cowbell_table::Table) -> String {
    let shown = table.show(Viewer::Spectator);
    let scene = scene_of(table.game(), Viewer::Spectator);
    let names = shown.seats.iter().map(|seat| match &seat.player {
        Some(Player::Human(name)) => name.clone(),
        Some(Player::Bot(_)) => "Bot".into(),
        None => "…".into(),
    });
    let names: Vec<String> = names.collect();
    let points: Vec<String> = scene.sides.iter().map(|side| side.score.to_string()).collect();
    let game = table.game().info().name;
    match (shown.phase, &names[..], &points[..]) {
        (Phase::Waiting, ..) => format!("{game}: {}", names.join(" – ")),
        (_, [one, two], [first, second]) => format!("{game}: {one} {first} – {second} {two}"),
        _ => {
            let each = names.iter().zip(&points).map(|(name, points)| format!("{name} {points}"));
            format!("{game}: {}", each.collect::<Vec<_>>().join(", "))
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use cowbell_catalog::open;
    use cowbell_rules::{Dice as _, quick};

    use super::*;

    #[test]
    fn a_board_that_the_last_move_cleared_is_drawn_with_that_move() {
        let mut dice = quick(5);
        let mut game = open("tic-tac-town", &Default::default()).unwrap();
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Seat(seat) => {
                    let moves = game.legal();
                    game.play(seat, &moves[dice.below(moves.len() as u32) as usize]).unwrap();
                }
                _ => drop(game.deal(&mut dice)),
            }
        }
        let last = news_of(game.as_ref(), game.steps() - 1, Viewer::Spectator);
        let laid = last.iter().flat_map(|entry| &entry.changes).find(|change| change.motion == Motion::Place);
        let cell = laid.and_then(|change| change.to.clone()).unwrap();
        let scene = last_board(game.as_ref(), Viewer::Spectator);
        assert_eq!(scene.pieces.iter().filter(|piece| piece.at == cell).count(), 1, "{cell}");
        let now = scene_of(game.as_ref(), Viewer::Spectator);
        assert!(now.pieces.iter().all(|piece| piece.at != cell), "the rules have cleared it");
    }
}
