//! Free text, reports and blocks over HTTP and sockets: off by default, limited, hidden from spectators, told to the operators, and
//! strangers who have blocked each other are never seated together.

use std::sync::Arc;

use cowbell_protocol::{Action, Chat, NewTable};
use cowbell_rules::Seat;
use cowbell_server::admin;
use cowbell_server::cluster::bus::Local;
use cowbell_server::store::{Location, Memory};
use cowbell_server::{RandomBrain, Tables};
use cowbell_table::{TableId, Who};
use serde_json::{Value, json};

use crate::client::{Client, House, config, own, raw};

const ADA: &str = "00112233445566778899aabbccddeeff00112233";
const BO: &str = "ff112233445566778899aabbccddeeff00112233";

/// Two people at a table, and a spectator.
async fn party(house: &House, request: Value) -> (String, Vec<String>, Vec<Client>) {
    let (table, tokens) = house.create_table(request).await;
    let tokens: Vec<String> = tokens.into_iter().flatten().collect();
    let mut all = Vec::new();
    for (token, name) in tokens.iter().zip(["Ada", "Bo"]) {
        let mut client = Client::open(house.address, &table, Some(token)).await.unwrap();
        client.sit(name).await;
        all.push(client);
    }
    all.push(Client::open(house.address, &table, None).await.unwrap());
    let version = all[2].version;
    all[0].reach(version).await;
    (table, tokens.iter().map(|link| own(link)).collect(), all)
}

#[tokio::test]
async fn free_text_reaches_the_players_and_never_a_spectator_unless_the_table_says_so() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let write = json!({"type": "write", "text": "between us"});
    let (_, _, mut plain) = party(&house, json!({"game": "tic-tac-moo", "spectators": true})).await;
    assert_eq!(plain[0].act(write.clone()).await, Err("CHAT_OFF".into()), "off by default");
    for (chat, is_read) in [("players", false), ("everyone", true)] {
        let request = json!({"game": "tic-tac-moo", "spectators": true, "chat": chat});
        let (table, tokens, mut all) = party(&house, request).await;
        let version = all[0].act(write.clone()).await.unwrap();
        assert_eq!(all[2].act(write.clone()).await, Err("NOT_YOURS".into()));
        for (viewer, client) in all.iter_mut().enumerate() {
            client.reach(version).await;
            let is_told = client.frames.iter().any(|frame| frame.contains("between us"));
            assert_eq!(is_told, viewer < 2 || is_read, "{chat}: viewer {viewer}");
        }
        let path = format!("/api/v1/tables/{table}");
        assert_eq!(house.get(&path, None).await.body.contains("between us"), is_read);
        let shown = house.get(&path, Some(&tokens[1])).await.json();
        assert_eq!((&shown["chat"], &shown["said"][0]["text"]), (&json!(chat), &json!("between us")));
    }
    house.close().await;
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_writes_a_lot_has_to_wait_at_every_node() {
    let (store, bus) = (Arc::new(Memory::default()), Local::default());
    let node = || {
        let tables = Tables::new(store.clone(), Arc::new(bus.join()), Arc::new(RandomBrain), 1);
        tables.start(1);
        tables
    };
    let nodes = [node(), node()];
    let request = NewTable { game: "kuhlorado".into(), chat: Chat::Players, ..NewTable::default() };
    let id: TableId = nodes[0].create(&request).await.unwrap().table.parse().unwrap();
    for seat in [0, 1] {
        let token = Some(format!("{seat:02}").repeat(20));
        let sit = Action::Sit { name: format!("N{seat}"), promise: String::new(), token };
        nodes[0].act(id, Who::Person(Seat(seat)), &sit).await.unwrap();
    }
    let write = async |node: usize, seat: u8| {
        let action = Action::Write { text: "again".into() };
        nodes[node].act(id, Who::Person(Seat(seat)), &action).await.map_err(|problem| problem.code)
    };
    nodes[1].look(id, |_| Ok(())).await.unwrap();
    for number in 0..5 {
        write(number % 2, 0).await.unwrap();
        nodes[1 - number % 2].look(id, |_| Ok(())).await.unwrap();
    }
    assert_eq!(write(0, 0).await, Err("TOO_FAST".into()));
    assert_eq!(write(1, 0).await, Err("TOO_FAST".into()), "another node is no way out");
    write(1, 1).await.unwrap();
}

