//! What the conformance suite needs to know of the game.

use cowbell_rules::{Game, Pick, Seat, Turn};
use cowbell_testkit::{Subject, conformance};

use crate::board::{BUST, FACES};
use crate::moves::Move;
use crate::options::Options;
use crate::state::SixthGame;

conformance!(SixthGame);

impl Subject for SixthGame {
    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");
    const CLAUSES: &'static [&'static str] = &["SIX-1", "SIX-2", "SIX-3", "SIX-4", "SIX-5"];
    const ENDINGS: &'static [&'static str] = &["target", "turns"];
    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] =
        &[("target", r#"{"target":10}"#, 1), ("turns", r#"{"target":100}"#, 2)];

    fn tables() -> Vec<Options> {
        let starts = [Pick::Random, Pick::Seat(Seat(0)), Pick::Seat(Seat(1))];
        let targets = [30, 10, 100];
        targets.into_iter().flat_map(|target| starts.map(|starter| Options { target, starter })).collect()
    }

    fn ending(&self) -> &'static str {
        if self.has_won() { "target" } else { "turns" }
    }

    fn conserved(&self) -> Vec<u32> {
        vec![self.seats() as u32]
    }

    fn invariants(&self) -> Result<(), String> {
        let is_kept = self.bank.iter().all(|points| *points < self.options.target);
        let is_rolled = self.pot == 0 || self.last.is_some_and(|face| (BUST + 1..=FACES).contains(&face));
        if is_kept && is_rolled { Ok(()) } else { Err("points below the target, brought by the die".into()) }
    }

    /// Written from the rules, without `legal.rs`.
    fn witness(&self) -> Vec<Move> {
        match self.turn() {
            Turn::Seat(_) if self.pot > 0 => vec![Move::Hold, Move::Roll],
            Turn::Seat(_) => vec![Move::Roll],
            _ => Vec::new(),
        }
    }
}
