//! The cow cards and the sets of them that the rules speak of. Ordinary cows of both packets are one and
//! the same card; only specials tell their packet. A set is a word with one bit per card.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::{Unreadable, bits};

use crate::faces::{COUNT, FACES, Kind, Packet, TOP};

/// A cow card, by its place in the order 1.0, 2.0, 2.1, 3.0 … 15.0, then the green and the yellow specials.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

/// An entry for each value of a herd's line, 0 to 16.
pub(crate) type ByValue<T> = [T; TOP as usize + 1];

const ALL: u64 = (1 << COUNT) - 1;
/// Cards that stand in the line by their own number, and so can start a herd.
pub(crate) const STARTERS: u64 =
    of_kind(Kind::Cow) | of_kind(Kind::Blocker) | of_kind(Kind::Thin) | of_kind(Kind::Dairy);
/// Cards that need other cows there before them.
pub(crate) const NON_STARTERS: u64 = ALL & !STARTERS;
pub(crate) const ORDINARY: u64 = of_kind(Kind::Cow);
pub(crate) const GREEN: u64 = of_packet(Packet::Green);
pub(crate) const YELLOW: u64 = of_packet(Packet::Yellow);
pub(crate) const ACROBATS: u64 = of_kind(Kind::Acrobat);
pub(crate) const SLOWPOKE: u64 = of_kind(Kind::Slowpoke);
pub(crate) const CALF: u64 = of_kind(Kind::Calf);
pub(crate) const MAD: u64 = of_kind(Kind::Mad);
/// The value at which the mad cow stands: that of the cow it replaces.
pub(crate) const MAD_NUMBER: u8 = FACES[MAD.trailing_zeros() as usize].number.unwrap();

/// The flies of a card in binary digits: the cards that have the 1, the 2, the 4 in it.
pub(crate) const FLY_DIGITS: [u64; 3] = {
    let mut sets = [0; 3];
    let mut card = 0;
    while card < COUNT {
        let mut digit = 0;
        while digit < 3 {
            sets[digit] |= (FACES[card].flies as u64 >> digit & 1) << card;
            digit += 1;
        }
        card += 1;
    }
    sets
};
pub(crate) const FLY_FREE: u64 = ALL & !(FLY_DIGITS[0] | FLY_DIGITS[1] | FLY_DIGITS[2]);

/// The starters that bear a number.
pub(crate) const BEARING: ByValue<u64> = {
    let mut sets = [0; TOP as usize + 1];
    let mut card = 0;
    while card < COUNT {
        if STARTERS >> card & 1 == 1 {
            sets[FACES[card].number.unwrap() as usize] |= 1 << card;
        }
        card += 1;
    }
    sets
};

/// The starters with a lower number.
pub(crate) const BELOW: ByValue<u64> = {
    let mut sets = [0; TOP as usize + 1];
    let mut value = 1;
    while value <= TOP as usize {
        sets[value] = sets[value - 1] | BEARING[value - 1];
        value += 1;
    }
    sets
};

/// The starters with a higher number.
pub(crate) const ABOVE: ByValue<u64> = {
    let mut sets = [0; TOP as usize + 1];
    let mut value = 0;
    while value <= TOP as usize {
        sets[value] = STARTERS & !BELOW[value] & !BEARING[value];
        value += 1;
    }
    sets
};

const fn of_kind(kind: Kind) -> u64 {
    let mut set = 0;
    let mut card = 0;
    while card < COUNT {
        if FACES[card].kind as u8 == kind as u8 {
            set |= 1 << card;
        }
        card += 1;
    }
    set
}

const fn of_packet(packet: Packet) -> u64 {
    let mut set = 0;
    let mut card = 0;
    while card < COUNT {
        if let Some(own) = FACES[card].packet
            && own as u8 == packet as u8
        {
            set |= 1 << card;
        }
        card += 1;
    }
    set
}

/// The cards of a set, ascending.
#[inline]
pub(crate) fn each(set: u64) -> impl Iterator<Item = Card> {
    bits(set).map(Card)
}

impl Card {
    /// How many different cards there are.
    pub const COUNT: usize = COUNT;

    /// Every card, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..COUNT as u8).map(Card)
    }

    /// The card as an index into per-card arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What notation calls the card.
    #[inline]
    pub const fn name(self) -> &'static str {
        FACES[self.index()].name
    }

    /// What the card does.
    #[inline]
    pub const fn kind(self) -> Kind {
        FACES[self.index()].kind
    }

    /// The packet of a special. An ordinary cow may come from either.
    pub const fn packet(self) -> Option<Packet> {
        FACES[self.index()].packet
    }

    /// The printed number, where there is one.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        FACES[self.index()].number
    }

    /// The flies on it.
    pub const fn flies(self) -> u8 {
        FACES[self.index()].flies
    }

    /// How many of this card a match with one packet or with both has.
    pub const fn copies(self, both_packets: bool) -> u8 {
        let copies = FACES[self.index()].copies;
        match self.packet() {
            None if both_packets => 2 * copies,
            Some(Packet::Yellow) if !both_packets => 0,
            _ => copies,
        }
    }

    /// The card alone, as a set.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether the card is in the set.
    #[inline]
    pub(crate) const fn is_in(self, set: u64) -> bool {
        set >> self.0 & 1 == 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let text = text.trim();
        Card::all().find(|card| card.name().eq_ignore_ascii_case(text)).ok_or(Unreadable)
    }
}

/// Reads a small number as it is printed: digits only, no zero before others.
pub(crate) fn digits(text: &str) -> Result<u8, Unreadable> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().map_err(|_| Unreadable) } else { Err(Unreadable) }
}
