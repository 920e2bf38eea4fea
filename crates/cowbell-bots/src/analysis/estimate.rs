//! Estimates with their error: the same search several times with different seeds. The spread between searches shows
//! how far one can be trusted, which no single tree can tell.

use cowbell_rules::{MAX_SEATS, Seat, Turn};

use crate::eval::{Evaluate, Values};
use crate::exact::Solver;
use crate::level::Level;
use crate::search::{Limit, Search, Style, results};
use crate::think::mix;

/// Searches from which a value and its error are estimated.
pub(super) const TREES: u64 = 4;

/// The usual spread of what one iteration finds, and how many observations that experience counts for. Four searches can
/// agree by accident.
const USUAL_SPREAD: f32 = 0.25;
const USUAL_WEIGHT: f32 = 3.0;

/// How much work a pass puts into each estimate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Iterations of one tree.
    pub(super) unit: u32,
    /// Positions the exact solver may look at.
    pub(super) positions: u32,
}

impl Effort {
    /// Each pass does twice the work of the one before.
    pub(super) fn of_pass(pass: u32) -> Effort {
        Effort { unit: 32u32 << pass.min(16), positions: 20_000u32 << (pass / 2).min(6) }
    }
}

/// Values found independently of each other.
#[derive(Clone, Debug, Default)]
pub(super) struct Samples(pub(super) Vec<Values>);

impl Samples {
    pub(super) fn mean(&self) -> Values {
        let count = self.0.len().max(1) as f32;
        core::array::from_fn(|seat| self.0.iter().map(|values| values[seat]).sum::<f32>() / count)
    }

    /// The standard error of the mean for a seat; `unit` iterations went into each sample.
    pub(super) fn error(&self, seat: usize, unit: u32) -> f32 {
        error(self.0.iter().map(|values| values[seat]), unit)
    }

    /// The standard error of the difference of two means whose samples have the same seeds pairwise.
    pub(super) fn gap_error(&self, other: &Samples, seat: usize, unit: u32) -> f32 {
        error(self.0.iter().zip(&other.0).map(|(one, other)| one[seat] - other[seat]), unit)
    }
}

fn error(samples: impl Iterator<Item = f32> + Clone, unit: u32) -> f32 {
    let count = samples.clone().count() as f32;
    let mean = samples.clone().sum::<f32>() / count;
    let spread: f32 = samples.map(|sample| (sample - mean).powi(2)).sum();
    let usual = USUAL_SPREAD * USUAL_SPREAD / unit.max(1) as f32;
    let variance = (spread + USUAL_WEIGHT * usual) / (count - 1.0 + USUAL_WEIGHT);
    (variance / count).sqrt()
}

/// The style of all analysis: an expert's, and all moves are to be ranked.
pub(super) fn style<G: Evaluate>() -> Style {
    Style { is_brief: false, ..Style::of::<G>(Level::Expert) }
}

/// What a referee who sees all hands expects, by several searches of `unit` iterations each.
pub(super) fn referee<G: Evaluate>(state: &G, trees: u64, unit: u32, seed: u64, limit: Limit<'_>) -> Samples {
    if state.turn() == Turn::Over {
        return Samples(vec![results(state); trees as usize]);
    }
    let one = |index: u64| {
        let mut search = Search::open(state, style::<G>(), mix(seed, index));
        search.run(unit, limit);
        search.mean()
    };
    Samples((0..trees).map(one).collect())
}

/// The exact values of a state under best play with open hands, if the solver reaches the end.
pub(super) fn solved<G: Evaluate>(state: &G, positions: u32, dice: &mut fastrand::Rng) -> Option<Values> {
    let mut solver = Solver::new(positions);
    if solver.is_worth_trying(state, dice) { solver.value(state) } else { None }
}

/// Values of the seats that a table has; zero for the others.
pub(super) fn only(values: Values, seats: usize) -> Values {
    core::array::from_fn(|seat| if seat < seats { values[seat] } else { 0.0 })
}

/// `one - other`, seat by seat.
pub(super) fn minus(one: &Values, other: &Values) -> Values {
    core::array::from_fn(|seat| one[seat] - other[seat])
}

/// The seat to move; the first one if chance is to act.
pub(super) fn mover(turn: Turn) -> Seat {
    if let Turn::Seat(seat) = turn { seat } else { Seat(0) }
}

pub(super) const NOTHING: Values = [0.0; MAX_SEATS];
