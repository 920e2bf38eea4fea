//! The meadow and the animals: cells as bits of a `u64`, species, fields, lines.
//!
//! Bit `8 * row + column`, a1 = bit 0. The four corners of the square are not spaces (TTM-1); every set that
//! leaves this file has been masked with [`MEADOW`].

use core::fmt;

use serde::{Serialize, Serializer};

use crate::options::Fields;

cowbell_rules::grid! {
    /// A cell of the 8×8 square, a1 = 0, h8 = 63. The corners have names, but are not spaces.
    pub struct Cell(8 columns, 8 rows);
    /// A set of cells.
    pub type Cells = u64;
    pub(crate) fn each;
}

impl Cell {
    /// Whether the meadow has this space (TTM-1).
    pub const fn exists(self) -> bool {
        self.bit() & MEADOW != 0
    }
}

/// The 60 spaces: 8×8 without its corners.
pub(crate) const MEADOW: Cells = !0x8100_0000_0000_0081;

const NOT_WEST: Cells = !0x0101_0101_0101_0101;
const NOT_EAST: Cells = !0x8080_8080_8080_8080;

const SOUTH_WEST: Cells = 0x0E0E_0E00;
const SOUTH_EAST: Cells = SOUTH_WEST << 3;
const NORTH_WEST: Cells = SOUTH_WEST << 24;
const NORTH_EAST: Cells = NORTH_WEST << 3;

/// The two fields of each seat.
pub(crate) const fn fields(layout: Fields) -> [[Cells; 2]; 2] {
    match layout {
        Fields::Diagonal => [[SOUTH_WEST, NORTH_EAST], [SOUTH_EAST, NORTH_WEST]],
        Fields::Adjacent => [[SOUTH_WEST, SOUTH_EAST], [NORTH_WEST, NORTH_EAST]],
        Fields::Columns => [[SOUTH_WEST, NORTH_WEST], [SOUTH_EAST, NORTH_EAST]],
    }
}

/// All neighbours of a set of cells, by king's move (TTM-2). May contain cells of the set itself.
#[inline]
pub(crate) const fn neighbours(cells: Cells) -> Cells {
    let sides = ((cells & NOT_EAST) << 1) | ((cells & NOT_WEST) >> 1);
    let row = cells | sides;
    (sides | (row << 8) | (row >> 8)) & MEADOW
}

/// For each cell and axis the two arms leading away from it, nearest cell first. No run is longer than
/// two on either side of a tile just placed (TTM-35), so an arm of two cells is all there is to look at.
static ARMS: [[[[Cells; 2]; 2]; 4]; 64] = arms();

const fn arms() -> [[[[Cells; 2]; 2]; 4]; 64] {
    const AXES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let mut table = [[[[0; 2]; 2]; 4]; 64];
    let mut cell = 0;
    while cell < 64 {
        let mut axis = 0;
        while axis < 4 {
            let mut arm = 0;
            while arm < 2 {
                let sign = if arm == 0 { 1 } else { -1 };
                let mut step = 1;
                while step <= 2 {
                    let column = (cell % 8) as i8 + AXES[axis].0 * sign * step;
                    let row = (cell / 8) as i8 + AXES[axis].1 * sign * step;
                    if 0 <= column && column < 8 && 0 <= row && row < 8 {
                        table[cell][axis][arm][step as usize - 1] = (1 << (8 * row + column)) & MEADOW;
                    }
                    step += 1;
                }
                arm += 1;
            }
            axis += 1;
        }
        cell += 1;
    }
    table
}

/// The tiles that leave the meadow when a tile is placed on `at` among `same`, the tiles of its species: on each
/// axis with a run of three or more, the whole run but the tile just placed (TTM-31, TTM-32).
#[inline]
pub(crate) fn herd(same: Cells, at: Cell) -> Cells {
    let mut herd = 0;
    for axis in &ARMS[at.0 as usize] {
        let mut run = 0;
        for [near, far] in axis {
            // An arm that leaves the meadow is 0, and 0 is in no set of tiles.
            let first = same & near;
            let both = if first != 0 { first | same & far } else { 0 };
            run |= both;
        }
        if run.count_ones() >= 2 {
            herd |= run;
        }
    }
    herd
}

/// The four animals, in the order of all lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Species {
    /// Cow.
    Cow,
    /// Pig.
    Pig,
    /// Sheep.
    Sheep,
    /// Hen.
    Hen,
}

impl Species {
    /// All four.
    pub const ALL: [Species; 4] = [Species::Cow, Species::Pig, Species::Sheep, Species::Hen];

    /// As an index into per-species arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `C`, `P`, `S` or `H`.
    pub const fn letter(self) -> char {
        ['C', 'P', 'S', 'H'][self as usize]
    }

    /// From its letter, in any case.
    pub fn from_letter(letter: char) -> Option<Species> {
        Species::ALL.into_iter().find(|species| species.letter() == letter.to_ascii_uppercase())
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Serialize for Species {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// How many tiles of each species a player's own set has (TTM-4). Data, because the box does not tell.
pub const TILES: [u8; 4] = tiles(include_bytes!("../data/tiles.txt"));

/// All tiles of one set.
pub(crate) const SET: u8 = TILES[0] + TILES[1] + TILES[2] + TILES[3];

/// Reads `data/tiles.txt` while compiling: lines of a letter, a blank and one digit; `#` comments.
const fn tiles(text: &[u8]) -> [u8; 4] {
    let mut counts = [0; 4];
    let mut at = 0;
    while at < text.len() {
        let species = match text[at] {
            b'C' => 0,
            b'P' => 1,
            b'S' => 2,
            b'H' => 3,
            b'#' | b'\n' => 4,
            _ => panic!("data/tiles.txt: a line begins with C, P, S, H or #"),
        };
        if species < 4 {
            assert!(text[at + 1] == b' ' && text[at + 2].is_ascii_digit() && counts[species] == 0);
            counts[species] = text[at + 2] - b'0';
        }
        while text[at] != b'\n' {
            at += 1;
        }
        at += 1;
    }
    counts
}
