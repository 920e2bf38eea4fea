//! A connection, the schema behind it, and what its errors mean. Whatever is asked of it has a time limit, so that a network
//! that swallows everything leads to an error and not to silence.

use core::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection, Executor, Row as _};
use tokio::time::timeout;

use crate::store::StoreError;

/// The schema, in the order in which it grew. The table `cowbell` says how many of these the database has.
pub(super) const MIGRATIONS: &[&str] =
    &[include_str!("../../../migrations/postgres/1.sql"), include_str!("../../../migrations/postgres/2.sql")];
/// The lock of whoever changes the schema: "Cowb".
const LOCK: i64 = 0x436f_7762;
/// A connection is opened within this time.
pub(super) const CONNECT: Duration = Duration::from_secs(2);
/// A question is answered within this time.
pub(super) const ASK: Duration = Duration::from_secs(3);

pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
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

pub(super) async fn limited<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(limit, work).await.unwrap_or_else(|_| Err(silence(limit)))
}

pub(super) fn silence(limit: Duration) -> StoreError {
    StoreError::Failed(format!("no answer within {} s", limit.as_secs()))
}

/// How many migrations the database has; none if it is empty.
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

/// One node at a time: the lock goes with the transaction.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut change = connection.begin().await.map_err(error)?;
    // However long it takes.
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

/// By PostgreSQL's codes: a taken or missing predecessor, a mark set twice in one batch, and batches of two nodes in each
/// other's way are all settled by looking again.
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
