//! Tables by link, live play, durable logs, fair dice.
//!
//! The match logic ([`table`]) is a pure state machine over a journal of entries. Around it: a [`store`] that keeps
//! journals, a bus that carries "table changed", rooms that bring viewers and tables together, and the
//! doors, HTTP and WebSocket.

mod board;
mod entry;
pub mod fair;
mod hex;
pub mod store;
pub mod table;
mod token;

pub use entry::{Entry, Link, Row, TableId};
pub use token::{Key, Token};
