//! `cowbell arena`: bots against bots, with a table, JSON and a picture of the ratings.

use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::available_parallelism;

use cowbell_bots::arena::{Tournament, plot};
use cowbell_bots::{Bot, arena_any, network};
use cowbell_catalog::{OpenError, Options, infos};
use indicatif::{ProgressBar, ProgressStyle};

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Bots, separated by commas: random, easy, medium, hard, expert or master. `hard@2000` searches 2000 iterations per move,
    /// `easy/perfect` has a perfect memory. With more than two seats, the last bot takes all remaining seats
    #[arg(long, value_delimiter = ',', default_value = "medium,hard")]
    bots: Vec<Bot>,
    /// Least number of matches; each seed is played once in every seating
    #[arg(long, default_value_t = 100)]
    matches: usize,
    /// Game options, as `key=value,key=value`
    #[arg(long, value_parser = crate::options::read, default_value = "", hide_default_value = true)]
    options: Options,
    /// Seed of the tournament. The same seed gives the same matches on any machine, because bots count iterations, not seconds
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Matches to play in parallel [default: one per core]
    #[arg(long)]
    threads: Option<usize>,
    /// Weights for master in place of the built-in ones, as `training/train.py` writes them
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
    /// Save a chart of the ratings as SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if !infos().iter().any(|info| info.slug == args.game) {
        return Err(OpenError::NoSuchGame(args.game.clone()).to_string());
    }
    if args.matches == 0 {
        return Err("--matches should be at least 1".into());
    }
    if args.threads == Some(0) {
        return Err("--threads should be at least 1".into());
    }
    if let Some(file) = &args.weights {
        let weights =
            std::fs::read(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
        network::install(&args.game, &weights)?;
    }
    let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
    let tournament = Tournament { bots: args.bots.clone(), matches: args.matches, seed: args.seed, threads };
    // The bar writes to standard error and draws nothing where that is no terminal.
    let bar = ProgressBar::new(args.matches as u64);
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let progress = |done: usize, total: usize| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    };
    let report =
        arena_any(&args.game, &args.options, &tournament, &progress).map_err(|error| error.to_string())?;
    bar.finish_and_clear();
    if args.json {
        println!("{}", serde_json::to_string(&report).map_err(|error| error.to_string())?);
    } else {
        print!("{report}");
    }
    if let Some(file) = &args.plot {
        std::fs::write(file, plot(&report))
            .map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}
