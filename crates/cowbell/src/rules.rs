//! `cowbell rules`: the rules of a game, for reading.

use std::process::ExitCode;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Print the executable scenarios too.
    #[arg(long)]
    scenarios: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let text = cowbell_catalog::infos().iter().find(|info| info.slug == args.game).map(|info| info.name).ok_or_else(|| cowbell_catalog::OpenError::NoSuchGame(args.game.clone()).to_string())?;
    let mut is_scenario = false;
    for line in text.lines() {
        is_scenario |= line.starts_with("```scenario");
        if args.scenarios || !is_scenario {
            println!("{line}");
        }
        is_scenario &= line != "```";
    }
    Ok(ExitCode::SUCCESS)
}
