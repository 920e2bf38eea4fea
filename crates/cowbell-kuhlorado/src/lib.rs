//! Kuhlorado: two farmers roll dice and mark the cells of one sheet, for the most marks along its borders,
//! around its troughs, and in connected areas.
//!
//! The state is [`Kuhlorado`]; `RULES.md` beside this crate has the rules in words, as executable scenarios.
//! Nothing is hidden; chance is the sheet, the starter and the dice.

mod apply;
mod board;
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
pub use score::{Contest, Score, area_points, areas};
pub use sheet::{Sheet, SheetId, Trough};
pub use state::{Kuhlorado, Phase};
pub use view::{AreaView, ContestView, SeatView, View};
