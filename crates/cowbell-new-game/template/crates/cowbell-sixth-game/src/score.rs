//! The end of the match and its result.

use cowbell_rules::{Seat, Standing};

use crate::board::{BUST, TURNS};
use crate::state::SixthGame;

/// Points decide; with equal points the seat that began second is ahead.
pub(crate) fn standing(state: &SixthGame) -> Option<Standing> {
    let points = [Seat(0), Seat(1)].map(|seat| i32::from(state.points(seat)));
    let keys = [Seat(0), Seat(1)].map(|seat| (points[seat.index()], state.first != Some(seat)));
    state.is_over().then(|| Standing::ranked(points, &keys))
}

/// Every turn rolls until the target is reached, with the lowest side that counts.
pub(crate) fn longest(state: &SixthGame) -> usize {
    let rolls = usize::from(state.options.target / (BUST + 1)) + 1;
    1 + usize::from(TURNS) * (2 * rolls + 1)
}
