//! The two families of socket messages, named by who sends them. One JSON text per frame.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Action, News, Problem, Show, Table};

/// What a client says. The first message is `hello`; everything before it is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Opens the table. With a token as the seat it belongs to, without as a spectator.
    Hello {
        /// The protocol's version: 1.
        protocol: u32,
        /// The table's id.
        table: String,
        /// The secret of the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// How the match is to be shown.
        #[serde(default)]
        show: Show,
    },
    /// Does something.
    Do {
        /// Chosen by the client; the answer carries it.
        id: u32,
        /// What.
        action: Action,
    },
    /// Asks for the whole table, after a gap in the versions.
    Sync {},
    /// Asks for a `pong`.
    Ping {},
}

/// What the server says. To be read with [`ServerMessage::read`].
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The whole table as this viewer may know it: first, and after `sync`.
    Table(Box<Table>),
    /// What has changed. Versions follow each other without a gap; whoever sees one says `sync`.
    News(Box<News>),
    /// The action is done, and on disk.
    Done {
        /// The client's number.
        id: u32,
        /// The version that it led to.
        version: u32,
    },
    /// The action is not done.
    Refused {
        /// The client's number.
        id: u32,
        /// Why.
        problem: Problem,
    },
    /// Who is connected.
    Present {
        /// By seat.
        seats: Vec<bool>,
        /// How many spectators.
        watching: u32,
    },
    /// The answer to `ping`.
    Pong {},
    /// The last message before the server closes the socket.
    Bye {
        /// Why.
        problem: Problem,
    },
}

impl ServerMessage {
    /// Reads one frame. A tagged enum cannot hold raw JSON while it is read: what carries a match is read as what it is.
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
