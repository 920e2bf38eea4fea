//! Tests: drawings against golden files, picking in whole matches of every game, saving and undo.

mod choose;
mod golden;
mod held;
mod play;
mod remote;
mod walk;

use std::sync::Arc;
use std::time::{Duration, Instant};

use cowbell_catalog::{AnyMatch, Options, open};
use cowbell_rules::{Dice, Info, Seat, Turn, quick};
use cowbell_scene::Language;
use cowbell_testkit::Tables;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

use crate::app::App;
use crate::config::{Chancer, Config, Player};
use crate::draw::draw;
use crate::theme::{Palette, Theme};

/// Every kind of table: its name, game and options.
fn each_table() -> Vec<(String, &'static str, String)> {
    let of = |info: &'static Info| {
        let tables = Tables::of(info.slug).tables.into_iter();
        tables.map(|(name, options)| (name, info.slug, serde_json::Value::Object(options).to_string()))
    };
    cowbell_catalog::infos().iter().flat_map(of).collect()
}

fn language(code: &str) -> Language {
    code.parse().expect("a folder of locales/")
}

fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options are JSON")
}

/// A match after at least this many events, at random, with seat 0 to move; or a finished one.
fn begun(slug: &str, json: &str, seed: u64, events: usize) -> Box<dyn AnyMatch> {
    let mut game = open(slug, &options(json)).expect("a table that exists");
    let mut dice = quick(seed);
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let outcome = game.draw(&mut dice);
                game.settle(&outcome).expect("a drawn outcome can happen");
            }
            Turn::Seat(seat) => {
                if seat == Seat(0) && game.steps() >= events {
                    return game;
                }
                let moves = game.legal();
                let mv = &moves[dice.below(moves.len() as u32) as usize];
                game.play(seat, mv).expect("a listed move is legal");
            }
        }
    }
}

fn config(theme: Theme, language: Language) -> Config {
    Config {
        theme,
        language,
        seed: Some(1),
        pace: Duration::ZERO,
        brain: Arc::new(Chancer),
        ..Config::default()
    }
}

const UNICODE: Theme = Theme { palette: Palette::Many, is_unicode: true };

/// The program with a match on the screen: people on the first seats, bots on the others.
fn seated(game: Box<dyn AnyMatch>, people: usize, theme: Theme, language: Language) -> App {
    let mut app = App::new(config(theme, language)).expect("a menu needs nothing");
    let human = |seat: usize| seat < people;
    let players = (0..game.seats()).map(|seat| match human(seat) {
        true => Player::Human(String::new()),
        false => Player::Bot("random".into()),
    });
    let players = players.collect();
    app.sit(game, players, None);
    app
}

/// One frame, drawn until nothing changes any more.
fn frame(app: &mut App, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test backend never fails");
    loop {
        let mut hits = Vec::new();
        terminal.draw(|frame| hits = draw(app, frame.buffer_mut())).expect("a test backend never fails");
        if std::mem::replace(&mut app.hits, hits) == app.hits {
            return terminal.backend().buffer().clone();
        }
    }
}

/// A frame as text, without trailing spaces.
fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let line: String =
            (buffer.area.left()..buffer.area.right()).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Lets bots and chance continue until a person has to move or sit down, or the match is over.
fn settle(app: &mut App) {
    use crate::app::Screen;
    let started = Instant::now();
    loop {
        app.tick();
        let Screen::Table(play) = &app.screen else { return };
        if play.is_over() || play.is_asked() || play.is_covered {
            return;
        }
        assert!(
            started.elapsed() < Duration::from_secs(20),
            "nothing continues: {}",
            play.voice.say(&play.scene.ask)
        );
    }
}
