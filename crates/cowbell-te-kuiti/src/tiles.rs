//! The tiles: what may be on them, and how many of each the box has.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::notation::unspaced;
use cowbell_rules::{Dice, Unreadable, weighted};
use serde::{Serialize, Serializer};

use crate::board::Side;
use crate::moves::Chance;
use crate::options::{Daisies, Mode, Options};

/// What is on a tile, in the order of all lists: five types of sheep, then the two that leave at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A joyful sheep.
    Joyful,
    /// A sleepy sheep.
    Sleepy,
    /// A timid sheep.
    Timid,
    /// An angry sheep.
    Angry,
    /// A dreamy sheep.
    Dreamy,
    /// A ram.
    Ram,
    /// A shepherd.
    Shepherd,
}

impl Kind {
    /// All seven.
    pub const ALL: [Kind; 7] =
        [Kind::Joyful, Kind::Sleepy, Kind::Timid, Kind::Angry, Kind::Dreamy, Kind::Ram, Kind::Shepherd];

    /// The five types of sheep.
    pub const SHEEP: [Kind; 5] = [Kind::Joyful, Kind::Sleepy, Kind::Timid, Kind::Angry, Kind::Dreamy];

    /// As an index into per-kind arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is a sheep.
    #[inline]
    pub const fn is_sheep(self) -> bool {
        (self as u8) < Kind::Ram as u8
    }

    /// `J`, `S`, `T`, `A`, `D`, `R` or `H`.
    pub const fn letter(self) -> char {
        ['J', 'S', 'T', 'A', 'D', 'R', 'H'][self as usize]
    }

    /// From its letter, in any case.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }
}

/// A tile as it lies: what is on it and, in the solo game, on which side of the cell its daisy is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile {
    /// What is on it.
    pub kind: Kind,
    /// The side of its daisy on the field, if it has one that matters.
    pub daisy: Option<Side>,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind.letter())?;
        self.daisy.map_or(Ok(()), |side| write!(f, "{}", side.letter()))
    }
}

impl FromStr for Tile {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Tile, Unreadable> {
        let text = unspaced(text);
        let mut letters = text.chars();
        let kind = letters.next().and_then(Kind::from_letter).ok_or(Unreadable)?;
        let daisy = match letters.next() {
            None => None,
            Some(letter) => Some(Side::from_letter(letter).ok_or(Unreadable)?),
        };
        if letters.next().is_some() { Err(Unreadable) } else { Ok(Tile { kind, daisy }) }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Tiles counted by kind, those with a daisy apart. In the duel daisies do not matter and none is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Bag {
    pub(crate) plain: [u8; 7],
    pub(crate) daisied: [u8; 7],
}

impl Bag {
    /// The 25 tiles for a table with these options.
    pub(crate) const fn full(options: &Options) -> Bag {
        match (options.mode, options.daisies) {
            (Mode::Duel, _) => DUEL,
            (Mode::Solo, Daisies::Standard) => STANDARD,
            (Mode::Solo, Daisies::Gentle) => GENTLE,
        }
    }

    /// The place where tiles like this one are counted.
    #[inline]
    pub(crate) fn count_mut(&mut self, tile: Tile) -> &mut u8 {
        let counts = if tile.daisy.is_some() { &mut self.daisied } else { &mut self.plain };
        &mut counts[tile.kind.index()]
    }

    /// How many tiles there are.
    pub(crate) fn len(&self) -> u32 {
        self.plain.iter().chain(&self.daisied).map(|n| u32::from(*n)).sum()
    }

    /// Every tile that can turn up, with its weight: a daisy faces each side equally often, so a tile
    /// without one weighs as much as four sides (TEK-51).
    pub(crate) fn chances(&self, mode: Mode, out: &mut Vec<(Chance, u32)>) {
        let whole = if mode == Mode::Duel { 1 } else { 4 };
        for kind in Kind::ALL {
            let plain = (None, whole * u32::from(self.plain[kind.index()]));
            let daisied = Side::ALL.map(|side| (Some(side), u32::from(self.daisied[kind.index()])));
            for (daisy, weight) in [plain].into_iter().chain(daisied) {
                if weight > 0 {
                    out.push((Chance::Tile(Tile { kind, daisy }), weight));
                }
            }
        }
    }

    /// Draws a tile by the same weights.
    #[inline]
    pub(crate) fn draw<D: Dice + ?Sized>(&self, mode: Mode, dice: &mut D) -> Tile {
        if mode == Mode::Duel {
            return Tile { kind: Kind::ALL[weighted(dice, &self.plain)], daisy: None };
        }
        let mut counts = [0; 14];
        counts[..7].copy_from_slice(&self.plain);
        counts[7..].copy_from_slice(&self.daisied);
        let index = weighted(dice, &counts);
        let daisy = if index < 7 { None } else { Some(Side::ALL[dice.below(4) as usize]) };
        Tile { kind: Kind::ALL[index % 7], daisy }
    }
}

const TILES: &[u8] = include_bytes!("../data/tiles.txt");
const STANDARD: Bag = read(TILES, 3);
const GENTLE: Bag = read(TILES, 5);
const DUEL: Bag = {
    let mut bag = STANDARD;
    let mut kind = 0;
    while kind < 7 {
        bag.plain[kind] += bag.daisied[kind];
        bag.daisied[kind] = 0;
        kind += 1;
    }
    bag
};

/// Reads `data/tiles.txt` while compiling: `J1 n -` is an id and the daisies of the two sets; `column` says
/// where in the line the wanted set stands. A random turn makes all sides equal, so they are only counted.
const fn read(text: &[u8], column: usize) -> Bag {
    let mut bag = Bag { plain: [0; 7], daisied: [0; 7] };
    let mut at = 0;
    while at < text.len() {
        if text[at] != b'#' {
            let mut kind = 0;
            while Kind::ALL[kind].letter() as u8 != text[at] {
                kind += 1;
            }
            assert!(text[at + 1].is_ascii_digit() && text[at + 2] == b' ' && text[at + 4] == b' ');
            match text[at + column] {
                b'n' | b'e' | b's' | b'w' => bag.daisied[kind] += 1,
                b'-' => bag.plain[kind] += 1,
                _ => panic!("data/tiles.txt: a daisy is n, e, s, w or -"),
            }
        }
        while text[at] != b'\n' {
            at += 1;
        }
        at += 1;
    }
    bag
}
