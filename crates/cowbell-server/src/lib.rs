//! Tables by link, live play, durable logs, fair dice.
//!
//! The match logic ([`table`]) is a pure state machine over a journal of entries. Around it: a [`store`] that keeps
//! journals, a bus that carries "table changed", rooms that bring viewers and tables together, and the
//! doors, HTTP and WebSocket.

mod app;
mod assets;
mod board;
mod brain;
pub mod bus;
mod claim;
mod config;
mod entry;
pub mod fair;
mod files;
mod follow;
mod hex;
mod http;
mod hub;
mod inbox;
mod limit;
mod log;
pub mod meter;
mod migrate;
pub mod offline;
mod room;
mod serve;
mod socket;
pub mod store;
pub mod table;
mod think;
mod token;
pub mod verify;

pub use assets::{Asset, Assets, Bare};
pub use brain::{Brain, Monkey};
pub use config::{BusSetting, Config, LogForm, StoreSetting};
pub use entry::{Entry, Link, Row, TableId};
pub use hub::Hub;
pub use log::start_log;
pub use migrate::{Moved, migrate};
/// What gives memory: a move makes and drops many small texts, and with this one it costs a tenth less CPU. A program
/// that serves names it as its global allocator.
pub use mimalloc::MiMalloc as Memory;
pub use serve::{Server, serve};
pub use token::{Key, Token};
