//! MOW: farmers add cows at the ends of a herd and try not to be the one who has to take it home with all its
//! flies.
//!
//! The state is [`Mow`]; `RULES.md` beside this crate has the rules in words, as executable scenarios. Hands
//! are secret; the deck has no order until a card is drawn; everything that was ever face up is remembered.
//!
//! ```
//! use cowbell_mow::{Mow, Options};
//! use cowbell_rules::{Game, Match, Pick, Seat, Turn, Viewer, quick};
//!
//! let options = Options { seats: 3, first_starter: Pick::Seat(Seat(1)), ..Options::default() };
//! let mut game = Match::<Mow>::new(&options);
//! game.roll_on(&mut quick(1));
//! assert_eq!(game.state().turn(), Turn::Seat(Seat(1)));
//!
//! // Five cards each; a farmer sees only their own.
//! let view = game.state().view(Viewer::Seat(Seat(0)));
//! assert_eq!(view.hand.map(|hand| hand.len()), Some(5));
//! assert_eq!(game.recall(Viewer::Spectator)[0].text(), "deal ?");
//!
//! // With no herd on the table there is nothing to take.
//! let refusal = game.play_text(Seat(1), "take").unwrap_err();
//! assert_eq!(refusal.code, "NOTHING_TO_TAKE");
//! ```

#![warn(clippy::missing_panics_doc)]

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
pub use herd::Laid;
pub use moves::{Chance, End, Move};
pub use options::{NextStart, Options};
pub use state::{Arrow, Mow};
pub use view::{CowView, HerdView, SeatView, View};
