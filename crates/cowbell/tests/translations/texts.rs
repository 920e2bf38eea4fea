//! The Fluent files and the Markdown pages, as these tests read them.

use std::fs;
use std::path::{Path, PathBuf};

use cowbell_catalog::infos;
use cowbell_scene::Language;

/// A message in one language.
pub(crate) struct Message {
    /// The file that has it, such as `web`.
    pub(crate) file: String,
    pub(crate) id: String,
    /// Its value as written, with its arguments and variants.
    pub(crate) text: String,
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace exists")
}

pub(crate) fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All messages of a language, in the order of the files.
pub(crate) fn messages(language: Language) -> Vec<Message> {
    let folder = root().join("crates/cowbell-scene/locales").join(language.code());
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a language has a folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let file = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_string();
        for line in read(&path).lines() {
            let is_new = line.starts_with(|c: char| c.is_ascii_alphabetic());
            match line.split_once(" =").filter(|_| is_new) {
                Some((id, text)) => {
                    found.push(Message { file: file.clone(), id: id.into(), text: text.trim().into() });
                }
                None if line.starts_with([' ', '}']) => {
                    let last: &mut Message = found.last_mut().expect("a line continues a message");
                    last.text.push('\n');
                    last.text.push_str(line.trim());
                }
                None => {}
            }
        }
    }
    found
}

/// The players' rules page and the exact rules of every game in a language, without code.
pub(crate) fn documents(language: Language) -> Vec<(String, String)> {
    let code = language.code();
    let exact =
        if language == Language::ENGLISH { "RULES.md".to_string() } else { format!("RULES.{code}.md") };
    let names = [format!("rules/{code}.md"), exact];
    let of = |slug: &str| names.clone().map(|name| format!("crates/cowbell-{slug}/{name}"));
    let paths = infos().iter().flat_map(|info| of(info.slug));
    // A new game may not have its page yet; another test says so.
    let written = paths.filter(|path| root().join(path).exists());
    written.map(|path| (path.clone(), prose(&read(root().join(path))))).collect()
}

/// A Markdown text without code blocks, code spans and the targets of links.
fn prose(markdown: &str) -> String {
    let mut out = String::new();
    let mut is_code = false;
    for line in markdown.lines() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code {
            let words = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
            let mut parts = words.split("](");
            out.push_str(parts.next().unwrap_or(""));
            for part in parts {
                out.push(']');
                out.push_str(part.split_once(')').map_or("", |(_, rest)| rest));
            }
            out.push('\n');
        }
    }
    out
}
