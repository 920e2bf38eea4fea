//! Options with one promise broken each.

use cowbell_rules::{Choice, Options, Pick, Values};
use serde::{Deserialize, Serialize};

use crate::check::options::{listed, versions};

const WORDS: Values = Values::Words(&["slow", "fast"]);
const LIST: &[Choice] =
    &[Choice { key: "pace", values: WORDS }, Choice { key: "first-seat", values: Values::Seat }];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Pace {
    #[default]
    Slow,
    Fast,
}

/// Options of two keys, with the attributes and the list given; all else is right.
macro_rules! options {
    ($name:ident, $list:expr, $($attribute:tt)+) => {
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde($($attribute)+)]
        struct $name {
            pace: Pace,
            first_seat: Pick,
        }

        impl Options for $name {
            const LIST: &'static [Choice] = $list;
            fn seats(&self) -> usize {
                2
            }
            fn check(&self) -> Result<(), String> {
                self.first_seat.check("first-seat", 2)
            }
        }
    };
}

options!(Right, LIST, rename_all = "kebab-case", default, deny_unknown_fields);
options!(TakesAnyKey, LIST, rename_all = "kebab-case", default);
options!(WantsEveryKey, LIST, rename_all = "kebab-case", deny_unknown_fields);
options!(SpellsOtherwise, LIST, default, deny_unknown_fields);
options!(ListsTooLittle, &[LIST[0]], rename_all = "kebab-case", default, deny_unknown_fields);
options!(ListsTwice, &[LIST[0], LIST[0], LIST[1]], rename_all = "kebab-case", default, deny_unknown_fields);
options!(
    ListsAnotherDefault,
    &[Choice { key: "pace", values: Values::Words(&["fast", "slow"]) }, LIST[1]],
    rename_all = "kebab-case",
    default,
    deny_unknown_fields
);
options!(
    ListsWhatCannotBe,
    &[Choice { key: "pace", values: Values::Words(&["slow", "fast", "faster"]) }, LIST[1]],
    rename_all = "kebab-case",
    default,
    deny_unknown_fields
);

#[test]
fn right_options_pass() {
    assert_eq!(listed::<Right>(2), Ok(()));
}

#[test]
fn wrong_options_are_caught() {
    let caught = [
        (listed::<TakesAnyKey>(2), "`no-such-option` 1 is accepted"),
        (listed::<WantsEveryKey>(2), "missing field"),
        (listed::<SpellsOtherwise>(2), "first_seat"),
        (listed::<ListsTooLittle>(2), "first-seat"),
        (listed::<ListsTwice>(2), "twice"),
        (listed::<ListsAnotherDefault>(2), "the default of `pace`"),
        (listed::<ListsWhatCannotBe>(2), "`pace` may be \"faster\""),
        // A seat beyond the table must be refused: here seat 1 of a table for one is not.
        (listed::<Right>(1), "`first-seat` 1 is accepted"),
    ];
    for (verdict, wanted) in caught {
        let why = verdict.expect_err(wanted);
        assert!(why.contains(wanted), "expected `{wanted}`, found: {why}");
    }
}

/// Options of a game whose rules have changed once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
struct Changed {
    pace: Pace,
    #[serde(skip)]
    rules: u32,
}

impl Default for Changed {
    fn default() -> Self {
        Changed { pace: Pace::Slow, rules: 2 }
    }
}

impl Options for Changed {
    const LIST: &'static [Choice] = &[LIST[0]];
    fn rules(&self) -> u32 {
        self.rules
    }
    fn with_rules(self, version: u32) -> Self {
        Changed { rules: version, ..self }
    }
    fn seats(&self) -> usize {
        2
    }
    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

#[test]
fn every_version_is_asked_for() {
    assert_eq!(listed::<Changed>(2), Ok(()));
    assert_eq!(versions::<Changed>(2), Ok(()));
    for verdict in [versions::<Changed>(1), versions::<Changed>(3), versions::<Right>(2)] {
        assert!(verdict.expect_err("not the newest").contains("not the newest"));
    }
}
