//! `cowbell rules`: the rules of a game, for reading.

use std::process::ExitCode;

use cowbell_catalog::{OpenError, Visitor, visit};
use cowbell_rules::Encode;
use cowbell_scene::Language;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Language: en, de, fr or nl [default: from the environment]
    #[arg(long)]
    lang: Option<String>,
    /// Also print the executable scenarios
    #[arg(long)]
    scenarios: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    struct Rules;
    impl Visitor for Rules {
        type Out = &'static [(&'static str, &'static str)];
        fn visit<G: Encode>(&mut self) -> Self::Out {
            G::RULES
        }
    }
    let texts =
        visit(&args.game, &mut Rules).ok_or_else(|| OpenError::NoSuchGame(args.game.clone()).to_string())?;
    let wanted = match &args.lang {
        Some(code) => code.parse::<Language>()?,
        None => Language::from_env(&std::env::var("LANG").unwrap_or_default()),
    };
    let (_, text) = texts.iter().find(|(code, _)| *code == wanted.code()).unwrap_or(&texts[0]);
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
