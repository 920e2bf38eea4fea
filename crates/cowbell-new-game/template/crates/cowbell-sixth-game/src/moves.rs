//! Moves and random events with their notation: `roll`, `hold`; `start 0`, `die 4`.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::{Seat, Unreadable};

use crate::board::FACES;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Throw the die once more.
    Roll,
    /// Keep the points of this turn.
    Hold,
}

impl Move {
    /// Both of them.
    pub const ALL: [Move; 2] = [Move::Roll, Move::Hold];
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["roll", "hold"][*self as usize])
    }
}

impl FromStr for Move {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let text = text.trim().to_ascii_lowercase();
        Move::ALL.into_iter().find(|mv| mv.to_string() == text).ok_or(Unreadable)
    }
}

/// One outcome of a random event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who begins: `start 0`.
    Start(Seat),
    /// What the die shows: `die 4`.
    Die(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Die(face) => write!(f, "die {face}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let text = text.to_ascii_lowercase();
        let mut words = text.split_whitespace();
        match (words.next(), words.next().map(str::as_bytes), words.next()) {
            (Some("start"), Some([seat @ b'0'..=b'1']), None) => Ok(Chance::Start(Seat(seat - b'0'))),
            (Some("die"), Some([face @ b'1'..=b'9']), None) if face - b'0' <= FACES => {
                Ok(Chance::Die(face - b'0'))
            }
            _ => Err(Unreadable),
        }
    }
}
