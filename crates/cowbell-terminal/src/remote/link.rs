//! The address of a seat: the full link from a server's page, or a short form of it.

use core::fmt;

use ureq::http::Uri;

/// A table on a server and the secret token of a seat; without a token, the link is for watching.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Link {
    /// `http` or `https`.
    pub(crate) scheme: String,
    /// Host and perhaps port.
    pub(crate) host: String,
    /// The table's id.
    pub(crate) table: String,
    /// The secret token of the seat.
    pub(crate) token: Option<String>,
}

/// Never prints the token.
impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/t/{}", self.base(), self.table)
    }
}

impl Link {
    /// Reads `http://host/t/TABLE#TOKEN`, or `TABLE#TOKEN` if the server is given separately; without `#TOKEN`, to
    /// watch.
    pub(crate) fn read(server: Option<&str>, seat: &str) -> Option<Link> {
        let (place, token) = match seat.trim().split_once('#') {
            Some((place, token)) => (place, Some(token.trim().to_string()).filter(|token| !token.is_empty())),
            None => (seat.trim(), None),
        };
        let (server, path) = match place.split_once("/t/") {
            Some((server, table)) if !server.is_empty() => (server, table),
            Some((_, table)) => (server?, table),
            None => (server?, place),
        };
        let table = path.trim_matches('/');
        let is_word = |text: &str| {
            !text.is_empty()
                && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
        };
        if !is_word(table) || !token.as_deref().is_none_or(is_word) {
            return None;
        }
        let (scheme, host) = address(server)?;
        Some(Link { scheme, host, table: table.to_string(), token })
    }

    /// The base URL of requests.
    pub(crate) fn base(&self) -> String {
        format!("{}://{}", self.scheme, self.host)
    }

    /// The link itself, as one passes it on.
    pub(crate) fn whole(&self) -> String {
        let token = self.token.as_ref().map_or(String::new(), |token| format!("#{token}"));
        format!("{}/t/{}{token}", self.base(), self.table)
    }

    /// The URL of the socket.
    pub(crate) fn socket(&self) -> String {
        let scheme = if self.scheme == "https" { "wss" } else { "ws" };
        format!("{scheme}://{}/api/v1/socket", self.host)
    }
}

/// Scheme and host of a server; plain HTTP if there is no scheme.
fn address(server: &str) -> Option<(String, String)> {
    let whole = if server.contains("://") { server.to_string() } else { format!("http://{server}") };
    let uri: Uri = whole.parse().ok()?;
    let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme))?;
    Some((scheme.to_string(), uri.authority()?.to_string()))
}

#[cfg(test)]
mod tests {
    use super::Link;

    #[test]
    fn links_are_read_as_pages_give_them() {
        let link = |server, seat| Link::read(server, seat).map(|link| (link.base(), link.table, link.token));
        let found =
            |base: &str, token: Option<&str>| Some((base.into(), "ab-1".into(), token.map(String::from)));
        assert_eq!(
            link(None, "http://moo.org:7777/t/ab-1#s3cret"),
            found("http://moo.org:7777", Some("s3cret"))
        );
        assert_eq!(link(None, "https://moo.org/t/ab-1/#s3cret"), found("https://moo.org", Some("s3cret")));
        assert_eq!(link(None, " https://moo.org/t/ab-1 "), found("https://moo.org", None));
        assert_eq!(link(Some("moo.org"), "ab-1#s3cret"), found("http://moo.org", Some("s3cret")));
        assert_eq!(link(Some("https://moo.org/"), "/t/ab-1#"), found("https://moo.org", None));
        // The link overrides the flag.
        assert_eq!(link(Some("https://other.org"), "http://moo.org/t/ab-1"), found("http://moo.org", None));
        for (server, seat) in [
            (None, "ab-1#s3cret"),
            (Some("moo.org"), ""),
            (Some("moo.org"), "#s3cret"),
            (Some("ftp://moo.org"), "ab-1"),
            (Some(""), "ab-1"),
            (None, "http://moo.org/ab-1"),
            (Some("moo.org"), "ab 1"),
            (Some("moo.org"), "ab-1#s\r\nx"),
        ] {
            assert_eq!(link(server, seat), None, "{server:?} {seat}");
        }
    }

    #[test]
    fn a_secret_is_not_printed() {
        let link = Link::read(None, "http://moo.org/t/ab-1#s3cret").expect("a link");
        assert_eq!(format!("{link:?}"), "http://moo.org/t/ab-1");
        assert_eq!(link.whole(), "http://moo.org/t/ab-1#s3cret");
        assert_eq!(link.socket(), "ws://moo.org/api/v1/socket");
    }
}
