//! Why a move was not accepted.

use core::fmt;

use serde::Serialize;

/// A game's closed list of reasons. `Display` is one plain English sentence.
pub trait Fault: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// Every stable code of the game, in the order in which they are reported.
    const CODES: &'static [&'static str];

    /// The stable code, in capitals: `NOT_YOUR_TURN`.
    fn code(self) -> &'static str;

    /// The clause of the rules behind it: `TTM-22`.
    fn clause(self) -> &'static str;
}

/// A refusal as it crosses every boundary. A refused event changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The stable code.
    pub code: &'static str,
    /// The clause of the rules, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
    /// One sentence for people.
    pub message: String,
}

impl Refusal {
    /// The text is not a move of this game.
    pub fn not_a_move(text: &str) -> Refusal {
        Refusal { code: "NOT_A_MOVE", clause: None, message: format!("`{text}` is not a move of this game.") }
    }

    /// The text is not an outcome that is possible now.
    pub fn not_a_chance(text: &str) -> Refusal {
        Refusal { code: "NOT_A_CHANCE", clause: None, message: format!("`{text}` cannot happen now.") }
    }
}

impl<F: Fault> From<F> for Refusal {
    fn from(fault: F) -> Refusal {
        Refusal { code: fault.code(), clause: Some(fault.clause()), message: fault.to_string() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}", self.message, self.code)?;
        if let Some(clause) = self.clause {
            write!(f, ", {clause}")?;
        }
        f.write_str("]")
    }
}

impl core::error::Error for Refusal {}
