//! Requests and responses for graphical clients: scenes of any step, the log in words, analysis, proof, lessons.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Problem, Raw, SeatKind};

/// The log in words, as this viewer may read it now.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct History {
    /// The table's version at that moment.
    pub version: u32,
    /// Every event.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub entries: Raw,
    /// At a table with a clock, for each event how many milliseconds the player thought; 0 for what was random, or a bot did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<u32>>"))]
    pub times: Vec<u64>,
}

/// The match as it was after its first `step` events.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Moment {
    /// How many events had happened by then.
    pub step: u32,
    /// How many events the match has.
    pub steps: u32,
    /// The last of these events, in words; none before the first.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub entry: Option<Raw>,
    /// The scene.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Raw,
}

/// A strong bot's analysis of one moment of a finished match.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Analysis {
    /// How many events had happened by then.
    pub step: u32,
    /// The expected result of each seat: 1 is a win, 0 is last place.
    pub values: Vec<f32>,
    /// The moves of the seat to move, best first; none if a random event is next.
    pub moves: Vec<Judged>,
    /// The same moves in words, in the same order.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub labels: Raw,
}

/// A move and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Judged {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The expected result for the seat to move: 1 is a win, 0 is last place.
    pub value: f32,
    /// Its share of the search.
    pub share: f32,
}

/// Continues from a moment of a finished match at a new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// How many events had happened by then.
    pub step: u32,
    /// One for each seat of the match; a missing one is a `link`.
    #[serde(default)]
    pub seats: Vec<SeatKind>,
}

/// The result of deriving every draw of a finished match again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Proof {
    /// Whether every draw matches the dice; none if the match has no seed.
    pub fair: Option<bool>,
    /// Version of the construction.
    pub dice: u32,
    /// The commitment published before the first event.
    pub commitment: String,
    /// The seed behind the commitment.
    pub seed: Option<String>,
    /// The promise of each seat's salt.
    pub promises: Vec<String>,
    /// The salt of each seat.
    pub salts: Vec<String>,
    /// The seats that promised a salt and did not show it.
    pub withheld: Vec<u8>,
    /// Every draw with these dice, so that a client can derive it itself.
    pub draws: Vec<Draw>,
}

/// One random event: what could happen, and what did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Draw {
    /// The number of the event; the first event of the match is 0.
    pub step: u32,
    /// The possible outcomes with their weights, in the order of the rules.
    pub outcomes: Vec<(String, u32)>,
    /// The outcome.
    pub outcome: String,
}

/// A position to look at, for lessons and diagrams. Nothing is stored.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Sketch {
    /// The game.
    pub game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// The starting position; a new match if missing.
    #[serde(default)]
    pub position: Option<String>,
    /// The seat that looks; if missing, the seat to move at the end.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Moves of the seat to act, or `chance OUTCOME` to decide a random event; other random events use seed 1.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// What a sketch looks like.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Draft {
    /// The scene after the legal moves.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Raw,
    /// What happened, in words.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub entries: Raw,
    /// Why the next move was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Problem>,
}
