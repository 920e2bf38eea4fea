//! A heap of cards without order: a hand, the deck, what a seat has not seen. No card exists more than
//! twice, so two words are enough: the cards held at least once, and those held twice.

use core::fmt;

use cowbell_rules::{Dice, running_counts, select};

use crate::board::{Card, FLY_DIGITS, each};

/// A heap of cards without order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Cards {
    once: u64,
    twice: u64,
}

impl Cards {
    /// All cards of one packet, or of both.
    pub(crate) const fn whole(both_packets: bool) -> Cards {
        let mut cards = Cards { once: 0, twice: 0 };
        let mut index = 0;
        while index < Card::COUNT {
            let card = Card(index as u8);
            let copies = card.copies(both_packets);
            cards.once |= ((copies > 0) as u64) << index;
            cards.twice |= ((copies > 1) as u64) << index;
            index += 1;
        }
        cards
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.twice |= self.once & card.bit();
        self.once |= card.bit();
    }

    /// Takes one such card away. It is there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        let second = self.twice & card.bit();
        self.twice ^= second;
        self.once ^= card.bit() ^ second;
    }

    /// Adds all of `other`. No card becomes more than two.
    pub(crate) fn add_all(&mut self, other: Cards) {
        self.twice |= other.twice | (self.once & other.once);
        self.once |= other.once;
    }

    /// The different cards, as a set.
    #[inline]
    pub(crate) const fn kinds(self) -> u64 {
        self.once
    }

    /// The cards held twice, as a set.
    #[inline]
    pub(crate) const fn pairs(self) -> u64 {
        self.twice
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.once == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        // Most heaps hold nothing twice.
        let twice = if self.twice == 0 { 0 } else { self.twice.count_ones() };
        (self.once.count_ones() + twice) as u8
    }

    /// How many of this card.
    #[inline]
    pub(crate) const fn count(self, card: Card) -> u8 {
        card.is_in(self.once) as u8 + card.is_in(self.twice) as u8
    }

    /// The flies on all of them.
    pub(crate) const fn flies(self) -> u8 {
        flies(self.once) + flies(self.twice)
    }

    /// Only the cards in `set`.
    pub(crate) const fn only(self, set: u64) -> Cards {
        Cards { once: self.once & set, twice: self.twice & set }
    }

    /// Every card, ascending, one held twice two times.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        each(self.once).flat_map(move |card| core::iter::repeat_n(card, self.count(card) as usize))
    }

    /// One of the cards, each equally likely. There is at least one.
    #[inline]
    pub(crate) fn pick<D: Dice + ?Sized>(self, dice: &mut D) -> Card {
        let [once, twice] = [self.once, self.twice].map(running_counts);
        let n_once = (once >> 56) as u32;
        let at = dice.below(n_once + (twice >> 56) as u32);
        let (set, counts, at) =
            if at < n_once { (self.once, once, at) } else { (self.twice, twice, at - n_once) };
        Card(select(set, counts, at) as u8)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut heap = Cards::default();
        cards.into_iter().for_each(|card| heap.add(card));
        heap
    }
}

/// The cards as words, ascending; `-` for none.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter()
            .enumerate()
            .try_for_each(|(at, card)| write!(f, "{}{card}", if at == 0 { "" } else { " " }))
    }
}

/// The flies on a set of cards.
#[inline]
pub(crate) const fn flies(set: u64) -> u8 {
    let [ones, twos, fours] = FLY_DIGITS;
    ((set & ones).count_ones() + 2 * (set & twos).count_ones() + 4 * (set & fours).count_ones()) as u8
}
