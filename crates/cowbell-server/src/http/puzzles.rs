//! Puzzles: which there are, and one of them as the seat to move sees it.

use axum::Json;
use axum::extract::Path;
use cowbell_bots::puzzles::shipped;
use cowbell_catalog::infos;
use cowbell_protocol::{Code, Problem, Puzzle, PuzzleList, PuzzleMove};
use cowbell_rules::{Seat, Viewer};
use cowbell_scene::{reasons_of, scene_of, theme_of};
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
    let seat = Seat(puzzle.seat);
    let ranked: Vec<(&str, f32)> = puzzle.moves.iter().map(|answer| (&*answer.mv, answer.value)).collect();
    Ok(Json(Puzzle {
        seat: puzzle.seat,
        scene: raw(&scene_of(position.as_ref(), Viewer::Seat(seat))),
        reasons: raw(&reasons_of(position.as_ref(), seat, &ranked)),
        theme: raw(&theme_of(position.as_ref(), seat, puzzle.answer())),
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Every puzzle is about something, a game's puzzles are about different things, and no two look the same to the player.
    #[test]
    fn puzzles_vary_and_have_themes() {
        for info in infos() {
            let (mut themes, mut scenes) = (BTreeMap::<String, usize>::new(), Vec::new());
            for puzzle in shipped(info.slug) {
                let position = puzzle.open(info.slug).expect("a test of the bots opens all");
                let seat = Seat(puzzle.seat);
                let theme = theme_of(position.as_ref(), seat, puzzle.answer()).expect("a theme");
                *themes.entry(theme.id.to_string()).or_default() += 1;
                scenes.push(
                    serde_json::to_string(&scene_of(position.as_ref(), Viewer::Seat(seat))).expect("JSON"),
                );
            }
            let count = scenes.len();
            scenes.sort_unstable();
            scenes.dedup();
            assert_eq!(scenes.len(), count, "{}: two puzzles look the same", info.slug);
            let most = themes.values().max().copied().unwrap_or(0);
            assert!(themes.len() >= 5 && 3 * most <= 2 * count, "{}: {themes:?}", info.slug);
        }
    }
}
