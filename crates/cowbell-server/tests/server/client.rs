//! A server in this process and clients that keep every byte they were sent.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cowbell_protocol::Action;
use cowbell_rules::{Turn, Viewer};
use cowbell_server::{Brain, Config, MetricsSetting, NoAssets, RandomBrain, Server, Tables};
use cowbell_table::{TableId, Who};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long anything may take on the slowest machine. Nothing is expected to: it turns a test that hangs into one that fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// Waits until it is so.
pub(crate) async fn eventually(otherwise: &str, is_so: impl AsyncFn() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so().await {
        assert!(Instant::now() < end, "{otherwise}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Who is to move at a table without sockets, and the first move they may make.
pub(crate) async fn first_move(tables: &Tables, id: TableId) -> (Who, Action) {
    let found = tables.look(id, |table| {
        let Turn::Seat(seat) = table.turn() else { panic!("the match goes on") };
        let (version, mv) = (table.version(), table.legal(Viewer::Seat(seat)).remove(0));
        Ok((Who::Person(seat), Action::Play { version, mv }))
    });
    found.await.unwrap()
}

/// Settings for tests: any port, no rate limits, two threads for bots.
pub(crate) fn config(data: &Path) -> Config {
    let metrics = MetricsSetting::At(([127, 0, 0, 1], 0).into());
    Config { port: 0, metrics, data: data.into(), rate: 0.0, bots: 2, ..Config::default() }
}

/// A server in this process.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    metrics: SocketAddr,
    end: oneshot::Sender<()>,
    running: JoinHandle<Result<(), String>>,
}

impl House {
    pub(crate) async fn open(config: Config) -> House {
        House::with(config, Arc::new(RandomBrain)).await
    }

    /// With bots that think like this.
    pub(crate) async fn with(config: Config, brain: Arc<dyn Brain>) -> House {
        House::run(Server::open(config, brain, Arc::new(NoAssets)).await)
    }

    /// Two people at a new table of Tic Tac Moo, which has begun: its id, what opens the first seat, and both.
    pub(crate) async fn duel(&self) -> (String, Option<String>, Vec<Client>) {
        let (table, tokens) = self.create_table(json!({"game": "tic-tac-moo", "spectators": true})).await;
        let mut seats = Vec::new();
        for (token, name) in tokens.iter().zip(["Ada", "Bo"]) {
            let mut client = Client::open(self.address, &table, token.as_deref()).await.unwrap();
            client.sit(name).await;
            seats.push(client);
        }
        let started = seats[1].version;
        seats[0].reach(started).await;
        (table, tokens[0].as_deref().map(own), seats)
    }

    pub(crate) fn run(server: Result<Server, String>) -> House {
        let server = server.expect("the server opens");
        let (address, metrics) = (server.address(), server.metrics_address().expect("there are metrics"));
        let (end, ended) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = ended.await;
        }));
        House { address, metrics, end, running }
    }

    pub(crate) async fn close(self) {
        let _ = self.end.send(());
        self.running.await.expect("no panic").expect("no error");
    }

    /// Creates a table; its id and the tokens of its seats.
    pub(crate) async fn create_table(&self, request: Value) -> (String, Vec<Option<String>>) {
        let created = self.post("/api/v1/tables", None, &request).await;
        assert_eq!(created.status, 200, "{}", created.body);
        let created = created.json();
        let tokens = created["tokens"]
            .as_array()
            .unwrap()
            .iter()
            .map(|token| token.as_str().map(str::to_string))
            .collect();
        (created["table"].as_str().unwrap().to_string(), tokens)
    }

    pub(crate) async fn get(&self, path: &str, token: Option<&str>) -> Reply {
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        raw(
            self.address,
            &format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{token}Connection: close\r\n\r\n", self.address),
        )
        .await
    }

    /// What the server counts.
    pub(crate) async fn metrics(&self) -> String {
        let ask = format!("GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.metrics);
        raw(self.metrics, &ask).await.body
    }

    /// One number of them.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let metrics = self.metrics().await;
        let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("cowbell_{name} ")));
        line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name} is not in {metrics}"))
    }

    pub(crate) async fn post_text(&self, path: &str, body: &str) -> Reply {
        post_text(self.address, path, body).await
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Reply {
        post(self.address, path, token, body).await
    }
}

/// The secret that a client with this link chooses when it sits down. (In earnest it is random.)
pub(crate) fn own(link: &str) -> String {
    format!("{}{}", &link[1..], &link[..1])
}

/// Posts a record.
async fn post_text(address: SocketAddr, path: &str, body: &str) -> Reply {
    let head = format!("POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/jsonl\r\n");
    raw(address, &format!("{head}Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len())).await
}

pub(crate) async fn post(address: SocketAddr, path: &str, token: Option<&str>, body: &Value) -> Reply {
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\n{token}Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close",
        body.len()
    );
    raw(address, &format!("{head}\r\n\r\n{body}")).await
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.body))
    }

    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_string()
    }
}

