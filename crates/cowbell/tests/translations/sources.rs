//! The program's sources without comments, and what they quote. Tests are left out: a message that only a test uses is
//! not used.

use std::fs;
use std::path::{Path, PathBuf};

use super::texts::{read, root};

/// A source file: where it is, and its code without comments.
pub(crate) struct Source {
    /// Relative to the repository.
    pub(crate) path: String,
    pub(crate) code: String,
}

/// The Rust sources of all crates and the sources of the web client.
pub(crate) fn sources() -> Vec<Source> {
    let mut paths = Vec::new();
    let crates = fs::read_dir(root().join("crates")).expect("crates/ exists");
    for entry in crates {
        files(&entry.expect("a crate").path().join("src"), &mut paths);
    }
    files(&root().join("web/src"), &mut paths);
    paths.sort();
    let relative = |path: &Path| path.strip_prefix(root()).expect("below the root").display().to_string();
    paths.iter().map(|path| Source { path: relative(path), code: without_comments(&read(path)) }).collect()
}

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("an entry").path();
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
        let is_source =
            path.extension().is_some_and(|ending| ["rs", "ts", "svelte"].iter().any(|e| ending == *e));
        match path.is_dir() {
            _ if is_test => {}
            true => files(&path, out),
            false if is_source => out.push(path),
            false => {}
        }
    }
}

/// Removes `//`, `/* */` and `<!-- -->`, but not inside strings. Lines stay lines.
pub(crate) fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let until = |end: &str| rest.find(end).map_or(rest.len(), |at| at + end.len());
        let (length, is_comment) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), true),
            '/' if rest.starts_with("/*") => (until("*/"), true),
            '<' if rest.starts_with("<!--") => (until("-->"), true),
            '"' | '`' => (quoted(rest, first), false),
            '\'' => (character(rest), false),
            _ => (first.len_utf8(), false),
        };
        let (part, after) = rest.split_at(length);
        match is_comment {
            true => out.extend(part.chars().filter(|c| *c == '\n')),
            false => out.push_str(part),
        }
        rest = after;
    }
    out
}

/// The length of a string that starts here; a template may contain other templates.
fn quoted(text: &str, quote: char) -> usize {
    let mut depth = 0;
    let mut chars = text.char_indices().skip(1).peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => {
                chars.next();
            }
            '$' if quote == '`' && chars.peek().is_some_and(|(_, next)| *next == '{') => depth += 1,
            '}' if depth > 0 => depth -= 1,
            _ if c == quote && depth == 0 => return at + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// The length of a character literal such as `'"'`; 1 for a lifetime or an apostrophe.
fn character(text: &str) -> usize {
    let chars: Vec<(usize, char)> = text.char_indices().take(4).collect();
    match chars[..] {
        [_, (_, '\\'), _, (end, '\'')] => end + 1,
        [_, (_, inner), (end, '\''), ..] if inner != '\'' => end + 1,
        _ => 1,
    }
}

impl Source {
    /// The words in quotes with their lines: `"play-now"`.
    pub(crate) fn words(&self) -> impl Iterator<Item = (usize, &str)> {
        let is_word = |text: &str| {
            text.starts_with(|c: char| c.is_ascii_alphanumeric())
                && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        };
        let mut at = 0;
        self.code.split('"').filter_map(move |part| {
            let start = at;
            at += part.len() + 1;
            is_word(part).then(|| (self.line(start), part))
        })
    }

    /// The beginnings of ids that are put together at run time, with their lines: `` `phrase-${phrase}` `` and
    /// `"term-wind-{wind}"`.
    pub(crate) fn beginnings(&self) -> impl Iterator<Item = (usize, &str)> {
        self.code.match_indices('{').filter_map(|(at, _)| {
            let before = self.code[..at].strip_suffix('$').unwrap_or(&self.code[..at]);
            let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            let word = &before[before.trim_end_matches(is_part).len()..];
            let quote = &before[..before.len() - word.len()];
            (word.ends_with('-') && quote.ends_with(['"', '`'])).then(|| (self.line(quote.len()), word))
        })
    }

    fn line(&self, at: usize) -> usize {
        self.code[..at].matches('\n').count() + 1
    }
}

#[test]
fn comments_do_not_count_and_strings_do() {
    let code = "let a = \"x // y\"; // \"not-this\"\n/* \"nor-this\" */ t(\"this\"); let q = '\"';\nt(`key-${`a${b}`}`)";
    let source = Source { path: String::new(), code: without_comments(code) };
    assert_eq!(source.words().collect::<Vec<_>>(), [(2, "this")]);
    assert_eq!(source.beginnings().collect::<Vec<_>>(), [(3, "key-")]);
    assert!(source.code.contains("x // y") && !source.code.contains("nor"), "{}", source.code);
}
