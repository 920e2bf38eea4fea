//! Bots think on threads of their own: however long they take, everyone else plays on. They share their time by whom they
//! play for, and play for nobody where nobody looks.

use std::sync::{Arc, Condvar, Mutex};

use cowbell_catalog::AnyMatch;
use cowbell_protocol::Level;
use cowbell_rules::Seat;
use cowbell_server::{Brain, Config, RandomBrain};
use serde_json::json;

use crate::client::{Client, House, Reply, config, eventually, own, play_out, raw};

/// Thinks until it is let go.
#[derive(Default)]
struct Stuck {
    /// At other levels it answers at once.
    only: Option<&'static str>,
    gate: Mutex<Gate>,
    bell: Condvar,
}

#[derive(Default)]
struct Gate {
    /// How often it has begun to think.
    thinking: usize,
    /// How many may go on.
    free: usize,
    is_open: bool,
}

impl Stuck {
    fn only(level: &'static str) -> Stuck {
        Stuck { only: Some(level), ..Stuck::default() }
    }

    fn let_one_go(&self) {
        self.gate.lock().unwrap().free += 1;
        self.bell.notify_all();
    }

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
        if self.only.is_none_or(|only| only == level.word()) {
            let mut gate = self.gate.lock().unwrap();
            gate.thinking += 1;
            gate = self.bell.wait_while(gate, |gate| !gate.is_open && gate.free == 0).unwrap();
            gate.free = gate.free.saturating_sub(1);
        }
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

/// Sends a request as if it came from this address.
async fn post_from(house: &House, from: &str, path: &str, token: &str, body: serde_json::Value) -> Reply {
    let (host, body) = (house.address, body.to_string());
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {from}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    raw(host, &(head + &body)).await
}

/// A server with one thread for bots that think, behind a proxy that says who asks.
async fn small_house(data: &std::path::Path, brain: &Arc<Stuck>) -> House {
    House::with(Config { bots: 1, trust_proxy: 1, ..config(data) }, brain.clone()).await
}

/// Creates a table of two bots from this address.
async fn create_from(house: &House, from: &str, level: &str) -> String {
    let request = json!({"game": "mow", "spectators": true, "seats": [{"bot": level}, {"bot": level}]});
    let created = post_from(house, from, "/api/v1/tables", "", request).await;
    assert_eq!(created.status, 200, "{}", created.body);
    created.json()["table"].as_str().unwrap().to_string()
}

/// A small house where one address has 24 tables of experts, one of whom thinks.
async fn full_of_experts(data: &std::path::Path) -> (House, Arc<Stuck>) {
    let brain = Arc::new(Stuck::only("expert"));
    let house = small_house(data, &brain).await;
    for _ in 0..24 {
        create_from(&house, "192.0.2.1", "expert").await;
    }
    eventually("the expert thinks", async || brain.thinking() == 1).await;
    (house, brain)
}

#[tokio::test]
async fn a_bot_that_answers_at_once_does_not_wait_for_those_that_think() {
    let data = tempfile::tempdir().unwrap();
    let (house, brain) = full_of_experts(data.path()).await;
    let table = create_from(&house, "192.0.2.1", "easy").await;
    let mut viewer = Client::open(house.address, &table, None).await.unwrap();
    viewer.reach(20).await;
    assert_eq!(brain.thinking(), 1, "the expert still thinks");
    brain.let_go();
    house.close().await;
}

/// One address has 24 tables with experts; another has one. Nobody waits behind all 24.
#[tokio::test]
async fn addresses_take_turns() {
    let data = tempfile::tempdir().unwrap();
    let (house, brain) = full_of_experts(data.path()).await;
    let table = create_from(&house, "192.0.2.2", "expert").await;
    let first = Client::open(house.address, &table, None).await.unwrap().version;
    // One move for the table that is under way, and then one for each address.
    for _ in 0..3 {
        let before = brain.thinking();
        brain.let_one_go();
        eventually("the next one thinks", async || brain.thinking() > before).await;
    }
    let viewer = Client::open(house.address, &table, None).await.unwrap();
    assert!(viewer.version > first, "24 tables of another address are served first");
    brain.let_go();
    house.close().await;
}

#[tokio::test]
async fn hints_cannot_be_starved_by_one_address() {
    let data = tempfile::tempdir().unwrap();
    let brain = Arc::new(Stuck::only("expert"));
    let house = Arc::new(small_house(data.path(), &brain).await);
    // One person against a bot: hints are always on.
    let (table, tokens) =
        house.create_table(json!({"game": "tic-tac-moo", "seats": ["link", {"bot": "random"}]})).await;
    let token = tokens[0].clone().unwrap();
    let mut person = Client::open(house.address, &table, Some(&token)).await.unwrap();
    person.sit("Ada").await;
    let token = own(&token);
    while person.turn() != Some(0) {
        person.read().await.unwrap();
    }
    let path = format!("/api/v1/tables/{table}/hint");
    let ask = |from: &'static str, level: &'static str| {
        let (house, path, token) = (house.clone(), path.clone(), token.clone());
        tokio::spawn(async move { post_from(&house, from, &path, &token, json!({"level": level})).await })
    };
    // Bots have threads of their own: hints do not wait for them, and they do not wait for hints.
    create_from(&house, "192.0.2.1", "expert").await;
    eventually("a bot thinks", async || brain.thinking() == 1).await;
    let quick = ask("192.0.2.1", "hard");
    eventually("a hint comes while a bot thinks", async || quick.is_finished()).await;
    assert_eq!(quick.await.unwrap().status, 200);
    let greedy: Vec<_> = (0..20).map(|_| ask("192.0.2.1", "expert")).collect();
    eventually("someone thinks about a hint", async || brain.thinking() == 2).await;
    let modest = ask("192.0.2.2", "expert");
    let other = create_from(&house, "192.0.2.1", "easy").await;
    Client::open(house.address, &other, None).await.unwrap().reach(5).await;
    brain.let_go();
    let modest = modest.await.unwrap();
    assert_eq!(modest.status, 200, "{}", modest.body);
    let mut busy = 0;
    for reply in greedy {
        busy += usize::from(reply.await.unwrap().status == 503);
    }
    assert!((10..20).contains(&busy), "{busy} of 20 were too much");
    Arc::into_inner(house).unwrap().close().await;
}

#[tokio::test]
async fn bots_play_for_nobody_where_nobody_looks() {
    let data = tempfile::tempdir().unwrap();
    let brain = Arc::new(Stuck::default());
    let house = small_house(data.path(), &brain).await;
    let table = create_from(&house, "192.0.2.1", "expert").await;
    eventually("the table was just created", async || brain.thinking() == 1).await;
    brain.let_go();
    house.close().await;
    // After a restart nobody has asked for it.
    let brain = Arc::new(Stuck::default());
    let house = small_house(data.path(), &brain).await;
    let (_, _, mut seats) = house.duel().await;
    play_out(&mut seats, |_| {}).await;
    assert_eq!((brain.thinking(), house.metric("bot_queue").await), (0, 0));
    let _viewer = Client::open(house.address, &table, None).await.unwrap();
    eventually("someone looks", async || brain.thinking() == 1).await;
    brain.let_go();
    house.close().await;
}
