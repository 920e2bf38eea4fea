//! Estimates with their error: the same search several times with different seeds. The spread between searches shows
//! how far one can be trusted, which no single tree can tell.

use cowbell_rules::{MAX_SEATS, Seat, Turn};

use crate::eval::{Evaluate, Values, Worth};
use crate::exact::Solver;
use crate::level::Level;
use crate::search::{Limit, Search, Style, Tally};
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
    /// Whether points are asked for, in a game that is about them.
    pub(super) counts_points: bool,
    /// Whether the first half of the iterations is only for finding out what is good. A mean over all of them takes every
    /// seat to play as badly as a search that has just begun.
    pub(super) skips_beginning: bool,
}

impl Effort {
    /// Each pass does twice the work of the one before.
    pub(super) fn of_pass(pass: u32) -> Effort {
        Effort {
            unit: 32u32 << pass.min(16),
            positions: 20_000u32 << (pass / 2).min(6),
            counts_points: true,
            skips_beginning: true,
        }
    }

    /// What a search finds with `unit` iterations: what each seat can expect, and points.
    pub(super) fn spend<G: Evaluate>(
        self,
        search: Search<G>,
        unit: u32,
        limit: Limit<'_>,
    ) -> (Values, Tally) {
        let mut search = if self.counts_points { search.counting() } else { search };
        let skipped = if self.skips_beginning { unit / 2 } else { 0 };
        search.run(skipped, limit);
        let early = search.mean();
        search.run(unit, limit);
        let (all, part) = (search.mean(), skipped as f32 / unit as f32);
        let late = core::array::from_fn(|seat| (all[seat] - part * early[seat]) / (1.0 - part));
        (late, search.tally())
    }
}

/// Values found independently of each other, and the points of all lines that were played to the end.
#[derive(Clone, Debug, Default)]
pub(super) struct Samples {
    pub(super) values: Vec<Values>,
    pub(super) points: Tally,
}

impl Samples {
    pub(super) fn add(&mut self, values: Values, points: &Tally) {
        self.values.push(values);
        self.points.merge(points);
    }

    /// What is known without a search.
    pub(super) fn add_known(&mut self, worth: &Worth) {
        self.values.push(worth.values);
        self.points.add(&worth.points);
    }

    pub(super) fn mean(&self) -> Values {
        let count = self.values.len().max(1) as f32;
        core::array::from_fn(|seat| self.values.iter().map(|values| values[seat]).sum::<f32>() / count)
    }

    pub(super) fn worth(&self) -> Worth {
        Worth { values: self.mean(), points: self.points.mean() }
    }

    /// The standard error of the mean for a seat; `unit` iterations went into each sample.
    pub(super) fn error(&self, seat: usize, unit: u32) -> f32 {
        error(self.values.iter().map(|values| values[seat]), unit)
    }

    /// The standard error of the points, for the seat with the largest.
    pub(super) fn error_of_points(&self) -> f32 {
        (0..MAX_SEATS).map(|seat| self.points.error(seat)).fold(0.0, f32::max)
    }

    /// The standard error of the difference of two means whose samples have the same seeds pairwise.
    pub(super) fn gap_error(&self, other: &Samples, seat: usize, unit: u32) -> f32 {
        error(self.values.iter().zip(&other.values).map(|(one, other)| one[seat] - other[seat]), unit)
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

/// What all searches misjudge alike in a difference, as a standard error: this much however long they take, this much divided by the
/// iterations of a tree, and this part of the difference. No spread between searches shows it; it was measured where the truth is
/// known (`docs/analysis.md`).
const LASTING_BIAS: f32 = 0.03;
const EARLY_BIAS: f32 = 6.5;
const SHRUNK: f32 = 0.15;

/// The standard error of a difference whose searches spread by this much: what they misjudge alike comes on top.
pub(super) fn with_bias(difference: f32, spread: f32, unit: u32) -> f32 {
    let bias = LASTING_BIAS.max(EARLY_BIAS / unit.max(1) as f32);
    spread.hypot(bias).hypot(SHRUNK * difference)
}

/// The style of all analysis: an expert's, and all moves are to be ranked.
pub(super) fn style<G: Evaluate>() -> Style {
    Style { is_brief: false, ..Style::of::<G>(Level::Expert) }
}

/// What a referee who sees all hands expects, by several searches.
pub(super) fn referee<G: Evaluate>(
    state: &G,
    trees: u64,
    effort: Effort,
    seed: u64,
    limit: Limit<'_>,
) -> Samples {
    let mut samples = Samples::default();
    for index in 0..trees {
        if state.turn() == Turn::Over {
            samples.add_known(&Worth::of(state));
        } else {
            let search = Search::open(state, style::<G>(), mix(seed, index));
            let (values, points) = effort.spend(search, effort.unit, limit);
            samples.add(values, &points);
        }
    }
    samples
}

/// The exact values of a state under best play with open hands, if the solver reaches the end.
pub(super) fn solved<G: Evaluate>(state: &G, positions: u32, dice: &mut fastrand::Rng) -> Option<Worth> {
    let mut solver = Solver::new(positions);
    if solver.is_worth_trying(state, dice) { solver.worth(state) } else { None }
}

/// What all searches misjudge alike in what a seat can expect, as for a difference: this much however long they take, and this much
/// divided by the iterations of a tree, up to this much. Measured in the middle of matches, against searches that take twenty times
/// as long (`docs/analysis.md`).
const LASTING_VALUE_BIAS: f32 = 0.04;
const EARLY_VALUE_BIAS: f32 = 3.0;
const MOST_VALUE_BIAS: f32 = 0.1;

/// Standard errors of a result and of points, the same for every seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Errors {
    /// The spread between searches.
    pub(super) value: f32,
    /// What they misjudge alike. It is apart because it falls out of a sum in which a value is added and subtracted again.
    pub(super) bias: f32,
    pub(super) points: f32,
}

impl Errors {
    pub(super) fn of(samples: &Samples, seat: usize, unit: u32) -> Errors {
        Errors {
            value: samples.error(seat, unit),
            bias: (EARLY_VALUE_BIAS / unit.max(1) as f32).clamp(LASTING_VALUE_BIAS, MOST_VALUE_BIAS),
            points: samples.error_of_points(),
        }
    }

    /// The errors of a sum or a difference.
    pub(super) fn with(self, other: Errors) -> Errors {
        Errors {
            value: self.value.hypot(other.value),
            bias: self.bias.hypot(other.bias),
            points: self.points.hypot(other.points),
        }
    }

    /// The standard error of a value on its own.
    pub(super) fn stated(self) -> f32 {
        self.value.hypot(self.bias)
    }
}

/// `one - other`, seat by seat.
pub(super) fn minus(one: &Worth, other: &Worth) -> Worth {
    one.plus(-1.0, other)
}

/// The seat to move; the first one if chance is to act.
pub(super) fn mover(turn: Turn) -> Seat {
    if let Turn::Seat(seat) = turn { seat } else { Seat(0) }
}
