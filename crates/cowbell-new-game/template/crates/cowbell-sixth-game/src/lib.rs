//! Sixth Game: two players roll a die as often as they dare, and hold before a one takes the points of the turn.
//!
//! The state is [`SixthGame`]; `RULES.md` beside this crate has the rules in words, as executable scenarios. Nothing is
//! hidden.

mod apply;
mod board;
mod encode;
mod fault;
mod game;
mod legal;
mod moves;
mod options;
mod position;
mod score;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use board::{BUST, FACES, TURNS};
pub use fault::Fault;
pub use moves::{Chance, Move};
pub use options::Options;
pub use state::SixthGame;
pub use view::View;
