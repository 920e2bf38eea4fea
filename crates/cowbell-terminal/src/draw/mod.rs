//! Drawing: the program as cells. Nothing here decides anything; what is drawn for an id leaves a hit.

mod board;
pub(crate) mod canvas;
mod cover;
pub(crate) mod flow;
mod log;
mod menu;
mod overlay;
mod replay;
mod sides;
mod table;
mod track;

use cowbell_scene::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{App, Screen};
use crate::theme::Tone;
use canvas::Hit;
use flow::{flow, rows, words};

/// The smallest window everything fits into.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// Draws everything and says where things are.
pub(crate) fn draw(app: &App, buffer: &mut Buffer) -> Vec<Hit> {
    let area = buffer.area;
    let mut hits = Vec::new();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let text = Text::new("term-too-small").number("columns", SMALLEST.0).number("rows", SMALLEST.1);
        centred(app, buffer, area, &app.voice.say(&text));
        return hits;
    }
    match &app.screen {
        Screen::Menu(menu) => menu::draw(app, menu, buffer, &mut hits),
        Screen::Table(play) if play.is_covered => cover::draw(app, play, buffer),
        Screen::Table(play) => table::draw(app, play, buffer, &mut hits),
        Screen::Replay(replay) => replay::draw(app, replay, buffer, &mut hits),
    }
    if let Some(overlay) = &app.overlay {
        overlay::draw(app, overlay, buffer);
    }
    hits
}

/// A sentence in the middle of the window.
fn centred(app: &App, buffer: &mut Buffer, area: Rect, text: &str) {
    let chips = words(&app.theme.plain(text), app.theme.style(Tone::Plain));
    let width = area.width.saturating_sub(4).clamp(1, 60);
    let height = rows(width, &chips).min(area.height);
    let middle = Rect {
        x: area.x + (area.width - width.min(area.width)) / 2,
        y: area.y + (area.height - height) / 2,
        width: width.min(area.width),
        height,
    };
    flow(buffer, middle, &chips, &mut Vec::new());
}

/// One line of text, cut where the room ends.
fn line(app: &App, buffer: &mut Buffer, area: Rect, text: &str, tone: Tone) {
    if area.height > 0 {
        let text = app.theme.plain(text);
        buffer.set_stringn(area.x, area.y, text, area.width.into(), app.theme.style(tone));
    }
}

/// The bottom line: which keys do what.
fn keys(app: &App, buffer: &mut Buffer, text: &str) {
    let area = buffer.area;
    let bottom = Rect { y: area.bottom() - 1, height: 1, ..area };
    line(app, buffer, bottom, text, Tone::Dim);
}

/// The top line.
fn title(app: &App, buffer: &mut Buffer, text: &str) {
    let top = Rect { height: 1, ..buffer.area };
    line(app, buffer, top, text, Tone::Title);
}
