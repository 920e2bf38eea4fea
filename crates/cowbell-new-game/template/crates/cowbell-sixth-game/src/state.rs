//! The state of a match, its set-up, and who acts.

use cowbell_rules::{Pick, Seat, Turn};

use crate::board::TURNS;
use crate::options::Options;

/// The state of one match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SixthGame {
    pub(crate) options: Options,
    /// Who began; none until that is drawn.
    pub(crate) first: Option<Seat>,
    /// Turns that have ended.
    pub(crate) turns: u8,
    /// Points that each seat has kept.
    pub(crate) bank: [u8; 2],
    /// Points of this turn.
    pub(crate) pot: u8,
    /// Whether the die is in the air.
    pub(crate) is_rolling: bool,
    /// What the die showed last.
    pub(crate) last: Option<u8>,
}

impl SixthGame {
    /// Whose turn it is, or was when the match ended.
    pub fn mover(&self) -> Option<Seat> {
        self.first.map(|first| Seat((first.0 + self.turns) % 2))
    }

    /// The points of a seat: what it has kept, and what this turn has brought.
    pub fn points(&self, seat: Seat) -> u8 {
        let pot = if self.mover() == Some(seat) { self.pot } else { 0 };
        self.bank[seat.index()] + pot
    }

    /// The points of this turn.
    pub fn pot(&self) -> u8 {
        self.pot
    }

    /// Whether the seat to move has won in this turn.
    pub(crate) fn has_won(&self) -> bool {
        self.mover().is_some_and(|seat| self.points(seat) >= self.options.target)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.turns == TURNS || self.has_won()
    }
}

pub(crate) fn new(options: &Options) -> SixthGame {
    let first = if let Pick::Seat(seat) = options.starter { Some(seat) } else { None };
    SixthGame { options: *options, first, turns: 0, bank: [0; 2], pot: 0, is_rolling: false, last: None }
}

pub(crate) fn turn(state: &SixthGame) -> Turn {
    match state.mover() {
        _ if state.is_over() => Turn::Over,
        Some(seat) if !state.is_rolling => Turn::Seat(seat),
        _ => Turn::Chance,
    }
}
