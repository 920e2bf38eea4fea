//! Every screen, compared with a text file. `BLESS=1` writes them anew: read the difference.

use std::fs;
use std::path::Path;

use cowbell_scene::{Language, Text, Voice};

use super::{TABLES, UNICODE, begun, config, frame, seated, settle, text};
use crate::app::{App, Screen};
use crate::draw::SMALLEST;
use crate::draw::flow::width;
use crate::input::Action;
use crate::menu::Setup;
use crate::theme::{Palette, Theme};

pub(super) fn compare(name: &str, shown: &str) {
    assert!(!shown.contains("term-"), "{name}: an id stands where a sentence should:\n{shown}");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata").join(format!("{name}.txt"));
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("testdata can be written");
        fs::write(&file, shown).expect("testdata can be written");
        return;
    }
    let golden = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(shown, golden, "{} differs: look, and if it is better, BLESS=1", file.display());
}

fn shown(app: &mut App) -> String {
    text(&frame(app, 80, 24))
}

fn keys(app: &mut App, actions: &[Action]) {
    for action in actions {
        app.update(*action);
        settle(app);
        frame(app, 80, 24);
    }
}

#[test]
fn menu() {
    let mut app = App::new(config(UNICODE, Language::En)).expect("a menu");
    compare("menu/home", &shown(&mut app));
    for (row, info) in cowbell_catalog::infos().iter().enumerate() {
        let mut app = App::new(config(UNICODE, Language::En)).expect("a menu");
        keys(&mut app, &vec![Action::Move(0, 1); row]);
        keys(&mut app, &[Action::Enter]);
        compare(&format!("menu/{}", info.slug), &shown(&mut app));
    }
    for language in [Language::De, Language::Fr, Language::Nl] {
        let mut app = App::new(config(UNICODE, language)).expect("a menu");
        compare(&format!("menu/home-{language}"), &shown(&mut app));
    }
}

/// What the menu names has a name in every language, and what stands in one line fits into it.
#[test]
fn options_and_keys_can_be_said() {
    for language in Language::ALL {
        let voice = Voice::new(language);
        for info in cowbell_catalog::infos() {
            assert!(voice.knows(&format!("term-blurb-{}", info.slug)));
            for field in Setup::new(info.slug, "random").fields {
                assert!(voice.knows(&format!("term-option-{}", field.key)), "{language}: {}", field.key);
                let words = field.values.iter().filter_map(|value| value.as_str());
                // Sheets have names of their own.
                for word in words.filter(|word| field.key != "sheet" || !word.starts_with('K')) {
                    let own = format!("term-value-{}-{word}", field.key);
                    let any = format!("term-value-{word}");
                    assert!(voice.knows(&own) || voice.knows(&any), "{language} has no {own}");
                }
            }
        }
        for bar in ["menu", "setup", "table", "over", "cover", "replay", "line", "far", "far-over"] {
            let text = voice.say(&Text::new(format!("term-keys-{bar}")));
            assert!(width(&text) <= SMALLEST.0, "{language}: {text}");
        }
    }
}

#[test]
fn ten_players_can_be_asked_for() {
    let mut app = App::new(config(UNICODE, Language::En)).expect("a menu");
    keys(&mut app, &[Action::Move(0, 1); 4]);
    keys(&mut app, &[Action::Enter, Action::Edge(-1)]);
    keys(&mut app, &[Action::Move(1, 0); 8]);
    compare("menu/mow-10", &shown(&mut app));
    keys(&mut app, &[Action::Edge(1), Action::Enter]);
    let Screen::Table(play) = &app.screen else { panic!("the match has begun") };
    assert_eq!(play.table.players().len(), 10);
}

#[test]
fn tables() {
    for (name, slug, json) in TABLES {
        for (moment, events) in [("start", 0), ("middle", 60), ("end", usize::MAX)] {
            let mut app = seated(begun(slug, json, 5, events), 1, UNICODE, Language::En);
            compare(&format!("table/{name}-{moment}"), &shown(&mut app));
        }
    }
}

#[test]
fn tables_without_unicode() {
    let theme = Theme { palette: Palette::Mono, is_unicode: false };
    for (name, slug, json) in TABLES {
        let mut app = seated(begun(slug, json, 5, 60), 1, theme, Language::De);
        compare(&format!("ascii/{name}"), &shown(&mut app));
    }
}

#[test]
fn tables_with_room() {
    for (name, slug, json) in TABLES {
        let mut app = seated(begun(slug, json, 5, 60), 1, UNICODE, Language::Fr);
        compare(&format!("large/{name}"), &text(&frame(&mut app, 132, 44)));
    }
}

