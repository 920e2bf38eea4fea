//! `cowbell rules`: how a game is played, for reading. The same pages as in the browser (`rules/<language>.md` of each game's
//! crate), with their pictures drawn in characters; `--exact` prints the numbered reference, RULES.md, instead.

mod pages;
mod picture;
#[cfg(test)]
mod tests;
mod text;

use std::process::ExitCode;

use cowbell_catalog::{OpenError, Visitor, visit};
use cowbell_rules::Encode;
use cowbell_scene::Language;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// The language: en, de, fr or nl. Default: that of the environment.
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
    let reference = visit(&args.game, &mut Reference)
        .ok_or_else(|| OpenError::NoSuchGame(args.game.clone()).to_string())?;
    let language = match &args.lang {
        Some(code) => code.parse::<Language>()?,
        None => Language::from_env(&std::env::var("LANG").unwrap_or_default()),
    };
    let exact = || reference.iter().find(|(code, _)| *code == language.code()).unwrap_or(&reference[0]).1;
    if args.scenarios {
        print!("{}", exact());
    } else if args.exact {
        print!("{}", text::plain(&without_preface(exact()), &|_| None));
    } else {
        let page = pages::page(&args.game, language.code());
        let pictures = pages::pictures(&args.game);
        let draw = |name: &str| pictures.get(name).and_then(|picture| picture.draw(&args.game));
        print!("{}", text::plain(&page, &draw));
    }
    Ok(ExitCode::SUCCESS)
}

/// The reference without what stands before its first part: how to read and run the scenarios.
fn without_preface(reference: &str) -> String {
    let (title, rest) = reference.split_once('\n').unwrap_or((reference, ""));
    let parts = rest.find("\n## ").map_or(rest, |at| &rest[at..]);
    format!("{title}\n{parts}")
}

/// RULES.md in every language.
struct Reference;

impl Visitor for Reference {
    type Out = &'static [(&'static str, &'static str)];
    fn visit<G: Encode>(&mut self) -> Self::Out {
        G::RULES
    }
}
