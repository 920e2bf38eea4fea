//! Why a move is refused, in the order in which reasons are reported.

use core::fmt;

/// A reason to refuse a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// The match has ended.
    GameOver,
    /// The other seat, or chance, is to act.
    NotYourTurn,
    /// This turn has brought no points yet.
    NothingToHold,
}

impl cowbell_rules::Fault for Fault {
    const CODES: &'static [&'static str] = &["GAME_OVER", "NOT_YOUR_TURN", "NOTHING_TO_HOLD"];

    fn code(self) -> &'static str {
        Self::CODES[self as usize]
    }

    fn clause(self) -> &'static str {
        ["SIX-4", "SIX-1", "SIX-3"][self as usize]
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::GameOver => "The match is over.",
            Fault::NotYourTurn => "It is not your turn.",
            Fault::NothingToHold => "There are no points to hold yet: roll first.",
        })
    }
}
