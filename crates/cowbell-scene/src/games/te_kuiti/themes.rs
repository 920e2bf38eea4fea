//! The idea behind a fence (what it shuts in, what it threatens) and behind a flip (what is remembered).

use cowbell_catalog::games::TeKuiti;
use cowbell_catalog::games::te_kuiti::{Cell, Edge, Kind, Move, Pen};
use cowbell_rules::{Game, Seat, Turn, Viewer};

use super::choices::{changed, tiles_in};
use super::winner;
use crate::scenic::made;

pub(super) fn theme(state: &TeKuiti, seat: Seat, mv: Move) -> &'static str {
    let is_win = |mv: Move| {
        let after = made(state, mv);
        after.turn() == Turn::Over && winner(&after) == Some(seat)
    };
    match mv {
        Move::Flip(cell) => flip(state, seat, cell),
        _ if is_win(mv) => "te-kuiti-theme-win",
        Move::Fence(edge) => fence(state, edge),
        Move::Unfence(_) => "te-kuiti-theme-open",
        Move::Take(_) | Move::End => "te-kuiti-theme-take",
    }
}

fn fence(state: &TeKuiti, edge: Edge) -> &'static str {
    let then = state.fences().with(edge);
    let shut = changed(state, then);
    let known = |open: u32| {
        let pairs = Kind::SHEEP.into_iter().filter(|kind| (state.sheep(*kind) & open).count_ones() > 1);
        pairs.count()
    };
    if known(then.open()) < known(state.open()) {
        return "te-kuiti-theme-part";
    }
    match tiles_in(state, shut) {
        0 => {}
        1 => return "te-kuiti-theme-shut",
        _ => return "te-kuiti-theme-pen",
    }
    let tiles = state.tiles() & then.open();
    let lacking_one = Pen::all().filter(|pen| pen.fences >> edge.index() & 1 == 1 && pen.missing(then) == 1);
    let threats: Vec<u32> = lacking_one.map(|pen| pen.cells & tiles).filter(|cells| *cells != 0).collect();
    let has_two = threats.iter().any(|one| threats.iter().any(|other| one & other == 0));
    match threats.len() {
        0 => "te-kuiti-theme-build",
        _ if has_two => "te-kuiti-theme-fork",
        _ => "te-kuiti-theme-threat",
    }
}

fn flip(state: &TeKuiti, seat: Seat, cell: Cell) -> &'static str {
    let up = state.face_up() & state.open();
    let is_waiting = |kind: Kind| state.sheep(kind) & up != 0 && up.is_power_of_two();
    let waiting = Kind::SHEEP.into_iter().find(|kind| is_waiting(*kind));
    // One more fence would enclose the tile, or the one that waits for it.
    let pens = Pen::all().filter(|pen| pen.cells & (cell.bit() | up) != 0);
    let is_threatened = pens.map(|pen| pen.missing(state.fences())).any(|missing| missing == 1);
    match (state.tile(cell).map(|tile| tile.kind), waiting) {
        (Some(kind), Some(other)) if kind == other => match state.view(Viewer::Seat(seat)).final_phase {
            true => "te-kuiti-theme-final",
            false if is_threatened => "te-kuiti-theme-rescue",
            false => "te-kuiti-theme-pair",
        },
        (Some(kind), None) if (state.sheep(kind) & state.open()).count_ones() > 1 => "te-kuiti-theme-recall",
        (Some(_), _) => "te-kuiti-theme-known",
        (None, _) if is_threatened => "te-kuiti-theme-rescue",
        (None, Some(_)) => "te-kuiti-theme-partner",
        (None, None) => "te-kuiti-theme-new",
    }
}
