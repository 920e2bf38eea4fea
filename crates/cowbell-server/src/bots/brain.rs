//! What thinks for bots and hints.

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Judged, Level};
use cowbell_rules::{Dice, Seat, quick};

/// Thinks for bots and hints. It must decide from what `seat` may know.
pub trait Brain: Send + Sync + 'static {
    /// A legal move for `seat`, which is to move. Equal seeds, equal moves. A level that it does not know, from a journal
    /// of another version, it plays as well as it can.
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String;
    /// The same however slow the machine is: equal seeds, equal moves everywhere.
    fn think_steadily(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String {
        self.think(game, seat, level, seed)
    }
    /// The moves of `seat`, which is to move, as a bot of this level ranks them, the best first. A brain that does not compare
    /// moves gives the one it would make.
    fn advise(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> Vec<Judged> {
        vec![Judged { mv: self.think(game, seat, level, seed), value: 0.5, share: 1.0 }]
    }
    /// What each seat can expect and the moves of the seat to move, best first, as `seat` sees it. A brain that cannot
    /// judge gives every seat the same chance.
    fn judge(&self, game: &dyn AnyMatch, seat: Seat, seed: u64) -> (Vec<f32>, Vec<Judged>) {
        let _ = (seat, seed);
        (vec![0.5; game.seats()], Vec::new())
    }
}

/// Plays any legal move, whatever the level.
pub struct RandomBrain;

impl Brain for RandomBrain {
    fn think(&self, game: &dyn AnyMatch, _: Seat, _: &Level, seed: u64) -> String {
        let mut legal = game.legal();
        legal.swap_remove(quick(seed).below(legal.len() as u32) as usize)
    }
}
