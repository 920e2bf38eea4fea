//! The forms of texts: for every message of a game that has arguments, their names. They are found in the game's Fluent files,
//! so nobody keeps a list of them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::language::{Language, sources};
use crate::text::Word;

/// The messages of a game that have arguments, by id: each its id and the names of its arguments, in order.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Vec<Word>>", into = "Vec<Vec<Word>>")]
pub struct Forms {
    list: Vec<Vec<Word>>,
    /// The number of each message: every text that is sent is looked up here.
    numbers: FxHashMap<Word, usize>,
}

impl From<Vec<Vec<Word>>> for Forms {
    fn from(list: Vec<Vec<Word>>) -> Forms {
        let named =
            list.iter().enumerate().filter_map(|(number, form)| Some((form.first()?.clone(), number)));
        Forms { numbers: named.collect(), list }
    }
}

impl From<Forms> for Vec<Vec<Word>> {
    fn from(forms: Forms) -> Self {
        forms.list
    }
}

impl Forms {
    /// The number of a message and the names of its arguments.
    pub(super) fn find(&self, id: &str) -> Option<(usize, &[Word])> {
        let number = *self.numbers.get(id)?;
        Some((number, &self.list[number][1..]))
    }

    /// The message with a number and the names of its arguments.
    pub(super) fn get(&self, number: usize) -> Option<(&Word, &[Word])> {
        self.list.get(number)?.split_first()
    }
}

/// The forms of a game by its slug.
pub fn forms_of(slug: &str) -> &'static Forms {
    static NONE: LazyLock<Forms> = LazyLock::new(Forms::default);
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
    Forms::from(messages.into_iter().filter(|(_, names)| !names.is_empty()).map(form).collect::<Vec<_>>())
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
