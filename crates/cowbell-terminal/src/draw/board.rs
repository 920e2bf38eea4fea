//! A grid of places with lines between them, and pieces that may lie on the lines. Cells grow with the available
//! space. Column letters are in the bottom border, row numbers to the left.

use std::collections::BTreeMap;

use cowbell_scene::{Area, Kind, Place, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::{Canvas, Hit};
use super::flow::{stack, width};
use crate::theme::Tone;

/// Width of the row numbers.
const MARGIN: u16 = 2;
/// Inner sizes of a cell, largest first. A character is about twice as high as wide.
const SIZES: [(u16, u16); 5] = [(9, 4), (7, 3), (7, 2), (5, 2), (3, 1)];

/// A grid, and the area of its edges if there is one.
pub(crate) struct Board<'a> {
    columns: u8,
    rows: u8,
    cells: BTreeMap<(u8, u8), &'a Place>,
    /// Horizontal edges, by column and line from the south.
    across: BTreeMap<(u8, u8), &'a Place>,
    /// Vertical edges, by line from the west and row.
    upright: BTreeMap<(u8, u8), &'a Place>,
}

/// How a line between two places is drawn.
#[derive(Clone, Copy, PartialEq)]
enum Stroke {
    None,
    Light,
    Open,
    Heavy,
}

