//! Requests and responses for screens: scenes of any step, the log in words, analysis, proof, lessons.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Problem, Raw, SeatKind};

/// The log in words, as the viewer may read it now.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct History {
    /// The version it was read at.
    pub version: u32,
    /// Every event.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub entries: Raw,
}

/// The match as it was after some of its events.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Moment {
    /// After so many events.
    pub step: u32,
    /// Of so many.
    pub steps: u32,
    /// The last of them, in words; none before the first.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub entry: Option<Raw>,
    /// The scene.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Raw,
}

/// What a strong bot thinks of a moment of a finished match.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Analysis {
    /// After so many events.
    pub step: u32,
    /// What each seat could expect: 1 is a win, 0 the last place.
    pub values: Vec<f32>,
    /// The moves of the seat to move, best first; none where chance acts.
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
    /// The expected result for the mover: 1 is a win, 0 the last place.
    pub value: f32,
    /// Its share of the search.
    pub share: f32,
}

/// Goes on from a moment of a finished match, at a new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// After so many events.
    pub step: u32,
    /// As many as the match has; what is missing is a `link`.
    #[serde(default)]
    pub seats: Vec<SeatKind>,
}

/// What came of deriving every draw of a finished match again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Proof {
    /// Whether every draw is what the dice say; none if the match carries no seed.
    pub fair: Option<bool>,
    /// The promise made before the first event.
    pub commitment: String,
    /// The seed that was promised.
    pub seed: Option<String>,
    /// What each seat added.
    pub salts: Vec<String>,
    /// How many draws were derived again.
    pub draws: u32,
}

/// A position to look at, for lessons and diagrams. Nothing of it is kept.
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
    /// Where it begins; a new match if not said.
    #[serde(default)]
    pub position: Option<String>,
    /// Who looks; whoever is to move at the end if not said.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Moves of the seat to act, or `chance OUTCOME` to decide a random event; others fall as they do with seed 1.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// What a sketch looks like.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Draft {
    /// The scene after the moves that were legal.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Raw,
    /// What happened, in words.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub entries: Raw,
    /// Why the next move was not made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Problem>,
}
