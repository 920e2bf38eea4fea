//! What a table chooses.

use cowbell_rules::{Choice, Pick, Values};
use serde::{Deserialize, Serialize};

/// Default, least and most points that win.
const TARGET: (u8, u8, u8) = (30, 10, 100);

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// Points that win.
    pub target: u8,
    /// Who begins.
    pub starter: Pick,
}

impl Default for Options {
    fn default() -> Self {
        Options { target: TARGET.0, starter: Pick::Random }
    }
}

impl cowbell_rules::Options for Options {
    const LIST: &'static [Choice] = &[
        Choice {
            key: "target",
            values: Values::Whole { default: TARGET.0 as u32, least: TARGET.1 as u32, most: TARGET.2 as u32 },
        },
        Choice { key: "starter", values: Values::Seat },
    ];

    fn seats(&self) -> usize {
        2
    }

    fn check(&self) -> Result<(), String> {
        let (_, least, most) = TARGET;
        if !(least..=most).contains(&self.target) {
            return Err(format!("`target` is {}, but goes from {least} to {most}", self.target));
        }
        self.starter.check("starter", 2)
    }
}
