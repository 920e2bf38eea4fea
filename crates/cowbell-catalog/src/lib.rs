//! The list of all games, and what is built on it: a visitor for typed code, the erased match for code that does not
//! know the game, and the record, a match as text.
//!
//! ```
//! use cowbell_catalog::{Options, Record, open};
//! use cowbell_rules::{Seat, Turn, Viewer, quick};
//!
//! // A match by name. Chance acts first: here it draws the tiles.
//! let mut game = open("tic-tac-moo", &Options::new()).unwrap();
//! game.roll_on(&mut quick(1));
//! assert_eq!(game.legal().len(), 36);
//!
//! // Moves are text. A refused one changes nothing and names its rule.
//! let Turn::Seat(seat) = game.turn() else { panic!("someone begins") };
//! assert_eq!(game.play(seat, "Ca4").unwrap_err().clause, Some("TTM-12"));
//! let first = game.legal().remove(0);
//! assert_eq!(game.play(seat, &first).unwrap().text, first);
//!
//! // The match up to any step, as any viewer may know it.
//! let before = game.up_to(game.steps() - 1);
//! assert_ne!(before.view(Viewer::Spectator), game.view(Viewer::Spectator));
//!
//! // The record is the same match as text, and reads back.
//! let text = Record::of(game.as_ref(), vec!["Ada".into(), "Bo".into()]).to_string();
//! let record = Record::parse(&text).unwrap();
//! let mut again = record.open();
//! record.lines.iter().for_each(|line| line.add(again.as_mut()).unwrap());
//! assert_eq!(again.position(), game.position());
//! ```

mod any_match;
mod list;
mod numbered;
mod record;
mod sketch;

pub use any_match::{AnyMatch, Dealt, Played, Snapshot, deal_on, typed};
pub use list::games;
pub use list::{
    OpenError, Options, UnknownRules, Visitor, infos, of_day, open, open_by, options_of, visit, visit_all,
    visit_match,
};
pub use numbered::Numbered;
pub use record::{Header, Record, RecordError, RecordLine, add_event};
pub use sketch::sketch;
