//! Which moves are legal, one function per phase.

use cowbell_rules::{Seat, Turn};

use crate::board::{self, Cells, Species};
use crate::fault::Fault;
use crate::moves::Move;
use crate::state::{Phase, TicTacMoo};

impl TicTacMoo {
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        out.clear();
        match self.phase {
            Phase::Start => self.list_start(out),
            Phase::First => self.list_first(out),
            Phase::Second => self.list_second(out),
            _ => {}
        }
    }

    fn list_start(&self, out: &mut Vec<Move>) {
        let targets = self.start_targets();
        for species in Species::ALL {
            if self.start[self.seat.index()] & 1 << species.index() != 0 {
                list_cells(species, targets, out);
            }
        }
    }

    #[inline]
    fn list_first(&self, out: &mut Vec<Move>) {
        let targets = self.targets();
        let [Some(one), Some(two)] = self.hand[self.seat.index()] else { return };
        list_cells(one.min(two), targets, out);
        // Two tiles alike are one choice, not two.
        if one != two {
            list_cells(one.max(two), targets, out);
        }
    }

    #[inline]
    fn list_second(&self, out: &mut Vec<Move>) {
        let [Some(tile), _] = self.hand[self.seat.index()] else { return };
        list_cells(tile, self.targets(), out);
    }

    pub(crate) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        match self.whose_turn() {
            Turn::Over => return Err(Fault::GameOver),
            Turn::Seat(mover) if mover == seat => {}
            _ => return Err(Fault::NotYourTurn),
        }
        if !mv.cell().exists() {
            return Err(Fault::NoSuchSpace);
        }
        if self.phase == Phase::Start { self.refuse_start(mv) } else { self.refuse_tile(mv) }
    }

    fn refuse_start(&self, mv: Move) -> Result<(), Fault> {
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

    fn refuse_tile(&self, mv: Move) -> Result<(), Fault> {
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
fn list_cells(species: Species, cells: Cells, out: &mut Vec<Move>) {
    out.extend(board::each(cells).map(|cell| Move::new(species, cell)));
}
