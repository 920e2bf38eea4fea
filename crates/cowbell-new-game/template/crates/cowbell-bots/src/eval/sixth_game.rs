//! Sixth Game: who is ahead, and how much of the turn's points a roll puts at risk.

use cowbell_catalog::games::SixthGame;
use cowbell_rules::{Game, Seat};

use super::{Evaluate, Values, duel};

/// With this many points in a turn, holding is as good as rolling.
const ENOUGH: f32 = 20.0;

impl Evaluate for SixthGame {
    const PLAYOUT: [u32; 2] = [8, 20];

    fn evaluate(&self) -> Values {
        let [us, them] = [Seat(0), Seat(1)].map(|seat| f32::from(self.points(seat)));
        duel(5.0 * (us - them) / f32::from(self.options().target))
    }

    fn prior(&self, moves: &[Self::Move], out: &mut Vec<f32>) {
        out.clear();
        let risk = f32::from(self.pot()) / ENOUGH - 1.0;
        // Rolling is listed first.
        out.extend(moves.iter().enumerate().map(|(index, _)| if index == 0 { -risk } else { risk }));
    }
}
