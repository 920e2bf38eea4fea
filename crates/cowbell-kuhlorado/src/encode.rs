//! The game as numbers: 2085 moves, and an observation of the open table.

use cowbell_rules::{Encode, Seat, spread};

use crate::board::{Cell, SIDE};
use crate::moves::{Again, Kind, Move};
use crate::state::{Kuhlorado, Phase};

const CELLS: usize = SIDE as usize * SIDE as usize;

/// Where each kind of move begins: after `keep` and three rerolls the single cells, the pairs, the pass.
const SINGLES: usize = 4;
const PAIRS: usize = SINGLES + CELLS;
const PASS: usize = PAIRS + CELLS * (CELLS - 1) / 2;

/// Six symbols, large and small troughs together, own marks, other marks.
const PLANES: usize = 9;

/// Points are shown as a share of this, which interim points cannot exceed: 29 doubles.
const MOST_INTERIM: f32 = 58.0;

/// The number of the first pair whose lower cell is `low`, less the number of its higher cell.
const fn pairs_from(low: usize) -> usize {
    PAIRS + low * (2 * CELLS - 1 - low) / 2 - (low + 1)
}

impl Encode for Kuhlorado {
    const MOVES: usize = PASS + 1;
    const FEATURES: usize = PLANES * CELLS + 12 + 7;

    #[inline]
    fn number(mv: Move) -> usize {
        match mv.kind() {
            Kind::Keep => 0,
            Kind::Reroll(again) => 1 + again as usize,
            Kind::Mark(cells) => {
                let (low, high) = (cells.trailing_zeros() as usize, 63 - cells.leading_zeros() as usize);
                if low == high { SINGLES + low } else { pairs_from(low) + high }
            }
            Kind::Pass => PASS,
        }
    }

    #[inline]
    fn numbered(number: usize) -> Move {
        let cell = |index: usize| Cell::at((index % 8) as u8, (index / 8) as u8);
        match number {
            0 => Move::KEEP,
            1..SINGLES => Move::reroll(Again::ALL[number - 1]),
            SINGLES..PAIRS => Move::one(cell(number - SINGLES)),
            PAIRS..PASS => {
                let mut low = 0;
                while number > pairs_from(low) + CELLS - 1 {
                    low += 1;
                }
                Move::two(cell(low), cell(number - pairs_from(low)))
            }
            _ => Move::PASS,
        }
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let (planes, rest) = out.split_at_mut(PLANES * CELLS);
        let (dice, table) = rest.split_at_mut(12);
        dice.fill(0.0);
        let marks = [self.marks(seat), self.marks(seat.other())];
        let sets = self.sheet.symbols.into_iter().chain([self.sheet.troughs]).chain(marks);
        for (plane, cells) in planes.chunks_exact_mut(CELLS).zip(sets) {
            spread(cells, plane);
        }
        for (die, symbol) in self.dice.into_iter().flatten().enumerate() {
            dice[6 * die + symbol.index()] = 1.0;
        }
        let flag = |holds: bool| f32::from(u8::from(holds));
        let points = self.interim.unwrap_or_default().map(|points| f32::from(points) / MOST_INTERIM);
        table.copy_from_slice(&[
            flag(self.seat == seat),
            flag(self.phase == Phase::Reroll),
            flag(self.phase == Phase::Mark),
            flag(self.options.pro),
            flag(self.interim.is_some()),
            points[seat.index()],
            points[seat.other().index()],
        ]);
    }
}
