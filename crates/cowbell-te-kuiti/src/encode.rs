//! Te Kuiti as numbers: 446 moves, 576 values.
//!
//! The observation has perfect memory, like every state: what was seen and lies face down again stands in
//! planes of its own, so that a learner which is to forget can blank them.

use cowbell_rules::{Encode, Game as _, Numbers, Seat, Turn, spread};

use crate::board::{Cell, Cells, Edge};
use crate::moves::{Move, Pair};
use crate::options::FinalPhase;
use crate::state::{Phase, TeKuiti};

const FENCE: usize = 0;
const FLIP: usize = FENCE + Edge::COUNT;
const UNFENCE: usize = FLIP + 25;
const TAKE: usize = UNFENCE + Edge::COUNT;
const END: usize = TAKE + 25 * 24 / 2;

/// Sets of cells: tile, unseen, open, flipped in this turn, being turned; five types face up; five types
/// remembered face down; four sides of daisies.
const PLANES: usize = 5 + 5 + 5 + 4;

/// Everything that is not a plane or a fence.
const NUMBERS: usize = 14 + 5 + 7 + 15;

/// Lexicographic: all pairs that begin with a1, then b1, …
fn pair_number(pair: Pair) -> usize {
    let [one, other] = pair.cells().map(Cell::index);
    one * (49 - one) / 2 + (other - one - 1)
}

fn numbered_pair(number: usize) -> Pair {
    let mut rest = number;
    let mut one = 0;
    while rest >= 24 - one {
        rest -= 24 - one;
        one += 1;
    }
    let cell = |index: usize| Cell(index as u8);
    Pair::new(cell(one), cell(one + 1 + rest)).expect("the second cell is a later one")
}

impl Encode for TeKuiti {
    const MOVES: usize = END + 1;
    const FEATURES: usize = PLANES * 25 + Edge::COUNT + NUMBERS;

    #[inline]
    fn number(mv: Move) -> usize {
        match mv {
            Move::Fence(edge) => FENCE + edge.index(),
            Move::Flip(cell) => FLIP + cell.index(),
            Move::Unfence(edge) => UNFENCE + edge.index(),
            Move::Take(pair) => TAKE + pair_number(pair),
            Move::End => END,
        }
    }

    #[inline]
    fn numbered(number: usize) -> Move {
        match number {
            FENCE..FLIP => Move::Fence(Edge((number - FENCE) as u8)),
            FLIP..UNFENCE => Move::Flip(Cell((number - FLIP) as u8)),
            UNFENCE..TAKE => Move::Unfence(Edge((number - UNFENCE) as u8)),
            TAKE..END => Move::Take(numbered_pair(number - TAKE)),
            _ => Move::End,
        }
    }

    #[inline]
    fn legal_set(&self, out: &mut Numbers) -> bool {
        match self.phase {
            Phase::Place(_) | Phase::Herd => out.insert(FENCE, self.fences.free()),
            Phase::Ram => out.insert(UNFENCE, self.fences.bits()),
            Phase::Flip if !self.is_final => out.insert(FLIP, self.flippable().into()),
            // Pairs to take are few.
            _ => return false,
        }
        true
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let (cells, rest) = out.split_at_mut(PLANES * 25);
        let (edges, numbers) = rest.split_at_mut(Edge::COUNT);
        let turning = match self.phase {
            Phase::Tile(cell) => cell.bit(),
            _ => 0,
        };
        let mut planes: [Cells; PLANES] = [0; PLANES];
        planes[..5].copy_from_slice(&[
            self.tiles,
            self.tiles & !self.seen(),
            self.open,
            self.flipped,
            turning,
        ]);
        planes[5..10].copy_from_slice(&self.sheep.map(|same| same & self.up));
        planes[10..15].copy_from_slice(&self.sheep.map(|same| same & !self.up));
        planes[15..].copy_from_slice(&self.daisies);
        for (out, plane) in cells.as_chunks_mut::<25>().0.iter_mut().zip(planes) {
            spread(plane.into(), out);
        }
        spread(self.fences.bits(), edges);

        let bit = |yes: bool| f32::from(u8::from(yes));
        let (counts, rest) = numbers.split_at_mut(14 + 5);
        let (phases, rest) = rest.split_at_mut(7);
        let (plain, others) = counts.split_at_mut(7);
        let (daisied, taken) = others.split_at_mut(7);
        let quarter = |count: u8| f32::from(count) / 4.0;
        plain.copy_from_slice(&self.bag.plain.map(quarter));
        daisied.copy_from_slice(&self.bag.daisied.map(quarter));
        taken.copy_from_slice(&self.taken.map(quarter));
        let due = [
            self.phase == Phase::Start,
            matches!(self.phase, Phase::Place(_)),
            self.phase == Phase::Flip,
            matches!(self.phase, Phase::Tile(_)),
            self.phase == Phase::Ram,
            self.phase == Phase::Herd,
            self.phase == Phase::Over,
        ];
        phases.copy_from_slice(&due.map(bit));

        let to_place = if let Phase::Place(n) = self.phase { n } else { 0 };
        rest.copy_from_slice(&[
            f32::from(to_place) / 2.0,
            f32::from(self.n_flipped) / 2.0,
            self.stock() as f32 / 30.0,
            f32::from(self.flips) / 300.0,
            // The first of the two seats is the observer; in the solo game the other is nobody.
            bit(self.phase != Phase::Start && seat == self.shepherd),
            bit(self.turn() == Turn::Seat(seat)),
            f32::from(self.scores[seat.index()]) / 50.0,
            f32::from(self.scores[seat.other().index()]) / 50.0,
            bit(self.is_final),
            bit(self.is_last_turn),
            bit(self.round == 2),
            bit(self.is_solo()),
            bit(self.options.rounds == 2),
            bit(self.options.final_phase == FinalPhase::Dynamic),
            bit(self.options.take_enclosed),
        ]);
    }
}
