//! One word for one thing: the words that docs/glossary.md rules out appear in no text, and an option has the same name in
//! its form and on the rules page.

use std::fs;

use cowbell_catalog::{Visitor, infos, visit};
use cowbell_rules::{Choice, Encode, Options};
use cowbell_scene::{Language, Voice};

use super::texts::{documents, messages, read, root};

/// The words that a language does not use, from the last table of the glossary.
fn forbidden(language: Language) -> Vec<String> {
    let glossary = read(root().join("docs/glossary.md"));
    let (_, table) = glossary.split_once("## Words we do not use").expect("the glossary has such a section");
    let rows = table.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let own = rows.filter(|cells| cells.get(1) == Some(&language.code()));
    own.flat_map(|cells| cells[2].split(';').map(|word| word.trim().to_string()).collect::<Vec<_>>())
        .collect()
}

/// Whether a text has these words, not as a part of others. Both are in lower case.
fn says(text: &str, words: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        !(is_part(before) || is_part(after) && words.ends_with(char::is_alphanumeric))
    })
}

/// What a message says: without the names of its arguments and variants.
fn said(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines().filter(|line| line.trim() != "}") {
        let line = line.trim_start_matches('*');
        let line =
            if line.starts_with('[') { line.split_once(']').map_or("", |(_, rest)| rest) } else { line };
        let mut parts = line.split('{');
        out.push_str(parts.next().unwrap_or(""));
        for part in parts {
            out.push_str(part.split_once('}').map_or("", |(_, rest)| rest));
        }
        out.push(' ');
    }
    out
}

/// In lower case, with one space between words.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

#[test]
fn no_text_has_a_word_that_the_glossary_rules_out() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let words = forbidden(language);
        assert!(words.len() > 10, "the glossary lists words for {language}");
        let own =
            messages(language).into_iter().map(|one| (format!("{language} {}", one.id), said(&one.text)));
        for (place, text) in own.chain(documents(language)) {
            let text = plain(&text);
            let found = words.iter().filter(|word| says(&text, word));
            wrong.extend(found.map(|word| format!("{place} says “{word}”")));
        }
    }
    assert!(wrong.is_empty(), "docs/glossary.md says what to write instead:\n{}", wrong.join("\n"));
}

/// The keys of a game's options.
struct Keys;

impl Visitor for Keys {
    type Out = Vec<&'static str>;
    fn visit<G: Encode>(&mut self) -> Self::Out {
        G::Options::LIST.iter().map(|Choice { key, .. }| *key).collect()
    }
}

#[test]
fn an_option_has_one_name() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let voice = Voice::new(language);
        for info in infos() {
            let path = format!("crates/cowbell-{}/rules/{language}.md", info.slug);
            // A new game may not have its page yet; another test says so.
            let Ok(page) = fs::read_to_string(root().join(&path)) else { continue };
            let bold: Vec<&str> = page
                .split("**")
                .skip(1)
                .step_by(2)
                .map(|name| name.trim_end_matches([':', '.', '\u{202f}']))
                .collect();
            for key in visit(info.slug, &mut Keys).expect("a game of the list") {
                let name = voice.of_game(info.slug, &format!("option-{key}")).unwrap_or_default();
                if !bold.contains(&name.as_str()) {
                    wrong.push(format!("{path} does not call the option {key} “{name}”, as the form does"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_are_found_whole() {
    assert!(says("play by lot.", "by lot") && says("jij bent: leg", "jij bent:"));
    assert!(!says("a henhouse, then", "hen") && !says("strukturen", "uren"));
    assert_eq!(plain(&said("{ $n ->\n[one] A  hen\n*[other] { $n } hens\n}")), "a hen hens");
}
