//! `cowbell arena`: bots against bots, with a table, JSON output and a chart of the ratings.

use std::path::PathBuf;
use std::process::ExitCode;

use cowbell_bots::arena::{Tournament, plot};
use cowbell_bots::{Bot, arena_any};
use cowbell_catalog::Options;

use crate::Outcome;
use crate::bot_matches::{BotMatches, Weights, progress_bar, save};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Bots, separated by commas: random, easy, medium, hard, expert or master. `hard@2000` searches 2000 iterations per move,
    /// `easy/perfect` has a perfect memory. With more than two seats, the last bot takes all remaining seats
    #[arg(long, value_delimiter = ',', default_value = "medium,hard")]
    bots: Vec<Bot>,
    /// Minimum number of matches; each seed is played once in every seating
    #[arg(long, default_value_t = 100)]
    matches: usize,
    /// Game options, as `key=value,key=value`
    #[arg(long, value_parser = crate::options::read, default_value = "", hide_default_value = true)]
    options: Options,
    #[command(flatten)]
    play: BotMatches,
    #[command(flatten)]
    weights: Weights,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
    /// Save a chart of the ratings as SVG
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let (BotMatches { game, seed, .. }, threads) = (&args.play, args.play.checked_threads()?);
    if args.matches == 0 {
        return Err("--matches should be at least 1".into());
    }
    args.weights.install(game)?;
    let tournament = Tournament { bots: args.bots.clone(), matches: args.matches, seed: *seed, threads };
    let bar = progress_bar(args.matches);
    let progress = |done: usize, total: usize| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    };
    let report = arena_any(game, &args.options, &tournament, &progress).map_err(|error| error.to_string())?;
    bar.finish_and_clear();
    if args.json {
        println!("{}", serde_json::to_string(&report).map_err(|error| error.to_string())?);
    } else {
        print!("{report}");
    }
    if let Some(file) = &args.plot {
        save(file, &plot(&report))?;
    }
    Ok(ExitCode::SUCCESS)
}
