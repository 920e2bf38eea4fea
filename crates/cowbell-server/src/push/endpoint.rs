//! Where a push service may be. The address comes from a browser, so it can be anything: a request that this server sends must not
//! reach what only this server can reach. Only `https` on the usual port, no redirects, and every address that the name resolves to is
//! checked at the moment of connecting: a name can resolve to something else the next time.

use core::hash::{Hash as _, Hasher as _};
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::hash::DefaultHasher;

use axum::http::Uri;
use ureq::Error;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

/// The longest address of a browser at a push service.
const LONGEST: usize = 1000;

/// The address of a browser at a push service, if it may be one. Tests have push services `anywhere`.
pub(super) fn parse(endpoint: &str, anywhere: bool) -> Option<Uri> {
    let uri: Uri = endpoint.parse().ok().filter(|_| endpoint.len() <= LONGEST)?;
    let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
    let is_secure = uri.scheme_str() == Some("https") && authority.port_u16().is_none_or(|port| port == 443);
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    let is_public = host.parse().map_or(host.contains('.'), is_public);
    (anywhere || is_secure && is_public).then_some(uri)
}

/// The part of the address that names the service.
pub(super) fn origin(endpoint: &Uri) -> String {
    let scheme = endpoint.scheme_str().unwrap_or_default();
    format!("{scheme}://{}", endpoint.authority().map_or("", |authority| authority.as_str()))
}

/// A number for whom a push service belongs to: all names below a domain that someone can register count as one.
pub(super) fn service(endpoint: &str) -> u64 {
    let uri: Option<Uri> = endpoint.parse().ok();
    let host = uri.as_ref().and_then(Uri::host).unwrap_or_default().to_lowercase();
    let is_address = host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let labels: Vec<&str> = host.rsplit('.').take(if is_address { usize::MAX } else { 2 }).collect();
    let mut hasher = DefaultHasher::new();
    labels.hash(&mut hasher);
    hasher.finish()
}

/// Finds the addresses of a push service, and only those that anyone can reach.
#[derive(Debug)]
pub(super) struct PublicOnly {
    pub(super) anywhere: bool,
}

impl Resolver for PublicOnly {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let all = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        let may = |address: &&SocketAddr| self.anywhere || is_public(address.ip());
        all.iter().filter(may).for_each(|address| allowed.push(*address));
        if allowed.is_empty() { Err(Error::HostNotFound) } else { Ok(allowed) }
    }
}

/// Whether anyone on the Internet can reach this address.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_4(address),
        IpAddr::V6(address) => is_public_6(address),
    }
}

fn is_public_4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_for_protocols = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    let is_for_measuring = a == 198 && (b == 18 || b == 19);
    !(a == 0
        || a >= 224
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || is_shared
        || is_for_protocols
        || is_for_measuring)
}

/// Of what is given out to the world, 2000::/3, everything but examples, tunnels to version 4 and the like.
fn is_public_6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_given_out = first & 0xe000 == 0x2000;
    let is_special =
        first == 0x2001 && (second < 0x200 || second == 0xdb8) || first == 0x2002 || first == 0x3fff;
    is_given_out && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_below_one_domain_are_one_service() {
        let same = |one: &str, other: &str| {
            service(&format!("https://{one}/a")) == service(&format!("https://{other}/b"))
        };
        assert!(same("a.example.org", "b.c.Example.org") && same("example.org", "x.example.org:443"));
        assert!(!same("a.example.org", "a.example.com"));
        assert!(same("192.0.2.1", "192.0.2.1:8080") && !same("192.0.2.1", "198.51.2.1"));
        assert!(!same("[2001:db8::1]", "[2001:db8::2]"));
    }

    #[test]
    fn only_addresses_that_anyone_can_reach_are_public() {
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "fc00::1",
            "fd00:ec2::254",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "1.1.1.1",
            "142.250.1.95",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "2a00:1450:4001::5f",
            "::ffff:1.1.1.1",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn an_endpoint_is_https_on_the_usual_port_of_a_public_host() {
        for endpoint in
            ["https://push.example.org/send/abc", "https://push.example.org:443/abc", "https://1.1.1.1/abc"]
        {
            assert!(parse(endpoint, false).is_some(), "{endpoint}");
        }
        for endpoint in [
            "http://push.example.org/abc",
            "https://push.example.org:8443/abc",
            "https://push.example.org:22/",
            "https://localhost/abc",
            "https://127.0.0.1/abc",
            "https://[::1]/abc",
            "https://[::ffff:10.0.0.1]/abc",
            "https://169.254.169.254/latest/meta-data",
            "https://intranet/abc",
            "https://user:pass@push.example.org/abc",
            "file:///etc/passwd",
            "/abc",
            "",
        ] {
            assert!(parse(endpoint, false).is_none(), "{endpoint}");
        }
        assert!(parse(&format!("https://push.example.org/{}", "x".repeat(LONGEST)), false).is_none());
    }

    /// A name that looks public and means this machine is found out when it is connected to.
    #[test]
    fn a_name_that_stands_for_a_private_address_is_not_connected_to() {
        let agent = |anywhere| {
            let config = ureq::Agent::config_builder().proxy(None).build();
            let connector = ureq::unversioned::transport::DefaultConnector::default();
            ureq::Agent::with_parts(config, connector, PublicOnly { anywhere })
        };
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        listener.set_nonblocking(true).unwrap();
        let refused = agent(false).get(format!("http://localhost:{port}/")).call().unwrap_err();
        assert!(matches!(refused, Error::HostNotFound), "{refused}");
        assert!(listener.accept().is_err(), "nobody has come");
    }
}
