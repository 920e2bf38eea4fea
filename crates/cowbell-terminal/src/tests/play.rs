//! Undo, saving, resuming, and changing seats.

use std::sync::Arc;
use std::time::Duration;

use cowbell_catalog::AnyMatch;
use cowbell_rules::{Seat, Turn};
use cowbell_scene::Language;

use super::{UNICODE, begun, config, frame, language, seated, settle};
use crate::app::{App, Screen};
use crate::config::{BotBrain, Chancer, Config, Player};
use crate::input::Action;
use crate::play::Play;
use crate::save::{self, Store};

fn play(app: &mut App) -> &mut Play {
    match &mut app.screen {
        Screen::Table(play) => play,
        _ => panic!("a match is on the screen"),
    }
}

#[test]
fn a_move_is_taken_back_while_nothing_new_was_revealed() {
    // This is the first of two tiles: nothing is drawn until the second is placed.
    let mut app = seated(begun("tic-tac-moo", "{}", 5, 20), 1, UNICODE, Language::ENGLISH);
    settle(&mut app);
    let play = play(&mut app);
    let (steps, scene) = (play.table.steps(), play.scene.clone());
    assert_eq!(scene.phase, "first");
    let mv = scene.choices[0].mv.clone();
    assert!(play.play(&mv));
    assert_eq!(play.table.steps(), steps + 1);
    assert!(play.undo());
    assert_eq!(play.table.steps(), steps);
    assert_eq!(play.scene, scene);
    // After the second tile the farm is refilled, and the player has seen the new tiles.
    assert!(play.play(&mv));
    let second = play.scene.choices[0].mv.clone();
    assert!(play.play(&second));
    play.tick();
    assert!(!play.undo());
    assert!(play.notice.as_ref().is_some_and(|(_, is_bad)| *is_bad));
}

#[test]
fn a_tile_once_turned_is_not_turned_back() {
    let mut app = seated(begun("te-kuiti", r#"{"mode":"solo"}"#, 5, 0), 1, UNICODE, Language::ENGLISH);
    settle(&mut app);
    let play = play(&mut app);
    let flip =
        play.scene.choices.iter().find(|choice| choice.mv.starts_with("flip")).expect("a tile").mv.clone();
    assert!(play.play(&flip));
    play.tick();
    assert!(!play.table.can_undo());
}

#[test]
fn a_match_is_kept_and_offered_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = || Config { data: Some(folder.path().into()), ..config(UNICODE, Language::ENGLISH) };
    let mut app = App::new(Config { game: Some("tic-tac-moo".into()), ..config() }).expect("a match");
    settle(&mut app);
    let mv = play(&mut app).scene.choices[0].mv.clone();
    app.update(Action::Key(':'));
    mv.chars().for_each(|letter| app.update(Action::Key(letter)));
    app.update(Action::Enter);
    settle(&mut app);
    let steps = play(&mut app).table.steps();
    app.update(Action::Key('q'));
    assert!(app.is_done, "without a menu, leaving ends the program");

    let mut app = App::new(config()).expect("a menu");
    frame(&mut app, 80, 24);
    app.update(Action::Enter);
    assert_eq!(play(&mut app).table.steps(), steps);
    assert!(play(&mut app).table.is_ours(Seat(0)) && !play(&mut app).table.is_ours(Seat(1)));
    app.update(Action::Key('q'));
    // Back in the menu, the match can be deleted.
    app.update(Action::Key('d'));
    assert!(Store::new(folder.path()).list().is_empty());
}

#[test]
fn what_cannot_be_read_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path());
    let file = store.fresh("mow");
    save::write(&file, "{\"cowbell\":1,\"game\":\"mow\"}\nnonsense\n").expect("a file");
    assert!(store.list().is_empty());
    assert!(file.exists());
    assert!(save::read(&file).err().is_some_and(|why| why.contains("line 2")));
}

#[test]
fn players_are_read_and_written() {
    for (word, written) in [("human", "human"), ("human:Ada", "Ada"), ("random", "bot:random")] {
        let player = Player::read(word, &Chancer).expect("a player");
        assert_eq!(player.write(), written);
        assert_eq!(Player::from_record(written), player);
    }
    assert!(Player::read("humanoid", &Chancer).is_err());
    for word in ["soft", "random@50"] {
        let why = Player::read(word, &Chancer).expect_err("no bot of this name");
        assert!(why.contains(word) && why.contains("human"), "{why}");
    }
}

