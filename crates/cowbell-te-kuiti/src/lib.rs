//! Te Kuiti: one player fences sheep in, the other looks for pairs; then they swap. Alone: clear the meadow.
//!
//! The state is [`TeKuiti`]; `RULES.md` beside this crate has the rules in words, as executable scenarios.
//! A tile gets its face when it is first flipped, so a state holds what has been seen and nothing else. It
//! remembers perfectly; people are shown less (see `view.rs`), because remembering is the game.

mod apply;
mod board;
mod encode;
mod fault;
mod fences;
mod game;
mod legal;
mod moves;
mod options;
mod picture;
mod plain;
mod position;
mod score;
mod state;
mod tiles;
mod view;

#[cfg(test)]
mod tests;

pub use board::{Cell, Cells, Edge, Side};
pub use fault::{Deed, Fault, Step};
pub use fences::Fences;
pub use moves::{Chance, Move, Pair};
pub use options::{Daisies, FinalPhase, MemoryAid, Mode, Options};
pub use state::TeKuiti;
pub use tiles::{Kind, Tile};
pub use view::{Spot, View};
