//! The rules of each game, embedded in the binary and found by name, so that a new language only needs new files: the players'
//! pages and their pictures, and the exact reference.

use std::collections::BTreeMap;

use super::picture::Picture;

#[derive(rust_embed::Embed)]
#[folder = "$OUT_DIR/rules"]
struct Files;

/// The text of a game's file, if it exists.
fn read(game: &str, name: &str) -> Option<String> {
    let file = Files::get(&format!("{game}/{name}.md"))?;
    Some(String::from_utf8(file.data.into_owned()).expect("the rules are text"))
}

/// A game's page in this language, or in English where it is not written yet; none for a game without a page.
pub(super) fn page(game: &str, language: &str) -> Option<String> {
    read(game, language).or_else(|| read(game, "en"))
}

/// The languages of a game's page.
#[cfg(test)]
pub(super) fn languages(game: &str) -> Vec<String> {
    let prefix = format!("{game}/");
    let names =
        Files::iter().filter_map(|path| Some(path.strip_prefix(&prefix)?.strip_suffix(".md")?.to_string()));
    names.filter(|name| name != "diagrams" && !name.starts_with("RULES")).collect()
}

/// The exact reference of a game in this language, with its scenarios, or in English where it is not translated.
pub(super) fn reference(game: &str, language: &str) -> Option<String> {
    read(game, &format!("RULES.{language}")).or_else(|| read(game, "RULES"))
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
