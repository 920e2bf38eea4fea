//! The goal cards: what each shows, and which of them three dice in a row fulfil.
//!
//! The pattern of every card, whatever its kind, is a condition on the three values and another one on the
//! three colours, both read in the same direction. So two small tables of sets of cards, one by values and one by
//! colours, answer for all cards at once: intersect them, turn the line round, intersect again.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::notation::Name;
use cowbell_rules::{Dice, Unreadable, running_counts, select};
use serde::{Serialize, Serializer};

use crate::board::{Colour, Die};
use crate::options::{Deck, Options};
use crate::pattern::{self, Pattern};

/// A set of cards, one bit each.
pub type Cards = u128;

/// The kinds of cards. The number on the back is the kind and the points alike (TTT-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Three colours in order; one point.
    Colours = 1,
    /// A sum and a colour; two points.
    Sum = 2,
    /// An equation; three points.
    Equation = 3,
}

impl Kind {
    /// All three.
    pub const ALL: [Kind; 3] = [Kind::Colours, Kind::Sum, Kind::Equation];

    /// As an index into per-kind arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The number on the back: what a fulfilled card is worth.
    #[inline]
    pub const fn points(self) -> u8 {
        self as u8
    }

    /// All cards of this kind, in whatever deck.
    #[inline]
    pub const fn cards(self) -> Cards {
        match self {
            Kind::Colours => SERIES,
            Kind::Sum => SERIES << 24,
            Kind::Equation => SERIES << 48 | SERIES << 72,
        }
    }
}

/// How many cards of each kind a set has. Not by [`Kind::cards`]: counting the bits of 128 at a time is slow.
#[inline]
pub(crate) const fn count(cards: Cards) -> [i32; 3] {
    const LOW: u32 = SERIES as u32;
    const EQUATIONS: u64 = (Kind::Equation.cards() >> 48) as u64;
    let [colours, sums] = [cards as u32 & LOW, (cards >> 24) as u32 & LOW];
    let equations = (cards >> 48) as u64 & EQUATIONS;
    [colours.count_ones() as i32, sums.count_ones() as i32, equations.count_ones() as i32]
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}

impl FromStr for Kind {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Kind, Unreadable> {
        match text.trim().as_bytes() {
            [digit @ b'1'..=b'3'] => Ok(Kind::ALL[(digit - b'1') as usize]),
            _ => Err(Unreadable),
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.points())
    }
}

/// One series of 24 cards.
const SERIES: Cards = (1 << 24) - 1;

/// The letters of the series in order: colours, sums, equations graded, equations single.
const LETTERS: [char; 4] = ['C', 'S', 'E', 'F'];

/// The cards a table plays with (TTT-4, TTT-40, TTT-41).
pub(crate) const fn deck(options: &Options) -> Cards {
    let equations = match (options.equations, options.deck) {
        (false, _) => 0,
        (true, Deck::Graded) => SERIES << 48,
        (true, Deck::Single) => SERIES << 72,
    };
    SERIES | SERIES << 24 | equations
}

/// A card: colours `C01`…`C24`, sums `S01`…`S24`, equations `E01`…`E24` and `F01`…`F24`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

impl Card {
    /// How many there are in all decks together.
    pub const COUNT: usize = 96;

    /// Every card, ascending.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// Its name, `C01`.
    pub const fn name(self) -> Name<3> {
        let number = self.0 % 24 + 1;
        Name([LETTERS[self.index() / 24] as u8, b'0' + number / 10, b'0' + number % 10])
    }

    /// Its place among all cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this card alone.
    #[inline]
    pub const fn bit(self) -> Cards {
        1 << self.0
    }

    /// Its kind: what everyone sees on its back.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 / 24 {
            0 => Kind::Colours,
            1 => Kind::Sum,
            _ => Kind::Equation,
        }
    }

    /// 1 in the byte of its kind: such numbers add up to counts.
    #[inline]
    pub(crate) fn kind_byte(self) -> u32 {
        static BYTES: [u32; 128] = {
            let mut bytes = [0; 128];
            let mut index = 0;
            while index < Card::COUNT {
                bytes[index] = 1 << (8 * Card(index as u8).kind().index());
                index += 1;
            }
            bytes
        };
        BYTES[self.index() & 127]
    }

    /// What it shows.
    pub const fn pattern(self) -> Pattern {
        PATTERNS[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

impl FromStr for Card {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let [letter, digits @ ..] = text.trim().as_bytes() else { return Err(Unreadable) };
        let letter = letter.to_ascii_uppercase() as char;
        let series = LETTERS.iter().position(|other| *other == letter).ok_or(Unreadable)?;
        match digits {
            [tens @ b'0'..=b'2', ones @ b'0'..=b'9'] => match 10 * (tens - b'0') + ones - b'0' {
                number @ 1..=24 => Ok(Card(24 * series as u8 + number - 1)),
                _ => Err(Unreadable),
            },
            _ => Err(Unreadable),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name().serialize(serializer)
    }
}

/// The cards of a set, ascending.
#[inline]
pub(crate) fn each(cards: Cards) -> impl Iterator<Item = Card> {
    let mut rest = cards;
    core::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let card = Card(rest.trailing_zeros() as u8);
        rest &= rest - 1;
        Some(card)
    })
}

