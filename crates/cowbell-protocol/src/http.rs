//! Requests and responses that exist only over HTTP.

use std::collections::BTreeMap;

use cowbell_rules::Told;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Chat, Clock, Level, Phase, Phrase, Raw, SeatInfo, shapes};

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
    /// Whether seats may ask for hints where several people play. Everyone at the table hears of each.
    #[serde(default)]
    pub hints: bool,
    /// What can be said: without a choice only the phrases.
    #[serde(default)]
    pub chat: Chat,
    /// In a game with hidden information: how many moves spectators are behind while the match is played, 0 to 20. If missing,
    /// what the server has set.
    #[serde(default)]
    pub delay: Option<u8>,
    /// How long seats may think; without a clock as long as they like.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Seconds that the match waits for a player who is away before the others may let a bot play there, or end the match: 10
    /// to 86 400, or 0 for ever. If missing, two minutes with a live clock, ten without one. By correspondence it waits for ever,
    /// because there the clock decides.
    #[serde(default)]
    pub patience: Option<u32>,
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
    /// For each seat, the secret that opens it until someone sits down there; none for a bot. Shown once. Put it after the
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
    /// The personal key of the player, as in `introduce`. Strangers who have blocked each other are not seated together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
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

/// Looks for others who want to play the same.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// The game.
    pub game: String,
    /// Its options, among them the number of players; a missing one has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// How long seats may think.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// At most 40 characters.
    pub name: String,
    /// The promise of the seat's contribution to the dice, as in `sit`.
    #[serde(default)]
    pub promise: String,
    /// The seat where the seeker waits already. Two who began to seek at the same moment find each other when they ask again.
    #[serde(default)]
    pub waiting: Option<Waiting>,
    /// The personal key of the player, as in `introduce`. Those who have blocked each other are never seated together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
}

/// A seat where someone waits for others.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// The table.
    pub table: String,
    /// The secret that opens the seat.
    pub token: String,
}

/// The seat of a seeker: at a table where others wait, or at a new one.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Sought {
    /// The table; the same as before if nobody else has come.
    pub table: String,
    /// Which seat.
    pub seat: u8,
    /// The secret that opens it. The same as before if the table is.
    pub token: String,
}

/// What someone keeps on the server under a personal key: name, matches, settings, results, as their clients write them.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// Increases by one with every change; 0 if nothing is kept yet. A change names the revision that it replaces, so that two
    /// devices cannot overwrite each other.
    pub revision: u32,
    /// At most 128 KiB, meant for the clients alone.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub data: serde_json::Value,
}

/// A change of what someone keeps was stored.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Revision {
    /// The revision after it.
    pub revision: u32,
}

/// The open tables, newest first.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
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
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
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
    /// What can be said.
    pub chat: Chat,
    /// Number of spectators.
    pub watching: u32,
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

/// What a bot would play, and why.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Hint {
    /// The version it is for.
    pub version: u32,
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// Why it is better than the moves it was compared with, in short texts like those of a scene.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub reasons: Raw,
}

/// What a bot says about a move before it is made, and what the seats can expect.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Considered {
    /// The version it is for.
    pub version: u32,
    /// The expected result of each seat if the best move is made: 1 is a win, 0 is last place.
    pub values: Vec<f32>,
    /// What the move gives up for its player; 0 if no move was given.
    pub loss: f32,
    /// Whether that is a lot, and more than the search can be wrong by.
    pub blunder: bool,
    /// The best move in notation.
    pub better: String,
    /// Why it is better, in short texts like those of a scene.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub reasons: Raw,
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
