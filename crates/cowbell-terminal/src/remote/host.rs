//! Creating a table on a server: who plays where, and the links to pass on.

use cowbell_protocol::{NewTable, Problem};

use super::http::{Http, foreign};
use super::link::Link;

/// A new table and its links.
pub(crate) struct Hosted {
    /// The link of one's own seat, the first that is no bot's; the one for watching if all are bots'.
    pub(crate) own: String,
    /// The numbers and links of the other seats that people can take.
    pub(crate) others: Vec<(usize, String)>,
    /// The link for spectators, if there may be any.
    pub(crate) watch: Option<String>,
}

/// Creates a table.
pub(crate) fn create(server: &str, request: &NewTable) -> Result<Hosted, Problem> {
    let link = Link::read(Some(server), "new").ok_or_else(foreign)?;
    let created = Http::new(link.clone()).create(request)?;
    let watch = Link { table: created.table, token: None, ..link };
    let seats = created.tokens.into_iter().enumerate().filter_map(|(seat, token)| Some((seat, token?)));
    let mut links =
        seats.map(|(seat, token)| (seat + 1, Link { token: Some(token), ..watch.clone() }.whole()));
    let own = links.next().map_or_else(|| watch.whole(), |(_, own)| own);
    Ok(Hosted { own, others: links.collect(), watch: request.spectators.then(|| watch.whole()) })
}
