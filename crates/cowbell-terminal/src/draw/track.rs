//! A track: a line of numbers with pieces on it, possibly on top of each other, such as a herd.

use cowbell_scene::Area;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::{Canvas, Hit};
use super::flow::{chip, width};
use crate::theme::Tone;

/// Rows of a track: its name, pieces standing on others, pieces on the line, the numbers.
pub(crate) const ROWS: u16 = 4;

/// Draws a track across the whole width.
pub(crate) fn draw(canvas: &Canvas<'_>, area: &Area, buffer: &mut Buffer, room: Rect, hits: &mut Vec<Hit>) {
    let is_current = area.tags.iter().any(|tag| tag == "current");
    let pointer = if is_current { canvas.theme.either("▶ ", "> ") } else { "  " };
    let label = format!("{pointer}{}", canvas.say(&area.label));
    let tone = if is_current { Tone::Title } else { Tone::Dim };
    buffer.set_stringn(room.x, room.y, label, room.width.into(), canvas.theme.style(tone));
    let Some(last) = area.places.iter().map(|place| u16::from(place.column)).max() else { return };
    let step = (room.width / (last + 1)).clamp(3, 8);
    for place in area.places.iter() {
        let x = room.x + u16::from(place.column) * step;
        if x >= room.right() {
            break;
        }
        let ids = canvas.ids(&place.id);
        let pieces: Vec<_> = canvas.at(&place.id).collect();
        // The first piece stands on the line, the second on top of it.
        for (level, piece) in pieces.iter().enumerate().take(2) {
            let mut glyph = canvas.glyph(piece);
            // The number is also printed below. If neighbouring pieces would touch, leave it out here.
            if width(&glyph.text) >= step
                && let Some(rest) = glyph.text.strip_prefix(place.print.as_str())
            {
                glyph.text = rest.to_string();
            }
            let own = vec![piece.id.clone()];
            let chip = chip(canvas, &glyph.text, glyph.tone, if level == 0 { ids.clone() } else { own });
            buffer.set_stringn(x, room.y + 2 - level as u16, &chip.text, step.into(), chip.style);
        }
        if pieces.is_empty() {
            let dot = chip(canvas, canvas.theme.either("·", "."), Tone::Line, ids.clone());
            buffer.set_stringn(x, room.y + 2, &dot.text, step.into(), dot.style);
        }
        let number = format!("{:>1$}", place.print, 1 + width(&place.print).max(1) as usize);
        buffer.set_stringn(x, room.y + 3, number, step.into(), canvas.theme.style(Tone::Dim));
        hits.push(Hit { rect: Rect::new(x, room.y + 1, step.min(room.right() - x), 2), ids });
    }
}
