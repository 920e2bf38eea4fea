//! Puzzles over HTTP: positions with one clearly best move.

use serde::Serialize;
use utoipa::ToSchema;

use crate::Raw;

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct PuzzleList {
    /// The game.
    pub game: String,
    /// How hard each puzzle is, the easiest first. The place in this list is the puzzle's number.
    pub ratings: Vec<u16>,
}

/// A puzzle: what the seat to move sees, and the answer.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Puzzle {
    /// The seat to move.
    pub seat: u8,
    /// The scene for that seat.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Raw,
    /// The moves that were examined, the best first.
    pub moves: Vec<PuzzleMove>,
    /// Why the first is better than those after it, in short texts like those of a scene.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub reasons: Raw,
    /// What it is about, in a short text like those of a scene: "Collect two herds". It points at the answer. Nothing for a
    /// game that names no themes.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub theme: Raw,
    /// How far the best move is ahead of every other one.
    pub lead: f32,
    /// Whether that was calculated to the end of the match.
    pub is_exact: bool,
    /// How often bots find the best move: easy, medium, hard, expert.
    pub found: [f32; 4],
    /// How hard it is: a player of this rating finds it every other time.
    pub rating: u16,
}

/// A move of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct PuzzleMove {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// What the seat can expect after it.
    pub value: f32,
}
