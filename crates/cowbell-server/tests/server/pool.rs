//! Bots think on threads of their own: however long they take, everybody else plays on.

use std::sync::{Arc, Condvar, Mutex};

use cowbell_catalog::AnyMatch;
use cowbell_protocol::Level;
use cowbell_rules::Seat;
use cowbell_server::{Brain, RandomBrain};
use serde_json::json;

use crate::client::{Client, House, config, play_out};

/// Thinks until it is let go.
#[derive(Default)]
struct Stuck {
    gate: Mutex<Gate>,
    bell: Condvar,
}

#[derive(Default)]
struct Gate {
    thinking: usize,
    is_open: bool,
}

impl Stuck {
    fn thinking(&self) -> usize {
        self.gate.lock().unwrap().thinking
    }

    fn let_go(&self) {
        self.gate.lock().unwrap().is_open = true;
        self.bell.notify_all();
    }
}

impl Brain for Stuck {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String {
        let mut gate = self.gate.lock().unwrap();
        gate.thinking += 1;
        drop(self.bell.wait_while(gate, |gate| !gate.is_open).unwrap());
        RandomBrain.think(game, seat, level, seed)
    }
}

/// The server of this test has one thread for everything: if a bot thought on it, nothing would move any more.
#[tokio::test]
async fn bots_that_think_for_ever_stop_nobody_else() {
    let data = tempfile::tempdir().unwrap();
    let brain = Arc::new(Stuck::default());
    let house = House::with(config(data.path()), brain.clone()).await;
    let bots = json!({"game": "mow", "spectators": true, "seats": [{"bot": "expert"}, {"bot": "expert"}]});
    let mut watched = Vec::new();
    for _ in 0..4 {
        let (table, _) = house.create_table(bots.clone()).await;
        watched.push(Client::open(house.address, &table, None).await.unwrap());
    }
    while brain.thinking() < 2 {
        tokio::task::yield_now().await;
    }
    let (_, _, mut seats) = house.duel().await;
    play_out(&mut seats, |_| {}).await;
    assert_eq!(seats[0].state["turn"], "over", "two people have played a whole match");
    assert_eq!(brain.thinking(), 2, "the pool has two threads, and both still think");
    brain.let_go();
    for client in &mut watched {
        let next = client.version + 1;
        client.reach(next).await;
    }
    house.close().await;
}
