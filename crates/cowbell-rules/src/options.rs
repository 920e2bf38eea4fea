//! What a table chooses before play.

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
