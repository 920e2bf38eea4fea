//! Journals in PostgreSQL, shared by any number of nodes: one connection writes batches, a few others read.
//!
//! Every question has a time limit, so that a network that swallows everything leads to an error and not to silence.
//! Connections that failed are thrown away; the next question opens another one. `sqlx` has a pool of its own, but that one
//! speaks with a connection before and after every use, the latter without a limit.

use core::str::FromStr;
use core::time::Duration;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::{Connection, Executor, Row as _};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::writer::{Engine, Writer};
use super::{Answer, Claim, Dates, Filter, Store, StoreError, Write};
use crate::entry::{Link, Row, TableId};

/// The schema, in the order in which it grew. The table `cowbell` says how many of these the database has.
const MIGRATIONS: &[&str] = &[include_str!("../../migrations/postgres/1.sql")];

/// The lock of whoever changes the schema: "Cowb".
const LOCK: i64 = 0x436f_7762;
/// Questions under way at once, besides the writing.
const READERS: usize = 6;
/// A connection is opened within this time.
const CONNECT: Duration = Duration::from_secs(2);
/// A question is answered within this time.
const ASK: Duration = Duration::from_secs(3);
/// A batch is written within this time.
const WRITE: Duration = Duration::from_secs(4);
/// A connection that was not used for so long may have died unnoticed.
const IDLE: Duration = Duration::from_millis(200);
/// What the server itself gives up after: nobody waits for the answer any more.
const STATEMENT: &str = "5s";

/// Journals in PostgreSQL.
pub struct Postgres {
    writer: Writer,
    readers: Readers,
}

impl Postgres {
    /// Opens a database, and makes its tables if it is empty and `make` says so. Refuses a foreign or newer one without
    /// touching it.
    pub async fn open(address: &str, make: bool) -> Result<Postgres, StoreError> {
        let options =
            PgConnectOptions::from_str(address).map_err(|error| StoreError::Closed(error.to_string()))?;
        let options = Arc::new(options.application_name("cowbell").statement_cache_capacity(32).options([
            ("statement_timeout", STATEMENT),
            ("lock_timeout", STATEMENT),
            ("idle_in_transaction_session_timeout", STATEMENT),
        ]));
        let mut connection = connect(&options).await.map_err(opening)?;
        match limited(ASK, schema(&mut connection)).await.map_err(opening)? {
            Some(schema) if schema > MIGRATIONS.len() as i32 => {
                return Err(StoreError::Future(schema.into()));
            }
            None if !make => return Err(StoreError::Closed("it is empty".into())),
            _ => limited(ASK, migrate(&mut connection)).await.map_err(opening)?,
        }
        let readers =
            Readers { options: options.clone(), idle: Mutex::default(), permits: Semaphore::new(READERS) };
        let server = Server { options, connection: Some(connection), used: Instant::now() };
        Ok(Postgres { writer: Writer::start(server), readers })
    }
}

