//! A table, pure: seats and who sits there, the journal of everything that happened, what an action does, undo, offers, fair
//! dice, clocks, and what each viewer is told. No sockets, no store, no async, no random source, and it reads no clock: seeds,
//! ids, keys and the time that a player has used come in as arguments. The server, the offline terminal client and the tests all use it.
//!
//! A table's state follows from its journal alone. [`Table::act`] checks an action and appends to the journal;
//! [`Table::load`] and [`Table::replay`] read it back. The caller of `act` stores the new rows before it tells anyone, and
//! discards the table if that fails. A refused action changes nothing.
//!
//! ```
//! use cowbell_protocol::{Action, NewTable, Phase};
//! use cowbell_rules::{Seat, Turn, Viewer};
//! use cowbell_table::{Seed, Table, TableId, Token, Who};
//!
//! // A table for two people. The first rows of its journal come with it.
//! let request = NewTable {
//!     game: "tic-tac-moo".into(),
//!     options: Default::default(),
//!     seats: Vec::new(),
//!     spectators: true,
//!     ..NewTable::default()
//! };
//! let key = |seat: Seat| Token::new([seat.0; 20]).key();
//! let (mut table, steps) = Table::create(TableId(1), &request, None, &Seed::new([7; 32]), key).unwrap();
//! let mut journal: Vec<_> = steps.into_iter().map(|step| step.row).collect();
//!
//! // The match starts when the last seat is taken: from then on the dice are fixed.
//! for (seat, name) in [(0, "Ada"), (1, "Bo")] {
//!     let token = Token::new([7 + seat; 20]).show(); // random in earnest
//!     let sit = Action::Sit { name: name.into(), promise: String::new(), token: Some(token) };
//!     let acted = table.act(Who::Person(Seat(seat)), &sit).unwrap();
//!     journal.extend(acted.steps.into_iter().map(|step| step.row));
//! }
//! assert_eq!(table.phase(), Phase::Playing);
//!
//! // A move names the version it answers. A refused move changes nothing.
//! let Turn::Seat(seat) = table.game().turn() else { panic!("someone begins") };
//! let mv = table.legal(Viewer::Seat(seat)).remove(0);
//! let play = Action::Play { version: table.version(), mv };
//! assert!(table.act(Who::Person(seat.other()), &play).is_err());
//! let acted = table.act(Who::Person(seat), &play).unwrap();
//! journal.extend(acted.steps.into_iter().map(|step| step.row));
//!
//! // A table loaded from the journal shows every viewer the same.
//! let again = Table::load(TableId(1), &journal).unwrap();
//! assert_eq!(again.chain_hash(), table.chain_hash());
//! assert_eq!(again.log(Viewer::Spectator), table.log(Viewer::Spectator));
//! ```

mod act;
mod chain;
mod chat;
mod clock;
pub mod day;
mod dedup;
mod entry;
pub mod fair;
mod hex;
mod late;
mod leavers;
mod mark;
mod name;
mod news_json;
mod record;
mod replay;
mod requests;
mod salts;
mod seats;
mod show;
mod sign;
mod table;
mod token;
pub mod verify;

pub use chain::{ChainHash, JournalRow};
pub use clock::Elapsed;
pub use cowbell_bots::Level as BotLevel;
pub use entry::{Chair, Entry, TableId};
pub use fair::{Fair, Seed};
pub use mark::{Mark, seek_key};
pub use news_json::{Telling, text};
pub use replay::Broken;
pub use show::raw;
pub use sign::ServerKey;
pub use table::{Acted, Opening, Step, Table, Who, check_level, unknown_rules};
pub use token::{Key, Token};
pub use verify::verify;

#[cfg(test)]
mod tests;
