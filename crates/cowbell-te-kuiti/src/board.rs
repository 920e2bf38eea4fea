//! The field: 25 cells, 60 edges between and around them.
//!
//! Cell `5 * row + column`, a1 = 0. An edge is named by the cell south or west of it, so the numbers are laid
//! out in blocks that line up with the cells: 0..5 the south sides of row 1, 5..30 the north sides of all
//! cells, 30..55 their east sides, 55..60 the west sides of column a. The south side of cell `i` is then
//! simply edge `i`.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::Unreadable;
use cowbell_rules::notation::{Name, unspaced};
use serde::{Serialize, Serializer};

cowbell_rules::grid! {
    /// A cell of the field, a1 = 0, e5 = 24.
    pub struct Cell(5 columns, 5 rows);
    /// A set of cells: bit `i` is cell `i`.
    pub type Cells = u32;
    pub(crate) fn each;
}

/// All 25 cells.
pub(crate) const FIELD: Cells = (1 << 25) - 1;

/// A side of a cell, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The next side clockwise.
    pub const fn clockwise(self) -> Side {
        Side::ALL[(self as usize + 1) % 4]
    }

    /// `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// From its letter, in any case.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter.to_ascii_lowercase())
    }
}

/// A place for a fence: one of 60 (TEK-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge(pub(crate) u8);

impl Edge {
    /// How many there are.
    pub const COUNT: usize = 60;

    /// The side of a cell; two neighbours share one edge.
    pub const fn of(cell: Cell, side: Side) -> Edge {
        match side {
            Side::North => Edge(cell.0 + 5),
            Side::East => Edge(cell.0 + 30),
            Side::South => Edge(cell.0),
            Side::West if cell.column() == 0 => Edge(55 + cell.row()),
            Side::West => Edge(cell.0 + 29),
        }
    }

    /// The canonical name: north or east of a cell where there is one.
    pub const fn name(self) -> (Cell, Side) {
        match self.0 {
            0..5 => (Cell(self.0), Side::South),
            5..30 => (Cell(self.0 - 5), Side::North),
            30..55 => (Cell(self.0 - 30), Side::East),
            _ => (Cell(5 * (self.0 - 55)), Side::West),
        }
    }

    const fn text(self) -> Name<3> {
        let (cell, side) = self.name();
        let Name([column, row]) = cell.name();
        Name([column, row, side.letter() as u8])
    }

    /// As an index into per-edge arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl FromStr for Edge {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Edge, Unreadable> {
        let text = unspaced(text);
        let side = text.chars().next_back().and_then(Side::from_letter).ok_or(Unreadable)?;
        // The side is one ASCII letter, so cutting one byte off is safe.
        Ok(Edge::of(text[..text.len() - 1].parse()?, side))
    }
}

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text().serialize(serializer)
    }
}
