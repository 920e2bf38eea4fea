//! Tic Tac Town: dice in four colours on one small board, and secret goal cards that any three of them in a row
//! may fulfil.
//!
//! The state is [`TicTacTown`]; `RULES.md` beside this crate has the rules in words, as executable scenarios.
//! The only secrets are the faces of the cards in the hands: the order of the piles is not decided before a
//! card is drawn.

mod apply;
mod board;
mod cards;
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

pub use board::{Cell, Colour, Die};
pub use cards::{Card, Cards, Kind, Op, Pattern};
pub use fault::{Fault, Stage};
pub use moves::{Act, Chance, Move};
pub use options::{Deck, Options};
pub use state::{Hand, Phase, Slot, TicTacTown};
pub use view::{CardView, SeatView, View};
