//! Rate limits: a bucket of permits for each address and kind of request, refilled steadily.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How often something may be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    /// At once.
    pub(crate) burst: f32,
    /// Refilled in a second.
    pub(crate) per_second: f32,
}

impl Rate {
    /// This many at once, this many a second.
    pub(crate) const fn new(burst: f32, per_second: f32) -> Rate {
        Rate { burst, per_second }
    }

    /// The same, more generous by a factor; 0 means no limit.
    pub(crate) fn times(self, factor: f32) -> Rate {
        let factor = if factor == 0.0 { f32::INFINITY } else { factor };
        Rate { burst: self.burst * factor, per_second: self.per_second * factor }
    }
}

/// Permits left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f32,
    since: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new(rate: Rate) -> Bucket {
        Bucket { left: rate.burst, since: Instant::now() }
    }

    /// Takes a permit, if there is one.
    pub(crate) fn take(&mut self, rate: Rate) -> bool {
        let now = Instant::now();
        let earned = now.duration_since(self.since).as_secs_f32() * rate.per_second;
        self.since = now;
        self.left = (self.left + earned).min(rate.burst);
        let granted = self.left >= 1.0;
        if granted {
            self.left -= 1.0;
        }
        granted
    }
}

/// Addresses remembered at once. Beyond that the ones with full buckets are forgotten.
const REMEMBERED: usize = 10_000;

/// Buckets by address and kind of request.
#[derive(Default)]
pub(crate) struct Limits(Mutex<BTreeMap<(IpAddr, u8), Bucket>>);

impl Limits {
    pub(crate) fn allows(&self, address: IpAddr, kind: u8, rate: Rate) -> bool {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| bucket.since.elapsed().as_secs() < 60);
        }
        if buckets.len() >= 2 * REMEMBERED {
            return false;
        }
        buckets.entry((network(address), kind)).or_insert_with(|| Bucket::new(rate)).take(rate)
    }
}

/// One household has one IPv4 address, or a whole /64 of IPv6 ones.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(long) if long.to_ipv4_mapped().is_none() => {
            let [a, b, c, d, ..] = long.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        IpAddr::V6(long) => long.to_canonical(),
        short => short,
    }
}
