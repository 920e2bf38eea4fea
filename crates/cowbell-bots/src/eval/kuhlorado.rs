//! Kuhlorado: majorities by their lead and the room that is left, areas by their size and the next step of the
//! table, and a mark more or less for the dice on the table.

use cowbell_catalog::games::kuhlorado::{
    Again, Cell, Cells, Kind, Kuhlorado, MEADOWS, Phase, Symbol, area_points, areas, beside, each,
};
use cowbell_rules::{Game, Seat, Turn};

use super::{Evaluate, Values, duel};
use crate::level::Trust;

impl Evaluate for Kuhlorado {
    const PLAYOUT: [u32; 2] = [16, 40];
    const TRUST: Trust = Trust { doubt: 15, pace: 129, ..Trust::SEARCH };

    fn evaluate(&self) -> Values {
        let Some(table) = SheetCount::of(self) else { return duel(0.0) };
        let mut lead: f32 = table.contests.iter().map(|contest| contest.value(table.future)).sum();
        lead += table.area_value(self.marks(Seat(0))) - table.area_value(self.marks(Seat(1)));
        if let Some([one, other]) = self.interim() {
            lead += f32::from(one) - f32::from(other);
        }
        if let Turn::Seat(seat) = self.turn() {
            let tempo = 0.6 * marks_to_come(self, &table);
            lead += if seat == Seat(0) { tempo } else { -tempo };
        }
        // The less can still happen, the more a point decides.
        duel(lead * (0.22 + 0.4 * (1.0 - table.future) * (1.0 - table.future)))
    }

    fn ending(&self) -> &'static str {
        if free_cows(self) == 0 { "the last cow is marked" } else { "only five numbers are left" }
    }

    fn prior(&self, moves: &[Self::Move], out: &mut Vec<f32>) {
        out.clear();
        if self.phase() == Phase::Mark {
            let Some(mut sight) = Sight::of(self) else { return };
            out.extend(moves.iter().map(|mv| match mv.kind() {
                Kind::Mark(cells) => 1.2 * each(cells).map(|cell| sight.gain(cell)).sum::<f32>(),
                _ => 0.0,
            }));
        } else {
            let Some(dice) = self.dice() else { return };
            let free_cows = free_cows(self);
            out.extend(moves.iter().map(|mv| match mv.kind() {
                Kind::Reroll(again) => throw_again_value(dice, again),
                _ => throw_value(dice, free_cows),
            }));
        }
    }
}

/// About how many cells these dice let a player mark.
fn throw_value(dice: [Symbol; 2], free_cows: u32) -> f32 {
    match dice.map(Symbol::is_cow) {
        [true, true] if free_cows > 1 => 2.2,
        [false, false] => 1.0,
        [true, true] => 1.0,
        _ => 1.9,
    }
}

/// The same after throwing again: a die that may become a cow against one that is one.
fn throw_again_value(dice: [Symbol; 2], again: Again) -> f32 {
    let kept_cow = match again {
        Again::First => dice[1].is_cow(),
        Again::Second => dice[0].is_cow(),
        Again::Both => false,
    };
    if kept_cow { 1.85 } else { 1.15 }
}

fn marks_to_come(state: &Kuhlorado, table: &SheetCount) -> f32 {
    let now = state.dice().map_or(1.4, |dice| throw_value(dice, table.free_cows));
    if state.phase() == Phase::Reroll { now.max(1.4) } else { now }
}

fn free_cows(state: &Kuhlorado) -> u32 {
    let taken = state.marks(Seat(0)) | state.marks(Seat(1));
    state.sheet().map_or(0, |sheet| (sheet.cows() & !taken).count_ones())
}

/// What a mark would bring the seat to move, worked out once for each cell that is asked about.
struct Sight {
    table: SheetCount,
    /// What a mark adds in each contest.
    contested: [f32; 8],
    /// The areas of the seat: the cells beside them, and their sizes.
    own: [(Cells, u32); 24],
    n_own: usize,
    /// Not a number where nobody has asked yet.
    by_cell: [f32; 64],
}

