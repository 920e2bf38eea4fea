//! The tables that tests of clients play: a game says in its `testdata/tables.json` which of its options are worth it.
//! Browser tests read the same files. A game without one is played with its default options.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

/// Options in their untyped form.
type Options = serde_json::Map<String, serde_json::Value>;

/// The contents of a game's `testdata/tables.json`. Every part is optional.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tables {
    /// Options that make a match short.
    pub short: Options,
    /// Options for each number of seats, where they are not just `seats`.
    pub seats: BTreeMap<String, Options>,
    /// Kinds of tables by name.
    pub tables: BTreeMap<String, Options>,
    /// A table with many variants at once.
    pub variant: Variant,
}

/// A table with many variants at once.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Variant {
    /// Its options.
    pub options: Options,
    /// How many players it has; none if the file does not say.
    pub seats: usize,
}

impl Tables {
    /// The tables of the game with this name.
    ///
    /// # Panics
    ///
    /// If its file is not what is described here.
    #[must_use]
    pub fn of(slug: &str) -> Tables {
        let crates =
            Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this crate stands beside the games");
        let path = crates.join(format!("cowbell-{slug}/testdata/tables.json"));
        let mut tables = match std::fs::read_to_string(&path) {
            Ok(text) => serde_json::from_str(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display())),
            Err(_) => Tables::default(),
        };
        if tables.tables.is_empty() {
            tables.tables.insert(slug.to_string(), Options::new());
        }
        tables
    }
}
