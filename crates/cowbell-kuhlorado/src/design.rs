//! What makes a good sheet. Our ten and every generated one keep all seven rules; the layouts of the
//! published pads are not known to us, so these are our own reasons, not the publisher's.
//!
//! Each function counts how far a sheet is from keeping one rule; 0 is a sheet that keeps it. The generator
//! walks downhill on the sum, so changing a count changes every generated sheet.

use crate::board::{Cells, EAST, MEADOWS, NORTH, SOUTH, Symbol, WEST, apart, each};
use crate::sheet::Sheet;

/// The outermost ring, where no trough may be.
const BORDER: Cells = NORTH | EAST | SOUTH | WEST;

/// The four quarters of the sheet: south-west, south-east, north-west, north-east.
pub(crate) const QUARTERS: [Cells; 4] = {
    let south_west = 0x0f0f_0f0f;
    [south_west, south_west << 4, south_west << 32, south_west << 36]
};

/// How far a sheet is from keeping each rule.
pub fn violations(sheet: &Sheet) -> [u32; 7] {
    [
        trough_places(sheet),
        mixture(sheet),
        lines(sheet),
        meadows(sheet),
        contacts(sheet),
        around(sheet),
        jumps(sheet),
    ]
}

/// The sum over the rules that moving symbols inside a quarter can break.
pub(crate) fn tension(sheet: &Sheet) -> u32 {
    lines(sheet) + meadows(sheet) + contacts(sheet) + around(sheet) + jumps(sheet)
}

/// Rule 1: two small and two large troughs, one to a quarter, none on the border, no two touching even by
/// their corners, no cell next to two of them. So every meadow has eight cells, and the pasture stays whole.
pub(crate) fn trough_places(sheet: &Sheet) -> u32 {
    let troughs = sheet.troughs();
    let mut wrong = 4 - troughs.len() as u32 + (sheet.troughs & BORDER).count_ones();
    wrong += sheet.troughs.count_ones().abs_diff(6);
    wrong += (troughs.iter().filter(|trough| trough.is_large()).count() as u32).abs_diff(2);
    wrong +=
        QUARTERS.iter().filter(|quarter| !troughs.iter().any(|t| t.cells & !**quarter == 0)).count() as u32;
    // Troughs that touch by a corner share two neighbours, so one test serves for both conditions.
    for (n, trough) in troughs.iter().enumerate() {
        wrong += (trough.around() & sheet.troughs).count_ones();
        wrong +=
            troughs[..n].iter().map(|other| (trough.around() & other.around()).count_ones()).sum::<u32>();
    }
    wrong
}

/// Rule 2: eighteen cows and eight of each number; in every quarter two of each number, and four cows beside
/// a large trough or five beside a small one.
fn mixture(sheet: &Sheet) -> u32 {
    let wrong = |quarter: Cells| -> u32 {
        let cows = (sheet.cows() & quarter).count_ones();
        let numbers = Symbol::NUMBERS.iter().map(|n| (sheet.showing(*n) & quarter).count_ones().abs_diff(2));
        (cows + (sheet.troughs & quarter).count_ones()).abs_diff(6) + numbers.sum::<u32>()
    };
    QUARTERS.into_iter().map(wrong).sum()
}

/// Rule 3: in every row and column one to four cows and no number more than twice.
fn lines(sheet: &Sheet) -> u32 {
    let mut wrong = 0;
    for n in 0..8 {
        for line in [SOUTH << (8 * n), WEST << n] {
            wrong += outside((sheet.cows() & line).count_ones(), 1, 4);
            for number in Symbol::NUMBERS {
                wrong += (sheet.showing(number) & line).count_ones().saturating_sub(2);
            }
        }
    }
    wrong
}

/// Rule 4: on every meadow two or three cows and each number at least once.
fn meadows(sheet: &Sheet) -> u32 {
    let mut wrong = 0;
    for (_, meadow) in MEADOWS {
        wrong += outside((sheet.cows() & meadow).count_ones(), 2, 3);
        wrong += Symbol::NUMBERS.iter().filter(|number| sheet.showing(**number) & meadow == 0).count() as u32;
    }
    wrong
}

/// Rule 5: no number next to itself; cows touch in at most four places and never three in a cluster.
fn contacts(sheet: &Sheet) -> u32 {
    let pairs = |set: Cells| (set & set << 8).count_ones() + (set & (set & !EAST) << 1).count_ones();
    let cows = sheet.cows();
    let sides = [cows << 8, cows >> 8, (cows & !EAST) << 1, (cows & !WEST) >> 1];
    let numbers: u32 = Symbol::NUMBERS.iter().map(|number| pairs(sheet.showing(*number))).sum();
    numbers + pairs(cows).saturating_sub(4) + (cows & at_least_two(&sides)).count_ones()
}

/// Rule 6: around a trough no number twice; one cow around a small one, one or two around a large one.
fn around(sheet: &Sheet) -> u32 {
    let mut wrong = 0;
    for trough in sheet.troughs() {
        let around = trough.around();
        wrong += outside((sheet.cows() & around).count_ones(), 1, if trough.is_large() { 2 } else { 1 });
        for number in Symbol::NUMBERS {
            wrong += (sheet.showing(number) & around).count_ones().saturating_sub(1);
        }
    }
    wrong
}

/// Rule 7: mixed rolls are worth something everywhere. One cell apart from each cow are two different numbers,
/// from each number a cow; each number has at least twelve such pairs, and none many more than another.
fn jumps(sheet: &Sheet) -> u32 {
    let cows = sheet.cows();
    let reach = Symbol::NUMBERS.map(|number| apart(sheet.showing(number)));
    let mut wrong =
        (cows & !at_least_two(&reach)).count_ones() + (sheet.numbers() & !apart(cows)).count_ones();
    let (mut least, mut most) = (u32::MAX, 0);
    for number in Symbol::NUMBERS {
        let pairs = pairs_apart(cows, sheet.showing(number));
        wrong += 12u32.saturating_sub(pairs);
        (least, most) = (least.min(pairs), most.max(pairs));
    }
    wrong + (most - least).saturating_sub(5)
}

/// How many pairs of a cell in `a` and a cell in `b` are one cell apart.
fn pairs_apart(a: Cells, b: Cells) -> u32 {
    each(b).map(|cell| (a & apart(cell.bit())).count_ones()).sum()
}

/// The cells in at least two of the sets.
fn at_least_two(sets: &[Cells]) -> Cells {
    let fold = |(once, twice): (Cells, Cells), set: &Cells| (once | set, twice | once & set);
    sets.iter().fold((0, 0), fold).1
}

/// How far a count lies outside the span from `least` to `most`.
fn outside(count: u32, least: u32, most: u32) -> u32 {
    least.saturating_sub(count) + count.saturating_sub(most)
}
