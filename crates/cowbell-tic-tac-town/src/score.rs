//! Points for fulfilled cards, the bonus for three of a kind, and the places at the end.

use cowbell_rules::{Seat, Standing};

use crate::cards::{self, Kind};
use crate::state::{HAND, Phase, TicTacTown};

/// Points for every three fulfilled cards of the same kind (TTT-37).
const BONUS: i32 = 3;

/// Most points win; a tie goes to more equation cards, and is shared if that does not help (TTT-38, TTT-39).
pub(crate) fn standing(state: &TicTacTown) -> Option<Standing> {
    (state.phase == Phase::Over).then(|| so_far(state))
}

/// The same by the cards that are fulfilled now.
pub(crate) fn so_far(state: &TicTacTown) -> Standing {
    let mut keys = [(0, 0); 4];
    for seat in Seat::all(state.table()) {
        keys[seat.index()] = (state.score(seat), state.fulfilled(seat, Kind::Equation));
    }
    let keys = &keys[..state.table()];
    Standing::ranked(keys.iter().map(|(score, _)| *score), keys)
}

/// In each round at most every hand is drawn again, a choice and a card each; then two rolls of four events with the
/// choice between them, and a die on every cell, or all twelve. Once, the first starter.
pub(crate) fn longest(state: &TicTacTown) -> usize {
    let draws = state.table() * HAND * 2;
    let dice = (state.side() as usize).pow(2).min(12);
    1 + state.rounds() as usize * (draws + 4 + 1 + 4 + dice)
}

impl TicTacTown {
    /// How many cards of a kind a seat has fulfilled.
    pub fn fulfilled(&self, seat: Seat, kind: Kind) -> i32 {
        (self.done(seat) & kind.cards()).count_ones() as i32
    }

    /// The points of a seat so far (TTT-11, TTT-37).
    pub fn score(&self, seat: Seat) -> i32 {
        points(cards::count(self.done(seat)))
    }
}

/// The points for these numbers of fulfilled cards, by kind.
pub(crate) fn points(fulfilled: [i32; 3]) -> i32 {
    Kind::ALL.into_iter().zip(fulfilled).map(|(kind, cards)| points_of(kind, cards)).sum()
}

/// The points for this number of fulfilled cards of one kind.
pub(crate) const fn points_of(kind: Kind, cards: i32) -> i32 {
    kind.points() as i32 * cards + BONUS * (cards / 3)
}
