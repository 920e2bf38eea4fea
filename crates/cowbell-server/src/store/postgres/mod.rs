//! Journals in PostgreSQL, shared by any number of nodes.

mod append;
mod ask;
mod connect;

use core::str::FromStr;
use core::time::Duration;
use std::sync::Arc;

use sqlx::Row as _;
use sqlx::postgres::{PgConnectOptions, PgRow};

use self::append::Server;
use self::ask::Readers;
use self::connect::{ASK, MIGRATIONS, connect, error, limited, migrate, opening, schema};
use super::writer::Writer;
use super::{
    Beat, Claim, Cutoffs, Dates, Filter, Here, Holdings, NewNote, Note, NoteKind, Replaces, Store,
    StoreError, StoreFuture, Tags, Write, counts, read_names, shares,
};
use cowbell_rules::Seat;
use cowbell_table::{ChainHash, JournalRow, TableId};

/// When the server cancels a statement by itself, because nobody waits for the answer any more.
const STATEMENT: &str = "5s";

/// Journals in PostgreSQL.
pub struct Postgres {
    writer: Writer,
    readers: Readers,
}

impl Postgres {
    /// Opens a database, and creates its tables if it is empty and `make` is set. Refuses a foreign or newer one without
    /// touching it.
    ///
    /// # Errors
    ///
    /// If the database cannot be reached, or is not one of ours.
    pub async fn open(address: &str, make: bool) -> Result<Postgres, StoreError> {
        let options =
            PgConnectOptions::from_str(address).map_err(|error| StoreError::Closed(error.to_string()))?;
        let options = Arc::new(options.application_name("cowbell").statement_cache_capacity(32).options([
            // Planning a batch again costs more than writing it, and every query has an index: without statistics for a
            // new table, the server would scan the whole table instead.
            ("plan_cache_mode", "force_generic_plan"),
            ("enable_seqscan", "off"),
            ("enable_hashjoin", "off"),
            ("enable_mergejoin", "off"),
            // A table of one row has no index, and the price of scanning it all the same would set off the compiler.
            ("jit", "off"),
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
            _ => migrate(&mut connection).await.map_err(opening)?,
        }
        let readers = Readers::new(options.clone());
        Ok(Postgres { writer: Writer::start(Server::new(options, connection)), readers })
    }
}

impl Store for Postgres {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.commit(writes))
    }

