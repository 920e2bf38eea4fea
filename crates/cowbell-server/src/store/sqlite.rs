//! Journals in one SQLite file: write-ahead log, synchronous, one writer, a few readers.

use std::path::Path;

use serde::{Serialize, Serializer, ser::SerializeTuple};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection, Executor, Row as _};

use super::writer::{Engine, Writer};
use super::{Answer, Dates, Filter, Store, StoreError, Write, now};
use crate::entry::{Link, Row, TableId};
use crate::table::Mark;

/// The schema, in the order in which it grew. The file's `user_version` says how many of these it has.
const MIGRATIONS: &[&str] = &[include_str!("../../migrations/sqlite/1.sql")];

/// Written into the file's header, so that no other program's database is taken for ours: "Cowb".
const APPLICATION: i64 = 0x436f_7762;

/// Journals in a SQLite file.
pub struct Sqlite {
    writer: Writer,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens the file, or makes it. Refuses a damaged, foreign or newer one without touching it.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let options =
            SqliteConnectOptions::new().filename(file).create_if_missing(true).statement_cache_capacity(32);
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(opening)?;
        check(&mut connection).await?;
        let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
        connection.close().await.map_err(opening)?;
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(opening)?;
        migrate(&mut connection).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(2).connect_with(options).await.map_err(opening)?;
        Ok(Sqlite { writer: Writer::start(File { connection }), readers })
    }

    /// Copies a database, as it is now, into a new file. It may be in use.
    pub async fn backup(file: &Path, to: &Path) -> Result<(), StoreError> {
        let name =
            to.to_str().ok_or_else(|| StoreError::Closed("the path of the copy is not UTF-8".into()))?;
        if to.exists() {
            return Err(StoreError::Closed(format!("{name} exists; a copy goes into a new file")));
        }
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(opening)?;
        check(&mut connection).await?;
        sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut connection).await.map_err(error)?;
        connection.close().await.map_err(error)
    }
}

impl Store for Sqlite {
    fn commit(&self, writes: Vec<Write>) -> Answer<'_, ()> {
        Box::pin(self.writer.commit(writes))
    }

    fn read(&self, table: TableId, after: u32) -> Answer<'_, Vec<Row>> {
        const READ: &str = "SELECT version, text, link FROM journal \
            WHERE num = (SELECT num FROM tables WHERE id = ?1) AND version > ?2 ORDER BY version";
        Box::pin(async move {
            let rows = sqlx::query(READ)
                .bind(table.0 as i64)
                .bind(after)
                .fetch_all(&self.readers)
                .await
                .map_err(error)?;
            rows.iter()
                .map(|row| {
                    Ok(Row { version: row.try_get(0)?, text: row.try_get(1)?, link: link(row.try_get(2)?) })
                })
                .collect::<Result<_, sqlx::Error>>()
                .map_err(error)
        })
    }

    fn list(&self, filter: Filter, most: u32) -> Answer<'_, Vec<TableId>> {
        let query = match filter {
            Filter::Lobby => "SELECT id FROM tables WHERE lobby ORDER BY opened DESC LIMIT ?1",
            Filter::Bots => "SELECT id FROM tables WHERE bots ORDER BY num LIMIT ?1",
            Filter::All => "SELECT id FROM tables ORDER BY num LIMIT ?1",
        };
        Box::pin(async move {
            let rows = sqlx::query(query).bind(most).fetch_all(&self.readers).await.map_err(error)?;
            rows.iter()
                .map(|row| row.try_get::<i64, _>(0).map(|id| TableId(id as u64)))
                .collect::<Result<_, _>>()
                .map_err(error)
        })
    }

    fn dates(&self, table: TableId) -> Answer<'_, Option<Dates>> {
        const DATES: &str = "SELECT opened, ended FROM tables WHERE id = ?1";
        Box::pin(async move {
            let row =
                sqlx::query(DATES).bind(table.0 as i64).fetch_optional(&self.readers).await.map_err(error)?;
            let dates = |row: SqliteRow| Ok(Dates { opened: row.try_get(0)?, ended: row.try_get(1)? });
            row.map(dates).transpose().map_err(error)
        })
    }

    fn prune(&self, age: i64, most: u32) -> Answer<'_, u64> {
        Box::pin(async move {
            let time = now().saturating_sub(age);
            let mut change = self.readers.begin().await.map_err(error)?;
            let mut gone = 0;
            for query in [PRUNE_JOURNAL, PRUNE_TABLES] {
                let done =
                    sqlx::query(query).bind(time).bind(most).execute(&mut *change).await.map_err(error)?;
                gone = done.rows_affected();
            }
            change.commit().await.map_err(error)?;
            Ok(gone)
        })
    }
}

const PRUNE_JOURNAL: &str = "DELETE FROM journal WHERE num IN \
    (SELECT num FROM tables WHERE ended < ?1 ORDER BY ended, num LIMIT ?2)";
const PRUNE_TABLES: &str = "DELETE FROM tables WHERE num IN \
    (SELECT num FROM tables WHERE ended < ?1 ORDER BY ended, num LIMIT ?2)";

