//! What moves and chance do, in the order of `legal.rs`.

use crate::board::BUST;
use crate::moves::{Chance, Move};
use crate::state::SixthGame;

pub(crate) fn apply(state: &mut SixthGame, mv: Move) {
    match mv {
        Move::Roll => state.is_rolling = true,
        Move::Hold => {
            if let Some(seat) = state.mover() {
                state.bank[seat.index()] += state.pot;
            }
            end_turn(state);
        }
    }
}

pub(crate) fn settle(state: &mut SixthGame, chance: Chance) {
    match chance {
        Chance::Start(seat) => state.first = Some(seat),
        Chance::Die(face) => {
            state.is_rolling = false;
            state.last = Some(face);
            if face == BUST {
                end_turn(state);
            } else {
                state.pot += face;
            }
        }
    }
}

fn end_turn(state: &mut SixthGame) {
    state.pot = 0;
    state.turns += 1;
}
