//! A minimal client that can play: builds frames by hand and searches JSON as text. It must use less CPU than the server.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;

use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

thread_local! {
    /// How players ask to be shown the match: `scene`, as the clients do, or `view`.
    static SHOW: Cell<&'static str> = const { Cell::new("scene") };
    /// The sizes of everything that was received.
    static RECEIVED: RefCell<Received> = const { RefCell::new(Received { news: Vec::new(), matches: Vec::new() }) };
}

/// Sizes in bytes.
#[derive(Default)]
pub(crate) struct Received {
    /// Of each message about a move.
    pub(crate) news: Vec<usize>,
    /// Of everything one seat received in a whole match.
    pub(crate) matches: Vec<usize>,
}

/// How players ask to be shown the match from now on.
pub(crate) fn show(how: &'static str) {
    SHOW.set(how);
}

/// The sizes since this was last asked.
pub(crate) fn received() -> Received {
    RECEIVED.take()
}

/// One socket at a table.
pub(crate) struct Player {
    stream: TcpStream,
    buffer: Vec<u8>,
    used: usize,
    pub(crate) version: u32,
    /// The seat to move; none if the match is over or has not started.
    pub(crate) turn: Option<usize>,
    /// The legal moves, as JSON strings separated by commas.
    legal: Vec<u8>,
    next: u32,
    /// Bytes received.
    total: usize,
}

pub(crate) async fn post(address: SocketAddr, path: &str, token: Option<&str>, body: &Value) -> Value {
    let body = body.to_string();
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\n{token}Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).await.expect("it takes a request");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).await.expect("it answers");
    let body = reply.split_once("\r\n\r\n").expect("an HTTP response").1;
    serde_json::from_str(body).unwrap_or_else(|_| panic!("{reply}"))
}

/// A new table: its id and tokens.
pub(crate) async fn create_table(address: SocketAddr, request: &Value) -> (String, Vec<String>) {
    let created = post(address, "/api/v1/tables", None, request).await;
    let tokens = created["tokens"].as_array().unwrap_or_else(|| panic!("{created}")).iter();
    (created["table"].as_str().unwrap().into(), tokens.map(|token| token.as_str().unwrap().into()).collect())
}

/// The secret that the player with this link chooses. (In earnest it is random.)
pub(crate) fn own(link: &str) -> String {
    format!("{}{}", &link[1..], &link[..1])
}

/// A new match with all seats taken.
pub(crate) async fn gather(address: SocketAddr, game: &str) -> (String, Vec<Player>) {
    gather_as(address, &json!({"game": game, "spectators": true})).await
}

/// The same with any request for a new table.
pub(crate) async fn gather_as(address: SocketAddr, request: &Value) -> (String, Vec<Player>) {
    let (table, tokens) = create_table(address, request).await;
    let mut players = Vec::new();
    for token in &tokens {
        let mut player = Player::open(address, &table, Some(token)).await;
        player.act(json!({"type": "sit", "name": "x", "token": own(token)})).await;
        players.push(player);
    }
    // The table is created at version 1; each seat taken, and then the start, adds one.
    let started = 2 + tokens.len() as u32;
    for player in &mut players {
        player.reach(started).await;
    }
    (table, players)
}

/// Plays a match to its end; all seats have the new state before the next move.
pub(crate) async fn play_out(players: &mut [Player], dice: &mut usize, moved: impl Fn()) {
    while play(players, dice).await {
        moved();
    }
    RECEIVED.with_borrow_mut(|received| received.matches.extend(players.iter().map(|player| player.total)));
}

/// Makes one move and waits until all seats have it. False if the match is over.
pub(crate) async fn play(players: &mut [Player], dice: &mut usize) -> bool {
    let Some(turn) = players[0].turn else { return false };
    *dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    players[turn].play(*dice >> 33).await;
    let next = players[turn].version + 1;
    for player in &mut *players {
        player.reach(next).await;
    }
    true
}

