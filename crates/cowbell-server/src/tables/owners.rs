//! Whose each table is: the network that created it or, after a restart, the first one that used it again. Bots share their time by it.
//! The store keeps a tag of the one that created it: lists of tables and quotas count by that, on every node and after a restart.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use cowbell_protocol::{Code, Problem};
use cowbell_table::TableId;
use ring::hmac::{HMAC_SHA256, Key, sign};

use super::Tables;
use crate::http::network::Network;
use crate::http::quotas::{Held, Resource, Usage};
use crate::store::Tags;

/// The networks that tables are for.
#[derive(Default)]
pub(crate) struct Owners {
    all: Mutex<BTreeMap<TableId, Network>>,
    counting: OnceLock<Counting>,
}

/// What a server counts with.
struct Counting {
    usage: Arc<Usage>,
    /// What keeps the tags in the store from saying anything about addresses.
    secret: String,
}

/// Whom new tables or bots are for.
pub(crate) struct Owner {
    network: Network,
    /// They count against its quotas, even before the store has them.
    _held: Vec<Held>,
}

impl Owner {
    pub(super) fn network(&self) -> Network {
        self.network
    }
}

impl Tables {
    /// A network that may have this many tables and bots more.
    ///
    /// # Errors
    ///
    /// If they are too many, or the store does not answer.
    pub(crate) async fn owner(&self, network: Network, tables: u32, bots: u32) -> Result<Owner, Problem> {
        let wanted = [(Resource::Tables, tables), (Resource::Bots, bots)];
        let Some(Counting { usage, .. }) = self.owners.counting.get().filter(|all| all.usage.has_quotas())
        else {
            return Ok(Owner { network, _held: Vec::new() });
        };
        // What is being created counts from now on until it is in the store, so nothing is missed in between.
        let hold = |(resource, many)| usage.hold(network, resource, many).ok_or(Code::Quota);
        let held = wanted.map(hold).into_iter().collect::<Result<Vec<Held>, Code>>()?;
        let stored = self.store.holdings(self.owners.tags(network)).await.map_err(|_| Code::Storage)?;
        let stored = [(stored.0.tables, stored.1.tables), (stored.0.bots, stored.1.bots)];
        let has_room = |((resource, many), stored): ((Resource, u32), (u32, u32))| {
            many == 0 || usage.has_room(network, resource, stored)
        };
        if !wanted.into_iter().zip(stored).all(has_room) {
            return Err(Code::Quota.into());
        }
        Ok(Owner { network, _held: held })
    }
}

impl Owners {
    /// Counts tables and bots, and makes tags with this secret, which all nodes of a store share.
    pub(crate) fn count(&self, usage: Arc<Usage>, secret: String) {
        let _ = self.counting.set(Counting { usage, secret });
    }

    /// How the store knows a network.
    pub(super) fn tags(&self, network: Network) -> Tags {
        let secret = self.counting.get().map(|counting| counting.secret.as_str()).unwrap_or_default();
        let key = Key::new(HMAC_SHA256, secret.as_bytes());
        let tag = |network: Network| {
            let hash = sign(&key, format!("owner {network}").as_bytes());
            i64::from_be_bytes(core::array::from_fn(|index| hash.as_ref()[index]))
        };
        Tags { owner: tag(network), site: tag(network.at_large()) }
    }

    /// A network uses a table; if nobody knows whose it is, it is theirs.
    pub(crate) fn used(&self, table: TableId, network: Network) {
        self.owners().entry(table).or_insert(network);
    }

    pub(crate) fn of(&self, table: TableId) -> Option<Network> {
        self.owners().get(&table).copied()
    }

    /// The table is gone, or leaves memory.
    pub(super) fn gone(&self, table: TableId) {
        self.owners().remove(&table);
    }

    fn owners(&self) -> MutexGuard<'_, BTreeMap<TableId, Network>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
