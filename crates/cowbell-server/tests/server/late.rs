//! Spectators who are some moves behind, over every way to look at a table: socket, request, long poll, log, scenes of any moment,
//! preview, picture, presence and lobby. Nothing that they get is younger than the delay until the match is over.

use std::sync::Arc;

use cowbell_server::{RandomBrain, Server};
use serde_json::{Value, json};

use crate::client::{Client, House, config, own};
use crate::doors::Page;

const DELAY: u64 = 3;

async fn moves(house: &House, table: &str) -> u64 {
    let log = house.get(&format!("/api/v1/tables/{table}/log"), None).await.json();
    log["events"].as_array().unwrap().iter().filter(|event| !event["move"].is_null()).count() as u64
}

/// The operator's delay is only what a table has if it does not choose.
#[tokio::test]
async fn a_table_can_do_without_the_delay_of_the_server() {
    let data = tempfile::tempdir().unwrap();
    let config = cowbell_server::Config { spectator_delay: DELAY as u8, ..config(data.path()) };
    let house = House::run(Server::open(config, Arc::new(RandomBrain), Arc::new(Page)).await);
    for (delay, has) in [(Value::Null, DELAY), (json!(0), 0), (json!(5), 5)] {
        let request = json!({"game": "mow", "options": {"seats": 2}, "spectators": true, "delay": delay});
        let (table, _) = house.create_table(request).await;
        let shown = house.get(&format!("/api/v1/tables/{table}"), None).await.json();
        assert_eq!(shown["delay"].as_u64().unwrap_or(0), has);
    }
    house.close().await;
}

#[tokio::test]
async fn whatever_a_spectator_asks_for_is_as_old_as_the_delay() {
    let data = tempfile::tempdir().unwrap();
    let config = cowbell_server::Config { spectator_delay: DELAY as u8, ..config(data.path()) };
    let house = House::run(Server::open(config, Arc::new(RandomBrain), Arc::new(Page)).await);
    let request = json!({"game": "mow", "options": {"seats": 2}, "seats": ["link", "link"], "lobby": true,
        "spectators": true});
    let (table, tokens) = house.create_table(request).await;
    let mut seats = Vec::new();
    for (token, name) in tokens.iter().zip(["Ada", "Bo"]) {
        let mut client = Client::open(house.address, &table, token.as_deref()).await.unwrap();
        client.sit(name).await;
        seats.push(client);
    }
    let tokens: Vec<Option<String>> = tokens.iter().map(|link| link.as_deref().map(own)).collect();
    let mut spectator = Client::open(house.address, &table, None).await.unwrap();
    assert!(spectator.state.is_null(), "not even the start");
    let path = format!("/api/v1/tables/{table}");
    // For each number of moves: the table as players saw it.
    let mut pasts: Vec<(u64, Value, String)> = Vec::new();
    let mut made: u64 = 0;
    let picture = async || house.get(&format!("{path}/picture.png"), None).await;
    let empty = picture().await;
    assert_eq!(empty.status, 200);
    // What a link to the table looks like elsewhere: before the match has begun there are no points.
    let preview = async || house.get(&format!("/t/{table}"), None).await.body;
    while made < 12 {
        let newest = seats.iter().map(|client| client.version).max().unwrap();
        for client in &mut seats {
            client.reach(newest).await;
        }
        let shown = house.get(&format!("{path}?show=scene"), tokens[0].as_deref()).await.json();
        let points = |seat: usize| shown["state"]["scene"]["sides"][seat]["score"].to_string();
        let title = format!("MOW: Ada {} – {} Bo", points(0), points(1));
        pasts.push((shown["version"].as_u64().unwrap(), shown["state"]["step"].clone(), title));
        let Some(turn) = seats[0].turn() else { break };
        let mv =
            house.get(&format!("{path}/legal"), tokens[turn].as_deref()).await.json()["moves"][0].clone();
        seats[turn].play(mv.as_str().unwrap()).await.unwrap();
        made += 1;
        // What a spectator may know at most: the table as it was before the last moves.
        let is_over = house.get(&path, tokens[0].as_deref()).await.json()["phase"] == "over";
        if is_over {
            break;
        }
        let allowed = made.checked_sub(DELAY).map(|moves| pasts[moves as usize].clone());
        let waiting = (pasts[0].0 - 1, Value::Null, "MOW: Ada – Bo".to_string());
        let (version, step, title) = allowed.clone().unwrap_or(waiting);
        let shown = house.get(&path, None).await.json();
        assert_eq!((shown["version"].as_u64().unwrap(), &shown["state"]["step"]), (version, &step));
        assert_eq!(shown["delay"], DELAY);
        assert_eq!(moves(&house, &table).await, made.saturating_sub(DELAY));
        let polled = house.get(&format!("{path}?after={}&wait=0&show=scene", version - 1), None).await.json();
        assert_eq!(polled["version"], version);
        let history = house.get(&format!("{path}/history"), None).await.json();
        assert_eq!(history["version"], version);
        let last = step.as_u64().unwrap_or(0);
        assert_eq!(house.get(&format!("{path}/scenes/{last}"), None).await.status, 200);
        assert_eq!(house.get(&format!("{path}/scenes/{}", last + 1), None).await.code(), "NO_SUCH_STEP");
        match allowed {
            Some(_) => spectator.reach(version).await,
            None => assert!(picture().await.body == empty.body, "the picture shows no move either"),
        }
        let page = preview().await;
        assert!(page.contains(&format!(r#"og:title" content="{title}""#)), "{made} moves: {page}");
        assert_eq!(spectator.version, version);
        assert_eq!(spectator.state["step"], step);
        let lobby = house.get("/api/v1/tables", None).await.json();
        let phase = if allowed.is_some() { "playing" } else { "waiting" };
        assert_eq!(lobby["tables"][0]["phase"], phase);
    }
    assert!(made > DELAY, "the match was long enough");
    assert!(picture().await.body != empty.body, "a picture of what is known by now");
    // Reading everything again: nothing comes by asking.
    spectator.send(&json!({"type": "sync"})).await;
    let again = loop {
        let message = spectator.read().await.unwrap();
        if message["type"] == "table" {
            break message;
        }
    };
    let behind = again["version"].clone();
    assert_eq!(house.get(&path, None).await.json()["version"], behind);
    // Everyone knows who is away, but that the match waits for them would say whose turn it is.
    let newest = seats.iter().map(|client| client.version).max().unwrap();
    for client in &mut seats {
        client.reach(newest).await;
    }
    let turn = seats[0].turn().expect("the match goes on");
    drop(seats.remove(turn));
    let waits = async |client: &mut Client| loop {
        let message = client.read().await.unwrap();
        if message["type"] == "present" && message["seats"][turn] == false {
            return message["waits"].clone();
        }
    };
    assert!(waits(&mut seats[0]).await.is_u64());
    assert!(waits(&mut spectator).await.is_null());
    // The end is told at once, with everything before it.
    let version = seats[0].act(json!({"type": "resign"})).await.unwrap();
    spectator.reach(version).await;
    assert_eq!(house.get(&path, None).await.json()["phase"], "over");
    assert_eq!(moves(&house, &table).await, made);
    house.close().await;
}
