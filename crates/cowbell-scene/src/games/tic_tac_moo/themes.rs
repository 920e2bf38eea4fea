//! The idea behind a tile: a herd, a field, or the other player's plans.

use cowbell_catalog::games::TicTacMoo;
use cowbell_catalog::games::tic_tac_moo::{Cell, End, Move};
use cowbell_rules::{Game, Seat, Turn};

use super::reasons::{most, nearness};
use crate::scenic::{likely, made};

/// A field whose nearness falls by this much is spoilt.
const MUCH: f32 = 0.5;

pub(super) fn theme(state: &TicTacMoo, seat: Seat, mv: Move) -> &'static str {
    let after = made(state, mv);
    match after.end() {
        Some(End::Field(winner)) if winner == seat => return "tic-tac-moo-theme-fill",
        Some(end) if end.winner() == Some(seat) => return "tic-tac-moo-theme-win",
        _ => {}
    }
    match herds(state, &after, mv) {
        0 => {}
        1 => return "tic-tac-moo-theme-herd",
        _ => return "tic-tac-moo-theme-herds",
    }
    let gain = |owner| nearness(&after, owner) - nearness(state, owner);
    if gain(seat.other()) <= -MUCH {
        return "tic-tac-moo-theme-spoil";
    }
    let next = likely(after.clone());
    match next.turn() {
        Turn::Seat(mover) if mover == seat && most(&next, seat) > 0 => "tic-tac-moo-theme-prepare",
        _ if gain(seat) > 0.0 => "tic-tac-moo-theme-field",
        Turn::Seat(mover) if mover != seat && most(&next, mover) == 0 => "tic-tac-moo-theme-starve",
        _ => "tic-tac-moo-theme-ahead",
    }
}

/// How many herds a tile collects: each lies on one of the lines through it.
fn herds(state: &TicTacMoo, after: &TicTacMoo, mv: Move) -> usize {
    let gone = state.tiles(mv.species()) & !after.tiles(mv.species());
    let from = |cell: Cell| {
        let [column, row] = [(cell.column(), mv.cell().column()), (cell.row(), mv.cell().row())]
            .map(|(there, here)| there as i8 - here as i8);
        (column.signum() * row.signum(), column == 0)
    };
    let all = (0..8).flat_map(|row| (0..8).map(move |column| Cell::at(column, row)));
    let mut lines: Vec<(i8, bool)> = all.filter(|cell| gone & cell.bit() != 0).map(from).collect();
    lines.sort_unstable();
    lines.dedup();
    lines.len()
}
