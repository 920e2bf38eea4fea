//! The state of a match: the sheet, two sets of marks, and where in a turn we are.

use cowbell_rules::{Pick, Seat, Turn};

use crate::board::{Cells, Symbol};
use crate::generator::generate;
use crate::moves::Again;
use crate::options::{Options, SheetOption};
use crate::sheet::Sheet;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance draws the sheet.
    Sheet,
    /// Chance names the starter.
    Start,
    /// Chance throws both dice.
    Roll,
    /// The seat decides which dice to throw again.
    Reroll,
    /// Chance throws these dice again.
    Again(Again),
    /// The seat marks cells, or passes.
    Mark,
    /// The match has ended.
    Over,
}

/// A match of Kuhlorado as a flat value of about a hundred bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kuhlorado {
    pub(crate) sheet: Sheet,
    /// The cells each seat has marked.
    pub(crate) marks: [Cells; 2],
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Whose turn it is; after the end, whose turn it was.
    pub(crate) seat: Seat,
    /// As they lie; none between two turns.
    pub(crate) dice: Option<[Symbol; 2]>,
    /// Points for doubles, once they have been scored.
    pub(crate) interim: Option<[u8; 2]>,
}

pub(crate) fn new(options: &Options) -> Kuhlorado {
    let sheet = match options.sheet {
        SheetOption::Random => Sheet::NONE,
        SheetOption::Named(id) => *id.sheet(),
        SheetOption::Seed(seed) => generate(seed),
    };
    let seat = match options.starter {
        Pick::Random => Seat(0),
        Pick::Seat(seat) => seat,
    };
    let mut state = Kuhlorado {
        sheet,
        marks: [0; 2],
        options: *options,
        phase: Phase::Sheet,
        seat,
        dice: None,
        interim: None,
    };
    if options.sheet != SheetOption::Random {
        state.begin();
    }
    state
}

#[inline]
pub(crate) fn turn(state: &Kuhlorado) -> Turn {
    match state.phase {
        Phase::Reroll | Phase::Mark => Turn::Seat(state.seat),
        Phase::Over => Turn::Over,
        Phase::Sheet | Phase::Start | Phase::Roll | Phase::Again(_) => Turn::Chance,
    }
}

impl Kuhlorado {
    /// The sheet, once it is on the table.
    pub fn sheet(&self) -> Option<&Sheet> {
        (self.phase != Phase::Sheet).then_some(&self.sheet)
    }

    /// The cells that `seat` has marked.
    pub fn marks(&self, seat: Seat) -> Cells {
        self.marks[seat.index()]
    }

    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The dice as they lie; `None` between two turns.
    pub fn dice(&self) -> Option<[Symbol; 2]> {
        self.dice
    }

    /// The points for doubles by seat, once they have been scored (KUH-33).
    pub fn interim(&self) -> Option<[u8; 2]> {
        self.interim
    }

    /// The cells marked by either seat.
    #[inline]
    pub(crate) fn marked(&self) -> Cells {
        self.marks[0] | self.marks[1]
    }
}
