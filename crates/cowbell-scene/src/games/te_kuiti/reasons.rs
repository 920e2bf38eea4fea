//! What speaks for a fence (what it encloses, or soon will), for knocking one down, and for a flip (what is remembered).

use cowbell_catalog::games::TeKuiti;
use cowbell_rules::{Game, Seat, Turn};
use cowbell_te_kuiti::{Cell, Cells, Edge, Fences, Kind, Move, Side};

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
    let open = pens().filter(|pen| pen.fences >> edge.index() & 1 == 1).filter_map(|pen| {
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
    let around = pens().filter(|pen| pen.cells & cell.bit() != 0).map(|pen| pen.missing(state.fences()));
    if let Some(missing) = around.filter(|missing| (1..=2).contains(missing)).min() {
        let text = Text::new("te-kuiti-reason-threat").number("missing", missing);
        reasons.push(Reason::new("threat", 3.0 / missing as f32, text));
    }
    reasons
}

/// A rectangle that can be enclosed.
struct Pen {
    cells: Cells,
    /// One bit for each edge around it.
    fences: u64,
}

impl Pen {
    /// How many fences it still lacks.
    fn missing(&self, fences: Fences) -> u32 {
        (self.fences & !fences.bits()).count_ones()
    }
}

/// All rectangles that are worth a fence: no more than half of the field.
fn pens() -> impl Iterator<Item = Pen> {
    let spans = || (0u8..5).flat_map(|from| (from..5).map(move |to| (from, to)));
    let all = spans().flat_map(move |columns| spans().map(move |rows| (columns, rows)));
    let area = |(from, to): (u8, u8)| to - from + 1;
    all.filter(move |(columns, rows)| area(*columns) * area(*rows) <= 12)
        .map(|(columns, rows)| pen(columns, rows))
}

fn pen((west, east): (u8, u8), (south, north): (u8, u8)) -> Pen {
    let mut pen = Pen { cells: 0, fences: 0 };
    for (column, row) in (west..=east).flat_map(|column| (south..=north).map(move |row| (column, row))) {
        let cell = Cell::at(column, row);
        pen.cells |= cell.bit();
        let sides = [
            (Side::North, row == north),
            (Side::East, column == east),
            (Side::South, row == south),
            (Side::West, column == west),
        ];
        for (side, _) in sides.into_iter().filter(|(_, is_edge)| *is_edge) {
            pen.fences |= 1 << Edge::of(cell, side).index();
        }
    }
    pen
}
