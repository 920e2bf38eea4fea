//! The state of a match, its set-up and its accessors.

use cowbell_rules::{Seat, Turn};

use crate::board::{self, Cells, MEADOW, Species, TILES};
use crate::options::Options;
use crate::score::End;

/// What happens next. Phases of chance are named after what is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// Chance: the six open tiles, farmhands and barn of seat 0, then of seat 1 (TTM-10).
    SetUp,
    /// Chance: the starting tiles (TTM-11).
    Deal,
    /// A starting tile is placed (TTM-12, TTM-13).
    Start,
    /// Chance: a barn tile with room, before the first tile (TTM-24).
    RedrawFirst,
    /// The first tile of a turn is placed.
    First,
    /// Chance: a barn tile with room, before the second tile (TTM-26).
    RedrawSecond,
    /// The second tile of a turn is placed.
    Second,
    /// Chance: a tile for farmhand 2 (TTM-40).
    RefillHand,
    /// Chance: a tile for the barn.
    RefillBarn,
    /// The match has ended.
    Over(End),
}

/// A match of Tic Tac Moo.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TicTacMoo {
    /// The tiles on the meadow, by species.
    pub(crate) tiles: [Cells; 4],
    /// Tiles still face down, by seat and species. Their order does not exist yet.
    pub(crate) supply: [[u8; 4]; 2],
    /// Collected tiles, by seat and species.
    pub(crate) taken: [[u8; 4]; 2],
    /// The tiles on farmhands 1 and 2; what is left after the first tile moves to the front.
    pub(crate) hand: [[Option<Species>; 2]; 2],
    /// The barn tile. After set-up, none means that the seat is exhausted (TTM-41).
    pub(crate) barn: [Option<Species>; 2],
    /// Starting tiles not yet placed, one bit per species.
    pub(crate) start: [u8; 2],
    /// Whose turn it is, also while chance acts.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
}

pub(crate) fn new(options: &Options) -> TicTacMoo {
    TicTacMoo {
        tiles: [0; 4],
        supply: [TILES; 2],
        taken: [[0; 4]; 2],
        hand: [[None; 2]; 2],
        barn: [None; 2],
        start: [0; 2],
        seat: Seat(0),
        phase: Phase::SetUp,
        options: *options,
    }
}

#[inline]
pub(crate) fn turn(state: &TicTacMoo) -> Turn {
    match state.phase {
        Phase::Start | Phase::First | Phase::Second => Turn::Seat(state.seat),
        Phase::Over(_) => Turn::Over,
        _ => Turn::Chance,
    }
}

impl TicTacMoo {
    /// The tiles of one species on the meadow.
    pub fn tiles(&self, species: Species) -> Cells {
        self.tiles[species.index()]
    }

    #[inline]
    pub(crate) fn free(&self) -> Cells {
        MEADOW & !(self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3])
    }

    /// The two fields of a seat.
    pub fn fields(&self, seat: Seat) -> [Cells; 2] {
        board::fields(self.options.fields)[seat.index()]
    }

    /// How many tiles a seat has collected.
    #[inline]
    pub fn collected(&self, seat: Seat) -> u8 {
        self.taken[seat.index()].iter().sum()
    }

    /// How many tiles a seat has face down.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()].iter().sum()
    }

    /// How the match ended, if it has.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            _ => None,
        }
    }

    /// The free spaces next to a species.
    #[inline]
    pub(crate) fn room(&self, species: Species) -> Cells {
        board::neighbours(self.tiles[species.index()]) & self.free()
    }

    /// The spaces the placement rule allows the seat to move (TTM-22); none without a barn tile.
    #[inline]
    pub(crate) fn targets(&self) -> Cells {
        match self.barn[self.seat.index()] {
            Some(species) => self.room(species),
            None => 0,
        }
    }

    /// The spaces for a starting tile: the own fields that have no tile yet (TTM-12, TTM-13).
    #[inline]
    pub(crate) fn start_targets(&self) -> Cells {
        let free = self.free();
        let untouched = |field: Cells| if free & field == field { field } else { 0 };
        let [one, two] = self.fields(self.seat);
        untouched(one) | untouched(two)
    }
}
