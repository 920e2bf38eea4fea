//! Tables by link, live play, durable logs, fair dice.
//!
//! The match logic ([`table`]) is a pure state machine over a journal of entries. Around it: a [`store`] that keeps
//! journals, a bus that carries "table changed", rooms that bring viewers and tables together, and the
//! doors, HTTP and WebSocket.

mod board;
mod brain;
pub mod bus;
mod entry;
pub mod fair;
mod hex;
mod hub;
pub mod meter;
mod room;
pub mod store;
pub mod table;
mod token;

pub use brain::{Brain, Monkey};
pub use entry::{Entry, Link, Row, TableId};
pub use hub::Hub;
pub use token::{Key, Token};
