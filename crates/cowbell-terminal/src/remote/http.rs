//! HTTP requests besides the socket (log, hint, record), and the certificates this machine trusts.

use std::sync::Arc;
use std::time::Duration;

use cowbell_protocol::{Code, Hint, History, Level, Problem, Seek, Sought};
use cowbell_scene::Entry;
use rustls::crypto::ring::default_provider;
use rustls::{ClientConfig, RootCertStore};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::Agent;
use ureq::tls::{Certificate, RootCerts, TlsConfig};

use super::link::Link;

/// How long a response may take. A bot thinks about a hint for a second or two.
const PATIENCE: Duration = Duration::from_secs(15);

/// Requests about one table.
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
        let certs = match link.scheme.as_str() {
            "https" => rustls_native_certs::load_native_certs().certs,
            _ => Vec::new(),
        };
        let certs = certs.iter().map(|cert| Certificate::from_der(cert).to_owned()).collect();
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::Specific(Arc::new(certs)))
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
        let history: History = read(&self.get("/history")?)?;
        read(history.entries.get())
    }

    /// The record of a finished match.
    pub(super) fn record(&self) -> Result<String, Problem> {
        self.get("/record")
    }

    /// Takes a seat to play with anyone: where somebody waits for the same, or at a new table.
    pub(super) fn seek(&self, wish: &Seek) -> Result<Sought, Problem> {
        let body = serde_json::to_string(wish).expect("plain data");
        let request = self.agent.post(format!("{}/api/v1/seeks", self.link.base()));
        finish(request.header("Content-Type", "application/json").send(body)).and_then(|text| read(&text))
    }

    /// The move a strong bot would play.
    pub(super) fn hint(&self) -> Result<Hint, Problem> {
        #[derive(Serialize)]
        struct HintRequest {
            level: Level,
        }
        let body = serde_json::to_string(&HintRequest { level: Level::new("hard") }).expect("plain data");
        let request = self.agent.post(self.address("/hint")).header("Authorization", self.bearer());
        finish(request.header("Content-Type", "application/json").send(body)).and_then(|text| read(&text))
    }

    fn get(&self, path: &str) -> Result<String, Problem> {
        let request = self.agent.get(self.address(path));
        finish(match self.link.token {
            Some(_) => request.header("Authorization", self.bearer()).call(),
            None => request.call(),
        })
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/v1/tables/{}{path}", self.link.base(), self.link.table)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.link.token.as_deref().unwrap_or_default())
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