/// One card of a set that is not empty, each equally likely. They are all of one kind.
#[inline]
pub(crate) fn pick<D: Dice + ?Sized>(cards: Cards, dice: &mut D) -> Card {
    // Those of one kind lie within 48 bits.
    let first = cards.trailing_zeros();
    let set = (cards >> first) as u64;
    let counts = running_counts(set);
    let at = dice.below((counts >> 56) as u32);
    Card((first + select(set, counts, at)) as u8)
}

/// The cards that three dice in a row fulfil, whichever end one reads from.
#[inline]
pub(crate) fn fulfilled([one, two, three]: [Die; 3]) -> Cards {
    let [one, two, three] = [one.byte() as usize, two.byte() as usize, three.byte() as usize];
    let fit = |a: usize, b: usize, c: usize| {
        BY_VALUES[(a & 7) << 6 | (b & 7) << 3 | c & 7]
            & BY_COLOURS[(a >> 3 & 3) << 4 | (b >> 3 & 3) << 2 | c >> 3 & 3]
    };
    fit(one, two, three) | fit(three, two, one)
}

/// The cards that two dice fulfil together with some third one in the gap, the first, second or third place.
#[inline]
pub(crate) fn completable(gap: usize, [one, two]: [Die; 2]) -> Cards {
    let [one, two] = [one.byte() as usize, two.byte() as usize];
    let fit = |gap: usize, a: usize, b: usize| {
        PAIRS_BY_VALUES[gap][(a & 7) << 3 | b & 7] & PAIRS_BY_COLOURS[gap][(a >> 3 & 3) << 2 | b >> 3 & 3]
    };
    fit(gap, one, two) | fit(2 - gap, two, one)
}

/// The cards whose condition on values holds, by three values of three bits.
static BY_VALUES: [Cards; 512] = {
    let mut table = [0; 512];
    let mut index = 0;
    while index < 6 * 6 * 6 {
        let [a, b, c] = [index / 36 + 1, index / 6 % 6 + 1, index % 6 + 1];
        let mut card = 0;
        while card < Card::COUNT {
            if PATTERNS[card].fits_values([a as u8, b as u8, c as u8]) {
                table[a << 6 | b << 3 | c] |= 1 << card;
            }
            card += 1;
        }
        index += 1;
    }
    table
};

/// The cards whose condition on colours holds, by three colours of two bits.
static BY_COLOURS: [Cards; 64] = {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let colours = [Colour::ALL[index >> 4], Colour::ALL[index >> 2 & 3], Colour::ALL[index & 3]];
        let mut card = 0;
        while card < Card::COUNT {
            if PATTERNS[card].fits_colours(colours) {
                table[index] |= 1 << card;
            }
            card += 1;
        }
        index += 1;
    }
    table
};

/// The cards whose condition on values can hold, by the place of the third value and the other two.
static PAIRS_BY_VALUES: [[Cards; 64]; 3] = pairs(&BY_VALUES, 3);

/// The cards whose condition on colours can hold, by the place of the third colour and the other two.
static PAIRS_BY_COLOURS: [[Cards; 16]; 3] = pairs(&BY_COLOURS, 2);

/// From a table by three things of some bits each, the tables by any two of them, without the first, second or third.
const fn pairs<const PAIRS: usize>(table: &[Cards], bits: usize) -> [[Cards; PAIRS]; 3] {
    let mut pairs = [[0; PAIRS]; 3];
    let most = (1 << bits) - 1;
    let mut index = 0;
    while index < table.len() {
        let [a, b, c] = [index >> (2 * bits), index >> bits & most, index & most];
        pairs[0][b << bits | c] |= table[index];
        pairs[1][a << bits | c] |= table[index];
        pairs[2][a << bits | b] |= table[index];
        index += 1;
    }
    pairs
}

/// What each card shows. Data, because the printed cards are not published.
const PATTERNS: [Pattern; Card::COUNT] = patterns(include_bytes!("../data/cards.txt"));

/// Reads `data/cards.txt` while compiling: a name, a blank, the pattern as it is printed; `#` comments.
const fn patterns(text: &[u8]) -> [Pattern; Card::COUNT] {
    let mut patterns = [Pattern::Sum(0, Colour::Red); Card::COUNT];
    let mut card = 0;
    let mut at = 0;
    while at < text.len() {
        if text[at] != b'#' && text[at] != b'\n' {
            assert!(
                text[at] == LETTERS[card / 24] as u8,
                "data/cards.txt: C, S, E, F in this order, 24 each"
            );
            let number = (text[at + 1] - b'0') * 10 + text[at + 2] - b'0';
            assert!(number as usize == card % 24 + 1, "data/cards.txt: numbers ascend from 01 to 24");
            patterns[card] = pattern::read(text, at + 4);
            card += 1;
        }
        while text[at] != b'\n' {
            at += 1;
        }
        at += 1;
    }
    assert!(card == Card::COUNT, "data/cards.txt: 96 cards");
    patterns
}
