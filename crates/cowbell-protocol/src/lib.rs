//! The messages between client and server, version 1: plain data, no behaviour.
//!
//! Over the socket a client sends [`ClientMessage`]s and reads [`ServerMessage`]s; over HTTP the same
//! [`Action`]s and the same [`Table`] serve as request and response. Moves and events are in notation, seats are
//! 0-based numbers. Turns, standings and events are the types of `cowbell-rules`. The TypeScript types in `bindings/` are
//! written by this crate's tests.
//!
//! ```
//! use cowbell_protocol::{Action, ClientMessage, Problem, ServerMessage, VERSION};
//!
//! // The first message of a socket opens a table; the secret of a seat makes it a player.
//! let hello = ClientMessage::Hello {
//!     protocol: VERSION,
//!     table: "00000000000000a1".into(),
//!     token: None,
//!     show: Default::default(),
//!     paced: false,
//! };
//! assert_eq!(
//!     serde_json::to_string(&hello).unwrap(),
//!     r#"{"type":"hello","protocol":1,"table":"00000000000000a1","show":"view"}"#
//! );
//!
//! // A move answers a version of the table; the number in front comes back with the answer.
//! let play = ClientMessage::Do { id: 7, action: Action::Play { version: 12, mv: "Hc3".into() }, lag: 0 };
//! assert_eq!(
//!     serde_json::to_string(&play).unwrap(),
//!     r#"{"type":"do","id":7,"action":{"type":"play","version":12,"move":"Hc3"}}"#
//! );
//! let answer = ServerMessage::read(r#"{"type":"done","id":7,"version":13}"#).unwrap();
//! assert!(matches!(answer, ServerMessage::Done { id: 7, version: 13 }));
//!
//! // What the rules refuse comes as a problem with a stable code.
//! let problem = Problem::from(cowbell_rules::Refusal::not_a_move("moo"));
//! assert_eq!((problem.code.as_str(), problem.status()), ("NOT_A_MOVE", 422));
//! ```

mod action;
mod chat;
mod clock;
mod day;
mod http;
mod news;
mod problem;
mod push;
mod puzzle;
mod scene;
mod shapes;
mod socket;
mod table;

pub use action::{Action, Level, Phrase, Request};
pub use chat::{Block, BlockedPerson, Blocks, Chat, Earlier, LINES, Line, Report};
pub use clock::{Clock, Clocks, OutOfTime, Pace};
pub use day::{DayAnswer, DayBot, DayMatch, DayMatches, DayPuzzle, DayTable, DayTry, NewDayTable};
pub use http::{
    Considered, Created, DayMessage, Done, GameInfo, Hint, Imported, Join, Joined, Kept, Legal, Lobby,
    LobbyTable, Log, NewTable, Revision, Saying, SeatKind, Seek, Sought, Waiting,
};
pub use news::{News, What};
pub use problem::{Code, Problem};
pub use push::{Device, DeviceCount, Endpoint, PushKey, Reminded};
pub use puzzle::{Puzzle, PuzzleList, PuzzleMove};
pub use scene::{Analysis, Branch, Draft, Draw, History, Judged, Moment, Proof, Sketch};
pub use socket::{ClientMessage, ServerMessage};
pub use table::{Head, Over, Phase, Player, Reason, SeatInfo, Show, State, Table, Takeback};

/// Version of this protocol, in every path (`/api/v1`) and in the first message of a socket.
pub const VERSION: u32 = 1;

/// JSON written by a game and passed on unchanged.
pub type Raw = Box<serde_json::value::RawValue>;
