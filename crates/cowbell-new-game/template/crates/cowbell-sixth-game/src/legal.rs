//! Legal moves and refusals, and what can happen by chance.

use cowbell_rules::{Dice, Seat, Turn};

use crate::board::FACES;
use crate::fault::Fault;
use crate::moves::{Chance, Move};
use crate::state::{SixthGame, turn};

pub(crate) fn moves(state: &SixthGame, out: &mut Vec<Move>) {
    out.clear();
    if let Turn::Seat(seat) = turn(state) {
        out.extend(Move::ALL.into_iter().filter(|mv| check(state, seat, *mv).is_ok()));
    }
}

pub(crate) fn check(state: &SixthGame, seat: Seat, mv: Move) -> Result<(), Fault> {
    match turn(state) {
        Turn::Over => Err(Fault::GameOver),
        Turn::Seat(mover) if mover == seat => match mv {
            Move::Hold if state.pot == 0 => Err(Fault::NothingToHold),
            _ => Ok(()),
        },
        _ => Err(Fault::NotYourTurn),
    }
}

pub(crate) fn chances(state: &SixthGame, out: &mut Vec<(Chance, u32)>) {
    out.clear();
    match turn(state) {
        Turn::Chance if state.first.is_none() => {
            out.extend(Seat::all(2).map(|seat| (Chance::Start(seat), 1)))
        }
        Turn::Chance => out.extend((1..=FACES).map(|face| (Chance::Die(face), 1))),
        _ => {}
    }
}

pub(crate) fn draw<D: Dice + ?Sized>(state: &SixthGame, dice: &mut D) -> Chance {
    match state.first {
        None => Chance::Start(Seat(dice.below(2) as u8)),
        Some(_) => Chance::Die(dice.below(u32::from(FACES)) as u8 + 1),
    }
}
