//! What can happen now: the legal moves and the reasons against all others, the outcomes of chance. One function per
//! phase, in the order of a match; apply.rs is the same table with what happens then.

use cowbell_rules::{Dice, Game as _, Seat, Turn};

use crate::board::{self, Cell, Colour, Die};
use crate::cards::{self, Kind};
use crate::fault::{Fault, Stage};
use crate::moves::{Act, Chance, Move};
use crate::state::{Phase, TicTacTown};

/// The longest list: twelve different dice on an empty 4×4 board.
pub(crate) const MOST: usize = 12 * 16;

#[inline]
pub(crate) fn moves(state: &TicTacTown, out: &mut Vec<Move>) {
    match state.phase {
        Phase::Pile => state.pile_moves(out),
        Phase::Reroll => state.reroll_moves(out),
        Phase::Place => state.place_moves(out),
        _ => out.clear(),
    }
}

pub(crate) fn check(state: &TicTacTown, seat: Seat, mv: Move) -> Result<(), Fault> {
    match state.turn() {
        Turn::Over => return Err(Fault::GameOver),
        Turn::Seat(mover) if mover == seat => {}
        _ => return Err(Fault::NotYourTurn(state.stage())),
    }
    match mv.act() {
        Act::Pile(kind) => state.check_pile(kind),
        Act::Keep | Act::Reroll => state.check_reroll(),
        Act::Place(die, cell) => state.check_place(die, cell),
    }
}

pub(crate) fn chances(state: &TicTacTown, out: &mut Vec<(Chance, u32)>) {
    out.clear();
    match state.phase {
        Phase::Deal(kind) | Phase::Card(kind) => {
            out.extend(cards::each(state.pile & kind.cards()).map(|card| (Chance::Card(card), 1)));
        }
        Phase::Start => out.extend(Seat::all(state.table()).map(|seat| (Chance::Start(seat), 1))),
        Phase::Roll(colour) => roll_chances(colour, out),
        _ => {}
    }
}

#[inline]
pub(crate) fn draw<D: Dice + ?Sized>(state: &TicTacTown, dice: &mut D) -> Chance {
    match state.phase {
        Phase::Deal(kind) | Phase::Card(kind) => Chance::Card(cards::pick(state.pile & kind.cards(), dice)),
        Phase::Start => Chance::Start(Seat(dice.below(state.table() as u32) as u8)),
        Phase::Roll(colour) => {
            let throw = dice.below(6 * 6 * 6) as u8;
            let [a, b, c] = [throw / 36 + 1, throw / 6 % 6 + 1, throw % 6 + 1];
            // Sorted without a branch.
            let (low, high) = (a.min(b).min(c), a.max(b).max(c));
            Chance::Roll(colour, [low, a + b + c - low - high, high])
        }
        _ => unreachable!("no random event is pending"),
    }
}

impl TicTacTown {
    fn pile_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        let left = Kind::ALL.into_iter().filter(|kind| self.pile & kind.cards() != 0);
        out.extend(left.map(|kind| Move::new(Act::Pile(kind))));
    }

    fn reroll_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        out.extend([Move::new(Act::Keep), Move::new(Act::Reroll)]);
    }

    /// Every different die on every free cell. Sixteen moves are written per die, however many cells are free; the
    /// next die overwrites the surplus.
    #[inline]
    fn place_moves(&self, out: &mut Vec<Move>) {
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

    fn check_pile(&self, kind: Kind) -> Result<(), Fault> {
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

    fn check_reroll(&self) -> Result<(), Fault> {
        if self.phase == Phase::Reroll { Ok(()) } else { Err(Fault::NothingToReroll) }
    }

    fn check_place(&self, die: Die, cell: Cell) -> Result<(), Fault> {
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

    /// What the table is busy with, as refusals say it.
    fn stage(&self) -> Stage {
        match self.phase {
            _ if self.is_set_up() => Stage::SetUp,
            Phase::Roll(_) | Phase::Reroll => Stage::Dice,
            Phase::Place => Stage::Placing,
            _ => Stage::Refill,
        }
    }
}

fn roll_chances(colour: Colour, out: &mut Vec<(Chance, u32)>) {
    for (a, b, c) in (1..=6).flat_map(|a| (a..=6).flat_map(move |b| (b..=6).map(move |c| (a, b, c)))) {
        // In how many orders three dice show these values.
        let weight = if a == c {
            1
        } else if a == b || b == c {
            3
        } else {
            6
        };
        out.push((Chance::Roll(colour, [a, b, c]), weight));
    }
}
