//! Rate limits: for each network and kind of request a number of permits that refills steadily.
//!
//! Memory is bounded, and a check costs the same however many visitors there are: those not seen for longest are
//! forgotten first. Forgetting only ever gives permits back, so nobody is refused because of strangers elsewhere. (`governor` keeps
//! every key until it is swept, so its memory is not bounded.)

use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use lru::LruCache;

use super::network::Network;
use super::quotas::SITE_SHARE;

/// How often something may be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    /// At once.
    pub(crate) burst: f64,
    /// Refilled in a second.
    pub(crate) per_second: f64,
}

impl Rate {
    /// Takes this many permits, if they are there. `refilled` is when all will be back.
    pub(crate) fn take(self, refilled: &mut f64, many: usize, factor: f64, now: f64) -> bool {
        let next = refilled.max(now) + many as f64 / (self.per_second * factor);
        let granted = next <= now + self.burst / self.per_second + 1e-9;
        if granted {
            *refilled = next;
        }
        granted
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident: $burst:literal at once, $refill:literal a second;)*) => {
        /// What is limited. Everything of one kind shares its permits.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Kind { $($(#[$doc])* $name,)* }

        impl Kind {
            const COUNT: usize = [$(Kind::$name,)*].len();

            /// How often one network may do it.
            const fn rate(self) -> Rate {
                match self { $(Kind::$name => Rate { burst: $burst, per_second: $refill },)* }
            }
        }
    };
}

kinds! {
    /// Reading.
    Look: 200.0 at once, 50.0 a second;
    /// Files of the web client.
    Page: 400.0 at once, 50.0 a second;
    /// Actions, by request or socket.
    Act: 200.0 at once, 40.0 a second;
    /// New tables.
    Create: 30.0 at once, 0.5 a second;
    /// Hints and proofs.
    Think: 10.0 at once, 0.5 a second;
    /// Records imported.
    Import: 10.0 at once, 0.2 a second;
    /// Sockets opened.
    Connect: 100.0 at once, 5.0 a second;
    /// Moments of a finished match analysed.
    Judge: 300.0 at once, 10.0 a second;
    /// Whole matches analysed.
    Review: 10.0 at once, 0.2 a second;
    /// Positions sketched for lessons.
    Sketch: 100.0 at once, 10.0 a second;
    /// Pictures of boards.
    Paint: 20.0 at once, 1.0 a second;
    /// Reports to the operators.
    Report: 5.0 at once, 0.02 a second;
    /// Bytes that end up in the store.
    Store: 16_777_216.0 at once, 8192.0 a second;
    /// Households of one site that were not known before.
    Newcomer: 32.0 at once, 1.0 a second;
}

impl Kind {
    /// Whether it leaves something in the store.
    fn is_kept(self) -> bool {
        matches!(self, Kind::Store | Kind::Create | Kind::Import | Kind::Report)
    }
}

/// Networks remembered: about 10 MiB.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(1 << 16).unwrap();

/// For each kind: when, in seconds since the start, all permits will be back.
type Refilled = [f64; Kind::COUNT];

/// Whose permits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Counted {
    /// Those of a network, or of all newcomers of a site.
    Own(Network),
    /// Those of a site, together.
    Whole(Network),
}

/// The permits of all visitors.
pub(crate) struct Limits {
    factor: f64,
    began: Instant,
    visitors: Mutex<LruCache<Counted, Refilled>>,
}

impl Limits {
    /// More generous by a factor; 0 lifts all limits.
    pub(crate) fn new(factor: f32) -> Limits {
        let visitors = Mutex::new(LruCache::new(REMEMBERED));
        Limits { factor: factor.into(), began: Instant::now(), visitors }
    }

    /// Whom to count for an address. A site that sends more new households than it plausibly has is counted as one, apart
    /// from the households already known.
    pub(crate) fn network(&self, address: IpAddr) -> Network {
        self.network_at(address, self.now())
    }

    /// Takes a permit, if there is one.
    pub(crate) fn allows(&self, network: Network, kind: Kind) -> bool {
        self.takes(network, kind, 1, self.now())
    }

    /// Takes this many permits, if there are as many.
    pub(crate) fn allows_many(&self, network: Network, kind: Kind, many: usize) -> bool {
        self.takes(network, kind, many, self.now())
    }

    /// Takes a permit for an action that stores this many bytes, if there is one.
    pub(crate) fn allows_action(&self, network: Network, bytes: usize) -> bool {
        let now = self.now();
        self.takes(network, Kind::Act, 1, now) && self.takes(network, Kind::Store, bytes, now)
    }

    fn network_at(&self, address: IpAddr, now: f64) -> Network {
        let household = Network::of(address);
        let is_known = self.visitors().get(&Counted::Own(household)).is_some();
        match household.site() {
            Some(site) if !is_known && !self.takes(site, Kind::Newcomer, 1, now) => site,
            _ => household,
        }
    }

    fn takes(&self, network: Network, kind: Kind, many: usize, now: f64) -> bool {
        if self.factor == 0.0 {
            return true;
        }
        let mut visitors = self.visitors();
        let mut take = |counted: Counted, factor: f64| {
            let refilled = &mut visitors.get_or_insert_mut(counted, Refilled::default)[kind as usize];
            kind.rate().take(refilled, many, factor, now)
        };
        // What stays here is counted for the whole site too.
        let site = network.site().filter(|_| kind.is_kept());
        take(Counted::Own(network), self.factor)
            && site.is_none_or(|site| take(Counted::Whole(site), self.factor * f64::from(SITE_SHARE)))
    }

