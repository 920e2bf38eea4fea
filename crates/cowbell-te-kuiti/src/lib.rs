//! Te Kuiti: one player fences sheep in, the other looks for pairs; then they swap roles. Solo: clear the meadow.
//!
//! The state is [`TeKuiti`]; `RULES.md` beside this crate has the rules in words, as executable scenarios.
//! A tile gets its face when it is first flipped, so a state holds what has been seen and nothing else. It
//! remembers perfectly; people are shown less (see `view.rs`), because remembering is the point.
//!
//! ```
//! use cowbell_rules::{Game, Match, Pick, Seat, Turn, Viewer};
//! use cowbell_te_kuiti::{Options, TeKuiti};
//!
//! let options = Options { first_shepherd: Pick::Seat(Seat(0)), ..Options::default() };
//! let mut game = Match::<TeKuiti>::new(&options);
//!
//! // The shepherd player places two fences, then the sheep player flips tiles.
//! game.play_text(Seat(0), "fence a1s").unwrap();
//! game.play_text(Seat(0), "fence a1w").unwrap();
//! game.play_text(Seat(1), "flip c3").unwrap();
//! game.settle_text("tile J").unwrap();
//! assert_eq!(game.state().turn(), Turn::Seat(Seat(1)));
//! assert_eq!(game.state().view(Viewer::Spectator).stock, 28);
//! ```

#![warn(clippy::missing_panics_doc)]

mod apply;
mod board;
mod daily;
mod encode;
mod fault;
mod fences;
mod game;
mod legal;
mod moves;
mod options;
mod pens;
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
pub use pens::Pen;
pub use state::TeKuiti;
pub use tiles::{Kind, Tile};
pub use view::{Spot, View};
