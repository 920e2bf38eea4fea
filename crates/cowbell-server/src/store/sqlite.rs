//! Journals in one SQLite file: write-ahead log, synchronous, one connection that writes and one that reads.

use std::path::Path;
use std::sync::Arc;

use cowbell_table::{ChainHash, JournalRow, TableId};
use rusqlite::{Connection, OpenFlags, OptionalExtension, TransactionBehavior};
use tokio::sync::Mutex;

use super::writer::{Batch, Engine, Writer};
use super::{Dates, Filter, Store, StoreError, StoreFuture, Write, now};

/// The schema migrations, in order. The file's `user_version` says how many have been applied.
const MIGRATIONS: &[&str] = &[include_str!("../../migrations/sqlite/1.sql")];

/// The application id in the file's header, so that another program's database is never taken for ours: "Cowb".
const APPLICATION: i64 = 0x436f_7762;

const BOTH_WAYS: OpenFlags = OpenFlags::SQLITE_OPEN_READ_WRITE.union(OpenFlags::SQLITE_OPEN_CREATE);

/// Journals in a SQLite file.
pub struct Sqlite {
    writer: Writer,
    reader: File,
}

impl Sqlite {
    /// Opens the file, or creates it. Refuses a damaged, foreign or newer one without touching it.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let file = file.to_owned();
        let (writer, reader) = beside(move || {
            let mut writer = connect(&file, BOTH_WAYS).map_err(opening)?;
            check(&writer)?;
            writer.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL").map_err(opening)?;
            migrate(&mut writer).map_err(error)?;
            Ok((writer, connect(&file, BOTH_WAYS).map_err(opening)?))
        })
        .await?;
        Ok(Sqlite { writer: Writer::start(File::new(writer)), reader: File::new(reader) })
    }

    /// Copies the current state of a database, which may be in use, into a new file.
    pub async fn backup(file: &Path, to: &Path) -> Result<(), StoreError> {
        let name =
            to.to_str().ok_or_else(|| StoreError::Closed("the path of the copy is not UTF-8".into()))?;
        if to.exists() {
            return Err(StoreError::Closed(format!("{name} exists; a copy goes into a new file")));
        }
        let (file, name) = (file.to_owned(), name.to_owned());
        beside(move || {
            let connection = connect(&file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(opening)?;
            check(&connection)?;
            connection.execute("VACUUM INTO ?1", [name]).map(drop).map_err(error)
        })
        .await
    }
}

impl Store for Sqlite {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.commit(writes))
    }

    fn read(&self, table: TableId, after: u32) -> StoreFuture<'_, Vec<JournalRow>> {
        const READ: &str = "SELECT version, text, link FROM journal \
            WHERE num = (SELECT num FROM tables WHERE id = ?1) AND version > ?2 ORDER BY version";
        self.reader.ask(move |connection| {
            let row = |row: &rusqlite::Row<'_>| {
                Ok(JournalRow { version: row.get(0)?, text: row.get(1)?, link: link(row.get(2)?) })
            };
            connection.prepare_cached(READ)?.query_map((table.0 as i64, after), row)?.collect()
        })
    }

    fn list(&self, filter: Filter, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        let query = match filter {
            Filter::Lobby => "SELECT id FROM tables WHERE lobby ORDER BY opened DESC LIMIT ?1",
            Filter::Bots => "SELECT id FROM tables WHERE bots ORDER BY num LIMIT ?1",
            Filter::All => "SELECT id FROM tables ORDER BY num LIMIT ?1",
        };
        self.reader.ask(move |connection| {
            let id = |row: &rusqlite::Row<'_>| Ok(TableId(row.get::<_, i64>(0)? as u64));
            connection.prepare_cached(query)?.query_map([most], id)?.collect()
        })
    }

    fn dates(&self, table: TableId) -> StoreFuture<'_, Option<Dates>> {
        const DATES: &str = "SELECT opened, ended FROM tables WHERE id = ?1";
        self.reader.ask(move |connection| {
            let dates = |row: &rusqlite::Row<'_>| Ok(Dates { opened: row.get(0)?, ended: row.get(1)? });
            connection.prepare_cached(DATES)?.query_row([table.0 as i64], dates).optional()
        })
    }

    fn prune(&self, age: i64, most: u32) -> StoreFuture<'_, u64> {
        self.reader.ask(move |connection| {
            let time = now().saturating_sub(age);
            let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            change.execute(PRUNE_JOURNAL, (time, most))?;
            let gone = change.execute(PRUNE_TABLES, (time, most))?;
            change.commit()?;
            Ok(gone as u64)
        })
    }
}

