//! Compares every screen with a text file. `BLESS=1` rewrites the files; read the diff before you commit it.

use std::fs;
use std::path::Path;

use cowbell_scene::{Language, Text, Voice};

use super::{UNICODE, begun, config, each_table, frame, language, seated, settle, text};
use crate::app::{App, Screen};
use crate::draw::SMALLEST;
use crate::draw::flow::width;
use crate::input::Action;
use crate::menu::Setup;
use crate::theme::{Palette, Theme};

pub(super) fn compare(name: &str, shown: &str) {
    assert!(!shown.contains("term-"), "{name}: a message id is shown instead of its text:\n{shown}");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata").join(format!("{name}.txt"));
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("testdata can be written");
        fs::write(&file, shown).expect("testdata can be written");
        return;
    }
    let golden = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(shown, golden, "{} differs: if the new one is right, use BLESS=1", file.display());
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

/// The set-up page of a game, as the menu opens it.
fn set_up(slug: &str) -> App {
    let row = cowbell_catalog::infos().iter().position(|info| info.slug == slug).expect("a game");
    let mut app = App::new(config(UNICODE, Language::ENGLISH)).expect("a menu");
    keys(&mut app, &vec![Action::Move(0, 1); row]);
    keys(&mut app, &[Action::Enter]);
    app
}

#[test]
fn menu() {
    for info in cowbell_catalog::infos() {
        compare(&format!("menu/{}", info.slug), &shown(&mut set_up(info.slug)));
    }
}

/// The first page lists every game with its blurb, in every language.
#[test]
fn the_first_page_offers_every_game() {
    for language in Language::ALL {
        let voice = Voice::new(language);
        let page = shown(&mut App::new(config(UNICODE, language)).expect("a menu"));
        for info in cowbell_catalog::infos() {
            let blurb = voice.of_game(info.slug, "blurb").unwrap_or_default();
            let line = page.lines().find(|line| line.contains(info.name));
            assert!(line.is_some_and(|line| line.contains(&blurb)), "{language}: {page}");
        }
    }
}

/// Texts that must fit into one line do.
#[test]
fn options_and_keys_can_be_said() {
    for language in Language::ALL {
        let voice = Voice::new(language);
        for info in cowbell_catalog::infos() {
            let mut app = App::new(config(UNICODE, language)).expect("a menu");
            let mut setup = Setup::new(info.slug, "random");
            for row in 0..setup.fields.len() {
                for _ in 0..setup.fields[row].values.len() {
                    setup.turn(row, 1);
                    let Screen::Menu(menu) = &mut app.screen else { panic!("the menu") };
                    menu.setup = Some(setup);
                    let page = shown(&mut app);
                    let rows = page.lines().skip(2).take(row + 1);
                    assert!(rows.last().is_some_and(|line| line.ends_with('▸')), "{language}: {page}");
                    let Screen::Menu(menu) = &mut app.screen else { panic!("the menu") };
                    setup = menu.setup.take().expect("it was set above");
                }
            }
        }
        for bar in ["menu", "setup", "table", "over", "cover", "replay", "line", "far", "far-over"] {
            let text = voice.say(&Text::new(format!("term-keys-{bar}")));
            assert!(width(&text) <= SMALLEST.0, "{language}: {text}");
            let ascii = Theme::PLAIN.plain(&text);
            let asked = |text: &str| text.matches('?').count();
            assert_eq!(asked(&ascii), asked(&text), "{language}: ASCII has no word for part of {text}");
        }
    }
}

/// Turning "Who goes first" past the last seat leaves the other options alone, and offers only seats of the table.
#[test]
fn a_choice_of_seat_spoils_no_other_choice() {
    let mut setup = Setup::new("kuhlorado", "random");
    let [sheet, starter] = ["sheet", "starter"]
        .map(|key| setup.fields.iter().position(|field| field.key == key).expect("an option of Kuhlorado"));
    setup.turn(sheet, 3);
    let offered: Vec<_> = (0..4)
        .map(|_| {
            setup.turn(starter, 1);
            setup.options()["starter"].to_string()
        })
        .collect();
    assert_eq!(offered, ["0", "1", "\"random\"", "0"]);
    assert_eq!(setup.options()["sheet"], "K03");
}

