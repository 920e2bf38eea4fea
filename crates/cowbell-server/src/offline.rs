//! What operators do with a data folder, whether its server is running or not: copy it, thin it out, check it.

use std::path::Path;

use crate::entry::TableId;
use crate::hub::now;
use crate::serve::FILE;
use crate::store::{Filter, Sqlite, Store, StoreError};
use crate::table::Table;

/// Copies the database into a new file. The server may be running.
pub fn backup(data: &Path, to: &Path) -> Result<(), String> {
    wait(Sqlite::backup(&existing(data)?, to))
}

/// Forgets matches that ended more than `days` days ago; says how many.
pub fn prune(data: &Path, days: u32) -> Result<u64, String> {
    let file = existing(data)?;
    wait(async {
        let store = Sqlite::open(&file).await?;
        let mut gone = 0;
        loop {
            match store.prune(now() - i64::from(days) * 24 * 60 * 60, 200).await? {
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

/// Reads every journal of a database: chain, form, rules.
pub fn audit(data: &Path) -> Result<Audit, String> {
    let file = existing(data)?;
    wait(async {
        let store = Sqlite::open(&file).await?;
        let mut audit = Audit::default();
        for id in store.list(Filter::All, u32::MAX).await? {
            match Table::load(id, &store.read(id, 0).await?) {
                Ok(_) => audit.sound += 1,
                Err(broken) => audit.broken.push((id, broken.to_string())),
            }
        }
        Ok(audit)
    })
}

/// Whether a folder holds a database.
pub fn is_data(folder: &Path) -> bool {
    folder.join(FILE).is_file()
}

fn existing(data: &Path) -> Result<std::path::PathBuf, String> {
    let file = data.join(FILE);
    if file.is_file() { Ok(file) } else { Err(format!("there is no database {}", file.display())) }
}

fn wait<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    runtime.block_on(work).map_err(|error| error.to_string())
}
