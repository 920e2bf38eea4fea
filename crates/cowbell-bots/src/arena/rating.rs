//! Ratings: the Elo scale by maximum likelihood (Bradley and Terry), and intervals by resampling whole groups.

use cowbell_rules::quick;

/// Resamplings for an interval.
const SAMPLES: usize = 400;

/// Points that each bot took from each other: `points[a][b]` of a against b; a win is 1, a draw ½.
pub(crate) type Points = Vec<Vec<f64>>;

/// Elo ratings with mean 0. Half a draw is added to every pair, so that a bot that never lost has a rating too.
pub(crate) fn elo(points: &Points) -> Vec<f64> {
    let n = points.len();
    let taken = |a: usize, b: usize| {
        let met = points[a][b] + points[b][a];
        if met > 0.0 { points[a][b] + 0.25 } else { 0.0 }
    };
    let mut strength = vec![1.0f64; n];
    // Hunter's minorisation: each step is closed and climbs; 200 are plenty for a handful of bots.
    for _ in 0..200 {
        let old = strength.clone();
        for a in 0..n {
            let wins: f64 = (0..n).filter(|b| *b != a).map(|b| taken(a, b)).sum();
            let met: f64 =
                (0..n).filter(|b| *b != a).map(|b| (taken(a, b) + taken(b, a)) / (old[a] + old[b])).sum();
            if met > 0.0 {
                strength[a] = wins / met;
            }
        }
        let mean = strength.iter().map(|s| s.ln()).sum::<f64>() / n as f64;
        strength.iter_mut().for_each(|s| *s /= mean.exp());
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

/// 95 % intervals of figures that are computed from groups: the groups are drawn again with replacement.
pub(crate) fn intervals<T>(groups: &[T], seed: u64, figures: impl Fn(&[&T]) -> Vec<f64>) -> Vec<(f64, f64)> {
    let mut dice = quick(seed);
    let mut samples: Vec<Vec<f64>> = Vec::new();
    for _ in 0..SAMPLES {
        let again: Vec<&T> = groups.iter().map(|_| &groups[dice.usize(..groups.len())]).collect();
        for (index, figure) in figures(&again).into_iter().enumerate() {
            if samples.len() == index {
                samples.push(Vec::with_capacity(SAMPLES));
            }
            samples[index].push(figure);
        }
    }
    let ends = |mut sample: Vec<f64>| {
        sample.sort_by(f64::total_cmp);
        (sample[sample.len() / 40], sample[sample.len() - 1 - sample.len() / 40])
    };
    samples.into_iter().map(ends).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let points = vec![vec![0.0, 100_000.0], vec![10_000.0, 0.0]];
        let elo = elo(&points);
        assert!((elo[0] - elo[1] - 400.0).abs() < 0.1, "{elo:?}");
    }

    #[test]
    fn an_interval_covers_the_figure() {
        let groups: Vec<f64> = (0..100).map(|n| f64::from(n % 2)).collect();
        let mean = |groups: &[&f64]| vec![groups.iter().copied().sum::<f64>() / groups.len() as f64];
        let (low, high) = intervals(&groups, 1, mean)[0];
        assert!(0.38 < low && low < 0.46 && 0.54 < high && high < 0.62, "{low} {high}");
    }
}
