//! Fair dice: every random outcome of a match follows from a seed that was fixed, and published as a hash, before the
//! first event, and from salts that the players promised before any salt was shown. Anyone with the record can check
//! every draw. `docs/fair-dice.md` says what this proves, against whom, and what it does not.
//!
//! The construction, version 2, for anyone who wants to implement it. Texts are ASCII, numbers decimal.
//!
//! 1. The server draws a **seed** of 32 random bytes and shows the **commitment** SHA-256(seed) with the table.
//! 2. Each seat that sits down may **promise** a salt: SHA-256(salt) as 64 hexadecimal digits. A salt is 1 to 64 letters,
//!    digits, `-` and `_`. When every seat is taken, all promises are fixed and each such seat shows its **salt**. A
//!    salt that is not shown in time is **withheld**: it counts as empty, and the record names the seat.
//! 3. The **key** of the match is HMAC-SHA256(key: seed, text: `cowbell fair dice 2` and, for every seat in
//!    order, a newline, its promise, `:` and its salt; both empty for a seat that promised none).
//!    In version 1 there were no promises: salts were shown as the players sat down, and the text was `cowbell fair dice 1`
//!    and, for every seat, a newline and its salt. The seat that sat down last could try salts until the server
//!    liked the deal.
//! 4. The event with number `step` (the first event of the log is 0) reads the **words** of the blocks
//!    HMAC-SHA256(key, `step:0`), HMAC-SHA256(key, `step:1`), …, eight 32-bit big-endian numbers each.
//! 5. A number **below n** is `word mod n` of the first word that is less than the greatest multiple of n not
//!    above 2³²; other words are skipped.
//! 6. The outcomes of a random event are listed in ascending order with their weights (`cowbell replay
//!    --chances` prints the list). With `r` below the sum of the weights, the outcome is the first whose weight and
//!    those before it sum to more than `r`.
//! 7. At the end the seed is revealed.
//!
//! Version 3 is for the match of the day, whose dice are the same for everyone and no secret. The seed is SHA-256 of
//! `cowbell match of the day DATE GAME`, as in `2026-11-16 kuhlorado`; nobody promises a salt. In place of `step` each game has its own
//! numbers ([`cowbell_rules::Game::draw_alike`]), so that matches that differ a little still meet the same luck.

use core::fmt;

use cowbell_catalog::{AnyMatch, Dealt, deal_on};
use cowbell_rules::Dice;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::hex;

/// The secret that fixes all dice of a match.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from these bytes, which must be impossible to guess.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from a number: for matches that can be repeated, not for dice that others must trust.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(format!("cowbell seed {number}")).into())
    }

    /// A seed that anyone can compute from a text.
    pub(crate) fn of_text(text: &str) -> Seed {
        Seed(Sha256::digest(text).into())
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Seed> {
        hex::read(text).map(Seed)
    }

    /// What is published before the match: SHA-256 of the seed, in hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex::write(&Sha256::digest(self.0))
    }

    /// The seed of the choices of the bot that answers this version of the table. As secret as the seed itself: nobody can
    /// compute a bot's move in advance, and anyone can afterwards.
    pub fn for_bot(&self, version: u32) -> u64 {
        self.derive(&format!("cowbell bot {version}"))
    }

    /// The seed of a bot's choices in a position: the same wherever it comes up. `bot` tells bots apart that play the same match.
    pub fn for_bot_in(&self, bot: &str, position: &str) -> u64 {
        self.derive(&format!("cowbell bot {bot}\n{position}"))
    }

    fn derive(&self, text: &str) -> u64 {
        let mut mac = keyed(&self.0);
        mac.update(text.as_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        u64::from_be_bytes(core::array::from_fn(|index| bytes[index]))
    }

    /// The seed itself, in hexadecimal digits: for the store, and for everyone after the end.
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }
}

/// Hides the seed, so that printing it by accident reveals nothing.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({})", self.commitment())
    }
}

/// The version of the construction for new tables.
pub const NEWEST: u32 = 2;

/// The version for the match of the day.
pub const OF_DAY: u32 = 3;

/// The promise of a salt.
pub fn promise(salt: &str) -> String {
    hex::write(&Sha256::digest(salt))
}

