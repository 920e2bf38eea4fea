//! One step of a table's history, as one viewer is told it.

use cowbell_rules::Told;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Head, Level, Phrase, Player, Raw, State, shapes};

/// One step of a table's history.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct News {
    /// The version that it leads to.
    pub version: u32,
    /// What happened.
    pub what: What,
    /// Seats, phase, offers and the like after it, where any of that has changed: it replaces what the client holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub head: Option<Head>,
    /// The events in words and movements, where scenes are shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub entries: Option<Raw>,
    /// The match after it, where it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum What {
    /// Somebody took a seat, or another name.
    Sat {
        /// Which seat.
        seat: u8,
        /// Who.
        player: Player,
    },
    /// Somebody left before the start.
    Rose {
        /// Which seat.
        seat: u8,
    },
    /// The match has started.
    Started {
        /// The salts by seat, fixed from now on.
        salts: Vec<String>,
        /// The random events before the first decision.
        #[schema(value_type = Vec<shapes::Event>)]
        #[cfg_attr(test, ts(as = "Vec<shapes::Event>"))]
        events: Vec<Told>,
    },
    /// A move, and the random events that followed from it.
    Played {
        /// The move first.
        #[schema(value_type = Vec<shapes::Event>)]
        #[cfg_attr(test, ts(as = "Vec<shapes::Event>"))]
        events: Vec<Told>,
    },
    /// A move was taken back.
    Undone {
        /// Whose.
        seat: u8,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: u8,
    },
    /// A seat offered to end the match.
    Offered {
        /// Which.
        seat: u8,
    },
    /// A seat took its offer back.
    Withdrew {
        /// Which.
        seat: u8,
    },
    /// All people agreed to end the match.
    Agreed {
        /// Who agreed last.
        seat: u8,
    },
    /// A bot plays on for a seat.
    Handed {
        /// Which.
        seat: u8,
        /// How well.
        level: Level,
    },
    /// A person plays again.
    Taken {
        /// Which seat.
        seat: u8,
    },
    /// Somebody spoke.
    Said {
        /// Who.
        seat: u8,
        /// What.
        phrase: Phrase,
    },
    /// The table of the rematch was created.
    Rematch {
        /// At this table; the old links open it.
        table: String,
    },
}
