//! The match and the puzzle of the day over HTTP: what is played, how everyone did, and the try of the person who asks.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Level;

/// What a table says about the match of the day that is played there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct DayTable {
    /// The day: `2026-11-16`.
    pub date: String,
    /// Whether this is the first try of its player, whose result counts.
    pub counts: bool,
}

/// The matches of a day.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct DayMatches {
    /// The day, by the calendar of UTC: `2026-11-16`.
    pub date: String,
    /// Whether it is today, so that the matches can be played.
    pub today: bool,
    /// One for each game that has a match of the day.
    pub matches: Vec<DayMatch>,
}

/// One match of a day.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct DayMatch {
    /// The game.
    pub game: String,
    /// The bot that everyone plays against; none if everyone plays alone.
    pub opponent: Option<Level>,
    /// The results of everyone's first try on this server, in ascending order: how many had which result. A result is how many
    /// points the player was ahead of the opponent or, alone, the points.
    pub results: Vec<(i32, u32)>,
    /// How bots did in the player's seat, the weakest first; empty until they have played.
    pub bots: Vec<DayBot>,
    /// The first try of the person who asks.
    pub own: Option<DayTry>,
}

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct DayBot {
    /// Its level.
    pub level: Level,
    /// Its results in several tries, in ascending order.
    pub results: Vec<i32>,
}

/// The first try of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct DayTry {
    /// The table.
    pub table: String,
    /// The result, once the match was played to its end.
    pub result: Option<i32>,
    /// Whether the match is over, with a result or without.
    pub over: bool,
}

/// Plays the match of the day.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct NewDayTable {
    /// A personal key, 40 hexadecimal digits: the first try under it counts. Without one, nothing counts.
    #[serde(default)]
    pub person: Option<String>,
}

/// The puzzle of a day.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct DayPuzzle {
    /// The day, by the calendar of UTC: `2026-11-16`.
    pub date: String,
    /// Whether it is today, so that answers count.
    pub today: bool,
    /// The game.
    pub game: String,
    /// The puzzle's number among those of its game.
    pub number: usize,
    /// The best move.
    pub best: String,
    /// Everyone's first answer on this server: how many chose which move. Moves that nobody chose are left out.
    pub answers: Vec<(String, u32)>,
    /// The first answer of the person who asks.
    pub own: Option<String>,
}

/// Answers the puzzle of the day.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct DayAnswer {
    /// A personal key, 40 hexadecimal digits: the first answer under it counts.
    pub person: String,
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
}
