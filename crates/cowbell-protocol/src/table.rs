//! A table as one viewer may know it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Level, Raw};

/// A table as one viewer may know it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Table {
    /// Its id, part of every link to it.
    pub table: String,
    /// The game.
    pub game: String,
    /// The options, every default spelled out.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Counts everything that ever happened at the table.
    pub version: u32,
    /// The seat of this viewer; none for a spectator.
    pub you: Option<u8>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub phase: Phase,
    /// Whether the lobby shows it.
    pub lobby: bool,
    /// Whether anybody with the table's id may watch.
    pub spectators: bool,
    /// SHA-256 of the secret seed of the dice.
    pub commitment: String,
    /// The salts of the seats, from the start on.
    pub salts: Vec<String>,
    /// Seats that have offered to end the match.
    pub offers: Vec<u8>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The match, from the start on.
    pub state: Option<State>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct SeatInfo {
    /// Who sits there.
    pub player: Option<Player>,
    /// The bot that plays for a person who handed the seat over.
    pub stand_in: Option<Level>,
    /// Whether anybody may take it from the lobby.
    pub open: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person of this name.
    Human(String),
    /// A bot.
    Bot(Level),
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are free.
    Waiting,
    /// The match is on.
    Playing,
    /// The match is over.
    Over,
}

/// How the match is to be shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Show {
    /// As the game's own view, for programs that know the game.
    #[default]
    View,
    /// As a scene, for screens that know no game.
    Scene,
}

/// The match as one viewer may know it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct State {
    /// How many events the log has.
    pub step: u32,
    /// Who acts.
    pub turn: Turn,
    /// The game's own view of it, where views are shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Option<Raw>,
    /// The scene, where scenes are shown; its choices are the legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Option<Raw>,
    /// The legal moves, for whoever may know them.
    #[schema(value_type = Vec<String>)]
    #[cfg_attr(test, ts(type = "Array<string>"))]
    pub legal: Raw,
    /// Whether the seat to move may ask to undo its last move.
    pub undo: bool,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
}

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// This seat.
    Seat(u8),
    /// Nobody.
    Over,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Over {
    /// Why it ended.
    pub reason: Reason,
    /// The result; none if the seats agreed to end it.
    pub standing: Option<Standing>,
    /// The seed of the dice: with the record, everybody can check every draw.
    pub seed: Option<String>,
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// By the rules.
    Rules,
    /// This seat gave up.
    Resigned(u8),
    /// All people at the table agreed.
    Agreed,
    /// The record that was brought in ends here.
    Imported,
}

/// Points and places by seat; ties share a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Standing {
    /// Points; none after a resignation.
    pub scores: Option<Vec<i32>>,
    /// 1 for the winner.
    pub places: Vec<u8>,
}

/// One line of the log as a viewer is told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(untagged)]
pub enum Event {
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
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        to: Option<u8>,
    },
}
