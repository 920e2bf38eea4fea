//! `cowbell rules`: the rules of a game, for reading.

use std::process::ExitCode;

use cowbell_catalog::{OpenError, Visitor, visit};
use cowbell_rules::Encode;

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
    struct Rules;
    impl Visitor for Rules {
        type Out = &'static str;
        fn visit<G: Encode>(&mut self) -> &'static str {
            G::RULES
        }
    }
    let text =
        visit(&args.game, &mut Rules).ok_or_else(|| OpenError::NoSuchGame(args.game.clone()).to_string())?;
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
