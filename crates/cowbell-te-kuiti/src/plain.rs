//! The view as text, for plain terminals. Made from the view alone, so it cannot say more.

use core::fmt;

use crate::board::{Cell, Edge, Side};
use crate::view::View;

/// The field with its fences, then what is left and what is taken.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has = |cell: Cell, side: Side| self.fences.contains(&Edge::of(cell, side));
        let cells = |row: u8| (0..5).map(move |column| Cell::at(column, row));
        let fences = |row: u8, side: Side| {
            let parts = cells(row).map(|cell| if has(cell, side) { "---+" } else { "   +" });
            format!("  +{}", parts.collect::<String>())
        };
        for row in (0..5).rev() {
            writeln!(f, "{}", fences(row, Side::North))?;
            let bar = |is_fenced: bool| if is_fenced { '|' } else { ' ' };
            write!(f, "{} {}", row + 1, bar(has(Cell::at(0, row), Side::West)))?;
            for cell in cells(row) {
                let spot = self.field[usize::from(cell.0)].to_string();
                write!(f, "{spot:<3}{}", bar(has(cell, Side::East)))?;
            }
            writeln!(f)?;
        }
        writeln!(f, "{}", fences(0, Side::South))?;
        writeln!(f, "   a   b   c   d   e")?;
        let role = self.shepherd.map_or(String::new(), |seat| format!(", seat {seat} is the shepherd"));
        writeln!(
            f,
            "round {}{role}, {} fences left, {} sheep flipped",
            self.round, self.stock, self.n_flipped
        )?;
        if self.final_phase {
            writeln!(
                f,
                "{}",
                if self.last_turn { "the last turn of the shepherd" } else { "the final phase" }
            )?;
        }
        let scores: Vec<String> =
            self.scores.iter().enumerate().map(|(seat, score)| format!("seat {seat}: {score}")).collect();
        writeln!(f, "{}, enclosed tiles: {}", scores.join(", "), self.enclosed.len())
    }
}
