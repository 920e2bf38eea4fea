//! The fences on the field, and which cells they leave open.
//!
//! Open means: a path leads outside (TEK-15). Every fence asks that question again, so it is answered
//! on bits: a flood from outside, and before it a test that spares most floods.

use crate::board::{Cell, Cells, Edge, FIELD, Side};

/// The fences of a round (TEK-5).
pub(crate) const FENCES: u32 = 30;

const SOUTH_ROW: Cells = 0b11111;
const NORTH_ROW: Cells = SOUTH_ROW << 20;
const WEST_COLUMN: Cells = 0x0010_8421;
const EAST_COLUMN: Cells = WEST_COLUMN << 4;

/// The edges with a fence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fences(u64);

impl Fences {
    const EDGES: u64 = (1 << Edge::COUNT) - 1;

    /// Whether a fence stands there.
    #[inline]
    pub const fn has(self, edge: Edge) -> bool {
        self.0 >> edge.0 & 1 != 0
    }

    /// How many stand.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether none stands.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and one more.
    pub fn with(mut self, edge: Edge) -> Fences {
        self.insert(edge);
        self
    }

    /// These without that one.
    pub fn without(mut self, edge: Edge) -> Fences {
        self.remove(edge);
        self
    }

    #[inline]
    pub(crate) fn insert(&mut self, edge: Edge) {
        self.0 |= 1 << edge.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, edge: Edge) {
        self.0 &= !(1 << edge.0);
    }

    /// Bit `i` is the edge of index `i`.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The edges without a fence, as bits.
    #[inline]
    pub(crate) const fn free(self) -> u64 {
        !self.0 & Self::EDGES
    }

    /// The fences, ascending.
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        (0..Edge::COUNT as u8).map(Edge).filter(move |edge| self.has(*edge))
    }

    /// The cells from which a path leads outside, by a flood from outside.
    #[inline]
    pub fn open(self) -> Cells {
        let north = !(self.0 >> 5) as Cells;
        let east = !(self.0 >> 30) as Cells;
        let west = SPREAD[!(self.0 >> 55) as usize & 31];
        let outside = (!self.0 as Cells & SOUTH_ROW) | (north & NORTH_ROW) | (east & EAST_COLUMN) | west;
        // Gates between two cells, at the bit of the southern or western one.
        let north = north & FIELD & !NORTH_ROW;
        let east = east & FIELD & !EAST_COLUMN;
        let mut open = outside;
        loop {
            let before = open;
            open |= (open & east) << 1;
            open |= (open >> 1) & east;
            open |= (open & north) << 5;
            open |= (open >> 5) & north;
            if open == before {
                return open;
            }
        }
    }

    /// Whether a new fence there can close a ring: only if another fence touches it at either end.
    #[inline]
    pub(crate) fn may_close(self, edge: Edge) -> bool {
        let [one, other] = ENDS[edge.index()];
        self.0 & one != 0 && self.0 & other != 0
    }
}

/// Five bits, one per row, moved to the cells of column a.
const SPREAD: [Cells; 32] = {
    let mut table = [0; 32];
    let mut rows = 0;
    while rows < 32 {
        let mut row = 0;
        while row < 5 {
            table[rows] |= ((rows >> row & 1) as Cells) << (5 * row);
            row += 1;
        }
        rows += 1;
    }
    table
};

/// For each edge the other edges that meet it at one end, and at the other end.
const ENDS: [[u64; 2]; Edge::COUNT] = {
    let mut table = [[0; 2]; Edge::COUNT];
    let mut one = 0;
    while one < Edge::COUNT {
        let mut other = 0;
        while other < Edge::COUNT {
            let mut end = 0;
            while end < 2 {
                let corner = corners(one)[end];
                if one != other && (corner == corners(other)[0] || corner == corners(other)[1]) {
                    table[one][end] |= 1 << other;
                }
                end += 1;
            }
            other += 1;
        }
        one += 1;
    }
    table
};

/// The two corners an edge joins; corner `6 * row + column` is the south-west corner of that cell.
const fn corners(edge: usize) -> [u8; 2] {
    let (cell, side): (Cell, Side) = Edge(edge as u8).name();
    let south_west = 6 * cell.row() + cell.column();
    match side {
        Side::North => [south_west + 6, south_west + 7],
        Side::East => [south_west + 1, south_west + 7],
        Side::South => [south_west, south_west + 1],
        Side::West => [south_west, south_west + 6],
    }
}