#[test]
fn languages() {
    for language in Language::ALL {
        let mut app = seated(begun("tic-tac-moo", "{}", 5, 40), 1, UNICODE, language);
        compare(&format!("language/{language}"), &shown(&mut app));
        keys(&mut app, &[Action::Key('?')]);
        compare(&format!("language/{language}-help"), &shown(&mut app));
    }
}

#[test]
fn overlays() {
    let mut app = seated(begun("kuhlorado", "{}", 5, 40), 1, UNICODE, Language::En);
    for (name, key) in [("help", '?'), ("log", 'l'), ("scores", 's'), ("moves", 'm')] {
        keys(&mut app, &[Action::Key(key)]);
        compare(&format!("overlay/{name}"), &shown(&mut app));
        keys(&mut app, &[Action::Back]);
    }
    keys(&mut app, &":?c3".chars().map(Action::Key).collect::<Vec<_>>());
    compare("overlay/line", &shown(&mut app));
    keys(&mut app, &[Action::Enter]);
    compare("overlay/answer", &shown(&mut app));
}

#[test]
fn refusals_and_hints_are_shown() {
    let mut app = seated(begun("tic-tac-moo", "{}", 5, 0), 1, UNICODE, Language::En);
    shown(&mut app);
    // The second starting tile may not lie in the field of the first.
    keys(&mut app, &":Ca4".chars().map(Action::Key).collect::<Vec<_>>());
    keys(&mut app, &[Action::Enter]);
    compare("notice/refused", &shown(&mut app));
    keys(&mut app, &[Action::Key('h')]);
    loop {
        app.tick();
        let Screen::Table(play) = &app.screen else { panic!("a match") };
        if play.advice.is_some() {
            break;
        }
    }
    compare("notice/hint", &shown(&mut app));
}

#[test]
fn covered_between_two_people() {
    let mut app = seated(begun("mow", r#"{"seats":3,"first-starter":0}"#, 5, 0), 2, UNICODE, Language::En);
    settle(&mut app);
    if let Screen::Table(play) = &mut app.screen {
        assert!(play.is_covered, "no hand is shown before its owner sits down");
        play.uncover();
        let cows = play.scene.choices.iter().map(|choice| choice.mv.clone()).find(|mv| mv.contains('.'));
        let mv = cows.expect("a cow can be played");
        assert!(play.play(&mv));
    }
    settle(&mut app);
    let Screen::Table(play) = &app.screen else { panic!("a match") };
    assert!(play.is_covered, "the next person has to sit down first");
    compare("cover/covered", &shown(&mut app));
    keys(&mut app, &[Action::Enter]);
    compare("cover/uncovered", &shown(&mut app));
}

#[test]
fn replays() {
    let mut app = seated(begun("tic-tac-moo", "{}", 5, usize::MAX), 1, UNICODE, Language::En);
    keys(&mut app, &[Action::Key('r')]);
    compare("replay/end", &shown(&mut app));
    keys(&mut app, &[Action::Edge(-1)]);
    keys(&mut app, &[Action::Move(1, 0); 12]);
    compare("replay/step", &shown(&mut app));
    keys(&mut app, &[Action::Key('v')]);
    compare("replay/eyes", &shown(&mut app));
    // The middle of the bar is the middle of the match.
    let bar = app.hits.iter().find(|hit| hit.is("!bar")).expect("there is a bar").rect;
    keys(&mut app, &[Action::Click(bar.x + bar.width / 2, bar.y)]);
    let Screen::Replay(replay) = &app.screen else { panic!("a replay") };
    assert!(replay.at.abs_diff(replay.steps() / 2) <= 2, "{} of {}", replay.at, replay.steps());
}

#[test]
fn too_small() {
    let mut app = seated(begun("mow", "{}", 5, 20), 1, UNICODE, Language::En);
    compare("small/79x24", &text(&frame(&mut app, 79, 24)));
    compare("small/20x6", &text(&frame(&mut app, 20, 6)));
    for (width, height) in [(1, 1), (2, 40), (200, 2)] {
        frame(&mut app, width, height);
    }
}

/// A larger window gets larger cells, and the panel beside them keeps its own room.
#[test]
fn wide() {
    for (name, slug, json) in TABLES {
        let mut app = seated(begun(slug, json, 3, 40), 1, UNICODE, Language::En);
        settle(&mut app);
        compare(&format!("wide/{name}"), &text(&frame(&mut app, 100, 34)));
    }
}