    fn read(&self, table: TableId, after: u32) -> StoreFuture<'_, Vec<JournalRow>> {
        const READ: &str =
            "SELECT version, text, link, names FROM journal WHERE id = $1 AND version > $2 ORDER BY version";
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(READ).bind(table.0 as i64).bind(after as i32)).await?;
            rows.iter().map(|row| entry(row, 0)).collect()
        })
    }

    fn list(&self, filter: Filter, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        let query = match filter {
            Filter::Lobby => shares("lobby", "$1"),
            Filter::Seek(_) => shares("seek = $2", "$1"),
            Filter::Timed => "SELECT id FROM tables WHERE timed ORDER BY id LIMIT $1".into(),
            Filter::All => "SELECT id FROM tables ORDER BY opened, id LIMIT $1".into(),
        };
        Box::pin(async move {
            let query = || {
                let query = sqlx::query(sqlx::AssertSqlSafe(query.clone())).bind(i64::from(most));
                if let Filter::Seek(key) = filter { query.bind(key) } else { query }
            };
            let rows = self.readers.ask(query).await?;
            rows.iter().map(|row| id(row, 0)).collect()
        })
    }

    fn dates(&self, table: TableId) -> StoreFuture<'_, Option<Dates>> {
        const DATES: &str = "SELECT opened, ended FROM tables WHERE id = $1";
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(DATES).bind(table.0 as i64)).await?;
            let dates = |row: &PgRow| Ok(Dates { opened: row.try_get(0)?, ended: row.try_get(1)? });
            rows.first().map(dates).transpose().map_err(error)
        })
    }

    fn owner(&self, table: TableId) -> StoreFuture<'_, Option<Tags>> {
        const OWNER: &str = "SELECT owner, site FROM tables WHERE id = $1 AND owner IS NOT NULL";
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(OWNER).bind(table.0 as i64)).await?;
            let tags = |row: &PgRow| Ok(Tags { owner: row.try_get(0)?, site: row.try_get(1)? });
            rows.first().map(tags).transpose().map_err(error)
        })
    }

    fn holdings(&self, tags: Tags) -> StoreFuture<'_, (Holdings, Holdings)> {
        Box::pin(async move {
            let count = || {
                let query = sqlx::query(sqlx::AssertSqlSafe(counts("$1", "$2")));
                query.bind(tags.owner).bind(tags.site)
            };
            let rows = self.readers.ask(count).await?;
            let number = |at| match rows.first() {
                Some(row) => row.try_get::<i64, _>(at).map(|number| number as u32).map_err(error),
                None => Ok(0),
            };
            let held = |at| Ok(Holdings { tables: number(at)?, bots: number(at + 1)? });
            Ok((held(0)?, held(2)?))
        })
    }

    fn touch(&self, tables: Vec<TableId>) -> StoreFuture<'_, ()> {
        const TOUCH: &str = "UPDATE tables \
            SET touched = greatest(extract(epoch FROM clock_timestamp())::bigint, (SELECT today FROM calendar)) \
            WHERE id = ANY($1::bigint[]) RETURNING id";
        Box::pin(async move {
            let ids: Vec<i64> = tables.into_iter().map(|table| table.0 as i64).collect();
            self.readers.ask(|| sqlx::query(TOUCH).bind(&ids)).await.map(drop)
        })
    }

    fn calendar(&self, step: Duration, trust: Duration) -> StoreFuture<'_, i64> {
        const STEP: &str = "UPDATE calendar SET seen = now, \
                today = least(now, today + greatest(0, least($1, now - seen))) \
            FROM (SELECT extract(epoch FROM clock_timestamp())::bigint AS now) AS clock \
            RETURNING least(now, today + $2)";
        Box::pin(async move {
            let seconds = |time: Duration| time.as_secs() as i64;
            let query = || sqlx::query(STEP).bind(seconds(step)).bind(seconds(trust));
            let rows = self.readers.ask(query).await?;
            let row = rows.first().ok_or_else(|| StoreError::Damaged("it has no calendar".into()))?;
            row.try_get(0).map_err(error)
        })
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        const CHECK: &str = "UPDATE calendar SET today = today RETURNING today";
        Box::pin(async { self.readers.ask(|| sqlx::query(CHECK)).await.map(drop) })
    }

    fn prune(&self, cutoffs: Cutoffs, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        const PRUNE: &str = "WITH old AS (SELECT id FROM tables WHERE ended < $1 \
                UNION ALL SELECT id FROM tables WHERE live AND touched < CASE WHEN waiting THEN $2 ELSE $3 END \
                LIMIT $4), \
            entries AS (DELETE FROM journal WHERE id IN (SELECT id FROM old)), \
            claimed AS (DELETE FROM claims WHERE id IN (SELECT id FROM old)) \
            DELETE FROM tables WHERE id IN (SELECT id FROM old) RETURNING id";
        Box::pin(async move {
            let query = || {
                sqlx::query(PRUNE)
                    .bind(cutoffs.ended)
                    .bind(cutoffs.waiting)
                    .bind(cutoffs.idle)
                    .bind(i64::from(most))
            };
            let rows = self.readers.ask(query).await?;
            rows.iter().map(|row| id(row, 0)).collect()
        })
    }

    fn notes(&self, kind: NoteKind) -> StoreFuture<'_, Vec<Note>> {
        const NOTES: &str = "SELECT subject, text, at FROM notes WHERE kind = $1 ORDER BY at, subject";
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(NOTES).bind(kind.word())).await?;
            let note = |row: &PgRow| {
                Ok(Note { subject: row.try_get(0)?, text: row.try_get(1)?, at: row.try_get(2)? })
            };
            rows.iter().map(note).collect::<Result<_, _>>().map_err(error)
        })
    }

    fn note_of(&self, kind: NoteKind, subject: String) -> StoreFuture<'_, Option<String>> {
        const NOTE: &str = "SELECT text FROM notes WHERE kind = $1 AND subject = $2";
        Box::pin(async move {
            let query = || sqlx::query(NOTE).bind(kind.word()).bind(subject.clone());
            let rows = self.readers.ask(query).await?;
            rows.first().map(|row| row.try_get(0)).transpose().map_err(error)
        })
    }

    fn write_note(&self, note: NewNote) -> StoreFuture<'_, bool> {
        const ANYTHING: &str = "INSERT INTO notes (kind, subject, text, at) \
            VALUES ($1, $2, $3, coalesce($4, greatest(extract(epoch FROM clock_timestamp())::bigint, (SELECT today FROM calendar)))) \
            ON CONFLICT (kind, subject) DO UPDATE SET text = excluded.text, at = excluded.at RETURNING kind";
        const NOTHING: &str = "INSERT INTO notes (kind, subject, text, at) \
            VALUES ($1, $2, $3, coalesce($4, greatest(extract(epoch FROM clock_timestamp())::bigint, (SELECT today FROM calendar)))) \
            ON CONFLICT DO NOTHING RETURNING kind";
        const TEXT: &str = "UPDATE notes \
            SET text = $3, at = coalesce($4, greatest(extract(epoch FROM clock_timestamp())::bigint, (SELECT today FROM calendar))) \
            WHERE kind = $1 AND subject = $2 AND text = $5 RETURNING kind";
        Box::pin(async move {
            let statement = match &note.replaces {
                Replaces::Anything => ANYTHING,
                Replaces::Nothing => NOTHING,
                Replaces::Text(_) => TEXT,
            };
            let query = || {
                let query = sqlx::query(statement).bind(note.kind.word());
                let query = query.bind(note.subject.clone()).bind(note.text.clone()).bind(note.at);
                match &note.replaces {
                    Replaces::Text(before) => query.bind(before.clone()),
                    Replaces::Anything | Replaces::Nothing => query,
                }
            };
            Ok(!self.readers.ask(query).await?.is_empty())
        })
    }

    fn unnote(&self, kind: NoteKind, subject: String) -> StoreFuture<'_, bool> {
        const UNNOTE: &str = "DELETE FROM notes WHERE kind = $1 AND subject = $2 RETURNING kind";
        Box::pin(async move {
            let query = || sqlx::query(UNNOTE).bind(kind.word()).bind(subject.clone());
            Ok(!self.readers.ask(query).await?.is_empty())
        })
    }

    fn unnote_before(&self, kind: NoteKind, at: i64) -> StoreFuture<'_, ()> {
        const UNNOTE: &str = "DELETE FROM notes WHERE kind = $1 AND at < $2 RETURNING kind";
        Box::pin(async move {
            self.readers.ask(|| sqlx::query(UNNOTE).bind(kind.word()).bind(at)).await.map(drop)
        })
    }

    fn delete_name(&self, name: String, table: Option<TableId>) -> StoreFuture<'_, Vec<TableId>> {
        // An empty name stands for a deleted one. Repeating it changes nothing more.
        const DELETE: &str = "UPDATE journal SET names = (SELECT json_agg(CASE WHEN name = $1 THEN '' ELSE name END \
                ORDER BY place)::text FROM json_array_elements_text(names::json) WITH ORDINALITY AS old (name, place)) \
            WHERE names IS NOT NULL AND ($2::bigint IS NULL OR id = $2) \
                AND $1 IN (SELECT json_array_elements_text(names::json)) RETURNING id";
        Box::pin(async move {
            let table = table.map(|table| table.0 as i64);
            let rows = self.readers.ask(|| sqlx::query(DELETE).bind(name.clone()).bind(table)).await?;
            let mut changed = rows.iter().map(|row| id(row, 0)).collect::<Result<Vec<_>, _>>()?;
            changed.sort();
            changed.dedup();
            Ok(changed)
        })
    }

    fn delete(&self, table: TableId) -> StoreFuture<'_, bool> {
        const DELETE: &str = "WITH entries AS (DELETE FROM journal WHERE id = $1), \
            claimed AS (DELETE FROM claims WHERE id = $1) DELETE FROM tables WHERE id = $1 RETURNING id";
        Box::pin(async move {
            Ok(!self.readers.ask(|| sqlx::query(DELETE).bind(table.0 as i64)).await?.is_empty())
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn news(&self, known: Vec<(TableId, u32)>) -> StoreFuture<'_, Vec<(TableId, JournalRow)>> {
        const NEWS: &str = "SELECT j.id, j.version, j.text, j.link, j.names \
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

    fn meet(&self, node: u64, here: Vec<Here>, lease: Duration) -> StoreFuture<'_, Vec<Here>> {
        // What this node says is renewed, and what a dead node has said is cleared away some time later.
        const MEET: &str = "WITH said AS (INSERT INTO presence (id, seat, node, count, until) \
                SELECT id, seat, $1, count, clock_timestamp() + $5 * interval '1 millisecond' \
                FROM unnest($2::bigint[], $3::smallint[], $4::integer[]) AS said (id, seat, count) ORDER BY id, seat \
                ON CONFLICT (id, seat, node) DO UPDATE SET count = excluded.count, until = excluded.until), \
            cleared AS (DELETE FROM presence \
                WHERE until < clock_timestamp() - interval '1 minute' AND node <> $1) \
            SELECT 1";
        Box::pin(async move {
            let seat = |here: &Here| here.seat.map_or(-1, |seat| i16::from(seat.0));
            let ids: Vec<i64> = here.iter().map(|here| here.table.0 as i64).collect();
            let seats: Vec<i16> = here.iter().map(seat).collect();
            let counts: Vec<i32> = here.iter().map(|here| here.count as i32).collect();
            let query = || {
                sqlx::query(MEET)
                    .bind(node as i64)
                    .bind(&ids)
                    .bind(&seats)
                    .bind(&counts)
                    .bind(lease.as_millis() as f64)
            };
            self.readers.ask(query).await?;
            self.who(here.iter().map(|here| here.table).collect(), node).await
        })
    }

    fn who(&self, tables: Vec<TableId>, node: u64) -> StoreFuture<'_, Vec<Here>> {
        const WHO: &str = "SELECT id, seat, count FROM presence \
            WHERE id = ANY($1::bigint[]) AND node <> $2 AND until > clock_timestamp()";
        Box::pin(async move {
            let ids: Vec<i64> = tables.iter().map(|table| table.0 as i64).collect();
            let there = |row: &PgRow| {
                let (seat, count): (i16, i32) =
                    (row.try_get(1).map_err(error)?, row.try_get(2).map_err(error)?);
                Ok(Here { table: id(row, 0)?, seat: u8::try_from(seat).ok().map(Seat), count: count as u32 })
            };
            let rows = self.readers.ask(|| sqlx::query(WHO).bind(&ids).bind(node as i64)).await?;
            rows.iter().map(there).collect()
        })
    }

    fn beat(&self, node: u64) -> StoreFuture<'_, Option<Beat>> {
        const BEAT: &str = "WITH said AS (INSERT INTO nodes (node, beats, seen) VALUES ($1, 1, clock_timestamp()) \
                ON CONFLICT (node) DO UPDATE SET beats = nodes.beats + 1, seen = excluded.seen) \
            SELECT $1 AS node, (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS beats \
            UNION ALL SELECT node, beats FROM nodes WHERE node <> $1";
        Box::pin(async move {
            let rows = self.readers.ask(|| sqlx::query(BEAT).bind(node as i64)).await?;
            let mut beat = Beat { time: Duration::ZERO, others: Vec::new() };
            for row in &rows {
                let (other, beats): (i64, i64) =
                    (row.try_get(0).map_err(error)?, row.try_get(1).map_err(error)?);
                match other as u64 == node {
                    true => beat.time = Duration::from_millis(beats.unsigned_abs()),
                    false => beat.others.push((other as u64, beats)),
                }
            }
            Ok(Some(beat))
        })
    }

    fn take_leave(&self, node: u64) -> StoreFuture<'_, ()> {
        const LEAVE: &str = "DELETE FROM nodes WHERE node = $1 RETURNING node";
        Box::pin(async move { self.readers.ask(|| sqlx::query(LEAVE).bind(node as i64)).await.map(drop) })
    }

    fn claim(&self, claim: Claim) -> StoreFuture<'_, bool> {
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

fn id(row: &PgRow, at: usize) -> Result<TableId, StoreError> {
    row.try_get::<i64, _>(at).map(|id| TableId(id as u64)).map_err(error)
}

fn entry(row: &PgRow, at: usize) -> Result<JournalRow, StoreError> {
    let link: &[u8] = row.try_get(at + 2).map_err(error)?;
    let version: i32 = row.try_get(at).map_err(error)?;
    // A hash of the wrong length is damaged; as zeros it fails the check of the chain like any other damage.
    let link = ChainHash(link.try_into().unwrap_or_default());
    let names = read_names(row.try_get(at + 3).map_err(error)?)?;
    Ok(JournalRow { version: version as u32, text: row.try_get(at + 1).map_err(error)?, link, names })
}
