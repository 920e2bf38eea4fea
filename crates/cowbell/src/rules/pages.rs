//! The players' rules pages, embedded in the binary and found by name, so that a new language only needs a new file.

use std::collections::BTreeMap;

use super::picture::Picture;

#[derive(rust_embed::Embed)]
#[folder = "$CARGO_MANIFEST_DIR/.."]
#[include = "cowbell-*/rules/*.md"]
struct Files;

/// The text of a file in a game's `rules/`, if it exists.
fn read(game: &str, name: &str) -> Option<String> {
    let file = Files::get(&format!("cowbell-{game}/rules/{name}.md"))?;
    Some(String::from_utf8(file.data.into_owned()).expect("the rules are text"))
}

/// A game's page in this language, or in English where it is not written yet; none for a game without a page.
pub(super) fn page(game: &str, language: &str) -> Option<String> {
    read(game, language).or_else(|| read(game, "en"))
}

/// The languages of a game's page.
#[cfg(test)]
pub(super) fn languages(game: &str) -> Vec<String> {
    let prefix = format!("cowbell-{game}/rules/");
    let names =
        Files::iter().filter_map(|path| Some(path.strip_prefix(&prefix)?.strip_suffix(".md")?.to_string()));
    names.filter(|name| name != "diagrams").collect()
}

/// A game's pictures by name.
pub(super) fn pictures(game: &str) -> BTreeMap<String, Picture> {
    let text = read(game, "diagrams").unwrap_or_default();
    let mut lines = text.lines();
    let mut found = BTreeMap::new();
    while let Some(line) = lines.next() {
        if let Some(name) = line.strip_prefix("```diagram ") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            found.insert(name.to_string(), Picture::read(&body));
        }
    }
    found
}
