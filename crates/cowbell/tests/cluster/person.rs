//! A player who plays to the end, whatever happens to the nodes: switches nodes, asks again, and remembers every
//! acknowledgement.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use cowbell_rules::{Dice, quick};
use serde_json::json;
use tokio::time::sleep;

use crate::client::{Seen, Socket, own};

/// What one viewer of a table has done and seen.
#[derive(Clone, Default)]
pub(crate) struct Diary {
    pub(crate) seat: Option<u8>,
    pub(crate) seen: Seen,
    pub(crate) moves: Arc<Mutex<Moves>>,
}

/// Requested moves, keyed by the version they answer and the move, with the version they led to once acknowledged.
type Moves = BTreeMap<(u64, String), Option<u64>>;

/// A player, or a spectator if there is no link.
pub(crate) struct Person {
    pub(crate) nodes: Vec<SocketAddr>,
    pub(crate) table: String,
    pub(crate) link: Option<String>,
    pub(crate) diary: Diary,
    /// Counts acknowledged moves.
    pub(crate) count: Arc<AtomicU64>,
    pub(crate) seed: u64,
    /// The pause between two moves.
    pub(crate) pause: Duration,
}

impl Person {
    /// Plays or watches until the match is over.
    pub(crate) async fn run(self) {
        let mut dice = quick(self.seed);
        let mut asked: Option<(u64, String)> = None;
        // What opens the seat: a node may have died before or after it heard of the new secret.
        let mut keys = [self.link.clone(), self.link.as_deref().map(own)];
        loop {
            let node = self.nodes[dice.below(self.nodes.len() as u32) as usize];
            let open = Socket::open(node, &self.table, keys[0].as_deref(), &self.diary.seen).await;
            let Some(mut socket) = open else {
                keys.swap(0, 1);
                sleep(Duration::from_millis(50)).await;
                continue;
            };
            // Switch to another node now and then.
            for _ in 0..30 + dice.below(60) {
                if socket.state["turn"] == "over" {
                    return;
                }
                let result = match socket.seat {
                    Some(_) if socket.state.is_null() => self.sit(&mut socket).await,
                    Some(seat) if asked.is_some() || socket.turn() == Some(seat) => {
                        let (version, mv) = asked
                            .take()
                            .unwrap_or_else(|| (socket.version, socket.legal(dice.below(1000) as usize)));
                        let result = self.play(&mut socket, version, &mv).await;
                        // Without an answer it is unknown whether the move was made, so request it again.
                        asked = result.is_err().then_some((version, mv));
                        result
                    }
                    _ => socket.read().await.map(drop).ok_or(()),
                };
                if result.is_err() {
                    break;
                }
            }
        }
    }

    async fn sit(&self, socket: &mut Socket) -> Result<(), ()> {
        match socket.act(json!({"type": "sit", "name": "x", "token": self.link.as_deref().map(own)})).await {
            Ok(version) => {
                while socket.version < version {
                    socket.read().await.ok_or(())?;
                }
                // The match starts when the last seat is taken.
                if socket.state.is_null() { socket.read().await.map(drop).ok_or(()) } else { Ok(()) }
            }
            Err(code) if code == "STARTED" => socket.read().await.map(drop).ok_or(()),
            Err(code) => self.refused(&code).await,
        }
    }

    /// Requests a move. An error means that it is unknown whether the move was made.
    async fn play(&self, socket: &mut Socket, version: u64, mv: &str) -> Result<(), ()> {
        self.diary.moves.lock().unwrap().entry((version, mv.into())).or_insert(None);
        match socket.play(version, mv).await {
            Ok(led_to) => {
                let before =
                    self.diary.moves.lock().unwrap().insert((version, mv.into()), Some(led_to)).flatten();
                assert!(before.is_none_or(|before| before == led_to), "one move, two versions");
                self.count.fetch_add(1, Relaxed);
                while socket.version < led_to && socket.read().await.is_some() {}
                sleep(self.pause).await;
                Ok(())
            }
            // Another node was faster with the same seat, or the match has ended meanwhile: the move was not made and
            // never will be.
            Err(code) if code == "STALE" || code == "IS_OVER" => Ok(()),
            Err(code) => self.refused(&code).await,
        }
    }

    async fn refused(&self, code: &str) -> Result<(), ()> {
        assert!(["STORAGE", "BUSY", "GONE"].contains(&code), "{}: {code}", self.table);
        sleep(Duration::from_millis(100)).await;
        Err(())
    }
}
