//! `cowbell verify`: checks that a record is legal and complete and that its dice were fair.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cowbell_server::{admin, store::Location};
use cowbell_table::verify;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records (JSON Lines), folders with records (every *.jsonl), or a server's store (every journal): a data folder,
    /// a database file, or `postgres://user:password@host/database`
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print only problems
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let mut wrong = 0;
    for path in &args.paths {
        let place = Location::new(&path.to_string_lossy());
        let is_store = place.exists();
        if is_store {
            wrong += journals(&place)?;
        }
        // A data folder may contain records as well as the database.
        if is_store && !path.is_dir() {
            continue;
        }
        for file in files(path)? {
            wrong += u64::from(!record(&file, args.quiet)?);
        }
    }
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn record(file: &Path, quiet: bool) -> Result<bool, String> {
    let name = file.display();
    match verify(&crate::read_file(file)?) {
        Ok(_) if quiet => Ok(true),
        Ok(report) => {
            let mut dice = match (report.is_proved, report.past) {
                (false, _) => "no proof of the dice".to_string(),
                (true, 0) => "every draw follows from the seed".to_string(),
                (true, past) => {
                    format!("every draw after the {past} events from another table follows from the seed")
                }
            };
            if report.is_proved && report.dice == 1 {
                dice += " (dice of version 1: salts were not promised, so the server and the player who sat down last could \
                         have chosen them together)";
            }
            for seat in &report.withheld {
                dice += &format!(", but seat {seat} promised a salt and withheld it");
            }
            // Anyone can compute a chain again after changing a record; nobody can sign it again without the server's key.
            let chain = match (&report.signer, report.is_chained) {
                (Some(_), _) => "whole, with names and end as played",
                (None, true) => {
                    "the chain holds, but without a signature nothing proves the names, the end, or that no \
                                 events are missing"
                }
                (None, false) => "nothing proves that it is whole",
            };
            let end = if report.is_over { "played to the end" } else { "not played to the end" };
            let signed = report.signer.map_or("not signed".into(), |key| format!("signed by {key}"));
            println!(
                "{name}: {} by version {} of the rules, {} moves, {} draws, {end}; legal; {dice}; {chain}; {signed}",
                report.game, report.rules, report.moves, report.chances
            );
            Ok(true)
        }
        Err(wrong) => {
            eprintln!("{name}: {wrong} [{}]", wrong.code());
            Ok(false)
        }
    }
}

fn journals(place: &Location) -> Result<u64, String> {
    let audit = admin::audit(place)?;
    for (table, broken) in &audit.broken {
        eprintln!("{place}: table {table}: {broken}");
    }
    println!("{place}: {} journals are whole and legal, {} are not", audit.sound, audit.broken.len());
    Ok(audit.broken.len() as u64)
}

/// A file itself, or the records in a folder, in order.
fn files(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let entries =
        std::fs::read_dir(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|file| file.extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    files.sort();
    Ok(files)
}