/// Sends bytes as they are and reads until the server closes.
pub(crate) async fn raw(address: SocketAddr, request: &str) -> Reply {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    while !is_whole(&bytes) && stream.read_buf(&mut bytes).await.is_ok_and(|read| read > 0) {}
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Reply { status, head: head.into(), body: body.into() }
}

/// Whether a response has come as far as it says it is long. Without a length it ends with the connection.
fn is_whole(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes).to_lowercase();
    let Some((head, _)) = text.split_once("\r\n\r\n") else { return false };
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse::<usize>().ok());
    length.is_some_and(|length| bytes.len() >= head.len() + 4 + length)
}

/// A viewer with a socket.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The secret it came with. When it sits down, [`own`] takes its place.
    token: Option<String>,
    /// Every frame as it came.
    pub(crate) frames: Vec<String>,
    pub(crate) version: u64,
    /// The latest state of the match.
    pub(crate) state: Value,
    next: u32,
}

impl Client {
    pub(crate) async fn open(address: SocketAddr, table: &str, token: Option<&str>) -> Result<Client, Value> {
        Client::open_with(address, token, json!({"type": "hello", "protocol": 1, "table": table})).await
    }

    /// The same with more to say in the first message.
    pub(crate) async fn open_with(
        address: SocketAddr,
        token: Option<&str>,
        mut hello: Value,
    ) -> Result<Client, Value> {
        let (socket, _) = connect_async(format!("ws://{address}/api/v1/socket"))
            .await
            .map_err(|error| json!(error.to_string()))?;
        let mut client = Client {
            socket,
            token: token.map(Into::into),
            frames: Vec::new(),
            version: 0,
            state: Value::Null,
            next: 0,
        };
        if let Some(token) = token {
            hello["token"] = token.into();
        }
        client.send(&hello).await;
        match client.read().await {
            Some(first) if first["type"] == "table" => Ok(client),
            other => Err(other.unwrap_or_default()),
        }
    }

    /// Says this first; what the server answers.
    pub(crate) async fn say_first(address: SocketAddr, message: &Value) -> Value {
        let (socket, _) =
            connect_async(format!("ws://{address}/api/v1/socket")).await.expect("the server listens");
        let mut client =
            Client { socket, token: None, frames: Vec::new(), version: 0, state: Value::Null, next: 0 };
        client.send(message).await;
        client.read().await.unwrap_or_default()
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        let _ = self.socket.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// The next message, taken note of. None when the socket has ended.
    pub(crate) async fn read(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(frame)) => {
                    let message: Value = serde_json::from_str(&frame).expect("the server speaks JSON");
                    self.frames.push(frame.to_string());
                    self.note(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn note(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("table") => {
                self.version = message["version"].as_u64().unwrap();
                self.state = message["state"].clone();
            }
            Some("news") => {
                let version = message["version"].as_u64().unwrap();
                assert_eq!(version, self.version + 1, "an unbroken version number");
                self.version = version;
                if !message["state"].is_null() {
                    self.state = message["state"].clone();
                }
            }
            _ => {}
        }
    }

    /// Does something; the version it led to, or the code of the refusal.
    pub(crate) async fn act(&mut self, action: Value) -> Result<u64, String> {
        self.next += 1;
        let id = self.next;
        self.send(&json!({"type": "do", "id": id, "action": action})).await;
        loop {
            let message = self.read().await.ok_or("GONE")?;
            if message["id"] == id && message["type"] == "done" {
                return Ok(message["version"].as_u64().unwrap());
            }
            if message["id"] == id && message["type"] == "refused" {
                return Err(message["problem"]["code"].as_str().unwrap().to_string());
            }
        }
    }

    pub(crate) async fn play(&mut self, mv: &str) -> Result<u64, String> {
        self.act(json!({"type": "play", "version": self.version, "move": mv})).await
    }

    pub(crate) async fn sit(&mut self, name: &str) -> u64 {
        self.act(json!({"type": "sit", "name": name, "token": self.token.as_deref().map(own)}))
            .await
            .expect("the seat is free")
    }

    /// Reads until the client has seen this version.
    pub(crate) async fn reach(&mut self, version: u64) {
        while self.version < version {
            self.read().await.expect("the socket lives");
        }
    }

    /// The seat to move; none when the match is over or has not begun.
    pub(crate) fn turn(&self) -> Option<usize> {
        self.state["turn"]["seat"].as_u64().map(|seat| seat as usize)
    }

    /// One of the legal moves, chosen by a number.
    pub(crate) fn legal(&self, number: usize) -> Option<String> {
        let legal = self.state["legal"].as_array()?;
        legal.get(number % legal.len().max(1)).map(|mv| mv.as_str().unwrap().to_string())
    }
}

/// Plays a duel to its end; everyone holds the new state, and `seen` looks at it, before the next move. The first two are
/// its seats.
pub(crate) async fn play_out(clients: &mut [Client], seen: impl Fn(&[Client])) {
    let mut number = 7;
    while let Some(turn) = clients[0].turn() {
        number = number * 31 % 1009;
        let mv = clients[turn].legal(number).unwrap();
        let version = clients[turn].play(&mv).await.unwrap();
        for client in &mut *clients {
            client.reach(version).await;
        }
        seen(clients);
    }
}
