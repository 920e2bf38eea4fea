//! The messages on the socket, from the client and from the server. One JSON text per frame.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Action, News, Problem, Show, Table};

/// A message from a client. The first must be `hello`; anything before it is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Opens the table: with a token as the seat it belongs to, without one as a spectator.
    Hello {
        /// The protocol's version: 1.
        protocol: u32,
        /// The table's id.
        table: String,
        /// The secret of the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// How to show the match.
        #[serde(default)]
        show: Show,
        /// Whether this client shows the match step by step and says `seen`: a bot that plays for its player then waits
        /// for that, if nobody else does.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        paced: bool,
    },
    /// Does something.
    Do {
        /// A number chosen by the client and repeated in the answer.
        id: u32,
        /// What.
        action: Action,
        /// Milliseconds that messages take to the server and back, as the client has measured. A clock forgives a slow
        /// network within limits.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    /// Says that everything up to this version has been shown.
    Seen {
        /// The version.
        version: u32,
    },
    /// Requests the whole table, after a gap in the versions.
    Sync {},
    /// Requests a `pong`.
    Ping {},
}

/// A message from the server. Parse it with [`ServerMessage::read`].
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The whole table as this viewer may know it: the first message, and the answer to `sync`.
    Table(Box<Table>),
    /// What has changed. Versions have no gaps; a client that sees one sends `sync`.
    News(Box<News>),
    /// The action was done and is stored on disk.
    Done {
        /// The number chosen by the client.
        id: u32,
        /// The version after it.
        version: u32,
    },
    /// The action was refused.
    Refused {
        /// The number chosen by the client.
        id: u32,
        /// Why.
        problem: Problem,
    },
    /// Who is connected.
    Present {
        /// For each seat, whether its player is connected, to this node or another, or has acted without a socket lately.
        seats: Vec<bool>,
        /// Number of spectators.
        watching: u32,
        /// While the match waits for a player who is away: seconds until the others may `replace` that player by a bot, or end
        /// the match with `offer`. Counted down by the client; none if it waits for ever.
        #[serde(default)]
        waits: Option<u32>,
    },
    /// The answer to `ping`.
    Pong {},
    /// The last message before the server closes the socket.
    Bye {
        /// Why.
        problem: Problem,
    },
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl ServerMessage {
    /// Parses one frame. Serde cannot read raw JSON inside a tagged enum, so messages with a match are parsed by type.
    ///
    /// # Errors
    ///
    /// If the text is not a message of this protocol.
    pub fn read(text: &str) -> serde_json::Result<ServerMessage> {
        #[derive(Deserialize)]
        struct Tag {
            r#type: String,
        }
        match serde_json::from_str::<Tag>(text)?.r#type.as_str() {
            "table" => serde_json::from_str(text).map(ServerMessage::Table),
            "news" => serde_json::from_str(text).map(ServerMessage::News),
            _ => serde_json::from_str(text),
        }
    }
}