/// Keeps the generator awake: waking a process on another core is expensive on a virtual machine, and would be counted
/// against the server.
pub(crate) async fn spin() {
    loop {
        tokio::task::yield_now().await;
    }
}

impl Player {
    pub(crate) async fn open(address: SocketAddr, table: &str, token: Option<&str>) -> Player {
        let mut stream = TcpStream::connect(address).await.expect("the server listens");
        stream.set_nodelay(true).expect("a socket without delay");
        let request = format!(
            "GET /api/v1/socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.expect("it takes a request");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.expect("an answer"));
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        let (buffer, legal) = (vec![0; 2048], Vec::new());
        let mut player = Player { stream, buffer, used: 0, version: 0, turn: None, legal, next: 0, total: 0 };
        let token = token.map(|token| format!(r#","token":"{token}""#)).unwrap_or_default();
        let show = SHOW.get();
        let hello = format!(r#"{{"type":"hello","protocol":1,"table":"{table}"{token},"show":"{show}"}}"#);
        player.send(&hello).await;
        player.reach(1).await;
        player
    }

    async fn send(&mut self, text: &str) {
        // Masked with zeros, which leaves the text unchanged.
        let mut frame = vec![0x81];
        match text.len() {
            short @ ..=125 => frame.push(0x80 | short as u8),
            long => frame.extend([0x80 | 126, (long >> 8) as u8, long as u8]),
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).await.expect("the server reads");
    }

    /// Sends a ping to keep the connection alive.
    pub(crate) async fn ping(&mut self) {
        self.send(r#"{"type":"ping"}"#).await;
    }

    /// Requests the table and waits for it, to check that the server has not closed the connection.
    pub(crate) async fn is_here(&mut self) {
        self.send(r#"{"type":"sync"}"#).await;
        while !self.read().await.starts_with(r#"{"type":"table""#) {}
    }

    pub(crate) async fn act(&mut self, action: Value) {
        self.next += 1;
        self.send(&format!(r#"{{"type":"do","id":{},"action":{action}}}"#, self.next)).await;
        while !self.read().await.starts_with(r#"{"type":"done""#) {}
    }

    /// Makes some legal move without waiting for the answer.
    pub(crate) async fn play(&mut self, number: usize) {
        let legal = std::str::from_utf8(&self.legal).expect("UTF-8");
        let count = legal.split(',').count();
        let mv = legal.split(',').nth(number % count).expect("a legal move").to_string();
        self.next += 1;
        let (id, version) = (self.next, self.version);
        let play = format!(
            r#"{{"type":"do","id":{id},"action":{{"type":"play","version":{version},"move":{mv}}}}}"#
        );
        self.send(&play).await;
    }

    pub(crate) async fn reach(&mut self, version: u32) {
        while self.version < version {
            let message = self.read().await;
            assert!(
                !message.starts_with(r#"{"type":"refused""#) && !message.starts_with(r#"{"type":"bye""#),
                "{message}"
            );
        }
    }

    /// Reads the next message and notes version, turn and legal moves.
    async fn read(&mut self) -> String {
        let mut message = Vec::new();
        loop {
            while let Some((start, length)) = frame(&self.buffer[..self.used]) {
                let is_last = self.buffer[0] & 0x80 != 0;
                message.extend_from_slice(&self.buffer[start..start + length]);
                self.buffer.copy_within(start + length..self.used, 0);
                self.used -= start + length;
                self.total += start + length;
                // A long message comes in several frames.
                if is_last {
                    let text = String::from_utf8(message).expect("UTF-8");
                    self.note(&text);
                    return text;
                }
            }
            if self.used == self.buffer.len() {
                self.buffer.resize(self.used * 2, 0);
            }
            let read = self.stream.read(&mut self.buffer[self.used..]).await.expect("the server writes");
            assert!(read > 0, "the server has closed the connection");
            self.used += read;
        }
    }

    fn note(&mut self, text: &str) {
        if !text.starts_with(r#"{"type":"news""#) && !text.starts_with(r#"{"type":"table""#) {
            return;
        }
        let after = |key: &str| text.find(key).map(|at| &text[at + key.len()..]);
        let number = |rest: &str| {
            rest.bytes().take_while(u8::is_ascii_digit).fold(0, |n, digit| n * 10 + u32::from(digit - b'0'))
        };
        self.version = after(r#""version":"#).map_or(0, number);
        let Some(state) = after(r#""state":{"step":"#) else { return };
        // News of a move with a scene does not say what happened: its entries do.
        let is_move = text.contains(r#""what":{"type":"played""#) || !text.contains(r#""what":"#);
        if is_move && text.starts_with(r#"{"type":"news""#) {
            RECEIVED.with_borrow_mut(|received| received.news.push(text.len()));
        }
        let turn = state.find(r#""turn":"#).map(|at| &state[at + 7..]).expect("a turn");
        self.turn = turn.strip_prefix(r#"{"seat":"#).map(|seat| number(seat) as usize);
        self.legal.clear();
        let list = |key: &str| state.rfind(key).map(|at| &state.as_bytes()[at + key.len()..]);
        if let Some(choices) = state.rfind(r#","choices":{"#).map(|at| &state[at + 11..state.len() - 2]) {
            // In news with a scene: a choice is the number of a pattern and what fills it.
            #[derive(serde::Deserialize)]
            struct Choices<'a> {
                #[serde(borrow)]
                patterns: Vec<(&'a str, IgnoredAny, IgnoredAny, IgnoredAny)>,
                #[serde(borrow)]
                list: Vec<Vec<&'a serde_json::value::RawValue>>,
            }
            let Choices { patterns, list } = serde_json::from_str(choices).expect("choices");
            let moves = list.iter().map(|choice| {
                let number: usize = choice[0].get().parse().expect("a number");
                format!("\"{}\"", patterns[number].0.replace('~', choice[1].get().trim_matches('"')))
            });
            self.legal.extend(moves.collect::<Vec<_>>().join(",").as_bytes());
        } else if let Some(choices) = list(r#","choices":["#) {
            // In a whole scene: each choice is an object that begins with its move.
            self.add_first(choices, b'{');
        } else if let Some(legal) = list(r#""legal":["#) {
            self.legal.extend(legal.iter().take_while(|byte| **byte != b']'));
        }
    }

    /// Notes the first string of each item that stands directly in a list, whose items open like this.
    fn add_first(&mut self, list: &[u8], opens: u8) {
        let (mut depth, mut at) = (0, 0);
        while depth >= 0 {
            match list[at] {
                b'"' => at += 1 + list[at + 1..].iter().position(|byte| *byte == b'"').expect("a string"),
                b'[' | b'{' => {
                    if depth == 0 && list[at] == opens {
                        let rest = list[at + 1..].strip_prefix(br#""move":"#).unwrap_or(&list[at + 1..]);
                        let length = 2 + rest[1..].iter().position(|byte| *byte == b'"').expect("a move");
                        if !self.legal.is_empty() {
                            self.legal.push(b',');
                        }
                        self.legal.extend(&rest[..length]);
                    }
                    depth += 1;
                }
                b']' | b'}' => depth -= 1,
                _ => {}
            }
            at += 1;
        }
    }
}

/// Where the text of the first complete frame begins, and its length.
fn frame(bytes: &[u8]) -> Option<(usize, usize)> {
    let (start, length) = match bytes {
        [_, 127, long @ ..] if long.len() >= 8 => {
            (10, u64::from_be_bytes(long[..8].try_into().ok()?) as usize)
        }
        [_, 126, high, low, ..] => (4, usize::from(*high) << 8 | usize::from(*low)),
        [_, short @ ..=125, ..] => (2, usize::from(*short)),
        _ => return None,
    };
    (bytes.len() >= start + length).then_some((start, length))
}
