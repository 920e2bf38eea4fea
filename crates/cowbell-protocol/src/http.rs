//! Requests and responses that exist only over HTTP.

use std::collections::BTreeMap;

use cowbell_rules::Told;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Clock, Level, Phase, Phrase, SeatInfo, shapes};

/// A game and its options.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct GameInfo {
    /// The name in paths and records.
    pub slug: String,
    /// The name on the box.
    pub name: String,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Whether seats have hidden information.
    pub has_secrets: bool,
    /// Version of the rules.
    pub rules: u32,
    /// The options in the order a form shows them: `[{"key":"win-time","values":{"words":["turn-end","immediate"]}}]`.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "Array<{ key: string, values: unknown }>"))]
    pub options: serde_json::Value,
    /// The default options.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub defaults: serde_json::Value,
    /// The levels of its bots.
    pub levels: Vec<Level>,
}

/// One of the preset phrases, with its wording.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Saying {
    /// The name used in `say`.
    pub phrase: Phrase,
    /// The wording in each language: `{"en":"Hello!","de":"Hallo!"}`.
    pub texts: BTreeMap<String, String>,
}

/// Creates a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Its options; a missing one has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// One for each seat that the options give; a missing one is a `link`.
    #[serde(default)]
    pub seats: Vec<SeatKind>,
    /// Whether the lobby lists it.
    #[serde(default)]
    pub lobby: bool,
    /// Whether anyone with the table's id can watch.
    #[serde(default)]
    pub spectators: bool,
    /// Whether seats may ask for hints where several people play. Everybody at the table hears of each.
    #[serde(default)]
    pub hints: bool,
    /// How long seats may think; without a clock as long as they like.
    #[serde(default)]
    pub clock: Option<Clock>,
}

/// Who a seat is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Anyone with its secret link.
    Link,
    /// The first person to take it, from the lobby or with the link.
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
    /// For each seat, the secret that opens it until somebody sits down there; none for a bot. Shown once. Put it after the
    /// `#` of a link, where no server sees it.
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
    /// The promise of the seat's contribution to the dice, as in `sit`.
    #[serde(default)]
    pub promise: String,
    /// The secret that opens the seat from now on: 40 random hexadecimal digits that the client keeps before it asks. If the
    /// answer is lost, asking again with the same one leads to the same seat. Without it the server chooses one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A seat was taken.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Joined {
    /// Which seat.
    pub seat: u8,
    /// The secret that opens it. The seat's earlier link no longer works.
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

/// What the operators of the server tell everyone, such as a restart.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct DayMessage {
    /// Plain text; none if there is nothing to say.
    pub text: Option<String>,
}

/// One table in the lobby.
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
    /// Waiting, playing or over.
    pub phase: Phase,
    /// Whether anyone can watch.
    pub spectators: bool,
    /// How long seats may think.
    pub clock: Option<Clock>,
}

/// An action was done and is stored on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Done {
    /// The version after it.
    pub version: u32,
}

/// The legal moves of the requesting seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Legal {
    /// The version that a move must name.
    pub version: u32,
    /// In notation; empty if it is another seat's turn.
    pub moves: Vec<String>,
}

/// The log as this viewer may read it now.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Log {
    /// The table's version at that moment.
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
    /// The version it is for.
    pub version: u32,
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
}

/// A record was imported.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Imported {
    /// The finished table that now holds it.
    pub table: String,
    /// Whether its dice were proved fair; none if the record has no proof.
    pub fair: Option<bool>,
}
