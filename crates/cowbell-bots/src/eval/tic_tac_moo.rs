//! Tic Tac Moo: tiles collected, the herd the next tile could collect, and fields on the way to be filled.

use cowbell_catalog::games::tic_tac_moo::{Cells, End, Move, Species, TicTacMoo};
use cowbell_rules::{Game, Seat, Turn};

use super::{Evaluate, Points, Values, duel};
use crate::level::Trust;

impl Evaluate for TicTacMoo {
    /// Twelve animals win, or a full field: a lead in animals decides nothing.
    const POINTS: Option<Points> = None;
    const PLAYOUT: [u32; 2] = [2, 14];
    const TRUST: Trust = Trust { playout: Some(6), pace: 203, ..Trust::SEARCH };

    fn evaluate(&self) -> Values {
        let mut strength = [Seat(0), Seat(1)].map(|seat| f32::from(self.collected(seat)));
        if let Turn::Seat(seat) = self.turn() {
            strength[seat.index()] += 0.6 * best_herd(self, seat) as f32 + 0.4;
        }
        let [us, them] = strength.map(|tiles| (12.6 - tiles).max(0.4));
        duel(2.2 * (them / us).ln() + field_hope(self, Seat(0)) - field_hope(self, Seat(1)))
    }

    fn prior(&self, moves: &[Self::Move], out: &mut Vec<f32>) {
        out.clear();
        let Turn::Seat(seat) = self.turn() else { return };
        let hope = field_hope(self, seat) - field_hope(self, seat.other());
        let collected = self.collected(seat);
        out.extend(moves.iter().map(|mv| {
            let mut next = self.clone();
            next.apply(*mv);
            let gain = f32::from(next.collected(seat) - collected);
            1.2 * gain + 2.0 * (field_hope(&next, seat) - field_hope(&next, seat.other()) - hope)
        }));
    }

    fn ending(&self) -> &'static str {
        match self.end() {
            Some(End::Field(_)) => "a field is full",
            Some(End::Collected(_)) => "twelve tiles collected",
            Some(End::Supply(Some(_))) => "no tiles left, more collected",
            Some(End::Stuck(Some(_))) => "no move left, more collected",
            _ => "no tiles or moves left, a draw",
        }
    }
}

/// The most tiles that one of the moves of the seat to move collects.
fn best_herd(state: &TicTacMoo, seat: Seat) -> u8 {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let collected = state.collected(seat);
    let herd = |mv: Move| {
        let mut next = state.clone();
        next.apply(mv);
        next.collected(seat) - collected
    };
    moves.into_iter().map(herd).max().unwrap_or(0)
}

/// How near a seat is to filling one of its fields with every species twice.
fn field_hope(state: &TicTacMoo, seat: Seat) -> f32 {
    state
        .fields(seat)
        .into_iter()
        .map(|field| hope(Species::ALL.map(|s| state.tiles(s) & field), field))
        .sum()
}

fn hope(tiles: [Cells; 4], field: Cells) -> f32 {
    let counts = tiles.map(|same| same.count_ones());
    let free = field.count_ones() - counts.iter().sum::<u32>();
    let wanted: u32 = counts.iter().map(|count| 2u32.saturating_sub(*count)).sum();
    // More species wanted than spaces left: someone has to collect from this field first.
    if wanted > free { 0.0 } else { [3.0, 2.0, 1.3, 0.8, 0.45, 0.25, 0.1, 0.0, 0.0, 0.0][free as usize] }
}
