//! One step of a table's history, as shown to one viewer.

use cowbell_rules::Told;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Head, Level, Phrase, Player, Raw, Request, State, shapes};

/// One step of a table's history.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct News {
    /// The version after it.
    pub version: u32,
    /// What happened; missing if it is a move, and the entries say it.
    #[serde(default = "What::told", skip_serializing_if = "What::is_told")]
    #[cfg_attr(test, ts(optional, as = "Option<What>"))]
    pub what: What,
    /// Seats, phase, offers and so on after it, if any of them changed: replaces the client's copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub head: Option<Head>,
    /// The events as texts and motions, for viewers that are shown scenes, in the short form that `crates/cowbell-scene/src/wire`
    /// describes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Vec<Object>>)]
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub entries: Option<Raw>,
    /// The match after it, if it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum What {
    /// A person took a seat or changed their name.
    Sat {
        /// Which seat.
        seat: u8,
        /// Who.
        player: Player,
    },
    /// A seat has shown the salt it promised; the others see it when the match starts.
    Revealed {
        /// Which seat.
        seat: u8,
    },
    /// A person left before the start.
    Rose {
        /// Which seat.
        seat: u8,
    },
    /// A bot took a free seat before the start.
    Filled {
        /// Which seat.
        seat: u8,
        /// The bot's level.
        level: Level,
    },
    /// The match has started.
    Started {
        /// The salt of each seat, fixed from now on.
        salts: Vec<String>,
        /// The random events before the first decision.
        #[schema(value_type = Vec<shapes::Event>)]
        #[cfg_attr(test, ts(as = "Vec<shapes::Event>"))]
        events: Vec<Told>,
    },
    /// A move, and the random events that followed from it.
    Played {
        /// The move, then the random events; none for viewers that are shown scenes, because the entries say it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[schema(value_type = Vec<shapes::Event>)]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<shapes::Event>>"))]
        events: Vec<Told>,
    },
    /// A move was taken back.
    Undone {
        /// Which seat's.
        seat: u8,
    },
    /// A seat resigned.
    Resigned {
        /// Which seat.
        seat: u8,
    },
    /// The operator of the server closed the table.
    Closed {},
    /// The time of a seat was up. If more than one seat is left, a bot plays on for it.
    OutOfTime {
        /// Which seat.
        seat: u8,
    },
    /// How much time the seat to move has used so far was stored; the clocks are in the head.
    Timed {
        /// Which seat.
        seat: u8,
    },
    /// A seat offered to end the match.
    Offered {
        /// Which seat.
        seat: u8,
    },
    /// A seat asks the others to let it take back its last move.
    Asked {
        /// Which seat.
        seat: u8,
    },
    /// A seat allows what was asked; others still have to answer.
    Allowed {
        /// Which seat.
        seat: u8,
    },
    /// A seat declined what others had asked.
    Declined {
        /// Which seat.
        seat: u8,
        /// What was asked.
        what: Request,
    },
    /// Everyone allowed a seat to take back its move and everything after it.
    TookBack {
        /// Whose move it was.
        seat: u8,
    },
    /// A seat withdrew what it had offered or asked.
    Withdrew {
        /// Which seat.
        seat: u8,
    },
    /// Everyone agreed to end the match.
    Agreed {
        /// The seat that agreed last.
        seat: u8,
    },
    /// A bot continues for a seat.
    Handed {
        /// Which seat.
        seat: u8,
        /// The bot's level.
        level: Level,
        /// The seat that decided this, if the player was away for too long.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        by: Option<u8>,
        /// Whether it continues because the player ran out of time.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        late: bool,
    },
    /// The player of a seat was away for too long, and the others ended the match.
    Left {
        /// Which seat.
        seat: u8,
    },
    /// A person took the seat back from a bot.
    Taken {
        /// Which seat.
        seat: u8,
    },
    /// A seat said a phrase.
    Said {
        /// Who.
        seat: u8,
        /// What.
        phrase: Phrase,
    },
    /// A seat wrote something.
    Wrote {
        /// Who.
        seat: u8,
        /// What; none for spectators, unless the table shows it to everyone.
        text: Option<String>,
    },
    /// A seat has said who plays there, so that this person can be blocked.
    Introduced {
        /// Which seat.
        seat: u8,
    },
    /// The table of the rematch was created.
    Rematch {
        /// The new table; the old links open it.
        table: String,
    },
}

impl What {
    /// A move that the entries say.
    fn told() -> What {
        What::Played { events: Vec::new() }
    }

    fn is_told(&self) -> bool {
        matches!(self, What::Played { events } if events.is_empty())
    }
}
