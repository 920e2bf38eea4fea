//! What speaks for a fence (what it encloses, or soon will), for knocking one down, and for a flip (what is remembered).

use cowbell_catalog::games::TeKuiti;
use cowbell_catalog::games::te_kuiti::{Cell, Cells, Edge, Fences, Kind, Move, Pen, Side};
use cowbell_rules::{Game, Seat, Turn};

use super::choices::{changed, tiles_in};
use super::{cells, winner};
use crate::reason::Reason;
use crate::scenic::made;
use crate::text::Text;

pub(super) fn reasons(state: &TeKuiti, seat: Seat, mv: Move) -> Vec<Reason> {
    let after = made(state, mv);
    if after.turn() == Turn::Over && winner(&after) == Some(seat) {
        return vec![Reason::gain("win", 20.0, Text::new("effect-win"))];
    }
    match mv {
        Move::Fence(edge) => {
            let then = state.fences().with(edge);
            // The last turn of a round has no fences after it, however many are left.
            let turn = if state.is_last_turn() { state.to_place() } else { state.stock() };
            fence(
                state,
                then,
                edge,
                turn.min(state.stock()) - 1,
                ["tek-effect-enclose", "te-kuiti-reason-pen"],
            )
        }
        Move::Unfence(edge) => {
            let then = state.fences().without(edge);
            fence(state, then, edge, state.stock() + 1, ["tek-effect-open", "te-kuiti-reason-gap"])
        }
        Move::Flip(cell) => flip(state, &after, cell),
        Move::Take(pair) => {
            let text = Text::new("tek-effect-collect").number("count", tiles_in(state, pair.bits()));
            vec![Reason::gain("take", 3.0, text)]
        }
        Move::End => Vec::new(),
    }
}

/// The tiles that a fence encloses or frees, and the enclosure that it is part of, if the fences that are `left` can close it.
fn fence(
    state: &TeKuiti,
    then: Fences,
    edge: Edge,
    left: u32,
    [now, later]: [&'static str; 2],
) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let count = tiles_in(state, changed(state, then));
    if count > 0 {
        reasons.push(Reason::gain("now", count as f32, Text::new(now).number("count", count)));
    }
    let tiles = state.tiles() & then.open();
    let worth = |pen: &Pen| (pen.cells & tiles).count_ones() as f32 / (1 + pen.missing(then)) as f32;
    let can_close =
        |pen: &Pen| (1..=left).contains(&pen.missing(then)) && (pen.cells & tiles).count_ones() > 1;
    let around = Pen::all().filter(|pen| pen.fences >> edge.index() & 1 == 1).filter(can_close);
    if let Some(best) = around.max_by(|one, other| worth(one).total_cmp(&worth(other))) {
        // What is beside it may be shut in as well.
        let count = (tiles & !shut(then, &best).open()).count_ones();
        let text = Text::new(later).number("count", count).number("missing", best.missing(then));
        reasons.push(Reason::new("later", worth(&best), text));
    }
    reasons
}

/// The fences with all of those around a rectangle.
pub(super) fn shut(fences: Fences, pen: &Pen) -> Fences {
    let edges = cells().flat_map(|cell| Side::ALL.map(|side| Edge::of(cell, side)));
    edges.filter(|edge| pen.fences >> edge.index() & 1 == 1).fold(fences, Fences::with)
}

fn flip(state: &TeKuiti, after: &TeKuiti, cell: Cell) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let up = state.face_up() & state.open();
    let waiting = Kind::SHEEP.into_iter().find(|kind| state.sheep(*kind) & up != 0 && up.is_power_of_two());
    let both = |kind: Kind| (state.sheep(kind) & state.open()).count_ones() > 1;
    match (state.tile(cell).map(|tile| tile.kind), waiting) {
        (Some(kind), Some(other)) if kind == other && is_paired(state, after, up | cell.bit()) => {
            reasons.push(Reason::new("flip", 6.0, Text::new("te-kuiti-reason-pair")));
        }
        (Some(kind), None) if both(kind) => {
            reasons.push(Reason::new("flip", 5.0, Text::new("te-kuiti-reason-seen")));
        }
        (None, Some(kind)) => {
            let (count, all) =
                (state.unseen(kind), Kind::ALL.map(|kind| state.unseen(kind)).iter().sum::<u8>());
            let text = Text::new("te-kuiti-reason-chance").number("count", count).number("all", all);
            reasons.push(Reason::new("flip", 1.0 + 4.0 * f32::from(count) / f32::from(all.max(1)), text));
        }
        (None, None) => reasons.push(Reason::new("flip", 1.5, Text::new("te-kuiti-reason-new"))),
        _ => {}
    }
    let around = Pen::all().filter(|pen| pen.cells & cell.bit() != 0).map(|pen| pen.missing(state.fences()));
    if let Some(missing) = around.filter(|missing| (1..=state.stock().min(2)).contains(missing)).min() {
        let text = Text::new("te-kuiti-reason-threat").number("missing", missing);
        reasons.push(Reason::new("threat", 3.0 / missing as f32, text));
    }
    reasons
}

/// Whether two matching sheep have been taken, or lie there to be taken: a daisy may have shut one of them in.
fn is_paired(state: &TeKuiti, after: &TeKuiti, pair: Cells) -> bool {
    let is_gone = after.round() != state.round() || after.tiles() & pair == 0;
    is_gone || after.face_up() & after.open() & pair == pair
}
