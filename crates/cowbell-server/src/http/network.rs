//! Whom limits count: not a single address but the network one household has. That is one IPv4 address, or a whole /64 of
//! IPv6 addresses.

use core::fmt;
use core::str::FromStr;
use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The prefix a household has.
const HOUSEHOLD: u8 = 64;
/// The prefix a site has. Its households are told apart until too many new ones turn up.
const SITE: u8 = 48;

/// An IPv4 address, or an IPv6 prefix.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Network {
    first: IpAddr,
    prefix: u8,
}

impl Network {
    /// The network of a household.
    pub(crate) fn of(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V6(long) => Network::wide(long, HOUSEHOLD),
            short => Network { first: short, prefix: 32 },
        }
    }

    /// The network of this length that an address belongs to.
    fn around(address: IpAddr, prefix: u8) -> Network {
        match address.to_canonical() {
            IpAddr::V4(short) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(prefix.min(32))).unwrap_or(0);
                Network { first: Ipv4Addr::from_bits(short.to_bits() & mask).into(), prefix }
            }
            IpAddr::V6(long) => Network::wide(long, prefix),
        }
    }

    /// The site that a household belongs to; IPv4 addresses have none.
    pub(crate) fn site(self) -> Option<Network> {
        match self.first {
            IpAddr::V6(long) => Some(Network::wide(long, SITE)),
            IpAddr::V4(_) => None,
        }
    }

    /// All that count for it: itself and, if that is another one, its site.
    pub(crate) fn and_site(self) -> impl Iterator<Item = Network> + Clone {
        let site = self.site().filter(|site| *site != self);
        core::iter::once(self).chain(site)
    }

    /// The widest network that it is counted with: its site, if it has one.
    pub(crate) fn at_large(self) -> Network {
        self.site().unwrap_or(self)
    }

    fn wide(long: Ipv6Addr, prefix: u8) -> Network {
        let mask = u128::MAX.checked_shl(128 - u32::from(prefix)).unwrap_or(0);
        let bits = long.to_bits() & mask;
        Network { first: Ipv6Addr::from_bits(bits).into(), prefix }
    }
}

/// Many networks. Whether an address is in one of them takes as many lookups as there are lengths of prefixes, however many
/// networks there are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Networks(BTreeMap<u8, BTreeSet<Network>>);

impl Networks {
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        self.0.iter().any(|(prefix, networks)| networks.contains(&Network::around(address, *prefix)))
    }
}

impl FromIterator<Network> for Networks {
    fn from_iter<I: IntoIterator<Item = Network>>(networks: I) -> Networks {
        let mut all = Networks::default();
        for network in networks {
            all.0.entry(network.prefix).or_default().insert(network);
        }
        all
    }
}

/// Reads `192.0.2.7`, `192.0.2.0/24` or `2001:db8::/32`. An IPv6 address alone stands for its household.
impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("`{text}` must be an address like 192.0.2.7 or a prefix like 2001:db8::/32");
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix.parse::<u8>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        match (address.parse::<IpAddr>().map_err(|_| wrong())?.to_canonical(), prefix) {
            (address, None) => Ok(Network::of(address)),
            (address @ IpAddr::V4(_), Some(prefix @ 0..=32)) => Ok(Network::around(address, prefix)),
            (IpAddr::V6(long), Some(prefix @ 0..=128)) => Ok(Network::wide(long, prefix.min(HOUSEHOLD))),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.first {
            IpAddr::V4(short) if self.prefix == 32 => write!(f, "{short}"),
            IpAddr::V4(short) => write!(f, "{short}/{}", self.prefix),
            IpAddr::V6(long) => write!(f, "{long}/{}", self.prefix),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_is_read_written_and_has_its_addresses() {
        for (text, written, inside, outside) in [
            ("192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("192.0.2.7/24", "192.0.2.0/24", "::ffff:192.0.2.200", "192.0.3.1"),
            ("0.0.0.0/0", "0.0.0.0/0", "8.8.8.8", "::1"),
            ("2001:db8::/32", "2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
            ("2001:db8:1:2:3::4", "2001:db8:1:2::/64", "2001:db8:1:2::9", "2001:db8:1:3::"),
            ("2001:db8:1:2:3::4/128", "2001:db8:1:2::/64", "2001:db8:1:2::9", "192.0.2.1"),
        ] {
            let network: Network = text.parse().unwrap();
            assert_eq!(network.to_string(), written);
            let networks = Networks::from_iter([network]);
            assert!(networks.has(inside.parse().unwrap()), "{inside} is in {text}");
            assert!(!networks.has(outside.parse().unwrap()), "{outside} is not in {text}");
        }
        for text in ["", "cow", "192.0.2.7/33", "192.0.2.7/", "2001:db8::/129", "1.2.3"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }
}