impl<'a> Board<'a> {
    /// The board of a scene, if it has a grid.
    pub(crate) fn of(scene: &'a Scene) -> Option<Board<'a>> {
        let grid = scene.areas.iter().find(|area| matches!(area.kind, Kind::Grid { .. }))?;
        let Kind::Grid { columns, rows } = grid.kind else { return None };
        let edges: Option<&Area> = scene.areas.iter().find(|area| area.kind == Kind::Edges { columns, rows });
        let cells = grid.places.iter().map(|place| ((place.column, place.row), place)).collect();
        let mut board = Board { columns, rows, cells, across: BTreeMap::new(), upright: BTreeMap::new() };
        for edge in edges.into_iter().flat_map(|area| area.places.iter()) {
            let (column, row) = (edge.column, edge.row);
            match edge.id.chars().last() {
                Some('n') => board.across.insert((column, row + 1), edge),
                Some('s') => board.across.insert((column, row), edge),
                Some('e') => board.upright.insert((column + 1, row), edge),
                _ => board.upright.insert((column, row), edge),
            };
        }
        Some(board)
    }

    fn inner(&self, room: Rect) -> (u16, u16) {
        let fits = |size: &&(u16, u16)| {
            let (w, h) = self.total(**size);
            w <= room.width && h <= room.height
        };
        *SIZES.iter().find(fits).unwrap_or(&SIZES[SIZES.len() - 1])
    }

    fn total(&self, (w, h): (u16, u16)) -> (u16, u16) {
        (MARGIN + u16::from(self.columns) * (w + 1) + 1, u16::from(self.rows) * (h + 1) + 1)
    }

    /// The space it will take in this room.
    pub(crate) fn size(&self, room: Rect) -> (u16, u16) {
        self.total(self.inner(room))
    }

    /// Draws the board in the top left corner of the room.
    pub(crate) fn draw(&self, canvas: &Canvas<'_>, buffer: &mut Buffer, room: Rect, hits: &mut Vec<Hit>) {
        let (w, h) = self.inner(room);
        let x = |column: u8| room.x + MARGIN + u16::from(column) * (w + 1);
        let y = |line: u8| room.y + u16::from(self.rows - line) * (h + 1);
        for (&(column, row), place) in &self.cells {
            let rect = Rect::new(x(column) + 1, y(row + 1) + 1, w, h);
            self.cell(canvas, buffer, rect, place, hits);
        }
        for line in 0..=self.rows {
            for column in 0..self.columns {
                let (kind, tone, edge) = self.line_across(canvas, column, line);
                let rect = Rect::new(x(column) + 1, y(line), w, 1);
                self.line(canvas, buffer, rect, kind, tone, edge, hits);
            }
        }
        for row in 0..self.rows {
            for column in 0..=self.columns {
                let (kind, tone, edge) = self.line_upright(canvas, column, row);
                let rect = Rect::new(x(column), y(row + 1) + 1, 1, h);
                self.line(canvas, buffer, rect, kind, tone, edge, hits);
            }
        }
        for line in 0..=self.rows {
            for column in 0..=self.columns {
                let (text, tone) = self.knot(canvas, column, line);
                buffer.set_string(x(column), y(line), text, canvas.theme.style(tone));
            }
        }
        for column in 0..self.columns {
            let letter = char::from(b'a' + column).to_string();
            buffer.set_string(x(column) + 1 + w / 2, y(0), letter, canvas.theme.style(Tone::Dim));
        }
        for row in 0..self.rows {
            let number = (row + 1).to_string();
            buffer.set_string(room.x, y(row + 1) + 1 + (h - 1) / 2, number, canvas.theme.style(Tone::Dim));
        }
    }

    fn cell(&self, canvas: &Canvas<'_>, buffer: &mut Buffer, rect: Rect, place: &Place, hits: &mut Vec<Hit>) {
        let ids = canvas.ids(&place.id);
        let mark = canvas.mark(&ids);
        let pieces: Vec<_> = canvas.at(&place.id).collect();
        let (mut text, mut tone) = stack(canvas, &pieces);
        if pieces.is_empty() {
            tone = place.owner.map_or(Tone::Dim, Tone::Seat);
            if place.ground == "border" {
                tone = Tone::Title;
            }
        }
        if !place.print.is_empty() {
            text = format!("{}{text}", place.print);
        }
        if place.ground == "trough" {
            text = canvas.theme.either("≈≈≈", "~~~").to_string();
        }
        if text.is_empty() {
            let is_open = ids.iter().any(|id| canvas.marks.open.contains(id));
            // A free place needs no colour of its own.
            tone = if is_open { Tone::Plain } else { tone };
            text = match (is_open, place.owner) {
                (true, _) => canvas.theme.either("•", "+"),
                (false, Some(_)) => canvas.theme.either("·", "."),
                (false, None) => " ",
            }
            .to_string();
        }
        let (left, right) = canvas.brackets(&ids);
        let text = match width(&text) {
            wide if wide + 2 <= rect.width => format!("{left}{text}{right}"),
            wide if wide < rect.width => format!("{left}{text}"),
            _ => text,
        };
        let style = canvas.style(tone, mark);
        if let Some(Tone::Cursor | Tone::Picked | Tone::Effect | Tone::Hint) = mark {
            buffer.set_style(rect, style);
        }
        let left = (rect.width.saturating_sub(width(&text))) / 2;
        buffer.set_stringn(rect.x + left, rect.y + (rect.height - 1) / 2, text, rect.width.into(), style);
        hits.push(Hit { rect, ids });
    }

    #[expect(clippy::too_many_arguments, reason = "one line of the lattice, drawn across or upright")]
    fn line(
        &self,
        canvas: &Canvas<'_>,
        buffer: &mut Buffer,
        rect: Rect,
        kind: Stroke,
        tone: Tone,
        edge: Option<&Place>,
        hits: &mut Vec<Hit>,
    ) {
        let is_upright = rect.width == 1;
        let text = match (kind, is_upright) {
            (Stroke::None, _) => return,
            (Stroke::Light, false) => canvas.theme.either("─", "-"),
            (Stroke::Light, true) => canvas.theme.either("│", "|"),
            (Stroke::Open, false) => canvas.theme.either("╌", "."),
            (Stroke::Open, true) => canvas.theme.either("┆", ":"),
            (Stroke::Heavy, false) => canvas.theme.either("━", "="),
            (Stroke::Heavy, true) => canvas.theme.either("┃", "#"),
        };
        let ids = edge.map(|edge| canvas.ids(&edge.id)).unwrap_or_default();
        let style = canvas.style(tone, canvas.mark(&ids));
        for y in rect.top()..rect.bottom() {
            for x in rect.left()..rect.right() {
                buffer.set_string(x, y, text, style);
            }
        }
        if !ids.is_empty() {
            hits.push(Hit { rect, ids });
        }
    }

    fn line_across(&self, canvas: &Canvas<'_>, column: u8, line: u8) -> (Stroke, Tone, Option<&'a Place>) {
        let south = line.checked_sub(1).and_then(|row| self.cells.get(&(column, row)));
        let north = self.cells.get(&(column, line));
        self.between(canvas, south.copied(), north.copied(), self.across.get(&(column, line)).copied())
    }

    fn line_upright(&self, canvas: &Canvas<'_>, column: u8, row: u8) -> (Stroke, Tone, Option<&'a Place>) {
        let west = column.checked_sub(1).and_then(|column| self.cells.get(&(column, row)));
        let east = self.cells.get(&(column, row));
        self.between(canvas, west.copied(), east.copied(), self.upright.get(&(column, row)).copied())
    }

    fn between(
        &self,
        canvas: &Canvas<'_>,
        one: Option<&'a Place>,
        two: Option<&'a Place>,
        edge: Option<&'a Place>,
    ) -> (Stroke, Tone, Option<&'a Place>) {
        if let Some(edge) = edge {
            let is_open = || canvas.ids(&edge.id).iter().any(|id| canvas.marks.open.contains(id));
            return match canvas.at(&edge.id).next() {
                Some(_) => (Stroke::Heavy, Tone::Fence, Some(edge)),
                None if is_open() => (Stroke::Open, Tone::Line, Some(edge)),
                None => (Stroke::Light, Tone::Line, Some(edge)),
            };
        }
        let owner = |place: Option<&Place>| place.and_then(|place| place.owner);
        match (one, two, owner(one), owner(two)) {
            (None, None, ..) => (Stroke::None, Tone::Line, None),
            // The border of a player's land is drawn in that player's colour.
            (_, _, one, two) if one != two => {
                (Stroke::Heavy, Tone::Seat(one.or(two).unwrap_or_default()), None)
            }
            _ => (Stroke::Light, Tone::Line, None),
        }
    }

    /// The character where lines meet: heavy if at least two heavy lines meet there.
    fn knot(&self, canvas: &Canvas<'_>, column: u8, line: u8) -> (&'static str, Tone) {
        let none = (Stroke::None, Tone::Line, None);
        let north = if line < self.rows { self.line_upright(canvas, column, line) } else { none };
        let south = line.checked_sub(1).map_or(none, |row| self.line_upright(canvas, column, row));
        let east = if column < self.columns { self.line_across(canvas, column, line) } else { none };
        let west = column.checked_sub(1).map_or(none, |column| self.line_across(canvas, column, line));
        let arms = [north, east, south, west];
        let heavy = arms.iter().filter(|arm| arm.0 == Stroke::Heavy).count();
        let has = |index: usize| match heavy {
            2.. => arms[index].0 == Stroke::Heavy,
            _ => arms[index].0 != Stroke::None,
        };
        let bits = (0..4).fold(0, |bits, index| bits | usize::from(has(index)) << index);
        let tone =
            arms.iter().find(|arm| heavy > 1 && arm.0 == Stroke::Heavy).map_or(Tone::Line, |arm| arm.1);
        let text = match (canvas.theme.is_unicode, heavy) {
            (false, _) => [" ", "+"][usize::from(bits != 0)],
            (true, 2..) => KNOTS[1][bits],
            (true, _) => KNOTS[0][bits],
        };
        (text, tone)
    }
}

/// Line-drawing characters, indexed by arms: 1 north, 2 east, 4 south, 8 west.
const KNOTS: [[&str; 16]; 2] = [
    [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"],
    [" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"],
];
