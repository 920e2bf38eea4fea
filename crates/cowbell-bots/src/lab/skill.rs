//! Luck and skill over many matches: what luck explains of the results, what decisions explain, and what they give up.
//!
//! A result is `start + luck + decisions`, so its covariances with luck and with decisions, divided by its variance, are
//! their shares of it. What is left is the start, which differs only by the noise of the analysis.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Lab;
use super::facts::{Analysed, Facts};
use super::report::{Interval, variance};
use crate::analysis::Verdict;

/// What luck and decisions are worth, from the matches that were analysed. All of luck, results and shares is for the seat
/// that decides first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Skill {
    /// How many matches were analysed.
    pub matches: usize,
    /// With how many passes.
    pub passes: u32,
    /// Luck, hidden cards included, which should be zero on average.
    pub luck: Interval,
    /// The result.
    pub result: Interval,
    /// The result less luck: the same mean, measured more exactly.
    pub result_without_luck: Interval,
    /// The variance of the result.
    pub variance: f64,
    /// The variance of the result less luck.
    pub variance_without_luck: f64,
    /// The part by which the second is smaller than the first.
    pub variance_falls_by: Interval,
    /// The share of the variance of results that luck explains.
    pub explained_by_luck: Interval,
    /// The share that decisions explain.
    pub explained_by_decisions: Interval,
    /// What an unforced decision gives up. The best of several noisy values is too high, so this is, too.
    pub loss: Interval,
    /// The same by an estimate that chance does not raise; it is rather too low. The truth lies between the two.
    pub fair_loss: Interval,
    /// The share of unforced decisions that are called inaccurate, a mistake or a blunder: those beyond the noise.
    pub errors: Interval,
    /// Accuracy of a player in a match, from 0 to 1.
    pub accuracy: Interval,
    /// Decisions of each verdict per match.
    pub verdicts: BTreeMap<String, f64>,
    /// How often another seat takes a clear lead in a match.
    pub lead_changes: Interval,
}

type Match<'a> = (&'a Facts, &'a Analysed);

impl Skill {
    pub(super) fn of(facts: &[Facts], lab: &Lab) -> Option<Skill> {
        let analysed = facts.iter().filter_map(|facts| Some((facts, facts.analysed.as_ref()?)));
        let analysed: Vec<Match<'_>> = analysed.collect();
        if analysed.is_empty() {
            return None;
        }
        let all: Vec<&Match<'_>> = analysed.iter().collect();
        let (results, lucks, _) = series(&all);
        let without = less(&results, &lucks);
        let [falls, by_luck, by_decisions, loss, fair_loss, errors, accuracy] =
            Interval::all(&analysed, lab.seed, |matches| figures(matches).to_vec())[..]
        else {
            unreachable!("seven figures have seven intervals");
        };
        let verdicts = Verdict::ALL.into_iter().enumerate().map(|(index, verdict)| {
            let sum: usize = analysed.iter().map(|(_, analysed)| analysed.verdicts[index]).sum();
            (format!("{verdict:?}").to_lowercase(), sum as f64 / analysed.len() as f64)
        });
        let changes: Vec<f64> = analysed.iter().map(|(_, analysed)| analysed.lead_changes as f64).collect();
        Some(Skill {
            matches: analysed.len(),
            passes: lab.passes,
            luck: Interval::of(&lucks),
            result: Interval::of(&results),
            result_without_luck: Interval::of(&without),
            variance: variance(&results),
            variance_without_luck: variance(&without),
            variance_falls_by: falls,
            explained_by_luck: by_luck,
            explained_by_decisions: by_decisions,
            loss,
            fair_loss,
            errors,
            accuracy,
            verdicts: verdicts.collect(),
            lead_changes: Interval::of(&changes),
        })
    }
}

