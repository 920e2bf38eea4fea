//! What `cowbell admin` does: it reads the store, and leaves orders there for the servers that use it. Names are deleted at
//! once: no server ever writes to an entry that is stored.

use cowbell_protocol::Player;
use cowbell_table::{Table, TableId};

use super::block_on;
use super::orders::audit;
use crate::http::network::Network;
use crate::store::{Filter, Location, NewNote, Note, NoteKind, Store, StoreError};
use crate::tables::forget_name;

/// A table, as operators see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its id.
    pub id: TableId,
    /// When it was created, in seconds since 1970.
    pub opened: i64,
    /// Game, phase, entries and who sits there; or why it cannot be read.
    pub text: String,
}

/// All tables, oldest first.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn tables(place: &Location) -> Result<Vec<TableLine>, String> {
    with(place, async |store| {
        let mut lines = Vec::new();
        for id in store.list(Filter::All, u32::MAX).await? {
            let text = match store.read(id, 0).await {
                Ok(rows) => match Table::load(id, &rows) {
                    Ok(table) => describe(&table),
                    Err(broken) => format!("damaged: {broken}"),
                },
                Err(error) => format!("damaged: {error}"),
            };
            let opened = store.dates(id).await?.map_or(0, |dates| dates.opened);
            lines.push(TableLine { id, opened, text });
        }
        Ok(lines)
    })
}

fn describe(table: &Table) -> String {
    let row = table.lobby_row();
    let names: Vec<String> = row
        .seats
        .into_iter()
        .map(|seat| match seat.player {
            Some(Player::Human(name)) => name,
            Some(Player::Bot(_)) => "a bot".into(),
            None => "-".into(),
        })
        .collect();
    let phase = format!("{:?}", table.phase()).to_lowercase();
    format!("{} {phase}, {} entries: {}", table.game().info().slug, table.version(), names.join(", "))
}

/// Has the match at a table ended by the servers that use the store. A table whose match has not begun is deleted.
///
/// # Errors
///
/// If the store has no such table, cannot be opened or does not answer.
pub fn close(place: &Location, table: TableId, reason: &str) -> Result<(), String> {
    order(place, NoteKind::Close, table, reason)
}

/// Has a table deleted by the servers that use the store.
///
/// # Errors
///
/// If the store has no such table, cannot be opened or does not answer.
pub fn delete(place: &Location, table: TableId, reason: &str) -> Result<(), String> {
    order(place, NoteKind::Delete, table, reason)
}

fn order(place: &Location, kind: NoteKind, table: TableId, reason: &str) -> Result<(), String> {
    let is_there = with(place, async |store| {
        let is_there = store.dates(table).await?.is_some();
        if is_there {
            store.write_note(NewNote::new(kind, table.to_string(), reason)).await?;
            audit(store, &format!("table {table}: {} ordered: {reason}", kind.word())).await?;
        }
        Ok(is_there)
    })?;
    if is_there { Ok(()) } else { Err(format!("{place} has no table {table}")) }
}

/// Deletes a name wherever it is, or only at one table; returns the tables. Journals stay whole: their hashes do not cover
/// names. The audit trail does not repeat the name.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn forget(
    place: &Location,
    name: &str,
    table: Option<TableId>,
    reason: &str,
) -> Result<Vec<TableId>, String> {
    with(place, async |store| {
        let changed = store.delete_name(name.into(), table).await?;
        for table in &changed {
            store.write_note(NewNote::new(NoteKind::Reload, table.to_string(), "")).await?;
            audit(store, &format!("table {table}: a name deleted: {reason}")).await?;
        }
        // Those who have blocked this person have the name in their lists.
        if table.is_none() && forget_name(store, name).await? > 0 {
            audit(store, &format!("a name deleted from lists of blocked people: {reason}")).await?;
        }
        Ok(changed)
    })
}

/// Refuses an address or prefix from now on. Says how it is written in the list of bans.
///
/// # Errors
///
/// If this is no address or prefix, or the store cannot be opened or does not answer.
pub fn ban(place: &Location, network: &str, reason: &str) -> Result<String, String> {
    let network: Network = network.parse()?;
    with(place, async |store| {
        store.write_note(NewNote::new(NoteKind::Ban, network.to_string(), reason)).await?;
        audit(store, &format!("{network} banned: {reason}")).await
    })?;
    Ok(network.to_string())
}

/// Lifts a ban. False if there is none.
///
/// # Errors
///
/// If this is no address or prefix, or the store cannot be opened or does not answer.
pub fn unban(place: &Location, network: &str) -> Result<bool, String> {
    let network: Network = network.parse()?;
    with(place, async |store| {
        let was_there = store.unnote(NoteKind::Ban, network.to_string()).await?;
        if was_there {
            audit(store, &format!("ban of {network} lifted")).await?;
        }
        Ok(was_there)
    })
}

/// Sets the message of the day, or removes it.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn message(place: &Location, text: Option<&str>) -> Result<(), String> {
    with(place, async |store| {
        match text {
            Some(text) => store.write_note(NewNote::new(NoteKind::Message, "today", text)).await?,
            None => store.unnote(NoteKind::Message, "today".into()).await?,
        };
        audit(store, &format!("message of the day: {}", text.unwrap_or("none"))).await
    })
}

/// All bans, oldest first.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn bans(place: &Location) -> Result<Vec<Note>, String> {
    with(place, async |store| store.notes(NoteKind::Ban).await)
}

/// The audit trail, oldest first.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn audit_trail(place: &Location) -> Result<Vec<Note>, String> {
    with(place, async |store| store.notes(NoteKind::Audit).await)
}

/// What players have told about others, oldest first.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn reports(place: &Location) -> Result<Vec<Note>, String> {
    with(place, async |store| store.notes(NoteKind::Report).await)
}

/// Deletes a report that has been dealt with. False if there is none.
///
/// # Errors
///
/// If the store cannot be opened or does not answer.
pub fn close_report(place: &Location, report: &str) -> Result<bool, String> {
    with(place, async |store| {
        let was_there = store.unnote(NoteKind::Report, report.into()).await?;
        if was_there {
            audit(store, &format!("report {report} closed")).await?;
        }
        Ok(was_there)
    })
}

/// Does something with a store that exists.
fn with<T>(
    place: &Location,
    work: impl AsyncFnOnce(&dyn Store) -> Result<T, StoreError>,
) -> Result<T, String> {
    block_on(async {
        let store = place.existing().await?;
        work(&*store).await.map_err(|error| format!("{place}: {error}"))
    })
}
