//! `cowbell lab`: what a game is like, from many matches between bots; as JSON and as a page with plots.

use std::path::PathBuf;
use std::process::ExitCode;

use cowbell_bots::Bot;
use cowbell_bots::lab::{Lab, LabReport, lab_any, page, table};
use cowbell_catalog::Options;

use crate::Outcome;
use crate::bot_matches::{BotMatches, progress_bar, save};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The bot in every seat: random, easy, medium, hard, expert, master, or `hard@2000` to set the iterations
    #[arg(long, default_value = "hard")]
    bot: Bot,
    /// Compare these bots instead, each against itself, separated by commas: prints a table of errors, luck and variance. All
    /// matches are analysed
    #[arg(long, value_delimiter = ',', conflicts_with_all = ["bot", "analyse", "doublings", "against", "html"])]
    levels: Vec<Bot>,
    /// Matches to play
    #[arg(long, default_value_t = 1000)]
    matches: usize,
    /// How many matches to analyse for luck and skill, which takes a few seconds each
    #[arg(long, default_value_t = 100)]
    analyse: usize,
    /// Passes of the analysis, each with twice the work of the one before; only the last one is done
    #[arg(long, default_value_t = 2)]
    passes: u32,
    /// Matches for each doubling of the iterations, in games for two
    #[arg(long, default_value_t = 100)]
    doublings: usize,
    /// Game options, as `key=value,key=value`
    #[arg(long, value_parser = crate::options::read, default_value = "", hide_default_value = true)]
    options: Options,
    /// Other options to compare with, each as `key=value,key=value`; can be given several times
    #[arg(long, value_parser = crate::options::read)]
    against: Vec<Options>,
    /// Matches to play with each of the other options, of which the same share is analysed [default: as --matches]
    #[arg(long, requires = "against")]
    against_matches: Option<usize>,
    #[command(flatten)]
    play: BotMatches,
    /// Save the report as JSON instead of printing it
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Save the report as a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let threads = args.play.checked_threads()?;
    if args.matches == 0 || args.passes == 0 || args.against_matches == Some(0) {
        return Err("--matches, --against-matches and --passes should be at least 1".into());
    }
    let lab = Lab {
        bot: args.bot,
        matches: args.matches,
        analysed: args.analyse,
        passes: args.passes,
        doublings: args.doublings,
        seed: args.play.seed,
        threads,
    };
    if !args.levels.is_empty() {
        return levels(args, &Lab { analysed: args.matches, doublings: 0, ..lab });
    }
    let mut reports = vec![measure(args, &args.options, &lab)?];
    let matches = args.against_matches.unwrap_or(lab.matches);
    let other = Lab { matches, analysed: lab.analysed * matches / lab.matches, doublings: 0, ..lab };
    for options in &args.against {
        reports.push(measure(args, options, &other)?);
    }
    let json = json_of(&reports)?;
    match &args.json {
        Some(file) => save(file, &json)?,
        None => print!("{json}"),
    }
    if let Some(file) = &args.html {
        save(file, &page(&reports))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Each bot against itself, side by side.
fn levels(args: &Args, lab: &Lab) -> Outcome {
    let one = |bot: &Bot| measure(args, &args.options, &Lab { bot: *bot, ..lab.clone() });
    let reports: Vec<LabReport> = args.levels.iter().map(one).collect::<Result<_, String>>()?;
    print!("{}", table(&reports));
    if let Some(file) = &args.json {
        save(file, &json_of(&reports)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn json_of(reports: &[LabReport]) -> Result<String, String> {
    Ok(serde_json::to_string_pretty(reports).map_err(|error| error.to_string())? + "\n")
}

fn measure(args: &Args, options: &Options, lab: &Lab) -> Result<LabReport, String> {
    let bar = progress_bar(lab.matches);
    let report = lab_any(&args.play.game, options, lab, &|done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    report.map_err(|error| error.to_string())
}
