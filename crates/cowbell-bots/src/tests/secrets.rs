//! A bot that peeked would decide differently when the secrets it must not see are false.

use cowbell_catalog::games::mow::Mow;
use cowbell_catalog::games::te_kuiti::{Cell, TeKuiti};
use cowbell_catalog::games::tic_tac_town::TicTacTown;
use cowbell_rules::{Dice, Game, Match, Options, Seat, Turn, Viewer, quick};

use super::after;
use crate::eval::Evaluate;
use crate::level::{Bot, Budget, Level};
use crate::search::Limit;
use crate::think::{Mind, think};
use crate::{analyse, arena};

/// Plays to many positions, plants other hands for the other seats, and asks every level in both worlds.
fn no_level_peeks<G: Evaluate>(options: &str) {
    let options: G::Options = serde_json::from_str(options).expect("these options exist");
    let mut planted = 0;
    for seed in 0..12 {
        let game = after::<G>(&options, 3 * seed as usize, seed);
        let Turn::Seat(seat) = game.state().turn() else { continue };
        let truth = game.state();
        let lie = truth.resample(seat, &mut quick(99 + seed));
        planted += u32::from(lie != *truth);
        for level in Level::ALL {
            let budget = Budget { positions: 300, ..Budget::of(level) }.exactly(300);
            let honest = think(truth, seat, level, budget, seed);
            assert_eq!(honest, think(&lie, seat, level, budget, seed), "{level} has looked, seed {seed}");
        }
        // A network sees what its seat knows, however far it is trusted.
        for trust in ["100:100:80", "50:50:80:3"] {
            let bot: Bot = format!("master@300/{trust}").parse().expect("a master");
            let [honest, deceived] =
                [truth, &lie].map(|state| Mind::<G>::new(bot, seat, seed).ponder(state, Limit::default()));
            assert_eq!(honest, deceived, "a network has looked, seed {seed}");
        }
        let budget = Budget::of(Level::Hard).exactly(300);
        let honest = analyse(truth, seat, budget, seed, Limit::default());
        assert_eq!(honest, analyse(&lie, seat, budget, seed, Limit::default()));
    }
    assert!(planted >= 8, "most positions have something to hide");
}

