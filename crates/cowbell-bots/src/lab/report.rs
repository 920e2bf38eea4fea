//! The figures of a lab: means with their 95 % intervals, shares and counts. Everything is in the JSON; the page draws it.

use std::collections::BTreeMap;

use cowbell_rules::Options as _;
use serde::Serialize;
use serde_json::Value;

use super::Lab;
use super::facts::Facts;
use super::skill::Skill;
use crate::arena::intervals;
use crate::eval::Evaluate;

/// Kinds of moves and outcomes that are listed, the most frequent first.
const MOST_KINDS: usize = 60;

/// A mean and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The mean of independent observations; the interval follows the normal distribution.
    pub fn of(values: &[f64]) -> Interval {
        let count = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / count;
        let half = 1.96 * (variance(values) / count).sqrt();
        Interval { mean, low: mean - half, high: mean + half }
    }

    /// Figures that are computed from several observations at once; the intervals come from drawing the observations again.
    /// Decisions of one match are alike, so a whole match is one observation.
    pub(super) fn all<T>(observed: &[T], seed: u64, figures: impl Fn(&[&T]) -> Vec<f64>) -> Vec<Interval> {
        let means = figures(&observed.iter().collect::<Vec<&T>>());
        let ends = intervals(observed, seed, figures);
        means.into_iter().zip(ends).map(|(mean, (low, high))| Interval { mean, low, high }).collect()
    }
}

pub(super) fn variance(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    if count < 2.0 {
        return 0.0;
    }
    let mean = values.iter().sum::<f64>() / count;
    values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0)
}

/// How often something occurs in a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    /// What, in notation; `□` is any cell.
    pub kind: String,
    /// How often in a match, on average.
    pub per_match: f64,
    /// Its share of all.
    pub share: f64,
}

/// How a bot fares against the same bot with half of its iterations.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Doubling {
    /// Iterations of the weaker one.
    pub from: u32,
    /// Iterations of the stronger one.
    pub to: u32,
    /// First places of the stronger one.
    pub share: Interval,
    /// The same in Elo.
    pub elo: Interval,
}

impl Doubling {
    pub(super) fn new(from: u32, share: Interval) -> Doubling {
        // A bot that always wins has no rating: 99 % are enough to say so.
        let elo = |share: f64| {
            let share = share.clamp(0.01, 0.99);
            400.0 * (share / (1.0 - share)).log10()
        };
        let elo = Interval { mean: elo(share.mean), low: elo(share.low), high: elo(share.high) };
        Doubling { from, to: 2 * from, share, elo }
    }
}

/// What a lab found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LabReport {
    /// The game's name in paths.
    pub game: &'static str,
    /// Its name on the box.
    pub name: &'static str,
    /// The options of the table, all spelled out.
    pub options: Value,
    /// Seats of the table.
    pub seats: usize,
    /// Who played, on every seat.
    pub bot: String,
    /// How many matches were played.
    pub matches: usize,
    /// The seed.
    pub seed: u64,
    /// Decisions in a match.
    pub decisions: Interval,
    /// How many matches had how many decisions.
    pub lengths: BTreeMap<usize, usize>,
    /// Legal moves of a decision.
    pub branching: Interval,
    /// The most legal moves of a decision.
    pub most_moves: usize,
    /// The share of decisions with a single legal move.
    pub forced: f64,
    /// The result of the seat that decides first: 0.5 is even.
    pub first_seat: Interval,
    /// The share of matches without a single winner.
    pub draws: f64,
    /// Points between the winner and the next seat.
    pub margin: Interval,
    /// Kinds of moves.
    pub moves: Vec<Share>,
    /// Kinds of random events.
    pub chances: Vec<Share>,
    /// How matches end.
    pub endings: Vec<Share>,
    /// The kind of the last move.
    pub last_moves: Vec<Share>,
    /// Luck and skill; nothing if no match was analysed.
    pub skill: Option<Skill>,
    /// What more thought is worth.
    pub doublings: Vec<Doubling>,
}

impl LabReport {
    pub(super) fn of<G: Evaluate>(lab: &Lab, options: &G::Options, facts: &[Facts]) -> LabReport {
        let each = |what: &dyn Fn(&Facts) -> f64| facts.iter().map(what).collect::<Vec<f64>>();
        let mut lengths = BTreeMap::new();
        facts.iter().for_each(|facts| *lengths.entry(facts.decisions).or_default() += 1);
        let widths = || facts.iter().flat_map(|facts| &facts.options).copied();
        let forced = widths().filter(|width| *width == 1).count() as f64;
        let wide = |facts: &[&Facts]| {
            let sum: usize = facts.iter().flat_map(|facts| &facts.options).sum();
            let count: usize = facts.iter().map(|facts| facts.options.len()).sum();
            vec![sum as f64 / count.max(1) as f64]
        };
        let drawn = |facts: &Facts| {
            let top = facts.results.iter().copied().fold(0.0, f32::max);
            facts.results.len() > 1 && facts.results.iter().filter(|result| **result == top).count() > 1
        };
        let matches = facts.len().max(1);
        LabReport {
            game: G::INFO.slug,
            name: G::INFO.name,
            options: serde_json::to_value(options).unwrap_or_default(),
            seats: options.seats(),
            bot: lab.bot.to_string(),
            matches: facts.len(),
            seed: lab.seed,
            decisions: Interval::of(&each(&|facts| facts.decisions as f64)),
            lengths,
            branching: Interval::all(facts, lab.seed, wide)[0],
            most_moves: widths().max().unwrap_or(0),
            forced: forced / widths().count().max(1) as f64,
            first_seat: Interval::of(&each(&|facts| f64::from(facts.results[facts.first]))),
            draws: facts.iter().filter(|facts| drawn(facts)).count() as f64 / matches as f64,
            margin: Interval::of(&each(&|facts| f64::from(facts.margin))),
            moves: shares(facts.iter().map(|facts| &facts.moves), matches),
            chances: shares(facts.iter().map(|facts| &facts.chances), matches),
            endings: shares(once(facts, |facts| &facts.ending).iter(), matches),
            last_moves: shares(once(facts, |facts| &facts.last).iter(), matches),
            skill: Skill::of(facts, lab),
            doublings: Vec::new(),
        }
    }
}

/// Something that every match has once, as counts.
fn once(facts: &[Facts], what: impl Fn(&Facts) -> &String) -> Vec<BTreeMap<String, usize>> {
    facts.iter().map(|facts| BTreeMap::from([(what(facts).clone(), 1)])).collect()
}

fn shares<'a>(counts: impl Iterator<Item = &'a BTreeMap<String, usize>>, matches: usize) -> Vec<Share> {
    let mut sums: BTreeMap<&str, usize> = BTreeMap::new();
    counts.flatten().for_each(|(kind, count)| *sums.entry(kind).or_default() += count);
    let whole = sums.values().sum::<usize>().max(1) as f64;
    let mut shares: Vec<Share> = sums
        .into_iter()
        .map(|(kind, sum)| Share {
            kind: kind.to_string(),
            per_match: sum as f64 / matches as f64,
            share: sum as f64 / whole,
        })
        .collect();
    shares.sort_by(|one, other| other.per_match.total_cmp(&one.per_match));
    shares.truncate(MOST_KINDS);
    shares
}
