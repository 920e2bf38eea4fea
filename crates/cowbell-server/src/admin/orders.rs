//! What operators tell a running server, by way of its store: whom to refuse, what to tell everybody, which tables to close
//! or delete. Every node reads it every few seconds, so it works for one server as for many, and an order that is given
//! while none runs is carried out by the next.

use core::net::IpAddr;
use core::time::Duration;
use std::sync::{Arc, PoisonError, RwLock};

use crate::http::network::Network;
use crate::random::random;
use crate::store::{NoteKind, Store, StoreError};
use crate::tables::Tables;
use cowbell_table::TableId;

/// How often a server looks for orders.
const EVERY: Duration = Duration::from_secs(2);

/// What a server knows of its orders.
#[derive(Default)]
pub(crate) struct Orders(RwLock<Standing>);

#[derive(Default, PartialEq)]
struct Standing {
    banned: Vec<Network>,
    message: Option<String>,
}

impl Orders {
    /// Whether an address is refused.
    pub(crate) fn is_banned(&self, address: IpAddr) -> bool {
        self.read().banned.iter().any(|banned| banned.has(address))
    }

    /// Whether all of a network is refused.
    pub(crate) fn is_network_banned(&self, network: Network) -> bool {
        self.read().banned.iter().any(|banned| banned.has(network.first()))
    }

    /// The message of the day.
    pub(crate) fn message(&self) -> Option<String> {
        self.read().message.clone()
    }

    /// Looks for orders from now on.
    pub(crate) fn follow(self: &Arc<Orders>, tables: &Arc<Tables>) {
        let (orders, tables) = (Arc::downgrade(self), Arc::downgrade(tables));
        tokio::spawn(async move {
            while let (Some(orders), Some(tables)) = (orders.upgrade(), tables.upgrade()) {
                if let Err(error) = orders.look(&tables).await {
                    tracing::warn!(%error, "the orders of the operators cannot be read");
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
        let standing = Standing { banned, message };
        if *self.read() != standing {
            *self.0.write().unwrap_or_else(PoisonError::into_inner) = standing;
        }
        for order in store.notes(NoteKind::Delete).await? {
            if let Ok(id) = order.subject.parse::<TableId>() {
                let was_there = store.delete(id).await?;
                tables.forgotten(id);
                if was_there {
                    audit(store, &format!("table {id} deleted: {}", order.text)).await?;
                }
            }
            store.unnote(NoteKind::Delete, order.subject).await?;
        }
        Ok(())
    }

    fn read(&self) -> std::sync::RwLockReadGuard<'_, Standing> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Adds a line to the audit trail, in the log and in the store.
pub(super) async fn audit(store: &dyn Store, text: &str) -> Result<(), StoreError> {
    tracing::info!(text, "audit");
    store.note(NoteKind::Audit, TableId(u64::from_be_bytes(random())).to_string(), text.into()).await
}
