//! How the types of `cowbell-rules` look on the wire, for OpenAPI and TypeScript only: the messages hold the types
//! themselves. A test reads what they write.

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
    /// Points; none after a resignation.
    pub(crate) scores: Option<Vec<i32>>,
    /// 1 for the winner.
    pub(crate) places: Vec<u8>,
}

/// One line of the log as a viewer is told it.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(untagged)]
#[allow(dead_code, reason = "a shape, not a value")]
pub(crate) enum Event {
    /// A decision.
    Move {
        /// Whose.
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
