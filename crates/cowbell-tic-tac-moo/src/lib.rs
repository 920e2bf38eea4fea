//! Tic Tac Moo: two farmers lay animals by the rule of their barn, collect herds, and fill a field.
//!
//! The state is [`TicTacMoo`]; `RULES.md` beside this crate has the rules in words, as executable scenarios.
//! Everything is open but the order of the supplies, and that is not decided before a tile is drawn.

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
