//! The baseline server: two sockets at a table, a message to each for every move, and nothing else: no rules, no secrets,
//! no store. It needs the least CPU that any server would, so its figures show how fast the machine was during a run.

use core::cell::Cell;
use core::time::Duration;
use std::rc::Rc;
use std::sync::{Arc, Mutex};

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use axum::{Json, Router};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::LocalSet;
use tokio::time::sleep;

use crate::server::Server;
use crate::wire::{gather, play_out, spin};

/// Size of a message: about that of a game's news.
const SIZE: usize = 1000;

/// A table: only a version and the channels to its seats.
#[derive(Default)]
struct LeastTable {
    version: u32,
    seats: Vec<UnboundedSender<Utf8Bytes>>,
}

type Tables = Arc<Mutex<Vec<Arc<Mutex<LeastTable>>>>>;

/// The server itself, in its own process.
pub(crate) fn serve() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        println!("{}", listener.local_addr().expect("an address"));
        let routes =
            Router::new().route("/api/v1/tables", post(create_table)).route("/api/v1/socket", get(enter));
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("a socket without delay"));
        axum::serve(listener, routes.with_state(Tables::default())).await.expect("it serves");
    });
}

async fn create_table(State(tables): State<Tables>) -> Json<Value> {
    let mut tables = tables.lock().expect("nobody panics");
    tables.push(Arc::default());
    Json(json!({"table": (tables.len() - 1).to_string(), "tokens": ["a", "b"]}))
}

async fn enter(State(tables): State<Tables>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.read_buffer_size(4096).on_upgrade(async move |mut socket| {
        let Some(Ok(Message::Text(hello))) = socket.recv().await else { return };
        let hello: Value = serde_json::from_str(&hello).expect("JSON");
        let number: usize = hello["table"].as_str().and_then(|table| table.parse().ok()).expect("a table");
        let table = tables.lock().expect("nobody panics")[number].clone();
        let (sender, news) = unbounded_channel();
        let _ = sender.send(r#"{"type":"table","version":1}"#.into());
        table.lock().expect("nobody panics").seats.push(sender);
        talk(socket, &table, news).await;
    })
}

async fn talk(mut socket: WebSocket, table: &Mutex<LeastTable>, mut news: UnboundedReceiver<Utf8Bytes>) {
    loop {
        let next = tokio::select! {
            biased;
            message = socket.recv() => {
                let Some(Ok(Message::Text(message))) = message else { return };
                let _: Value = serde_json::from_str(&message).expect("JSON");
                table.lock().expect("nobody panics").act();
                Some(r#"{"type":"done"}"#.into())
            }
            news = news.recv() => news,
        };
        let waiting = core::iter::from_fn(|| news.try_recv().ok());
        for message in next.into_iter().chain(waiting) {
            if socket.feed(Message::Text(message)).await.is_err() {
                return;
            }
        }
        if socket.flush().await.is_err() {
            return;
        }
    }
}

impl LeastTable {
    /// Sends the next version to both seats; from version 4 on, when both are seated, they take turns.
    fn act(&mut self) {
        self.version = (self.version + 1).max(2);
        if self.version == 3 {
            self.version = 4;
        }
        let (version, turn) = (self.version, self.version % 2);
        let seat = if version < 4 { "null".into() } else { format!(r#"{{"seat":{turn}}}"#) };
        for sender in &self.seats {
            let news = format!(
                r#"{{"type":"news","version":{version},"state":{{"step":{version},"turn":{seat},"view":"{:SIZE$}","legal":["a","b"]}}}}"#,
                ""
            );
            let _ = sender.send(news.into());
        }
    }
}

/// CPU seconds per move with this many matches.
pub(crate) async fn cost(matches: usize) -> f64 {
    let (warm, time) = (Duration::from_millis(500), Duration::from_secs(2));
    let server = Server::least();
    let moves = Rc::new(Cell::new(0u64));
    let local = LocalSet::new();
    for _ in 0..matches {
        let (moves, address) = (moves.clone(), server.address);
        local.spawn_local(async move {
            let (mut players, mut dice) = (gather(address, "").await.1, 0);
            play_out(&mut players, &mut dice, || moves.set(moves.get() + 1)).await;
        });
    }
    local.spawn_local(spin());
    local.run_until(sleep(warm)).await;
    let (cpu, before) = (server.cpu(), moves.get());
    local.run_until(sleep(time)).await;
    (server.cpu() - cpu) / (moves.get() - before) as f64
}
