//! Connects the bots of `cowbell-bots` to the server.

use cowbell_bots::search::Limit;
use cowbell_bots::{Budget, Level as Skill, Ranked, Thought, analyse_any, think_any};
use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Judged, Level};
use cowbell_rules::Seat;
use cowbell_server::Brain;

/// Plays every game in the catalog, each level within its own time limit.
pub(crate) struct Bots;

/// Iterations for the analysis of one position; a replay asks for hundreds of them.
const GLANCE: u32 = 1500;

impl Brain for Bots {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String {
        let skill = level.word().parse().unwrap_or(Skill::Medium);
        think_any(game, seat, skill, Budget::of(skill), seed).best().clone()
    }

    fn think_steadily(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String {
        let skill = level.word().parse().unwrap_or(Skill::Medium);
        let budget = Budget::of(skill);
        think_any(game, seat, skill, budget.exactly(budget.iterations), seed).best().clone()
    }

    fn advise(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> Vec<Judged> {
        let skill = level.word().parse().unwrap_or(Skill::Medium);
        judged(think_any(game, seat, skill, Budget::of(skill), seed))
    }

    fn judge(&self, game: &dyn AnyMatch, seat: Seat, seed: u64) -> (Vec<f32>, Vec<Judged>) {
        let budget = Budget::of(Skill::Hard).exactly(GLANCE);
        let thought = analyse_any(game, seat, budget, seed, Limit::default());
        (thought.values.clone(), judged(thought))
    }
}

fn judged(thought: Thought<String>) -> Vec<Judged> {
    let judged = |ranked: Ranked<String>| Judged { mv: ranked.mv, value: ranked.value, share: ranked.share };
    thought.moves.into_iter().map(judged).collect()
}
