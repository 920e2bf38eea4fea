//! What a table may choose: how many play, which cards, who begins (TTT-1, TTT-40, TTT-41).

use cowbell_rules::{Choice, Pick, Values};
use serde::{Deserialize, Serialize};

/// Which equation cards are in the box. Colour and sum cards are the same in both decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// Two coloured dice on each: hard enough to be worth three points.
    #[default]
    Graded,
    /// One coloured die on each: nearer to the printed cards, but no harder than a colour card.
    Single,
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// How many play: 2 to 4.
    pub seats: u8,
    /// Which equation cards.
    pub deck: Deck,
    /// Whether there are equation cards at all.
    pub equations: bool,
    /// Who starts the first round.
    pub starter: Pick,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 2, deck: Deck::Graded, equations: true, starter: Pick::Random }
    }
}

impl cowbell_rules::Options for Options {
    const LIST: &'static [Choice] = &[
        Choice { key: "seats", values: Values::Numbers(&[2, 3, 4]) },
        Choice { key: "deck", values: Values::Words(&["graded", "single"]) },
        Choice { key: "equations", values: Values::Flag(true) },
        Choice { key: "starter", values: Values::Seat },
    ];

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn check(&self) -> Result<(), String> {
        if !(2..=4).contains(&self.seats) {
            return Err(format!("`seats` is {}, but 2 to 4 can play", self.seats));
        }
        self.starter.check("starter", self.seats as usize)
    }
}
