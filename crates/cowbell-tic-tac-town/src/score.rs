//! Points for fulfilled cards, the bonus for three of a kind, and the places at the end.

use cowbell_rules::{Seat, Standing};

use crate::cards::{self, Kind};
use crate::state::{Phase, TicTacTown};

/// Points for every three fulfilled cards of the same kind (TTT-37).
const BONUS: i32 = 3;

impl TicTacTown {
    /// How many cards of a kind a seat has fulfilled.
    pub fn fulfilled(&self, seat: Seat, kind: Kind) -> i32 {
        (self.done(seat) & kind.cards()).count_ones() as i32
    }

    /// The points of a seat so far (TTT-11, TTT-37).
    pub fn score(&self, seat: Seat) -> i32 {
        points(cards::count(self.done(seat)))
    }

    /// Most points win; a tie goes to more equation cards, and is shared if that does not help (TTT-38, TTT-39).
    pub(crate) fn final_standing(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        let mut keys = [(0, 0); 4];
        for seat in Seat::all(self.table()) {
            keys[seat.index()] = (self.score(seat), self.fulfilled(seat, Kind::Equation));
        }
        let keys = &keys[..self.table()];
        Some(Standing::ranked(keys.iter().map(|(score, _)| *score), keys))
    }
}

/// The points for so many fulfilled cards of each kind.
pub(crate) fn points(fulfilled: [i32; 3]) -> i32 {
    Kind::ALL.into_iter().zip(fulfilled).map(|(kind, cards)| points_of(kind, cards)).sum()
}

/// The points for so many fulfilled cards of one kind.
pub(crate) const fn points_of(kind: Kind, cards: i32) -> i32 {
    kind.points() as i32 * cards + BONUS * (cards / 3)
}
