//! `cowbell migrate`: from one store to another.

use std::process::ExitCode;

use cowbell_server::{admin::migrate, store::Location};

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the tables are: a data folder, a database file, or `postgres://user:password@host/database`
    from: String,
    /// Where to copy them. Tables already copied by an earlier, interrupted run are kept
    to: String,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let (from, to) = (Location::new(&args.from), Location::new(&args.to));
    let moved = migrate(&from, &to)?;
    println!(
        "{to}: {} tables with {} entries, whole and legal; {} entries copied from {from}",
        moved.tables, moved.entries, moved.copied
    );
    Ok(ExitCode::SUCCESS)
}