impl Sight {
    fn of(state: &Kuhlorado) -> Option<Sight> {
        let (Some(table), Turn::Seat(seat)) = (SheetCount::of(state), state.turn()) else { return None };
        let contested = table.contests.map(|contest| contest.gain(seat, table.future));
        let mut sight = Sight { table, contested, own: [(0, 0); 24], n_own: 0, by_cell: [f32::NAN; 64] };
        for (slot, area) in sight.own.iter_mut().zip(areas(state.marks(seat))) {
            *slot = (beside(area), area.count_ones());
            sight.n_own += 1;
        }
        Some(sight)
    }

    fn gain(&mut self, cell: Cell) -> f32 {
        let known = self.by_cell[cell.index()];
        if !known.is_nan() {
            return known;
        }
        let bit = cell.bit();
        let contests = self.table.contests.iter().zip(self.contested);
        let contested: f32 =
            contests.filter(|(contest, _)| contest.cells & bit != 0).map(|(_, gain)| gain).sum();
        let touched = self.own[..self.n_own].iter().filter(|(around, _)| around & bit != 0);
        let before = touched.clone().map(|(_, size)| self.table.size_value(*size)).sum::<f32>();
        let size = touched.map(|(_, size)| size).sum::<u32>() + 1;
        let gain = contested + self.table.size_value(size) - before;
        self.by_cell[cell.index()] = gain;
        gain
    }
}

/// What the sheet offers: everything that has to be counted once.
struct SheetCount {
    contests: [Contest; 8],
    free: Cells,
    free_cows: u32,
    /// The part of the match that is still to come.
    future: f32,
}

/// Cells whose majority is worth points.
#[derive(Clone, Copy, Default)]
struct Contest {
    cells: Cells,
    points: f32,
    lead: f32,
    free: f32,
}

impl Contest {
    /// The points to be expected for seat 0, less those for seat 1.
    fn value(&self, future: f32) -> f32 {
        self.worth(self.lead, self.free, future)
    }

    /// What marking a cell adds for a seat.
    fn gain(&self, seat: Seat, future: f32) -> f32 {
        let step = if seat == Seat(0) { 1.0 } else { -1.0 };
        step * (self.worth(self.lead + step, self.free - 1.0, future)
            - self.worth(self.lead, self.free, future))
    }

    fn worth(&self, lead: f32, free: f32, future: f32) -> f32 {
        let open = 0.35 + (free * future).max(0.0) * 0.55;
        let x = lead / open.sqrt();
        self.points * x / (0.45 + x.abs())
    }
}

impl SheetCount {
    fn of(state: &Kuhlorado) -> Option<SheetCount> {
        let sheet = state.sheet()?;
        let marks = [state.marks(Seat(0)), state.marks(Seat(1))];
        let free = !(marks[0] | marks[1] | sheet.trough_cells());
        let free_cows = (free & sheet.cows()).count_ones();
        let free_numbers = (free & sheet.numbers()).count_ones();
        let contest = |cells: Cells, points: f32| Contest {
            cells,
            points,
            lead: (cells & marks[0]).count_ones() as f32 - (cells & marks[1]).count_ones() as f32,
            free: (cells & free).count_ones() as f32,
        };
        let mut contests = [Contest::default(); 8];
        for (slot, (_, cells)) in contests.iter_mut().zip(MEADOWS) {
            *slot = contest(cells, 3.0);
        }
        for (slot, trough) in contests[4..].iter_mut().zip(sheet.troughs()) {
            *slot = contest(trough.around(), f32::from(trough.points()));
        }
        let by_cows = free_cows as f32 / 18.0;
        let by_numbers = free_numbers.saturating_sub(5) as f32 / 35.0;
        Some(SheetCount { contests, free, free_cows, future: by_cows.min(by_numbers) })
    }

    /// Points for the areas of a seat and for what they may still become.
    fn area_value(&self, marks: Cells) -> f32 {
        let value = |area: Cells| {
            let size = area.count_ones();
            if beside(area) & self.free == 0 { f32::from(area_points(size)) } else { self.size_value(size) }
        };
        areas(marks).map(value).sum()
    }

    /// The same for one area that can grow.
    fn size_value(&self, size: u32) -> f32 {
        let (low, high) = match size {
            0..=4 => (0, 5),
            5..=9 => (5, 10),
            10..=14 => (10, 15),
            15..=19 => (15, 20),
            _ => return 20.0,
        };
        let (now, then) = (f32::from(area_points(size)), f32::from(area_points(high)));
        let part = (size - low) as f32 / (high - low) as f32;
        now + (then - now) * part * part * (0.25 + 0.6 * self.future)
    }
}