/// The one connection that writes.
struct File {
    connection: SqliteConnection,
}

impl Engine for File {
    async fn write(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        let marked = writes.iter().any(|write| write.mark.is_some());
        if !marked {
            // A statement of its own is a transaction of its own.
            return append(&mut self.connection, APPEND, writes).await;
        }
        let mut change = self.connection.begin().await.map_err(error)?;
        for write in writes {
            if let Some(mark) = write.mark {
                set_mark(&mut change, write, mark).await?;
            }
        }
        append(&mut change, APPEND_IN_CHANGE, writes).await?;
        change.commit().await.map_err(error)
    }
}

async fn set_mark(connection: &mut SqliteConnection, write: &Write, mark: Mark) -> Result<(), StoreError> {
    const MARK: &str = "INSERT INTO tables (id, live, lobby, bots, opened, ended) \
        VALUES (?1, ?2, ?3, ?4, ?5, iif(?2, NULL, ?6)) ON CONFLICT (id) \
        DO UPDATE SET live = ?2, lobby = ?3, bots = ?4, ended = iif(?2, NULL, coalesce(ended, ?6))";
    let dates = write.dates.unwrap_or_else(Dates::now);
    let query = sqlx::query(MARK)
        .bind(write.table.0 as i64)
        .bind(mark.live)
        .bind(mark.lobby)
        .bind(mark.bots)
        .bind(dates.opened)
        .bind(dates.ended);
    query.execute(connection).await.map_err(error)?;
    Ok(())
}

macro_rules! append {
    ($insert:literal) => {
        concat!(
            $insert,
            " INTO journal (num, version, text, link) SELECT (SELECT num FROM tables WHERE id = value ->> 0), \
              value ->> 1, value ->> 2, unhex(value ->> 3) FROM json_each(?1)"
        )
    };
}
const APPEND: &str = append!("INSERT");
/// A refusal ends the whole change, so SQLite need not keep the pages as they were before the statement.
const APPEND_IN_CHANGE: &str = append!("INSERT OR FAIL");

/// All rows in one statement: the trip to the database costs more than the insertion.
async fn append(
    connection: &mut SqliteConnection,
    query: &'static str,
    writes: &[Write],
) -> Result<(), StoreError> {
    let rows: Vec<Insertion<'_>> =
        writes.iter().flat_map(|write| write.rows.iter().map(|row| Insertion(write.table, row))).collect();
    let rows = serde_json::to_string(&rows).map_err(|error| StoreError::Failed(error.to_string()))?;
    sqlx::query(query).bind(rows).execute(connection).await.map_err(error)?;
    Ok(())
}

struct Insertion<'a>(TableId, &'a Row);

impl Serialize for Insertion<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_tuple(4)?;
        row.serialize_element(&(self.0.0 as i64))?;
        row.serialize_element(&self.1.version)?;
        row.serialize_element(&self.1.text)?;
        row.serialize_element(&self.1.link.to_string())?;
        row.end()
    }
}

/// Refuses a file that is not ours or newer than we are, before anything is written to it.
async fn check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let number = async |connection: &mut SqliteConnection, pragma: &'static str| {
        sqlx::query(pragma)
            .fetch_one(connection)
            .await
            .and_then(|row| row.try_get::<i64, _>(0))
            .map_err(error)
    };
    let schema = number(connection, "PRAGMA user_version").await?;
    let application = number(connection, "PRAGMA application_id").await?;
    let objects = number(connection, "SELECT count(*) FROM sqlite_schema").await?;
    if application != APPLICATION && (objects > 0 || schema > 0) {
        return Err(StoreError::Damaged("it belongs to another program".into()));
    }
    if schema > MIGRATIONS.len() as i64 {
        return Err(StoreError::Future(schema));
    }
    Ok(())
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let row = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(error)?;
    let schema: i64 = row.try_get(0).map_err(error)?;
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(schema as usize) {
        let mut change = connection.begin().await.map_err(error)?;
        change.execute(sqlx::raw_sql(*migration)).await.map_err(error)?;
        let stamp = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", index + 1);
        change.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(stamp))).await.map_err(error)?;
        change.commit().await.map_err(error)?;
    }
    Ok(())
}

fn link(bytes: Vec<u8>) -> Link {
    // A link of another length is damaged; as zeros it fails the check of the chain like any other.
    Link(bytes.try_into().unwrap_or_default())
}

fn opening(fault: sqlx::Error) -> StoreError {
    match error(fault) {
        StoreError::Failed(reason) => StoreError::Closed(reason),
        other => other,
    }
}

/// SQLite's result codes are in the low byte of what it reports.
fn error(fault: sqlx::Error) -> StoreError {
    let code =
        fault.as_database_error().and_then(|fault| fault.code()).and_then(|code| code.parse::<u32>().ok());
    match code.map(|code| code & 0xff) {
        Some(8) => StoreError::ReadOnly,
        Some(11 | 26) => StoreError::Damaged(fault.to_string()),
        Some(13) => StoreError::Full,
        Some(14) => StoreError::Closed(fault.to_string()),
        Some(19) => StoreError::Conflict,
        _ => StoreError::Failed(fault.to_string()),
    }
}
