//! What moves and outcomes of chance do. One function per phase, in the order of legal.rs; then what the rules do by
//! themselves.

use cowbell_rules::{Pick, Seat};

use crate::board::{Cells, Symbol};
use crate::moves::{Again, Chance, Kind, Move};
use crate::score;
use crate::sheet::SheetId;
use crate::state::{Kuhlorado, Phase};

/// Marked cows that trigger the interim scoring (KUH-33).
const INTERIM_COWS: u32 = 9;

/// Free number cells that end the match (KUH-24).
const LAST_NUMBERS: u32 = 5;

#[inline]
pub(crate) fn apply(state: &mut Kuhlorado, mv: Move) {
    match mv.kind() {
        Kind::Keep => state.phase = Phase::Mark,
        Kind::Reroll(again) => state.phase = Phase::Again(again),
        Kind::Mark(cells) => state.apply_mark(cells),
        Kind::Pass => state.apply_mark(0),
    }
}

#[inline]
pub(crate) fn settle(state: &mut Kuhlorado, chance: Chance) {
    match chance {
        Chance::Sheet(id) => state.settle_sheet(id),
        Chance::Start(seat) => state.settle_start(seat),
        Chance::One(symbol) => state.settle_one(symbol),
        Chance::Two(first, second) => state.settle_two(first, second),
    }
}

impl Kuhlorado {
    /// A whole action: its marks, then the interim scoring, then the end (KUH-23).
    fn apply_mark(&mut self, cells: Cells) {
        self.marks[self.seat.index()] |= cells;
        self.dice = None;
        if self.options.pro && self.interim.is_none() && self.is_interim_due() {
            self.interim = Some(self.marks.map(score::double_points));
        }
        if self.is_finished() {
            self.phase = Phase::Over;
        } else {
            self.seat = self.seat.other();
            self.phase = Phase::Roll;
        }
    }

    fn settle_sheet(&mut self, id: SheetId) {
        self.sheet = *id.sheet();
        self.begin();
    }

    fn settle_start(&mut self, seat: Seat) {
        self.seat = seat;
        self.phase = Phase::Roll;
    }

    fn settle_one(&mut self, symbol: Symbol) {
        let rerolled = (self.phase == Phase::Again(Again::Second)) as usize;
        if let Some(dice) = &mut self.dice {
            dice[rerolled] = symbol;
        }
        self.phase = Phase::Mark;
    }

    fn settle_two(&mut self, first: Symbol, second: Symbol) {
        self.dice = Some([first, second]);
        self.phase = if self.phase == Phase::Roll { Phase::Reroll } else { Phase::Mark };
    }

    /// Once the sheet is chosen, the starter comes next, or the first roll.
    pub(crate) fn begin(&mut self) {
        self.phase = if self.options.starter == Pick::Random { Phase::Start } else { Phase::Roll };
    }

    /// Whether enough cows are marked for doubles to be scored.
    pub(crate) fn is_interim_due(&self) -> bool {
        (self.sheet.cows() & self.marked()).count_ones() >= INTERIM_COWS
    }

    /// Whether no cow or too few numbers are free.
    pub(crate) fn is_finished(&self) -> bool {
        let free = !self.marked();
        self.sheet.cows() & free == 0 || (self.sheet.numbers() & free).count_ones() <= LAST_NUMBERS
    }
}
