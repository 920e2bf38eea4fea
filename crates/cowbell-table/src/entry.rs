//! The journal of a table: everything that ever happened there, one entry each, chained by hashes. The journal *is* the
//! table; it holds every secret, and no viewer ever gets a line of it. Its text is stored and must stay readable.

use core::fmt;
use core::str::FromStr;

use cowbell_catalog::Options;
use cowbell_protocol::{Chat, Clock, Level, Phrase, Request};
use cowbell_rules::{Seat, Told};
use serde::{Deserialize, Serialize};

use crate::day::Daily;
use crate::hex;
use crate::token::Key;

/// The number of a table: 64 random bits, written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub u64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for TableId {
    type Err = ();
    fn from_str(text: &str) -> Result<TableId, ()> {
        hex::read(text).map(|bytes| TableId(u64::from_be_bytes(bytes))).ok_or(())
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The table was created. Always the first entry, and only that.
    Open {
        /// The game.
        game: String,
        /// Version of its rules.
        rules: u32,
        /// All options.
        options: Options,
        /// Who each seat is for.
        seats: Vec<Chair>,
        /// Whether the lobby lists it.
        lobby: bool,
        /// Whether anyone can watch it.
        spectators: bool,
        /// Whether seats may ask for hints where several people play.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        hints: bool,
        /// What can be said.
        #[serde(default, skip_serializing_if = "is_phrases")]
        chat: Chat,
        /// How many moves spectators are behind.
        #[serde(default, skip_serializing_if = "is_none")]
        delay: u8,
        /// How long seats may think.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<Clock>,
        /// How many seconds the match waits for a player who is away, if the table has chosen; 0 for ever.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        patience: Option<u32>,
        /// The match of the day that this is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        daily: Option<Daily>,
        /// The seed of the dice; none for an imported record without one.
        seed: Option<String>,
        /// The version of the dice.
        #[serde(default = "first_dice", skip_serializing_if = "is_first_dice")]
        dice: u32,
        /// The events of another match that this one continues. They were not drawn with this table's dice.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        past: Vec<Told>,
    },
    /// A person took a seat or changed their name.
    Sit {
        /// Which.
        seat: Seat,
        /// The name. It is stored beside the text, see [`JournalRow::names`](crate::JournalRow::names).
        #[serde(default, skip_serializing)]
        name: String,
        /// The promise of the salt.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        promise: String,
        /// The salt itself, where it was shown when the person sat down: in journals with the first version of the dice.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        salt: String,
        /// What opens the seat from now on, if that has changed. Before there was such a choice, `sit` left the link as it
        /// was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
    },
    /// A seat showed the salt it had promised.
    Reveal {
        /// Which seat.
        seat: Seat,
        /// The salt.
        salt: String,
    },
    /// A person left before the start.
    Rise {
        /// Which seat.
        seat: Seat,
    },
    /// A bot took a free seat before the start.
    Fill {
        /// Which seat.
        seat: Seat,
        /// The bot's level.
        level: Level,
    },
    /// The match started. A salt that was promised and not shown by now is withheld.
    Start {
        /// The random events before the first decision.
        chance: Vec<String>,
    },
    /// A move was made.
    Play {
        /// By whom.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// The random events that followed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<String>,
        /// Milliseconds that the seat used for it since the clock's last entry.
        #[serde(default, skip_serializing_if = "is_zero")]
        ms: u64,
        /// Milliseconds more that it took, which were forgiven because of a slow network.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
    /// The last event, a move, was taken back.
    Undo {
        /// By whom.
        seat: Seat,
        /// Milliseconds that the seat used since the clock's last entry.
        #[serde(default, skip_serializing_if = "is_zero")]
        ms: u64,
        /// Milliseconds more that it took, which were forgiven because of a slow network.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
    /// The seat to move has used some time.
    Time {
        /// Which.
        seat: Seat,
        /// Milliseconds since the clock's last entry.
        ms: u64,
    },
    /// The time of a seat was up, and it loses.
    Out {
        /// Which.
        seat: Seat,
        /// The bot that plays on for it; none if the match is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    /// A seat resigned.
    Resign {
        /// Which.
        seat: Seat,
        /// The bot that plays on for it; none if the match is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    /// A seat offered to end the match.
    Offer {
        /// Which.
        seat: Seat,
    },
    /// A seat asked to take back its last move.
    Ask {
        /// Which.
        seat: Seat,
        /// How many events would be left.
        step: usize,
    },
    /// A seat allowed it; others still have to answer.
    Allow {
        /// Which.
        seat: Seat,
    },
    /// A seat declined what others had asked.
    Decline {
        /// Which.
        seat: Seat,
        /// What was asked.
        what: Request,
    },
    /// The last move of a seat was taken back, with everything after it.
    Takeback {
        /// Whose move.
        seat: Seat,
        /// How many events are left.
        step: usize,
        /// Milliseconds for which the seat, if it was to move again, had thought about its next move.
        #[serde(default, skip_serializing_if = "is_zero")]
        ms: u64,
    },
    /// A seat withdrew what it had offered or asked.
    Withdraw {
        /// Which.
        seat: Seat,
    },
    /// The last person agreed to end the match.
    Agree {
        /// Which seat.
        seat: Seat,
    },
    /// A bot continues for a person.
    Hand {
        /// Which seat.
        seat: Seat,
        /// The bot's level.
        level: Level,
        /// The seat that decided it, because the player was away for too long.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// The player of a seat was away for too long, and the others ended the match.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// The person took the seat back from the bot.
    Take {
        /// Which seat.
        seat: Seat,
    },
    /// A seat said a phrase.
    Say {
        /// Who.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// A seat wrote something.
    Write {
        /// Who.
        seat: Seat,
        /// What. It is stored beside the text of the entry, see [`JournalRow::names`](crate::JournalRow::names).
        #[serde(default, skip_serializing)]
        text: String,
    },
    /// A seat said who plays there.
    Introduce {
        /// Which seat.
        seat: Seat,
        /// The hash of the personal key. It is stored beside the text, see [`JournalRow::names`](crate::JournalRow::names).
        #[serde(default, skip_serializing)]
        person: String,
    },
    /// The table of the rematch was created.
    Rematch {
        /// Who asked for it.
        seat: Seat,
        /// The new table.
        table: String,
    },
    /// The imported record ends here, or the operator of the server closed the table.
    Close {
        /// Whether an operator did it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        operator: bool,
    },
}

impl Entry {
    /// The seat it is about.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Open { .. } | Entry::Start { .. } | Entry::Close { .. } => None,
            Entry::Sit { seat, .. }
            | Entry::Reveal { seat, .. }
            | Entry::Rise { seat }
            | Entry::Fill { seat, .. }
            | Entry::Play { seat, .. }
            | Entry::Undo { seat, .. }
            | Entry::Time { seat, .. }
            | Entry::Out { seat, .. }
            | Entry::Resign { seat, .. }
            | Entry::Offer { seat }
            | Entry::Ask { seat, .. }
            | Entry::Allow { seat }
            | Entry::Decline { seat, .. }
            | Entry::Takeback { seat, .. }
            | Entry::Withdraw { seat }
            | Entry::Agree { seat }
            | Entry::Hand { seat, .. }
            | Entry::Left { seat }
            | Entry::Take { seat }
            | Entry::Say { seat, .. }
            | Entry::Write { seat, .. }
            | Entry::Introduce { seat, .. }
            | Entry::Rematch { seat, .. } => Some(*seat),
        }
    }

    /// The names in it, in order; also what someone wrote, and who someone is.
    pub(crate) fn names<'a>(&'a mut self) -> Vec<&'a mut String> {
        match self {
            Entry::Sit { name, .. } => vec![name],
            Entry::Write { text, .. } => vec![text],
            Entry::Introduce { person, .. } => vec![person],
            Entry::Open { seats, .. } => {
                let name = |chair: &'a mut Chair| match chair {
                    Chair::Past { name, .. } => Some(name),
                    _ => None,
                };
                seats.iter_mut().filter_map(name).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether it always changes the [`cowbell_protocol::Head`]; a move does so only if it declines offers or ends the match.
    pub(crate) fn changes_head(&self) -> bool {
        matches!(
            self,
            Entry::Sit { .. }
                | Entry::Rise { .. }
                | Entry::Fill { .. }
                | Entry::Start { .. }
                | Entry::Hand { .. }
                | Entry::Take { .. }
                | Entry::Left { .. }
                | Entry::Out { .. }
                | Entry::Resign { .. }
        )
    }
}

fn is_none(number: &u8) -> bool {
    *number == 0
}

fn is_phrases(chat: &Chat) -> bool {
    *chat == Chat::Phrases
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Who a seat is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chair {
    /// Anyone with the link.
    Link(Key),
    /// The first person to take it.
    Open(Key),
    /// A bot.
    Bot(Level),
    /// A person who needs no link: from a record, or at this keyboard.
    Past {
        /// The name. It is stored beside the text, see [`JournalRow::names`](crate::JournalRow::names).
        #[serde(default, skip_serializing)]
        name: String,
        /// The promise of the salt, if the dice had one.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        promise: String,
        /// The salt for the dice.
        salt: String,
    },
}

fn first_dice() -> u32 {
    1
}

fn is_first_dice(dice: &u32) -> bool {
    *dice == 1
}
