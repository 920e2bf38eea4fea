//! Tic Tac Town: dice in four colours on one small board, and secret goal cards that any three of them in a row
//! may fulfil.
//!
//! The state is [`TicTacTown`]; `RULES.md` beside this crate has the rules in words, as executable scenarios.
//! The only secrets are the faces of the cards in hand: the order of the piles is not decided until a
//! card is drawn.
//!
//! ```
//! use cowbell_rules::{Game, Match, Seat, Turn, Viewer, quick};
//! use cowbell_tic_tac_town::{Options, TicTacTown};
//!
//! let mut game = Match::<TicTacTown>::new(&Options { seats: 3, ..Options::default() });
//! game.roll_on(&mut quick(1));
//!
//! // The first cards are dealt, then seat 0 chooses a pile for its last one.
//! assert_eq!(game.state().turn(), Turn::Seat(Seat(0)));
//! let hand = game.state().hand(Seat(0)).slots();
//!
//! // Its owner knows the card; everyone else has only seen its back.
//! let [own, others] = [Viewer::Seat(Seat(0)), Viewer::Spectator].map(|viewer| game.recall(viewer));
//! assert_eq!(own[0].text(), format!("card {}", hand[0].card));
//! assert_eq!(others[0].text(), "card 1");
//! ```

#![warn(clippy::missing_panics_doc)]

mod apply;
mod board;
mod cards;
mod encode;
mod fault;
mod game;
mod legal;
mod moves;
mod options;
mod pattern;
mod plain;
mod position;
mod reach;
mod score;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use board::{Cell, Colour, Die};
pub use cards::{Card, Cards, Kind};
pub use fault::{Fault, Stage};
pub use moves::{Act, Chance, Move};
pub use options::{Deck, Options};
pub use pattern::{Op, Pattern};
pub use state::{Hand, Phase, Slot, TicTacTown};
pub use view::{CardView, SeatView, View};
