//! The game as numbers: 240 moves, and an observation of the open table.

use cowbell_rules::{Encode, Seat, spread};

use crate::board::{Cell, MEADOW, SET, Species, TILES, each};
use crate::moves::Move;
use crate::options::{SupplyEnd, WinCheck, WinTime};
use crate::score::GOAL;
use crate::state::{Phase, TicTacMoo};

/// The 60 spaces, numbered row by row from the south.
const SPACES: usize = 60;

/// Per side: farmhands, barn, supply and starting tiles by species, and the collected tiles.
const SIDE: usize = 4 * 4 + 1;

/// The number of each space by its cell.
static NUMBERS: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut index = 0;
    while index < 64 {
        numbers[index] = (MEADOW & (Cell(index as u8).bit() - 1)).count_ones() as u8;
        index += 1;
    }
    numbers
};

#[inline]
fn space(cell: Cell) -> usize {
    NUMBERS[cell.0 as usize & 63] as usize
}

/// A set of cells by the numbers of its spaces: what is left when the four corners are taken out.
#[inline]
const fn numbered_spaces(cells: u64) -> u64 {
    const { assert!(MEADOW == !(1 | 1 << 7 | 1 << 56 | 1 << 63)) };
    cells >> 1 & 0x3F | (cells >> 8 & 0xFFFF_FFFF_FFFF) << 6 | (cells >> 57 & 0x3F) << 54
}

const fn spaces() -> [Cell; SPACES] {
    let mut cells = [Cell(0); SPACES];
    let (mut index, mut number) = (0, 0);
    while index < 64 {
        let cell = Cell(index);
        if cell.exists() {
            cells[number] = cell;
            number += 1;
        }
        index += 1;
    }
    cells
}

impl Encode for TicTacMoo {
    const MOVES: usize = 4 * SPACES;
    const FEATURES: usize = 5 * SPACES + 2 * SIDE + 7;

    #[inline]
    fn number(mv: Move) -> usize {
        mv.species().index() * SPACES + space(mv.cell())
    }

    #[inline]
    fn numbered(number: usize) -> Move {
        const CELLS: [Cell; SPACES] = spaces();
        Move::new(Species::ALL[number / SPACES], CELLS[number % SPACES])
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let (tiles, rest) = out.split_at_mut(4 * SPACES);
        let (fields, rest) = rest.split_at_mut(SPACES);
        let (sides, table) = rest.split_at_mut(2 * SIDE);
        for (plane, species) in tiles.as_chunks_mut::<SPACES>().0.iter_mut().zip(Species::ALL) {
            spread(numbered_spaces(self.tiles(species)), plane);
        }
        fields.fill(0.0);
        for (owner, value) in [(seat, 1.0), (seat.other(), -1.0)] {
            for cell in self.fields(owner).into_iter().flat_map(each) {
                fields[space(cell)] = value;
            }
        }
        sides.fill(0.0);
        for (side, of) in sides.chunks_exact_mut(SIDE).zip([seat, seat.other()]) {
            self.observe_side(of, side);
        }
        table.copy_from_slice(
            &[
                self.phase == Phase::Start,
                self.phase == Phase::First,
                self.phase == Phase::Second,
                self.seat == seat,
                self.options.win_time == WinTime::Immediate,
                self.options.win_check == WinCheck::Both,
                self.options.supply_end == SupplyEnd::First,
            ]
            .map(|flag| f32::from(u8::from(flag))),
        );
    }
}

impl TicTacMoo {
    fn observe_side(&self, seat: Seat, out: &mut [f32]) {
        let us = seat.index();
        for tile in self.hand[us].into_iter().flatten() {
            out[tile.index()] += 0.5;
        }
        if let Some(tile) = self.barn[us] {
            out[4 + tile.index()] = 1.0;
        }
        for species in Species::ALL {
            let index = species.index();
            // A position may hold more than the printed set: values stay within bounds all the same.
            out[8 + index] =
                f32::from(self.supply[us][index].min(TILES[index])) / f32::from(TILES[index].min(SET));
            out[12 + index] = f32::from(self.start[us] >> index & 1);
        }
        out[16] = f32::from(self.collected(seat).min(GOAL)) / f32::from(GOAL);
    }
}
