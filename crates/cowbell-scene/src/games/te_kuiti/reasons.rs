//! What speaks for a fence (what it encloses, or soon will), for knocking one down, and for a flip (what is remembered).

use cowbell_catalog::games::TeKuiti;
use cowbell_catalog::games::te_kuiti::{Cell, Edge, Fences, Kind, Move, Pen};
use cowbell_rules::{Game, Seat, Turn};

use super::choices::{changed, tiles_in};
use super::winner;
use crate::reason::Reason;
use crate::scenic::made;
use crate::text::Text;

pub(super) fn reasons(state: &TeKuiti, seat: Seat, mv: Move) -> Vec<Reason> {
    let after = made(state, mv);
    if after.turn() == Turn::Over && winner(&after) == Some(seat) {
        return vec![Reason::new("win", 20.0, Text::new("effect-win"))];
    }
    match mv {
        Move::Fence(edge) => {
            let then = state.fences().with(edge);
            fence(state, then, edge, "tek-effect-enclose", "te-kuiti-reason-pen")
        }
        Move::Unfence(edge) => {
            let then = state.fences().without(edge);
            fence(state, then, edge, "tek-effect-open", "te-kuiti-reason-gap")
        }
        Move::Flip(cell) => flip(state, cell),
        Move::Take(pair) => {
            let text = Text::new("tek-effect-collect").number("count", tiles_in(state, pair.bits()));
            vec![Reason::new("take", 3.0, text)]
        }
        Move::End => Vec::new(),
    }
}

/// The tiles that a fence encloses or frees, and the enclosure that it is part of.
fn fence(state: &TeKuiti, then: Fences, edge: Edge, now: &'static str, later: &'static str) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let count = tiles_in(state, changed(state, then));
    if count > 0 {
        reasons.push(Reason::new("now", count as f32, Text::new(now).number("count", count)));
    }
    let tiles = state.tiles() & state.open() & then.open();
    let open = Pen::all().filter(|pen| pen.fences >> edge.index() & 1 == 1).filter_map(|pen| {
        let (count, missing) = ((pen.cells & tiles).count_ones(), pen.missing(then));
        (count > 1 && missing > 0 && missing <= state.stock()).then_some((count, missing))
    });
    let worth = |(count, missing): (u32, u32)| count as f32 / (1 + missing) as f32;
    if let Some(best) = open.max_by(|one, other| worth(*one).total_cmp(&worth(*other))) {
        let text = Text::new(later).number("count", best.0).number("missing", best.1);
        reasons.push(Reason::new("later", worth(best), text));
    }
    reasons
}

fn flip(state: &TeKuiti, cell: Cell) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let up = state.face_up() & state.open();
    let waiting = Kind::SHEEP.into_iter().find(|kind| state.sheep(*kind) & up != 0 && up.is_power_of_two());
    let both = |kind: Kind| (state.sheep(kind) & state.open()).count_ones() > 1;
    match (state.tile(cell).map(|tile| tile.kind), waiting) {
        (Some(kind), Some(other)) if kind == other => {
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
    if let Some(missing) = around.filter(|missing| (1..=2).contains(missing)).min() {
        let text = Text::new("te-kuiti-reason-threat").number("missing", missing);
        reasons.push(Reason::new("threat", 3.0 / missing as f32, text));
    }
    reasons
}
