//! What a table may choose. The rulebook leaves each of these open; the first value is our ruling.

use cowbell_rules::{Choice, Values};
use serde::{Deserialize, Serialize};

/// When the winning conditions are tested (TTM-50).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WinTime {
    /// Once, after the second tile of a turn.
    #[default]
    TurnEnd,
    /// After every tile.
    Immediate,
}

/// Whose winning conditions are tested (TTM-54).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WinCheck {
    /// Only those of the seat whose turn it is.
    #[default]
    Active,
    /// Both seats', the active one's first.
    Both,
}

/// When running out of tiles ends the match (TTM-60).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SupplyEnd {
    /// When neither barn can be filled any more.
    #[default]
    Both,
    /// When the first barn cannot be filled any more.
    First,
}

/// Who owns which of the four fields (TTM-3). Seat 0 sits in the south.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fields {
    /// Seat 0 has south-west and north-east.
    #[default]
    Diagonal,
    /// Seat 0 has the two southern fields.
    Adjacent,
    /// Seat 0 has the two western fields.
    Columns,
}

/// The newest version of the rules. Version 1 counted the collected tiles as soon as a player could not go on; since
/// version 2 a win comes before the count (TTM-27).
pub(crate) const RULES: u8 = 2;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// When a win is tested.
    pub win_time: WinTime,
    /// Whose win is tested.
    pub win_check: WinCheck,
    /// When an empty supply ends the match.
    pub supply_end: SupplyEnd,
    /// Who owns which fields.
    pub fields: Fields,
    /// The version of the rules.
    #[serde(skip)]
    pub(crate) rules: u8,
}

impl Default for Options {
    fn default() -> Options {
        let (win_time, win_check, supply_end, fields) = Default::default();
        Options { win_time, win_check, supply_end, fields, rules: RULES }
    }
}

impl cowbell_rules::Options for Options {
    const LIST: &'static [Choice] = &[
        Choice { key: "win-time", values: Values::Words(&["turn-end", "immediate"]) },
        Choice { key: "win-check", values: Values::Words(&["active", "both"]) },
        Choice { key: "supply-end", values: Values::Words(&["both", "first"]) },
        Choice { key: "fields", values: Values::Words(&["diagonal", "adjacent", "columns"]) },
    ];

    fn rules(&self) -> u32 {
        self.rules.into()
    }

    fn with_rules(self, version: u32) -> Options {
        Options { rules: version as u8, ..self }
    }

    fn seats(&self) -> usize {
        2
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}
