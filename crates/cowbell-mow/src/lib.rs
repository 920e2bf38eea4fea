//! MOW: farmers add cows to a herd at its ends and try to be elsewhere when it must be taken home with all
//! its flies.
//!
//! The state is [`Mow`]; `RULES.md` beside this crate has the rules in words, as executable scenarios. Hands
//! are secret; the deck has no order before a card is drawn; everything that was ever open is remembered.

mod apply;
mod board;
mod cards;
mod encode;
mod faces;
mod fault;
mod game;
mod herd;
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

pub use board::Card;
pub use faces::{Kind, Packet};
pub use fault::Fault;
pub use moves::{Chance, End, Move};
pub use options::{NextStart, Options};
pub use state::{Arrow, Mow};
pub use view::{CowView, HerdView, SeatView, View};
