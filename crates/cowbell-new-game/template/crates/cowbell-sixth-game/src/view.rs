//! What everyone may know: everything.

use core::fmt;

use cowbell_rules::Seat;
use serde::Serialize;

use crate::state::SixthGame;

/// The match as everyone sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Points that win.
    pub target: u8,
    /// Whose turn it is, or was when the match ended; none until that is drawn.
    pub mover: Option<Seat>,
    /// Points that each seat has kept.
    pub bank: [u8; 2],
    /// Points of this turn.
    pub pot: u8,
    /// Turns that have ended.
    pub turns: u8,
    /// Whether the die is in the air.
    pub is_rolling: bool,
    /// What the die showed last.
    pub last: Option<u8>,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two] = self.bank;
        writeln!(f, "bank {one} {two}, {} in this turn, {} to win", self.pot, self.target)
    }
}

pub(crate) fn view(state: &SixthGame) -> View {
    View {
        target: state.options.target,
        mover: state.mover(),
        bank: state.bank,
        pot: state.pot,
        turns: state.turns,
        is_rolling: state.is_rolling,
        last: state.last,
    }
}
