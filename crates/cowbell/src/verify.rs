//! `cowbell verify`: checks that a record is legal and complete and that its dice were fair.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cowbell_server::{admin, store::Location};
use cowbell_table::{fair::OF_DAY, verify, verify::Report};

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
            if report.is_proved && report.dice == OF_DAY {
                dice +=
                    " (the match of the day: its dice are the same for everyone and were known in advance)";
            }
            for seat in &report.withheld {
                dice += &format!(", but seat {seat} promised a salt and withheld it");
            }
            if report.is_proved && report.is_imported {
                dice += ", but a player who makes up a match can choose both seed and salts";
            }
            let end = if report.is_over { "played to the end" } else { "not played to the end" };
            println!(
                "{name}: {} by version {} of the rules, {} moves, {} draws, {end}; legal; {dice}; {}; {}",
                report.game,
                report.rules,
                report.moves,
                report.chances,
                whole(&report),
                signed(&report)
            );
            Ok(true)
        }
        Err(wrong) => {
            eprintln!("{name}: {wrong} [{}]", wrong.code());
            Ok(false)
        }
    }
}

/// What proves that nothing is missing, and that names and end are as played. Anyone can compute a chain again after changing a
/// record; nobody can sign it again without the server's key.
fn whole(report: &Report) -> String {
    match (&report.signer, report.past) {
        _ if report.is_imported => {
            "imported: nothing proves who played it, or that it was played at all".into()
        }
        (Some(_), 0) => "whole, with names and end as played".into(),
        (Some(_), past) => {
            format!("whole, with names and end as played, but nothing proves who played the first {past} events")
        }
        (None, _) if report.is_chained => {
            "the chain holds, but without a signature nothing proves the names, the end, or that no events are missing"
                .into()
        }
        (None, _) => "nothing proves that it is whole".into(),
    }
}

fn signed(report: &Report) -> String {
    match &report.signer {
        None => "not signed".into(),
        // Servers of earlier versions signed what they had only imported.
        Some(key) if report.is_imported => format!("signed by {key}, where it was imported, not played"),
        Some(key) => format!("signed by {key}"),
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
