//! Two nodes, one store, and no bus between them: every message is lost, and nobody is left behind.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use cowbell_catalog::AnyMatch;
use cowbell_protocol::Level;
use cowbell_rules::Seat;
use cowbell_server::store::{Memory, Store};
use cowbell_server::{Brain, NoAssets, RandomBrain, Server};
use cowbell_table::TableId;
use serde_json::{Value, json};

use crate::client::{Client, House, config};

/// Thinks for a while and counts how often.
#[derive(Default)]
struct Thinker(AtomicU32);

impl Brain for Thinker {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String {
        self.0.fetch_add(1, Relaxed);
        std::thread::sleep(Duration::from_millis(20));
        RandomBrain.think(game, seat, level, seed)
    }
}

/// Takes so long that no viewer is overrun by what it has missed.
struct Slow;

impl Brain for Slow {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String {
        std::thread::sleep(Duration::from_millis(100));
        RandomBrain.think(game, seat, level, seed)
    }
}

async fn node<B: Brain>(store: &Arc<Memory>, brain: &Arc<B>) -> House {
    let folder = std::path::Path::new("unused");
    House::run(Server::with(config(folder), store.clone(), brain.clone(), Arc::new(NoAssets)).await)
}

#[tokio::test]
async fn a_client_of_a_node_is_told_what_the_store_knows() {
    let (store, brain) = (Arc::new(Memory::default()), Arc::<Thinker>::default());
    let (one, two) = (node(&store, &brain).await, node(&store, &brain).await);
    let (table, tokens) = one.create_table(json!({"game": "tic-tac-moo", "spectators": true})).await;
    let mut seats = Vec::new();
    for (house, token) in [&one, &two].into_iter().zip(&tokens) {
        let mut client = Client::open(house.address, &table, token.as_deref()).await.unwrap();
        client.sit("x").await;
        seats.push(client);
    }
    // A node knows nothing of the other's moves until it is asked. Each seat asks its own, by a move or by `sync`.
    let mut number = 7;
    for _ in 0..10 {
        let version = seats[0].version.max(seats[1].version);
        for client in &mut seats {
            client.send(&json!({"type": "sync"})).await;
            client.reach(version).await;
        }
        let turn = seats[0].turn().unwrap();
        number = number * 31 % 1009;
        let mv = seats[turn].legal(number).unwrap();
        seats[turn].play(&mv).await.unwrap();
        // The other node is a version behind. It accepts talk all the same, and refuses no more than it should.
        let other = &mut seats[1 - turn];
        let late = other.act(json!({"type": "play", "version": other.version, "move": mv})).await;
        assert!(["STALE", "NOT_YOUR_TURN"].contains(&late.unwrap_err().as_str()));
        other.act(json!({"type": "say", "phrase": "well-played"})).await.unwrap();
    }
    let shown = [
        one.get(&format!("/api/v1/tables/{table}"), None).await,
        two.get(&format!("/api/v1/tables/{table}"), None).await,
    ];
    assert_eq!(shown[0].body, shown[1].body);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_viewer_hears_of_another_nodes_moves_though_the_message_is_lost() {
    let (store, brain) = (Arc::new(Memory::default()), Arc::<Thinker>::default());
    let (one, two) = (node(&store, &brain).await, node(&store, &brain).await);
    let (table, tokens) = one.create_table(json!({"game": "tic-tac-moo", "spectators": true})).await;
    let mut spectator = Client::open(two.address, &table, None).await.unwrap();
    let mut version = 0;
    for token in &tokens {
        version = Client::open(one.address, &table, token.as_deref()).await.unwrap().sit("x").await;
    }
    spectator.reach(version).await;
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn two_nodes_think_about_every_move_of_a_bot_once() {
    let (store, brain) = (Arc::new(Memory::default()), Arc::<Thinker>::default());
    let (one, two) = (node(&store, &brain).await, node(&store, &brain).await);
    let seats = json!([{"bot": "random"}, {"bot": "random"}]);
    let mut tables = Vec::new();
    for house in [&one, &two, &one, &two, &one] {
        tables.push(
            house.create_table(json!({"game": "tic-tac-moo", "seats": seats, "spectators": true})).await.0,
        );
    }
    for table in &tables {
        while !two.get(&format!("/api/v1/tables/{table}"), None).await.body.contains(r#""phase":"over""#) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let mut moves = 0;
    for table in tables {
        let id: TableId = table.parse().unwrap();
        let rows = store.read(id, 0).await.unwrap();
        let is_play = |text: &str| serde_json::from_str::<Value>(text).unwrap().get("play").is_some();
        moves += rows.iter().filter(|row| is_play(&row.text)).count() as u32;
    }
    assert!(moves > 50);
    assert_eq!(brain.0.load(Relaxed), moves, "nobody thought in vain");
    one.close().await;
    two.close().await;
}

/// Bots play for people. Where nobody is, they pause, also when their node dies; then any node goes on as soon as someone
/// comes back, and at once where someone is watching.
#[tokio::test]
async fn when_a_node_dies_its_bots_go_on_where_someone_is() {
    let (store, brain) = (Arc::new(Memory::default()), Arc::new(Slow));
    let (one, two) = (node(&store, &brain).await, node(&store, &brain).await);
    let bots = json!({"game": "mow", "options": {"target": 1000}, "spectators": true,
        "seats": [{"bot": "random"}, {"bot": "random"}]});
    let (watched, _) = one.create_table(bots.clone()).await;
    let (deserted, _) = one.create_table(bots).await;
    let mut spectator = Client::open(two.address, &watched, None).await.unwrap();
    spectator.reach(5).await;
    one.close().await;
    let version = async |table: &str| store.read(table.parse::<TableId>().unwrap(), 0).await.unwrap().len();
    // The lease of the dead node has to run out first.
    let seen = version(&watched).await as u64;
    spectator.reach(seen + 10).await;
    let left = version(&deserted).await;
    spectator.reach(seen + 20).await;
    assert_eq!(version(&deserted).await, left, "nobody is there");
    two.get("/api/v1/tables", None).await;
    let shown = two.get(&format!("/api/v1/tables/{deserted}"), None).await.json();
    assert!(shown["version"].as_u64().unwrap() as usize >= left);
    crate::client::eventually("someone is there again", async || version(&deserted).await > left + 10).await;
    two.close().await;
}
