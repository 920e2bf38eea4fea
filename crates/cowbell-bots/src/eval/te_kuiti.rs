//! Te Kuiti: tiles enclosed and taken so far, pairs that are known and open, and enclosures that want few fences.
//!
//! Forgetting lives here too: a state remembers every tile that was ever seen, and weaker players do not.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cowbell_rules::{Game, MAX_SEATS, Seat, Viewer, quick};
use cowbell_te_kuiti::{Cell, Cells, Edge, Kind, Mode, Move, Side, TeKuiti, View};

use super::{Evaluate, Values, duel};
use crate::think::mix;

/// What the sheep player gains on the shepherd player in a round between good players.
const SHEEP_LEAD: f32 = 5.0;

impl Evaluate for TeKuiti {
    const PLAYOUT: [u32; 2] = [6, 6];

    fn evaluate(&self) -> Values {
        let view = self.view(Viewer::Spectator);
        if self.options().mode == Mode::Solo {
            return alone(self, &view);
        }
        let Some(shepherd) = view.shepherd else { return duel(0.0) };
        let open = (self.tiles() & self.open()).count_ones() as f32;
        let pairs = pairs(self).map(|same| (same.count_ones() / 2 * 2) as f32).iter().sum::<f32>();
        let pens = best_pen(self, view.to_place.into());
        let sheep = 0.8 * pairs + 0.42 * (open - pairs) + if is_pair_waiting(self) { 0.5 } else { 0.0 };
        let shepherds = pens + 0.12 * open;
        let mut lead = shepherds - sheep;
        // In the second round the roles are swapped.
        if view.round == 1 && self.options().rounds == 2 {
            lead += SHEEP_LEAD;
        }
        let sign = if shepherd == Seat(0) { 1.0 } else { -1.0 };
        let points = f32::from(view.scores[0]) - f32::from(view.scores[1]);
        let is_last = view.round == 2 || self.options().rounds == 1;
        let scale = if is_last { 0.28 + 0.5 / (1.0 + 0.3 * open) } else { 0.2 };
        duel(scale * (points + sign * lead))
    }

    fn prior(&self, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        let pairs = pairs(self);
        let up = self.face_up();
        let seen = self.seen();
        let fences = bits(self);
        out.extend(moves.iter().map(|mv| match *mv {
            Move::Fence(edge) => fence_look(self, fences, edge),
            Move::Unfence(edge) => unfence_look(self, edge),
            Move::Flip(cell) => flip_look(cell.bit(), pairs, up & self.open(), seen),
            Move::Take(_) => 4.0,
            Move::End => -2.0,
        }));
    }

    fn forget(&self, keep: f32, seed: u64) -> TeKuiti {
        let hidden = self.seen() & !self.face_up();
        if keep >= 1.0 || hidden == 0 {
            return self.clone();
        }
        let lost =
            |cell: &Cell| hidden & cell.bit() != 0 && quick(mix(seed, cell.index() as u64)).f32() >= keep;
        let lost: Vec<Cell> = cells().filter(lost).collect();
        forget_cells(self, &lost)
    }
}

/// The state without what was seen on these cells: by way of its text, which is the only door into a state. The
/// cells become `?` in the picture, and their tiles go back into the bag.
fn forget_cells(state: &TeKuiti, lost: &[Cell]) -> TeKuiti {
    let forget_row = |line: &str, row: u8| {
        let mut line = format!("{line:<24}");
        for cell in lost.iter().filter(|cell| cell.row() == row) {
            let at = 4 + 4 * usize::from(cell.column());
            line.replace_range(at..at + 3, "?  ");
        }
        line
    };
    let fill_bag = |line: &str| {
        let mut bag: BTreeMap<String, u32> = BTreeMap::new();
        let words = line.split_whitespace().skip(1).filter(|word| *word != "-").map(str::to_string);
        let tiles = lost.iter().filter_map(|cell| state.tile(*cell));
        let names = tiles
            .map(|tile| format!("{}{}1", tile.kind.letter(), if tile.daisy.is_some() { "@" } else { "" }));
        for word in words.chain(names) {
            let (name, count) = word.split_at(word.len() - 1);
            *bag.entry(name.to_string()).or_default() += count.parse::<u32>().unwrap_or(0);
        }
        bag.iter().fold("bag".to_string(), |line, (name, count)| format!("{line} {name}{count}"))
    };
    let edit = |line: &str| match line.as_bytes() {
        [row @ b'1'..=b'5', b' ', ..] => forget_row(line, row - b'1'),
        [b'b', b'a', b'g', ..] => fill_bag(line),
        _ => line.to_string(),
    };
    let text: Vec<String> = state.position().lines().map(edit).collect();
    TeKuiti::from_position(&state.options(), &text.join("\n")).unwrap_or_else(|_| state.clone())
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..25).map(|index| Cell::at(index % 5, index / 5))
}

/// How good a flip looks: the partner of a sheep lying open, a pair that is known, something new, something useless.
fn flip_look(cell: Cells, pairs: [Cells; 5], up: Cells, seen: Cells) -> f32 {
    let own = pairs.iter().find(|same| **same & cell != 0).copied().unwrap_or(0);
    let waits = up != 0;
    if own & up != 0 {
        5.0
    } else if seen & cell == 0 {
        1.5
    } else if !waits && own.count_ones() >= 2 {
        4.0
    } else {
        0.0
    }
}

