//! The view as text, for plain terminals. Made from the view alone, so it cannot say more.

use core::fmt;

use crate::board::Card;
use crate::state::Arrow;
use crate::view::{CowView, HerdView, View};

/// The herds from low to high, the farmers, and the own hand.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, herd) in self.herds.iter().enumerate() {
            let mark = if self.herds.len() > 1 && place == usize::from(self.place) { ">" } else { " " };
            writeln!(f, "{mark} herd {place}: {}", line(herd))?;
        }
        let arrow = match self.arrow {
            Arrow::Clockwise => "clockwise",
            Arrow::CounterClockwise => "counter-clockwise",
        };
        writeln!(f, "arrow {arrow}, {} cards in the deck", self.deck)?;
        for (seat, farmer) in self.seats.iter().enumerate() {
            let mark = if seat == self.turn.index() { ">" } else { " " };
            let (cards, total, flies) = (farmer.cards, farmer.total, farmer.flies);
            writeln!(f, "{mark} seat {seat}: {cards} cards, {total} flies, {flies} more in the shed")?;
        }
        match &self.hand {
            Some(hand) => writeln!(f, "hand: {}", joined(hand)),
            None => Ok(()),
        }
    }
}

fn line(herd: &HerdView) -> String {
    let cow = |cow: &CowView| {
        let on_top = cow.acrobat.map_or(String::new(), |acrobat| format!("+{acrobat}"));
        let number = if cow.card.to_string().starts_with(char::is_numeric) {
            String::new()
        } else {
            format!("@{}", cow.value)
        };
        format!("{}{number}{on_top}", cow.card)
    };
    let mut cows: Vec<String> = herd.line.iter().map(cow).collect();
    cows.extend((0..herd.slowpokes).map(|_| "SL".to_string()));
    if cows.is_empty() { "-".into() } else { format!("{} ({} flies)", cows.join(" "), herd.flies) }
}

fn joined(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(Card::to_string).collect();
    names.join(" ")
}
