//! A heap of cards without order: a hand, the deck, what a seat has not seen. No card exists more than
//! twice, so two words are enough: the cards held at least once, and those held twice.

use core::fmt;

use cowbell_rules::Dice;

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

    pub(crate) const fn len(self) -> u8 {
        (self.once.count_ones() + self.twice.count_ones()) as u8
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
        let once = running_counts(self.once);
        let n_once = (once >> 56) as u32;
        let n_twice = if self.twice == 0 { 0 } else { (running_counts(self.twice) >> 56) as u32 };
        let at = dice.below(n_once + n_twice);
        if at < n_once {
            select(self.once, once, at)
        } else {
            select(self.twice, running_counts(self.twice), at - n_once)
        }
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

/// In each byte, how many bits of the word are set up to and including that byte. The usual sum in parallel:
/// plain arithmetic is quicker here than counting, since not every machine has an instruction for it.
#[inline]
const fn running_counts(set: u64) -> u64 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes.wrapping_mul(0x0101_0101_0101_0101)
}

/// The card with so many cards of the set before it.
#[inline]
const fn select(set: u64, counts: u64, mut at: u32) -> Card {
    // The high bit of a byte stays where its running count is at most `at`; the card is in the first other one.
    let high = 0x8080_8080_8080_8080;
    let passed = ((at as u64 * 0x0101_0101_0101_0101) | high) - counts;
    let shift = (!passed & high).trailing_zeros() - 7;
    at -= ((counts << 8) >> shift & 0xFF) as u32;
    let mut byte = set >> shift & 0xFF;
    while at > 0 {
        byte &= byte - 1;
        at -= 1;
    }
    Card((shift + byte.trailing_zeros()) as u8)
}
