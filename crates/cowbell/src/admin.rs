//! `cowbell admin`: what operators do to a running server. Orders go through its store; the server carries them out within
//! two seconds, or when it next starts. Names are deleted at once.

use std::process::ExitCode;

use clap::Subcommand;
use cowbell_server::admin;
use cowbell_server::store::{Location, Note};
use cowbell_table::TableId;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server's data folder, or `postgres://user:password@host/database`
    #[arg(long, value_name = "DATA", default_value = "cowbell-data")]
    data: String,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// List all tables: id, game, phase, who sits there
    Tables,
    /// End the match at a table; everyone there is told. A table whose match has not begun is deleted
    Close {
        /// The table's id
        table: String,
        /// Why, for the audit trail
        #[arg(long, default_value = "no reason given")]
        reason: String,
    },
    /// Delete a person's name everywhere, or only at one table. Journals stay valid: a `?` is shown in its place
    Forget {
        /// The name, exactly as it is shown
        name: String,
        /// Only at this table
        #[arg(long)]
        table: Option<String>,
        /// Why, for the audit trail
        #[arg(long, default_value = "no reason given")]
        reason: String,
    },
    /// Delete a table and everything that happened there
    Delete {
        /// The table's id
        table: String,
        /// Why, for the audit trail
        #[arg(long, default_value = "no reason given")]
        reason: String,
    },
    /// Refuse an address or a prefix, like 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32
    Ban {
        /// The address or prefix
        network: String,
        /// Why, for the audit trail
        #[arg(long, default_value = "no reason given")]
        reason: String,
    },
    /// Lift a ban
    Unban {
        /// The address or prefix, as `bans` shows it
        network: String,
    },
    /// List all bans
    Bans,
    /// Show a message to everyone, or remove it if no text is given
    Message {
        /// What everyone is told
        text: Option<String>,
    },
    /// List reports about players, with the last lines of chat
    Reports {
        /// Close this report: it has been dealt with
        #[arg(long, value_name = "REPORT")]
        close: Option<String>,
    },
    /// Print the audit trail: who took a seat where (by address), and what operators have done
    Audit,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let place = Location::new(&args.data);
    match &args.task {
        Task::Tables => {
            for table in admin::tables(&place)? {
                println!("{} {} {}", table.id, table.opened, table.text);
            }
        }
        Task::Close { table, reason } => {
            admin::close(&place, id(table)?, reason)?;
            println!("{table} will be closed by the server within two seconds, or when it next starts");
        }
        Task::Delete { table, reason } => {
            admin::delete(&place, id(table)?, reason)?;
            println!("{table} will be deleted by the server within two seconds, or when it next starts");
        }
        Task::Forget { name, table, reason } => {
            let table = table.as_deref().map(id).transpose()?;
            let changed = admin::forget(&place, name, table, reason)?;
            if changed.is_empty() {
                return Err(format!(
                    "{place} has no such name (in entries written by this version or a later one)"
                ));
            }
            for table in changed {
                println!("{table}: deleted");
            }
        }
        Task::Ban { network, reason } => println!("{} is banned", admin::ban(&place, network, reason)?),
        Task::Unban { network } if admin::unban(&place, network)? => {
            println!("{network} is no longer banned");
        }
        Task::Unban { network } => return Err(format!("{network} is not banned")),
        Task::Bans => print(admin::bans(&place)?),
        Task::Message { text } => admin::message(&place, text.as_deref())?,
        Task::Reports { close: None } => admin::reports(&place)?.iter().for_each(print_report),
        Task::Reports { close: Some(report) } if admin::close_report(&place, report)? => {
            println!("{report} is closed");
        }
        Task::Reports { close: Some(report) } => return Err(format!("there is no report {report}")),
        Task::Audit => print(admin::audit_trail(&place)?),
    }
    Ok(ExitCode::SUCCESS)
}

fn id(table: &str) -> Result<TableId, String> {
    table.parse().map_err(|()| format!("`{table}` must be the 16 digits of a table's link"))
}

/// Time (seconds since 1970), which report, who about whom, why, and the last lines of chat.
fn print_report(report: &Note) {
    let mut parts = report.subject.split('-');
    let mut part = || parts.next().unwrap_or("?");
    let (table, by, about) = (part(), part(), part());
    let stored: serde_json::Value = serde_json::from_str(&report.text).unwrap_or_default();
    let reason = stored["reason"].as_str().unwrap_or_default();
    println!("{} {} table {table}: seat {by} about seat {about}: {reason}", report.at, report.subject);
    for line in stored["lines"].as_array().into_iter().flatten() {
        let said = line["text"].as_str().or(line["phrase"].as_str()).unwrap_or_default();
        println!("    seat {}: {said}", line["seat"]);
    }
}

/// Time (seconds since 1970), subject and text of each.
fn print(notes: Vec<Note>) {
    for note in notes {
        println!("{} {} {}", note.at, note.subject, note.text);
    }
}
