//! What keeps the pages for players honest: the same in every language, true to the rules, drawn by the engine, readable.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cowbell_catalog::{infos, visit};
use cowbell_scene::{Language, scene_of};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::pages::{languages, page, pictures};
use super::{Reference, text};

/// The sections of a page: box, set-up, turn, end, special cases, variants, in short, questions. The browser names them.
const SECTIONS: usize = 8;
/// Words of a page.
const WORDS: std::ops::RangeInclusive<usize> = 800..=1500;
/// The least reading ease (Flesch) of an English page: plain English.
const EASE: f64 = 60.0;

/// Words that no player should read: they belong to the tests and to the code.
const CODE: &[&str] = &["`", "scenario", "hand0", "seat 0", "seat 1", ".rs", ".txt", "cowbell ", "refusal"];

/// What sounds translated, and nobody says.
const FORBIDDEN: &[&str] = &[
    "whoever",
    "anew",
    "so many",
    "so often",
    "by lot",
    "lay a table",
    "lay the table",
    "bring a record",
    "like the system",
    "choose on",
    "is concerned",
    "nought",
    "it is said that",
    "flip on",
    "that is so already",
    "play on its own",
    "somebody has learnt",
];

/// A page taken apart.
#[derive(Default)]
struct Read {
    headings: Vec<String>,
    pictures: Vec<String>,
    clauses: Vec<String>,
    /// The words of the reader, a paragraph a line: no clauses.
    prose: String,
}

fn read(markdown: &str) -> Read {
    let mut read = Read::default();
    let (mut is_heading, mut is_clause) = (false, false);
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                is_heading = true;
                read.headings.push(String::new());
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let name = dest_url
                    .strip_prefix("diagrams.md#")
                    .unwrap_or_else(|| panic!("{dest_url} is no picture"));
                read.pictures.push(name.to_string());
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                let (_, clause) = dest_url
                    .split_once("RULES")
                    .and_then(|(_, rest)| rest.split_once('#'))
                    .expect("a link leads to a clause");
                read.clauses.push(clause.to_string());
                is_clause = true;
            }
            Event::End(TagEnd::Link) => is_clause = false,
            Event::Text(text) if !is_clause => {
                read.prose.push_str(&text);
                if is_heading {
                    read.headings.last_mut().expect("a heading has begun").push_str(&text);
                }
            }
            Event::Code(code) => panic!("`{code}` is code"),
            Event::SoftBreak => read.prose.push(' '),
            Event::End(tag) => {
                is_heading &= !matches!(tag, TagEnd::Heading(_));
                if matches!(
                    tag,
                    TagEnd::Heading(_) | TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell | TagEnd::Image
                ) {
                    read.prose.push('\n');
                }
            }
            _ => {}
        }
    }
    read
}

/// Every page: game, language, text.
fn all() -> Vec<(&'static str, String, String)> {
    let of = |game: &'static str| {
        languages(game).into_iter().map(move |code| (game, code.clone(), page(game, &code)))
    };
    infos().iter().flat_map(|info| of(info.slug)).collect()
}

#[test]
fn every_game_has_a_page_in_every_language() {
    let path = |game: &str, code: &str| format!("crates/cowbell-{game}/rules/{code}.md");
    let wanted = |game: &str| {
        Language::ALL.map(|language| {
            (path(game, language.code()), languages(game).contains(&language.code().to_string()))
        })
    };
    let missing: Vec<String> = infos()
        .iter()
        .flat_map(|info| wanted(info.slug))
        .filter(|(_, is_there)| !is_there)
        .map(|(path, _)| path)
        .collect();
    assert!(missing.is_empty(), "these pages are not written yet: {}", missing.join(", "));
}

#[test]
fn french_has_its_narrow_spaces() {
    for info in infos() {
        let prose = read(&page(info.slug, "fr")).prose;
        for sign in [" :", " ;", " !", " ?", " »", "« "] {
            assert!(!prose.contains(sign), "{}: an ordinary space in {sign:?}", info.slug);
        }
        assert!(prose.contains("\u{202f}:") && !prose.contains('\''), "{}", info.slug);
    }
}

#[test]
fn every_page_has_the_same_parts_and_pictures_in_every_language() {
    for info in infos() {
        let english = read(&page(info.slug, "en"));
        assert_eq!(english.headings.len(), SECTIONS, "{}: {:?}", info.slug, english.headings);
        for code in languages(info.slug) {
            let own = read(&page(info.slug, &code));
            assert_eq!(own.headings.len(), SECTIONS, "{} {code}: {:?}", info.slug, own.headings);
            assert_eq!(own.pictures, english.pictures, "{} {code}", info.slug);
            assert_eq!(own.clauses, english.clauses, "{} {code}", info.slug);
        }
    }
}

