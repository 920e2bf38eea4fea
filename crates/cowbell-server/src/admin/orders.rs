//! What operators tell running servers, through the store: who is refused, what everyone is told, which tables to close,
//! delete or read again. Every node looks every two seconds, so it works for one server as for many; an order given while
//! no server runs is carried out by the next one.

use core::net::IpAddr;
use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};
use std::time::Instant;

use crate::http::network::Networks;
use crate::random::random;
use crate::store::{NewNote, Note, NoteKind, Store, StoreError};
use crate::tables::Tables;
use cowbell_protocol::Code;
use cowbell_table::TableId;
use tokio::sync::watch;

/// How often a server looks for orders.
const EVERY: Duration = Duration::from_secs(2);
/// How long an order stays in the store, so that every node that is running sees it.
const STAYS: Duration = Duration::from_secs(60);

/// The orders that a server knows.
#[derive(Default)]
pub(crate) struct Orders {
    in_force: RwLock<InForce>,
    /// Which orders this server has carried out, and when.
    done: Mutex<BTreeMap<Order, Instant>>,
    /// Counts up when who is refused or what everyone is told has changed.
    changes: watch::Sender<u64>,
}

/// Kind, table and date of an order.
type Order = (NoteKind, String, i64);

#[derive(Default, PartialEq)]
struct InForce {
    banned: Networks,
    message: Option<String>,
}

impl Orders {
    /// Whether an address is refused.
    pub(crate) fn is_banned(&self, address: IpAddr) -> bool {
        self.in_force().banned.has(address)
    }

    /// Says when that has changed.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        let mut changes = self.changes.subscribe();
        // What changed since the request was let in counts.
        changes.mark_changed();
        changes
    }

    /// The message of the day.
    pub(crate) fn message(&self) -> Option<String> {
        self.in_force().message.clone()
    }

    /// Looks for orders from now on.
    pub(crate) fn follow(self: &Arc<Orders>, tables: &Arc<Tables>) {
        let (orders, tables) = (Arc::downgrade(self), Arc::downgrade(tables));
        tokio::spawn(async move {
            while let (Some(orders), Some(tables)) = (orders.upgrade(), tables.upgrade()) {
                if let Err(error) = orders.look(&tables).await {
                    tracing::warn!(%error, "the operators' orders cannot be read");
                }
                drop((orders, tables));
                tokio::time::sleep(EVERY).await;
            }
        });
    }

    /// Reads the orders and carries them out.
    async fn look(&self, tables: &Tables) -> Result<(), StoreError> {
        let store = &*tables.store;
        let bans = store.notes(NoteKind::Ban).await?;
        let banned = bans.iter().filter_map(|ban| ban.subject.parse().ok()).collect();
        let message = store.notes(NoteKind::Message).await?.pop().map(|note| note.text);
        let in_force = InForce { banned, message };
        if *self.in_force() != in_force {
            *self.in_force.write().unwrap_or_else(PoisonError::into_inner) = in_force;
            self.changes.send_modify(|changes| *changes += 1);
        }
        for kind in [NoteKind::Close, NoteKind::Delete, NoteKind::Reload] {
            let notes = store.notes(kind).await?;
            self.done().retain(|(of, subject, at), _| {
                *of != kind || notes.iter().any(|note| (&note.subject, note.at) == (subject, *at))
            });
            for note in notes {
                let order = (kind, note.subject.clone(), note.at);
                let done = self.done().get(&order).copied();
                match done {
                    None => {
                        self.carry_out(tables, kind, &note).await?;
                        self.done().insert(order, Instant::now());
                    }
                    Some(done) if done.elapsed() > STAYS => drop(store.unnote(kind, note.subject).await?),
                    Some(_) => {}
                }
            }
        }
        Ok(())
    }

    /// Does what an order says. To do it again changes nothing.
    async fn carry_out(&self, tables: &Tables, kind: NoteKind, order: &Note) -> Result<(), StoreError> {
        let Ok(table) = order.subject.parse::<TableId>() else { return Ok(()) };
        let store = &*tables.store;
        match kind {
            NoteKind::Close => match tables.close_table(table).await {
                Ok(()) => audit(store, &format!("table {table} closed: {}", order.text)).await?,
                Err(problem) if problem.code == Code::Storage.text() => {
                    return Err(StoreError::Failed("a table cannot be closed".into()));
                }
                // Another node was faster, or there is nothing to close.
                Err(_) => {}
            },
            NoteKind::Delete => {
                let was_there = store.delete(table).await?;
                tables.forgotten(table);
                if was_there {
                    audit(store, &format!("table {table} deleted: {}", order.text)).await?;
                }
            }
            _ => tables.forgotten(table),
        }
        Ok(())
    }

    fn in_force(&self) -> RwLockReadGuard<'_, InForce> {
        self.in_force.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn done(&self) -> MutexGuard<'_, BTreeMap<Order, Instant>> {
        self.done.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Adds a line to the audit trail, in the log and in the store.
pub(crate) async fn audit(store: &dyn Store, text: &str) -> Result<(), StoreError> {
    tracing::info!(text, "audit");
    let id = TableId(u64::from_be_bytes(random())).to_string();
    store.write_note(NewNote::new(NoteKind::Audit, id, text)).await.map(drop)
}
