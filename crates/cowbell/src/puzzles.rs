//! `cowbell puzzles`: finds puzzles in matches between bots and prints one per line, as in `cowbell-bots/puzzles`.

use std::io::{self, Write as _};
use std::process::ExitCode;

use cowbell_bots::puzzles::{Maker, make_any};
use cowbell_catalog::Options;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many puzzles to find
    #[arg(long, default_value_t = 10)]
    count: usize,
    /// Seed of the first match; the next matches count up from here. The same seed finds the same puzzles on any machine
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Game options, as `key=value,key=value`
    #[arg(long, value_parser = crate::options::read, default_value = "", hide_default_value = true)]
    options: Options,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let mut failed = None;
    let mut print = |puzzle| {
        let line = serde_json::to_string(&puzzle).map_err(|error| error.to_string());
        // Each line is written at once: finding puzzles takes long, and what has been found should be kept.
        let written = line.and_then(|line| {
            let mut out = io::stdout().lock();
            writeln!(out, "{line}").and_then(|()| out.flush()).map_err(|error| error.to_string())
        });
        failed = failed.take().or(written.err());
    };
    make_any(&args.game, &args.options, Maker { seed: args.seed, count: args.count }, &mut print)
        .map_err(|error| error.to_string())?;
    failed.map_or(Ok(ExitCode::SUCCESS), Err)
}
