//! Moves and chance outcomes with their text: `fence c3n`, `flip b2`, `unfence c3n`, `take a1+b2`, `end`;
//! `start 0`, `tile J`, `tile Jn`.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::{Seat, Unreadable};

use crate::board::{Cell, Edge};
use crate::tiles::Tile;

/// One decision. Ascending by kind of move, then by edge or cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// The shepherd player places a fence.
    Fence(Edge),
    /// The sheep player flips a tile.
    Flip(Cell),
    /// The sheep player takes a fence away, for a ram.
    Unfence(Edge),
    /// The sheep player takes a pair, in the final phase.
    Take(Pair),
    /// The sheep player leaves the pairs that are left, in the final phase.
    End,
}

/// Two different cells, ascending.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(Cell, Cell);

impl Pair {
    /// From two cells in either order; `None` if they are the same.
    pub fn new(one: Cell, other: Cell) -> Option<Pair> {
        (one != other).then(|| Pair(one.min(other), one.max(other)))
    }

    /// The two cells, ascending.
    pub const fn cells(self) -> [Cell; 2] {
        [self.0, self.1]
    }

    /// The set of the two.
    pub const fn bits(self) -> crate::Cells {
        self.0.bit() | self.1.bit()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Fence(edge) => write!(f, "fence {edge}"),
            Move::Flip(cell) => write!(f, "flip {cell}"),
            Move::Unfence(edge) => write!(f, "unfence {edge}"),
            Move::Take(Pair(one, other)) => write!(f, "take {one}+{other}"),
            Move::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let (word, rest) = split(text);
        match word.to_ascii_lowercase().as_str() {
            "fence" => rest.parse().map(Move::Fence),
            "flip" => rest.parse().map(Move::Flip),
            "unfence" => rest.parse().map(Move::Unfence),
            "take" => {
                let (one, other) = rest.split_once('+').ok_or(Unreadable)?;
                Pair::new(one.parse()?, other.parse()?).map(Move::Take).ok_or(Unreadable)
            }
            "end" if rest.is_empty() => Ok(Move::End),
            _ => Err(Unreadable),
        }
    }
}

/// One outcome of a random event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who is the shepherd player in the first round.
    Start(Seat),
    /// What is on the tile just flipped for the first time.
    Tile(Tile),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Tile(tile) => write!(f, "tile {tile}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let (word, rest) = split(text);
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("start", "0") => Ok(Chance::Start(Seat(0))),
            ("start", "1") => Ok(Chance::Start(Seat(1))),
            ("tile", tile) => tile.parse().map(Chance::Tile),
            _ => Err(Unreadable),
        }
    }
}

/// The first word and the rest, without blanks around them.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}
