//! The picture in a position: tiles and fences, both ways.
//!
//! ```text
//! 5n +---+   +   +   +   +     fences north of row 5
//! 5  |J* |?   .   S   ?        row 5: face up, never seen, empty, seen and face down, never seen
//! …
//! 1s +   +   +   +   +   +     fences south of row 1
//! ```
//!
//! Blanks are for the eye only: a row is five cells with `|` wherever a fence stands beside them, a line of
//! fences is six `+` with dashes between them.

use cowbell_rules::PositionError;
use cowbell_rules::position::Line;

use crate::board::{Cell, Edge, Side};
use crate::state::TeKuiti;
use crate::view::Spot;

impl TeKuiti {
    /// Eleven lines, the north on top.
    pub(crate) fn print_picture(&self) -> String {
        let mut out = String::new();
        for row in (0..5).rev() {
            let cells: [Cell; 5] = core::array::from_fn(|column| Cell::at(column as u8, row));
            let bar = |cell, side| if self.fences.has(Edge::of(cell, side)) { '|' } else { ' ' };
            let spot = |cell: Cell| {
                format!("{:<3}{}", Spot::remembered(self, cell).to_string(), bar(cell, Side::East))
            };
            let spots: String = cells.into_iter().map(spot).collect();
            let tiles = format!("{}  {}{spots}", row + 1, bar(cells[0], Side::West));
            out += &format!("{}n {}\n{}\n", row + 1, self.fence_line(cells, Side::North), tiles.trim_end());
        }
        let southern = core::array::from_fn(|column| Cell::at(column as u8, 0));
        out + &format!("1s {}\n", self.fence_line(southern, Side::South))
    }

    fn fence_line(&self, cells: [Cell; 5], side: Side) -> String {
        let part = |cell: Cell| if self.fences.has(Edge::of(cell, side)) { "---+" } else { "   +" };
        format!("+{}", cells.map(part).concat())
    }

    /// Reads the tiles of a row and the fences between them.
    pub(crate) fn read_row(&mut self, line: &Line<'_>, row: u8) -> Result<(), PositionError> {
        let mut column = 0;
        let mut has_bar = false;
        let mut rest = line.value;
        while !rest.is_empty() {
            let wrong = |reason: &str| line.error(rest, reason);
            let length = if rest.starts_with('|') {
                if has_bar {
                    return Err(wrong("one `|` is a fence, two are too many"));
                }
                self.fences.insert(match column {
                    0 => Edge::of(Cell::at(0, row), Side::West),
                    _ => Edge::of(Cell::at(column - 1, row), Side::East),
                });
                has_bar = true;
                1
            } else {
                if column == 5 {
                    return Err(wrong("a row has five cells"));
                }
                let (spot, length) = read_spot(rest).ok_or_else(|| {
                    wrong("a cell is `.` (empty), `?` (never seen), `J` (seen, face down) or `J*` (face up)")
                })?;
                self.put(Cell::at(column, row), spot).map_err(wrong)?;
                has_bar = false;
                column += 1;
                length
            };
            rest = rest[length..].trim_start();
        }
        if column == 5 {
            Ok(())
        } else {
            Err(line.error(rest, format!("a row has five cells, not {column}")))
        }
    }

    /// Lays what a picture shows on a cell that still has its tile of the set-up.
    fn put(&mut self, cell: Cell, spot: Spot) -> Result<(), &'static str> {
        let tile = match spot {
            Spot::Empty => {
                self.tiles &= !cell.bit();
                return Ok(());
            }
            Spot::Down => return Ok(()),
            Spot::Known(tile) | Spot::Up(tile) => tile,
        };
        if !tile.kind.is_sheep() {
            return Err("rams and shepherds leave the field when they are seen");
        }
        if tile.daisy.is_some() && !self.is_solo() {
            return Err("daisies matter in the solo game only");
        }
        self.sheep[tile.kind.index()] |= cell.bit();
        if let Some(side) = tile.daisy {
            self.daisies[side as usize] |= cell.bit();
        }
        if matches!(spot, Spot::Up(_)) {
            self.up |= cell.bit();
        }
        Ok(())
    }

    /// Reads a line of fences on one side of a row.
    pub(crate) fn read_fences(&mut self, line: &Line<'_>, row: u8, side: Side) -> Result<(), PositionError> {
        let form = "a line of fences is six `+`, with dashes between two of them for a fence";
        let mut parts = line.value.split('+').map(str::trim);
        if parts.next() != Some("") || parts.next_back() != Some("") || parts.clone().count() != 5 {
            return Err(line.error(line.value, form));
        }
        for (column, part) in (0..).zip(parts) {
            if part.bytes().any(|sign| sign != b'-') {
                return Err(line.error(part, form));
            }
            if !part.is_empty() {
                self.fences.insert(Edge::of(Cell::at(column, row), side));
            }
        }
        Ok(())
    }
}

/// A cell at the start of `text`, and how many bytes it takes. Tiles are capitals and daisies are not: `JS`
/// is two tiles, `Js` is one.
fn read_spot(text: &str) -> Option<(Spot, usize)> {
    match text.as_bytes() {
        [b'.', ..] => return Some((Spot::Empty, 1)),
        [b'?', ..] => return Some((Spot::Down, 1)),
        [letter, ..] if letter.is_ascii_uppercase() => {}
        _ => return None,
    }
    let length = if text[1..].starts_with(['n', 'e', 's', 'w']) { 2 } else { 1 };
    let tile = text[..length].parse().ok()?;
    Some(if text[length..].starts_with('*') {
        (Spot::Up(tile), length + 1)
    } else {
        (Spot::Known(tile), length)
    })
}
