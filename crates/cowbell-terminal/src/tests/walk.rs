//! Whole matches by keys alone, at the smallest size: every legal move can be reached, and nothing draws out of
//! bounds.

use cowbell_rules::{Dice, quick};
use cowbell_scene::{Kind, Language};
use ratatui::style::Color;

use super::{begun, each_table, frame, language, seated, settle, text};
use crate::app::{App, Screen};
use crate::draw::canvas::Hit;
use crate::input::Action;
use crate::play::{PLAY, Play};
use crate::theme::Theme;

fn play(app: &App) -> &Play {
    match &app.screen {
        Screen::Table(play) => play,
        _ => panic!("a match is on the screen"),
    }
}

/// Everything that can be picked now was drawn somewhere.
fn all_is_reachable(app: &App) {
    let play = play(app);
    for id in play.picked.open(&play.scene) {
        assert!(app.hits.iter().any(|hit| hit.is(&id)), "{}: {id} is not on the screen", play.scene.game);
    }
}

/// No button covers the board, not even its last line.
fn the_board_is_whole(app: &App) {
    let play = play(app);
    let grids = play.scene.areas.iter().filter(|area| matches!(area.kind, Kind::Grid { .. }));
    let places: Vec<&str> =
        grids.flat_map(|area| area.places.iter()).map(|place| place.id.as_str()).collect();
    let bottom = |hit: &Hit| places.iter().any(|id| hit.is(id)).then(|| hit.rect.bottom());
    let last = app.hits.iter().filter_map(bottom).max().unwrap_or(0);
    let is_button = |hit: &&Hit| hit.is(PLAY) || play.scene.buttons.iter().any(|button| hit.is(&button.id));
    for hit in app.hits.iter().filter(is_button) {
        assert!(places.is_empty() || hit.rect.y > last, "{}: {hit:?} lies on the board", play.scene.game);
    }
}

#[test]
fn every_game_can_be_played_with_tab_and_enter() {
    for (name, slug, json) in &each_table() {
        let mut dice = quick(11);
        let people = if name.ends_with("-3") { 3 } else { 1 };
        let mut app = seated(begun(slug, json, 3, 0), people, Theme::PLAIN, language("de"));
        let mut presses = 0;
        loop {
            settle(&mut app);
            let buffer = frame(&mut app, 80, 24);
            let shown = text(&buffer);
            assert!(shown.is_ascii(), "{name}:\n{shown}");
            let is_colourless =
                |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
            assert!(buffer.content.iter().all(is_colourless), "{name} uses colours");
            if play(&app).is_over() {
                break;
            }
            all_is_reachable(&app);
            the_board_is_whole(&app);
            for _ in 0..=dice.below(9) {
                app.update(Action::Next(1));
            }
            app.update(Action::Enter);
            presses += 1;
            assert!(presses < 20_000, "{name} does not end:\n{shown}");
        }
        // Alone there are no places.
        let sides = &play(&app).scene.sides;
        assert!(sides.len() == 1 || sides.iter().any(|side| side.place == Some(1)), "{name}");
    }
}

/// Arrows reach every place that can be picked, wherever the cursor starts.
#[test]
fn arrows_lead_everywhere() {
    for (name, slug, json) in &each_table() {
        let mut app = seated(begun(slug, json, 5, 40), 1, Theme::PLAIN, Language::ENGLISH);
        settle(&mut app);
        frame(&mut app, 80, 24);
        let open = play(&app).picked.open(&play(&app).scene);
        let mut seen = std::collections::BTreeSet::new();
        let mut queue: Vec<Option<cowbell_scene::Word>> = vec![play(&app).cursor.clone()];
        while let Some(cursor) = queue.pop() {
            if !seen.insert(cursor.clone()) {
                continue;
            }
            for (dx, dy) in [(0, -1), (0, 1), (-1, 0), (1, 0)] {
                if let Screen::Table(play) = &mut app.screen {
                    play.cursor = cursor.clone();
                }
                app.update(Action::Move(dx, dy));
                queue.push(play(&app).cursor.clone());
            }
        }
        for id in open {
            let is_seen = |cursor: &Option<cowbell_scene::Word>| {
                cursor.as_ref().is_some_and(|cursor| app.hits.iter().any(|hit| hit.is(cursor) && hit.is(&id)))
            };
            assert!(seen.iter().any(is_seen), "{name}: no arrows lead to {id}");
        }
    }
}

/// The window may have any size at any moment.
#[test]
fn any_size_is_drawn() {
    let mut dice = quick(4);
    for (name, slug, json) in &each_table() {
        let mut app = seated(begun(slug, json, 5, 50), 1, super::UNICODE, language("fr"));
        for _ in 0..40 {
            let (width, height) = (1 + dice.below(220) as u16, 1 + dice.below(80) as u16);
            frame(&mut app, width, height);
            app.update(Action::Resize);
        }
        assert!(frame(&mut app, 80, 24).content.iter().any(|cell| cell.symbol() != " "), "{name} is blank");
    }
}

/// Everything that can be done with keys can be done with the mouse.
#[test]
fn the_mouse_plays_too() {
    let mut app =
        seated(begun("te-kuiti", r#"{"first-shepherd":0}"#, 3, 0), 1, super::UNICODE, Language::ENGLISH);
    settle(&mut app);
    frame(&mut app, 80, 24);
    let open = play(&app).picked.open(&play(&app).scene);
    let is_edge = |hit: &&Hit| hit.rect.height == 1 && hit.ids.iter().any(|id| open.contains(id));
    let edge = app.hits.iter().filter(is_edge).min_by_key(|hit| hit.rect.y).expect("an edge").clone();
    let before = play(&app).table.steps();
    // Pointing near an edge is enough: in the row below it is a tile, which cannot be picked now.
    app.update(Action::Point(edge.rect.x + 1, edge.rect.y + 1));
    app.update(Action::Click(edge.rect.x + 1, edge.rect.y + 1));
    assert_eq!(play(&app).table.steps(), before + 1);
    assert_eq!(
        play(&app).story.last().map(|entry| entry.event.clone()),
        Some(format!("fence {}", edge.ids[0]).into())
    );
}
