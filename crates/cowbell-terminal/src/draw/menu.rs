//! The two pages of the menu.

use cowbell_catalog::infos;
use cowbell_scene::Text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::Value;

use super::canvas::Hit;
use super::flow::width;
use super::{keys, line, title};
use crate::app::App;
use crate::config::Player;
use crate::menu::{Field, Item, Menu, Setup};
use crate::names::names;
use crate::speech::level as level_of;
use crate::theme::Tone;

/// Draws the page.
pub(crate) fn draw(app: &App, menu: &Menu, buffer: &mut Buffer, hits: &mut Vec<Hit>) {
    let say = |id: &str| app.voice.say(&Text::new(id));
    let (heading, rows, bottom) = match &menu.setup {
        Some(setup) => (name(setup.slug).to_string(), setup_rows(app, setup), "term-keys-setup"),
        None => (say("term-title"), home_rows(app, menu), "term-keys-menu"),
    };
    title(app, buffer, &heading);
    let area = buffer.area;
    let most = usize::from(area.height - 4);
    let named = rows.iter().filter(|(_, right)| !right.is_empty());
    let wide = named.map(|(left, _)| width(left)).max().unwrap_or(0) + 5;
    // A long list scrolls with the cursor.
    let first = menu.row.saturating_sub(most - 1);
    for (index, (left, right)) in rows.iter().enumerate().skip(first).take(most) {
        let y = area.y + 2 + (index - first) as u16;
        let rect = Rect { x: area.x + 2, y, width: area.width - 4, height: 1 };
        let is_here = index == menu.row;
        let tone = if is_here { Tone::Cursor } else { Tone::Plain };
        if is_here {
            buffer.set_style(rect, app.theme.style(tone));
        }
        let pointer = if is_here { app.theme.either("▶ ", "> ") } else { "  " };
        line(app, buffer, rect, &format!("{pointer}{left}"), tone);
        let tone = if is_here { Tone::Cursor } else { Tone::Dim };
        let beside = Rect { x: rect.x + wide, width: rect.width.saturating_sub(wide), ..rect };
        line(app, buffer, beside, right, tone);
        hits.push(Hit { rect, ids: vec![index.to_string().into()] });
    }
    keys(app, buffer, &say(bottom));
}

fn name(slug: &str) -> &'static str {
    infos().iter().find(|info| info.slug == slug).map_or("", |info| info.name)
}

fn home_rows(app: &App, menu: &Menu) -> Vec<(String, String)> {
    let row = |item: Item| match item {
        Item::Leave => (app.voice.say(&Text::new("term-leave")), String::new()),
        Item::Game(index) => {
            let (info, id) = (&infos()[index], "blurb");
            (info.name.to_string(), app.voice.of_game(info.slug, id).unwrap_or_default())
        }
        Item::Kept(index) => {
            let kept = &menu.kept[index];
            let id = if kept.is_over() { "term-look-again" } else { "term-go-on" };
            let text = Text::new(id).word("game", kept.game.info().name);
            let names = names(&app.voice, &kept.players).join(", ");
            let steps = Text::new("term-events").number("count", kept.game.steps() as i64);
            (app.voice.say(&text), format!("{names} · {}", app.voice.say(&steps)))
        }
    };
    menu.items().into_iter().map(row).collect()
}

fn setup_rows(app: &App, setup: &Setup) -> Vec<(String, String)> {
    let field = |field: &Field| {
        let label = app.voice.option_name(setup.slug, field.key);
        let value = value(app, setup.slug, field);
        let turn = format!("{} {value} {}", app.theme.either("◂", "<"), app.theme.either("▸", ">"));
        (label.unwrap_or_else(|| field.key.to_string()), turn)
    };
    let mut rows: Vec<(String, String)> = setup.fields.iter().map(field).collect();
    for (index, player) in setup.players.iter().enumerate() {
        let who = match player {
            Player::Human(_) => app.voice.say(&Text::new("term-human")),
            Player::Bot(level) => level_of(&app.voice, level),
        };
        let seat = Text::new("web-seat").number("number", index as i64 + 1);
        rows.push((
            app.voice.say(&seat),
            format!("{} {who} {}", app.theme.either("◂", "<"), app.theme.either("▸", ">")),
        ));
    }
    rows.push((app.voice.say(&Text::new("term-begin")), String::new()));
    rows
}

/// The value of an option, in words if it has a text.
fn value(app: &App, slug: &str, field: &Field) -> String {
    match &field.values[field.at] {
        Value::Number(seat) if field.is_seat => {
            let number = seat.as_i64().unwrap_or(0) + 1;
            app.voice.say(&Text::new("web-seat").number("number", number))
        }
        Value::String(word) => match &field.typed {
            Some(typed) if field.at + 1 == field.values.len() => {
                let number = typed.number.cast_signed();
                let text = Text::new(format!("{slug}-value-{}-{}", field.key, typed.word));
                format!("{}_", app.voice.say(&text.number("number", number)))
            }
            _ => app.voice.value_name(slug, field.key, word).unwrap_or_else(|| word.clone()),
        },
        other => {
            app.voice.value_name(slug, field.key, &other.to_string()).unwrap_or_else(|| other.to_string())
        }
    }
}
