//! Words and chips that flow from left to right and wrap: hands, piles, sentences with things to pick.

use cowbell_scene::{Area, Piece, Word};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use super::canvas::{Canvas, Hit};
use crate::theme::Tone;

/// A word, or something to pick.
#[derive(Clone, Debug)]
pub(crate) struct Chip {
    /// What it says.
    pub(crate) text: String,
    /// How it looks.
    pub(crate) style: Style,
    /// The ids it stands for; empty for plain text.
    pub(crate) ids: Vec<Word>,
}

impl Chip {
    /// A piece of text that is never broken.
    pub(crate) fn word(text: impl Into<String>, style: Style) -> Chip {
        Chip { text: text.into(), style, ids: Vec::new() }
    }
}

/// Starts a new row.
pub(crate) const BREAK: &str = "\n";

/// The words of a sentence.
pub(crate) fn words(text: &str, style: Style) -> Vec<Chip> {
    text.split_whitespace().map(|word| Chip::word(word, style)).collect()
}

/// How wide a text is in cells.
pub(crate) fn width(text: &str) -> u16 {
    Span::raw(text).width() as u16
}

/// Draws chips into an area and returns how many rows they took. Chips that do not fit are left out.
pub(crate) fn flow(buffer: &mut Buffer, area: Rect, chips: &[Chip], hits: &mut Vec<Hit>) -> u16 {
    let mut rows = 0;
    for (chip, x, y) in arrange(area.width, chips) {
        rows = y + 1;
        if y >= area.height {
            return area.height;
        }
        let room = area.width.saturating_sub(x);
        buffer.set_stringn(area.x + x, area.y + y, &chip.text, room.into(), chip.style);
        if !chip.ids.is_empty() {
            let rect = Rect::new(area.x + x, area.y + y, width(&chip.text).min(room).max(1), 1);
            hits.push(Hit { rect, ids: chip.ids.clone() });
        }
    }
    rows
}

/// Number of rows that chips take at this width.
pub(crate) fn rows(width: u16, chips: &[Chip]) -> u16 {
    arrange(width, chips).last().map_or(0, |(_, _, y)| y + 1)
}

fn arrange(room: u16, chips: &[Chip]) -> Vec<(&Chip, u16, u16)> {
    let (mut x, mut y) = (0, 0);
    // If the first chip is a bullet, a pointer or a blank, later rows are indented to the right of it.
    let is_sign =
        |chip: &Chip| chip.text.chars().count() == 1 && !chip.text.starts_with(char::is_alphanumeric);
    let indent = if chips.first().is_some_and(is_sign) { 2 } else { 0 };
    let mut placed = Vec::with_capacity(chips.len());
    for chip in chips {
        if chip.text == BREAK {
            (x, y) = (0, y + 1);
            continue;
        }
        let wide = width(&chip.text);
        if x > indent && x + wide > room {
            (x, y) = (indent, y + 1);
        }
        placed.push((chip, x, y));
        x += wide + 1;
    }
    placed
}

/// The contents of an area, one chip for each place or each kind of piece.
pub(crate) fn contents(canvas: &Canvas<'_>, area: &Area) -> Vec<Chip> {
    let mut chips = Vec::new();
    for place in area.places.iter() {
        let ids = canvas.ids(&place.id);
        let pieces: Vec<&Piece> = canvas.at(&place.id).collect();
        let (text, tone) = match pieces.as_slice() {
            [] if place.print.is_empty() => (canvas.theme.either("·", ".").to_string(), Tone::Dim),
            [] => (place.print.to_string(), Tone::Dim),
            pieces => stack(canvas, pieces),
        };
        chips.push(chip(canvas, &text, tone, ids));
    }
    for piece in canvas.at(&area.id) {
        let (text, tone) = stack(canvas, &[piece]);
        chips.push(chip(canvas, &text, tone, vec![piece.id.clone()]));
    }
    chips
}

/// Everything on one place, as one text.
pub(crate) fn stack(canvas: &Canvas<'_>, pieces: &[&Piece]) -> (String, Tone) {
    let mut text = String::new();
    let mut tone = Tone::Plain;
    for piece in pieces {
        let glyph = canvas.glyph(piece);
        text.push_str(&glyph.text);
        if piece.count != 1 {
            text.push_str(&format!("{}{}", canvas.theme.either("×", "x"), piece.count));
        }
        tone = glyph.tone;
    }
    (text, tone)
}

/// Something that may be picked, with its brackets.
pub(crate) fn chip(canvas: &Canvas<'_>, text: &str, tone: Tone, ids: Vec<Word>) -> Chip {
    let (left, right) = canvas.brackets(&ids);
    let style = canvas.style(tone, canvas.mark(&ids));
    Chip { text: format!("{left}{text}{right}"), style, ids }
}
