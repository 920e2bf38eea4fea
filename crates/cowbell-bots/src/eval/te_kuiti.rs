//! Te Kuiti: tiles enclosed and taken so far, pairs that are known and open, and enclosures that want few fences.
//!
//! Forgetting lives here too: a state remembers every tile that was ever seen, and weaker players do not.

use core::cmp::Reverse;
use std::sync::LazyLock;

use cowbell_catalog::games::te_kuiti::{Cells, Edge, Kind, Mode, Move, Pen, TeKuiti};
use cowbell_rules::{Game, MAX_SEATS, Seat, quick};

use super::{Evaluate, Values, duel};
use crate::level::Trust;
use crate::think::mix;

/// What the sheep player gains on the shepherd player in a round between good players.
const SHEEP_LEAD: f32 = 5.0;

/// The same, counted in matches of bots that search.
const COUNTED_SHEEP_LEAD: f32 = 4.3;

impl Evaluate for TeKuiti {
    const PLAYOUT: [u32; 2] = [6, 6];
    const TRUST: Trust = Trust { policy: 50, value: 50, pace: 67, ..Trust::SEARCH };

    fn evaluate(&self) -> Values {
        if self.options().mode == Mode::Solo {
            return alone(self);
        }
        let open = (self.tiles() & self.open()).count_ones() as f32;
        let sheep = known(self);
        let pairs = in_pairs(&sheep);
        let waiting = if is_pair_waiting(self, &sheep) { 0.5 } else { 0.0 };
        let mut lead = best_pen(self, 0).0 + 0.12 * open - (0.8 * pairs + 0.42 * (open - pairs) + waiting);
        // In the second round the roles are swapped.
        if self.round() == 1 && self.options().rounds == 2 {
            lead += SHEEP_LEAD;
        }
        let sign = if self.shepherd() == Seat(0) { 1.0 } else { -1.0 };
        let points = f32::from(self.points(Seat(0))) - f32::from(self.points(Seat(1)));
        let is_last = self.round() == self.options().rounds;
        let scale = if is_last { 0.28 + 0.5 / (1.0 + 0.3 * open) } else { 0.2 };
        duel(scale * (points + sign * lead))
    }

    /// Counts what decided matches of bots that search: fences still to come, rams and shepherds still face down,
    /// a second pen. The figures are a least-squares fit to what came of 17,000 positions.
    fn foresee(&self) -> Values {
        if self.options().mode == Mode::Solo {
            return alone(self);
        }
        let tiles = self.tiles() & self.open();
        let open = tiles.count_ones() as f32;
        let sheep = known(self);
        let pairs = in_pairs(&sheep);
        let single = sheep.iter().map(|same| same.count_ones()).sum::<u32>() as f32 - pairs;
        let part = self.stock() as f32 / 30.0;
        let (best, pen) = best_pen(self, 0);
        let (second, _) = best_pen(self, pen);
        let mut lead = 1.5 - 7.6 * part + (1.69 - 0.33 * part) * best + 0.71 * second
            - (0.33 - 0.41 * part) * open
            - (0.85 - 0.87 * part) * pairs
            - 0.39 * single
            - 1.0 * f32::from(self.unseen(Kind::Ram))
            + 0.43 * f32::from(self.unseen(Kind::Shepherd));
        if is_pair_waiting(self, &sheep) {
            lead -= 0.3;
        }
        let mut scale = 0.15 + 2.3 / (2.0 + 0.3 * open);
        if self.round() < self.options().rounds {
            lead += COUNTED_SHEEP_LEAD;
            scale = 0.17 + 0.4 / (1.0 + 0.2 * open);
        }
        let sign = if self.shepherd() == Seat(0) { 1.0 } else { -1.0 };
        let points = f32::from(self.points(Seat(0))) - f32::from(self.points(Seat(1)));
        duel(scale * (points + sign * lead))
    }

    fn ending(&self) -> &'static str {
        match (self.tiles(), self.tiles() & self.open()) {
            (0, _) => "every tile is gone",
            _ if self.stock() == 0 => "no fences are left",
            (_, 0) => "all tiles left are enclosed",
            (_, open) if self.options().mode == Mode::Solo && open.count_ones() > 1 => "flips ran out",
            _ if self.options().mode == Mode::Solo => "one sheep is left alone",
            _ => "every open tile has been seen",
        }
    }

    fn prior(&self, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        match moves.first() {
            Some(Move::Fence(_)) => fence_looks(self, moves, out),
            Some(Move::Unfence(_)) => out.extend(moves.iter().map(|mv| unfence_look(self, *mv))),
            _ => {
                let (sheep, seen) = (known(self), self.seen());
                let up = self.face_up() & self.open();
                out.extend(moves.iter().map(|mv| match *mv {
                    Move::Flip(cell) => flip_look(cell.bit(), sheep, up, seen),
                    Move::Take(_) => 4.0,
                    _ => -2.0,
                }));
            }
        }
    }

    fn forget(&self, keep: f32, seed: u64) -> TeKuiti {
        let is_lost = |index: &u32| keep < 1.0 && quick(mix(seed, u64::from(*index))).f32() >= keep;
        self.hide((0..25).filter(is_lost).fold(0, |cells, index| cells | 1 << index))
    }
}

