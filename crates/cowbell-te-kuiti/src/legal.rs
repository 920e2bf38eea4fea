//! What can happen now: the legal moves and the reasons against all others, the outcomes of chance. One function per
//! phase, in the order of a match; apply.rs is the same table with what happens then.

use cowbell_rules::{Dice, Game as _, Seat, Turn};

use crate::board::{Cell, Edge, each};
use crate::fault::{Deed, Fault};
use crate::moves::{Chance, Move, Pair};
use crate::state::{Phase, TeKuiti};

#[inline]
pub(crate) fn moves(state: &TeKuiti, out: &mut Vec<Move>) {
    out.clear();
    match state.phase {
        Phase::Place(_) | Phase::Herd => state.fence_moves(out),
        Phase::Flip => state.flip_moves(out),
        Phase::Ram => state.ram_moves(out),
        Phase::Start | Phase::Tile(_) | Phase::Over => {}
    }
}

pub(crate) fn check(state: &TeKuiti, seat: Seat, mv: Move) -> Result<(), Fault> {
    match state.turn() {
        Turn::Over => return Err(Fault::GameOver(state.options.mode)),
        Turn::Seat(mover) if mover == seat => {}
        _ => return Err(Fault::NotYourTurn(state.step())),
    }
    match (state.phase, mv) {
        (Phase::Place(_) | Phase::Herd, Move::Fence(edge)) => state.check_fence(edge),
        (Phase::Flip, Move::Flip(cell)) => state.check_flip(cell),
        (Phase::Flip, Move::Take(pair)) if !state.is_solo() => state.check_take(pair),
        (Phase::Flip, Move::End) if !state.is_solo() => state.check_end(),
        (Phase::Ram, Move::Unfence(edge)) => state.check_ram(edge),
        _ => Err(Fault::WrongPhase(state.step())),
    }
}

pub(crate) fn chances(state: &TeKuiti, out: &mut Vec<(Chance, u32)>) {
    out.clear();
    match state.phase {
        Phase::Start => out.extend(Seat::all(2).map(|seat| (Chance::Start(seat), 1))),
        Phase::Tile(_) => state.bag.chances(state.options.mode, out),
        Phase::Place(_) | Phase::Flip | Phase::Ram | Phase::Herd | Phase::Over => {}
    }
}

#[inline]
pub(crate) fn draw<D: Dice + ?Sized>(state: &TeKuiti, dice: &mut D) -> Chance {
    match state.phase {
        Phase::Start => Chance::Start(Seat(dice.below(2) as u8)),
        _ => Chance::Tile(state.bag.draw(state.options.mode, dice)),
    }
}

impl TeKuiti {
    fn fence_moves(&self, out: &mut Vec<Move>) {
        add_bits(self.fences.free(), out, |edge| Move::Fence(Edge(edge)));
    }

    fn flip_moves(&self, out: &mut Vec<Move>) {
        if self.n_flipped < 2 {
            add_bits(u64::from(self.flippable()), out, |cell| Move::Flip(Cell(cell)));
        }
        if self.is_final {
            let has_flip = !out.is_empty();
            for one in each(self.takeable()) {
                let Some(kind) = self.kind(one) else { continue };
                let later = !1 << one.0;
                let partners = self.takeable() & self.sheep[kind.index()] & later;
                out.extend(each(partners).filter_map(|other| Pair::new(one, other)).map(Move::Take));
            }
            if !has_flip {
                out.push(Move::End);
            }
        }
    }

    fn ram_moves(&self, out: &mut Vec<Move>) {
        add_bits(self.fences.bits(), out, |edge| Move::Unfence(Edge(edge)));
    }

    fn check_fence(&self, edge: Edge) -> Result<(), Fault> {
        if self.fences.has(edge) { Err(Fault::EdgeTaken) } else { Ok(()) }
    }

    fn check_flip(&self, cell: Cell) -> Result<(), Fault> {
        if self.n_flipped >= 2 {
            Err(Fault::NoFlipDue)
        } else if self.tiles & cell.bit() == 0 {
            Err(Fault::NoTile)
        } else if self.open & cell.bit() == 0 {
            Err(Fault::TileEnclosed(Deed::Flip))
        } else if self.up & cell.bit() != 0 {
            Err(Fault::TileFaceUp)
        } else {
            Ok(())
        }
    }

    fn check_take(&self, pair: Pair) -> Result<(), Fault> {
        let both = pair.bits();
        if !self.is_final {
            Err(Fault::NotFinalPhase)
        } else if self.tiles & both != both {
            Err(Fault::NoTile)
        } else if self.open & both != both {
            Err(Fault::TileEnclosed(Deed::Take))
        } else if self.up & both != both {
            Err(Fault::TileFaceDown)
        } else if !self.sheep.iter().any(|same| same & both == both) {
            Err(Fault::NotAPair)
        } else {
            Ok(())
        }
    }

    fn check_end(&self) -> Result<(), Fault> {
        // A turn with neither a flip nor a pair has already ended by itself.
        if self.must_flip() { Err(Fault::FlipDue) } else { Ok(()) }
    }

    fn check_ram(&self, edge: Edge) -> Result<(), Fault> {
        if self.fences.has(edge) { Ok(()) } else { Err(Fault::NoFenceThere) }
    }
}

/// Adds one move per bit, ascending. There are up to sixty edges for a fence, so this is the engine's hottest loop: a
/// range knows its length, so the list grows once.
#[inline]
fn add_bits(bits: u64, out: &mut Vec<Move>, mv: impl Fn(u8) -> Move) {
    let mut rest = bits;
    out.extend((0..bits.count_ones()).map(|_| {
        let lowest = rest.trailing_zeros() as u8;
        rest &= rest.wrapping_sub(1);
        mv(lowest)
    }));
}
