//! Kuhlorado: two farmers roll dice and mark the cells of one sheet, for the most marks along its borders,
//! around its troughs, and in connected areas.
//!
//! The state is [`Kuhlorado`]; `RULES.md` beside this crate has the rules in words, as executable scenarios.
//! Nothing is hidden; chance is the sheet, the starter and the dice.
//!
//! ```
//! use cowbell_kuhlorado::{Kuhlorado, Options};
//! use cowbell_rules::{Game, Match, Pick, Seat, Turn};
//!
//! // Sheet K10, seat 1 begins: the table has decided both, so the first event is a roll.
//! let options =
//!     Options { sheet: "K10".parse().unwrap(), starter: Pick::Seat(Seat(1)), ..Options::default() };
//! let mut game = Match::<Kuhlorado>::new(&options);
//! game.settle_text("roll 12").unwrap();
//! assert_eq!(game.state().turn(), Turn::Seat(Seat(1)));
//!
//! // Keep the dice, then mark a cell that shows a 1 or a 2.
//! game.play_text(Seat(1), "keep").unwrap();
//! let mut moves = Vec::new();
//! game.state().legal_moves(&mut moves);
//! assert_eq!(moves.len(), 16);
//! game.play(Seat(1), moves[0]).unwrap();
//! assert_eq!(game.state().marks(Seat(1)).count_ones(), 1);
//! ```

#![warn(clippy::missing_panics_doc)]

mod apply;
mod board;
mod daily;
mod design;
mod encode;
mod fault;
mod game;
mod generator;
mod legal;
mod moves;
mod options;
mod plain;
mod position;
mod score;
mod sheet;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use board::{Cell, Cells, MEADOWS, Symbol, apart, beside, each};
pub use design::violations;
pub use fault::Fault;
pub use moves::{Again, Chance, Kind, Move};
pub use options::{Options, SheetOption};
pub use score::{Contest, Score, area_around, area_points, areas};
pub use sheet::{Sheet, SheetId, Trough};
pub use state::{Kuhlorado, Phase};
pub use view::{AreaView, ContestView, SeatView, View};
