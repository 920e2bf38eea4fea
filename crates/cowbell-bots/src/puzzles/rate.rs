//! How hard a puzzle is: how often bots of each level find the answer, and the rating that follows from that.

use cowbell_rules::Seat;

use crate::eval::Evaluate;
use crate::level::{Bot, Budget, Level};
use crate::search::Limit;
use crate::think::{Mind, mix};

/// The levels that try, how often, and the rating each stands for.
const LEVELS: [(Level, u32, f32); 4] = [
    (Level::Easy, 12, 800.0),
    (Level::Medium, 12, 1200.0),
    (Level::Hard, 6, 1600.0),
    (Level::Expert, 3, 2000.0),
];

/// Iterations of an expert here: enough to differ from hard, few enough to try every puzzle.
const EXPERT: u32 = 8_000;

/// How often each level finds the answer.
pub(super) fn found<G: Evaluate>(state: &G, seat: Seat, answer: G::Move, seed: u64) -> [f32; 4] {
    LEVELS.map(|(level, tries, _)| {
        let mut budget = Budget::of(level);
        budget.time = None;
        if level == Level::Expert {
            budget = budget.exactly(EXPERT);
        }
        let hits = (0..tries).filter(|try_| {
            let bot = Bot { budget, ..Bot::new(level) };
            let thought = Mind::new(bot, seat, mix(seed, u64::from(*try_))).ponder(state, Limit::default());
            *thought.best() == answer
        });
        (hits.count() as f32 / tries as f32 * 100.0).round() / 100.0
    })
}

/// The rating at which the shares found are most likely: what each level says by the usual curve of 400 points for odds of
/// ten to one, weighted by how much it says. Nobody always or never finds anything.
pub(super) fn rating(found: &[f32; 4]) -> u16 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for (share, (_, tries, level)) in found.iter().zip(LEVELS) {
        let tries = tries as f32;
        let share = (share * tries + 0.5) / (tries + 1.0);
        let weight = share * (1.0 - share);
        sum += weight * (level - 400.0 * (share / (1.0 - share)).log10());
        weights += weight;
    }
    (sum / weights).clamp(400.0, 2600.0).round() as u16
}

#[cfg(test)]
mod tests {
    use super::rating;

    #[test]
    fn what_fewer_find_is_harder() {
        let ratings = [
            [1.0, 1.0, 1.0, 1.0],
            [0.5, 1.0, 1.0, 1.0],
            [0.1, 0.5, 1.0, 1.0],
            [0.0, 0.0, 0.5, 1.0],
            [0.0; 4],
        ]
        .map(|found| rating(&found));
        assert!(ratings.is_sorted(), "{ratings:?}");
        assert!(ratings[0] < 900 && ratings[4] > 1900, "{ratings:?}");
    }
}
