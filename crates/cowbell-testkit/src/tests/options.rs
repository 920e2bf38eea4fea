//! Options with one promise broken each.

use cowbell_rules::{Choice, Options, Pick, Values};
use serde::{Deserialize, Serialize};

use crate::check::options::listed;

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
