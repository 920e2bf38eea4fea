//! `cowbell rules`: how a game is played. Prints the same pages as the browser shows (`rules/<language>.md` in each
//! game's crate), with their pictures drawn in characters; `--exact` prints the numbered reference, RULES.md, instead.

mod exact;
mod pages;
mod picture;
#[cfg(test)]
mod tests;
mod text;

use std::process::ExitCode;

use cowbell_catalog::{OpenError, infos};
use cowbell_scene::{Language, Voice};

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Language, such as en or de [default: from the environment]
    #[arg(long)]
    lang: Option<String>,
    /// Print the exact reference: every rule by its number.
    #[arg(long)]
    exact: bool,
    /// Print the reference with its executable scenarios.
    #[arg(long)]
    scenarios: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if infos().iter().all(|info| info.slug != args.game) {
        return Err(OpenError::NoSuchGame(args.game.clone()).to_string());
    }
    let language = match &args.lang {
        Some(code) => code.parse::<Language>()?,
        None => Language::from_env(&std::env::var("LANG").unwrap_or_default()),
    };
    let exact = || pages::reference(&args.game, language.code()).unwrap_or_default();
    let page = pages::page(&args.game, language.code()).filter(|_| !args.exact);
    if args.scenarios {
        print!("{}", exact());
    } else if let Some(page) = page {
        let pictures = pages::pictures(&args.game);
        let draw = |name: &str| pictures.get(name).and_then(|picture| picture.draw(&args.game));
        print!("{}", text::plain(text::parse(&page), &draw));
    } else {
        let reference = exact();
        let clauses = exact::clauses(text::parse(&reference), &args.game, &Voice::new(language));
        print!("{}", text::plain(clauses, &|_| None));
    }
    Ok(ExitCode::SUCCESS)
}
