//! A herd: cows standing in a line from low to high, acrobats on their backs, slowpokes in the gaps. No two
//! cows of a line have the same value, so the line is a set of values and the cards are a set of cards. Which
//! card may join is decided in `legal.rs`.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::board::{ACROBATS, BEARING, CALF, Card, FLY_FREE, MAD, MAD_NUMBER, SLOWPOKE, each};
use crate::cards::flies;
use crate::faces::TOP;
use crate::moves::End;

/// A herd on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Herd {
    cards: u64,
    /// One bit for each value that a cow stands for. Acrobats and slowpokes have none.
    line: u32,
    /// The only card that can be in a herd twice.
    slowpokes: u8,
    /// What the calf is worth; 0 without one.
    calf: u8,
    laid: Laid,
}

/// The numbers at which slowpokes were laid, one bit for each. A card stays where players saw it being laid, but no rule
/// depends on it, so herds that differ only in this are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Laid(u32);

impl Laid {
    /// Whether a slowpoke was laid here.
    pub const fn has(self, value: u8) -> bool {
        self.0 >> value & 1 == 1
    }

    /// The numbers, ascending.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (0..=TOP).filter(move |value| self.has(*value))
    }
}

impl PartialEq for Laid {
    fn eq(&self, _: &Laid) -> bool {
        true
    }
}

impl Eq for Laid {}

impl Hash for Laid {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Herd {
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.line == 0
    }

    /// The different cards, as a set.
    #[inline]
    pub(crate) const fn kinds(self) -> u64 {
        self.cards
    }

    /// The lowest value. The herd is not empty.
    #[inline]
    pub(crate) const fn low(self) -> u8 {
        self.line.trailing_zeros() as u8
    }

    /// The highest value. The herd is not empty.
    #[inline]
    pub(crate) const fn high(self) -> u8 {
        self.line.ilog2() as u8
    }

    /// How many numbers are missing between the ends, those that slowpokes stand for not counted.
    pub(crate) const fn vacant(self) -> u8 {
        self.high() - self.low() + 1 - self.line.count_ones() as u8 - self.slowpokes
    }

    /// The value a calf would have at this end, if the cow there has no flies.
    #[inline]
    pub(crate) const fn calf_at(self, end: End) -> Option<u8> {
        let (value, beside) = match end {
            End::Low => (self.low(), self.low().wrapping_sub(1)),
            End::High => (self.high(), self.high() + 1),
        };
        if self.cards & BEARING[value as usize] & FLY_FREE != 0 { Some(beside) } else { None }
    }

    /// The cow bearing this number, as a set of one card or none. A calf, slowpoke or mad cow bears none.
    #[inline]
    pub(crate) const fn bearing(self, number: u8) -> u64 {
        self.cards & BEARING[number as usize]
    }

    /// What the calf is worth, if there is one.
    pub(crate) const fn calf(self) -> Option<u8> {
        if self.cards & CALF == 0 { None } else { Some(self.calf) }
    }

    pub(crate) const fn slowpokes(self) -> u8 {
        self.slowpokes
    }

    /// Lets a card join that stands by its own number.
    #[inline]
    pub(crate) fn stand(&mut self, card: Card, number: u8) {
        self.cards |= card.bit();
        self.line |= 1 << number;
    }

    /// Lets an acrobat lie on its cow.
    pub(crate) fn climb(&mut self, acrobat: Card) {
        self.cards |= acrobat.bit();
    }

    /// Lets a slowpoke take the lowest missing number; which one never matters.
    pub(crate) fn fill(&mut self) {
        self.cards |= SLOWPOKE;
        self.slowpokes += 1;
        let missing = self.missing();
        self.laid.0 |= missing & missing.wrapping_neg();
    }

    /// The numbers missing between the ends, those that slowpokes stand for not counted, as a set. The herd is not empty.
    const fn missing(self) -> u32 {
        let from_low_to_high = (1_u32 << (self.high() + 1)) - (1_u32 << self.low());
        from_low_to_high & !self.line & !self.laid.0
    }

    pub(crate) const fn laid(self) -> Laid {
        self.laid
    }

    /// Lets the calf stand for this value.
    pub(crate) fn stand_calf(&mut self, value: u8) {
        self.cards |= CALF;
        self.line |= 1 << value;
        self.calf = value;
    }

    /// Lets the mad cow take the place of the 8, and gives that card.
    pub(crate) fn replace(&mut self) -> Card {
        let replaced = self.bearing(MAD_NUMBER);
        self.cards ^= replaced | MAD;
        Card(replaced.trailing_zeros() as u8)
    }

    pub(crate) const fn len(self) -> u8 {
        self.cards.count_ones() as u8 + self.slowpokes.saturating_sub(1)
    }

    pub(crate) fn flies(self) -> u8 {
        flies(self.cards) + flies(SLOWPOKE) * self.slowpokes.saturating_sub(1)
    }

    /// Every card, a second slowpoke twice; in no order that matters.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        let second = if self.slowpokes > 1 { SLOWPOKE } else { 0 };
        each(self.cards).chain(each(second))
    }

    /// The cows of the line from low to high: value, card, and the acrobat on its back.
    pub(crate) fn line(self) -> impl Iterator<Item = (u8, Card, Option<Card>)> {
        let stands = move |value: u8| match self.bearing(value) {
            0 if self.calf() == Some(value) => CALF,
            0 => MAD,
            card => card,
        };
        (0..=TOP).filter(move |value| self.line >> value & 1 == 1).map(move |value| {
            let rider = each(self.cards & ACROBATS).find(|acrobat| acrobat.number() == Some(value));
            (value, Card(stands(value).trailing_zeros() as u8), rider)
        })
    }
}

impl fmt::Display for Herd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let mut blank = "";
        for (value, card, rider) in self.line() {
            write!(f, "{blank}{card}")?;
            if card.is_in(CALF) {
                write!(f, "@{value}")?;
            }
            if let Some(acrobat) = rider {
                write!(f, "+{acrobat}")?;
            }
            blank = " ";
        }
        (0..self.slowpokes).try_for_each(|_| write!(f, " {}", Card(SLOWPOKE.trailing_zeros() as u8)))
    }
}
