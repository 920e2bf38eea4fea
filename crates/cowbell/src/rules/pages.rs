//! The pages for players as files in the binary: found by their names, so that a new language is a new file.

use std::collections::BTreeMap;

use super::picture::Picture;

#[derive(rust_embed::Embed)]
#[folder = "$CARGO_MANIFEST_DIR/.."]
#[include = "cowbell-*/rules/*.md"]
struct Files;

/// The text of a file in a game's `rules/`, if it is there.
fn read(game: &str, name: &str) -> Option<String> {
    let file = Files::get(&format!("cowbell-{game}/rules/{name}.md"))?;
    Some(String::from_utf8(file.data.into_owned()).expect("the rules are text"))
}

/// A game's page in this language, or in English where it is not written yet.
pub(super) fn page(game: &str, language: &str) -> String {
    read(game, language).or_else(|| read(game, "en")).expect("every game has an English page")
}

/// The languages a game's page is written in.
#[cfg(test)]
pub(super) fn languages(game: &str) -> Vec<String> {
    let prefix = format!("cowbell-{game}/rules/");
    let names =
        Files::iter().filter_map(|path| Some(path.strip_prefix(&prefix)?.strip_suffix(".md")?.to_string()));
    names.filter(|name| name != "diagrams").collect()
}

/// A game's pictures by their names.
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
