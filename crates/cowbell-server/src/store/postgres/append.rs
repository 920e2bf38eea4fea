//! Writing batches: one connection, one round trip per batch.

use core::time::Duration;
use std::sync::Arc;
use std::time::Instant;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::time::timeout;

use super::connect::{CONNECT, connect, error, limited, silence};
use crate::store::writer::{Batch, Engine};
use crate::store::{StoreError, Write, names_text};

/// Time limit for writing a batch.
const WRITE: Duration = Duration::from_secs(4);
/// A connection that has been idle for this long may have died unnoticed.
const IDLE: Duration = Duration::from_millis(200);

/// The one connection that writes; none after a failure.
pub(super) struct Server {
    options: Arc<PgConnectOptions>,
    connection: Option<PgConnection>,
    used: Instant,
}

impl Server {
    pub(super) fn new(options: Arc<PgConnectOptions>, connection: PgConnection) -> Server {
        Server { options, connection: Some(connection), used: Instant::now() }
    }

    /// A connection that is alive, as far as is known. A restarted server has closed idle connections, and after a write to
    /// such a connection it is unknown whether anything was written, so it is tested first.
    async fn connection(&mut self) -> Result<PgConnection, StoreError> {
        if let Some(mut connection) = self.connection.take() {
            if self.used.elapsed() < IDLE {
                return Ok(connection);
            }
            match timeout(CONNECT, connection.ping()).await {
                Err(_) => return Err(silence(CONNECT)),
                Ok(Ok(())) => return Ok(connection),
                Ok(Err(error)) => tracing::warn!(%error, "the connection that writes is lost"),
            }
        }
        connect(&self.options).await
    }
}

impl Engine for Server {
    async fn write(&mut self, batch: Batch) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let result = limited(WRITE, append(&mut connection, &batch)).await;
        // After a failure it is unknown what the server does with the batch, so the connection is not used again.
        if !matches!(result, Err(StoreError::Failed(_))) {
            self.connection = Some(connection);
            self.used = Instant::now();
        }
        result
    }
}

/// Writes a whole batch as one statement, in one round trip and one transaction. An entry whose predecessor is missing gets
/// no version, and this makes the batch fail.
async fn append(connection: &mut PgConnection, writes: &[Write]) -> Result<(), StoreError> {
    const APPEND: &str = "WITH marked AS ( \
            INSERT INTO tables (id, live, lobby, opened, ended, waiting, touched, timed, seek, owner, site, bots) \
            SELECT id, live, lobby, coalesce(opened, now), CASE WHEN live THEN NULL ELSE coalesce(ended, now) END, \
                waiting, now, timed, seek, owner, site, bots \
            FROM unnest($7::bigint[], $8::boolean[], $9::boolean[], $10::bigint[], $11::bigint[], $12::boolean[], \
                    $13::boolean[], $14::bigint[], $15::bigint[], $16::bigint[], $17::integer[]) \
                AS mark (id, live, lobby, opened, ended, waiting, timed, seek, owner, site, bots), \
                (SELECT greatest(extract(epoch FROM clock_timestamp())::bigint, (SELECT today FROM calendar)) AS now) AS clock \
            ON CONFLICT (id) DO UPDATE SET live = excluded.live, lobby = excluded.lobby, \
                waiting = excluded.waiting, touched = excluded.touched, timed = excluded.timed, seek = excluded.seek, \
                bots = excluded.bots, \
                ended = CASE WHEN excluded.live THEN NULL ELSE coalesce(tables.ended, excluded.ended) END) \
        INSERT INTO journal (id, version, text, link, names) \
        SELECT id, CASE WHEN after = 0 THEN version ELSE \
            (SELECT entry.version FROM journal WHERE id = entry.id AND version = entry.after) END, text, link, names \
        FROM unnest($1::bigint[], $2::integer[], $3::integer[], $4::text[], $5::bytea[], $6::text[]) \
            AS entry (id, after, version, text, link, names)";
    let mut writes: Vec<&Write> = writes.iter().collect();
    // Two nodes that write to the same tables do so in the same order, which avoids deadlocks.
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
        .bind(entries().map(|(_, _, row)| names_text(&row.names)).collect::<Vec<_>>())
        .bind(marks().map(|(write, _)| write.table.0 as i64).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| mark.live).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| mark.lobby).collect::<Vec<_>>())
        .bind(marks().map(|(write, _)| write.dates.map(|dates| dates.opened)).collect::<Vec<_>>())
        .bind(marks().map(|(write, _)| write.dates.and_then(|dates| dates.ended)).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| mark.waiting).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| mark.timed).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| mark.seek).collect::<Vec<_>>())
        .bind(marks().map(|(write, _)| write.owner.map(|tags| tags.owner)).collect::<Vec<_>>())
        .bind(marks().map(|(write, _)| write.owner.map(|tags| tags.site)).collect::<Vec<_>>())
        .bind(marks().map(|(_, mark)| i32::from(mark.bots)).collect::<Vec<_>>());
    query.execute(connection).await.map_err(error)?;
    Ok(())
}
