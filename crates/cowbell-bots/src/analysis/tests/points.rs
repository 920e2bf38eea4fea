//! The account in points: exact where the solver reaches the end, and at no cost to the search.

use std::collections::BTreeMap;

use cowbell_catalog::games::te_kuiti::TeKuiti;
use cowbell_catalog::games::tic_tac_town::TicTacTown;
use cowbell_rules::{Game, Seat, Turn, step};
use cowbell_testkit::toys::Race;

use super::{reviewed, tail};
use crate::analysis::estimate::{Effort, style};
use crate::analysis::{Analyst, Item};
use crate::eval::Evaluate;
use crate::search::{Limit, Search};
use crate::tests::after;

/// The result of seat 0 and its lead in points if both play their best, for the result first. Plain recursion.
fn by_brute_force<G: Game>(state: &G, known: &mut BTreeMap<String, (f64, f64)>) -> (f64, f64) {
    if let Some(standing) = state.standing() {
        let lead = standing.scores[0] - standing.scores[1];
        return (f64::from(standing.reward(Seat(0))), f64::from(lead));
    }
    if let Some(worth) = known.get(&state.position()) {
        return *worth;
    }
    let mut worth = (0.0, 0.0);
    if let Turn::Seat(seat) = state.turn() {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let sign = if seat == Seat(0) { 1.0 } else { -1.0 };
        // Rounded, so that results that differ only by how they were added up are equal.
        let key = |worth: &(f64, f64)| ((sign * worth.0 * 1e6).round(), sign * worth.1);
        let worths = moves.into_iter().map(|mv| {
            let mut next = state.clone();
            next.apply(mv);
            by_brute_force(&next, known)
        });
        let best = worths.reduce(|best, next| if key(&next) > key(&best) { next } else { best });
        worth = best.expect("a seat to move has moves");
    } else {
        let mut chances = Vec::new();
        state.chances(&mut chances);
        let whole: f64 = chances.iter().map(|(_, weight)| f64::from(*weight)).sum();
        for (chance, weight) in chances {
            let mut next = state.clone();
            next.settle(chance);
            let (value, lead) = by_brute_force(&next, known);
            worth.0 += value * f64::from(weight) / whole;
            worth.1 += lead * f64::from(weight) / whole;
        }
    }
    known.insert(state.position(), worth);
    worth
}

/// Points against plain brute force, which knows nothing of the solver.
fn are_exact<G: Evaluate>(events: usize) -> usize {
    let mut compared = 0;
    for seed in 0..6 {
        let game = tail(&after::<G>(&Default::default(), 10_000, seed), events);
        let known = &mut BTreeMap::new();
        let mut state = game.start().clone();
        let mut at = 0;
        let items = reviewed(&game, 1).items;
        for (index, item) in items.iter().enumerate() {
            let before = state.clone();
            let events = if let Item::Chance(run) = item { run.events } else { 1 };
            game.log()[at..at + events].iter().for_each(|event| step(&mut state, *event));
            at += events;
            let is_exact = |item: &Item<G::Move>| match item {
                Item::Decision(decision) => decision.is_exact,
                Item::Chance(run) => run.is_exact,
            };
            // A change ends where the next item begins, so both must be exact.
            if !items[index..].iter().take(2).all(is_exact) {
                continue;
            }
            let change = (by_brute_force(&state, known).1 - by_brute_force(&before, known).1) as f32;
            let found = match item {
                Item::Chance(run) => &run.points.as_ref().expect("points decide").luck,
                Item::Decision(decision) => {
                    let points = decision.points.as_ref().expect("points decide");
                    let loss = if decision.seat == Seat(0) { -change } else { change };
                    assert!((points.loss - loss).abs() < 0.02, "seed {seed}: {loss}, {decision:?}");
                    assert_eq!(points.noise, 0.0);
                    &points.change
                }
            };
            assert!((found[0] - found[1] - change).abs() < 0.02, "seed {seed}: {change}, {item:?}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn points_are_exact_where_the_solver_reaches_the_end() {
    let compared = [are_exact::<Race>(12), are_exact::<TeKuiti>(8)];
    assert!(compared.iter().all(|count| *count >= 10), "{compared:?}");
}

/// Lines that are played to the end have dice of their own: the search finds what it finds without them.
#[test]
fn counting_points_changes_nothing_in_a_search() {
    let game = after::<TicTacTown>(&Default::default(), 6, 3);
    let Turn::Seat(seat) = game.state().turn() else { panic!("a die is placed") };
    let [(plain, none), (counting, points)] = [false, true].map(|counts_points| {
        let effort = Effort { counts_points, ..Effort::of_pass(0) };
        let search = Search::new(game.state(), seat, style::<TicTacTown>(), 5);
        effort.spend(search, 200, Limit::default())
    });
    assert_eq!(plain, counting);
    assert_eq!(none.mean(), [0.0; cowbell_rules::MAX_SEATS]);
    assert!(points.mean()[0] > 0.0 && points.error(0) > 0.0, "{points:?}");
}

/// What the last pass finds depends neither on those before it nor on points, so a lab can leave both out.
#[test]
fn the_last_pass_alone_finds_the_same() {
    let game = after::<TeKuiti>(&Default::default(), 6, 5);
    let whole = reviewed(&game, 2);
    let mut analyst = Analyst::of_last_pass(&game, 1, 2);
    assert!(analyst.work(2, Limit::default(), &mut |_| {}));
    let last = analyst.review().expect("a pass is done");
    assert_eq!(last.players, whole.players);
    assert!(last.points.is_none() && whole.points.is_some() && last.iterations < whole.iterations);
}
