//! The vocabulary of Cowbell: what a game, a seat, a turn, a chance event, a view and a refusal are.
//!
//! This crate knows no game. It does no I/O, reads no clock, owns no random source and holds no global
//! state. A game implements [`Game`] (and [`Encode`], for learning); everything else, from the bots to the
//! browser, is written against these traits.
//!
//! # From zero to playing a match
//!
//! ```
//! use cowbell_rules::{Dice, Game, Match, Seat, Turn, Viewer, quick};
//! use cowbell_tic_tac_moo::{Options, TicTacMoo};
//!
//! // A match is options and a log of events; dice come from outside, so a seed makes it repeatable.
//! let mut dice = quick(2026);
//! let mut game = Match::<TicTacMoo>::new(&Options::default());
//!
//! // Chance is explicit: here the six tiles and the starting tiles are drawn, one event each.
//! assert_eq!(game.state().turn(), Turn::Chance);
//! game.roll_on(&mut dice);
//!
//! // The player who drew the cow begins, with 36 ways to place the first tile.
//! let Turn::Seat(first) = game.state().turn() else { panic!("a seat begins") };
//! let mut moves = Vec::new();
//! game.state().legal_moves(&mut moves);
//! assert_eq!(moves.len(), 36);
//!
//! // Moves cross every boundary as text. A refusal names a code and a clause, and changes nothing.
//! let refusal = game.play_text(first, "Ca4").unwrap_err();
//! assert_eq!((refusal.code, refusal.clause), ("NOT_OWN_FIELD", Some("TTM-12")));
//!
//! // Play on at random until the match is over.
//! while let Turn::Seat(seat) = game.state().turn() {
//!     game.state().legal_moves(&mut moves);
//!     let mv = moves[dice.below(moves.len() as u32) as usize];
//!     game.play(seat, mv).expect("every listed move is legal");
//!     game.roll_on(&mut dice);
//! }
//! let standing = game.state().standing().expect("the match is over");
//! assert_eq!(standing.places.len(), 2);
//!
//! // A view is all that one seat may know. The log replays to the same match, as far as you like.
//! let _view = game.state().view(Viewer::Seat(Seat(0)));
//! let mut again = Match::<TicTacMoo>::new(&Options::default());
//! game.log().iter().for_each(|event| again.add(*event).unwrap());
//! assert_eq!(again, game);
//! assert_eq!(again.up_to(7).state().turn(), Turn::Seat(first));
//! ```

#![warn(clippy::missing_panics_doc)]

mod dice;
mod encode;
mod fault;
mod game;
mod grid;
mod log;
pub mod notation;
mod numbers;
mod options;
pub mod position;
mod seat;
mod turn;

pub use dice::{Dice, draw_from, draw_listed, quick, weighted};
pub use encode::{Encode, spread, spread_as};
pub use fault::{Fault, Refusal};
pub use game::{Game, Info, Secret};
pub use grid::bits;
pub use log::{Event, EventOf, Match, Told, roll_on, step, tell};
pub use notation::Unreadable;
pub use numbers::{Numbers, running_counts, select};
pub use options::{Choice, Options, Values};
pub use position::PositionError;
pub use seat::{MAX_SEATS, Pick, Seat, Viewer};
#[doc(hidden)]
pub use serde;
pub use turn::{Standing, Turn};
