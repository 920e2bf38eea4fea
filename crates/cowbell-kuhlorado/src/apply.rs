//! What moves and chance do: one function per phase, in the order of legal.rs.

use cowbell_rules::{Dice, Seat};

use crate::board::{Cells, Symbol};
use crate::moves::{Again, Chance, Kind, Move};
use crate::score;
use crate::sheet::SheetId;
use crate::state::{Kuhlorado, Phase};

/// Marked cows that bring the interim scoring (KUH-33).
const INTERIM_COWS: u32 = 9;

/// Free number cells that end the match (KUH-24).
const LAST_NUMBERS: u32 = 5;

impl Kuhlorado {
    #[inline]
    pub(crate) fn make(&mut self, mv: Move) {
        match mv.kind() {
            Kind::Keep => self.phase = Phase::Mark,
            Kind::Reroll(again) => self.phase = Phase::Again(again),
            Kind::Mark(cells) => self.act(cells),
            Kind::Pass => self.act(0),
        }
    }

    /// A whole action: its marks, then the interim scoring, then the end (KUH-23).
    fn act(&mut self, cells: Cells) {
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

    /// Whether so many cows are marked that doubles are scored.
    pub(crate) fn is_interim_due(&self) -> bool {
        (self.sheet.cows() & self.marked()).count_ones() >= INTERIM_COWS
    }

    /// Whether no cow or too few numbers are free.
    pub(crate) fn is_finished(&self) -> bool {
        let free = !self.marked();
        self.sheet.cows() & free == 0 || (self.sheet.numbers() & free).count_ones() <= LAST_NUMBERS
    }

    pub(crate) fn outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        let even = |chance| (chance, 1);
        match self.phase {
            Phase::Sheet => out.extend(SheetId::ALL.map(Chance::Sheet).map(even)),
            Phase::Start => out.extend(Seat::all(2).map(Chance::Start).map(even)),
            Phase::Roll | Phase::Again(Again::Both) => {
                let seconds = |first| Symbol::ALL.map(|second| even(Chance::Two(first, second)));
                out.extend(Symbol::ALL.into_iter().flat_map(seconds));
            }
            Phase::Again(_) => out.extend(Symbol::ALL.map(Chance::One).map(even)),
            Phase::Reroll | Phase::Mark | Phase::Over => {}
        }
    }

    pub(crate) fn throw<D: Dice + ?Sized>(&self, dice: &mut D) -> Chance {
        match self.phase {
            Phase::Sheet => Chance::Sheet(SheetId::ALL[dice.below(SheetId::COUNT.into()) as usize]),
            Phase::Start => Chance::Start(Seat(dice.below(2) as u8)),
            Phase::Again(Again::First | Again::Second) => Chance::One(Symbol::ALL[dice.below(6) as usize]),
            _ => {
                let both = dice.below(36) as usize;
                Chance::Two(Symbol::ALL[both / 6], Symbol::ALL[both % 6])
            }
        }
    }

    #[inline]
    pub(crate) fn happen(&mut self, chance: Chance) {
        match chance {
            Chance::Sheet(id) => {
                self.sheet = *id.sheet();
                self.sheet_is_there();
            }
            Chance::Start(seat) => {
                self.seat = seat;
                self.phase = Phase::Roll;
            }
            Chance::One(symbol) => {
                let thrown = (self.phase == Phase::Again(Again::Second)) as usize;
                if let Some(dice) = &mut self.dice {
                    dice[thrown] = symbol;
                }
                self.phase = Phase::Mark;
            }
            Chance::Two(first, second) => {
                self.dice = Some([first, second]);
                self.phase = if self.phase == Phase::Roll { Phase::Reroll } else { Phase::Mark };
            }
        }
    }
}
