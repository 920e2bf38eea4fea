//! A connection, its schema, and what its errors mean. Every request has a time limit, so that a dead network leads to an
//! error and not to endless waiting.

use core::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection, Executor, Row as _};
use tokio::time::timeout;

use crate::store::StoreError;

/// The schema migrations, in order. The table `cowbell` says how many have been applied.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/postgres/1.sql"),
    include_str!("../../../migrations/postgres/2.sql"),
    include_str!("../../../migrations/postgres/3.sql"),
    include_str!("../../../migrations/postgres/4.sql"),
    include_str!("../../../migrations/postgres/5.sql"),
    include_str!("../../../migrations/postgres/6.sql"),
];
/// The advisory lock for changing the schema: "Cowb".
const LOCK: i64 = 0x436f_7762;
/// Time limit for opening a connection.
pub(super) const CONNECT: Duration = Duration::from_secs(2);
/// Time limit for a query.
pub(super) const ASK: Duration = Duration::from_secs(3);

pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    limited(CONNECT, async {
        let mut connection = PgConnection::connect_with(options).await.map_err(error)?;
        // Acknowledged means durable, whatever the server's default is.
        const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false) \
            WHERE current_setting('synchronous_commit') = 'off'";
        connection.execute(DURABLE).await.map_err(error)?;
        Ok(connection)
    })
    .await
}

pub(super) async fn limited<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(limit, work).await.unwrap_or_else(|_| Err(silence(limit)))
}

pub(super) fn silence(limit: Duration) -> StoreError {
    StoreError::Failed(format!("no answer within {} s", limit.as_secs()))
}

/// How many migrations have been applied; none if the database is empty.
pub(super) async fn schema(connection: &mut PgConnection) -> Result<Option<i32>, StoreError> {
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

/// One node at a time: the lock is released with the transaction.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut change = connection.begin().await.map_err(error)?;
    // A migration has no time limit.
    change.execute("SET LOCAL statement_timeout = 0").await.map_err(error)?;
    change.execute("SET LOCAL lock_timeout = 0").await.map_err(error)?;
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

pub(super) fn opening(fault: StoreError) -> StoreError {
    match fault {
        StoreError::Failed(reason) => StoreError::Closed(reason),
        other => other,
    }
}

/// Classifies PostgreSQL's error codes: a version already taken, a missing predecessor, a row set twice in one batch, and
/// deadlocks between two nodes are all conflicts, solved by reading the store again.
pub(super) fn error(fault: sqlx::Error) -> StoreError {
    let code = fault.as_database_error().and_then(|fault| fault.code());
    match code.as_deref() {
        Some("23505" | "23502" | "21000" | "40001" | "40P01") => StoreError::Conflict,
        Some("53100") => StoreError::Full,
        Some("25006" | "42501") => StoreError::ReadOnly,
        Some(code) if code.starts_with("XX") => StoreError::Damaged(fault.to_string()),
        _ => StoreError::Failed(fault.to_string()),
    }
}
