//! The figures of a lab: means with their 95 % intervals, shares and counts. Everything is in the JSON; the page draws it.

use std::collections::BTreeMap;

use cowbell_rules::Options as _;
use serde::Serialize;
use serde_json::Value;

use super::Lab;
use super::facts::{Analysed, Facts};
use crate::analysis::Verdict;
use crate::eval::Evaluate;

/// Kinds of moves and outcomes that are listed, the most frequent first.
const MOST_KINDS: usize = 30;

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
}

fn variance(values: &[f64]) -> f64 {
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

/// What luck and decisions are worth, from the matches that were analysed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Skill {
    /// How many matches were analysed.
    pub matches: usize,
    /// The luck of the seat that decides first, which should be zero on average.
    pub luck: Interval,
    /// The variance of the result of a seat.
    pub variance: f64,
    /// The variance of the result less luck.
    pub variance_without_luck: f64,
    /// The share of the variance that luck explains.
    pub explained_by_luck: f64,
    /// The result of the seat that decides first.
    pub result: Interval,
    /// The same less luck: the same mean, measured more exactly.
    pub result_without_luck: Interval,
    /// What an unforced decision gives up.
    pub loss: Interval,
    /// Accuracy of a player in a match, from 0 to 1.
    pub accuracy: Interval,
    /// Decisions of each verdict per match.
    pub verdicts: BTreeMap<String, f64>,
    /// How often another seat takes the lead in a match.
    pub lead_changes: Interval,
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
        let widths: Vec<f64> =
            facts.iter().flat_map(|facts| &facts.options).map(|options| *options as f64).collect();
        let forced = widths.iter().filter(|width| **width == 1.0).count() as f64;
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
            branching: Interval::of(&widths),
            most_moves: widths.iter().copied().fold(0.0, f64::max) as usize,
            forced: forced / widths.len().max(1) as f64,
            first_seat: Interval::of(&each(&|facts| f64::from(facts.results[facts.first]))),
            draws: facts.iter().filter(|facts| drawn(facts)).count() as f64 / matches as f64,
            margin: Interval::of(&each(&|facts| f64::from(facts.margin))),
            moves: shares(facts.iter().map(|facts| &facts.moves), matches),
            chances: shares(facts.iter().map(|facts| &facts.chances), matches),
            last_moves: shares(
                facts
                    .iter()
                    .map(|facts| BTreeMap::from([(facts.last.clone(), 1)]))
                    .collect::<Vec<_>>()
                    .iter(),
                matches,
            ),
            skill: Skill::of(facts),
            doublings: Vec::new(),
        }
    }
}

impl Skill {
    fn of(facts: &[Facts]) -> Option<Skill> {
        let analysed: Vec<(&Facts, &Analysed)> =
            facts.iter().filter_map(|facts| Some((facts, facts.analysed.as_ref()?))).collect();
        if analysed.is_empty() {
            return None;
        }
        let first = |(facts, analysed): &(&Facts, &Analysed)| {
            (f64::from(facts.results[facts.first]), f64::from(analysed.luck[facts.first]))
        };
        let (results, lucks): (Vec<f64>, Vec<f64>) = analysed.iter().map(first).unzip();
        let without: Vec<f64> = results.iter().zip(&lucks).map(|(result, luck)| result - luck).collect();
        let list = |what: &dyn Fn(&Analysed) -> Vec<f32>| -> Vec<f64> {
            analysed.iter().flat_map(|(_, analysed)| what(analysed)).map(f64::from).collect()
        };
        let count = analysed.len() as f64;
        let verdicts = Verdict::ALL.into_iter().enumerate().map(|(index, verdict)| {
            let sum: usize = analysed.iter().map(|(_, analysed)| analysed.verdicts[index]).sum();
            (format!("{verdict:?}").to_lowercase(), sum as f64 / count)
        });
        let changes: Vec<f64> = analysed.iter().map(|(_, analysed)| analysed.lead_changes as f64).collect();
        let (variance, rest) = (variance(&results), variance(&without));
        Some(Skill {
            matches: analysed.len(),
            luck: Interval::of(&lucks),
            variance,
            variance_without_luck: rest,
            explained_by_luck: if variance > 0.0 { 1.0 - rest / variance } else { 0.0 },
            result: Interval::of(&results),
            result_without_luck: Interval::of(&without),
            loss: Interval::of(&list(&|analysed| analysed.losses.clone())),
            accuracy: Interval::of(&list(&|analysed| analysed.accuracies.clone())),
            verdicts: verdicts.collect(),
            lead_changes: Interval::of(&changes),
        })
    }
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
