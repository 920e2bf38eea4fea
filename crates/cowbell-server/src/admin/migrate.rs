//! From one store to another: every journal as it is, checked on both sides, with bans, the key for records and the like. What was copied before is not copied again,
//! so a copy that was interrupted, or made while the server was running, is completed by asking once more.

use std::collections::BTreeSet;

use futures_util::{StreamExt, TryStreamExt, stream};

use super::block_on;
use crate::store::{Filter, Location, NewNote, NoteKind, Store, StoreError, Write};
use cowbell_table::{ChainHash, Table, TableId};

/// Tables under way at once: the target writes them with one commit.
const TOGETHER: usize = 64;

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    /// Tables the target has now, each with the journal of the source, whole and legal.
    pub tables: u64,
    /// Entries it has now.
    pub entries: u64,
    /// Entries that were copied this time.
    pub copied: u64,
}

/// Copies all journals. The source is only read; a target with other tables is refused before anything is written.
///
/// # Errors
///
/// If either store cannot be used, they are the same, or the target has other tables.
pub fn migrate(from: &Location, to: &Location) -> Result<Moved, String> {
    if from == to {
        return Err("source and target are the same".into());
    }
    block_on(async {
        let source = from.existing().await?;
        let ids = source.list(Filter::All, u32::MAX).await.map_err(|error| told(from, &error))?;
        let target = to.open().await?;
        let there = target.list(Filter::All, u32::MAX).await.map_err(|error| told(to, &error))?;
        let known: BTreeSet<TableId> = ids.iter().copied().collect();
        let strangers = there.iter().filter(|id| !known.contains(id)).count();
        if strangers > 0 {
            return Err(format!("{to} holds {strangers} tables that {from} does not; it was left untouched"));
        }
        let (source, target) = (&*source, &*target);
        copy_notes(source, target).await.map_err(|error| told("bans and the like", &error))?;
        let check = there.into_iter().map(|id| async move { missing(source, target, id).await.map(drop) });
        stream::iter(check).buffer_unordered(TOGETHER).try_collect::<()>().await?;
        let copy = ids.iter().map(|id| copy(source, target, *id));
        let copied: Vec<u64> = stream::iter(copy).buffer_unordered(TOGETHER).try_collect().await?;
        let verify = ids.iter().map(|id| verify(source, target, *id));
        let entries: Vec<u64> = stream::iter(verify).buffer_unordered(TOGETHER).try_collect().await?;
        let there = target.list(Filter::All, u32::MAX).await.map_err(|error| told(to, &error))?;
        if there.len() != ids.len() {
            return Err(format!("{from} has {} tables and {to} has {}", ids.len(), there.len()));
        }
        Ok(Moved {
            tables: there.len() as u64,
            entries: entries.into_iter().sum(),
            copied: copied.into_iter().sum(),
        })
    })
}

fn told(place: impl core::fmt::Display, error: &StoreError) -> String {
    format!("{place}: {error}")
}

/// Notes that are copied: all but orders, which were for the servers of the source.
const COPIED: [NoteKind; 10] = [
    NoteKind::Key,
    NoteKind::Person,
    NoteKind::Devices,
    NoteKind::Reminders,
    NoteKind::Blocks,
    NoteKind::Ban,
    NoteKind::Message,
    NoteKind::Audit,
    NoteKind::Report,
    NoteKind::Day,
];

/// Copies the servers' keys, what people keep, the bans, the message of the day, the audit trail and the like.
async fn copy_notes(source: &dyn Store, target: &dyn Store) -> Result<(), StoreError> {
    for kind in COPIED {
        for note in source.notes(kind).await? {
            target.write_note(NewNote::new(kind, note.subject, note.text).first().dated(note.at)).await?;
        }
    }
    Ok(())
}

/// How far the target has this table: the version to go on from. Its journal must be the beginning of the source's.
async fn missing(source: &dyn Store, target: &dyn Store, id: TableId) -> Result<u32, String> {
    let there = target.read(id, 0).await.map_err(|error| told(id, &error))?;
    let Some(last) = there.last() else { return Ok(0) };
    let here = source.read(id, last.version - 1).await.map_err(|error| told(id, &error))?;
    // Each link is the hash of everything up to it.
    match here.first() {
        Some(row) if row.link == last.link => Ok(last.version),
        _ => Err(format!("table {id} has another journal in the target, which was left untouched")),
    }
}

/// Copies what is missing of a table, with one commit; says how many entries.
async fn copy(source: &dyn Store, target: &dyn Store, id: TableId) -> Result<u64, String> {
    let after = missing(source, target, id).await?;
    let rows = source.read(id, 0).await.map_err(|error| told(id, &error))?;
    let table = Table::load(id, &rows).map_err(|broken| format!("table {id} of the source: {broken}"))?;
    let dates = source.dates(id).await.map_err(|error| told(id, &error))?;
    let rows: Vec<_> = rows.into_iter().filter(|row| row.version > after).collect();
    let copied = rows.len() as u64;
    if copied > 0 {
        // The key that made the tags is copied too, so they mean the same there.
        let owner = source.owner(id).await.map_err(|error| told(id, &error))?;
        let write = Write { table: id, rows, mark: Some(table.mark()), dates, owner };
        target.commit(vec![write]).await.map_err(|error| told(id, &error))?;
    }
    Ok(copied)
}

/// Reads a table from both sides: the same chain, whole and legal.
async fn verify(source: &dyn Store, target: &dyn Store, id: TableId) -> Result<u64, String> {
    let rows = target.read(id, 0).await.map_err(|error| told(id, &error))?;
    let table = Table::load(id, &rows).map_err(|broken| format!("table {id} of the target: {broken}"))?;
    let here = source.read(id, table.version() - 1).await.map_err(|error| told(id, &error))?;
    let link: Option<ChainHash> = here.last().map(|row| row.link);
    if link != Some(table.chain_hash()) {
        return Err(format!("table {id} has changed meanwhile: stop the server and ask once more"));
    }
    Ok(rows.len() as u64)
}
