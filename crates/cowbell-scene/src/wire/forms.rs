//! The forms of texts: for every message of a game that has arguments, their names. They are found in the game's Fluent files,
//! so nobody keeps a list of them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::language::{Language, sources};
use crate::text::Word;

/// The messages of a game that have arguments, by id: each its id and the names of its arguments, in order.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Forms(Vec<Vec<Word>>);

impl Forms {
    /// The number of a message and the names of its arguments.
    pub(super) fn find(&self, id: &str) -> Option<(usize, &[Word])> {
        let number = self.0.binary_search_by(|form| form[0].as_str().cmp(id)).ok()?;
        Some((number, &self.0[number][1..]))
    }

    /// The message with a number and the names of its arguments.
    pub(super) fn get(&self, number: usize) -> Option<(&Word, &[Word])> {
        self.0.get(number)?.split_first()
    }
}

/// The forms of a game by its slug.
pub fn forms_of(slug: &str) -> &'static Forms {
    static NONE: Forms = Forms(Vec::new());
    static ALL: LazyLock<BTreeMap<&'static str, Forms>> = LazyLock::new(|| {
        let infos = cowbell_catalog::infos().iter();
        infos.map(|info| (info.slug, found(info.slug))).collect()
    });
    ALL.get(slug).unwrap_or(&NONE)
}

/// The forms in the Fluent files of a game: a message has the arguments that it has in any language.
fn found(slug: &str) -> Forms {
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for language in Language::ALL {
        for (_, source) in sources(language).iter().filter(|(file, _)| *file == slug) {
            let mut id = None;
            for line in source.lines() {
                // A message begins at the beginning of a line; its other lines are indented.
                if line.starts_with(|letter: char| !letter.is_whitespace() && letter != '}') {
                    id = line.split_once(" =").map(|(id, _)| id);
                }
                if let Some(id) = id {
                    messages.entry(id).or_default().extend(variables(line));
                }
            }
        }
    }
    let form = |(id, names): (&str, BTreeSet<&str>)| [id].into_iter().chain(names).map(Word::from).collect();
    Forms(messages.into_iter().filter(|(_, names)| !names.is_empty()).map(form).collect())
}

/// The arguments in a line. A seat is called `seat`, whatever is said of it.
fn variables(line: &str) -> impl Iterator<Item = &str> {
    line.split('$').skip(1).map(|rest| {
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_');
        match &rest[..end.unwrap_or(rest.len())] {
            "name" | "who" => "seat",
            name => name,
        }
    })
}
