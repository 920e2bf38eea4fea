//! `cowbell lab`: what a game is like, from many matches between bots; as JSON and as a page with plots.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::available_parallelism;

use cowbell_bots::Bot;
use cowbell_bots::lab::{Lab, LabReport, lab_any, page};
use cowbell_catalog::{OpenError, Options, infos};
use indicatif::{ProgressBar, ProgressStyle};

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The bot on every seat: random, easy, medium, hard, expert, or with iterations `hard@2000`
    #[arg(long, default_value = "hard")]
    bot: Bot,
    /// Matches to play
    #[arg(long, default_value_t = 1000)]
    matches: usize,
    /// How many of them to analyse for luck and skill, which takes a few seconds each
    #[arg(long, default_value_t = 100)]
    analyse: usize,
    /// Passes of the analysis, each with twice the work of the one before
    #[arg(long, default_value_t = 2)]
    passes: u32,
    /// Matches for each doubling of thought, in games for two
    #[arg(long, default_value_t = 100)]
    doublings: usize,
    /// Game options, as `key=value,key=value`
    #[arg(long, value_parser = crate::options::read, default_value = "", hide_default_value = true)]
    options: Options,
    /// Other options to compare with, each as `key=value,key=value`; can be given several times
    #[arg(long, value_parser = crate::options::read)]
    against: Vec<Options>,
    /// Seed of everything. The same seed gives the same report on any machine
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Matches to play in parallel [default: one per core]
    #[arg(long)]
    threads: Option<usize>,
    /// Save the report as JSON instead of printing it
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Save the report as a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if !infos().iter().any(|info| info.slug == args.game) {
        return Err(OpenError::NoSuchGame(args.game.clone()).to_string());
    }
    if args.matches == 0 || args.passes == 0 || args.threads == Some(0) {
        return Err("--matches, --passes and --threads should be at least 1".into());
    }
    let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
    let lab = Lab {
        bot: args.bot,
        matches: args.matches,
        analysed: args.analyse,
        passes: args.passes,
        doublings: args.doublings,
        seed: args.seed,
        threads,
    };
    let mut reports = vec![measure(args, &args.options, &lab)?];
    for options in &args.against {
        reports.push(measure(args, options, &Lab { doublings: 0, ..lab.clone() })?);
    }
    let json = serde_json::to_string_pretty(&reports).map_err(|error| error.to_string())? + "\n";
    match &args.json {
        Some(file) => write(file, &json)?,
        None => print!("{json}"),
    }
    if let Some(file) = &args.html {
        write(file, &page(&reports))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn measure(args: &Args, options: &Options, lab: &Lab) -> Result<LabReport, String> {
    // The progress bar writes to standard error and draws nothing if that is not a terminal.
    let bar = ProgressBar::new(lab.matches as u64);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let report = lab_any(&args.game, options, lab, &|done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    report.map_err(|error| error.to_string())
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{} cannot be written: {error}", file.display()))
}