/// Whether a text has the form of a promise.
pub(crate) fn is_promise(text: &str) -> bool {
    hex::read::<32>(text).is_some()
}

/// Whether a text has the form of a salt.
pub(crate) fn is_salt(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    (1..=64).contains(&text.len()) && text.bytes().all(is_letter)
}

/// The dice of one match.
#[derive(Clone)]
pub struct Fair {
    key: [u8; 32],
    version: u32,
}

impl Fair {
    /// The dice that follow, by a version of the construction, from a seed and the promise and salt of each seat.
    pub fn new<'a>(version: u32, seed: &Seed, seats: impl IntoIterator<Item = (&'a str, &'a str)>) -> Fair {
        let mut mac = keyed(&seed.0);
        mac.update(format!("cowbell fair dice {version}").as_bytes());
        for (promise, salt) in seats {
            mac.update(b"\n");
            if version > 1 {
                mac.update(promise.as_bytes());
                mac.update(b":");
            }
            mac.update(salt.as_bytes());
        }
        Fair { key: mac.finalize().into_bytes().into(), version }
    }

    /// The outcome of the pending random event of a match.
    ///
    /// # Panics
    ///
    /// If no random event is pending.
    pub fn due(&self, game: &dyn AnyMatch) -> String {
        match self.version {
            OF_DAY => game.due_alike(&|number| Box::new(self.at(number))),
            _ => game.due(&mut self.at(game.steps())),
        }
    }

    /// Settles the pending random event of a match.
    ///
    /// # Panics
    ///
    /// If no random event is pending.
    pub fn deal(&self, game: &mut dyn AnyMatch) -> Dealt {
        match self.version {
            OF_DAY => game.deal_alike(&|number| Box::new(self.at(number))),
            _ => {
                let step = game.steps();
                game.deal(&mut self.at(step))
            }
        }
    }

    /// Settles random events until a seat is to move or the match is over.
    pub fn deal_on(&self, game: &mut dyn AnyMatch) -> Vec<Dealt> {
        let mut dealt = Vec::new();
        deal_on(game, |game| dealt.push(self.deal(game)));
        dealt
    }

    /// The dice for the event with this number.
    pub fn at(&self, step: usize) -> Throws<'_> {
        Throws { key: &self.key, step, block: [0; 32], used: 0 }
    }
}

/// The dice of one event.
pub struct Throws<'a> {
    key: &'a [u8; 32],
    step: usize,
    block: [u8; 32],
    /// How many words have been read.
    used: usize,
}

impl Throws<'_> {
    fn word(&mut self) -> u32 {
        let (number, at) = (self.used / 8, self.used % 8 * 4);
        if at == 0 {
            let mut mac = keyed(self.key);
            mac.update(format!("{}:{number}", self.step).as_bytes());
            self.block = mac.finalize().into_bytes().into();
        }
        self.used += 1;
        u32::from_be_bytes([self.block[at], self.block[at + 1], self.block[at + 2], self.block[at + 3]])
    }
}

impl Dice for Throws<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let n = u64::from(n.max(1));
        let limit = (1u64 << 32) / n * n;
        loop {
            let word = u64::from(self.word());
            if word < limit {
                return (word % n) as u32;
            }
        }
    }
}

fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes keys of any length")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_as_likely_and_every_step_its_own() {
        let new =
            |seed: u8, salts: [&str; 2]| Fair::new(1, &Seed::new([seed; 32]), salts.map(|salt| ("", salt)));
        let fair = new(7, ["a", ""]);
        let mut counts = [0; 6];
        (0..6000).for_each(|step| counts[fair.at(step).below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
        let throws = |fair: &Fair| (0..8).map(|step| fair.at(step).below(1 << 31)).collect::<Vec<_>>();
        assert_eq!(throws(&fair), throws(&new(7, ["a", ""])));
        assert_ne!(throws(&fair), throws(&new(7, ["", "a"])));
        assert_ne!(throws(&fair), throws(&new(8, ["a", ""])));
    }

    #[test]
    fn a_seed_printed_by_accident_stays_secret() {
        let seed = Seed::new([9; 32]);
        assert!(!format!("{seed:?}").contains(&seed.reveal()));
        assert_eq!(Seed::parse(&seed.reveal()), Some(seed));
    }
}
