//! Journals in one SQLite file: write-ahead log, synchronous, one connection that writes and one that reads.

mod connect;

use core::time::Duration;
use std::path::Path;

use cowbell_table::{ChainHash, JournalRow, Mark, TableId};
use rusqlite::{Connection, OpenFlags, OptionalExtension, TransactionBehavior};

use self::connect::{BOTH_WAYS, File, beside, check, connect, error, migrate, opening};
use super::writer::{Batch, Engine, Writer};
use super::{
    Cutoffs, Dates, Filter, Holdings, NewNote, Note, NoteKind, Replaces, Store, StoreError, StoreFuture,
    Tags, Write, counts, names_text, now, private_file, read_names, shares, without_name,
};

/// Journals in a SQLite file.
pub struct Sqlite {
    writer: Writer,
    /// The connection that everything is written with, one after another: a second one would have to ask again and again whether
    /// the file is free.
    changes: File,
    /// The connection that only reads, and so waits for nobody who writes.
    reader: File,
}

impl Sqlite {
    /// Opens the file, or creates it. Refuses a damaged, foreign or newer one without touching it.
    ///
    /// # Errors
    ///
    /// If the file cannot be opened, or is not one of ours.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let file = file.to_owned();
        let (writer, reader) = beside(move || {
            // SQLite gives the files beside it the same rights. What is wrong with this one SQLite says better.
            let _ = private_file(&file);
            let mut writer = connect(&file, BOTH_WAYS).map_err(opening)?;
            check(&writer)?;
            writer.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL").map_err(opening)?;
            migrate(&mut writer).map_err(error)?;
            Ok((writer, connect(&file, BOTH_WAYS).map_err(opening)?))
        })
        .await?;
        let (changes, reader) = (File::new(writer), File::new(reader));
        Ok(Sqlite { writer: Writer::start(changes.clone()), changes, reader })
    }

    /// Copies the current state of a database, which may be in use, into a new file.
    ///
    /// # Errors
    ///
    /// If the database cannot be read or the copy cannot be written.
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
            private_file(Path::new(&name)).map_err(|error| StoreError::Closed(error.to_string()))?;
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
        const READ: &str = "SELECT version, text, link, names FROM journal \
            WHERE num = (SELECT num FROM tables WHERE id = ?1) AND version > ?2 ORDER BY version";
        self.reader.ask(move |connection| {
            let row = |row: &rusqlite::Row<'_>| {
                let (version, text, link) = (row.get(0)?, row.get(1)?, link(row.get(2)?));
                Ok(JournalRow { version, text, link, names: names(row.get(3)?)? })
            };
            connection.prepare_cached(READ)?.query_map((table.0 as i64, after), row)?.collect()
        })
    }

    fn list(&self, filter: Filter, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        let query = match filter {
            Filter::Lobby => shares("lobby", "?1"),
            Filter::Seek(_) => shares("seek = ?2", "?1"),
            Filter::Timed => "SELECT id FROM tables WHERE timed ORDER BY num LIMIT ?1".into(),
            Filter::All => "SELECT id FROM tables ORDER BY num LIMIT ?1".into(),
        };
        self.reader.ask(move |connection| {
            let id = |row: &rusqlite::Row<'_>| Ok(TableId(row.get::<_, i64>(0)? as u64));
            let mut query = connection.prepare_cached(&query)?;
            match filter {
                Filter::Seek(key) => query.query_map((most, key), id)?.collect(),
                _ => query.query_map([most], id)?.collect(),
            }
        })
    }

    fn dates(&self, table: TableId) -> StoreFuture<'_, Option<Dates>> {
        const DATES: &str = "SELECT opened, ended FROM tables WHERE id = ?1";
        self.reader.ask(move |connection| {
            let dates = |row: &rusqlite::Row<'_>| Ok(Dates { opened: row.get(0)?, ended: row.get(1)? });
            connection.prepare_cached(DATES)?.query_row([table.0 as i64], dates).optional()
        })
    }

    fn owner(&self, table: TableId) -> StoreFuture<'_, Option<Tags>> {
        const OWNER: &str = "SELECT owner, site FROM tables WHERE id = ?1 AND owner IS NOT NULL";
        self.reader.ask(move |connection| {
            let tags = |row: &rusqlite::Row<'_>| Ok(Tags { owner: row.get(0)?, site: row.get(1)? });
            connection.prepare_cached(OWNER)?.query_row([table.0 as i64], tags).optional()
        })
    }

    fn holdings(&self, tags: Tags) -> StoreFuture<'_, (Holdings, Holdings)> {
        self.reader.ask(move |connection| {
            let held = |row: &rusqlite::Row<'_>, at| {
                Ok::<_, rusqlite::Error>(Holdings { tables: row.get(at)?, bots: row.get(at + 1)? })
            };
            let mut count = connection.prepare_cached(&counts("?1", "?2"))?;
            count.query_row((tags.owner, tags.site), |row| Ok((held(row, 0)?, held(row, 2)?)))
        })
    }

    fn touch(&self, tables: Vec<TableId>) -> StoreFuture<'_, ()> {
        const TOUCH: &str = "UPDATE tables SET touched = max(?2, (SELECT today FROM calendar)) WHERE id = ?1";
        self.changes.ask(move |connection| {
            let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            for table in tables {
                let mut touch = change.prepare_cached(TOUCH)?;
                touch.execute((table.0 as i64, now()))?;
            }
            change.commit()
        })
    }

    fn calendar(&self, step: Duration, trust: Duration) -> StoreFuture<'_, i64> {
        const STEP: &str = "UPDATE calendar SET today = min(?1, today + max(0, min(?2, ?1 - seen))), seen = ?1 \
            RETURNING min(?1, today + ?3)";
        self.changes.ask(move |connection| {
            let seconds = |time: Duration| time.as_secs() as i64;
            connection.query_row(STEP, (now(), seconds(step), seconds(trust)), |row| row.get(0))
        })
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        self.changes.ask(|connection| connection.execute("UPDATE calendar SET today = today", ()).map(drop))
    }

    fn prune(&self, cutoffs: Cutoffs, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        const OLD: &str = "SELECT num, id FROM tables WHERE ended < ?1 \
            UNION ALL SELECT num, id FROM tables WHERE live AND touched < iif(waiting, ?2, ?3) LIMIT ?4";
        self.changes.ask(move |connection| {
            let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, TableId(row.get::<_, i64>(1)? as u64)));
            let old: Vec<(i64, TableId)> = change
                .prepare_cached(OLD)?
                .query_map((cutoffs.ended, cutoffs.waiting, cutoffs.idle, most), row)?
                .collect::<rusqlite::Result<_>>()?;
            for (num, _) in &old {
                forget(&change, *num)?;
            }
            change.commit()?;
            Ok(old.into_iter().map(|(_, id)| id).collect())
        })
    }

    fn notes(&self, kind: NoteKind) -> StoreFuture<'_, Vec<Note>> {
        const NOTES: &str = "SELECT subject, text, at FROM notes WHERE kind = ?1 ORDER BY at, subject";
        self.reader.ask(move |connection| {
            let note = |row: &rusqlite::Row<'_>| {
                Ok(Note { subject: row.get(0)?, text: row.get(1)?, at: row.get(2)? })
            };
            connection.prepare_cached(NOTES)?.query_map([kind.word()], note)?.collect()
        })
    }

    fn note_of(&self, kind: NoteKind, subject: String) -> StoreFuture<'_, Option<String>> {
        const NOTE: &str = "SELECT text FROM notes WHERE kind = ?1 AND subject = ?2";
        self.reader.ask(move |connection| {
            connection.prepare_cached(NOTE)?.query_row((kind.word(), subject), |row| row.get(0)).optional()
        })
    }

    fn write_note(&self, note: NewNote) -> StoreFuture<'_, bool> {
        const ANYTHING: &str =
            "INSERT OR REPLACE INTO notes (kind, subject, text, at) VALUES (?1, ?2, ?3, ?4)";
        const NOTHING: &str = "INSERT OR IGNORE INTO notes (kind, subject, text, at) VALUES (?1, ?2, ?3, ?4)";
        const TEXT: &str =
            "UPDATE notes SET text = ?3, at = ?4 WHERE kind = ?1 AND subject = ?2 AND text = ?5";
        // Like tables: a clock that is behind the calendar does not count.
        const TODAY: &str = "SELECT max(?1, today) FROM calendar";
        self.changes.ask(move |connection| {
            let (kind, subject, text) = (note.kind.word(), note.subject, note.text);
            let today: i64 = connection.query_row(TODAY, [now()], |row| row.get(0))?;
            let at = note.at.unwrap_or(today);
            let changed = match note.replaces {
                Replaces::Anything => connection.execute(ANYTHING, (kind, subject, text, at)),
                Replaces::Nothing => connection.execute(NOTHING, (kind, subject, text, at)),
                Replaces::Text(before) => connection.execute(TEXT, (kind, subject, text, at, before)),
            };
            Ok(changed? > 0)
        })
    }

    fn unnote(&self, kind: NoteKind, subject: String) -> StoreFuture<'_, bool> {
        const UNNOTE: &str = "DELETE FROM notes WHERE kind = ?1 AND subject = ?2";
        self.changes.ask(move |connection| Ok(connection.execute(UNNOTE, (kind.word(), subject))? > 0))
    }

    fn unnote_before(&self, kind: NoteKind, at: i64) -> StoreFuture<'_, ()> {
        const UNNOTE: &str = "DELETE FROM notes WHERE kind = ?1 AND at < ?2";
        self.changes.ask(move |connection| connection.execute(UNNOTE, (kind.word(), at)).map(drop))
    }

    fn delete_name(&self, name: String, table: Option<TableId>) -> StoreFuture<'_, Vec<TableId>> {
        const NAMED: &str = "SELECT journal.rowid, id, names FROM journal JOIN tables USING (num) \
            WHERE names IS NOT NULL AND (?1 IS NULL OR id = ?1) ORDER BY num, version";
        const RENAME: &str = "UPDATE journal SET names = ?2 WHERE rowid = ?1";
        self.changes.ask(move |connection| {
            let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let row = |row: &rusqlite::Row<'_>| {
                Ok((row.get(0)?, TableId(row.get::<_, i64>(1)? as u64), names(row.get(2)?)?))
            };
            let table = table.map(|table| table.0 as i64);
            let named: Vec<(i64, TableId, Vec<String>)> =
                change.prepare(NAMED)?.query_map([table], row)?.collect::<rusqlite::Result<_>>()?;
            let mut changed = Vec::new();
            for (row, table, mut names) in named {
                if without_name(&mut names, &name) {
                    change.execute(RENAME, (row, names_text(&names)))?;
                    changed.push(table);
                }
            }
            change.commit()?;
            changed.dedup();
            Ok(changed)
        })
    }

    fn delete(&self, table: TableId) -> StoreFuture<'_, bool> {
        self.changes.ask(move |connection| {
            let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let find = "SELECT num FROM tables WHERE id = ?1";
            let num: Option<i64> = change.query_row(find, [table.0 as i64], |row| row.get(0)).optional()?;
            if let Some(num) = num {
                forget(&change, num)?;
            }
            change.commit()?;
            Ok(num.is_some())
        })
    }
}

