//! Move numbers and observations for learning.

use cowbell_rules::{Encode, Seat};

use crate::board::TURNS;
use crate::moves::Move;
use crate::state::SixthGame;

impl Encode for SixthGame {
    const MOVES: usize = 2;
    const FEATURES: usize = 4;

    fn number(mv: Move) -> usize {
        mv as usize
    }

    fn numbered(number: usize) -> Move {
        Move::ALL[number]
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let share = |points: u8| (f32::from(points) / f32::from(self.options.target)).min(1.0);
        out[0] = share(self.bank[seat.index()]);
        out[1] = share(self.bank[seat.other().index()]);
        out[2] = if self.mover() == Some(seat) { share(self.pot) } else { -share(self.pot) };
        out[3] = f32::from(self.turns) / f32::from(TURNS);
    }
}
