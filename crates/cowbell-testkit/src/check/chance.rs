//! Chance: outcomes in order, drawn as often as their weights say.

use std::collections::BTreeMap;

use cowbell_rules::{Dice, Game, Turn, quick};

use crate::Subject;
use crate::walk::{Verdict, chances, ensure, json, walk};

/// Outcomes are listed ascending, without duplicates, each with a weight; the buffer is cleared first.
pub fn outcomes_ascend<S: Subject>() -> Verdict {
    let mut found = Vec::new();
    walk::<S>(10, 100, |game, _| {
        game.state().chances(&mut found);
        ensure!(found == chances(game.state()), "chances does not clear the buffer it is given");
        ensure!(found.is_sorted_by(|(a, _), (b, _)| a < b), "outcomes do not ascend: {found:?}");
        ensure!(found.iter().all(|(_, weight)| *weight > 0), "an outcome has no weight: {found:?}");
        Ok(())
    })
}

/// `draw` gives listed outcomes only, as often as their weights say, and takes randomness from its dice alone.
pub fn draws_follow_the_weights<S: Subject>() -> Verdict {
    // A few states for each kind of event (its first word) at each table; the rest would only repeat them.
    let mut tried: BTreeMap<(String, String), u32> = BTreeMap::new();
    walk::<S>(3, 150, |game, dice| {
        let state = game.state();
        if state.turn() != Turn::Chance {
            return Ok(());
        }
        let listed = chances(state);
        let seed = u64::from(dice.below(u32::MAX));
        let (one, two) = (state.draw(&mut quick(seed)), state.draw(&mut quick(seed)));
        ensure!(one == two, "equal dice draw `{one}` and `{two}`");
        ensure!(listed.iter().any(|(outcome, _)| *outcome == one), "`{one}` is drawn and not listed");
        let kind = one.to_string().split_whitespace().next().unwrap_or_default().to_string();
        let times = tried.entry((json(&state.options()), kind)).or_default();
        *times += 1;
        // The first is often a full pile; later ones have other weights.
        if matches!(times, 1 | 5 | 25) { fits(state, &listed, dice) } else { Ok(()) }
    })
}

/// Pearson's test. Dice are seeded, so it never flakes; the bound lies beyond one in a hundred thousand.
fn fits<S: Game>(state: &S, listed: &[(S::Chance, u32)], dice: &mut dyn Dice) -> Verdict {
    let total: f64 = listed.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let rarest = listed.iter().map(|(_, weight)| f64::from(*weight)).fold(total, f64::min);
    let n = (300.0 * listed.len() as f64).max(20.0 * total / rarest).clamp(20_000.0, 100_000.0).round();
    let mut drawn: BTreeMap<S::Chance, f64> = BTreeMap::new();
    for _ in 0..n as u32 {
        *drawn.entry(state.draw(dice)).or_default() += 1.0;
    }
    let mut distance = 0.0;
    for (outcome, weight) in listed {
        let expected = n * f64::from(*weight) / total;
        distance += (drawn.remove(outcome).unwrap_or(0.0) - expected).powi(2) / expected;
    }
    if let Some((stranger, _)) = drawn.first_key_value() {
        return Err(format!("`{stranger}` is drawn and not listed"));
    }
    let freedom = listed.len() as f64 - 1.0;
    let bound = freedom + 4.0 * (2.0 * freedom).sqrt() + 16.0;
    ensure!(
        distance < bound,
        "{n} draws do not follow the weights {listed:?}: chi-square {distance:.1} > {bound:.1}"
    );
    Ok(())
}