/// Results, luck and decisions of the seat that decides first.
fn series(matches: &[&Match<'_>]) -> (Vec<f64>, Vec<f64>, Vec<f64>) {
    let mut series = (Vec::new(), Vec::new(), Vec::new());
    for (facts, analysed) in matches {
        series.0.push(f64::from(facts.results[facts.first]));
        series.1.push(f64::from(analysed.luck[facts.first]));
        series.2.push(f64::from(analysed.decisions[facts.first]));
    }
    series
}

fn less(ones: &[f64], others: &[f64]) -> Vec<f64> {
    ones.iter().zip(others).map(|(one, other)| one - other).collect()
}

/// By what part the variance falls, the shares of luck and decisions, losses, errors and accuracy.
fn figures(matches: &[&Match<'_>]) -> [f64; 7] {
    let (results, lucks, decisions) = series(matches);
    let whole = variance(&results);
    // Without any variance there is nothing to explain.
    let of_whole = |part: f64| if whole > 0.0 { part / whole } else { 0.0 };
    let list = |what: fn(&Analysed) -> &Vec<f32>| {
        let values = matches.iter().flat_map(|(_, analysed)| what(analysed));
        values.clone().map(|value| f64::from(*value)).sum::<f64>() / values.count().max(1) as f64
    };
    let called = |verdict: Verdict| -> usize {
        matches.iter().map(|(_, analysed)| analysed.verdicts[verdict as usize]).sum()
    };
    let choices: usize = matches.iter().map(|(_, analysed)| analysed.losses.len()).sum();
    let errors: usize = [Verdict::Inaccurate, Verdict::Mistake, Verdict::Blunder].map(called).iter().sum();
    [
        of_whole(whole - variance(&less(&results, &lucks))),
        of_whole(covariance(&results, &lucks)),
        of_whole(covariance(&results, &decisions)),
        list(|analysed| &analysed.losses),
        list(|analysed| &analysed.fair_losses),
        errors as f64 / choices.max(1) as f64,
        list(|analysed| &analysed.accuracies),
    ]
}

fn covariance(ones: &[f64], others: &[f64]) -> f64 {
    let sum: Vec<f64> = ones.iter().zip(others).map(|(one, other)| one + other).collect();
    (variance(&sum) - variance(ones) - variance(others)) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A result that is half luck, half decisions: each explains half, and without luck half of the variance is left.
    #[test]
    fn shares_add_up_to_the_whole() {
        let facts: Vec<Facts> = (0..64u8)
            .map(|bits| {
                let [luck, decisions] = [0, 1].map(|at| if bits >> at & 1 == 1 { 0.25 } else { -0.25 });
                let analysed = Analysed {
                    luck: vec![luck, -luck],
                    decisions: vec![decisions, -decisions],
                    losses: vec![0.0, 0.2],
                    fair_losses: vec![0.0, 0.1],
                    accuracies: vec![0.9],
                    verdicts: [0, 0, 0, 1, 0, 0, 1],
                    lead_changes: 3,
                };
                let result = 0.5 + luck + decisions;
                Facts { results: vec![result, 1.0 - result], analysed: Some(analysed), ..Facts::default() }
            })
            .collect();
        let lab = Lab {
            bot: crate::Bot::new(crate::Level::Easy),
            matches: 64,
            analysed: 64,
            passes: 1,
            doublings: 0,
            seed: 1,
            threads: 1,
        };
        let skill = Skill::of(&facts, &lab).expect("matches were analysed");
        let is = |found: Interval, expected: f64| {
            assert!((found.mean - expected).abs() < 1e-6, "{found:?}");
            assert!(found.low <= found.mean && found.mean <= found.high, "{found:?}");
        };
        is(skill.variance_falls_by, 0.5);
        is(skill.explained_by_luck, 0.5);
        is(skill.explained_by_decisions, 0.5);
        is(skill.luck, 0.0);
        is(skill.result_without_luck, 0.5);
        is(skill.errors, 0.5);
        assert!(skill.fair_loss.mean < skill.loss.mean && skill.result_without_luck.high < skill.result.high);
    }
}
