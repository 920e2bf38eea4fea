//! Rectangles that fences can enclose: what bots judge a fence by, and what a hint says about it. No rule needs them.

use crate::{Cell, Cells, Edge, Fences, Side};

/// Larger rectangles are more than half of the field: nobody gets one shut.
const MOST: u8 = 12;

/// A rectangle of cells with the edges around it.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    /// The cells inside.
    pub cells: Cells,
    /// How many cells that is.
    pub size: u8,
    /// One bit for each edge around it.
    pub fences: u64,
}

impl Pen {
    /// All rectangles of at most twelve cells.
    pub fn all() -> impl Iterator<Item = Pen> {
        let spans = || (0u8..5).flat_map(|from| (from..5).map(move |to| (from, to)));
        let all = spans().flat_map(move |columns| spans().map(move |rows| Pen::new(columns, rows)));
        all.filter(|pen| pen.size <= MOST)
    }

    /// How many fences it still lacks.
    pub fn missing(&self, fences: Fences) -> u32 {
        (self.fences & !fences.bits()).count_ones()
    }

    fn new((west, east): (u8, u8), (south, north): (u8, u8)) -> Pen {
        let mut pen = Pen { cells: 0, size: 0, fences: 0 };
        for (column, row) in (west..=east).flat_map(|column| (south..=north).map(move |row| (column, row))) {
            let cell = Cell::at(column, row);
            pen.cells |= cell.bit();
            pen.size += 1;
            let sides = [
                (Side::North, row == north),
                (Side::East, column == east),
                (Side::South, row == south),
                (Side::West, column == west),
            ];
            for (side, _) in sides.into_iter().filter(|(_, is_edge)| *is_edge) {
                pen.fences |= 1 << Edge::of(cell, side).index();
            }
        }
        pen
    }
}