impl Store for Postgres {
    fn commit(&self, writes: Vec<Write>) -> Answer<'_, ()> {
        Box::pin(self.writer.commit(writes))
    }

    fn read(&self, table: TableId, after: u32) -> Answer<'_, Vec<Row>> {
        const READ: &str =
            "SELECT version, text, link FROM journal WHERE id = $1 AND version > $2 ORDER BY version";
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(READ).bind(table.0 as i64).bind(after as i32)).await?;
            rows.iter().map(|row| entry(row, 0)).collect()
        })
    }

    fn list(&self, filter: Filter, most: u32) -> Answer<'_, Vec<TableId>> {
        let query = match filter {
            Filter::Lobby => "SELECT id FROM tables WHERE lobby ORDER BY opened DESC LIMIT $1",
            Filter::Bots => {
                "SELECT id FROM tables LEFT JOIN claims USING (id) \
                 WHERE bots AND (until IS NULL OR until < clock_timestamp()) ORDER BY opened, id LIMIT $1"
            }
            Filter::All => "SELECT id FROM tables ORDER BY opened, id LIMIT $1",
        };
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(query).bind(i64::from(most))).await?;
            rows.iter().map(|row| id(row, 0)).collect()
        })
    }

    fn dates(&self, table: TableId) -> Answer<'_, Option<Dates>> {
        const DATES: &str = "SELECT opened, ended FROM tables WHERE id = $1";
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(DATES).bind(table.0 as i64)).await?;
            let dates = |row: &PgRow| Ok(Dates { opened: row.try_get(0)?, ended: row.try_get(1)? });
            rows.first().map(dates).transpose().map_err(error)
        })
    }

    fn prune(&self, age: i64, most: u32) -> Answer<'_, u64> {
        const PRUNE: &str = "WITH old AS (SELECT id FROM tables \
                WHERE ended < extract(epoch FROM clock_timestamp())::bigint - $1 ORDER BY ended, id LIMIT $2), \
            entries AS (DELETE FROM journal WHERE id IN (SELECT id FROM old)), \
            claimed AS (DELETE FROM claims WHERE id IN (SELECT id FROM old)) \
            DELETE FROM tables WHERE id IN (SELECT id FROM old) RETURNING id";
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(PRUNE).bind(age).bind(i64::from(most))).await?;
            Ok(rows.len() as u64)
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn news(&self, known: Vec<(TableId, u32)>) -> Answer<'_, Vec<(TableId, Row)>> {
        const NEWS: &str = "SELECT j.id, j.version, j.text, j.link \
            FROM unnest($1::bigint[], $2::integer[]) AS known (id, version), \
            LATERAL (SELECT * FROM journal WHERE id = known.id AND version > known.version) AS j \
            ORDER BY j.id, j.version";
        Box::pin(async move {
            let (ids, versions): (Vec<i64>, Vec<i32>) =
                known.into_iter().map(|(table, version)| (table.0 as i64, version as i32)).unzip();
            let rows = self.readers.ask(|| sqlx::query(NEWS).bind(&ids).bind(&versions)).await?;
            rows.iter().map(|row| Ok((id(row, 0)?, entry(row, 1)?))).collect()
        })
    }

    fn claim(&self, claim: Claim) -> Answer<'_, bool> {
        const CLAIM: &str = "INSERT INTO claims (id, version, node, until) \
            VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 millisecond') \
            ON CONFLICT (id) DO UPDATE SET version = excluded.version, node = excluded.node, until = excluded.until \
            WHERE claims.version < excluded.version OR claims.version = excluded.version \
                AND (claims.node = excluded.node OR claims.until < clock_timestamp()) RETURNING id";
        Box::pin(async move {
            let query = || {
                sqlx::query(CLAIM)
                    .bind(claim.table.0 as i64)
                    .bind(claim.version as i32)
                    .bind(claim.node as i64)
                    .bind(claim.lease.as_millis() as f64)
            };
            Ok(!self.readers.ask(query).await?.is_empty())
        })
    }
}

/// Connections for questions that may be asked twice.
struct Readers {
    options: Arc<PgConnectOptions>,
    idle: Mutex<Vec<PgConnection>>,
    permits: Semaphore,
}

type Question = Query<'static, sqlx::Postgres, PgArguments>;

