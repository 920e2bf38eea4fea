//! Overlays on top of the screen: keys, log, scores, moves, answers, a line being typed.

use cowbell_scene::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::{Canvas, Marks};
use super::flow::{Chip, flow, rows, words};
use super::{log, sides};
use crate::app::{App, Overlay, Screen};
use crate::speech as speak;
use crate::theme::Tone;

/// Draws the overlay in a frame.
pub(crate) fn draw(app: &App, overlay: &Overlay, buffer: &mut Buffer) {
    let area = buffer.area;
    if let Overlay::Line(text) = overlay {
        let line = Rect { y: area.bottom() - 2, height: 1, ..area };
        blank(buffer, line);
        super::line(app, buffer, line, &format!(":{text}{}", app.theme.either("▏", "_")), Tone::Title);
        super::keys(app, buffer, &padded(&app.voice.say(&Text::new("term-keys-line")), area.width));
        return;
    }
    let (id, lines, chosen) = lines(app, overlay);
    let width = area.width.saturating_sub(8).min(96);
    let inner = width - 4;
    let tall = |chips: &[Chip]| rows(inner, chips).max(1);
    let total: u16 = lines.iter().map(|chips| tall(chips)).sum();
    let height = total.min(area.height - 6);
    let frame =
        Rect { x: (area.width - width) / 2, y: (area.height - height - 2) / 2, width, height: height + 2 };
    framed(app, buffer, frame, &app.voice.say(&Text::new(id)));
    let inside = Rect { x: frame.x + 2, y: frame.y + 1, width: inner, height };
    let before: u16 = lines[..chosen.unwrap_or(0).min(lines.len())].iter().map(|chips| tall(chips)).sum();
    let furthest = usize::from(total - height);
    let first = match chosen {
        Some(_) => usize::from(before.saturating_sub(height / 2)).min(furthest),
        None => app.scroll.min(furthest),
    } as u16;
    let mut y = 0;
    for (index, chips) in lines.iter().enumerate() {
        let rows = tall(chips);
        if y >= first && y + rows <= first + height {
            let at = Rect { y: inside.y + y - first, height: rows, ..inside };
            flow(buffer, at, chips, &mut Vec::new());
            if chosen == Some(index) {
                buffer.set_style(at, app.theme.style(Tone::Cursor));
            }
        }
        y += rows;
    }
    if furthest > 0 {
        let more = format!(" {}/{} ", first + height, total);
        buffer.set_string(
            frame.right() - 2 - more.len() as u16,
            frame.bottom() - 1,
            more,
            app.theme.style(Tone::Dim),
        );
    }
}

/// The heading, the lines, and the index of the selected line.
fn lines(app: &App, overlay: &Overlay) -> (&'static str, Vec<Vec<Chip>>, Option<usize>) {
    let plain = app.theme.style(Tone::Plain);
    let say = |lines: Vec<String>| lines.iter().map(|line| indented(&app.theme.plain(line), plain)).collect();
    let marks = Marks::default();
    let (scene, voice, story) = match &app.screen {
        Screen::Table(play) => (&play.scene, &play.voice, &play.story),
        Screen::Replay(replay) => (&replay.scene, &replay.voice, &replay.story),
        Screen::Menu(_) => return ("term-help", say(help(app)), None),
    };
    let canvas = Canvas { scene, voice, theme: app.theme, marks: &marks };
    match overlay {
        Overlay::Log => ("term-log", story.iter().map(|entry| log::entry(&canvas, entry)).collect(), None),
        Overlay::Scores => ("term-scores", sides::sheet(&canvas), None),
        Overlay::Moves(at) => ("term-moves", say(speak::moves(voice, scene)), Some(*at)),
        Overlay::Acts(at) => match &app.screen {
            Screen::Table(play) => {
                ("term-acts", say(speak::acts(voice, &play.table.acts(), false)), Some(*at))
            }
            _ => ("term-acts", Vec::new(), None),
        },
        Overlay::Answer(lines) => ("term-answer", say(lines.clone()), None),
        Overlay::Help | Overlay::Line(_) => ("term-help", say(help(app)), None),
    }
}

fn help(app: &App) -> Vec<String> {
    let text = app.voice.say(&Text::new("term-help-text"));
    text.lines().map(str::to_string).collect()
}

/// The words of a line, with its leading spaces kept.
fn indented(line: &str, style: ratatui::style::Style) -> Vec<Chip> {
    let deep = line.len() - line.trim_start().len();
    let mut chips = words(line, style);
    if deep > 0 {
        chips.insert(0, Chip::word(" ".repeat(deep - 1), style));
    }
    chips
}

fn padded(text: &str, width: u16) -> String {
    format!("{text:<0$}", usize::from(width))
}

fn blank(buffer: &mut Buffer, area: Rect) {
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            buffer[(x, y)].reset();
        }
    }
}

/// An empty box with a heading.
fn framed(app: &App, buffer: &mut Buffer, area: Rect, heading: &str) {
    blank(buffer, area);
    let style = app.theme.style(Tone::Title);
    let [across, upright, nw, ne, sw, se] = if app.theme.is_unicode {
        ["─", "│", "╭", "╮", "╰", "╯"]
    } else {
        ["-", "|", "+", "+", "+", "+"]
    };
    for x in area.left()..area.right() {
        buffer.set_string(x, area.top(), across, style);
        buffer.set_string(x, area.bottom() - 1, across, style);
    }
    for y in area.top()..area.bottom() {
        buffer.set_string(area.left(), y, upright, style);
        buffer.set_string(area.right() - 1, y, upright, style);
    }
    for (x, y, corner) in [
        (area.left(), area.top(), nw),
        (area.right() - 1, area.top(), ne),
        (area.left(), area.bottom() - 1, sw),
        (area.right() - 1, area.bottom() - 1, se),
    ] {
        buffer.set_string(x, y, corner, style);
    }
    buffer.set_string(area.x + 2, area.y, format!(" {} ", app.theme.plain(heading)), style);
}
