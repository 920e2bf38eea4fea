//! Which moves are legal: one function per phase, and `check`, which gives the reason for each that is not.

use cowbell_rules::{Seat, Turn};

use crate::board::{Cell, Edge, each};
use crate::fault::{Deed, Fault};
use crate::moves::{Move, Pair};
use crate::state::{Phase, TeKuiti};

impl TeKuiti {
    /// All legal moves, ascending.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        out.clear();
        match self.phase {
            Phase::Place(_) | Phase::Herd => self.list_fences(out),
            Phase::Flip => self.list_flips(out),
            Phase::Ram => self.list_unfences(out),
            Phase::Start | Phase::Tile(_) | Phase::Over => {}
        }
    }

    fn list_fences(&self, out: &mut Vec<Move>) {
        fill(self.fences.free(), out, |edge| Move::Fence(Edge(edge)));
    }

    fn list_flips(&self, out: &mut Vec<Move>) {
        if self.n_flipped < 2 {
            fill(u64::from(self.flippable()), out, |cell| Move::Flip(Cell(cell)));
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

    fn list_unfences(&self, out: &mut Vec<Move>) {
        fill(self.fences.bits(), out, |edge| Move::Unfence(Edge(edge)));
    }

    /// Whether `seat` may make this move, and if not, the first reason why.
    pub(crate) fn judge(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        match self.to_act() {
            Turn::Over => return Err(Fault::GameOver(self.options.mode)),
            Turn::Seat(mover) if mover == seat => {}
            _ => return Err(Fault::NotYourTurn(self.step())),
        }
        match (self.phase, mv) {
            (Phase::Place(_) | Phase::Herd, Move::Fence(edge)) => self.judge_fence(edge),
            (Phase::Flip, Move::Flip(cell)) => self.judge_flip(cell),
            (Phase::Flip, Move::Take(pair)) if !self.is_solo() => self.judge_take(pair),
            (Phase::Flip, Move::End) if !self.is_solo() => self.judge_end(),
            (Phase::Ram, Move::Unfence(edge)) => self.judge_unfence(edge),
            _ => Err(Fault::WrongPhase(self.step())),
        }
    }

    fn judge_fence(&self, edge: Edge) -> Result<(), Fault> {
        if self.fences.has(edge) { Err(Fault::EdgeTaken) } else { Ok(()) }
    }

    fn judge_flip(&self, cell: Cell) -> Result<(), Fault> {
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

    fn judge_take(&self, pair: Pair) -> Result<(), Fault> {
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

    fn judge_end(&self) -> Result<(), Fault> {
        // A turn without a flip and without a pair has ended by itself.
        if self.must_flip() { Err(Fault::FlipDue) } else { Ok(()) }
    }

    fn judge_unfence(&self, edge: Edge) -> Result<(), Fault> {
        if self.fences.has(edge) { Ok(()) } else { Err(Fault::NoFenceThere) }
    }
}

/// Adds one move per bit, ascending. A list of fences has up to sixty, so this is the engine's hottest loop:
/// a range knows its length, and the room is made once.
#[inline]
fn fill(bits: u64, out: &mut Vec<Move>, mv: impl Fn(u8) -> Move) {
    let mut rest = bits;
    out.extend((0..bits.count_ones()).map(|_| {
        let lowest = rest.trailing_zeros() as u8;
        rest &= rest.wrapping_sub(1);
        mv(lowest)
    }));
}
