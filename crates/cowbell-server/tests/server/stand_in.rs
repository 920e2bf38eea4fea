//! A bot that plays for someone who looks on waits until they have seen what happened, so that they can stop it.

use serde_json::{Value, json};

use crate::client::{Client, House, config, own};

/// Ada against a bot, on a client that says what it has shown.
async fn watched(house: &House) -> (Client, String, String) {
    let request =
        json!({"game": "kuhlorado", "options": {"starter": 0}, "seats": ["link", {"bot": "random"}]});
    let (table, tokens) = house.create_table(request).await;
    let token = tokens[0].clone().unwrap();
    let mut ada = open(house, &table, &token).await;
    ada.sit("Ada").await;
    (ada, table, own(&token))
}

async fn open(house: &House, table: &str, token: &str) -> Client {
    let hello = json!({"type": "hello", "protocol": 1, "table": table, "paced": true});
    Client::open_with(house.address, Some(token), hello).await.unwrap()
}

/// Whose moves the client has been told of since then.
fn movers(client: &Client, from: usize) -> Vec<u64> {
    let news = client.frames[from..].iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    let played = news.filter(|news| news["what"]["type"] == "played");
    played.filter_map(|news| news["what"]["events"][0]["seat"].as_u64()).collect()
}

#[tokio::test]
async fn a_stand_in_plays_one_move_at_a_time_and_can_be_stopped() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (mut ada, table, token) = watched(&house).await;
    while ada.turn() != Some(0) {
        ada.read().await.unwrap();
    }
    ada.act(json!({"type": "hand", "level": "random"})).await.unwrap();
    for _ in 0..4 {
        let before = ada.frames.len();
        ada.send(&json!({"type": "seen", "version": ada.version})).await;
        while !movers(&ada, before).contains(&0) || ada.turn() != Some(0) {
            ada.read().await.unwrap();
        }
        // Had it gone on by itself, something would have come before this answer.
        let version = ada.version;
        assert_eq!(ada.act(json!({"type": "say", "phrase": "hello"})).await, Ok(version + 1));
        assert_eq!(movers(&ada, before).iter().filter(|seat| **seat == 0).count(), 1);
    }
    // A new page of the same player is waited for as well.
    drop(ada);
    let mut ada = open(&house, &table, &token).await;
    let version = ada.version;
    assert_eq!(ada.act(json!({"type": "take"})).await, Ok(version + 1));
    assert_eq!(ada.turn(), Some(0));
    assert!(ada.legal(0).is_some(), "Ada plays on");
    house.close().await;
}

#[tokio::test]
async fn nobody_waits_for_a_client_that_does_not_say_what_it_has_shown() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (mut ada, table, token) = watched(&house).await;
    ada.act(json!({"type": "hand", "level": "random"})).await.unwrap();
    drop(ada);
    let mut plain = Client::open(house.address, &table, Some(&token)).await.unwrap();
    while plain.state["over"].is_null() {
        plain.read().await.unwrap();
    }
    house.close().await;
}