impl Readers {
    /// Asks. If an old connection turns out to be dead, the others are too, and a new one is asked once more.
    async fn ask(&self, question: impl Fn() -> Question) -> Result<Vec<PgRow>, StoreError> {
        let busy = |_| StoreError::Failed("too many questions wait for the database".into());
        let permit = timeout(ASK, self.permits.acquire()).await.map_err(busy)?;
        let _permit = permit.expect("nobody closes it");
        let idle = self.idle().pop();
        if let Some(mut connection) = idle {
            match limited(ASK, fetch(question(), &mut connection)).await {
                Err(StoreError::Failed(reason)) => {
                    tracing::warn!(reason, "a connection to the database is lost");
                    self.idle().clear();
                }
                result => {
                    self.idle().push(connection);
                    return result;
                }
            }
        }
        let mut connection = connect(&self.options).await?;
        let result = limited(ASK, fetch(question(), &mut connection)).await;
        if !matches!(result, Err(StoreError::Failed(_))) {
            self.idle().push(connection);
        }
        result
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<PgConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn fetch(question: Question, connection: &mut PgConnection) -> Result<Vec<PgRow>, StoreError> {
    question.fetch_all(connection).await.map_err(error)
}

/// The one connection that writes; none after a failure.
struct Server {
    options: Arc<PgConnectOptions>,
    connection: Option<PgConnection>,
    used: Instant,
}

impl Server {
    /// A connection that lives, as far as one can know. A server that was started anew has ended those that nobody used;
    /// whoever writes to such a one cannot tell whether anything was written, so it is asked first.
    async fn connection(&mut self) -> Result<PgConnection, StoreError> {
        if let Some(mut connection) = self.connection.take() {
            let is_busy = self.used.elapsed() < IDLE;
            if is_busy || limited(ASK, async { connection.ping().await.map_err(error) }).await.is_ok() {
                return Ok(connection);
            }
        }
        connect(&self.options).await
    }
}

impl Engine for Server {
    async fn write(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let result = limited(WRITE, append(&mut connection, writes)).await;
        // After a failure nobody knows what the server does with the batch; nothing else goes that way.
        if !matches!(result, Err(StoreError::Failed(_))) {
            self.connection = Some(connection);
            self.used = Instant::now();
        }
        result
    }
}

/// A whole batch as one statement, which is one trip and one transaction. An entry whose predecessor is missing gets no
/// version and thereby fails the batch.
async fn append(connection: &mut PgConnection, writes: &[Write]) -> Result<(), StoreError> {
    const APPEND: &str = "WITH marked AS ( \
            INSERT INTO tables (id, live, lobby, bots, opened, ended) \
            SELECT id, live, lobby, bots, coalesce(opened, now), CASE WHEN live THEN NULL ELSE coalesce(ended, now) END \
            FROM unnest($6::bigint[], $7::boolean[], $8::boolean[], $9::boolean[], $10::bigint[], $11::bigint[]) \
                AS mark (id, live, lobby, bots, opened, ended), \
                (SELECT extract(epoch FROM clock_timestamp())::bigint AS now) AS clock \
            ON CONFLICT (id) DO UPDATE SET live = excluded.live, lobby = excluded.lobby, bots = excluded.bots, \
                ended = CASE WHEN excluded.live THEN NULL ELSE coalesce(tables.ended, excluded.ended) END) \
        INSERT INTO journal (id, version, text, link) \
        SELECT id, CASE WHEN after = 0 OR EXISTS (SELECT FROM journal WHERE id = entry.id AND version = after) \
            THEN version END, text, link \
        FROM unnest($1::bigint[], $2::integer[], $3::integer[], $4::text[], $5::bytea[]) \
            AS entry (id, after, version, text, link)";
    let mut writes: Vec<&Write> = writes.iter().collect();
    // Two nodes that touch the same tables do so in the same order, so that none waits for the other in a circle.
    writes.sort_by_key(|write| write.table);
    let entries = || {
        let after = |write: &Write| write.rows.first().map_or(0, |row| row.version as i32 - 1);
        writes.iter().flat_map(move |write| write.rows.iter().map(move |row| (write, after(write), row)))
    };
    let marks = || writes.iter().filter_map(|write| write.mark.map(|mark| (write, mark)));
    let query = sqlx::query(APPEND)
        .bind(entries().map(|(write, _, _)| write.table.0 as i64).collect::<Vec<_>>())
        .bind(entries().map(|(_, after, _)| after).collect::<Vec<_>>())
        .bind(entries().map(|(_, _, row)| row.version as i32).collect::<Vec<_>>())
        .bind(entries().map(|(_, _, row)| row.text.as_str()).collect::<Vec<_>>())
        .bind(entries().map(|(_, _, row)| row.link.0.as_slice()).collect::<Vec<_>>())
        .bind(marks().map(|(write, _)| write.table.0 as i64).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| mark.live).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| mark.lobby).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| mark.bots).collect::<Vec<_>>())
        .bind(marks().map(|(write, _)| write.dates.map(|dates| dates.opened)).collect::<Vec<_>>())
        .bind(marks().map(|(write, _)| write.dates.and_then(|dates| dates.ended)).collect::<Vec<_>>());
    query.execute(connection).await.map_err(error)?;
    Ok(())
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    limited(CONNECT, async {
        let mut connection = PgConnection::connect_with(options).await.map_err(error)?;
        // Acknowledged means durable, whatever the server's habit is.
        const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false) \
            WHERE current_setting('synchronous_commit') = 'off'";
        connection.execute(DURABLE).await.map_err(error)?;
        Ok(connection)
    })
    .await
}

