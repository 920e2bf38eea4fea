//! Random play has known means: an independent model was simulated, and the engine must agree within noise.
//! The bounds are about five standard errors of both samples together.

use cowbell_rules::Game;

use super::play;
use crate::state::Phase;
use crate::{FinalPhase, Mode, Options, TeKuiti};

struct Mean(f64, f64);

impl Mean {
    fn add(&mut self, value: impl Into<f64>) {
        self.0 += value.into();
        self.1 += 1.0;
    }

    #[track_caller]
    fn is_near(&self, expected: f64, bound: f64) {
        let mean = self.0 / self.1;
        assert!((mean - expected).abs() <= bound, "the mean is {mean:.3}, expected {expected} ± {bound}");
    }
}

fn means<const N: usize>() -> [Mean; N] {
    [const { Mean(0.0, 0.0) }; N]
}

#[test]
fn random_duels_have_the_known_means() {
    for final_phase in [FinalPhase::Latched, FinalPhase::Dynamic] {
        let [mut shepherd, mut sheep, mut left, mut turns, mut decisions, mut by_fences, mut finals] =
            means();
        for seed in 0..20_000 {
            let options = Options { rounds: 1, final_phase, ..Options::default() };
            let (mut n_turns, mut n_decisions, mut was_final, mut before) = (0, 0, false, Phase::Start);
            let end = play(&options, seed, |state| {
                // A shepherd turn counts when the sheep player's turn follows it: the one that ends the round
                // does not.
                let is_turn = state.phase == Phase::Flip && matches!(before, Phase::Place(_));
                n_turns += u32::from(is_turn);
                n_decisions += u32::from(matches!(state.turn(), cowbell_rules::Turn::Seat(_)));
                was_final |= state.is_final;
                before = state.phase;
            });
            let (enclosed, taken) = end.round_score();
            shepherd.add(enclosed);
            sheep.add(taken);
            left.add((end.tiles & end.open).count_ones());
            turns.add(n_turns);
            decisions.add(n_decisions);
            by_fences.add(u32::from(end.stock() == 0));
            finals.add(u32::from(was_final));
        }
        shepherd.is_near(1.7, 0.15);
        sheep.is_near(4.8, 0.25);
        left.is_near(14.5, 0.3);
        turns.is_near(14.7, 0.15);
        decisions.is_near(68.0, 0.8);
        by_fences.is_near(1.0, 0.003);
        finals.is_near(0.004, 0.004);
    }
}

#[test]
fn swapping_roles_is_fair() {
    let [mut first, mut second, mut draws] = means();
    for seed in 0..20_000 {
        let options = Options {
            first_shepherd: cowbell_rules::Pick::Seat(cowbell_rules::Seat(0)),
            ..Options::default()
        };
        let [one, other] = play(&options, seed, |_| {}).scores;
        first.add(u32::from(one > other));
        second.add(u32::from(one < other));
        draws.add(u32::from(one == other));
    }
    first.is_near(0.454, 0.04);
    second.is_near(0.464, 0.04);
    draws.is_near(0.085, 0.02);
}

#[test]
fn random_solo_games_have_the_known_means() {
    let [mut won, mut flips, mut left, mut enclosed] = means();
    for seed in 0..20_000 {
        let end: TeKuiti = play(&Options { mode: Mode::Solo, ..Options::default() }, seed, |_| {});
        won.add(u32::from(end.tiles == 0));
        flips.add(end.flips);
        left.add(end.tiles.count_ones());
        enclosed.add((end.tiles & !end.open).count_ones());
        assert!(end.flips <= 36, "every sheep costs a fence: 33 with those the rams give back, and 3 rams");
    }
    won.is_near(0.0, 0.001);
    flips.is_near(34.8, 0.15);
    left.is_near(16.7, 0.25);
    enclosed.is_near(3.9, 0.25);
}
