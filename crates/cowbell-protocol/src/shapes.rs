//! The JSON form of the types of `cowbell-rules`, for OpenAPI and TypeScript only: the messages hold the types
//! themselves. A test checks that both forms match.

use serde::Deserialize;
use utoipa::ToSchema;

/// Who acts next.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
#[allow(dead_code, reason = "a shape, not a value")]
pub(crate) enum Turn {
    /// This seat.
    Seat(u8),
    /// Nobody.
    Over,
}

/// Points and places by seat; ties share a place.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub(crate) struct Standing {
    /// Points; empty where a match ended early and the game cannot count it then.
    pub(crate) scores: Option<Vec<i32>>,
    /// 1 for the winner.
    pub(crate) places: Vec<u8>,
}

/// One line of the log as shown to a viewer.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(untagged)]
#[allow(dead_code, reason = "a shape, not a value")]
pub(crate) enum Event {
    /// A decision.
    Move {
        /// Which seat's.
        seat: u8,
        /// What.
        #[serde(rename = "move")]
        mv: String,
    },
    /// A random event.
    Chance {
        /// What happened, or as much of it as this viewer may know.
        chance: String,
        /// The only seat that saw it.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        to: Option<u8>,
    },
}
