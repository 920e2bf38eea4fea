//! A connection to the file, its schema, and what its errors mean.

use std::path::Path;
use std::sync::Arc;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::Mutex;

use crate::store::{StoreError, StoreFuture};

/// The schema migrations, in order. The file's `user_version` says how many have been applied.
const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/sqlite/1.sql"),
    include_str!("../../../migrations/sqlite/2.sql"),
    include_str!("../../../migrations/sqlite/3.sql"),
    include_str!("../../../migrations/sqlite/4.sql"),
];

/// The application id in the file's header, so that another program's database is never taken for ours: "Cowb".
const APPLICATION: i64 = 0x436f_7762;

pub(super) const BOTH_WAYS: OpenFlags =
    OpenFlags::SQLITE_OPEN_READ_WRITE.union(OpenFlags::SQLITE_OPEN_CREATE);

/// One connection. SQLite blocks while it waits for the disk, so it runs on a separate thread.
#[derive(Clone)]
pub(super) struct File(Arc<Mutex<Connection>>);

impl File {
    pub(super) fn new(connection: Connection) -> File {
        File(Arc::new(Mutex::new(connection)))
    }

    /// Runs work on the database, to its end even if the caller goes away.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreFuture<'static, T> {
        let connection = self.0.clone();
        Box::pin(async move {
            let mut connection = connection.lock_owned().await;
            beside(move || work(&mut connection).map_err(error)).await
        })
    }
}

/// Runs work that blocks on the disk on a thread for blocking work.
pub(super) async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|gone| Err(StoreError::Failed(gone.to_string())))
}

pub(super) fn connect(file: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    // SQLite's own lock is not needed: every connection has a mutex here.
    let connection = Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    // What is deleted is overwritten: a name must not stay in the file.
    connection.pragma_update(None, "secure_delete", true)?;
    Ok(connection)
}

/// Refuses a file that is not ours, or that a newer program wrote, before anything is written to it.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    let number = |query| connection.query_row(query, (), |row| row.get::<_, i64>(0)).map_err(error);
    let schema = number("PRAGMA user_version")?;
    let application = number("PRAGMA application_id")?;
    let objects = number("SELECT count(*) FROM sqlite_schema")?;
    if application != APPLICATION && (objects > 0 || schema > 0) {
        return Err(StoreError::Damaged("it belongs to another program".into()));
    }
    if schema > MIGRATIONS.len() as i64 {
        return Err(StoreError::Future(schema));
    }
    Ok(())
}

pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    let schema: i64 = connection.query_row("PRAGMA user_version", (), |row| row.get(0))?;
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(schema as usize) {
        let change = connection.transaction()?;
        change.execute_batch(migration)?;
        change.pragma_update(None, "application_id", APPLICATION)?;
        change.pragma_update(None, "user_version", index as i64 + 1)?;
        change.commit()?;
    }
    Ok(())
}

pub(super) fn opening(fault: rusqlite::Error) -> StoreError {
    match error(fault) {
        StoreError::Failed(reason) => StoreError::Closed(reason),
        other => other,
    }
}

/// SQLite's primary result code is the low byte of the extended one.
pub(super) fn error(fault: rusqlite::Error) -> StoreError {
    match fault.sqlite_error().map(|reported| reported.extended_code & 0xff) {
        Some(8) => StoreError::ReadOnly,
        Some(11 | 26) => StoreError::Damaged(fault.to_string()),
        Some(13) => StoreError::Full,
        Some(14) => StoreError::Closed(fault.to_string()),
        Some(19) => StoreError::Conflict,
        _ => StoreError::Failed(fault.to_string()),
    }
}
