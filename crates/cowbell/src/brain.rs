//! The bots of `cowbell-bots` as the server wants them.

use cowbell_bots::search::Limit;
use cowbell_bots::{Budget, Level as Skill, analyse_any, think_any};
use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Judged, Level};
use cowbell_rules::Seat;
use cowbell_server::Brain;

/// Thinks for every game of the catalog, each level within its own clock.
pub(crate) struct Bots;

/// What an analysis of one moment may cost: a replay asks for hundreds of them.
const GLANCE: u32 = 1500;

impl Brain for Bots {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String {
        let skill = level.word().parse().unwrap_or(Skill::Medium);
        think_any(game, seat, skill, Budget::of(skill), seed).best().clone()
    }

    fn judge(&self, game: &dyn AnyMatch, seat: Seat, seed: u64) -> (Vec<f32>, Vec<Judged>) {
        let budget = Budget::of(Skill::Hard).exactly(GLANCE);
        let thought = analyse_any(game, seat, budget, seed, Limit::default());
        let judged = thought.moves.into_iter().map(|ranked| Judged {
            mv: ranked.mv,
            value: ranked.value,
            share: ranked.share,
        });
        (thought.values, judged.collect())
    }
}
