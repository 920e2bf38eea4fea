//! What is chosen once, before play: the options of the table, and the version of the rules.

use core::fmt::Debug;
use core::hash::Hash;

use serde::{Serialize, de::DeserializeOwned};

/// A game's options: a plain struct with a default for everything. In text its keys are kebab-case and
/// unknown keys are refused (`#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]`).
pub trait Options:
    Clone + Eq + Hash + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every option, in the order in which a form should show them.
    const LIST: &'static [Choice];

    /// The version of the rules that a match with these options is played by. New options have the newest one,
    /// [`crate::Info::rules`]. It is not a key of the options in text: records and journals name it beside them.
    ///
    /// A game whose rules have changed keeps the version in a field that serde skips, and asks for it where the versions
    /// differ: `docs/rules-versions.md` has the steps.
    fn rules(&self) -> u32 {
        1
    }

    /// The same options for a match by this version of the rules, from 1 to [`crate::Info::rules`].
    #[must_use]
    fn with_rules(self, version: u32) -> Self {
        debug_assert_eq!(version, 1, "a game with several versions of its rules overrides this");
        self
    }

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Checks that these options can be played. [`crate::Game::new`] takes only checked options.
    ///
    /// # Errors
    ///
    /// One sentence that says what cannot be played.
    fn check(&self) -> Result<(), String>;
}

/// One option as a form, a help text or a schema shows it. The first value is the default.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Choice {
    /// The key, kebab-case.
    pub key: &'static str,
    /// What it may be.
    pub values: Values,
}

/// The values an option may take.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these words, or a text of the form given by the example.
    WordsOr(&'static [&'static str], &'static str),
    /// One of these numbers.
    Numbers(&'static [u32]),
    /// A whole number, default first.
    Whole {
        /// The default.
        default: u32,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// `true` or `false`; the default is given.
    Flag(bool),
    /// `random`, or a seat number.
    Seat,
}