#[tokio::test]
async fn the_operators_read_what_was_reported_and_close_it() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens, mut all) =
        party(&house, json!({"game": "tic-tac-moo", "chat": "players", "spectators": true})).await;
    all[1].act(json!({"type": "write", "text": "something rude"})).await.unwrap();
    let path = format!("/api/v1/tables/{table}/reports");
    let report = json!({"seat": 1, "reason": "rude"});
    assert_eq!(house.post(&path, None, &report).await.status, 403, "spectators cannot");
    assert_eq!(house.post(&path, Some(&tokens[0]), &json!({"seat": 0})).await.status, 400, "oneself");
    assert_eq!(house.post(&path, Some(&tokens[0]), &json!({"seat": 7})).await.status, 400);
    let long = json!({"seat": 1, "reason": "x".repeat(501)});
    assert_eq!(house.post(&path, Some(&tokens[0]), &long).await.code(), "BAD_TEXT");
    for _ in 0..2 {
        assert_eq!(house.post(&path, Some(&tokens[0]), &report).await.status, 200);
    }
    house.close().await;
    let place = Location::folder(data.path());
    let found = tokio::task::spawn_blocking(move || {
        let reports = admin::reports(&place).unwrap();
        assert!(admin::close_report(&place, &reports[0].subject).unwrap());
        assert!(!admin::close_report(&place, &reports[0].subject).unwrap());
        (admin::reports(&place).unwrap().len(), reports)
    });
    let (left, reports) = found.await.unwrap();
    assert_eq!((left, reports.len()), (0, 1), "told twice, it is still one report");
    assert!(reports[0].subject.starts_with(&table));
    let stored: Value = serde_json::from_str(&reports[0].text).unwrap();
    assert_eq!((&stored["reason"], &stored["lines"][0]["text"]), (&json!("rude"), &json!("something rude")));
}

async fn blocks(house: &House, method: &str, path: &str, key: &str, body: &Value) -> Value {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head = format!("{method} /api/v1/me/blocks{path} HTTP/1.1\r\nHost: {}\r\n", house.address);
    let head = format!("{head}Authorization: Bearer {key}\r\nContent-Type: application/json\r\n");
    let reply = raw(
        house.address,
        &format!("{head}Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()),
    )
    .await;
    reply.json()
}

#[tokio::test]
async fn those_who_have_blocked_each_other_are_never_paired() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let seek = async |name: &str, person: &str| {
        let request = json!({"game": "kuhlorado", "name": name, "person": person});
        house.post("/api/v1/seeks", None, &request).await.json()
    };
    let (ada, bo) = (seek("Ada", ADA).await, seek("Bo", BO).await);
    assert_eq!(ada["table"], bo["table"], "strangers");
    let table = ada["table"].as_str().unwrap();
    let block = json!({"table": table, "seat": bo["seat"]});
    let blocked = blocks(&house, "POST", "", ADA, &block).await;
    assert_eq!((&blocked["people"][0]["name"], &blocked["seats"]), (&json!("Bo"), &json!([bo["seat"]])));
    assert!(!blocked.to_string().contains(&BO[..20]), "nobody is told who it is");
    let own = json!({"table": table, "seat": ada["seat"]});
    assert_eq!(blocks(&house, "POST", "", ADA, &own).await["code"], "BAD_REQUEST");

    // Either of them may come first.
    for (first, second) in [(("Ada", ADA), ("Bo", BO)), (("Bo", BO), ("Ada", ADA))] {
        let (one, two) = (seek(first.0, first.1).await, seek(second.0, second.1).await);
        assert_ne!(one["table"], two["table"]);
        let join = json!({"name": second.0, "person": second.1});
        let path = format!("/api/v1/tables/{}/join", one["table"].as_str().unwrap());
        assert_eq!(house.post(&path, None, &join).await.code(), "BLOCKED", "nor from the lobby");
        for sought in [one, two] {
            let path = format!("/api/v1/tables/{}/actions", sought["table"].as_str().unwrap());
            let rise = json!({"type": "rise"});
            assert_eq!(house.post(&path, sought["token"].as_str(), &rise).await.status, 200);
        }
    }
    // An operator deletes the name: it is gone from the list too, and Bo stays blocked.
    let place = Location::folder(data.path());
    tokio::task::spawn_blocking(move || admin::forget(&place, "Bo", None, "asked").unwrap()).await.unwrap();
    let listed = blocks(&house, "GET", "", ADA, &Value::Null).await;
    assert_eq!((&listed["people"][0]["name"], listed["people"].as_array().unwrap().len()), (&json!("?"), 1));
    let id = blocked["people"][0]["id"].as_str().unwrap();
    assert_eq!(blocks(&house, "DELETE", &format!("/{id}"), ADA, &Value::Null).await["people"], json!([]));
    let (ada, bo) = (seek("Ada", ADA).await, seek("Bo", BO).await);
    assert_eq!(ada["table"], bo["table"], "friends again");
    // Someone who has not said who it is can only be muted.
    let (table, _, mut all) = party(&house, json!({"game": "kuhlorado", "spectators": true})).await;
    let stranger = blocks(&house, "POST", "", ADA, &json!({"table": table, "seat": 1})).await;
    assert_eq!(stranger["code"], "NOT_YOURS", "only someone at the same table");
    all[0].act(json!({"type": "introduce", "person": ADA})).await.unwrap();
    let unknown = blocks(&house, "POST", "", ADA, &json!({"table": table, "seat": 1})).await;
    assert_eq!(unknown["code"], "UNKNOWN");
    house.close().await;
}
