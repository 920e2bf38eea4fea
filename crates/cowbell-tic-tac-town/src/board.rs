//! The board and the dice: cells as bits of a `u16`, lines of three, dice in four colours, the pool.
//!
//! Bit `4 * row + column`, a1 = bit 0, on both boards: the board for two is the south-western 3×3 of the
//! other. A cell it does not have never holds a die, so the lines of the 4×4 board serve both.

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use cowbell_rules::Unreadable;
use cowbell_rules::notation::Name;
use serde::{Serialize, Serializer};

cowbell_rules::grid! {
    /// A cell, a1 = 0, d4 = 15.
    pub struct Cell(4 columns, 4 rows);
    /// A set of cells.
    pub(crate) type Cells = u16;
    pub(crate) fn each;
}

/// The cells of a board with three or four rows and columns (TTT-2).
pub(crate) const fn cells(side: u8) -> Cells {
    if side == 3 { 0x0777 } else { 0xFFFF }
}

/// Three neighbouring cells of a row or a column (TTT-25, TTT-27).
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) all: Cells,
    pub(crate) cells: [u8; 3],
}

/// The lines through a cell: two in a corner, four in the middle.
#[inline]
pub(crate) fn lines_through(cell: Cell) -> &'static [Line] {
    static TABLE: [([Line; 4], usize); 16] = through();
    let (lines, count) = &TABLE[cell.index() & 15];
    &lines[..*count]
}

/// All lines of a board with three or four rows and columns.
pub(crate) fn lines(side: u8) -> impl Iterator<Item = Line> {
    (0..16).map(line).filter(move |line| line.all & !cells(side) == 0)
}

/// One of the sixteen lines of the larger board: eight along the rows, then eight along the columns.
const fn line(index: u8) -> Line {
    let (along, across) = (index % 2, index / 2 % 4);
    let (first, step) = if index < 8 { (4 * across + along, 1) } else { (4 * along + across, 4) };
    let cells = [first, first + step, first + 2 * step];
    Line { all: 1 << cells[0] | 1 << cells[1] | 1 << cells[2], cells }
}

const fn through() -> [([Line; 4], usize); 16] {
    let mut table = [([Line { all: 0, cells: [0; 3] }; 4], 0); 16];
    let mut index = 0;
    while index < 16 {
        let line = line(index);
        let mut place = 0;
        while place < 3 {
            let (lines, count) = &mut table[line.cells[place] as usize];
            lines[*count] = line;
            *count += 1;
            place += 1;
        }
        index += 1;
    }
    table
}

/// The colours of the dice, in the order of all lists (TTT-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// As an index into per-colour arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `R`, `B`, `G` or `Y`.
    pub const fn letter(self) -> char {
        ['R', 'B', 'G', 'Y'][self as usize]
    }

    /// From its letter, in any case.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter.to_ascii_uppercase())
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A die as it lies: colour and value in one byte, `8 * colour + value`. Never 0, so that an empty cell
/// costs nothing more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(NonZeroU8);

impl Die {
    /// A die of `colour` showing `value`.
    ///
    /// # Panics
    ///
    /// If the value is not 1 to 6.
    #[inline]
    pub const fn new(colour: Colour, value: u8) -> Die {
        assert!(1 <= value && value <= 6);
        Die(NonZeroU8::new((colour as u8) << 3 | value).unwrap())
    }

    /// Its name, `G4`.
    pub const fn name(self) -> Name<2> {
        Name([self.colour().letter() as u8, b'0' + self.value()])
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.byte() >> 3 & 3) as usize]
    }

    /// Its value, 1 to 6.
    #[inline]
    pub const fn value(self) -> u8 {
        self.byte() & 7
    }

    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0.get()
    }

    /// The inverse of [`Die::byte`]; nothing for 0.
    #[inline]
    pub(crate) const fn from_byte(byte: u8) -> Option<Die> {
        match NonZeroU8::new(byte) {
            Some(byte) => Some(Die(byte)),
            None => None,
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

impl FromStr for Die {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Die, Unreadable> {
        let mut chars = text.trim().chars();
        match (chars.next().and_then(Colour::from_letter), chars.next(), chars.next()) {
            (Some(colour), Some(value @ '1'..='6'), None) => Ok(Die::new(colour, value as u8 - b'0')),
            _ => Err(Unreadable),
        }
    }
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name().serialize(serializer)
    }
}

/// The dice not yet placed: two bits for each byte a die can be, which count zero to three of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pool(u64);

impl Pool {
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many dice of this colour and value.
    #[inline]
    pub(crate) const fn count(self, die: Die) -> u8 {
        (self.0 >> (2 * die.byte()) & 3) as u8
    }

    /// Three dice of a colour at most: the bits of one die never spill into the next.
    #[inline]
    pub(crate) const fn add(&mut self, die: Die) {
        self.0 += 1 << (2 * die.byte());
    }

    #[inline]
    pub(crate) const fn take(&mut self, die: Die) {
        self.0 -= 1 << (2 * die.byte());
    }

    /// How many there are of each die, ascending, two bits each and four dice a byte.
    #[inline]
    pub(crate) fn fours(self) -> [u8; 6] {
        let all = (0..4).fold(0, |all, colour| all | (self.0 >> (16 * colour + 2) & 0xFFF) << (12 * colour));
        let [a, b, c, d, e, f, _, _] = all.to_le_bytes();
        [a, b, c, d, e, f]
    }

    /// The different dice, ascending.
    #[inline]
    pub(crate) fn each(self) -> impl Iterator<Item = Die> {
        let mut rest = (self.0 | self.0 >> 1) & 0x5555_5555_5555_5555;
        core::iter::from_fn(move || {
            // No bit left: 64 zeros, byte 0, no die.
            let die = Die::from_byte((rest.trailing_zeros() / 2) as u8 & 31)?;
            rest &= rest.wrapping_sub(1);
            Some(die)
        })
    }

    /// Every die, ascending.
    pub(crate) fn all(self) -> impl Iterator<Item = Die> {
        self.each().flat_map(move |die| (0..self.count(die)).map(move |_| die))
    }
}