const PRUNE_JOURNAL: &str = "DELETE FROM journal WHERE num IN \
    (SELECT num FROM tables WHERE ended < ?1 ORDER BY ended, num LIMIT ?2)";
const PRUNE_TABLES: &str = "DELETE FROM tables WHERE num IN \
    (SELECT num FROM tables WHERE ended < ?1 ORDER BY ended, num LIMIT ?2)";

/// One connection. SQLite blocks while it waits for the disk, so it runs on a separate thread.
struct File(Arc<Mutex<Connection>>);

impl File {
    fn new(connection: Connection) -> File {
        File(Arc::new(Mutex::new(connection)))
    }

    /// Runs work on the database, to its end even if the caller goes away.
    fn ask<T: Send + 'static>(
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

impl Engine for File {
    async fn write(&mut self, batch: Batch) -> Result<(), StoreError> {
        self.ask(move |connection| append(connection, &batch)).await
    }
}

/// Writes a whole batch in one transaction.
fn append(connection: &mut Connection, writes: &[Write]) -> rusqlite::Result<()> {
    const MARK: &str = "INSERT INTO tables (id, live, lobby, bots, opened, ended) \
        VALUES (?1, ?2, ?3, ?4, ?5, iif(?2, NULL, ?6)) ON CONFLICT (id) \
        DO UPDATE SET live = ?2, lobby = ?3, bots = ?4, ended = iif(?2, NULL, coalesce(ended, ?6))";
    const ROW: &str = "INSERT INTO journal (num, version, text, link) \
        VALUES ((SELECT num FROM tables WHERE id = ?1), ?2, ?3, ?4)";
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let (mut mark, mut row) = (change.prepare_cached(MARK)?, change.prepare_cached(ROW)?);
    for write in writes {
        let id = write.table.0 as i64;
        if let Some(set) = write.mark {
            let dates = write.dates.unwrap_or_else(Dates::now);
            mark.execute((id, set.live, set.lobby, set.bots, dates.opened, dates.ended))?;
        }
        for entry in &write.rows {
            row.execute((id, entry.version, &entry.text, entry.link.0))?;
        }
    }
    drop((mark, row));
    change.commit()
}

/// Runs work that blocks on the disk on a thread for blocking work.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|gone| Err(StoreError::Failed(gone.to_string())))
}

fn connect(file: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    // SQLite's own lock is not needed: every connection has a mutex here.
    Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

/// Refuses a file that is not ours, or that a newer program wrote, before anything is written to it.
fn check(connection: &Connection) -> Result<(), StoreError> {
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

fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
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

fn link(bytes: Vec<u8>) -> ChainHash {
    // A hash of the wrong length is damaged; as zeros it fails the check of the chain like any other damage.
    ChainHash(bytes.try_into().unwrap_or_default())
}

fn opening(fault: rusqlite::Error) -> StoreError {
    match error(fault) {
        StoreError::Failed(reason) => StoreError::Closed(reason),
        other => other,
    }
}

/// SQLite's primary result code is the low byte of the extended one.
fn error(fault: rusqlite::Error) -> StoreError {
    match fault.sqlite_error().map(|reported| reported.extended_code & 0xff) {
        Some(8) => StoreError::ReadOnly,
        Some(11 | 26) => StoreError::Damaged(fault.to_string()),
        Some(13) => StoreError::Full,
        Some(14) => StoreError::Closed(fault.to_string()),
        Some(19) => StoreError::Conflict,
        _ => StoreError::Failed(fault.to_string()),
    }
}