#[test]
fn a_tile_turned_down_again_is_seen_for_a_while() {
    let mut app = seated(
        begun("te-kuiti", r#"{"mode":"solo","daisies":"gentle"}"#, 2, 0),
        1,
        UNICODE,
        Language::ENGLISH,
    );
    settle(&mut app);
    let is_glimpsed = |app: &mut App| !play(app).marks(&[]).glimpse.is_empty();
    let mut was_glimpsed = false;
    for _ in 0..60 {
        let open = play(&mut app);
        if open.is_over() {
            break;
        }
        let flips = open.scene.choices.iter().filter(|choice| choice.mv.starts_with("flip")).count();
        let mv = open.scene.choices[open.table.steps() % flips.max(1)].mv.clone();
        open.play(&mv);
        settle(&mut app);
        if is_glimpsed(&mut app) {
            was_glimpsed = true;
            // The next pick hides it.
            let id = play(&mut app).scene.choices[0].steps[0].clone();
            play(&mut app).pick(&id);
            break;
        }
    }
    assert!(was_glimpsed, "two tiles that differ are turned down again");
}

#[test]
fn bots_alone_can_be_watched() {
    let mut app = seated(begun("kuhlorado", "{}", 1, 0), 0, UNICODE, Language::ENGLISH);
    let started = std::time::Instant::now();
    while play(&mut app).table.turn() != Turn::Over {
        app.tick();
        assert!(started.elapsed() < Duration::from_secs(20));
    }
    assert_eq!(play(&mut app).me(), None);
    frame(&mut app, 80, 24);
}

#[test]
fn the_environment_is_heard() {
    use crate::theme::{Palette, Theme};
    let env = |pairs: &'static [(&str, &str)]| {
        Config::from_env(move |name| {
            pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string())
        })
    };
    let config = env(&[("LANG", "de_DE.UTF-8"), ("TERM", "xterm-256color"), ("HOME", "/home/ada")]);
    assert_eq!((config.language, config.theme), (language("de"), UNICODE));
    assert_eq!(config.data, Some("/home/ada/.local/share/cowbell".into()));
    let config = env(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "fr_CA.ISO-8859-1"), ("TERM", "vt220")]);
    assert_eq!(config.language, language("fr"));
    assert_eq!(config.theme, Theme { palette: Palette::Few, is_unicode: false });
    let config = env(&[("NO_COLOR", "1"), ("TERM", "xterm-256color"), ("LANG", "C.UTF-8")]);
    assert_eq!((config.theme.palette, config.theme.is_unicode), (Palette::Mono, true));
    assert_eq!(env(&[("TERM", "dumb"), ("LANG", "nl_NL.UTF-8")]).theme, Theme::PLAIN);
    assert_eq!(Theme::PLAIN.plain("Über Zäune — cœur …"), "Ueber Zaeune - coeur ...");
}

/// A bot that panics is replaced: the match continues with the first legal move.
#[test]
fn a_brain_that_dies_stops_nothing() {
    struct Dead;
    impl BotBrain for Dead {
        fn levels(&self) -> Vec<String> {
            vec![self.usual()]
        }
        fn usual(&self) -> String {
            "dead".into()
        }
        fn decide(&self, _: &dyn AnyMatch, _: Seat, _: &str, _: u64) -> String {
            panic!("as expected")
        }
        fn advise(&self, _: &dyn AnyMatch, _: Seat, _: u64) -> Vec<(String, f32)> {
            panic!("as expected")
        }
    }
    let config = Config {
        brain: Arc::new(Dead),
        game: Some("kuhlorado".into()),
        options: super::options(r#"{"starter":1}"#),
        ..config(UNICODE, Language::ENGLISH)
    };
    let mut app = App::new(config).expect("a match");
    settle(&mut app);
    assert!(play(&mut app).story.iter().any(|entry| entry.seat == Some(Seat(1))));
}

#[test]
fn a_new_match_says_that_another_waits() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = || Config {
        data: Some(folder.path().into()),
        game: Some("mow".into()),
        ..config(UNICODE, Language::ENGLISH)
    };
    let mut first = App::new(config()).expect("a match");
    assert_eq!(play(&mut first).notice, None);
    let mut second = App::new(config()).expect("a match");
    assert!(
        play(&mut second)
            .notice
            .as_ref()
            .is_some_and(|(text, is_bad)| text.contains("unfinished") && !is_bad)
    );
}