async fn limited<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let late = || StoreError::Failed(format!("no answer within {} s", limit.as_secs()));
    timeout(limit, work).await.unwrap_or_else(|_| Err(late()))
}

/// How many migrations the database has; none if it is empty.
async fn schema(connection: &mut PgConnection) -> Result<Option<i32>, StoreError> {
    const TABLES: &str = "SELECT coalesce(bool_or(tablename = 'cowbell'), false), count(*) > 0 \
        FROM pg_tables WHERE schemaname = current_schema()";
    let row = connection.fetch_one(TABLES).await.map_err(error)?;
    let (ours, used): (bool, bool) = (row.try_get(0).map_err(error)?, row.try_get(1).map_err(error)?);
    match (ours, used) {
        (true, _) => {
            let row = connection.fetch_one("SELECT schema FROM cowbell").await.map_err(error)?;
            row.try_get(0).map(Some).map_err(error)
        }
        (false, true) => Err(StoreError::Damaged("it belongs to another program".into())),
        (false, false) => Ok(None),
    }
}

/// One node at a time: the lock goes with the transaction.
async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut change = connection.begin().await.map_err(error)?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *change).await.map_err(error)?;
    let schema = schema(&mut change).await?.unwrap_or(0);
    for migration in MIGRATIONS.iter().skip(schema as usize) {
        change.execute(sqlx::raw_sql(*migration)).await.map_err(error)?;
    }
    if schema < MIGRATIONS.len() as i32 {
        let stamp = sqlx::query("UPDATE cowbell SET schema = $1").bind(MIGRATIONS.len() as i32);
        stamp.execute(&mut *change).await.map_err(error)?;
    }
    change.commit().await.map_err(error)
}

fn id(row: &PgRow, at: usize) -> Result<TableId, StoreError> {
    row.try_get::<i64, _>(at).map(|id| TableId(id as u64)).map_err(error)
}

fn entry(row: &PgRow, at: usize) -> Result<Row, StoreError> {
    let link: &[u8] = row.try_get(at + 2).map_err(error)?;
    let version: i32 = row.try_get(at).map_err(error)?;
    // A link of another length is damaged; as zeros it fails the check of the chain like any other.
    let link = Link(link.try_into().unwrap_or_default());
    Ok(Row { version: version as u32, text: row.try_get(at + 1).map_err(error)?, link })
}

fn opening(fault: StoreError) -> StoreError {
    match fault {
        StoreError::Failed(reason) => StoreError::Closed(reason),
        other => other,
    }
}

/// By PostgreSQL's codes: a taken or missing predecessor, a mark set twice in one batch, and batches of two nodes in each
/// other's way are all settled by looking again.
fn error(fault: sqlx::Error) -> StoreError {
    let code = fault.as_database_error().and_then(|fault| fault.code());
    match code.as_deref() {
        Some("23505" | "23502" | "21000" | "40001" | "40P01") => StoreError::Conflict,
        Some("53100") => StoreError::Full,
        Some("25006" | "42501") => StoreError::ReadOnly,
        Some(code) if code.starts_with("XX") => StoreError::Damaged(fault.to_string()),
        _ => StoreError::Failed(fault.to_string()),
    }
}