fn forget(connection: &Connection, num: i64) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM journal WHERE num = ?1")?.execute([num])?;
    connection.prepare_cached("DELETE FROM tables WHERE num = ?1")?.execute([num])?;
    Ok(())
}

impl Engine for File {
    async fn write(&mut self, batch: Batch) -> Result<(), StoreError> {
        self.ask(move |connection| append(connection, &batch)).await
    }
}

/// Writes a whole batch in one transaction. A clock that is behind the calendar does not count: what happens now would look old
/// as soon as the clock is right again.
fn append(connection: &mut Connection, writes: &[Write]) -> rusqlite::Result<()> {
    const MARK: &str = "INSERT INTO tables (id, live, waiting, lobby, opened, touched, ended, timed, seek, owner, site, bots) \
        SELECT ?1, ?2, ?3, ?4, coalesce(?5, now), now, iif(?2, NULL, coalesce(?6, now)), ?8, ?9, ?10, ?11, ?12 \
        FROM (SELECT max(?7, today) AS now FROM calendar) WHERE true ON CONFLICT (id) DO UPDATE SET \
        live = ?2, waiting = ?3, lobby = ?4, timed = ?8, seek = ?9, bots = ?12, touched = excluded.touched, \
        ended = iif(?2, NULL, coalesce(ended, excluded.ended))";
    const ROW: &str = "INSERT INTO journal (num, version, text, link, names) \
        VALUES ((SELECT num FROM tables WHERE id = ?1), ?2, ?3, ?4, ?5)";
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let (mut mark, mut row) = (change.prepare_cached(MARK)?, change.prepare_cached(ROW)?);
    for write in writes {
        let id = write.table.0 as i64;
        if let Some(set) = write.mark {
            let (opened, ended) =
                (write.dates.map(|dates| dates.opened), write.dates.and_then(|dates| dates.ended));
            let Mark { live, waiting, lobby, timed, seek, bots } = set;
            let (owner, site) = write.owner.map(|tags| (tags.owner, tags.site)).unzip();
            mark.execute((id, live, waiting, lobby, opened, ended, now(), timed, seek, owner, site, bots))?;
        }
        for entry in &write.rows {
            row.execute((id, entry.version, &entry.text, entry.link.0, names_text(&entry.names)))?;
        }
    }
    drop((mark, row));
    change.commit()
}

fn link(bytes: Vec<u8>) -> ChainHash {
    // A hash of the wrong length is damaged; as zeros it fails the check of the chain like any other damage.
    ChainHash(bytes.try_into().unwrap_or_default())
}

fn names(text: Option<String>) -> rusqlite::Result<Vec<String>> {
    let damaged =
        |error| rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, Box::new(error));
    read_names(text.as_deref()).map_err(damaged)
}
