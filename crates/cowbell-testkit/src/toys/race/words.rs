//! The vocabulary of the race: options, moves, random events, refusals.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::{Choice, Fault, Options, Pick, Seat, Unreadable, Values};
use serde::{Deserialize, Serialize};

/// What a table chooses.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct RaceOptions {
    /// Where the track ends.
    pub goal: u8,
    /// Who begins.
    pub starter: Pick,
}

impl Default for RaceOptions {
    fn default() -> Self {
        RaceOptions { goal: 12, starter: Pick::Random }
    }
}

impl Options for RaceOptions {
    const LIST: &'static [Choice] = &[
        Choice { key: "goal", values: Values::Whole { default: 12, least: 6, most: 20 } },
        Choice { key: "starter", values: Values::Seat },
    ];

    fn seats(&self) -> usize {
        2
    }

    fn check(&self) -> Result<(), String> {
        if !(6..=20).contains(&self.goal) {
            return Err(format!("`goal` is {}, but goes from 6 to 20", self.goal));
        }
        self.starter.check("starter", 2)
    }
}

/// Which die to take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Take {
    /// The lower one.
    Low,
    /// The higher one.
    High,
    /// None.
    Stay,
}

impl Take {
    /// All of them.
    pub const ALL: [Take; 3] = [Take::Low, Take::High, Take::Stay];
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["low", "high", "stay"][*self as usize])
    }
}

impl FromStr for Take {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Take, Unreadable> {
        let text = text.trim().to_ascii_lowercase();
        Take::ALL.into_iter().find(|take| take.to_string() == text).ok_or(Unreadable)
    }
}

/// A random event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Roll {
    /// Who begins: `start 0`.
    Start(Seat),
    /// Two dice, the lower one first: `roll 25`.
    Dice(u8, u8),
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Start(seat) => write!(f, "start {seat}"),
            Roll::Dice(low, high) => write!(f, "roll {low}{high}"),
        }
    }
}

impl FromStr for Roll {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Roll, Unreadable> {
        let text = text.to_ascii_lowercase();
        let mut words = text.split_whitespace();
        match (words.next(), words.next().map(str::as_bytes), words.next()) {
            (Some("start"), Some([seat @ b'0'..=b'1']), None) => Ok(Roll::Start(Seat(seat - b'0'))),
            (Some("roll"), Some(dice), None) => rolled(dice),
            _ => Err(Unreadable),
        }
    }
}

pub(super) fn rolled(dice: &[u8]) -> Result<Roll, Unreadable> {
    match *dice {
        [a @ b'1'..=b'6', b @ b'1'..=b'6'] => Ok(Roll::Dice(a.min(b) - b'0', a.max(b) - b'0')),
        _ => Err(Unreadable),
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaceFault {
    /// The match has ended.
    GameOver,
    /// Another seat is to move, or chance.
    NotYourTurn,
    /// The dice are equal, and equal dice give one move.
    SameDice,
    /// The die would lead beyond the goal.
    BeyondTheGoal,
}

impl Fault for RaceFault {
    const CODES: &'static [&'static str] = &["GAME_OVER", "NOT_YOUR_TURN", "SAME_DICE", "BEYOND_THE_GOAL"];

    fn code(self) -> &'static str {
        Self::CODES[self as usize]
    }

    fn clause(self) -> &'static str {
        ["RACE-5", "RACE-1", "RACE-2", "RACE-3"][self as usize]
    }
}

impl fmt::Display for RaceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RaceFault::GameOver => "The match is over.",
            RaceFault::NotYourTurn => "It is not your turn.",
            RaceFault::SameDice => "Both dice are equal: take the low one.",
            RaceFault::BeyondTheGoal => "That leads beyond the goal.",
        })
    }
}
