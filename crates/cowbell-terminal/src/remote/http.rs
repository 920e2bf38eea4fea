//! HTTP requests besides the socket, about a table or with a personal key, and the certificates this machine trusts.

use std::sync::Arc;
use std::time::Duration;

use cowbell_protocol::{
    Block, Blocks, Code, Created, Done, Hint, History, Join, Joined, Kept, Lobby, NewDayTable, NewTable,
    Problem, Report, Revision, Seek, Sought, Table,
};
use cowbell_scene::Entry;
use rustls::crypto::ring::default_provider;
use rustls::{ClientConfig, RootCertStore};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::tls::{RootCerts, TlsConfig};
use ureq::typestate::WithBody;
use ureq::{Agent, RequestBuilder};

use super::link::Link;

/// How long a response may take. A bot thinks about a hint for a second or two.
const PATIENCE: Duration = Duration::from_secs(15);

/// Requests to a server, mostly about one table. They carry the secret of the link.
#[derive(Clone)]
pub(super) struct Http {
    agent: Agent,
    link: Link,
}

/// The server cannot be reached, or does not answer.
pub(super) fn offline() -> Problem {
    Problem::new("OFFLINE", "The server cannot be reached.")
}

/// Something answers there, but it is not a Cowbell server.
pub(super) fn foreign() -> Problem {
    Problem::new("NOT_COWBELL", "What answers there is not a Cowbell server.")
}

/// The TLS configuration for the socket, with the certificates this machine trusts.
pub(super) fn trust() -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    // Unreadable certificates are skipped; the others still count.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions");
    Arc::new(config.with_root_certificates(roots).with_no_client_auth())
}

impl Http {
    pub(super) fn new(link: Link) -> Http {
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::PlatformVerifier)
            .unversioned_rustls_crypto_provider(Arc::new(default_provider()))
            .build();
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .proxy(None)
            .tls_config(tls)
            .build();
        Http { agent: config.into(), link }
    }

    /// Uses another secret from now on.
    pub(super) fn rekey(&mut self, token: Option<String>) {
        self.link.token = token;
    }

    /// Switches to another table on the same server.
    pub(super) fn visit(&mut self, table: &str) {
        self.link.table = table.to_string();
    }

    /// The log as this seat may read it now.
    pub(super) fn history(&self) -> Result<Vec<Entry>, Problem> {
        let history: History = self.get(&self.at_table("/history"))?;
        read(history.entries.get())
    }

    /// The table as this seat may know it now.
    pub(super) fn table(&self) -> Result<Table, Problem> {
        self.get(&self.at_table(""))
    }

    /// The record of a finished match.
    pub(super) fn record(&self) -> Result<String, Problem> {
        finish(self.signed(self.agent.get(self.address(&self.at_table("/record")))).call())
    }

    /// The tables in the lobby.
    pub(super) fn lobby(&self) -> Result<Lobby, Problem> {
        self.get("/tables")
    }

    /// Creates a table.
    pub(super) fn create(&self, request: &NewTable) -> Result<Created, Problem> {
        self.post("/tables", request)
    }

    /// Takes a seat that is open to anyone.
    pub(super) fn join(&self, request: &Join) -> Result<Joined, Problem> {
        self.post(&self.at_table("/join"), request)
    }

    /// Takes a seat to play with anyone: where someone waits for the same, or at a new table.
    pub(super) fn seek(&self, request: &Seek) -> Result<Sought, Problem> {
        self.post("/seeks", request)
    }

    /// A table for today's match; the first one under a personal key counts.
    pub(super) fn play_today(&self, game: &str, person: Option<String>) -> Result<Created, Problem> {
        self.post(&format!("/days/today/{game}"), &NewDayTable { person })
    }

    /// The move a strong bot would play.
    pub(super) fn hint(&self) -> Result<Hint, Problem> {
        self.post(&self.at_table("/hint"), &serde_json::Map::new())
    }

    /// Tells the operators of the server about a seat.
    pub(super) fn report(&self, report: &Report) -> Result<Done, Problem> {
        self.post(&self.at_table("/reports"), report)
    }

    /// What is kept under a personal key, which takes the place of the seat's secret in all of the following.
    pub(super) fn kept(&self) -> Result<Kept, Problem> {
        self.get("/me")
    }

    /// Keeps something in place of the revision that it names.
    pub(super) fn keep(&self, kept: &Kept) -> Result<Revision, Problem> {
        self.send(self.agent.put(self.address("/me")), kept)
    }

    /// Deletes everything that is kept.
    pub(super) fn delete(&self) -> Result<Revision, Problem> {
        let answer = self.signed(self.agent.delete(self.address("/me"))).call();
        finish(answer).and_then(|text| read(&text))
    }

    /// Whom the person has blocked, and which seats at this table are theirs.
    pub(super) fn blocks(&self, table: Option<&str>) -> Result<Blocks, Problem> {
        let at = table.map_or(String::new(), |table| format!("?table={table}"));
        self.get(&format!("/me/blocks{at}"))
    }

    /// Blocks the person in a seat.
    pub(super) fn block(&self, block: &Block) -> Result<Blocks, Problem> {
        self.post("/me/blocks", block)
    }

    /// Lifts a block.
    pub(super) fn unblock(&self, id: &str) -> Result<Blocks, Problem> {
        let answer = self.signed(self.agent.delete(self.address(&format!("/me/blocks/{id}")))).call();
        finish(answer).and_then(|text| read(&text))
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Problem> {
        finish(self.signed(self.agent.get(self.address(path))).call()).and_then(|text| read(&text))
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Problem> {
        self.send(self.agent.post(self.address(path)), body)
    }

    fn send<T: DeserializeOwned>(
        &self,
        request: RequestBuilder<WithBody>,
        body: &impl Serialize,
    ) -> Result<T, Problem> {
        let body = serde_json::to_string(body).expect("plain data");
        let request = self.signed(request).header("Content-Type", "application/json");
        finish(request.send(body)).and_then(|text| read(&text))
    }

    /// The request with the secret, if there is one.
    fn signed<B>(&self, request: RequestBuilder<B>) -> RequestBuilder<B> {
        match &self.link.token {
            Some(token) => request.header("Authorization", format!("Bearer {token}")),
            None => request,
        }
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.link.base())
    }

    fn at_table(&self, path: &str) -> String {
        format!("/tables/{}{path}", self.link.table)
    }
}

/// The text of a response, or the problem it reports.
fn finish(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<String, Problem> {
    let mut answer = answer.map_err(|_| offline())?;
    let text = answer.body_mut().read_to_string().map_err(|_| offline())?;
    match answer.status().is_success() {
        true => Ok(text),
        false => Err(serde_json::from_str(&text).unwrap_or_else(|_| Code::Busy.into())),
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|_| foreign())
}
