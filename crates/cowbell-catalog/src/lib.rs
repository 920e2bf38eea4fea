//! The one list of games, and what stands on it: a visitor for typed code, an erased match for the edges,
//! and the record, a match as text.
//!
//! ```
//! use cowbell_catalog::{open, Options};
//! use cowbell_rules::{Turn, quick};
//!
//! let mut game = open("tic-tac-moo", &Options::new()).unwrap();
//! let mut dice = quick(1);
//! while game.turn() == Turn::Chance {
//!     let outcome = game.draw(&mut dice);
//!     game.settle(&outcome).unwrap();
//! }
//! assert_eq!(game.legal().len(), 36);
//! ```

mod any;
mod list;
mod record;
mod sketch;

pub use any::AnyMatch;
pub use list::games;
pub use list::{OpenError, Options, Visitor, infos, open, options_of, visit, visit_all};
pub use record::{Header, Line, Record, RecordError};
pub use sketch::sketch;
