//! Moves and chance outcomes with their text: `pile 2`, `keep`, `reroll`, `G4b2`; `card C05`, `start 2`, `roll R126`.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::notation::Name;
use cowbell_rules::{Seat, Unreadable};

use crate::board::{Cell, Colour, Die};
use crate::cards::{Card, Kind};

/// A move in two bytes: ascending piles, `keep`, `reroll`, then dice by colour, value and cell. A list of
/// moves can have 192 of them, so they are kept small; [`Move::act`] takes one apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u16);

/// What a move does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Act {
    /// Draws the top card of a pile.
    Pile(Kind),
    /// Plays with the dice as rolled.
    Keep,
    /// Rolls all twelve again.
    Reroll,
    /// Puts a die of the pool on a cell.
    Place(Die, Cell),
}

impl Move {
    const KEEP: u16 = 4;
    const REROLL: u16 = 5;

    /// The move that does this.
    #[inline]
    pub const fn new(act: Act) -> Move {
        match act {
            Act::Pile(kind) => Move(kind as u16),
            Act::Keep => Move(Move::KEEP),
            Act::Reroll => Move(Move::REROLL),
            Act::Place(die, cell) => Move((die.byte() as u16) << 4 | cell.0 as u16),
        }
    }

    /// Less than 512.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// What the move does.
    #[inline]
    pub const fn act(self) -> Act {
        // No die is 0, so a die on a cell is 16 at least.
        match Die::from_byte((self.0 >> 4) as u8) {
            Some(die) => Act::Place(die, Cell((self.0 & 15) as u8)),
            None => match self.0 {
                Move::KEEP => Act::Keep,
                Move::REROLL => Act::Reroll,
                pile => Act::Pile(Kind::ALL[pile as usize - 1]),
            },
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.act() {
            Act::Pile(kind) => write!(f, "pile {kind}"),
            Act::Keep => f.write_str("keep"),
            Act::Reroll => f.write_str("reroll"),
            Act::Place(die, cell) => {
                let (Name([colour, value]), Name([column, row])) = (die.name(), cell.name());
                Name([colour, value, column, row]).fmt(f)
            }
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let mut words = text.split_whitespace();
        let (first, second) = (words.next().ok_or(Unreadable)?, words.next());
        if words.next().is_some() {
            return Err(Unreadable);
        }
        let is = |word: &str| first.eq_ignore_ascii_case(word);
        let act = match second {
            None if is("keep") => Act::Keep,
            None if is("reroll") => Act::Reroll,
            None => {
                let (die, cell) = first.split_at_checked(2).ok_or(Unreadable)?;
                Act::Place(die.parse()?, cell.parse()?)
            }
            Some(number) if is("pile") => Act::Pile(number.parse()?),
            Some(cell) => Act::Place(first.parse()?, cell.parse()?),
        };
        Ok(Move::new(act))
    }
}

/// One outcome of a random event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The card on top of a pile, seen by the seat that draws it.
    Card(Card),
    /// The seat that starts the first round.
    Start(Seat),
    /// The three dice of one colour, values ascending.
    Roll(Colour, [u8; 3]),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Roll(colour, [a, b, c]) => write!(f, "roll {colour}{a}{b}{c}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = text.split_whitespace();
        let (Some(word), Some(what), None) = (words.next(), words.next(), words.next()) else {
            return Err(Unreadable);
        };
        let is = |name: &str| word.eq_ignore_ascii_case(name);
        if is("card") {
            Ok(Chance::Card(what.parse()?))
        } else if is("start") {
            match what.as_bytes() {
                [digit @ b'0'..=b'3'] => Ok(Chance::Start(Seat(digit - b'0'))),
                _ => Err(Unreadable),
            }
        } else if is("roll") {
            let (colour, values) = what.split_at_checked(1).ok_or(Unreadable)?;
            let colour = colour.chars().next().and_then(Colour::from_letter).ok_or(Unreadable)?;
            match *values.as_bytes() {
                [a @ b'1'..=b'6', b @ b'1'..=b'6', c @ b'1'..=b'6'] if a <= b && b <= c => {
                    Ok(Chance::Roll(colour, [a - b'0', b - b'0', c - b'0']))
                }
                _ => Err(Unreadable),
            }
        } else {
            Err(Unreadable)
        }
    }
}
