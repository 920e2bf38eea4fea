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

/// The rating at which what the levels found is most likely, by the usual curve of 400 points for odds of ten to one. One
/// success and one failure of an average player are added, because nobody always or never finds anything.
pub(super) fn rating(found: &[f32; 4]) -> u16 {
    let tried = found.iter().zip(LEVELS).map(|(share, (_, tries, level))| (*share, tries as f32, level));
    let tried: Vec<(f32, f32, f32)> = tried.chain([(0.5, 2.0, 1300.0)]).collect();
    // How many more solutions a puzzle of this rating would have than there were: falls with the rating.
    let surplus = |rating: f32| -> f32 {
        let expected = |level: f32| 1.0 / (1.0 + 10f32.powf((rating - level) / 400.0));
        tried.iter().map(|(share, tries, level)| tries * (expected(*level) - share)).sum()
    };
    let (mut low, mut high) = (200.0, 2800.0);
    while high - low > 0.25 {
        let middle = (low + high) / 2.0;
        if surplus(middle) > 0.0 { low = middle } else { high = middle }
    }
    low as u16
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
        assert!(ratings[0] < 700 && ratings[4] > 1900, "{ratings:?}");
    }
}