/// The open sheep that have been seen, by type.
fn pairs(state: &TeKuiti) -> [Cells; 5] {
    let mut pairs = [0; 5];
    let mut rest = state.seen() & state.open();
    while rest != 0 {
        let index = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        if let Some(tile) = state.tile(Cell::at(index % 5, index / 5)) {
            pairs[tile.kind.index()] |= 1 << index;
        }
    }
    pairs
}

/// Whether a sheep lies face up whose partner has been seen: the next flip makes a pair.
fn is_pair_waiting(state: &TeKuiti) -> bool {
    let up = state.face_up() & state.open();
    up.count_ones() == 1 && pairs(state).iter().any(|same| same & up != 0 && same.count_ones() >= 2)
}

/// What the best enclosure in sight promises: its tiles, the less the more fences it wants.
fn best_pen(state: &TeKuiti, to_place: u32) -> f32 {
    let fences = bits(state);
    let tiles = state.tiles() & state.open();
    let stock = state.stock();
    let mut best = 0.0f32;
    for pen in PENS.iter() {
        let missing = (pen.fences & !fences).count_ones();
        if missing <= stock {
            let held = (pen.cells & tiles).count_ones() as f32;
            best = best.max(held * hope(missing.saturating_sub(to_place)));
        }
    }
    best
}

/// A fence looks as good as the best pen it is part of.
fn fence_look(state: &TeKuiti, fences: u64, edge: Edge) -> f32 {
    let tiles = state.tiles() & state.open();
    let mut best = 0.0f32;
    for pen in PENS_OF[edge.index()].iter() {
        let missing = (pen.fences & !fences).count_ones();
        let held = (pen.cells & tiles).count_ones() as f32;
        best = best.max(held / (1.0 + missing as f32));
    }
    1.6 * best
}

/// The tiles that taking a fence away sets free.
fn unfence_look(state: &TeKuiti, edge: Edge) -> f32 {
    let mut next = state.clone();
    next.apply(Move::Unfence(edge));
    let freed =
        (next.tiles() & next.open()).count_ones() as f32 - (state.tiles() & state.open()).count_ones() as f32;
    let fences = bits(state);
    let tiles = state.tiles() & state.open();
    let pens = PENS_OF[edge.index()].iter().map(|pen| {
        (pen.cells & tiles).count_ones() as f32 / (2.0 + (pen.fences & !fences).count_ones() as f32)
    });
    0.8 * freed + pens.fold(0.0, f32::max)
}

/// The solo game: are there fences enough for all that must still be flipped, and is nothing shut in?
fn alone(state: &TeKuiti, view: &View) -> Values {
    let shut = (state.tiles() & !state.open()).count_ones() as f32;
    let known = state.seen().count_ones() as f32;
    let unknown = state.tiles().count_ones() as f32 - known;
    let rams = 3.0 - view.removed.iter().filter(|tile| tile.kind == Kind::Ram).count() as f32;
    let paired: f32 = pairs(state).map(|same| (same.count_ones() / 2 * 2) as f32).iter().sum();
    // A sheep that waits face up for a partner already seen needs no flip of its own any more.
    let waiting = if is_pair_waiting(state) { 1.0 } else { 0.0 };
    let slack = waiting + state.stock() as f32 + rams - known - 0.25 * (known - paired) - 1.15 * unknown;
    let mut values = [0.0; MAX_SEATS];
    values[0] = 1.0 / (1.0 + (-(0.45 * slack - 1.2 * shut + 0.3 * rams)).exp());
    values
}

/// The part of a pen's tiles to be expected when so many fences are missing.
fn hope(missing: u32) -> f32 {
    [1.0, 0.8, 0.66, 0.52, 0.42, 0.34, 0.27, 0.21, 0.16].get(missing as usize).copied().unwrap_or(0.1)
}

fn bits(state: &TeKuiti) -> u64 {
    state.fences().iter().fold(0, |bits, edge| bits | 1 << edge.index())
}

/// A rectangle that can be fenced in.
#[derive(Clone, Copy)]
struct Pen {
    cells: Cells,
    fences: u64,
}

/// Rectangles of up to twelve cells.
static PENS: LazyLock<Vec<Pen>> = LazyLock::new(|| {
    let spans = || (0u8..5).flat_map(|from| (from..5).map(move |to| (from, to)));
    let all = spans().flat_map(|columns| spans().map(move |rows| (columns, rows)));
    all.map(|(columns, rows)| pen(columns, rows)).filter(|pen| pen.cells.count_ones() <= 12).collect()
});

/// The pens that a fence is part of.
static PENS_OF: LazyLock<Vec<Vec<Pen>>> = LazyLock::new(|| {
    let of = |edge: usize| PENS.iter().filter(|pen| pen.fences >> edge & 1 == 1).copied().collect();
    (0..Edge::COUNT).map(of).collect()
});

fn pen((west, east): (u8, u8), (south, north): (u8, u8)) -> Pen {
    let mut pen = Pen { cells: 0, fences: 0 };
    for column in west..=east {
        for row in south..=north {
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
    }
    pen
}
