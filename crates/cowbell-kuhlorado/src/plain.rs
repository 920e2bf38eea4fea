//! The view as text, for plain terminals. Made from the view alone, so it cannot say more.

use core::fmt;

use crate::board::Cell;
use crate::view::{ContestView, View};

/// The sheet with its marks, the dice, and where the points come from.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.rows.iter().enumerate() {
            let number = 7 - index as u8;
            write!(f, "{} ", number + 1)?;
            for (column, symbol) in row.as_str().chars().enumerate() {
                let cell = Cell::at(column as u8, number);
                let owner = self.seats.iter().position(|seat| seat.marks & cell.bit() != 0);
                write!(f, " {symbol}{}", ["x", "o", " "][owner.unwrap_or(2)])?;
            }
            writeln!(f)?;
        }
        if !self.rows.is_empty() {
            writeln!(f, "   a  b  c  d  e  f  g  h")?;
        }
        if let Some([one, two]) = self.dice {
            writeln!(f, "dice: {one} {two}")?;
        }
        for (seat, side) in self.seats.iter().enumerate() {
            let score = side.score;
            writeln!(
                f,
                "seat {seat} ({}): {} = meadows {} + troughs {} + areas {} + doubles {}",
                ["x", "o"][seat],
                self.scores[seat],
                score.meadows,
                score.troughs,
                score.areas,
                score.interim
            )?;
        }
        let contest = |contest: &ContestView| {
            format!("{} ({}) {}:{}", contest.name, contest.points, contest.marks[0], contest.marks[1])
        };
        let contests: Vec<String> = self.meadows.iter().chain(&self.troughs).map(contest).collect();
        writeln!(f, "{}", contests.join(", "))?;
        writeln!(f, "free: {} cows, {} numbers", self.free_cows, self.free_numbers)
    }
}
