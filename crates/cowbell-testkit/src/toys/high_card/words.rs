//! The vocabulary of high card: options, moves, random events, refusals.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::{Choice, Fault, Options, Unreadable, Values};
use serde::{Deserialize, Serialize};

use super::MOST_CARDS;

/// What a table chooses.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct HighCardOptions {
    /// How many sit down.
    pub seats: u8,
    /// The cards are 1 to this.
    pub cards: u8,
}

impl Default for HighCardOptions {
    fn default() -> Self {
        HighCardOptions { seats: 2, cards: 6 }
    }
}

impl Options for HighCardOptions {
    const LIST: &'static [Choice] = &[
        Choice { key: "seats", values: Values::Numbers(&[2, 3]) },
        Choice { key: "cards", values: Values::Whole { default: 6, least: 6, most: 9 } },
    ];

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn check(&self) -> Result<(), String> {
        match self {
            HighCardOptions { seats: 2..=3, cards: 6..=MOST_CARDS } => Ok(()),
            _ => Err("two or three seats play with 6 to 9 cards".into()),
        }
    }
}

/// What to do with the card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Play {
    /// Keep it.
    Hold,
    /// Show it and draw another.
    Swap,
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["hold", "swap"][*self as usize])
    }
}

impl FromStr for Play {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Play, Unreadable> {
        match text.trim().to_ascii_lowercase().as_str() {
            "hold" => Ok(Play::Hold),
            "swap" => Ok(Play::Swap),
            _ => Err(Unreadable),
        }
    }
}

/// The seat in question draws this card: `deal 5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deal(pub u8);

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.0)
    }
}

impl FromStr for Deal {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Deal, Unreadable> {
        let text = text.to_ascii_lowercase();
        let mut words = text.split_whitespace();
        match (words.next(), words.next().map(str::as_bytes), words.next()) {
            (Some("deal"), Some([card @ b'1'..=b'9']), None) => Ok(Deal(card - b'0')),
            _ => Err(Unreadable),
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HighCardFault {
    /// The match has ended.
    GameOver,
    /// Another seat is to move, or chance.
    NotYourTurn,
    /// The highest card cannot be swapped.
    MustHold,
}

impl Fault for HighCardFault {
    const CODES: &'static [&'static str] = &["GAME_OVER", "NOT_YOUR_TURN", "MUST_HOLD"];

    fn code(self) -> &'static str {
        Self::CODES[self as usize]
    }

    fn clause(self) -> &'static str {
        ["HIGH-4", "HIGH-2", "HIGH-3"][self as usize]
    }
}

impl fmt::Display for HighCardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HighCardFault::GameOver => "The match is over.",
            HighCardFault::NotYourTurn => "It is not your turn.",
            HighCardFault::MustHold => "The highest card is held.",
        })
    }
}
