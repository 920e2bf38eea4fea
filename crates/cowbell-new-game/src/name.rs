//! The names of a game: as on the box, in paths, as a type, as a module, and in its clauses.

use std::fs;
use std::path::Path;

/// A game's names, in the forms that files need.
pub(crate) struct Name {
    /// On the box: `Tic Tac Moo`.
    box_name: String,
    /// In paths, records and commands: `tic-tac-moo`.
    pub(crate) slug: String,
    /// As a type: `TicTacMoo`.
    pub(crate) type_name: String,
    /// As a module: `tic_tac_moo`.
    pub(crate) module: String,
    /// Before the numbers of its clauses: `TTM`.
    clauses: String,
}

impl Name {
    /// The names of a new game; refused if they cannot be used or are taken.
    pub(crate) fn new(text: &str, root: &Path) -> Result<Name, String> {
        let words: Vec<&str> = text.split([' ', '-']).filter(|word| !word.is_empty()).collect();
        let is_plain = words.iter().all(|word| word.bytes().all(|b| b.is_ascii_alphanumeric()));
        if words.is_empty() || !is_plain || !words[0].starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Err(format!(
                "`{text}`: a name is made of ASCII letters, digits and spaces, a letter first"
            ));
        }
        let lower: Vec<String> = words.iter().map(|word| word.to_ascii_lowercase()).collect();
        let capital = |word: &String| word[..1].to_ascii_uppercase() + &word[1..];
        let name = Name {
            box_name: text.trim().to_string(),
            slug: lower.join("-"),
            type_name: lower.iter().map(capital).collect(),
            module: lower.join("_"),
            clauses: clauses(&lower),
        };
        let home = root.join("crates").join(format!("cowbell-{}", name.slug));
        if home.exists() {
            return Err(format!("{} is there already", home.display()));
        }
        let taken = fs::read_dir(root.join("crates")).into_iter().flatten().flatten().find(|entry| {
            let rules = fs::read_to_string(entry.path().join("RULES.md")).unwrap_or_default();
            rules.contains(&format!("**{}-1**", name.clauses))
        });
        match taken {
            Some(entry) => Err(format!(
                "{} names its clauses {}-1 too: choose another name, and change it later",
                entry.path().display(),
                name.clauses
            )),
            None => Ok(name),
        }
    }

    /// A text or path of the template, about this game.
    pub(crate) fn put_into(&self, text: &str) -> String {
        text.replace("sixth-game", &self.slug)
            .replace("SixthGame", &self.type_name)
            .replace("sixth_game", &self.module)
            .replace("Sixth Game", &self.box_name)
            .replace("SIX-", &format!("{}-", self.clauses))
    }
}

/// Three capitals: the first letters of three words, or of one.
fn clauses(words: &[String]) -> String {
    let firsts: String = words.iter().map(|word| &word[..1]).collect();
    let letters = if firsts.len() >= 3 { firsts } else { words.concat() };
    let letters = letters.bytes().filter(u8::is_ascii_alphabetic).chain([b'x', b'x']).take(3);
    letters.map(|letter| char::from(letter.to_ascii_uppercase())).collect()
}
