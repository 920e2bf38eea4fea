//! Viewers that record everything they are sent.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Timeout for a response.
const ANSWER: Duration = Duration::from_secs(20);

/// A response.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: String,
}

pub(crate) async fn get(address: SocketAddr, path: &str, token: Option<&str>) -> Option<Reply> {
    request(address, "GET", path, token, "").await
}

pub(crate) async fn post(
    address: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Option<Reply> {
    request(address, "POST", path, token, &body.to_string()).await
}

/// None if there is no response.
async fn request(
    address: SocketAddr,
    verb: &str,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> Option<Reply> {
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let request = format!(
        "{verb} {path} HTTP/1.1\r\nHost: {address}\r\n{token}Content-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let exchange = async {
        let mut stream = TcpStream::connect(address).await.ok()?;
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await.ok()?;
        let (head, body) = text.split_once("\r\n\r\n")?;
        Some(Reply { status: head.split(' ').nth(1)?.parse().ok()?, body: body.into() })
    };
    timeout(ANSWER, exchange).await.ok()?
}

/// Everything one viewer was shown, over all its connections to any node.
#[derive(Clone, Default)]
pub(crate) struct Seen(pub(crate) Arc<Mutex<Vec<Value>>>);

/// A connection of a viewer.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    seen: Seen,
    pub(crate) version: u64,
    pub(crate) state: Value,
    /// The viewer's seat.
    pub(crate) seat: Option<u64>,
    next: u32,
}

/// The secret that a client with this link chooses when it sits down. (In earnest it is random.)
pub(crate) fn own(link: &str) -> String {
    format!("{}{}", &link[1..], &link[..1])
}

impl Socket {
    /// Opens a table at a node. What it shows first is never older than what the viewer has already seen elsewhere.
    pub(crate) async fn open(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        seen: &Seen,
    ) -> Option<Socket> {
        let connecting = connect_async(format!("ws://{address}/api/v1/socket"));
        let (stream, _) = timeout(ANSWER, connecting).await.ok()?.ok()?;
        let known =
            seen.0.lock().unwrap().iter().filter_map(|frame| frame["version"].as_u64()).max().unwrap_or(0);
        let (seen, state) = (seen.clone(), Value::Null);
        let mut socket = Socket { stream, seen, version: 0, state, seat: None, next: 0 };
        let mut hello = json!({"type": "hello", "protocol": 1, "table": table});
        if let Some(token) = token {
            hello["token"] = token.into();
        }
        socket.send(&hello).await?;
        let first = socket.read().await?;
        if first["type"] == "bye" {
            // A node without its database refuses its clients; and a seat has another secret before someone sits down there
            // than after it.
            let code = first["problem"]["code"].as_str().unwrap_or_default();
            assert!(["STORAGE", "LINK_USED", "NOT_YOURS"].contains(&code), "{first}");
            return None;
        }
        assert_eq!(first["type"], "table", "{first}");
        assert!(socket.version >= known, "{address} shows version {} after {known} was seen", socket.version);
        socket.seat = first["you"].as_u64();
        Some(socket)
    }

    async fn send(&mut self, message: &Value) -> Option<()> {
        timeout(ANSWER, self.stream.send(Message::text(message.to_string()))).await.ok()?.ok()
    }

    /// The next message; none if the socket has closed or nothing arrives.
    pub(crate) async fn read(&mut self) -> Option<Value> {
        loop {
            match timeout(ANSWER, self.stream.next()).await.ok()??.ok()? {
                Message::Text(frame) => {
                    let message: Value = serde_json::from_str(&frame).expect("a node speaks JSON");
                    self.note(&message);
                    return Some(message);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    fn note(&mut self, message: &Value) {
        let version = message["version"].as_u64().unwrap_or(0);
        match message["type"].as_str() {
            Some("table") if version >= self.version => {
                (self.version, self.state) = (version, message["state"].clone());
            }
            Some("news") => {
                assert_eq!(version, self.version + 1, "an unbroken version number: {message}");
                self.version = version;
                if !message["state"].is_null() {
                    self.state = message["state"].clone();
                }
            }
            _ => {}
        }
        if matches!(message["type"].as_str(), Some("table" | "news")) {
            self.seen.0.lock().unwrap().push(message.clone());
        }
    }

    /// Performs an action. Returns the version it led to, the code of the refusal, or `GONE` if there was no answer.
    pub(crate) async fn act(&mut self, action: Value) -> Result<u64, String> {
        self.next += 1;
        let id = self.next;
        self.send(&json!({"type": "do", "id": id, "action": action})).await.ok_or("GONE")?;
        loop {
            let message = self.read().await.ok_or("GONE")?;
            match message["type"].as_str() {
                Some("done") if message["id"] == id => return Ok(message["version"].as_u64().unwrap()),
                Some("refused") if message["id"] == id => {
                    return Err(message["problem"]["code"].as_str().unwrap().to_string());
                }
                Some("bye") => return Err("GONE".into()),
                _ => {}
            }
        }
    }

    pub(crate) async fn play(&mut self, version: u64, mv: &str) -> Result<u64, String> {
        self.act(json!({"type": "play", "version": version, "move": mv})).await
    }

    /// Reads until this version has been seen.
    pub(crate) async fn reach(&mut self, version: u64) {
        while self.version < version {
            self.read()
                .await
                .unwrap_or_else(|| panic!("version {version} does not come after {}", self.version));
        }
    }

    /// The seat to move; none when the match is over or has not begun.
    pub(crate) fn turn(&self) -> Option<u64> {
        self.state["turn"]["seat"].as_u64()
    }

    /// One of the legal moves, selected by a number.
    pub(crate) fn legal(&self, number: usize) -> String {
        let legal = self.state["legal"].as_array().expect("the seat to move knows its moves");
        legal[number % legal.len()].as_str().unwrap().to_string()
    }
}
