//! Which moves are legal, one function per phase.

use cowbell_rules::{Seat, Turn};

use crate::board::{self, Cell, Die};
use crate::cards::Kind;
use crate::fault::{Fault, Stage};
use crate::moves::{Act, Move};
use crate::state::{Phase, TicTacTown};

/// The longest list: twelve different dice on an empty 4×4 board.
pub(crate) const MOST: usize = 12 * 16;

impl TicTacTown {
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Pile => self.list_piles(out),
            Phase::Reroll => self.list_reroll(out),
            Phase::Place => self.list_places(out),
            _ => out.clear(),
        }
    }

    fn list_piles(&self, out: &mut Vec<Move>) {
        out.clear();
        let left = Kind::ALL.into_iter().filter(|kind| self.pile & kind.cards() != 0);
        out.extend(left.map(|kind| Move::new(Act::Pile(kind))));
    }

    fn list_reroll(&self, out: &mut Vec<Move>) {
        out.clear();
        out.extend([Move::new(Act::Keep), Move::new(Act::Reroll)]);
    }

    /// Every different die on every free cell. A die's moves are written sixteen at a time, whatever the
    /// number of free cells; those of the next die overwrite what is too much.
    #[inline]
    fn list_places(&self, out: &mut Vec<Move>) {
        let mut cells = [Cell(0); 16];
        let mut free = 0;
        for (place, cell) in cells.iter_mut().zip(board::each(self.free())) {
            *place = cell;
            free += 1;
        }
        out.resize(MOST, Move::new(Act::Keep));
        let mut at = 0;
        for die in self.pool.each() {
            out[at..at + 16].copy_from_slice(&cells.map(|cell| Move::new(Act::Place(die, cell))));
            at += free;
        }
        out.truncate(at);
    }

    pub(crate) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        match self.whose_turn() {
            Turn::Over => return Err(Fault::GameOver),
            Turn::Seat(mover) if mover == seat => {}
            _ => return Err(Fault::NotYourTurn(self.stage())),
        }
        match mv.act() {
            Act::Pile(kind) => self.refuse_pile(kind),
            Act::Keep | Act::Reroll => self.refuse_reroll(),
            Act::Place(die, cell) => self.refuse_place(die, cell),
        }
    }

    fn refuse_pile(&self, kind: Kind) -> Result<(), Fault> {
        if self.phase != Phase::Pile {
            Err(Fault::DrawsAreOver)
        } else if kind == Kind::Equation && !self.options.equations {
            Err(Fault::NoSuchPile)
        } else if self.pile & kind.cards() == 0 {
            Err(Fault::PileEmpty)
        } else {
            Ok(())
        }
    }

    fn refuse_reroll(&self) -> Result<(), Fault> {
        if self.phase == Phase::Reroll { Ok(()) } else { Err(Fault::NothingToReroll) }
    }

    fn refuse_place(&self, die: Die, cell: Cell) -> Result<(), Fault> {
        if self.phase == Phase::Reroll {
            Err(Fault::RollNotKept)
        } else if self.phase != Phase::Place {
            Err(Fault::NoDiceYet)
        } else if cell.bit() & board::cells(self.side()) == 0 {
            Err(Fault::NoSuchCell)
        } else if self.pool.count(die) == 0 {
            Err(Fault::DieNotInPool)
        } else if cell.bit() & self.taken != 0 {
            Err(Fault::CellTaken)
        } else {
            Ok(())
        }
    }

    /// What the table is busy with.
    pub(crate) fn stage(&self) -> Stage {
        match self.phase {
            _ if self.is_set_up() => Stage::SetUp,
            Phase::Roll(_) | Phase::Reroll => Stage::Dice,
            Phase::Place => Stage::Placing,
            _ => Stage::Refill,
        }
    }
}