#[test]
fn every_clause_that_a_page_names_is_in_the_reference() {
    for (game, code, page) in all() {
        let reference = visit(game, &mut Reference).expect("a game of the list");
        let (_, exact) = reference.iter().find(|(own, _)| *own == code).unwrap_or(&reference[0]);
        for clause in read(&page).clauses {
            assert!(exact.contains(&format!("**{clause}**")), "{game} {code}: {clause} is no clause");
        }
    }
}

#[test]
fn every_picture_can_be_drawn_and_is_shown() {
    for info in infos() {
        let game = info.slug;
        let drawn = pictures(game);
        let shown: BTreeSet<String> = read(&page(game, "en")).pictures.into_iter().collect();
        assert_eq!(shown, drawn.keys().cloned().collect(), "{game}: the pictures and what the page shows");
        for (name, picture) in &drawn {
            assert!(picture.unread.is_empty(), "{game} {name}: {:?} means nothing", picture.unread);
            let end = picture.play(game).unwrap_or_else(|why| panic!("{game} {name}: {why}"));
            let scene = scene_of(end.as_ref(), picture.viewer());
            for area in &picture.only {
                assert!(
                    scene.areas.iter().any(|one| one.id == *area),
                    "{game} {name}: there is no area {area}"
                );
            }
        }
    }
}

#[test]
fn a_page_is_neither_short_nor_long_and_shows_no_code() {
    for (game, code, page) in all() {
        let prose = read(&page).prose;
        let words = prose.split_whitespace().count();
        println!("{game} {code}: {words} words");
        assert!(WORDS.contains(&words), "{game} {code} has {words} words");
        let printed = text::plain(&page, &|_| None).to_lowercase();
        for code_word in CODE {
            assert!(!printed.contains(code_word), "{game} {code} says {code_word:?}");
        }
    }
}

#[test]
fn english_pages_are_easy_to_read() {
    for info in infos() {
        let ease = ease(&read(&page(info.slug, "en")).prose);
        println!("{}: reading ease {ease:.1}", info.slug);
        assert!(ease >= EASE, "{}: reading ease {ease:.1}", info.slug);
    }
}

#[test]
fn no_english_text_sounds_translated() {
    for info in infos() {
        check_words(info.slug, &page(info.slug, "en"));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cowbell-scene/locales/en");
    for entry in fs::read_dir(&folder).expect("the English texts are there") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("Fluent files are text");
        let messages: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        check_words(&path.display().to_string(), &messages.join("\n"));
    }
}

fn check_words(name: &str, text: &str) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = format!(" {} ", words.join(" ").to_lowercase());
    for word in FORBIDDEN {
        let found = text.match_indices(word).find(|(at, _)| {
            let around = [text[..*at].chars().next_back(), text[at + word.len()..].chars().next()];
            around.iter().flatten().all(|c| !c.is_alphabetic())
        });
        assert!(found.is_none(), "{name} says {word:?}");
    }
}

/// Flesch's reading ease: short sentences of short words.
fn ease(prose: &str) -> f64 {
    let sentences =
        prose.split(['.', '!', '?', '\n']).filter(|part| part.chars().any(char::is_alphabetic)).count();
    let words: Vec<&str> =
        prose.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).collect();
    let syllables: usize = words.iter().map(|word| syllables(word)).sum();
    let (sentences, count) = (sentences as f64, words.len() as f64);
    206.835 - 1.015 * (count / sentences) - 84.6 * (syllables as f64 / count)
}

/// The syllables of an English word: groups of vowels, without a silent e at its end.
fn syllables(word: &str) -> usize {
    let word: String = word.to_lowercase().chars().filter(|c| c.is_ascii_alphabetic()).collect();
    let is_vowel = |c: char| "aeiouy".contains(c);
    let groups = word.split(|c| !is_vowel(c)).filter(|group| !group.is_empty()).count();
    let is_silent = word.ends_with('e') && !word.ends_with("le")
        || word.ends_with("es") && !word.ends_with("ses")
        || word.ends_with("ed") && !word.ends_with("ted") && !word.ends_with("ded");
    groups.saturating_sub(usize::from(is_silent && groups > 1)).max(1)
}

#[test]
fn syllables_are_counted() {
    for (word, count) in [
        ("cow", 1),
        ("chicken", 2),
        ("enclosed", 2),
        ("table", 2),
        ("animal", 3),
        ("taken", 2),
        ("fence", 1),
        ("rounded", 2),
    ] {
        assert_eq!(syllables(word), count, "{word}");
    }
    assert!(
        ease("The cow ate grass. The sheep ran home.")
            > ease("Agricultural organisations habitually reconsider.")
    );
}
