//! Moves and chance outcomes with their text: `Cb3`; `draw C`, `deal CP`, `redraw P`.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::Unreadable;
use cowbell_rules::notation::unspaced;

use crate::board::{Cell, Species};

/// Lays a tile of a species on a cell. One byte: ascending by species, then by cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u8);

impl Move {
    /// A tile of `species` on `cell`.
    #[inline]
    pub const fn new(species: Species, cell: Cell) -> Move {
        Move((species as u8) << 6 | cell.0)
    }

    /// The animal that is placed.
    #[inline]
    pub const fn species(self) -> Species {
        Species::ALL[self.0 as usize >> 6]
    }

    /// Where.
    #[inline]
    pub const fn cell(self) -> Cell {
        Cell(self.0 & 63)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.species(), self.cell())
    }
}

impl FromStr for Move {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let mut rest = text.trim().chars();
        let species = rest.next().and_then(Species::from_letter).ok_or(Unreadable)?;
        Ok(Move::new(species, rest.as_str().parse()?))
    }
}

/// The two starting tiles of seat 0; seat 1 has the other two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(pub(crate) Species, pub(crate) Species);

impl Pair {
    /// The six ways to deal the starting tiles.
    pub const ALL: [Pair; 6] = {
        use Species::*;
        [Pair(Cow, Pig), Pair(Cow, Sheep), Pair(Cow, Hen), Pair(Pig, Sheep), Pair(Pig, Hen), Pair(Sheep, Hen)]
    };
}

/// One outcome of a random event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A tile comes from a supply to a farmhand or a barn.
    Draw(Species),
    /// The starting tiles are dealt.
    Deal(Pair),
    /// The barn tile is exchanged, because its species is walled in.
    Redraw(Species),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Draw(species) => write!(f, "draw {species}"),
            Chance::Deal(Pair(first, second)) => write!(f, "deal {first}{second}"),
            Chance::Redraw(species) => write!(f, "redraw {species}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let (word, tiles) = text.trim().split_once(char::is_whitespace).ok_or(Unreadable)?;
        let tiles = unspaced(tiles);
        let mut tiles = tiles.chars().map(|letter| Species::from_letter(letter).ok_or(Unreadable));
        let first = tiles.next().ok_or(Unreadable)??;
        let second = tiles.next().transpose()?;
        match (word.to_ascii_lowercase().as_str(), second, tiles.next()) {
            ("draw", None, None) => Ok(Chance::Draw(first)),
            ("redraw", None, None) => Ok(Chance::Redraw(first)),
            ("deal", Some(second), None) if first != second => {
                Ok(Chance::Deal(Pair(first.min(second), first.max(second))))
            }
            _ => Err(Unreadable),
        }
    }
}
