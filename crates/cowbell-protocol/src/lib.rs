//! What client and server say to each other, version 1: plain data, no behaviour.
//!
//! Over the socket a client sends [`ClientMessage`]s and reads [`ServerMessage`]s; over HTTP the same
//! [`Action`]s and the same [`Table`] travel as request and response. Moves and events are in notation, seats are
//! 0-based numbers. The TypeScript types in `bindings/` are written by this crate's tests.

mod action;
mod http;
mod news;
mod problem;
mod scene;
mod socket;
mod table;

pub use action::{Action, Level, Phrase};
pub use http::{
    Created, Done, GameInfo, Hint, Imported, Join, Joined, Legal, Lobby, LobbyTable, Log, NewTable, Saying,
    SeatKind,
};
pub use news::{News, What};
pub use problem::{Code, Problem};
pub use scene::{Analysis, Branch, Draft, History, Judged, Moment, Proof, Sketch};
pub use socket::{ClientMessage, ServerMessage};
pub use table::{Event, Over, Phase, Player, Reason, SeatInfo, Show, Standing, State, Table, Turn};

/// Version of this protocol, in every path (`/api/v1`) and in the first message of a socket.
pub const VERSION: u32 = 1;

/// JSON that was written by a game and is passed on as it is.
pub type Raw = Box<serde_json::value::RawValue>;
