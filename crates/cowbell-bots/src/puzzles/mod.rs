//! Puzzles: positions from matches between bots with one clearly best move, from what the seat to move knows.
//!
//! `cowbell puzzles GAME` makes them ([`Maker`]); those that ship are in `puzzles/<slug>.jsonl` beside this crate, one per line
//! ([`shipped`]), all written by `make puzzles`. The answer was confirmed with ten times the effort that found it, or by the
//! exact solver. What the move does, in words, clients take from the scene.

mod make;
mod of_day;
mod rate;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cowbell_catalog::{AnyMatch, OpenError, Options, open};
use serde::{Deserialize, Serialize};

pub use make::{Maker, make_any};
pub use of_day::of_day;

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The options of the table.
    pub options: Options,
    /// The position as text. It contains what the seat to move does not know: clients are shown a scene for that seat.
    pub position: String,
    /// The seat to move.
    pub seat: u8,
    /// The moves that got a closer look, the best first.
    pub moves: Vec<Answer>,
    /// How far the best move is ahead of every other one.
    pub lead: f32,
    /// Whether that was calculated to the end of the match.
    pub is_exact: bool,
    /// How often bots find the best move: easy, medium, hard, expert.
    pub found: [f32; 4],
    /// How hard it is: a player of this rating finds it every other time.
    pub rating: u16,
    /// The seed of the match it comes from.
    pub seed: u64,
}

/// A move of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// What the seat can expect after it.
    pub value: f32,
}

impl Puzzle {
    /// The best move.
    pub fn answer(&self) -> &str {
        &self.moves[0].mv
    }

    /// The match at the puzzle's position.
    ///
    /// # Errors
    ///
    /// If the options or the position are not of this game.
    pub fn open(&self, slug: &str) -> Result<Box<dyn AnyMatch>, OpenError> {
        let mut game = open(slug, &self.options)?;
        game.set_position(&self.position).map_err(|error| OpenError::BadOptions(error.to_string()))?;
        Ok(game)
    }
}

/// The files that ship, one for each game.
#[derive(rust_embed::Embed)]
#[folder = "puzzles/"]
struct Files;

/// The puzzles of a game that ship with this crate; none for a game that has none. A puzzle's number in this list is its address
/// and decides on which day it comes, so new ones are added at the end.
pub fn shipped(slug: &str) -> &'static [Puzzle] {
    static PUZZLES: LazyLock<BTreeMap<String, Vec<Puzzle>>> = LazyLock::new(|| {
        let read = |line: &str| serde_json::from_str(line).expect("a test reads every shipped puzzle");
        let all_of = |name: std::borrow::Cow<'static, str>| {
            let file = Files::get(&name)?;
            let text = str::from_utf8(&file.data).expect("puzzles are text");
            Some((name.strip_suffix(".jsonl")?.to_string(), text.lines().map(read).collect()))
        };
        Files::iter().filter_map(all_of).collect()
    });
    PUZZLES.get(slug).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests;
