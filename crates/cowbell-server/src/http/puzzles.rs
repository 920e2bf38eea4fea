//! Puzzles: which there are, and one of them as the seat to move sees it.

use axum::Json;
use axum::extract::Path;
use cowbell_bots::puzzles::shipped;
use cowbell_catalog::infos;
use cowbell_protocol::{Code, Problem, Puzzle, PuzzleList, PuzzleMove};
use cowbell_rules::{Seat, Viewer};
use cowbell_scene::scene_of;
use cowbell_table::raw;

use super::gate::Reply;

/// The puzzles of every game.
#[utoipa::path(get, path = "/api/v1/puzzles", responses((status = 200, body = Vec<PuzzleList>)))]
pub(super) async fn list() -> Json<Vec<PuzzleList>> {
    let of = |slug: &str| PuzzleList {
        game: slug.into(),
        ratings: shipped(slug).iter().map(|puzzle| puzzle.rating).collect(),
    };
    Json(infos().iter().map(|info| of(info.slug)).collect())
}

/// A puzzle.
#[utoipa::path(get, path = "/api/v1/puzzles/{game}/{number}", params(("game" = String, Path), ("number" = usize, Path)),
    responses((status = 200, body = Puzzle), (status = 404, body = Problem)))]
pub(super) async fn one(Path((game, number)): Path<(String, usize)>) -> Reply<Puzzle> {
    let puzzle = shipped(&game).get(number).ok_or(Code::NoSuchPage)?;
    let position = puzzle.open(&game).map_err(|_| Code::NoSuchPage)?;
    Ok(Json(Puzzle {
        seat: puzzle.seat,
        scene: raw(&scene_of(position.as_ref(), Viewer::Seat(Seat(puzzle.seat)))),
        moves: puzzle
            .moves
            .iter()
            .map(|answer| PuzzleMove { mv: answer.mv.clone(), value: answer.value })
            .collect(),
        lead: puzzle.lead,
        is_exact: puzzle.is_exact,
        found: puzzle.found,
        rating: puzzle.rating,
    }))
}
