//! For whom each table is: the network that created it, or after a restart the first that used it again. Quotas count by
//! it, and bots share their time by it.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::http::network::Network;
use crate::http::quotas::Held;
use cowbell_table::TableId;

/// The networks that tables are for.
#[derive(Default)]
pub(crate) struct Owners(Mutex<BTreeMap<TableId, Owner>>);

/// Whom a table is for.
pub(crate) struct Owner {
    pub(crate) network: Network,
    /// What counts against its quotas until the match is over.
    pub(crate) held: Vec<Held>,
}

impl Owners {
    /// A network has created a table.
    pub(super) fn created(&self, table: TableId, owner: Owner) {
        self.owners().insert(table, owner);
    }

    /// A network uses a table; if nobody knows whose it is, it is theirs.
    pub(crate) fn used(&self, table: TableId, network: Network) {
        self.owners().entry(table).or_insert(Owner { network, held: Vec::new() });
    }

    pub(crate) fn of(&self, table: TableId) -> Option<Network> {
        self.owners().get(&table).map(|owner| owner.network)
    }

    /// The match is over: the table counts against no quota.
    pub(super) fn over(&self, table: TableId) {
        if let Some(owner) = self.owners().get_mut(&table) {
            owner.held.clear();
        }
    }

    /// The table is gone.
    pub(super) fn gone(&self, table: TableId) {
        self.owners().remove(&table);
    }

    /// The table leaves memory. Only what counts against a quota is still remembered.
    pub(super) fn closed(&self, table: TableId) {
        let mut owners = self.owners();
        if owners.get(&table).is_some_and(|owner| owner.held.is_empty()) {
            owners.remove(&table);
        }
    }

    fn owners(&self) -> MutexGuard<'_, BTreeMap<TableId, Owner>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
