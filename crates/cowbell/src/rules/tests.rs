//! Tests for the players' rules pages: same structure in every language, true to the rules, drawn by the engine,
//! readable.

use std::collections::BTreeSet;

use cowbell_catalog::infos;
use cowbell_scene::{Language, Voice, scene_of};
use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};

use super::pages::{self, languages, pictures, reference};
use super::{exact, text};

/// The sections of a page: box, set-up, turn, end, special cases, variants, in short, questions. The browser names
/// them.
const SECTIONS: usize = 8;
/// Allowed number of words on a page. Until it shows a picture it is a draft, which may be short.
const WORDS: std::ops::RangeInclusive<usize> = 800..=1500;
/// The minimum reading ease (Flesch) of an English page; 60 is plain English.
const EASE: f64 = 60.0;

/// Words that players should never read, because they belong to tests and code.
const CODE: &[&str] = &["`", "scenario", "hand0", "seat 0", "seat 1", ".rs", ".txt", "cowbell ", "refusal"];

fn page(game: &str, code: &str) -> String {
    pages::page(game, code)
        .unwrap_or_else(|| panic!("crates/cowbell-{game}/rules/{code}.md is not written yet"))
}

/// A parsed page.
#[derive(Default)]
struct Read {
    headings: Vec<String>,
    pictures: Vec<String>,
    clauses: Vec<String>,
    /// The text for the reader, one paragraph per line, without the clauses.
    prose: String,
}

fn read(markdown: &str) -> Read {
    let mut read = Read::default();
    let (mut is_heading, mut is_clause) = (false, false);
    for event in text::parse(markdown) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                is_heading = true;
                read.headings.push(String::new());
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let name = dest_url
                    .strip_prefix("diagrams.md#")
                    .unwrap_or_else(|| panic!("{dest_url} is not a picture"));
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

/// All pages, as game, language and text.
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
        let exact = reference(game, &code).expect("every game has a reference");
        for clause in read(&page).clauses {
            assert!(exact.contains(&format!("**{clause}**")), "{game} {code}: {clause} is not a clause");
        }
    }
}

#[test]
fn the_reference_is_printed_clause_by_clause_in_the_words_of_players() {
    for info in infos() {
        for code in Language::ALL {
            let reference = reference(info.slug, code.code()).expect("every game has a reference");
            let clauses = exact::clauses(text::parse(&reference), info.slug, &Voice::new(code));
            let codes: Vec<&Event<'_>> =
                clauses.iter().filter(|event| matches!(event, Event::Code(_))).collect();
            assert!(
                codes.is_empty(),
                "{} {code}: no options, nor values of the option named before: {codes:?}",
                info.slug
            );
            let printed = text::plain(clauses, &|_| None);
            for (at, line) in printed.lines().enumerate().filter(|(_, line)| line.ends_with(':')) {
                let next = printed.lines().nth(at + 1).unwrap_or_default();
                assert!(!next.is_empty(), "{} {code}: nothing follows `{line}`", info.slug);
            }
        }
    }
}

#[test]
fn every_picture_can_be_drawn_and_is_shown() {
    for info in infos() {
        let game = info.slug;
        let drawn = pictures(game);
        let shown: BTreeSet<String> = read(&page(game, "en")).pictures.into_iter().collect();
        assert_eq!(shown, drawn.keys().cloned().collect(), "{game}: picture files and used pictures differ");
        for (name, picture) in &drawn {
            assert!(picture.unread.is_empty(), "{game} {name}: unknown lines {:?}", picture.unread);
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
        let Read { prose, pictures, .. } = read(&page);
        let words = prose.split_whitespace().count();
        println!("{game} {code}: {words} words");
        let least = if pictures.is_empty() { 0 } else { *WORDS.start() };
        assert!((least..=*WORDS.end()).contains(&words), "{game} {code} has {words} words");
        let printed = text::plain(text::parse(&page), &|_| None).to_lowercase();
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

/// Flesch's reading ease, which rates short sentences of short words as easy.
fn ease(prose: &str) -> f64 {
    let sentences =
        prose.split(['.', '!', '?', '\n']).filter(|part| part.chars().any(char::is_alphabetic)).count();
    let words: Vec<&str> =
        prose.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).collect();
    let syllables: usize = words.iter().map(|word| syllables(word)).sum();
    let (sentences, count) = (sentences as f64, words.len() as f64);
    206.835 - 1.015 * (count / sentences) - 84.6 * (syllables as f64 / count)
}

/// The number of syllables of an English word: groups of vowels, without a silent e at the end.
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
