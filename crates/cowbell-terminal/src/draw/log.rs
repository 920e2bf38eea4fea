//! The log: the latest lines at the bottom.

use cowbell_scene::Entry;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::flow::{Chip, flow, rows, words};
use crate::theme::Tone;

/// An entry as words; the mover's colour marks whose it is.
pub(crate) fn entry(canvas: &Canvas<'_>, entry: &Entry) -> Vec<Chip> {
    let bullet = canvas.theme.either("•", "-");
    let tone = entry.seat.map_or(Tone::Dim, Tone::Seat);
    let text = canvas.say(&entry.text);
    let tone_of_text = if entry.seat.is_some() { Tone::Plain } else { Tone::Dim };
    [vec![Chip::word(bullet, canvas.theme.style(tone))], words(&text, canvas.theme.style(tone_of_text))]
        .concat()
}

/// As many of the latest entries as fit.
pub(crate) fn draw(canvas: &Canvas<'_>, story: &[Entry], buffer: &mut Buffer, area: Rect) {
    let mut bottom = area.bottom();
    for each in story.iter().rev() {
        let chips = entry(canvas, each);
        let height = rows(area.width, &chips);
        if bottom < area.y + height {
            break;
        }
        bottom -= height;
        flow(buffer, Rect { y: bottom, height, ..area }, &chips, &mut Vec::new());
    }
}
