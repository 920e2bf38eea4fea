//! A bot that peeked would decide differently when the secrets it must not see are false.

use cowbell_mow::Mow;
use cowbell_rules::{Turn, quick};
use cowbell_tic_tac_town::TicTacTown;

use super::after;
use crate::eval::Evaluate;
use crate::level::{Budget, Level};
use crate::search::Limit;
use crate::think::think;
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
