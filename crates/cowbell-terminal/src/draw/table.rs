//! The screen of a match: board on the left, sides and log on the right, hands and buttons below, then what the player
//! is asked, what is under the cursor, and what it would do.

use cowbell_scene::{Area, Button, Entry, Kind, Text, Word};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::Board;
use super::canvas::{Canvas, Hit};
use super::flow::{BREAK, Chip, chip, contents, flow, rows, width, words};
use super::{keys, line, log, sides, title, track};
use crate::app::App;
use crate::config::Player;
use crate::play::{PLAY, Play};
use crate::theme::Tone;
use crate::{hit_test, speech};

/// Rows below the strip: the question and what is under the cursor, a notice, the keys.
const BELOW: u16 = 5;

/// Draws the match.
pub(crate) fn draw(app: &App, play: &Play, buffer: &mut Buffer, hits: &mut Vec<Hit>) {
    let under = hit_test::under(play, &app.hits);
    let marks = play.marks(&under);
    let canvas = Canvas { scene: &play.scene, voice: &play.voice, theme: app.theme, marks: &marks };
    let area = buffer.area;
    title(app, buffer, &heading(play));
    let mut room = Rect { y: 1, height: area.height - 1 - BELOW, ..area };
    let extra = extra(&canvas, play);
    // If the buttons need a second row and the board has none to spare, take one from the text about the cursor.
    let lent = missing(&canvas, extra.as_ref(), room).min(1);
    room.height += lent;
    arrange(&canvas, &play.story, extra, buffer, room, hits);
    let ask = words(&canvas.say(&play.scene.ask), app.theme.style(Tone::Title));
    let asked = rows(area.width, &ask).clamp(1, 2);
    let y = room.bottom();
    flow(buffer, Rect { y, height: asked, ..area }, &ask, &mut Vec::new());
    let about = about(app, play, &under);
    flow(buffer, Rect { y: y + asked, height: 3 - asked - lent, ..area }, &about, &mut Vec::new());
    if let Some((notice, is_bad)) = &play.notice {
        let tone = if *is_bad { Tone::Bad } else { Tone::Plain };
        line(app, buffer, Rect { y: area.bottom() - 2, height: 1, ..area }, notice, tone);
    }
    let id = match (play.is_over(), play.table.acts().is_empty()) {
        (false, true) => "term-keys-table",
        (false, false) => "term-keys-far",
        (true, true) => "term-keys-over",
        (true, false) => "term-keys-far-over",
    };
    keys(app, buffer, &app.voice.say(&Text::new(id)));
}

/// The game, the levels of its bots, and the status of a server's table.
fn heading(play: &Play) -> String {
    let level = |player: &Player| match player {
        Player::Bot(level) => Some(speech::level(&play.voice, level)),
        Player::Human(_) => None,
    };
    let mut words: Vec<String> = play.table.players().iter().filter_map(level).collect();
    words.insert(0, play.table.info().name.to_string());
    words.dedup();
    words.extend(play.table.status().iter().chain(&play.table.clocks()).map(|text| play.voice.say(text)));
    words.join(" · ")
}

/// The button that plays what is picked, shown when more could be picked.
fn extra(canvas: &Canvas<'_>, play: &Play) -> Option<Chip> {
    let choice = play.picked.complete(canvas.scene)?;
    let text = Text::new("term-only-this").word("what", play.voice.say(&choice.label));
    Some(chip(canvas, &canvas.say(&text), Tone::Title, vec![PLAY.into()]))
}

/// What is under the cursor, and what picking it would do.
fn about(app: &App, play: &Play, under: &[Word]) -> Vec<Chip> {
    let say = |text: &str| app.theme.plain(text);
    let name = speech::under(&play.voice, &play.scene, under);
    let mut chips = words(&say(&name), app.theme.style(Tone::Dim));
    let preview = match play.picked.preview(&play.scene, under) {
        Ok(choice) => speech::choice(&play.voice, choice),
        Err(0) => return chips,
        Err(count) => play.voice.say(&Text::new("term-more").number("count", count as i64)),
    };
    // A button is often called what it does: then that is said once.
    if preview.starts_with(&name) {
        chips.clear();
    } else {
        chips.push(Chip::word(app.theme.either("→", "->"), app.theme.style(Tone::Open)));
    }
    chips.extend(words(&say(&preview), app.theme.style(Tone::Plain)));
    chips
}

/// Number of rows that are missing to show the smallest board together with the buttons.
fn missing(canvas: &Canvas<'_>, extra: Option<&Chip>, room: Rect) -> u16 {
    let Some(board) = Board::of(canvas.scene) else { return 0 };
    let (_, least) = board.size(Rect { width: 0, height: 0, ..room });
    let low = rows(room.width, &buttons(canvas, extra.cloned()));
    (least + low).saturating_sub(room.height)
}

