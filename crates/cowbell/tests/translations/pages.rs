//! No page has a text of its own: everything a person reads in the browser comes from the Fluent files or the rules.

use super::sources::sources;
use super::texts::{read, root};

/// Not words of a language: the program's name, and a space of a board as an example of notation.
const NAMES: &[&str] = &["Cowbell", "c3"];

/// Attributes that a browser shows or a screen reader says.
const SPOKEN: &[&str] = &["aria-label", "aria-description", "title", "alt", "placeholder", "label"];

/// Removes everything between `start` and `end`, which may be nested in themselves.
fn without(text: &str, start: &str, end: &str) -> String {
    let mut out = String::new();
    let (mut rest, mut depth) = (text, 0);
    while !rest.is_empty() {
        if rest.starts_with(start) {
            depth += 1;
            rest = &rest[start.len()..];
        } else if depth > 0 && rest.starts_with(end) {
            depth -= 1;
            rest = &rest[end.len()..];
        } else {
            let next = rest.chars().next().map_or(0, char::len_utf8);
            if depth == 0 {
                out.push_str(&rest[..next]);
            }
            rest = &rest[next..];
        }
    }
    out
}

fn has_words(text: &str) -> bool {
    let text = without(text, "&", ";");
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !NAMES.contains(word));
    words.into_iter().any(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1)
}

/// The texts of a Svelte file's markup that are neither code nor names.
fn written(code: &str) -> Vec<String> {
    let markup = without(&without(code, "<script", "</script>"), "<style", "</style>");
    let mut found = Vec::new();
    for name in SPOKEN {
        for (at, _) in markup.match_indices(&format!(" {name}=\"")) {
            let value = markup[at + name.len() + 3..].split('"').next().unwrap_or("");
            found.push(without(value, "{", "}"));
        }
    }
    // What is left of the markup between tags, once `{code}` is gone. `=>` in code must not look like the end of a tag.
    let plain = without(&markup, "{", "}");
    found.extend(
        plain.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text.trim().to_string()),
    );
    found.retain(|text| has_words(text));
    found
}

#[test]
fn no_page_has_a_text_of_its_own() {
    let mut wrong = Vec::new();
    let pages: Vec<_> = sources().into_iter().filter(|source| source.path.ends_with(".svelte")).collect();
    for page in &pages {
        wrong.extend(written(&page.code).into_iter().map(|text| format!("{}: {text:?}", page.path)));
    }
    assert!(wrong.is_empty(), "these belong in crates/cowbell-scene/locales:\n{}", wrong.join("\n"));
    assert!(pages.len() > 50, "the pages were read");
}

/// Before the program runs there is no language yet; two sentences in English are all there is.
#[test]
fn the_empty_page_says_little() {
    let html = read(root().join("web/index.html"));
    let texts: Vec<&str> =
        html.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text.trim()).collect();
    let words: Vec<&&str> = texts.iter().filter(|text| has_words(text)).collect();
    assert_eq!(words, [&"Cowbell needs JavaScript."]);
}

#[test]
fn texts_are_found() {
    let page = "<script>const a = 1 < 2;</script><p>{t(\"x\", { a: () => 1 })} Cowbell</p><b title=\"Say it\">{x}: No way</b>";
    assert_eq!(written(page), ["Say it", ": No way"]);
}
