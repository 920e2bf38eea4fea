//! The exact solver in the endgames of the real games, against plain brute force.

use std::collections::BTreeMap;

use cowbell_catalog::games::kuhlorado::{Kuhlorado, Phase};
use cowbell_catalog::games::te_kuiti::TeKuiti;
use cowbell_catalog::games::tic_tac_moo::TicTacMoo;
use cowbell_catalog::games::tic_tac_town::TicTacTown;
use cowbell_rules::{Game, Match, Turn};
use cowbell_testkit::toys::value;

use super::after;
use crate::eval::Evaluate;
use crate::exact::Solver;
use crate::level::{Budget, Level};
use crate::search::results;
use crate::think::think;

/// The last positions of a random match that the solver can solve, with the values it found for seat 0.
fn solved<G: Evaluate>(game: &Match<G>, positions: u32) -> Vec<(G, f32)> {
    let mut state = game.start().clone();
    let mut found = Vec::new();
    let from = game.log().len().saturating_sub(12);
    for (index, event) in game.log().iter().enumerate() {
        if index >= from
            && let Some(values) = Solver::new(positions).value(&state)
        {
            found.push((state.clone(), values[0]));
        }
        cowbell_rules::step(&mut state, *event);
    }
    found
}

fn agrees_with_brute_force<G: Evaluate>() {
    let mut solved_ones = 0;
    for seed in 0..6 {
        let game = after::<G>(&G::Options::default(), 10_000, seed);
        for (state, solved) in solved(&game, 3_000) {
            let exact = value(&state, &mut BTreeMap::new()) as f32;
            assert!(
                (solved - exact).abs() < 1e-3,
                "seed {seed}: {solved}, by brute force {exact}\n{}",
                state.position()
            );
            solved_ones += 1;
        }
    }
    assert!(solved_ones >= 6, "the last positions are small enough, but only {solved_ones} were solved");
}

#[test]
fn last_tiles_of_te_kuiti() {
    agrees_with_brute_force::<TeKuiti>();
}

#[test]
fn last_tiles_of_tic_tac_moo() {
    agrees_with_brute_force::<TicTacMoo>();
}

/// With open hands, as the solver sees every world of the last round.
#[test]
fn last_dice_of_tic_tac_town() {
    agrees_with_brute_force::<TicTacTown>();
}

/// Kuhlorado can pass for ever, which brute force cannot follow: here every mark ends the match.
#[test]
fn last_marks_of_kuhlorado() {
    let mut solved = 0;
    for seed in 0..12 {
        let game = after::<Kuhlorado>(&Default::default(), 10_000, seed);
        let mut state = game.start().clone();
        for event in game.log() {
            if state.phase() == Phase::Mark {
                let mut moves = Vec::new();
                state.legal_moves(&mut moves);
                let ends: Vec<Kuhlorado> = moves
                    .iter()
                    .map(|mv| {
                        let mut next = state.clone();
                        next.apply(*mv);
                        next
                    })
                    .collect();
                let Turn::Seat(seat) = state.turn() else { panic!("someone marks") };
                if ends.iter().all(|end| end.turn() == Turn::Over) {
                    let best = ends.iter().map(|end| results(end)[seat.index()]).fold(0.0, f32::max);
                    assert_eq!(
                        Solver::new(1_000).value(&state).expect("one move is left")[seat.index()],
                        best
                    );
                    solved += 1;
                }
            }
            cowbell_rules::step(&mut state, *event);
        }
    }
    assert!(solved >= 4, "{solved}");
}

/// A position with a number used up can come back to itself; its value is found all the same.
#[test]
fn passes_of_kuhlorado_settle() {
    let mut settled = 0;
    for seed in 0..4 {
        let game = after::<Kuhlorado>(&Default::default(), 10_000, seed);
        let mut state = game.start().clone();
        for event in &game.log()[..game.log().len() - 1] {
            cowbell_rules::step(&mut state, *event);
        }
        let Turn::Seat(seat) = state.turn() else { continue };
        if let Some(values) = Solver::new(3_000_000).value(&state) {
            assert!((values[0] + values[1] - 1.0).abs() < 1e-3);
            assert!(values[seat.index()] >= 0.0);
            settled += 1;
        }
    }
    assert!(settled > 0);
}

#[test]
fn the_solver_gives_up_cleanly_and_takes_over_when_it_can() {
    let game = after::<TicTacMoo>(&Default::default(), 4, 1);
    assert_eq!(Solver::new(500).value(game.state()), None);
    assert!(takes_over::<TeKuiti>() && takes_over::<Kuhlorado>() && takes_over::<TicTacTown>());
}

/// Whether some last decision of a match is solved: nothing is searched, and where no hands are secret the values are
/// exact.
fn takes_over<G: Evaluate>() -> bool {
    (0..8).any(|seed| {
        let whole = after::<G>(&G::Options::default(), 10_000, seed);
        let is_move = |event: &&cowbell_rules::EventOf<G>| matches!(event, cowbell_rules::Event::Move { .. });
        let game = after::<G>(&G::Options::default(), whole.log().iter().filter(is_move).count() - 1, seed);
        let Turn::Seat(seat) = game.state().turn() else { return false };
        let thought = think(game.state(), seat, Level::Hard, Budget::of(Level::Hard).exactly(50), 1);
        thought.iterations == 0 && thought.is_exact != G::INFO.has_secrets
    })
}
