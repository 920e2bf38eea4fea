//! What can happen now: the legal moves and the reasons against all others, the outcomes of chance. One function per
//! phase, in the order of a match; apply.rs is the same table with what happens then.

use cowbell_rules::{Dice, Game as _, Seat, Turn, weighted};

use crate::board::{self, Cells, Species};
use crate::fault::Fault;
use crate::moves::{Chance, Move, Pair};
use crate::state::{Phase, TicTacMoo};

#[inline]
pub(crate) fn moves(state: &TicTacMoo, out: &mut Vec<Move>) {
    out.clear();
    match state.phase {
        Phase::Start => state.start_moves(out),
        Phase::First => state.first_moves(out),
        Phase::Second => state.second_moves(out),
        _ => {}
    }
}

pub(crate) fn check(state: &TicTacMoo, seat: Seat, mv: Move) -> Result<(), Fault> {
    match state.turn() {
        Turn::Over => return Err(Fault::GameOver),
        Turn::Seat(mover) if mover == seat => {}
        _ => return Err(Fault::NotYourTurn),
    }
    if !mv.cell().exists() {
        return Err(Fault::NoSuchSpace);
    }
    match state.phase {
        Phase::Start => state.check_start(mv),
        _ => state.check_tile(mv),
    }
}

pub(crate) fn chances(state: &TicTacMoo, out: &mut Vec<(Chance, u32)>) {
    out.clear();
    let mut add = |weights: [u8; 4], chance: fn(Species) -> Chance| {
        let listed = Species::ALL.into_iter().filter(|species| weights[species.index()] > 0);
        out.extend(listed.map(|species| (chance(species), u32::from(weights[species.index()]))));
    };
    match state.phase {
        Phase::Deal => out.extend(Pair::ALL.map(|pair| (Chance::Deal(pair), 1))),
        Phase::RedrawFirst | Phase::RedrawSecond => add(state.redrawable(), Chance::Redraw),
        Phase::SetUp | Phase::RefillHand | Phase::RefillBarn => {
            add(state.supply[state.seat.index()], Chance::Draw);
        }
        _ => {}
    }
}

#[inline]
pub(crate) fn draw<D: Dice + ?Sized>(state: &TicTacMoo, dice: &mut D) -> Chance {
    match state.phase {
        Phase::Deal => Chance::Deal(Pair::ALL[dice.below(6) as usize]),
        Phase::RedrawFirst | Phase::RedrawSecond => {
            Chance::Redraw(Species::ALL[weighted(dice, &state.redrawable())])
        }
        _ => Chance::Draw(Species::ALL[weighted(dice, &state.supply[state.seat.index()])]),
    }
}

impl TicTacMoo {
    fn start_moves(&self, out: &mut Vec<Move>) {
        let targets = self.start_targets();
        for species in Species::ALL {
            if self.start[self.seat.index()] & 1 << species.index() != 0 {
                add_cells(species, targets, out);
            }
        }
    }

    #[inline]
    fn first_moves(&self, out: &mut Vec<Move>) {
        let targets = self.targets();
        let [Some(one), Some(two)] = self.hand[self.seat.index()] else { return };
        add_cells(one.min(two), targets, out);
        // Two equal tiles are one choice.
        if one != two {
            add_cells(one.max(two), targets, out);
        }
    }

    #[inline]
    fn second_moves(&self, out: &mut Vec<Move>) {
        let [Some(tile), _] = self.hand[self.seat.index()] else { return };
        add_cells(tile, self.targets(), out);
    }

    fn check_start(&self, mv: Move) -> Result<(), Fault> {
        let cell = mv.cell().bit();
        let [one, two] = self.fields(self.seat);
        if self.start[self.seat.index()] & 1 << mv.species().index() == 0 {
            Err(Fault::NotAStartingTile)
        } else if cell & self.free() == 0 {
            Err(Fault::Occupied)
        } else if cell & (one | two) == 0 {
            Err(Fault::NotOwnField)
        } else if cell & self.start_targets() == 0 {
            Err(Fault::FieldAlreadyStarted)
        } else {
            Ok(())
        }
    }

    /// The first and the second tile of a turn obey the same rule.
    fn check_tile(&self, mv: Move) -> Result<(), Fault> {
        let cell = mv.cell().bit();
        if !self.hand[self.seat.index()].contains(&Some(mv.species())) {
            Err(Fault::NotOnAFarmhand)
        } else if cell & self.free() == 0 {
            Err(Fault::Occupied)
        } else if cell & self.targets() == 0 {
            Err(Fault::NotAdjacentToBarnSpecies)
        } else {
            Ok(())
        }
    }
}

#[inline]
fn add_cells(species: Species, cells: Cells, out: &mut Vec<Move>) {
    out.extend(board::each(cells).map(|cell| Move::new(species, cell)));
}
