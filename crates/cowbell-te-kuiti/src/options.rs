//! What a table chooses before play (TEK-43).

use cowbell_rules::{Choice, Pick, Values};
use serde::{Deserialize, Serialize};

/// The options of a table. What has no meaning in the chosen mode is ignored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// Two players or one.
    pub mode: Mode,
    /// Duel: who is the shepherd player in the first round (TEK-7).
    pub first_shepherd: Pick,
    /// Duel: rounds of a match; one is a quick game without a swap of roles.
    pub rounds: u8,
    /// Duel: how long the final phase lasts (TEK-30).
    pub final_phase: FinalPhase,
    /// What people are shown of tiles that lie face down again.
    pub memory_aid: MemoryAid,
    /// Solo: which tiles have a daisy (TEK-61).
    pub daisies: Daisies,
    /// Solo: whether a pair is removed although it has just been enclosed (TEK-55).
    pub take_enclosed: bool,
}

/// Two players or one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Shepherd player against sheep player.
    #[default]
    Duel,
    /// One player against the daisies.
    Solo,
}

/// How long the final phase lasts once at most five tiles are open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FinalPhase {
    /// Until the end of the round.
    #[default]
    Latched,
    /// As long as at most five tiles are open.
    Dynamic,
}

/// What people are shown of tiles that lie face down again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemoryAid {
    /// Nothing: remembering is the game.
    #[default]
    Off,
    /// The log still names the tiles of the last sheep turn.
    LastTurn,
    /// The log names every tile and the field shows every tile once seen.
    All,
}

/// Which tiles have a daisy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Daisies {
    /// All sheep and both shepherds.
    #[default]
    Standard,
    /// Three sheep of each type and both shepherds.
    Gentle,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Duel,
            first_shepherd: Pick::Random,
            rounds: 2,
            final_phase: FinalPhase::Latched,
            memory_aid: MemoryAid::Off,
            daisies: Daisies::Standard,
            take_enclosed: false,
        }
    }
}

impl cowbell_rules::Options for Options {
    const LIST: &'static [Choice] = &[
        Choice { key: "mode", values: Values::Words(&["duel", "solo"]) },
        Choice { key: "first-shepherd", values: Values::Seat },
        Choice { key: "rounds", values: Values::Numbers(&[2, 1]) },
        Choice { key: "final-phase", values: Values::Words(&["latched", "dynamic"]) },
        Choice { key: "memory-aid", values: Values::Words(&["off", "last-turn", "all"]) },
        Choice { key: "daisies", values: Values::Words(&["standard", "gentle"]) },
        Choice { key: "take-enclosed", values: Values::Flag(false) },
    ];

    fn seats(&self) -> usize {
        match self.mode {
            Mode::Duel => 2,
            Mode::Solo => 1,
        }
    }

    fn check(&self) -> Result<(), String> {
        if !matches!(self.rounds, 1 | 2) {
            return Err(format!("`rounds` is {}, but a match has 1 or 2", self.rounds));
        }
        // Checked against two seats in a solo game too: an option without meaning is ignored, but must be readable.
        self.first_shepherd.check("first-shepherd", 2)
    }
}