/// A sheet generated from a number that the player types.
#[test]
fn a_number_can_be_typed() {
    let mut app = set_up("kuhlorado");
    keys(&mut app, &[Action::Edge(-1), Action::Move(-1, 0)]);
    keys(&mut app, &[Action::Key('4'), Action::Key('2'), Action::Key('3'), Action::Erase]);
    compare("menu/kuhlorado-seed", &shown(&mut app));
    let Screen::Menu(menu) = &app.screen else { panic!("the menu") };
    assert_eq!(menu.setup.as_ref().expect("a table").options()["sheet"], "seed:42");
    keys(&mut app, &[Action::Edge(1), Action::Enter]);
    let Screen::Table(_) = &app.screen else { panic!("the match has begun") };
}

#[test]
fn ten_players_can_be_asked_for() {
    let mut app = set_up("mow");
    keys(&mut app, &[Action::Edge(-1)]);
    keys(&mut app, &[Action::Move(1, 0); 8]);
    compare("menu/mow-10", &shown(&mut app));
    keys(&mut app, &[Action::Edge(1), Action::Enter]);
    let Screen::Table(play) = &app.screen else { panic!("the match has begun") };
    assert_eq!(play.table.players().len(), 10);
}

#[test]
fn tables() {
    for (name, slug, json) in &each_table() {
        for (moment, events) in [("start", 0), ("middle", 60), ("end", usize::MAX)] {
            let mut app = seated(begun(slug, json, 5, events), 1, UNICODE, Language::ENGLISH);
            compare(&format!("table/{name}-{moment}"), &shown(&mut app));
        }
    }
}

#[test]
fn tables_without_unicode() {
    let theme = Theme { palette: Palette::Mono, is_unicode: false };
    for (name, slug, json) in &each_table() {
        let mut app = seated(begun(slug, json, 5, 60), 1, theme, language("de"));
        compare(&format!("ascii/{name}"), &shown(&mut app));
    }
}

#[test]
fn tables_with_room() {
    for (name, slug, json) in &each_table() {
        let mut app = seated(begun(slug, json, 5, 60), 1, UNICODE, language("fr"));
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
    let mut app = seated(begun("kuhlorado", "{}", 5, 40), 1, UNICODE, Language::ENGLISH);
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
    let mut app = seated(begun("tic-tac-moo", "{}", 5, 0), 1, UNICODE, Language::ENGLISH);
    shown(&mut app);
    // The second starting tile may not be in the same field as the first.
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
    let mut app =
        seated(begun("mow", r#"{"seats":3,"first-starter":0}"#, 5, 0), 2, UNICODE, Language::ENGLISH);
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
    let mut app = seated(begun("tic-tac-moo", "{}", 5, usize::MAX), 1, UNICODE, Language::ENGLISH);
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
    let mut app = seated(begun("mow", "{}", 5, 20), 1, UNICODE, Language::ENGLISH);
    compare("small/79x24", &text(&frame(&mut app, 79, 24)));
    compare("small/20x6", &text(&frame(&mut app, 20, 6)));
    for (width, height) in [(1, 1), (2, 40), (200, 2)] {
        frame(&mut app, width, height);
    }
}

/// A larger window gets larger cells, and the panel next to them keeps its space.
#[test]
fn wide() {
    for (name, slug, json) in &each_table() {
        let mut app = seated(begun(slug, json, 3, 40), 1, UNICODE, Language::ENGLISH);
        settle(&mut app);
        compare(&format!("wide/{name}"), &text(&frame(&mut app, 100, 34)));
    }
}
