//! Tic Tac Moo: two farmers place animals as their barns dictate, collect herds, and fill a field.
//!
//! The state is [`TicTacMoo`]; `RULES.md` beside this crate has the rules in words, as executable scenarios.
//! Everything is open except the order of the supplies, and that is not decided until a tile is drawn.
//!
//! ```
//! use cowbell_rules::{Game, Match, Seat};
//! use cowbell_tic_tac_moo::{Options, Species, TicTacMoo};
//!
//! // A hen on c3, a hen and a pig on red's farmhands, a hen in red's barn.
//! let position = "3 . . H . . . . .\nhand0 HP\nbarn0 H";
//! let state = TicTacMoo::from_position(&Options::default(), position).unwrap();
//! let mut game = Match::from_state(state);
//!
//! // Every tile goes next to an animal of the species in the player's own barn.
//! game.play_text(Seat(0), "Hb3").unwrap();
//! assert_eq!(game.state().tiles(Species::Hen).count_ones(), 2);
//! let refusal = game.play_text(Seat(0), "Pf4").unwrap_err();
//! assert_eq!(refusal.code, "NOT_ADJACENT_TO_BARN_SPECIES");
//! ```

#![warn(clippy::missing_panics_doc)]

mod apply;
mod board;
mod encode;
mod fault;
mod game;
mod legal;
mod moves;
mod options;
mod plain;
mod position;
mod score;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use board::{Cell, Cells, Species, TILES};
pub use fault::Fault;
pub use moves::{Chance, Move, Pair};
pub use options::{Fields, Options, SupplyEnd, WinCheck, WinTime};
pub use score::End;
pub use state::TicTacMoo;
pub use view::{FieldView, SeatView, View};
