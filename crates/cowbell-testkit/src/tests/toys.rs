//! The toys as subjects, and what they are worth.

use std::collections::BTreeMap;

use cowbell_rules::{Game, Pick, Seat, Turn};

use crate::Subject;
use crate::toys::high_card::{HighCard, HighCardOptions, Play};
use crate::toys::race::{Race, RaceOptions, Take};
use crate::toys::value;

mod race {
    use super::Race;
    crate::conformance!(Race);
}

mod high_card {
    use super::HighCard;
    crate::conformance!(HighCard);
}

impl Subject for Race {
    const FOLDER: &'static str = concat!(env!("CARGO_MANIFEST_DIR"), "/testdata/race");
    const CLAUSES: &'static [&'static str] = &["RACE-1", "RACE-2", "RACE-3", "RACE-4", "RACE-5"];
    const ENDINGS: &'static [&'static str] = &["goal", "turns", "tie"];
    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] =
        &[("goal", r#"{"goal":8}"#, 1), ("turns", "{}", 2), ("tie", r#"{"starter":1}"#, 3)];

    fn tables() -> Vec<RaceOptions> {
        let starts = [Pick::Random, Pick::Seat(Seat(1))];
        let goals = [12, 8, 20];
        goals.into_iter().flat_map(|goal| starts.map(|starter| RaceOptions { goal, starter })).collect()
    }

    fn ending(&self) -> &'static str {
        let [south, north] = self.tracks();
        match () {
            () if self.made() < Race::TURNS || self.tracks().contains(&self.options().goal) => "goal",
            () if south == north => "tie",
            () => "turns",
        }
    }

    fn conserved(&self) -> Vec<u32> {
        Vec::new()
    }

    fn invariants(&self) -> Result<(), String> {
        let [low, high] = self.roll().unwrap_or([0, 0]);
        let holds = low <= high && self.tracks().iter().all(|track| *track <= self.options().goal);
        if holds { Ok(()) } else { Err("dice in order, nobody beyond the goal".into()) }
    }

    fn witness(&self) -> Vec<Take> {
        let (Turn::Seat(seat), Some([low, high])) = (self.turn(), self.roll()) else { return Vec::new() };
        let room = self.options().goal - self.tracks()[seat.index()];
        let mut found = vec![Take::Stay];
        if low <= room {
            found.push(Take::Low);
        }
        if high <= room && high > low {
            found.push(Take::High);
        }
        found
    }
}

impl Subject for HighCard {
    const FOLDER: &'static str = concat!(env!("CARGO_MANIFEST_DIR"), "/testdata/high-card");
    const CLAUSES: &'static [&'static str] = &["HIGH-1", "HIGH-2", "HIGH-3", "HIGH-4", "HIGH-5"];
    const ENDINGS: &'static [&'static str] = &["held", "swapped"];
    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] = &[
        ("held", "{}", 1),
        ("swapped", "{}", 2),
        ("three", r#"{"seats":3,"cards":9}"#, 3),
        ("few", r#"{"seats":3}"#, 4),
    ];

    fn tables() -> Vec<HighCardOptions> {
        [(2, 6), (3, 6), (2, 9), (3, 7)].map(|(seats, cards)| HighCardOptions { seats, cards }).to_vec()
    }

    fn ending(&self) -> &'static str {
        if self.shown().iter().any(|card| *card > 0) { "swapped" } else { "held" }
    }

    /// No card twice: those in hand, shown and left are as many as were printed.
    fn conserved(&self) -> Vec<u32> {
        let lying: Vec<u8> = [self.hands(), self.shown()].concat();
        let cards = 1..=self.options().cards;
        cards.map(|card| lying.iter().filter(|other| **other == card).count().max(1) as u32).collect()
    }

    fn invariants(&self) -> Result<(), String> {
        let is_top = |card: &u8| *card == self.options().cards;
        if self.shown().iter().any(is_top) { Err("the highest card was given away".into()) } else { Ok(()) }
    }

    fn witness(&self) -> Vec<Play> {
        match self.turn() {
            Turn::Seat(seat) if self.hands()[seat.index()] == self.options().cards => vec![Play::Hold],
            Turn::Seat(_) => vec![Play::Swap, Play::Hold],
            _ => Vec::new(),
        }
    }
}

/// Who begins is drawn, so the race is fair; and moving last is worth something.
#[test]
fn the_race_is_solved() {
    let start = |starter| Race::new(&RaceOptions { starter, ..RaceOptions::default() });
    let worth = |starter| value(&start(starter), &mut BTreeMap::new());
    let (first, second) = (worth(Pick::Seat(Seat(0))), worth(Pick::Seat(Seat(1))));
    assert!((worth(Pick::Random) - 0.5).abs() < 1e-12);
    assert!((first + second - 1.0).abs() < 1e-12);
    assert!((0.0..1.0).contains(&first) && first != second, "{first} {second}");
}

/// Two to go and the last turn: a two wins at once, any other throw loses. 11 of 36 throws show a two, 1 of 36 two
/// ones, which lead to a tie.
#[test]
fn the_last_throw_is_worth_what_pencil_and_paper_say() {
    let options = RaceOptions { starter: Pick::Seat(Seat(1)), ..RaceOptions::default() };
    let race = Race::from_position(&options, "tracks 10 11\nmade 9\nroll -").expect("a position of the race");
    let worth = value(&race, &mut BTreeMap::new());
    // A one and a three to six (8 of 36) is a tie as well, by the one.
    assert!((worth - (11.0 + 0.5 * 9.0) / 36.0).abs() < 1e-12, "{worth}");
}