/// How good a flip looks: the partner of a sheep lying open, a pair that is known, something new, something useless.
fn flip_look(cell: Cells, sheep: [Cells; 5], up: Cells, seen: Cells) -> f32 {
    let own = sheep.iter().find(|same| **same & cell != 0).copied().unwrap_or(0);
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
fn known(state: &TeKuiti) -> [Cells; 5] {
    Kind::SHEEP.map(|kind| state.sheep(kind) & state.open())
}

/// How many of them have a partner.
fn in_pairs(sheep: &[Cells; 5]) -> f32 {
    sheep.iter().map(|same| same.count_ones() / 2 * 2).sum::<u32>() as f32
}

/// Whether a sheep lies face up whose partner has been seen: the next flip makes a pair.
fn is_pair_waiting(state: &TeKuiti, sheep: &[Cells; 5]) -> bool {
    let up = state.face_up() & state.open();
    up.is_power_of_two() && sheep.iter().any(|same| same & up != 0 && same.count_ones() >= 2)
}

/// What the best enclosure in sight promises that does without the cells `off`: its tiles, the less the more fences it
/// wants. And its cells.
fn best_pen(state: &TeKuiti, off: Cells) -> (f32, Cells) {
    let fences = state.fences().bits();
    let tiles = state.tiles() & state.open();
    let (stock, to_place) = (state.stock(), state.to_place());
    let mut best = (0.0, 0);
    for pen in PENS.iter().filter(|pen| pen.cells & off == 0) {
        // The smaller ones that follow cannot hold more.
        if f32::from(pen.size) <= best.0 {
            break;
        }
        let missing = (pen.fences & !fences).count_ones();
        let hope = hope(missing.saturating_sub(to_place));
        if missing <= stock && f32::from(pen.size) * hope > best.0 {
            let promise = (pen.cells & tiles).count_ones() as f32 * hope;
            if promise > best.0 {
                best = (promise, pen.cells);
            }
        }
    }
    best
}

/// A fence looks as good as the best pen it is part of.
fn fence_looks(state: &TeKuiti, moves: &[Move], out: &mut Vec<f32>) {
    let fences = state.fences().bits();
    let tiles = state.tiles() & state.open();
    let look = |pen: &Pen| {
        let missing = (pen.fences & !fences).count_ones();
        1.6 * (pen.cells & tiles).count_ones() as f32 / (1 + missing) as f32
    };
    let edge = |mv: &Move| if let Move::Fence(edge) = mv { edge.index() } else { 0 };
    if moves.len() <= 4 {
        let best = |mv: &Move| PENS_OF[edge(mv)].iter().map(look).fold(0.0, f32::max);
        return out.extend(moves.iter().map(best));
    }
    // Many moves share their pens: each is looked at once.
    let mut looks = [0.0f32; Edge::COUNT];
    for pen in PENS.iter() {
        let look = look(pen);
        let mut rest = pen.fences & !fences;
        while rest != 0 {
            let edge = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            looks[edge] = looks[edge].max(look);
        }
    }
    out.extend(moves.iter().map(|mv| looks[edge(mv)]));
}

/// The tiles that taking a fence away sets free.
fn unfence_look(state: &TeKuiti, mv: Move) -> f32 {
    let Move::Unfence(edge) = mv else { return 0.0 };
    let mut next = state.clone();
    next.apply(Move::Unfence(edge));
    let freed =
        (next.tiles() & next.open()).count_ones() as f32 - (state.tiles() & state.open()).count_ones() as f32;
    let fences = state.fences().bits();
    let tiles = state.tiles() & state.open();
    let pens = PENS_OF[edge.index()].iter().map(|pen| {
        (pen.cells & tiles).count_ones() as f32 / (2.0 + (pen.fences & !fences).count_ones() as f32)
    });
    0.8 * freed + pens.fold(0.0, f32::max)
}

/// The solo game: are there fences enough for all that must still be flipped, and is nothing shut in?
fn alone(state: &TeKuiti) -> Values {
    let shut = (state.tiles() & !state.open()).count_ones() as f32;
    let seen = state.seen().count_ones() as f32;
    let unknown = state.tiles().count_ones() as f32 - seen;
    let rams = f32::from(state.unseen(Kind::Ram));
    let sheep = known(state);
    let paired = in_pairs(&sheep);
    // A sheep that waits face up for a partner already seen needs no flip of its own any more.
    let waiting = if is_pair_waiting(state, &sheep) { 1.0 } else { 0.0 };
    let slack = waiting + state.stock() as f32 + rams - seen - 0.25 * (seen - paired) - 1.15 * unknown;
    let mut values = [0.0; MAX_SEATS];
    values[0] = 1.0 / (1.0 + (-(0.45 * slack - 1.2 * shut + 0.3 * rams)).exp());
    values
}

/// The part of a pen's tiles to be expected with this number of fences missing.
fn hope(missing: u32) -> f32 {
    [1.0, 0.8, 0.66, 0.52, 0.42, 0.34, 0.27, 0.21, 0.16].get(missing as usize).copied().unwrap_or(0.1)
}

/// Rectangles of up to twelve cells, the largest first.
static PENS: LazyLock<Vec<Pen>> = LazyLock::new(|| {
    let mut pens: Vec<Pen> = Pen::all().collect();
    pens.sort_by_key(|pen| Reverse(pen.size));
    pens
});

/// The pens that a fence is part of.
static PENS_OF: LazyLock<Vec<Vec<Pen>>> = LazyLock::new(|| {
    let of = |edge: usize| PENS.iter().filter(|pen| pen.fences >> edge & 1 == 1).copied().collect();
    (0..Edge::COUNT).map(of).collect()
});
