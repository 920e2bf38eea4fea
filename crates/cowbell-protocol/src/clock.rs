//! Clocks: what a table chooses, and how they stand. All times are durations; no message carries a time of day.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Level;

/// How long seats may think, chosen with the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// How much time there is.
    pub pace: Pace,
    /// What happens to a seat that has used up its time.
    #[serde(default)]
    pub out: OutOfTime,
}

/// How much time the seats have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// At one sitting. A seat's first move has half a minute more, so that everyone can arrive.
    Live {
        /// Seconds for each seat, at most three hours.
        time: u32,
        /// Seconds that a seat gains with each of its moves, at most three minutes.
        #[serde(default)]
        increment: u32,
        /// Seconds of each move that cost nothing, at most ten minutes.
        #[serde(default)]
        delay: u32,
    },
    /// By correspondence: days for each move, at most 14.
    Days(u32),
}

/// What happens to a seat that has used up its time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum OutOfTime {
    /// It loses. If more than one seat is left, a bot plays on for it, and it comes last.
    #[default]
    Lose,
    /// A bot of this level plays on for it, and its result counts.
    Bot(Level),
}

/// How the clocks stand. The seat whose clock runs has `left + free - used` milliseconds until its time is up. A client
/// counts down from the moment it is told; if `since` is the same as before, its countdown simply goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Clocks {
    /// Milliseconds that each seat had left before its present move.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub left: Vec<u64>,
    /// The version of the table since which the present move is timed.
    pub since: u32,
    /// The seat whose clock runs. Clocks of bots never do.
    pub running: Option<u8>,
    /// Milliseconds of its present move that cost nothing.
    #[cfg_attr(test, ts(type = "number"))]
    pub free: u64,
    /// Milliseconds that it has used for its present move: as stored in the news, up to now in a whole table.
    #[cfg_attr(test, ts(type = "number"))]
    pub used: u64,
}
