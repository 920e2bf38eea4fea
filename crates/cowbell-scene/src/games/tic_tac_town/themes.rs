//! The idea behind a die: cards it fulfils, cards it brings within reach, or lines it keeps from others.

use cowbell_catalog::games::TicTacTown;
use cowbell_catalog::games::tic_tac_town::{Act, Kind, Move, Phase};
use cowbell_rules::{Game, Seat, Viewer};

use super::choices::{is_near, lacking};
use super::reasons::held;
use crate::scenic::made;

pub(super) fn theme(state: &TicTacTown, seat: Seat, mv: Move) -> &'static str {
    match mv.act() {
        Act::Keep | Act::Reroll => return "tic-tac-town-theme-roll",
        Act::Pile(_) => return "tic-tac-town-theme-pile",
        Act::Place(..) => {}
    }
    let after = made(state, mv);
    let fulfilled = |kind: Kind| after.fulfilled(seat, kind) - state.fulfilled(seat, kind);
    let cards: i32 = Kind::ALL.map(fulfilled).iter().sum();
    let worth: i32 = Kind::ALL.map(|kind| i32::from(kind.points()) * fulfilled(kind)).iter().sum();
    match cards {
        0 => {}
        _ if after.score(seat) - state.score(seat) > worth => return "tic-tac-town-theme-bonus",
        1 if fulfilled(Kind::Equation) == 1 => return "tic-tac-town-theme-equation",
        1 if fulfilled(Kind::Sum) == 1 => return "tic-tac-town-theme-sum",
        1 => return "tic-tac-town-theme-colour",
        _ => return "tic-tac-town-theme-cards",
    }
    if after.phase() != Phase::Place {
        return "tic-tac-town-theme-close";
    }
    let then = after.view(Viewer::Seat(seat));
    let lines: Vec<_> = lacking(&after).collect();
    match held(&then, seat).filter(|card| is_near(&after, &then, &lines, *card)).count() {
        0 if lines.is_empty() => "tic-tac-town-theme-close",
        0 => "tic-tac-town-theme-ahead",
        1 => "tic-tac-town-theme-prepare",
        _ => "tic-tac-town-theme-ways",
    }
}
