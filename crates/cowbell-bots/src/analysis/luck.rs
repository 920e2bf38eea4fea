//! The luck of random events: what each seat can expect after them, less the mean over everything that could have
//! happened, by weight.
//!
//! Events that follow each other without a decision between them (a deal, a roll of many dice) are one run with one
//! luck. All outcomes are searched with the same effort and the same seeds, so that whatever the search misjudges, luck
//! still averages to zero over many matches.

use cowbell_rules::{MAX_SEATS, Turn, quick, roll_on};

use super::estimate::{Effort, Errors, Samples, minus, referee, solved, with_bias};
use crate::eval::{Evaluate, Values, Worth};
use crate::search::Limit;
use crate::think::mix;

/// With more outcomes than this, some are drawn instead of all listed.
const MOST_LISTED: usize = 40;

/// How many are drawn then.
const DRAWN: usize = 24;

/// Searches of each outcome: two show their spread, and there are many outcomes.
const TREES: u64 = 2;

/// What was found about a run of random events.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) luck: Worth,
    pub(super) errors: Errors,
    /// How many outcomes were compared.
    pub(super) outcomes: usize,
    /// Whether those were all there are.
    pub(super) is_listed: bool,
    pub(super) is_exact: bool,
    pub(super) iterations: u64,
}

/// The luck of the random events that led from `before` to `after`.
pub(super) fn luck<G: Evaluate>(before: &G, after: &G, effort: Effort, seed: u64, limit: Limit<'_>) -> Found {
    let dice = &mut quick(seed);
    let listed = list(before);
    if let Some(mean) = solved(before, effort.positions, dice)
        && let Some(worth) = solved(after, u32::MAX, dice)
    {
        let outcomes = listed.map_or(0, |listed| listed.len());
        let luck = minus(&worth, &mean);
        let errors = Errors::default();
        return Found { luck, errors, outcomes, is_listed: true, is_exact: true, iterations: 0 };
    }
    let look = |state: &G| referee(state, TREES, effort, mix(seed, 3), limit);
    let mut found = match listed {
        Some(listed) => from_all(&listed, after, effort.unit, look),
        None => from_some(before, after, effort.unit, dice, look),
    };
    if found.outcomes == 1 {
        return found;
    }
    let most = found.luck.values.iter().fold(0.0f32, |most, luck| most.max(luck.abs()));
    // All outcomes are searched alike, so what a short search misjudges at first is in all of them and falls out.
    found.errors.value = with_bias(most, found.errors.value, u32::MAX);
    found
}

/// Every end of the run with its probability, equal ones together; nothing if there are too many.
fn list<G: Evaluate>(before: &G) -> Option<Vec<(G, f32)>> {
    let mut ends: Vec<(G, f32)> = Vec::new();
    let mut open = vec![(before.clone(), 1.0)];
    let mut chances = Vec::new();
    while let Some((state, share)) = open.pop() {
        if state.turn() != Turn::Chance {
            match ends.iter_mut().find(|(end, _)| *end == state) {
                Some((_, known)) => *known += share,
                None => ends.push((state, share)),
            }
        } else {
            state.chances(&mut chances);
            let whole: u32 = chances.iter().map(|(_, weight)| weight).sum();
            for (chance, weight) in &chances {
                let mut next = state.clone();
                next.settle(*chance);
                open.push((next, share * *weight as f32 / whole as f32));
            }
        }
        if ends.len() > MOST_LISTED || open.len() > 4 * MOST_LISTED {
            return None;
        }
    }
    Some(ends)
}

fn from_all<G: Evaluate>(ends: &[(G, f32)], after: &G, unit: u32, look: impl Fn(&G) -> Samples) -> Found {
    let (mut luck, mut weights, mut points) = (Worth::NOTHING, 0.0, 0.0f32);
    let mut spread = Spread::default();
    for (end, share) in ends {
        let samples = look(end);
        spread.add(&samples);
        let weight = if end == after { 1.0 - share } else { -share };
        weights += weight * weight;
        points = points.hypot(weight * samples.error_of_points());
        luck = luck.plus(weight, &samples.worth());
    }
    Found {
        luck,
        errors: Errors { value: (spread.variance() * weights).sqrt(), points, ..Errors::default() },
        outcomes: ends.len(),
        is_listed: true,
        is_exact: false,
        iterations: ends.len() as u64 * TREES * u64::from(unit),
    }
}

fn from_some<G: Evaluate>(
    before: &G,
    after: &G,
    unit: u32,
    dice: &mut fastrand::Rng,
    look: impl Fn(&G) -> Samples,
) -> Found {
    let mut spread = Spread::default();
    let came = look(after);
    spread.add(&came);
    let mut drawn = Vec::with_capacity(DRAWN);
    for _ in 0..DRAWN {
        let mut end = before.clone();
        roll_on(&mut end, dice, |_, _| ());
        let samples = look(&end);
        spread.add(&samples);
        drawn.push(samples.worth());
    }
    let mean = drawn.iter().fold(Worth::NOTHING, |mean, worth| mean.plus(1.0 / DRAWN as f32, worth));
    // The seat for which the drawn outcomes differ most has the largest error.
    let widest = |of: fn(&Worth) -> &Values| {
        let apart = |worth: &Worth, seat: usize| of(worth)[seat] - of(&mean)[seat];
        let squares = |seat: usize| drawn.iter().map(move |worth| apart(worth, seat).powi(2)).sum::<f32>();
        (0..MAX_SEATS).map(squares).fold(0.0, f32::max) / (DRAWN - 1) as f32 / DRAWN as f32
    };
    let errors = Errors {
        value: (spread.variance() + widest(|worth| &worth.values)).sqrt(),
        points: came.error_of_points().hypot(widest(|worth| &worth.points).sqrt()),
        ..Errors::default()
    };
    Found {
        luck: minus(&came.worth(), &mean),
        errors,
        outcomes: DRAWN + 1,
        is_listed: false,
        is_exact: false,
        iterations: (DRAWN as u64 + 1) * TREES * u64::from(unit),
    }
}

/// How far two searches of the same outcome lie apart, over all outcomes.
#[derive(Default)]
struct Spread {
    squares: Values,
    count: f32,
}

impl Spread {
    fn add(&mut self, samples: &Samples) {
        let mean = samples.mean();
        for values in &samples.values {
            let apart = values.iter().zip(mean).map(|(value, mean)| value - mean);
            self.squares.iter_mut().zip(apart).for_each(|(sum, apart)| *sum += apart * apart);
        }
        self.count += 1.0;
    }

    /// The variance of the mean of one outcome's samples, for the seat with the largest.
    fn variance(&self) -> f32 {
        let degrees = self.count * (TREES - 1) as f32;
        self.squares.iter().copied().fold(0.0, f32::max) / degrees / TREES as f32
    }
}
