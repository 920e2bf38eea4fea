//! The idea behind a mark: majorities, areas, the end; or whether a roll is good enough.

use cowbell_catalog::games::Kuhlorado;
use cowbell_catalog::games::kuhlorado::{Kind, Move};
use cowbell_rules::{Game, Seat, Turn};

use super::winner;
use crate::scenic::made;

pub(super) fn theme(state: &Kuhlorado, seat: Seat, mv: Move) -> &'static str {
    let Kind::Mark(_) = mv.kind() else { return "kuhlorado-theme-roll" };
    let after = made(state, mv);
    if after.turn() == Turn::Over {
        let has_won = winner(&after) == Some(seat);
        return if has_won { "kuhlorado-theme-finish" } else { "kuhlorado-theme-save" };
    }
    let leads = |state: &Kuhlorado| {
        let contests = state.meadows().into_iter().chain(state.troughs());
        contests.map(|contest| contest.leader()).collect::<Vec<Option<Seat>>>()
    };
    let (before, then) = (leads(state), leads(&after));
    let gained = before.iter().zip(&then).filter(|(old, new)| old != new && **new == Some(seat)).count();
    let broken =
        before.iter().zip(&then).filter(|(old, new)| **old == Some(seat.other()) && old != new).count();
    let areas = |state: &Kuhlorado| state.score()[seat.index()].areas;
    let has_area = areas(&after) > areas(state);
    match (gained, broken) {
        _ if gained + broken + usize::from(has_area) > 1 => "kuhlorado-theme-double",
        _ if has_area => "kuhlorado-theme-area",
        (1.., _) => "kuhlorado-theme-lead",
        (_, 1..) => "kuhlorado-theme-break",
        _ => "kuhlorado-theme-ahead",
    }
}
