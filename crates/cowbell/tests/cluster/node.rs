//! Three nodes of `cowbell serve`, each with its own proxies to the shared servers.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::process::{Child, Command};

use crate::client::{get, post};
use crate::clock::Clock;
use crate::proxy::Proxy;
use crate::throwaway::{Nats, Postgres, free_port};

/// How long anything may take on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// One node.
pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    metrics: SocketAddr,
    pub(crate) to_store: Proxy,
    pub(crate) to_bus: Proxy,
    pub(crate) clock: Clock,
    store: String,
    process: Option<Child>,
    log: std::path::PathBuf,
}

impl Node {
    async fn new(number: usize, postgres: &Postgres, nats: &Nats, folder: &Path) -> Node {
        let to_store = Proxy::start(postgres.address).await;
        Node {
            address: ([127, 0, 0, 1], free_port()).into(),
            metrics: ([127, 0, 0, 1], free_port()).into(),
            store: postgres.url(to_store.address),
            to_store,
            to_bus: Proxy::start(nats.address).await,
            clock: Clock::new(&folder.join(format!("clock-{number}"))),
            process: None,
            log: folder.join(format!("node-{number}.log")),
        }
    }

    /// Starts the node, for the first time or again, on the same port.
    pub(crate) async fn start(&mut self) {
        let log = std::fs::File::options().create(true).append(true).open(&self.log).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_cowbell"));
        command
            .args(["serve", "--rate", "0", "--bots", "1", "--log", "warn", "--keep-days", "30"])
            .args(["--port", &self.address.port().to_string(), "--store", &self.store])
            .args(["--metrics", &self.metrics.to_string()])
            .args(["--bus", &format!("nats://{}", self.to_bus.address)])
            .stdout(Stdio::null())
            .stderr(log)
            .envs(self.clock.variables())
            .kill_on_drop(true);
        self.process = Some(command.spawn().unwrap());
    }

    /// Waits until the node is ready; restarts it if it gave up because the database was unavailable.
    pub(crate) async fn ready(&mut self) {
        let end = Instant::now() + PATIENCE;
        while get(self.address, "/healthz", None).await.is_none_or(|reply| reply.status != 200) {
            assert!(Instant::now() < end, "a node does not start: {}", self.said());
            if self.process.as_mut().is_some_and(|process| process.try_wait().unwrap().is_some()) {
                self.start().await;
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Kills the node with SIGKILL.
    pub(crate) async fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill().await;
        }
    }

    /// Sends another signal.
    pub(crate) async fn signal(&self, signal: &str) {
        if let Some(id) = self.process.as_ref().and_then(Child::id) {
            let _ = Command::new("kill").args([signal, &id.to_string()]).status().await;
        }
    }

    /// The node's log.
    pub(crate) fn said(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// A value from `/metrics`.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let reply = get(self.metrics, "/metrics", None).await.expect("the node answers");
        let line = reply.body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name}")).parse().unwrap()
    }
}

/// The nodes and the servers they share.
pub(crate) struct Cluster {
    pub(crate) nodes: Vec<Node>,
    pub(crate) nats: Nats,
    pub(crate) postgres: Postgres,
    _folder: tempfile::TempDir,
}

impl Cluster {
    /// Starts three nodes and waits until they are ready; none if the servers are not installed.
    pub(crate) async fn start() -> Option<Cluster> {
        Some(Cluster::with(Nats::start()?, Postgres::start()?).await)
    }

    /// The same, with a database whose clock can jump.
    pub(crate) async fn start_with_clock() -> Option<(Cluster, Clock)> {
        let (nats, mut postgres) = (Nats::start()?, Postgres::start()?);
        let clock = Clock::new(&postgres.folder.path().join("clock"));
        postgres.end();
        postgres.variables = clock.variables();
        postgres.begin();
        Some((Cluster::with(nats, postgres).await, clock))
    }

    async fn with(nats: Nats, postgres: Postgres) -> Cluster {
        let folder = tempfile::tempdir().unwrap();
        let mut nodes = Vec::new();
        for number in 0..3 {
            let mut node = Node::new(number, &postgres, &nats, folder.path()).await;
            node.start().await;
            nodes.push(node);
        }
        for node in &mut nodes {
            node.ready().await;
        }
        Cluster { nodes, nats, postgres, _folder: folder }
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// The address of the database itself, without a proxy.
    pub(crate) fn url(&self) -> String {
        self.postgres.url(self.postgres.address)
    }
}

/// Creates a table at a node; returns its id and the tokens of its seats.
pub(crate) async fn create_table(
    address: SocketAddr,
    game: &str,
    seats: Value,
) -> Option<(String, Vec<String>)> {
    let request = json!({"game": game, "seats": seats, "spectators": true});
    let reply = post(address, "/api/v1/tables", None, &request).await.filter(|reply| reply.status == 200)?;
    let created: Value = serde_json::from_str(&reply.body).unwrap();
    let tokens = created["tokens"].as_array().unwrap().iter().filter_map(Value::as_str);
    Some((created["table"].as_str().unwrap().into(), tokens.map(str::to_string).collect()))
}
