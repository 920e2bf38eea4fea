//! `cowbell lessons`: matches of a bot against itself as rows of bytes, from which `training/teach.py` teaches a network.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use cowbell_bots::Bot;
use cowbell_bots::lessons::{Course, play_any};
use cowbell_catalog::Options;

use crate::Outcome;
use crate::bot_matches::{BotMatches, Weights};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The bot in every seat, with few iterations: one decision in four gets four times as many
    #[arg(long, default_value = "expert@48")]
    bot: Bot,
    /// Share of the matches, and the options of their table, as `0.3 seats=4,deck=single`; can be given several times
    #[arg(long, value_parser = table, default_value = "1")]
    table: Vec<(Options, f32)>,
    /// Part of the decisions beside which a line is played and searched that only a search would try
    #[arg(long, default_value_t = 0.5)]
    asides: f32,
    /// Maximum number of matches to play
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    matches: u64,
    /// Start no match after this many seconds
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
    #[command(flatten)]
    play: BotMatches,
    #[command(flatten)]
    weights: Weights,
    /// The folder to write to
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

/// A share, and the options of a table.
fn table(text: &str) -> Result<(Options, f32), String> {
    let (share, options) = text.split_once(' ').unwrap_or((text, ""));
    let share = share.parse().map_err(|_| format!("`{share}` should be a share, as in `0.3 seats=4`"))?;
    Ok((crate::options::read(options)?, share))
}

pub(crate) fn run(args: &Args) -> Outcome {
    let (BotMatches { game, seed, .. }, threads) = (&args.play, args.play.checked_threads()?);
    let seconds = Duration::try_from_secs_f64(args.seconds).map_err(|error| format!("--seconds: {error}"))?;
    args.weights.install(game)?;
    std::fs::create_dir_all(&args.out)
        .map_err(|error| format!("{} cannot be made: {error}", args.out.display()))?;
    let course = Course {
        bot: args.bot,
        tables: args.table.clone(),
        seed: *seed,
        threads,
        matches: args.matches,
        asides: args.asides,
        until: Some(Instant::now() + seconds),
    };
    let written = play_any(game, &course, &args.out)?;
    println!("{game}: {} positions of {} matches", written.rows, written.matches);
    Ok(ExitCode::SUCCESS)
}
