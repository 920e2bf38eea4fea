//! Moves and chance outcomes with their text: `keep`, `reroll 1`, `d4`, `d4+f6`, `pass`; `sheet K03`,
//! `start 0`, `roll c3`, `roll 5`.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::{Seat, Unreadable};
use serde::{Serialize, Serializer};

use crate::board::{Cell, Cells, Symbol, each};
use crate::sheet::SheetId;

/// Which dice are thrown again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Again {
    /// Die 1.
    First,
    /// Die 2.
    Second,
    /// Both dice.
    Both,
}

impl Again {
    /// Every choice, ascending.
    pub const ALL: [Again; 3] = [Again::First, Again::Second, Again::Both];
}

impl fmt::Display for Again {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["1", "2", "both"][*self as usize])
    }
}

impl FromStr for Again {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Again, Unreadable> {
        Again::ALL.into_iter().find(|again| again.to_string().eq_ignore_ascii_case(text)).ok_or(Unreadable)
    }
}

/// One decision, in two bytes: four bits for its kind, then up to two cells of six bits. So moves ascend
/// like this: `keep`, `reroll 1`, `reroll 2`, `reroll both`; single cells; pairs of cells, by the
/// lower cell, then the higher; `pass`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// What a move decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The dice stand as they are.
    Keep,
    /// Dice are thrown again.
    Reroll(Again),
    /// A set of one or two cells is marked.
    Mark(Cells),
    /// Nothing can be marked.
    Pass,
}

impl Move {
    /// The dice stand as they are.
    pub const KEEP: Move = Move(0);
    /// Nothing can be marked.
    pub const PASS: Move = Move(3 << 12);

    /// Throws dice again.
    pub const fn reroll(again: Again) -> Move {
        Move(1 + again as u16)
    }

    /// Marks one cell.
    #[inline]
    pub const fn one(cell: Cell) -> Move {
        Move(1 << 12 | cell.index() as u16)
    }

    /// Marks two cells, the lower one first.
    #[inline]
    pub const fn two(low: Cell, high: Cell) -> Move {
        debug_assert!(low.index() < high.index());
        Move(2 << 12 | (low.index() << 6 | high.index()) as u16)
    }

    /// What it decides.
    #[inline]
    pub const fn kind(self) -> Kind {
        let (low, high) = (self.0 >> 6 & 63, self.0 & 63);
        match (self.0 >> 12, high) {
            (0, 0) => Kind::Keep,
            (0, again) => Kind::Reroll(Again::ALL[again as usize - 1]),
            (1, cell) => Kind::Mark(1 << cell),
            (2, _) => Kind::Mark(1 << low | 1 << high),
            _ => Kind::Pass,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Keep => f.write_str("keep"),
            Kind::Reroll(again) => write!(f, "reroll {again}"),
            Kind::Mark(set) => {
                for (n, cell) in each(set).enumerate() {
                    f.write_str(if n == 0 { "" } else { "+" })?;
                    cell.fmt(f)?;
                }
                Ok(())
            }
            Kind::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

impl FromStr for Move {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let text = text.trim().to_ascii_lowercase();
        let mut words = text.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some("keep"), None, _) => return Ok(Move::KEEP),
            (Some("pass"), None, _) => return Ok(Move::PASS),
            (Some("reroll"), Some(again), None) => return again.parse().map(Move::reroll),
            _ => {}
        }
        let Some((first, second)) = text.split_once('+') else { return text.parse().map(Move::one) };
        let (first, second): (Cell, Cell) = (first.parse()?, second.parse()?);
        if first == second { Err(Unreadable) } else { Ok(Move::two(first.min(second), first.max(second))) }
    }
}

/// One outcome of a random event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The sheet is drawn.
    Sheet(SheetId),
    /// This seat starts.
    Start(Seat),
    /// One die is thrown again.
    One(Symbol),
    /// Both dice are thrown, die 1 first.
    Two(Symbol, Symbol),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Sheet(id) => write!(f, "sheet {id}"),
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::One(symbol) => write!(f, "roll {symbol}"),
            Chance::Two(first, second) => write!(f, "roll {first}{second}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let (word, rest) = text.trim().split_once(char::is_whitespace).ok_or(Unreadable)?;
        let rest = rest.trim();
        match word.to_ascii_lowercase().as_str() {
            "sheet" => Ok(Chance::Sheet(rest.parse()?)),
            "start" if rest == "0" => Ok(Chance::Start(Seat(0))),
            "start" if rest == "1" => Ok(Chance::Start(Seat(1))),
            "roll" => match dice(rest)? {
                (first, Some(second)) => Ok(Chance::Two(first, second)),
                (only, None) => Ok(Chance::One(only)),
            },
            _ => Err(Unreadable),
        }
    }
}

/// Reads one or two symbols, with or without a blank between them.
pub(crate) fn dice(text: &str) -> Result<(Symbol, Option<Symbol>), Unreadable> {
    let mut symbols = text.bytes().filter(|b| !b.is_ascii_whitespace());
    let mut symbol =
        || symbols.next().map(|letter| Symbol::from_letter(letter).ok_or(Unreadable)).transpose();
    match (symbol()?, symbol()?, symbol()?) {
        (Some(first), second, None) => Ok((first, second)),
        _ => Err(Unreadable),
    }
}

impl Serialize for Again {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
