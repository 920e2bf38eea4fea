//! Resampling: another state that a seat cannot tell from the true one, and that is as good as it.

use cowbell_rules::{Match, Seat, Turn, Viewer, quick};

use super::encode::observed;
use crate::Subject;
use crate::walk::{Verdict, ensure, json, moves, play_on, same, tables, walk};

/// A resampled state looks the same to its seat and to a spectator: view and its bytes, observation, legal moves,
/// turn, standing. Where a game has no secrets it *is* the same.
pub fn resampling_keeps_what_is_known<S: Subject>() -> Verdict {
    walk::<S>(6, 30, |game, dice| {
        let state = game.state();
        for seat in Seat::all(state.seats()) {
            for _ in 0..4 {
                indistinct(state, &state.resample(seat, dice), seat)?;
            }
        }
        Ok(())
    })
}

fn indistinct<S: Subject>(state: &S, other: &S, seat: Seat) -> Verdict {
    ensure!(
        S::INFO.has_secrets || other == state,
        "no secrets, but resampling for seat {seat} changes the state"
    );
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let (here, there) = (state.view(viewer), other.view(viewer));
        same(&format!("resampled for seat {seat}, the view of {viewer:?} differs"), &here, &there)?;
        same(
            &format!("resampled for seat {seat}, the JSON for {viewer:?} differs"),
            &json(&here),
            &json(&there),
        )?;
    }
    let what = |what: &str| format!("resampled for seat {seat}, {what} differs");
    same(&what("the observation"), &observed(state, seat)?, &observed(other, seat)?)?;
    same(&what("the turn"), &state.turn(), &other.turn())?;
    same(&what("the standing"), &state.standing(), &other.standing())?;
    same(&what("the table"), &state.options(), &other.options())?;
    if state.turn() == Turn::Seat(seat) {
        same(&what("what is legal"), &moves(state), &moves(other))?;
    }
    Ok(())
}

/// Resampled states can be played to the end like true ones: same inventory, invariants, no panic.
pub fn resampled_matches_play_on<S: Subject>() -> Verdict {
    walk::<S>(4, 8, |game, dice| {
        for seat in Seat::all(game.state().seats()) {
            let other = game.state().resample(seat, dice);
            let conserved = game.state().conserved();
            let holds = |state: &S| {
                state.invariants().map_err(|why| format!("an invariant is broken: {why}"))?;
                let is_same = conserved.is_empty() || conserved == state.conserved();
                ensure!(is_same, "expected to be conserved: {conserved:?}, found: {:?}", state.conserved());
                Ok(())
            };
            let mut play = || {
                holds(&other)?;
                play_on(&mut other.clone(), dice, holds)
            };
            play()
                .map_err(|why| format!("and resampled for seat {seat}: {why}\n{}\nfrom", other.position()))?;
        }
        Ok(())
    })
}

/// Resampling favours nothing: over many deals, up to the first decision, the resampled states together look to the
/// *other* seats like the true ones. (Later the moves made carry hints that a seat need not draw.)
pub fn resampling_is_fair<S: Subject>() -> Verdict {
    const DEALS: u64 = 1_500;
    if !S::INFO.has_secrets {
        return Ok(());
    }
    for options in tables::<S>()? {
        let mut deal = Match::<S>::new(&options);
        deal.roll_on(&mut quick(0));
        let seats = deal.state().seats();
        for seat in [Seat(0), Seat(seats as u8 - 1)] {
            let other = seat.next(seats);
            let mut sums = vec![(0.0_f64, 0.0_f64); S::FEATURES];
            for seed in 0..DEALS {
                let mut dice = quick(seed);
                let mut deal = Match::<S>::new(&options);
                deal.roll_on(&mut dice);
                let there = observed(&deal.state().resample(seat, &mut dice), other)?;
                for ((sum, square), (a, b)) in
                    sums.iter_mut().zip(observed(deal.state(), other)?.iter().zip(there))
                {
                    let change = f64::from(a - b);
                    *sum += change;
                    *square += change * change;
                }
            }
            for (at, (sum, square)) in sums.into_iter().enumerate() {
                // The sum of what was changed is a fair walk: seven standard deviations from zero cannot be an accident.
                ensure!(
                    sum * sum <= 49.0 * square,
                    "options {}: resampled for seat {seat} over {DEALS} deals, value {at} of what seat {other} observes \
                     is off by {:.3} on average",
                    json(&options),
                    sum / DEALS as f64
                );
            }
        }
    }
    Ok(())
}
