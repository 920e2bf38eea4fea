//! A game as numbers, for learning: dense move numbers and an observation.

use crate::{Game, Seat};

/// Dense move numbers and observations. Every game has them; the conformance suite proves them.
pub trait Encode: Game {
    /// Move numbers are `0..MOVES`, the same for all options and states.
    const MOVES: usize;

    /// How many values an observation has, the same for all options and states.
    const FEATURES: usize;

    /// The number of a canonical move. Ascending moves have ascending numbers.
    fn number(mv: Self::Move) -> usize;

    /// The canonical move with this number, the inverse of [`Encode::number`].
    fn numbered(number: usize) -> Self::Move;

    /// Writes what `seat` may know as values between -1 and 1. `out` has [`Encode::FEATURES`] places; all
    /// of them are written. Seats are relative: the observer comes first.
    fn observe(&self, seat: Seat, out: &mut [f32]);
}
