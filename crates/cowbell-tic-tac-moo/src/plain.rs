//! The view as text, for plain terminals. Made from the view alone, so it cannot say more.

use core::fmt;

use crate::board::{Cell, Species};
use crate::view::View;

/// The table as text: the meadow with its fields, then a line for each side.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = |cell: Cell| {
            self.tiles.iter().find(|(at, _)| *at == cell).map_or('.', |(_, species)| species.letter())
        };
        let border = |f: &mut fmt::Formatter<'_>| writeln!(f, "     +-------+-------+");
        for row in (0..8).rev() {
            if row == 6 || row == 3 {
                border(f)?;
            }
            write!(f, "{} ", row + 1)?;
            for column in 0..8 {
                let cell = Cell::at(column, row);
                let bar = (1..7).contains(&row) && [1, 4, 7].contains(&column);
                write!(
                    f,
                    "{}{}",
                    if bar { " | " } else { " " },
                    if cell.exists() { tile(cell) } else { ' ' }
                )?;
                if column == 3 || column == 0 || column == 6 {
                    f.write_str(if (1..7).contains(&row) { "" } else { "  " })?;
                }
            }
            writeln!(f)?;
            if row == 1 {
                border(f)?;
            }
        }
        writeln!(f, "   a   b c d   e f g   h")?;
        for (seat, side) in self.seats.iter().enumerate() {
            let list = |tiles: &[Species]| tiles.iter().map(|tile| tile.letter()).collect::<String>();
            let counts =
                |counts: [u8; 4]| Species::ALL.map(|s| format!("{s}{}", counts[s.index()])).join(" ");
            let fields: Vec<String> = self
                .fields
                .iter()
                .filter(|field| field.owner.index() == seat)
                .map(|field| format!("{} {}", field.corner, counts(field.counts)))
                .collect();
            writeln!(
                f,
                "seat {seat}: farmhands {}, barn {}, start {}, collected {}, supply {}; fields {}",
                list(&side.hand),
                side.barn.map_or('-', Species::letter),
                list(&side.start),
                side.taken.iter().sum::<u8>(),
                counts(side.supply),
                fields.join(" and ")
            )?;
        }
        Ok(())
    }
}
