//! What a link to a table looks like elsewhere: a title and a picture of the board (Open Graph). Only what a spectator may
//! see is in it; a table that is closed to spectators has no preview until its match is over.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Code, Phase, Player, Problem};
use cowbell_rules::{Turn, Viewer};
use cowbell_scene::{Scene, Word, scene_of};

use super::gate::Fail;
use super::tables::who;
use crate::app::App;

/// The board as a picture.
#[utoipa::path(get, path = "/api/v1/tables/{table}/picture.png", params(("table" = String, Path)),
    responses((status = 200, description = "a PNG", content_type = "image/png"), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
) -> Result<Response, Fail> {
    let (id, viewer) = who(&app, &table, None).await?;
    let look =
        |table: &cowbell_table::Table| Ok((last_board(table.game(), viewer), table.phase() == Phase::Over));
    let (scene, is_over) = app.tables.look(id, look).await?;
    let drawn = tokio::task::spawn_blocking(move || cowbell_picture::png(&scene)).await;
    let bytes = drawn.ok().and_then(Result::ok).ok_or(Code::Busy)?;
    let cache = if is_over { "public, max-age=86400" } else { "no-cache" };
    let shared = (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin");
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, cache), shared], bytes).into_response())
}

/// What a picture shows. Some rules clear the board with the last move: then it is the board before that move, with the
/// final scores.
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
    }
    scene
}

/// The front page with the preview of the table at this path, if it has one.
pub(super) async fn with_tags(app: &App, path: &str, headers: &HeaderMap, page: String) -> String {
    let table = path.strip_prefix("r/").or_else(|| path.strip_prefix("t/"));
    let Some(table) = table.filter(|table| !table.contains('/')) else { return page };
    let Ok((id, _)) = who(app, table, None).await else { return page };
    let Ok(title) = app.tables.look(id, |table| Ok(title(table))).await else { return page };
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = text("x-forwarded-proto").filter(|scheme| *scheme == "https").unwrap_or("http");
    let origin = format!("{scheme}://{}", text("host").unwrap_or("localhost"));
    let mut tags = String::new();
    for (name, value) in [
        ("og:type", "website"),
        ("og:site_name", "Cowbell"),
        ("og:title", &title),
        ("og:url", &format!("{origin}/{path}")),
        ("og:image", &format!("{origin}/api/v1/tables/{table}/picture.png")),
        ("og:image:width", &cowbell_picture::SIZE.0.to_string()),
        ("og:image:height", &cowbell_picture::SIZE.1.to_string()),
    ] {
        let _ = write!(tags, r#"<meta property="{name}" content="{}" />"#, escaped(value));
    }
    tags.push_str(r#"<meta name="twitter:card" content="summary_large_image" />"#);
    page.replacen("</head>", &format!("{tags}</head>"), 1)
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
