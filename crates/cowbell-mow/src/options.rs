//! What a table chooses before play.

use cowbell_rules::{Choice, MAX_SEATS, Pick, Values};
use serde::{Deserialize, Serialize};

/// The table's choices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// How many farmers, 2 to 10. They decide the packets: green, and from six on yellow too.
    pub seats: u8,
    /// The match ends after the first round in which a farmer has at least this many flies.
    pub target: u16,
    /// Who starts every round but the first.
    pub next_start: NextStart,
    /// Who starts the first round.
    pub first_starter: Pick,
}

/// Who starts every round but the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextStart {
    /// The farmer with the most flies so far.
    #[default]
    MostFlies,
    /// The left neighbour of the last starter.
    Rotate,
}

const SEATS: (u8, u8, u8) = (2, 2, MAX_SEATS as u8);
const TARGET: (u16, u16, u16) = (100, 1, 9_999);
/// From this many farmers on, both packets are used.
const BOTH_PACKETS_FROM: u8 = 6;

impl Options {
    /// Whether the yellow packet is used too.
    #[inline]
    pub(crate) const fn both_packets(self) -> bool {
        self.seats >= BOTH_PACKETS_FROM
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: SEATS.0,
            target: TARGET.0,
            next_start: NextStart::default(),
            first_starter: Pick::default(),
        }
    }
}

impl cowbell_rules::Options for Options {
    const LIST: &'static [Choice] = &[
        Choice {
            key: "seats",
            values: Values::Whole { default: SEATS.0 as u32, least: SEATS.1 as u32, most: SEATS.2 as u32 },
        },
        Choice {
            key: "target",
            values: Values::Whole { default: TARGET.0 as u32, least: TARGET.1 as u32, most: TARGET.2 as u32 },
        },
        Choice { key: "next-start", values: Values::Words(&["most-flies", "rotate"]) },
        Choice { key: "first-starter", values: Values::Seat },
    ];

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn check(&self) -> Result<(), String> {
        let within = |key: &str, value: u16, least: u16, most: u16| match (least..=most).contains(&value) {
            true => Ok(()),
            false => Err(format!("`{key}` is {value}, but may be {least} to {most}")),
        };
        within("seats", self.seats.into(), SEATS.1.into(), SEATS.2.into())?;
        within("target", self.target, TARGET.1, TARGET.2)?;
        self.first_starter.check("first-starter", self.seats.into())
    }
}