#[test]
fn nobody_peeks_in_mow() {
    no_level_peeks::<Mow>(r#"{"seats": 2}"#);
    no_level_peeks::<Mow>(r#"{"seats": 4}"#);
    no_level_peeks::<Mow>(r#"{"seats": 7}"#);
}

#[test]
fn nobody_peeks_in_tic_tac_town() {
    no_level_peeks::<TicTacTown>(r#"{"seats": 2}"#);
    no_level_peeks::<TicTacTown>(r#"{"seats": 4}"#);
}

/// Two matches side by side that look the same from one seat: a part of what the others are dealt is drawn again for
/// the second, everything else happens in both. `None` when the two cannot go on alike.
struct Twins<G: Game> {
    matches: [Match<G>; 2],
    seat: Seat,
}

impl<G: Game> Twins<G> {
    /// Chance acts until a seat is to move.
    fn roll_on(&mut self, dice: &mut fastrand::Rng) -> Option<()> {
        let mut list = Vec::new();
        while self.matches[0].state().turn() == Turn::Chance {
            let [one, other] = self.matches.each_ref().map(Match::state);
            let outcome = one.draw(dice);
            let is_hidden = one.secret(outcome).is_some_and(|secret| secret.to != self.seat);
            other.chances(&mut list);
            let is_there = list.iter().any(|(chance, _)| *chance == outcome);
            let again = match (is_hidden, is_there) {
                (true, true) if dice.below(4) > 0 => outcome,
                (true, _) => other.draw(dice),
                (false, true) => outcome,
                (false, false) => return None,
            };
            self.matches[0].settle(outcome).ok()?;
            self.matches[1].settle(again).ok()?;
            self.look_alike()?;
        }
        Some(())
    }

    fn play(&mut self, seat: Seat, mv: G::Move) -> Option<()> {
        self.matches.iter_mut().try_for_each(|game| game.play(seat, mv).ok())?;
        self.look_alike()
    }

    /// A move of another seat that both allow and that shows the same.
    fn play_any(&mut self, mover: Seat, dice: &mut fastrand::Rng) -> Option<()> {
        let mut moves = Vec::new();
        self.matches[0].state().legal_moves(&mut moves);
        dice.shuffle(&mut moves);
        let (seat, before) = (self.seat, self.matches.clone());
        moves.into_iter().find_map(|mv| {
            let mut next = Twins { matches: before.clone(), seat };
            next.play(mover, mv)?;
            *self = next;
            Some(())
        })
    }

    fn look_alike(&self) -> Option<()> {
        let [one, other] = self.matches.each_ref().map(|game| game.state().view(Viewer::Seat(self.seat)));
        (one == other).then_some(())
    }
}

/// Every level thinks through a whole match with what it kept from move to move, in a true and in a false one.
fn no_memory_peeks<G: Evaluate>(options: &str) {
    let options: G::Options = serde_json::from_str(options).expect("these options exist");
    for level in Level::ALL {
        let (mut compared, mut kept) = (0, 0);
        for seed in 0..40 {
            let dice = &mut quick(seed);
            let seat = Seat((seed % options.seats() as u64) as u8);
            let mut twins = Twins { matches: [Match::<G>::new(&options), Match::<G>::new(&options)], seat };
            let budget = Budget { positions: 200, ..Budget::of(level) }.exactly(150);
            let bot = Bot { budget, ..Bot::new(level) };
            let mut minds = [Mind::<G>::new(bot, seat, seed), Mind::<G>::new(bot, seat, seed)];
            let mut decisions = 0;
            while compared < 40 && twins.roll_on(dice).is_some() {
                let Turn::Seat(mover) = twins.matches[0].state().turn() else { break };
                let went_on = if mover == seat {
                    let [honest, deceived] =
                        [0, 1].map(|at| minds[at].decide(&twins.matches[at], Limit::default()));
                    assert_eq!(honest, deceived, "{level} has looked, seed {seed}");
                    let differs = twins.matches[0].state() != twins.matches[1].state();
                    compared += u32::from(differs);
                    kept += u32::from(differs && decisions > 0);
                    decisions += 1;
                    twins.play(seat, *honest.best())
                } else {
                    twins.play_any(mover, dice)
                };
                if went_on.is_none() {
                    break;
                }
            }
        }
        assert!(compared >= 20 && kept >= 10, "{level}: {compared} decisions, {kept} with a kept tree");
    }
}

#[test]
fn nobody_peeks_over_a_match_of_mow() {
    no_memory_peeks::<Mow>(r#"{"seats": 2}"#);
    no_memory_peeks::<Mow>(r#"{"seats": 5}"#);
}

#[test]
fn nobody_peeks_over_a_match_of_tic_tac_town() {
    no_memory_peeks::<TicTacTown>(r#"{"seats": 2}"#);
    no_memory_peeks::<TicTacTown>(r#"{"seats": 3}"#);
}

/// Te Kuiti hides nothing from a seat that it has not forgotten: a tile gets its face when it is turned over. But
/// what a player has forgotten it must not use: two tiles it does not remember are swapped.
#[test]
fn nobody_uses_what_it_has_forgotten() {
    let mut swapped = [0; 2];
    for options in ["{}", r#"{"mode": "solo"}"#] {
        let options = serde_json::from_str(options).expect("options of Te Kuiti");
        for seed in 0..60 {
            let game: Match<TeKuiti> = after(&options, 20 + seed as usize % 20, seed);
            let state = game.state();
            let Turn::Seat(seat) = state.turn() else { continue };
            for (index, (level, keep)) in [(Level::Easy, 0.6), (Level::Medium, 0.9)].into_iter().enumerate() {
                let lost = state.seen() & !state.forget(keep, seed).seen();
                let Some(lie) = swap_two(state, lost) else { continue };
                let [honest, deceived] =
                    [state, &lie].map(|state| think(state, seat, level, Budget::of(level), seed));
                assert_eq!(honest, deceived, "{level} remembers, seed {seed}");
                swapped[index] += 1;
            }
        }
    }
    assert!(swapped[0] >= 20 && swapped[1] >= 2, "{swapped:?}");
}

/// Two sheep of different types on these cells change places, by way of the picture of the state.
fn swap_two(state: &TeKuiti, cells: u32) -> Option<TeKuiti> {
    let cell = |index: u8| Cell::at(index % 5, index / 5);
    let kind = |index: u8| state.tile(cell(index)).map(|tile| tile.kind);
    let lost: Vec<u8> = (0..25).filter(|index| cells >> index & 1 == 1).collect();
    let (one, other) =
        lost.iter().flat_map(|a| lost.iter().map(move |b| (*a, *b))).find(|(a, b)| kind(*a) != kind(*b))?;
    let text = state.position();
    let mut lines: Vec<String> = text.lines().map(|line| format!("{line:<24}")).collect();
    let place = |index: u8| {
        let row = lines.iter().position(|line| line.starts_with(&format!("{} ", index / 5 + 1)));
        let at = 4 + 4 * usize::from(index % 5);
        (row.expect("a line for each row"), at..at + 3)
    };
    let (first, second) = (place(one), place(other));
    let [a, b] = [&first, &second].map(|(row, at)| lines[*row][at.clone()].to_string());
    lines[first.0].replace_range(first.1, &b);
    lines[second.0].replace_range(second.1, &a);
    let lie = TeKuiti::from_position(&state.options(), &lines.join("\n")).expect("a position like the first");
    assert_ne!(lie, *state);
    Some(lie)
}

#[test]
fn tournaments_repeat_on_any_number_of_threads() {
    let bots = ["random", "medium", "hard@50"].map(|bot| bot.parse().expect("a bot"));
    let play = |threads| {
        let tournament = arena::Tournament { bots: bots.to_vec(), matches: 6, seed: 3, threads };
        let mut report = tournament.play::<TicTacTown>(&Default::default(), &|_, _| {});
        report.bots.iter_mut().for_each(|row| row.ms = (0.0, 0.0, 0.0));
        serde_json::to_string(&report).expect("plain figures")
    };
    assert_eq!(play(1), play(3));
}
