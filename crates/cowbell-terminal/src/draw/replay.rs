//! A match of the past: the same table, with a bar to scrub along.

use cowbell_rules::Viewer;
use cowbell_scene::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::{Canvas, Hit, Marks};
use super::{keys, line, table, title};
use crate::app::App;
use crate::replay::Replay;
use crate::theme::Tone;

/// Rows below the table: what happened, the bar, the keys.
const BELOW: u16 = 4;

/// Draws the moment that is shown.
pub(crate) fn draw(app: &App, replay: &Replay, buffer: &mut Buffer, hits: &mut Vec<Hit>) {
    let marks = Marks { recent: replay.changed().collect(), ..Marks::default() };
    let canvas = Canvas { scene: &replay.scene, voice: &replay.voice, theme: app.theme, marks: &marks };
    let area = buffer.area;
    let eyes = match replay.viewer() {
        Viewer::Spectator => canvas.say(&Text::new("term-eyes-all")),
        Viewer::Seat(seat) => canvas.say(
            &Text::new("term-eyes").word("name", replay.voice.say(&Text::new("term-number").seat(seat))),
        ),
    };
    let name = cowbell_catalog::infos()
        .iter()
        .find(|info| info.slug == replay.scene.game)
        .map_or("", |info| info.name);
    title(app, buffer, &format!("{name} · {eyes}"));
    let room = Rect { y: 1, height: area.height - 1 - BELOW, ..area };
    table::arrange(&canvas, &replay.story, None, buffer, room, hits);
    let y = area.bottom() - BELOW;
    let said = replay.story.last().map_or(String::new(), |entry| replay.voice.say(&entry.text));
    line(app, buffer, Rect { y, height: 1, ..area }, &said, Tone::Plain);
    line(
        app,
        buffer,
        Rect { y: y + 1, height: 1, ..area },
        &replay.voice.say(&replay.scene.ask),
        Tone::Title,
    );
    bar(app, replay, buffer, Rect { y: y + 2, height: 1, ..area }, hits);
    keys(app, buffer, &app.voice.say(&Text::new("term-keys-replay")));
}

fn bar(app: &App, replay: &Replay, buffer: &mut Buffer, area: Rect, hits: &mut Vec<Hit>) {
    let count = format!("{}/{} ", replay.at, replay.steps());
    line(app, buffer, area, &count, Tone::Plain);
    let start = count.len() as u16;
    let rect = Rect { x: area.x + start, width: area.width - start - 1, ..area };
    let done = (usize::from(rect.width) * replay.at).checked_div(replay.steps()).unwrap_or(0) as u16;
    for x in 0..rect.width {
        let (text, tone) = if x < done {
            (app.theme.either("━", "="), Tone::Title)
        } else {
            (app.theme.either("─", "-"), Tone::Line)
        };
        buffer.set_string(rect.x + x, rect.y, text, app.theme.style(tone));
    }
    hits.push(Hit { rect, ids: vec!["!bar".into()] });
}