/// All buttons; the one that plays what is picked comes first.
fn buttons(canvas: &Canvas<'_>, extra: Option<Chip>) -> Vec<Chip> {
    let button =
        |button: &Button| chip(canvas, &canvas.say(&button.label), Tone::Title, vec![button.id.clone()]);
    extra.into_iter().chain(canvas.scene.buttons.iter().map(button)).collect()
}

/// Arranges board, sides, log and hands in the available space. Used by matches and replays.
pub(crate) fn arrange(
    canvas: &Canvas<'_>,
    story: &[Entry],
    extra: Option<Chip>,
    buffer: &mut Buffer,
    room: Rect,
    hits: &mut Vec<Hit>,
) {
    let board = Board::of(canvas.scene);
    let least = board.as_ref().map_or(0, |board| board.size(Rect { width: 0, height: 0, ..room }).1);
    let (strip, elsewhere) = strip(canvas, extra, room.width, (room.height.saturating_sub(least)).max(1));
    let low = rows(room.width, &strip);
    let main = Rect { height: room.height - low, ..room };
    flow(buffer, Rect { y: main.bottom(), height: low, ..room }, &strip, hits);
    let panel = match &board {
        Some(board) => {
            // The panel keeps a third of the window, because sentences need space.
            let share = Rect { width: room.width - (room.width / 3).max(36), ..main };
            let (wide, _) = board.size(share);
            board.draw(canvas, buffer, share, hits);
            Rect { x: main.x + wide + 1, width: main.width.saturating_sub(wide + 1), ..main }
        }
        None => {
            let tall = tracks(canvas, buffer, main, hits);
            Rect { y: main.y + tall, height: main.height - tall, ..main }
        }
    };
    if board.is_some() {
        let log_rows = (panel.height / 3).max(4);
        let top = Rect { height: panel.height - log_rows, ..panel };
        let used = sides::draw(canvas, &elsewhere, buffer, top, hits);
        let rest = Rect { y: panel.y + used, height: panel.height - used, ..panel };
        log::draw(
            canvas,
            story,
            buffer,
            Rect { y: rest.y + 1, height: rest.height.saturating_sub(1), ..rest },
        );
    } else {
        let half = panel.width / 2;
        sides::draw(canvas, &elsewhere, buffer, Rect { width: half - 1, ..panel }, hits);
        let right = Rect { x: panel.x + half, width: panel.width - half, ..panel };
        log::draw(canvas, story, buffer, right);
    }
}

/// Draws the tracks below one another, as many as fit, and returns how many rows they took.
fn tracks(canvas: &Canvas<'_>, buffer: &mut Buffer, room: Rect, hits: &mut Vec<Hit>) -> u16 {
    let tracks: Vec<&Area> = canvas.scene.areas.iter().filter(|area| area.kind == Kind::Track).collect();
    let mut y = room.y;
    for area in tracks {
        if y + track::ROWS > room.bottom() {
            break;
        }
        track::draw(canvas, area, buffer, Rect { y, height: track::ROWS, ..room }, hits);
        y += track::ROWS;
    }
    y - room.y
}

/// The buttons and hands that fit into `most` rows below the board, and the areas that do not fit.
fn strip<'a>(canvas: &Canvas<'a>, extra: Option<Chip>, room: u16, most: u16) -> (Vec<Chip>, Vec<&'a Area>) {
    let mut chips = buttons(canvas, extra);
    let mut areas: Vec<&Area> =
        canvas.scene.areas.iter().filter(|area| sides::is_strip(canvas.scene, area)).collect();
    areas.sort_by_key(|area| !sides::is_wanted(canvas, area));
    let mut elsewhere = Vec::new();
    for area in areas {
        let things = contents(canvas, area);
        if things.is_empty() {
            continue;
        }
        let label = canvas.label(&area.label);
        let named = |gap: &str| {
            let name = Chip::word(format!("{gap}{label}"), canvas.theme.style(Tone::Dim));
            [vec![name], things.clone()].concat()
        };
        let mut more = match chips.is_empty() {
            true => named(""),
            false => [chips.clone(), named(" ")].concat(),
        };
        // Keep the contents of a hand in one row if possible.
        if !chips.is_empty() && rows(room, &more) > rows(room, &chips) {
            more =
                [chips.clone(), vec![Chip::word(BREAK, canvas.theme.style(Tone::Dim))], named("")].concat();
        }
        let is_alone = chips.is_empty() && width(&label) < room;
        if rows(room, &more) <= most || is_alone {
            chips = more;
        } else {
            elsewhere.push(area);
        }
    }
    (chips, elsewhere)
}
