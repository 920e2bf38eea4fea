//! Points: border meadows, troughs and areas as they stand, and the doubles of the pro variant. Counting is
//! possible at any time, for bots and screens; it decides only at the end (KUH-27).

use arrayvec::ArrayVec;
use cowbell_rules::{Seat, Standing};
use serde::Serialize;

use crate::board::{Cells, MEADOWS, beside};
use crate::state::{Kuhlorado, Phase};

/// Points for the majority on a border meadow (KUH-28).
const MEADOW_POINTS: u8 = 3;

/// Points for each double of the interim scoring (KUH-34).
const DOUBLE_POINTS: u8 = 2;

/// The points of one seat by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    /// Border meadows.
    pub meadows: u8,
    /// Troughs.
    pub troughs: u8,
    /// Connected areas.
    pub areas: u8,
    /// Doubles, scored when nine cows were marked.
    pub interim: u8,
}

impl Score {
    /// All points together.
    pub fn total(self) -> u8 {
        self.meadows + self.troughs + self.areas + self.interim
    }
}

/// Cells where the seat with strictly more marks takes the points; in a tie neither does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The cells that count.
    pub cells: Cells,
    /// What the majority is worth.
    pub points: u8,
    /// How many of the cells each seat has marked.
    pub marks: [u8; 2],
}

impl Contest {
    /// Who has the majority.
    pub fn leader(&self) -> Option<Seat> {
        match self.marks[0].cmp(&self.marks[1]) {
            core::cmp::Ordering::Greater => Some(Seat(0)),
            core::cmp::Ordering::Less => Some(Seat(1)),
            core::cmp::Ordering::Equal => None,
        }
    }
}

/// What an area of this many cells is worth (KUH-31).
pub const fn area_points(cells: u32) -> u8 {
    match cells {
        0..=4 => 0,
        5..=9 => 2,
        10..=14 => 5,
        15..=19 => 12,
        _ => 20,
    }
}

/// The orthogonally connected areas of a set of marks, by their lowest cell (KUH-10).
pub fn areas(marks: Cells) -> impl Iterator<Item = Cells> {
    let mut rest = marks;
    core::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let area = area_around(rest & rest.wrapping_neg(), rest);
        rest &= !area;
        Some(area)
    })
}

/// The marks that are orthogonally connected with these cells, and the cells themselves.
pub fn area_around(cells: Cells, marks: Cells) -> Cells {
    let mut area = cells;
    loop {
        let grown = area | beside(area) & marks;
        if grown == area {
            return area;
        }
        area = grown;
    }
}

/// What the doubles, areas of exactly two cells, among these marks are worth.
pub(crate) fn double_points(marks: Cells) -> u8 {
    areas(marks).filter(|area| area.count_ones() == 2).count() as u8 * DOUBLE_POINTS
}

pub(crate) fn standing(state: &Kuhlorado) -> Option<Standing> {
    let totals = state.score().map(Score::total);
    (state.phase == Phase::Over).then(|| Standing::ranked(totals.map(i32::from), &totals))
}

/// Sheet, starter, and turns of four events each. 52 turns mark cells; passes have no limit (KUH-26), but even two seats
/// that seek them do not get near a thousand turns.
pub(crate) fn longest(_: &Kuhlorado) -> usize {
    2 + 4 * 1000
}

impl Kuhlorado {
    /// The points each seat would have if the match ended now.
    pub fn score(&self) -> [Score; 2] {
        let mut score = [Score::default(); 2];
        for contest in self.meadows() {
            if let Some(leader) = contest.leader() {
                score[leader.index()].meadows += contest.points;
            }
        }
        for contest in self.troughs() {
            if let Some(leader) = contest.leader() {
                score[leader.index()].troughs += contest.points;
            }
        }
        for (score, marks) in score.iter_mut().zip(self.marks) {
            score.areas = areas(marks).map(|area| area_points(area.count_ones())).sum();
        }
        for (score, points) in score.iter_mut().zip(self.interim.unwrap_or_default()) {
            score.interim = points;
        }
        score
    }

    /// The four border meadows: north, east, south, west.
    pub fn meadows(&self) -> [Contest; 4] {
        MEADOWS.map(|(_, cells)| self.contest(cells, MEADOW_POINTS))
    }

    /// The troughs, in the order of [`crate::Sheet::troughs`].
    pub fn troughs(&self) -> ArrayVec<Contest, 4> {
        self.sheet.troughs().iter().map(|trough| self.contest(trough.around(), trough.points())).collect()
    }

    fn contest(&self, cells: Cells, points: u8) -> Contest {
        Contest { cells, points, marks: self.marks.map(|marks| (marks & cells).count_ones() as u8) }
    }
}
