//! Offline commands on a store, whether its server is running or not: back it up, prune it, check it, move it elsewhere.

mod migrate;
mod operate;
mod orders;

use std::path::Path;

use crate::store::{Cutoffs, Filter, Location, Sqlite};
use crate::tables::{DAY, TOGETHER};
use core::time::Duration;
use cowbell_table::{Table, TableId};

pub use migrate::{Moved, migrate};
pub use operate::{
    TableLine, audit_trail, ban, bans, close, close_report, delete, forget, message, reports, tables, unban,
};
pub(crate) use orders::{Orders, audit as add_to_trail};

/// Copies the database into a new file. The server may be running.
///
/// # Errors
///
/// If there is no such database, it is no file, or the copy cannot be written.
pub fn backup(place: &Location, to: &Path) -> Result<(), String> {
    match place {
        Location::File(file) if place.exists() => {
            block_on(async { Sqlite::backup(file, to).await.map_err(|error| error.to_string()) })
        }
        Location::File(_) => Err(format!("there is no database {place}")),
        Location::Postgres(_) => Err(format!(
            "{place} is copied by PostgreSQL's own pg_dump, or into a SQLite file by `cowbell migrate`"
        )),
    }
}

/// How far ahead of the store's calendar the clock is believed when an operator asks: a server may have been off for a while.
const OFF: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// Deletes matches that ended more than `days` days ago; returns how many.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn prune(place: &Location, days: u32) -> Result<u64, String> {
    block_on(async {
        let store = place.existing().await?;
        let today = store.calendar(Duration::ZERO, OFF).await.map_err(|error| error.to_string())?;
        let cutoffs = Cutoffs { ended: today - i64::from(days) * DAY, ..Cutoffs::NEVER };
        let mut gone = 0;
        loop {
            match store.prune(cutoffs, TOGETHER).await.map_err(|error| error.to_string())?.len() as u64 {
                0 => return Ok(gone),
                some => gone += some,
            }
        }
    })
}

/// What an audit found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// Journals that hold: the chain of hashes is whole and every event legal.
    pub sound: u64,
    /// Journals that do not, and why.
    pub broken: Vec<(TableId, String)>,
}

/// Reads every journal of a store: chain, form, rules.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn audit(place: &Location) -> Result<Audit, String> {
    block_on(async {
        let store = place.existing().await?;
        let mut audit = Audit::default();
        for id in store.list(Filter::All, u32::MAX).await.map_err(|error| error.to_string())? {
            // One journal that cannot be read, by the store or by us, is no reason to leave the others unchecked.
            let loaded = match store.read(id, 0).await {
                Ok(rows) => Table::load(id, &rows).map_err(|broken| broken.to_string()),
                Err(error) => Err(error.to_string()),
            };
            match loaded {
                Ok(_) => audit.sound += 1,
                Err(reason) => audit.broken.push((id, reason)),
            }
        }
        Ok(audit)
    })
}

/// Runs something asynchronous to its end.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, String>>) -> Result<T, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    runtime.block_on(work)
}
