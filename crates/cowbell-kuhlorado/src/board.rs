//! Cells, sets of cells and symbols.
//!
//! A set of cells is a `u64`: bit 0 is a1 (south-west), bit 7 is h1, bit 63 is h8, so that ascending bits
//! are ascending cells (row, then column) and all geometry is shifting.

use core::fmt;

use serde::{Serialize, Serializer};

cowbell_rules::grid! {
    /// A cell of the sheet, a1 = 0, h8 = 63.
    pub struct Cell(8 columns, 8 rows);
    /// A set of cells.
    pub type Cells = u64;
    pub fn each;
}

/// Cells along each side of the sheet (KUH-2).
pub(crate) const SIDE: u8 = Cell::COLUMNS;

/// Column a.
pub(crate) const WEST: Cells = 0x0101_0101_0101_0101;
/// Column h.
pub(crate) const EAST: Cells = WEST << 7;
/// Row 8.
pub(crate) const NORTH: Cells = 0xff << 56;
/// Row 1.
pub(crate) const SOUTH: Cells = 0xff;
/// Columns a and b, where nothing lies two cells to the west.
const WEST_TWO: Cells = WEST | WEST << 1;
/// Columns g and h.
const EAST_TWO: Cells = EAST | EAST >> 1;

/// The border meadows north, east, south, west; corners lie in two of them (KUH-8).
pub const MEADOWS: [(&str, Cells); 4] = [("north", NORTH), ("east", EAST), ("south", SOUTH), ("west", WEST)];

/// The cells orthogonally next to any cell of the set, the set itself not excluded.
#[inline]
pub const fn beside(set: Cells) -> Cells {
    set << 8 | set >> 8 | (set & !EAST) << 1 | (set & !WEST) >> 1
}

/// The greater cells exactly one cell apart from a cell of the set: two to the east, or two rows to the
/// north, straight or diagonally (KUH-20).
#[inline]
pub(crate) const fn apart_above(set: Cells) -> Cells {
    let (east, west) = ((set & !EAST_TWO) << 2, (set & !WEST_TWO) >> 2);
    east | (set | east | west) << 16
}

/// The lesser cells exactly one cell apart from a cell of the set.
#[inline]
pub(crate) const fn apart_below(set: Cells) -> Cells {
    let (east, west) = ((set & !EAST_TWO) << 2, (set & !WEST_TWO) >> 2);
    west | (set | east | west) >> 16
}

/// All cells exactly one cell apart from a cell of the set. What lies between does not matter (KUH-21).
#[inline]
pub const fn apart(set: Cells) -> Cells {
    apart_above(set) | apart_below(set)
}

/// What a die or a cell shows (KUH-4, KUH-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// The number 1.
    One,
    /// The number 2.
    Two,
    /// The number 3.
    Three,
    /// The number 4.
    Four,
    /// The number 5.
    Five,
    /// A cow, in place of the 6.
    Cow,
}

impl Symbol {
    /// Every symbol, numbers first.
    pub const ALL: [Symbol; 6] =
        [Symbol::One, Symbol::Two, Symbol::Three, Symbol::Four, Symbol::Five, Symbol::Cow];

    /// The five numbers.
    pub const NUMBERS: [Symbol; 5] = [Symbol::One, Symbol::Two, Symbol::Three, Symbol::Four, Symbol::Five];

    /// The place of this symbol in [`Symbol::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is the cow.
    pub const fn is_cow(self) -> bool {
        matches!(self, Symbol::Cow)
    }

    /// `1` to `5`, or `c`.
    pub const fn letter(self) -> char {
        ['1', '2', '3', '4', '5', 'c'][self.index()]
    }

    /// The symbol written with this letter, in either case.
    pub const fn from_letter(letter: u8) -> Option<Symbol> {
        match letter {
            b'1'..=b'5' => Some(Symbol::ALL[(letter - b'1') as usize]),
            b'c' | b'C' => Some(Symbol::Cow),
            _ => None,
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl Serialize for Symbol {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}
