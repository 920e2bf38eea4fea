//! Requests and responses over HTTP, where they are not those of the socket.

use std::collections::BTreeMap;

use cowbell_rules::Told;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Level, Phase, Phrase, SeatInfo, shapes};

/// A game and what its tables may choose.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct GameInfo {
    /// The name in paths and records.
    pub slug: String,
    /// The name on the box.
    pub name: String,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Whether seats hold secrets.
    pub has_secrets: bool,
    /// Version of the rules.
    pub rules: u32,
    /// The options in the order of a form: `[{"key":"win-time","values":{"words":["turn-end","immediate"]}}]`.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "Array<{ key: string, values: unknown }>"))]
    pub options: serde_json::Value,
    /// The options of a table that chooses nothing.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub defaults: serde_json::Value,
    /// The levels its bots have.
    pub levels: Vec<Level>,
}

/// One of the phrases that can be said, in words.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Saying {
    /// What a `say` names.
    pub phrase: Phrase,
    /// The words by language: `{"en":"Hello!","de":"Hallo!"}`.
    pub texts: BTreeMap<String, String>,
}

/// Creates a table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Its options; what is missing has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// As many as the options say; what is missing is a `link`.
    #[serde(default)]
    pub seats: Vec<SeatKind>,
    /// Whether the lobby shows it.
    #[serde(default)]
    pub lobby: bool,
    /// Whether anybody with the table's id may watch.
    #[serde(default)]
    pub spectators: bool,
    /// Whether seats may ask for hints where several people play. Everybody at the table hears of each.
    #[serde(default)]
    pub hints: bool,
}

/// What a seat is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Anyone with its secret link.
    Link,
    /// The first person who comes, from the lobby or with the link.
    Open,
    /// A bot.
    Bot(Level),
}

/// A table was created.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Created {
    /// Its id.
    pub table: String,
    /// By seat: the secret that opens it; none for a bot. Shown once. Put it behind the `#` of a link, where no
    /// server sees it.
    pub tokens: Vec<Option<String>>,
    /// SHA-256 of the secret seed of the dice.
    pub commitment: String,
}

/// Takes any open seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// At most 40 characters.
    pub name: String,
    /// The seat's contribution to the dice.
    #[serde(default)]
    pub salt: String,
}

/// A seat was taken.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Joined {
    /// Which.
    pub seat: u8,
    /// The secret that opens it. Shown once; the seat's earlier link is void.
    pub token: String,
    /// The table's version.
    pub version: u32,
}

/// The open tables, newest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Lobby {
    /// At most 50.
    pub tables: Vec<LobbyTable>,
}

/// One table of the lobby.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct LobbyTable {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub phase: Phase,
    /// Whether anybody may watch.
    pub spectators: bool,
}

/// An action was done, and is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Done {
    /// The version that it led to.
    pub version: u32,
}

/// The legal moves of the seat that asks.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Legal {
    /// The version that a move answers.
    pub version: u32,
    /// In notation; empty if another seat is to move.
    pub moves: Vec<String>,
}

/// The log as the viewer may read it now.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Log {
    /// The version it was read at.
    pub version: u32,
    /// Every event.
    #[schema(value_type = Vec<shapes::Event>)]
    #[cfg_attr(test, ts(as = "Vec<shapes::Event>"))]
    pub events: Vec<Told>,
}

/// What a bot would play.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Hint {
    /// The version that it is for.
    pub version: u32,
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
}

/// A record was brought in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Imported {
    /// The finished table that now holds it.
    pub table: String,
    /// Whether its dice were proved fair; none if it carries no proof.
    pub fair: Option<bool>,
}
