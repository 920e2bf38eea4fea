//! The view as text, for plain terminals. Made from the view alone, so it cannot say more.

use core::fmt;

use crate::board::Cell;
use crate::view::{CardView, View};

/// The board, the pool, and each seat's cards: the own ones open, the others' by the number on their backs.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {} of {}", self.round, self.rounds)?;
        for row in (0..self.side).rev() {
            write!(f, "{}", row + 1)?;
            for column in 0..self.side {
                let die = self.dice.iter().find(|(at, _)| *at == Cell::at(column, row));
                write!(f, " {}", die.map_or("..".to_string(), |(_, die)| die.to_string()))?;
            }
            writeln!(f)?;
        }
        let columns: Vec<String> =
            (0..self.side).map(|column| ((b'a' + column) as char).to_string()).collect();
        writeln!(f, "  {}", columns.join("  "))?;
        let pool: Vec<String> = self.pool.iter().map(|die| die.to_string()).collect();
        writeln!(f, "pool: {}", pool.join(" "))?;
        writeln!(f, "piles: {} colours, {} sums, {} equations", self.piles[0], self.piles[1], self.piles[2])?;
        for (seat, side) in self.seats.iter().enumerate() {
            let face = |card: &CardView| match card.card {
                Some(card) => format!("{card} [{}]", card.pattern()),
                None => format!("({})", card.kind),
            };
            let hand: Vec<String> = side.hand.iter().map(face).collect();
            let done: Vec<String> = side.done.iter().map(|card| card.to_string()).collect();
            writeln!(
                f,
                "seat {seat}: {} points; cards {}; fulfilled {}",
                side.score,
                hand.join(", "),
                done.join(" ")
            )?;
        }
        Ok(())
    }
}
