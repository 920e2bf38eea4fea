//! How many tables and bots one address may have.

use cowbell_server::store::Location;
use cowbell_server::{Config, Quotas, admin};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use crate::client::House;
use crate::standing::{connect_from, counting, last_words};

#[tokio::test]
async fn tables_and_bots_have_a_quota_that_finished_matches_give_back() {
    let data = tempfile::tempdir().unwrap();
    let quotas = Quotas { tables_per_address: 2, bots_per_address: 3, ..Config::default().quotas };
    let house = House::open(Config { quotas, ..counting(data.path()) }).await;
    let two = json!({"game": "mow", "seats": [{"bot": "random"}, {"bot": "random"}, "link"], "options": {"seats": 3}});
    house.create_table(two.clone()).await;
    let more = house.post("/api/v1/tables", None, &two).await;
    assert_eq!((more.status, more.code().as_str()), (429, "QUOTA"), "four bots");
    let (_, _, mut seats) = house.duel().await;
    let third = house.post("/api/v1/tables", None, &json!({"game": "tic-tac-moo"})).await;
    assert_eq!(third.code(), "QUOTA", "three tables");
    seats[0].act(json!({"type": "resign"})).await.unwrap();
    let third = house.post("/api/v1/tables", None, &json!({"game": "tic-tac-moo"})).await;
    assert_eq!(third.status, 200, "{}", third.body);
    house.close().await;
}

/// Bots that take over later count as well, and so does a rematch, but no bot counts twice.
#[tokio::test]
async fn bots_that_come_later_and_rematches_count_too() {
    let data = tempfile::tempdir().unwrap();
    let quotas = Quotas { tables_per_address: 2, bots_per_address: 1, ..Config::default().quotas };
    let house = House::open(Config { quotas, ..counting(data.path()) }).await;
    let (_, _, mut seats) = house.duel().await;
    let (hand, take) = (json!({"type": "hand", "level": "easy"}), json!({"type": "take"}));
    for _ in 0..3 {
        seats[0].act(hand.clone()).await.unwrap();
        seats[0].act(json!({"type": "hand", "level": "medium"})).await.expect("another bot in its place");
        assert_eq!(seats[1].act(hand.clone()).await, Err("QUOTA".into()), "two bots");
        seats[0].act(take.clone()).await.unwrap();
    }
    seats[0].act(json!({"type": "resign"})).await.unwrap();
    let new = async || house.post("/api/v1/tables", None, &json!({"game": "tic-tac-moo"})).await;
    assert_eq!(new().await.status, 200);
    let rematch = json!({"type": "rematch"});
    seats[0].act(rematch.clone()).await.unwrap();
    assert_eq!(new().await.code(), "QUOTA", "three tables");
    seats[1].act(rematch.clone()).await.expect("it is the same rematch");
    house.close().await;
}

/// What an address has is counted in the store: neither a restart nor another store nor another node makes room for more.
#[tokio::test]
async fn quotas_are_the_same_after_a_restart_and_in_another_store() {
    let (data, copy) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let quotas = Quotas { tables_per_address: 2, bots_per_address: 2, ..Config::default().quotas };
    let open = async |data: &std::path::Path| House::open(Config { quotas, ..counting(data) }).await;
    let new = async |house: &House, seats: Value| {
        let request = json!({"game": "tic-tac-moo", "seats": seats});
        house.post("/api/v1/tables", None, &request).await.code()
    };
    let house = open(data.path()).await;
    let (_, _, mut seats) = house.duel().await;
    seats[0].act(json!({"type": "hand", "level": "random"})).await.unwrap();
    seats[0].act(json!({"type": "hand", "level": "easy"})).await.unwrap();
    house.close().await;
    let house = open(data.path()).await;
    assert_eq!(new(&house, json!([{"bot": "random"}, {"bot": "random"}])).await, "QUOTA", "three bots");
    house.create_table(json!({"game": "tic-tac-moo"})).await;
    assert_eq!(new(&house, json!(["link", "link"])).await, "QUOTA", "three tables");
    house.close().await;
    let (from, to) = (Location::folder(data.path()), Location::folder(copy.path()));
    tokio::task::spawn_blocking(move || admin::migrate(&from, &to).unwrap()).await.unwrap();
    for data in [data.path(), copy.path()] {
        let house = open(data).await;
        assert_eq!(new(&house, json!(["link", "link"])).await, "QUOTA", "three tables");
        let mut stranger = connect_from("127.0.0.9", house.address).await;
        let body = r#"{"game":"tic-tac-moo","seats":["link","link"]}"#;
        let ask = format!(
            "POST /api/v1/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            house.address,
            body.len()
        );
        stranger.write_all(ask.as_bytes()).await.unwrap();
        assert!(
            last_words(&mut stranger).await.starts_with("HTTP/1.1 200"),
            "someone else has tables to spare"
        );
        house.close().await;
    }
}

/// A rematch is one more table.
#[tokio::test]
async fn a_rematch_needs_room_in_the_quota() {
    let data = tempfile::tempdir().unwrap();
    let quotas = Quotas { tables_per_address: 1, ..Config::default().quotas };
    let house = House::open(Config { quotas, ..counting(data.path()) }).await;
    let (_, _, mut seats) = house.duel().await;
    seats[0].act(json!({"type": "resign"})).await.unwrap();
    house.create_table(json!({"game": "tic-tac-moo"})).await;
    assert_eq!(seats[1].act(json!({"type": "rematch"})).await, Err("QUOTA".into()));
    house.close().await;
}
