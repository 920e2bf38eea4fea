//! How much one network may have at a time: connections, sockets, tables, bots. The networks of one site together may have a few
//! times as much. Nothing here is kept across a restart: what is stored is counted in the store.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::network::Network;

/// How much one network may have at a time.
#[derive(clap::Args, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Open connections per address; behind a proxy, the proxy has to count them
    #[arg(long, default_value = "300")]
    pub connections_per_address: u32,
    /// Open sockets per address
    #[arg(long, default_value = "200")]
    pub sockets_per_address: u32,
    /// Tables created from one address whose match is not over
    #[arg(long, default_value = "100")]
    pub tables_per_address: u32,
    /// Bots per address at those tables
    #[arg(long, default_value = "200")]
    pub bots_per_address: u32,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Resource {
    Connections,
    Sockets,
    Tables,
    Bots,
}

/// How many times as much as one network a whole site may have.
pub(crate) const SITE_SHARE: u16 = 4;

/// What everyone has now.
pub(crate) struct Usage {
    quotas: Quotas,
    factor: f32,
    held: Mutex<BTreeMap<(Network, Resource), u32>>,
}

impl Usage {
    /// More generous by a factor; 0 lifts all quotas.
    pub(crate) fn new(quotas: Quotas, factor: f32) -> Arc<Usage> {
        Arc::new(Usage { quotas, factor, held: Mutex::default() })
    }

    /// Whether anything is refused at all.
    pub(crate) fn has_quotas(&self) -> bool {
        self.factor > 0.0
    }

    /// Takes some of a resource until the answer is dropped; none if the network has too much of it.
    pub(crate) fn hold(self: &Arc<Usage>, network: Network, resource: Resource, many: u32) -> Option<Held> {
        let mut held = self.held();
        if !self.is_enough(&held, network, resource, (many, many)) {
            return None;
        }
        for network in network.and_site().filter(|_| many > 0) {
            *held.entry((network, resource)).or_default() += many;
        }
        Some(Held { usage: self.clone(), network, resource, many })
    }

    /// Whether what a network holds leaves room for what it has besides, itself and its whole site.
    pub(crate) fn has_room(&self, network: Network, resource: Resource, besides: (u32, u32)) -> bool {
        self.is_enough(&self.held(), network, resource, besides)
    }

    /// Whether a network may have this much more, itself and with its site.
    fn is_enough(
        &self,
        held: &BTreeMap<(Network, Resource), u32>,
        network: Network,
        resource: Resource,
        (own, near): (u32, u32),
    ) -> bool {
        let most = match resource {
            Resource::Connections => self.quotas.connections_per_address,
            Resource::Sockets => self.quotas.sockets_per_address,
            Resource::Tables => self.quotas.tables_per_address,
            Resource::Bots => self.quotas.bots_per_address,
        } as f32;
        let site = (near, most * f32::from(SITE_SHARE));
        // Networks that are not told apart count as their site.
        let first = if network.site() == Some(network) { site } else { (own, most) };
        let is_enough = |(network, (more, most)): (Network, (u32, f32))| {
            let has = held.get(&(network, resource)).copied().unwrap_or(0);
            !self.has_quotas() || (has + more) as f32 <= most * self.factor
        };
        network.and_site().zip([first, site]).all(is_enough)
    }

    fn held(&self) -> MutexGuard<'_, BTreeMap<(Network, Resource), u32>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Some of a resource, given back when this is dropped.
pub(crate) struct Held {
    usage: Arc<Usage>,
    network: Network,
    resource: Resource,
    many: u32,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = self.usage.held();
        for network in self.network.and_site() {
            if let Some(has) = held.get_mut(&(network, self.resource)) {
                *has -= self.many;
                if *has == 0 {
                    held.remove(&(network, self.resource));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUOTAS: Quotas = Quotas {
        connections_per_address: 3,
        sockets_per_address: 3,
        tables_per_address: 3,
        bots_per_address: 3,
    };

    #[test]
    fn a_quota_is_given_back_and_nothing_is_remembered_of_those_who_have_nothing() {
        let usage = Usage::new(QUOTAS, 1.0);
        let network = |last| Network::of([192, 0, 2, last].into());
        let two = usage.hold(network(1), Resource::Tables, 2).unwrap();
        assert!(usage.hold(network(1), Resource::Tables, 2).is_none());
        let one = usage.hold(network(1), Resource::Tables, 1).unwrap();
        assert!(usage.hold(network(1), Resource::Tables, 1).is_none());
        assert!(usage.hold(network(2), Resource::Tables, 1).is_some(), "someone else");
        drop(two);
        assert!(usage.hold(network(1), Resource::Tables, 2).is_some());
        drop(one);
        assert!(usage.held().is_empty());
        assert!(usage.has_room(network(1), Resource::Tables, (3, 3)));
        let one = usage.hold(network(1), Resource::Tables, 1).unwrap();
        assert!(!usage.has_room(network(1), Resource::Tables, (3, 3)), "three stored, and one held");
        drop(one);
        let lifted = Usage::new(QUOTAS, 0.0);
        assert!(lifted.hold(network(1), Resource::Tables, 100).is_some());
    }

    /// A provider gives away whole sites: their many networks do not have many times as much.
    #[test]
    fn the_networks_of_one_site_have_a_limit_together() {
        let usage = Usage::new(QUOTAS, 1.0);
        let household =
            |site: u16, number: u16| Network::of([0x2001, 0xdb8, site, number, 0, 0, 0, 1].into());
        for resource in [Resource::Connections, Resource::Sockets, Resource::Tables, Resource::Bots] {
            let held: Vec<Held> =
                (0..100).filter_map(|number| usage.hold(household(1, number), resource, 1)).collect();
            assert_eq!(held.len(), 12, "{resource:?}");
            assert!(usage.hold(household(2, 1), resource, 3).is_some(), "another site");
            drop(held);
            assert!(usage.has_room(household(1, 1), resource, (3, 12)));
            assert!(!usage.has_room(household(1, 1), resource, (1, 13)), "the others of the site");
            let site = household(1, 1).at_large();
            assert!(usage.has_room(site, resource, (0, 12)) && !usage.has_room(site, resource, (0, 13)));
            assert!(usage.hold(site, resource, 12).is_some(), "those that count as the site have as much");
        }
        assert!(usage.held().is_empty());
    }
}
