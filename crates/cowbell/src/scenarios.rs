//! `cowbell scenarios`: runs the scenario blocks of any Markdown file.

use std::path::PathBuf;
use std::process::ExitCode;

use cowbell_catalog::{OpenError, Visitor, visit};
use cowbell_rules::Encode;
use cowbell_testkit::scenario::{self, Block, Failure};

use crate::Outcome;

/// Run the scenario blocks in Markdown files
///
/// A block starts with ```scenario and the clauses it demonstrates. It names the game, its options and a position, then
/// lists moves, random events and what must be true. `cowbell rules GAME --scenarios` prints many examples;
/// CONTRIBUTING.md explains the language.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Markdown files; `-` for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let (mut passed, mut failed) = (0, 0);
    for file in &args.files {
        let text = crate::read_file(file)?;
        let blocks = scenario::blocks(&text);
        if blocks.is_empty() {
            return Err(format!("{} has no ```scenario block", file.display()));
        }
        for block in &blocks {
            let failures = run_block(block);
            for failure in &failures {
                let column = failure.column.map_or(String::new(), |column| format!(":{column}"));
                println!("{}:{}{column}: {}", file.display(), failure.line, failure.reason);
            }
            if failures.is_empty() { passed += 1 } else { failed += 1 }
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn run_block(block: &Block) -> Vec<Failure> {
    struct Run<'a>(&'a Block);
    impl Visitor for Run<'_> {
        type Out = Vec<Failure>;
        fn visit<G: Encode>(&mut self) -> Vec<Failure> {
            scenario::run::<G>(self.0)
        }
    }
    let failure = |reason: String| vec![Failure { line: block.line, column: None, reason }];
    match &block.game {
        None => failure("the first block of a file names its game: `game tic-tac-moo`".into()),
        Some(slug) => visit(slug, &mut Run(block))
            .unwrap_or_else(|| failure(OpenError::NoSuchGame(slug.clone()).to_string())),
    }
}
