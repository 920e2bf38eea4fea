//! New sheets without end: `seed:N` names one, the same on every machine and in every version.
//!
//! Troughs are placed at random until they fit, each quarter is filled with its fixed mixture, and then pairs
//! of cells in a quarter are swapped: a swap that brings the sheet no further from the rules of src/design.rs is
//! kept, a worse one only by luck, with less luck from stage to stage (simulated annealing). Everything is
//! whole numbers, and the random numbers are SplitMix64, written out here so that no update of a library changes a sheet.

use arrayvec::ArrayVec;

use crate::board::{Cell, Symbol, each};
use crate::design::{QUARTERS, tension, trough_places};
use crate::sheet::Sheet;

/// For each stage, how many of 65536 worse swaps pass for every step they lead away from the rules: exp(-1/T) for
/// temperatures T falling evenly (in ratio) from 1.5 to 0.15. The last stage is the longest.
const LUCK: [u64; 10] = [33647, 27704, 21553, 15585, 10253, 5970, 2969, 1204, 376, 83];

/// Swaps tried in each stage but the last.
const STAGE: usize = 240;

/// Swaps tried before starting again from new troughs.
const PATIENCE: usize = 6000;

/// The sheet with this number.
pub(crate) fn generate(seed: u64) -> Sheet {
    let mut numbers = SplitMix(seed);
    loop {
        if let Some(sheet) = anneal(place_troughs(&mut numbers), &mut numbers) {
            return sheet;
        }
    }
}

/// Two small and two large troughs, one to a quarter, that keep the first rule.
fn place_troughs(numbers: &mut SplitMix) -> Sheet {
    loop {
        let mut sheet = Sheet::NONE;
        let (first, step) = (numbers.below(4), 1 + numbers.below(3));
        for (n, quarter) in QUARTERS.into_iter().enumerate() {
            let cells: ArrayVec<Cell, 16> = each(quarter).collect();
            let cell = cells[numbers.below(16)].bit();
            let large = n == first || n == (first + step) % 4;
            sheet.troughs |= cell;
            if large {
                // Upwards or to the east; what leaves the quarter is refused like every bad place.
                let along = if numbers.below(2) == 0 { 1 } else { 8 };
                sheet.troughs |= (cell << along) & quarter;
            }
        }
        if trough_places(&sheet) == 0 {
            return sheet;
        }
    }
}

/// Fills the sheet and orders it; `None` when patience runs out.
fn anneal(mut sheet: Sheet, numbers: &mut SplitMix) -> Option<Sheet> {
    let mut shown = [Symbol::Cow; 64];
    let quarters = QUARTERS.map(|quarter| {
        let cells: ArrayVec<Cell, 16> = each(quarter & !sheet.troughs).collect();
        let mut order = cells.clone();
        for n in (1..order.len()).rev() {
            order.swap(n, numbers.below(n + 1));
        }
        // Two of each number; the cells that are left are cows.
        for (n, cell) in order.iter().enumerate() {
            let symbol = *Symbol::NUMBERS.get(n / 2).unwrap_or(&Symbol::Cow);
            shown[cell.index()] = symbol;
            sheet.symbols[symbol.index()] |= cell.bit();
        }
        cells
    });
    let mut now = tension(&sheet);
    for step in 0..PATIENCE {
        if now == 0 {
            return Some(sheet);
        }
        let cells = &quarters[numbers.below(4)];
        let (a, b) = (cells[numbers.below(cells.len())], cells[numbers.below(cells.len())]);
        if shown[a.index()] == shown[b.index()] {
            continue;
        }
        let before = sheet;
        for symbol in [shown[a.index()], shown[b.index()]] {
            sheet.symbols[symbol.index()] ^= a.bit() | b.bit();
        }
        let then = tension(&sheet);
        let luck = LUCK[(step / STAGE).min(LUCK.len() - 1)];
        if (now..then).all(|_| numbers.next() >> 48 < luck) {
            now = then;
            shown.swap(a.index(), b.index());
        } else {
            sheet = before;
        }
    }
    None
}

/// SplitMix64 (Steele, Lea and Flood, 2014): a counter and a mixing function.
pub(crate) struct SplitMix(pub(crate) u64);

impl SplitMix {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to `n - 1`, from the upper half of the next 64 bits.
    fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }
}
