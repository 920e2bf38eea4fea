//! A game as numbers, for learning: dense move numbers and an observation.

use crate::{Game, Numbers, Seat};

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

    /// Puts the numbers of the legal moves into `out`, which is empty, if the game can produce them as sets in this
    /// state: that is faster than a long list. Otherwise returns `false` and leaves `out` empty; then use
    /// [`Game::legal_moves`].
    #[inline]
    fn legal_set(&self, out: &mut Numbers) -> bool {
        let _ = out;
        false
    }

    /// Writes what `seat` may know as values between -1 and 1. `out` has [`Encode::FEATURES`] places; all
    /// of them are written. Seats are relative: the observer comes first.
    fn observe(&self, seat: Seat, out: &mut [f32]);
}

/// Writes a set as a plane of zeros and ones, the lowest bit first; `out` has at most 64 places.
#[inline(always)]
pub fn spread(set: u64, out: &mut [f32]) {
    spread_as(1.0, set, out);
}

/// The same with this value for ones.
#[inline(always)]
pub fn spread_as(value: f32, set: u64, out: &mut [f32]) {
    // Eight at a time: observations are mostly planes, and batches make millions a second.
    let mut bytes = set.to_le_bytes().into_iter();
    let (eights, rest) = out.as_chunks_mut::<8>();
    for (eight, byte) in eights.iter_mut().zip(&mut bytes) {
        *eight = OCTETS[byte as usize].map(|one| one * value);
    }
    if let Some(byte) = bytes.next() {
        rest.iter_mut().zip(OCTETS[byte as usize]).for_each(|(place, one)| *place = one * value);
    }
}

static OCTETS: [[f32; 8]; 256] = {
    let mut octets = [[0.0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            octets[byte][bit] = (byte >> bit & 1) as f32;
            bit += 1;
        }
        byte += 1;
    }
    octets
};
