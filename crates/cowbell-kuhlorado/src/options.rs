//! What a table may choose (KUH-36).

use core::fmt;
use core::str::FromStr;

use cowbell_rules::{Choice, Pick, Unreadable, Values};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::sheet::SheetId;

/// Which sheet is played: `random`, `K01` to `K10`, or `seed:7` for a generated one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SheetOption {
    /// One of our ten sheets, drawn at random.
    #[default]
    Random,
    /// This one of our ten sheets.
    Named(SheetId),
    /// The generated sheet with this number.
    Seed(u64),
}

impl fmt::Display for SheetOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetOption::Random => f.write_str("random"),
            SheetOption::Named(id) => id.fmt(f),
            SheetOption::Seed(seed) => write!(f, "seed:{seed}"),
        }
    }
}

impl FromStr for SheetOption {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<SheetOption, Unreadable> {
        match text.strip_prefix("seed:") {
            // `parse` would accept a sign, which is not a digit.
            Some(seed) if seed.bytes().all(|digit| digit.is_ascii_digit()) => {
                Ok(SheetOption::Seed(seed.parse().map_err(|_| Unreadable)?))
            }
            _ if text == "random" => Ok(SheetOption::Random),
            _ => Ok(SheetOption::Named(text.parse()?)),
        }
    }
}

impl Serialize for SheetOption {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SheetOption {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = SheetOption;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"random\", \"K01\" to \"K10\", or \"seed:\" and a number")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<SheetOption, E> {
                text.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// The sheet.
    pub sheet: SheetOption,
    /// Whether doubles are scored when nine cows are marked (KUH-33).
    pub pro: bool,
    /// Who has the first turn.
    pub starter: Pick,
}

impl cowbell_rules::Options for Options {
    const LIST: &'static [Choice] = &[
        Choice {
            key: "sheet",
            values: Values::WordsOr(
                &["random", "K01", "K02", "K03", "K04", "K05", "K06", "K07", "K08", "K09", "K10"],
                "seed:7",
            ),
        },
        Choice { key: "pro", values: Values::Flag(false) },
        Choice { key: "starter", values: Values::Seat },
    ];

    fn seats(&self) -> usize {
        2
    }

    fn check(&self) -> Result<(), String> {
        self.starter.check("starter", self.seats())
    }
}
