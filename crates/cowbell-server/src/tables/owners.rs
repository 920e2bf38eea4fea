//! Whose each table is: the network that created it or, after a restart, the first one that used it again. Quotas count
//! by network, and bots share their time by it. The store keeps a tag of the one that created it, for lists of tables.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use cowbell_protocol::{Action, Code};
use cowbell_table::TableId;
use ring::hmac::{HMAC_SHA256, Key, sign};

use crate::http::network::Network;
use crate::http::quotas::{Held, Resource, Usage};
use crate::store::Tags;

/// The networks that tables are for.
#[derive(Default)]
pub(crate) struct Owners {
    all: Mutex<BTreeMap<TableId, Owner>>,
    /// What keeps the tags in the store from saying anything about addresses.
    secret: OnceLock<String>,
}

/// Whom a table is for.
pub(crate) struct Owner {
    network: Network,
    usage: Arc<Usage>,
    /// What counts against its quotas until the match is over.
    held: Vec<Held>,
}

impl Owner {
    pub(super) fn network(&self) -> Network {
        self.network
    }

    /// A network that may have one more table, with this many bots.
    pub(crate) fn of_new_table(usage: &Arc<Usage>, network: Network, bots: usize) -> Result<Owner, Code> {
        let hold = |resource, many| usage.hold(network, resource, many).ok_or(Code::Quota);
        let held = vec![hold(Resource::Tables, 1)?, hold(Resource::Bots, bots as u32)?];
        Ok(Owner { network, usage: usage.clone(), held })
    }

    /// Counts the bots of a table that has more than when it was created.
    fn count_bots(&mut self, bots: usize) -> Result<(), Code> {
        let counted: u32 = self.held.iter().map(|held| held.many(Resource::Bots)).sum();
        let more = (bots as u32).saturating_sub(counted);
        if more > 0 {
            self.held.push(self.usage.hold(self.network, Resource::Bots, more).ok_or(Code::Quota)?);
        }
        Ok(())
    }
}

impl Owners {
    /// Makes tags with this secret, which all nodes of a store share.
    pub(crate) fn keep_secret(&self, secret: String) {
        let _ = self.secret.set(secret);
    }

    /// How the store knows a network.
    pub(super) fn tags(&self, network: Network) -> Tags {
        let secret = self.secret.get().map(String::as_str).unwrap_or_default();
        let key = Key::new(HMAC_SHA256, secret.as_bytes());
        let tag = |network: Network| {
            let hash = sign(&key, format!("owner {network}").as_bytes());
            i64::from_be_bytes(core::array::from_fn(|index| hash.as_ref()[index]))
        };
        Tags { owner: tag(network), site: tag(network.at_large()) }
    }

    /// A network has created a table.
    pub(super) fn created(&self, table: TableId, owner: Owner) {
        self.owners().insert(table, owner);
    }

    /// A network uses a table; if nobody knows whose it is, it is theirs.
    pub(crate) fn used(&self, table: TableId, network: Network, usage: &Arc<Usage>) {
        let new = || Owner { network, usage: usage.clone(), held: Vec::new() };
        self.owners().entry(table).or_insert_with(new);
    }

    /// More counts against a quota until the match is over.
    pub(crate) fn hold(&self, table: TableId, held: Held) {
        if let Some(owner) = self.owners().get_mut(&table) {
            owner.held.push(held);
        }
    }

    pub(crate) fn of(&self, table: TableId) -> Option<Network> {
        self.owners().get(&table).map(|owner| owner.network)
    }

    /// Counts what an action adds before it is done: bots, or with a rematch another table, whose owner is returned.
    pub(super) fn charge(&self, table: TableId, action: &Action, bots: usize) -> Result<Option<Owner>, Code> {
        match (self.owners().get_mut(&table), action) {
            (None, _) => Ok(None),
            (Some(owner), Action::Rematch {}) => {
                Owner::of_new_table(&owner.usage, owner.network, bots).map(Some)
            }
            (Some(owner), _) => owner.count_bots(bots).map(|()| None),
        }
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
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