    fn now(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    fn visitors(&self) -> MutexGuard<'_, LruCache<Counted, Refilled>> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The messages of one socket, whatever else its network does: 60 at once, 20 a second.
pub(crate) struct SocketLimit {
    factor: f64,
    began: Instant,
    refilled: f64,
}

impl SocketLimit {
    const RATE: Rate = Rate { burst: 60.0, per_second: 20.0 };

    pub(crate) fn new(factor: f32) -> SocketLimit {
        SocketLimit { factor: factor.into(), began: Instant::now(), refilled: 0.0 }
    }

    /// Takes a permit, if there is one.
    pub(crate) fn allows(&mut self) -> bool {
        let now = self.began.elapsed().as_secs_f64();
        self.factor == 0.0 || Self::RATE.take(&mut self.refilled, 1, self.factor, now)
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, Ipv6Addr};

    use super::*;

    fn household(site: u16, number: u16) -> IpAddr {
        Ipv6Addr::new(0x2001, 0xdb8, site, number, 1, 2, 3, 4).into()
    }

    #[test]
    fn permits_run_out_and_come_back() {
        let limits = Limits::new(1.0);
        let network = limits.network_at(Ipv4Addr::new(192, 0, 2, 1).into(), 0.0);
        let granted = |now| (0..1000).filter(|_| limits.takes(network, Kind::Create, 1, now)).count();
        assert_eq!(granted(0.0), 30);
        assert_eq!(granted(10.0), 5);
        assert_eq!(granted(1000.0), 30);
        assert!(limits.takes(network, Kind::Look, 1, 0.0), "other kinds are not affected");
        assert!(!limits.takes(network, Kind::Store, 17 << 20, 0.0), "more than there can ever be");
    }

    #[test]
    fn a_factor_of_0_lifts_limits_and_a_large_one_widens_them() {
        let (lifted, wide) = (Limits::new(0.0), Limits::new(4.0));
        let network = Network::of(Ipv4Addr::LOCALHOST.into());
        assert_eq!((0..1000).filter(|_| lifted.takes(network, Kind::Create, 1, 0.0)).count(), 1000);
        assert_eq!((0..1000).filter(|_| wide.takes(network, Kind::Create, 1, 0.0)).count(), 120);
    }

    /// The attack: a /52 has 4,096 households, a whole site 65,536, and each may do ten kinds of things.
    #[test]
    fn a_flood_of_addresses_locks_nobody_out_and_wins_little() {
        let limits = Limits::new(1.0);
        let known = limits.network_at(household(1, 7), 0.0);
        assert_eq!(known, Network::of(household(1, 7)));
        assert!(limits.takes(known, Kind::Act, 1, 0.0));
        let mut granted = 0;
        for number in 8..u16::MAX {
            let network = limits.network_at(household(1, number), 1.0);
            granted += usize::from(limits.takes(network, Kind::Create, 1, 1.0));
        }
        assert!(granted <= 32 + 30, "{granted} tables from one site");
        assert_eq!(
            limits.network_at(household(1, 7), 1.0),
            known,
            "a neighbour that was known keeps its own permits"
        );
        assert!(limits.takes(known, Kind::Create, 1, 1.0));
        let stranger = limits.network_at(Ipv4Addr::new(192, 0, 2, 1).into(), 1.0);
        assert!(limits.takes(stranger, Kind::Create, 1, 1.0), "someone new");
    }

    /// The networks of a site that are known do not store as much each as one network may.
    #[test]
    fn what_a_site_stores_counts_together() {
        let limits = Limits::new(1.0);
        let granted = |kind: Kind, many: usize| {
            let takes = |number: &u16| limits.takes(Network::of(household(1, *number)), kind, many, 0.0);
            (0..1000).filter(takes).count()
        };
        assert_eq!(granted(Kind::Store, 1 << 24), 4, "of 16 MiB each");
        assert_eq!(granted(Kind::Create, 1), 120);
        assert_eq!(granted(Kind::Act, 1), 1000, "what leaves nothing behind");
        assert!(limits.takes(Network::of(household(2, 1)), Kind::Store, 1 << 24, 0.0), "another site");
    }

    #[test]
    fn memory_is_bounded_and_those_forgotten_are_not_refused() {
        let limits = Limits::new(1.0);
        let known = Network::of(Ipv4Addr::new(192, 0, 2, 1).into());
        assert!(limits.takes(known, Kind::Act, 1, 0.0));
        for number in 0..300_000u32 {
            let network = Network::of(Ipv4Addr::from_bits(0x0a00_0000 + number).into());
            assert!(limits.takes(network, Kind::Act, 1, 0.0));
        }
        assert_eq!(limits.visitors().len(), REMEMBERED.get());
        assert!(limits.takes(known, Kind::Act, 1, 0.0));
    }

    #[test]
    fn an_address_of_version_4_is_one_however_it_is_written() {
        let short = Network::of(Ipv4Addr::new(192, 0, 2, 1).into());
        assert_eq!(Network::of("::ffff:192.0.2.1".parse().unwrap()), short);
        assert_eq!(short.to_string(), "192.0.2.1");
        assert_eq!(Network::of(household(1, 2)).to_string(), "2001:db8:1:2::/64");
        assert_eq!(Network::of(household(1, 2)).site().unwrap().to_string(), "2001:db8:1::/48");
    }
}
