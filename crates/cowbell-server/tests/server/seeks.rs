//! Playing with anyone, over HTTP and over several nodes: those who seek the same are seated together at once, two who each began
//! a table find each other, nobody waits for strangers who have gone, and bots fill the rest.

use std::sync::Arc;

use cowbell_server::store::Memory;
use cowbell_server::{Config, NoAssets, Quotas, RandomBrain, Server};
use serde_json::{Value, json};

use crate::client::{Client, House, config, raw};

async fn node(store: &Arc<Memory>) -> House {
    let folder = std::path::Path::new("unused");
    House::run(Server::with(config(folder), store.clone(), Arc::new(RandomBrain), Arc::new(NoAssets)).await)
}

async fn seek(house: &House, request: &Value) -> Value {
    let sought = house.post("/api/v1/seeks", None, request).await;
    assert_eq!(sought.status, 200, "{}", sought.body);
    sought.json()
}

async fn phase(house: &House, sought: &Value) -> Value {
    let path = format!("/api/v1/tables/{}", sought["table"].as_str().unwrap());
    house.get(&path, sought["token"].as_str()).await.json()["phase"].clone()
}

#[tokio::test]
async fn strangers_at_two_nodes_are_seated_together_if_they_want_the_same() {
    let store = Arc::new(Memory::default());
    let (one, two) = (node(&store).await, node(&store).await);
    let clock = json!({"pace": {"live": {"time": 300, "increment": 5}}});
    let request = |name: &str, clock: &Value| json!({"game": "kuhlorado", "name": name, "clock": clock});
    let ada = seek(&one, &request("Ada", &clock)).await;
    let other = seek(&two, &request("Bo", &Value::Null)).await;
    assert_ne!(other["table"], ada["table"], "without a clock is something else");
    let (mut weak, mut strong) = (clock.clone(), clock.clone());
    (weak["out"], strong["out"]) = (json!({"bot": "easy"}), json!({"bot": "hard"}));
    let di = seek(&one, &request("Di", &weak)).await;
    assert_ne!(di["table"], ada["table"], "who loses on time plays something else");
    let ed = seek(&two, &request("Ed", &strong)).await;
    assert_eq!(
        ed["table"], di["table"],
        "how strong the bot would be is chosen elsewhere, and does not matter"
    );
    let cy = seek(&two, &request("Cy", &clock)).await;
    assert_eq!(cy["table"], ada["table"]);
    assert_eq!(phase(&one, &ada).await, "playing");
    // The lobby of any node shows who waits, with the clock, and the match that can be watched.
    let watcher = Client::open(one.address, ada["table"].as_str().unwrap(), None).await.unwrap();
    let lobby = one.get("/api/v1/tables", None).await.json();
    let row = |table: &Value| {
        lobby["tables"].as_array().unwrap().iter().find(|row| row["table"] == *table).unwrap().clone()
    };
    assert_eq!(row(&other["table"])["phase"], "waiting");
    let running = row(&ada["table"]);
    assert_eq!((&running["watching"], &running["clock"]["pace"]["live"]["time"]), (&json!(1), &json!(300)));
    drop(watcher);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn two_who_each_began_a_table_find_each_other_when_they_ask_again() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let game = json!({"game": "mow", "options": {"seats": 3}});
    // As if two nodes had each begun one: with the same options, made by hand.
    let open = json!({"game": "mow", "options": {"seats": 3}, "seats": ["open", "open", "open"], "lobby": true,
        "spectators": true});
    let mut waiting = Vec::new();
    for name in ["Ada", "Bo"] {
        let (table, _) = house.create_table(open.clone()).await;
        let joined =
            house.post(&format!("/api/v1/tables/{table}/join"), None, &json!({"name": name})).await.json();
        let token = joined["token"].as_str().unwrap().to_string();
        let client = Client::open(house.address, &table, Some(&token)).await.unwrap();
        waiting.push((table, token, client));
    }
    let again = |(table, token, _): &(String, String, Client)| {
        let mut request = game.clone();
        request["name"] = json!("again");
        request["waiting"] = json!({"table": table, "token": token});
        request
    };
    let (first, second) = (seek(&house, &again(&waiting[0])).await, seek(&house, &again(&waiting[1])).await);
    assert_eq!(first["table"], second["table"], "the one with the greater id has moved");
    let lobby = house.get("/api/v1/tables", None).await.json();
    assert_eq!(lobby["tables"].as_array().unwrap().len(), 1, "the table that nobody waits at is gone");
    let path = format!("/api/v1/tables/{}/actions", first["table"].as_str().unwrap());
    let fill = json!({"type": "fill", "level": "random"});
    assert_eq!(house.post(&path, None, &fill).await.status, 403, "only those who wait there decide");
    assert_eq!(house.post(&path, first["token"].as_str(), &fill).await.status, 200);
    assert_eq!(phase(&house, &first).await, "playing");
    house.close().await;
}

#[tokio::test]
async fn nobody_is_seated_with_strangers_who_have_gone() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, _) = house
        .create_table(
            json!({"game": "kuhlorado", "seats": ["open", "open"], "lobby": true, "spectators": true}),
        )
        .await;
    let joined = house.post(&format!("/api/v1/tables/{table}/join"), None, &json!({"name": "Ada"})).await;
    assert_eq!(joined.status, 200);
    assert_eq!(house.get("/api/v1/tables", None).await.json()["tables"], json!([]), "nor are they listed");
    let bo = seek(&house, &json!({"game": "kuhlorado", "name": "Bo"})).await;
    assert_ne!(bo["table"], json!(table));
    let rise = house
        .post(
            &format!("/api/v1/tables/{}/actions", bo["table"].as_str().unwrap()),
            bo["token"].as_str(),
            &json!({"type": "rise"}),
        )
        .await;
    assert_eq!(rise.status, 200);
    let gone = house.get(&format!("/api/v1/tables/{}", bo["table"].as_str().unwrap()), None).await;
    assert_eq!(gone.status, 404, "who stops looking leaves nothing behind");
    house.close().await;
}

/// Tables that everyone has left cost someone who seeks the same nothing, however many there are.
#[tokio::test]
async fn seeks_that_nobody_waits_at_are_not_even_read() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let left = json!({"game": "kuhlorado", "seats": ["open", "open"], "lobby": true, "spectators": true});
    for _ in 0..4 {
        house.create_table(left.clone()).await;
    }
    house.close().await;
    let house = House::open(config(data.path())).await;
    seek(&house, &json!({"game": "kuhlorado", "name": "Ada"})).await;
    assert_eq!(house.metric("tables").await, 1, "only the new one is in memory");
    house.close().await;
}

#[tokio::test]
async fn bots_that_fill_a_seek_count_against_the_quota_until_the_match_is_over() {
    let data = tempfile::tempdir().unwrap();
    let quotas = Quotas { bots_per_address: 1, ..Config::default().quotas };
    let house = House::open(Config { quotas, rate: 1.0, ..config(data.path()) }).await;
    let act = async |sought: &Value, action: Value| {
        let path = format!("/api/v1/tables/{}/actions", sought["table"].as_str().unwrap());
        house.post(&path, sought["token"].as_str(), &action).await
    };
    let fill = || json!({"type": "fill", "level": "random"});
    let three = seek(&house, &json!({"game": "mow", "options": {"seats": 3}, "name": "Ada"})).await;
    let refused = act(&three, fill()).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "QUOTA"), "two bots are too many");
    let first = seek(&house, &json!({"game": "kuhlorado", "name": "Ada"})).await;
    assert_eq!(act(&first, fill()).await.status, 200);
    let second = seek(&house, &json!({"game": "kuhlorado", "options": {"pro": true}, "name": "Ada"})).await;
    assert_eq!(act(&second, fill()).await.code(), "QUOTA");
    assert_eq!(act(&first, json!({"type": "resign"})).await.status, 200);
    assert_eq!(act(&second, fill()).await.status, 200, "the first match is over");
    house.close().await;
}

/// Three addresses open as many tables as they may, which have nothing to do with what someone seeks: strangers find each other all the
/// same. A second node shows of each address as many as the one where it created them.
#[tokio::test]
async fn no_other_tables_keep_strangers_from_finding_each_other() {
    let store = Arc::new(Memory::default());
    let behind_proxy = async || {
        let config = Config { trust_proxy: 1, ..config(std::path::Path::new("unused")) };
        let server = Server::with(config, store.clone(), Arc::new(RandomBrain), Arc::new(NoAssets)).await;
        House::run(server)
    };
    let (one, two) = (behind_proxy().await, behind_proxy().await);
    let request = |name: &str| json!({"game": "kuhlorado", "name": name});
    let ada = seek(&one, &request("Ada")).await;
    let body = r#"{"game":"mow","lobby":true,"seats":["open","link"],"spectators":true}"#;
    for number in 0..330 {
        let head = format!(
            "POST /api/v1/tables HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: 192.0.2.{}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            one.address,
            1 + number % 3,
            body.len()
        );
        assert_eq!(raw(one.address, &(head + body)).await.status, 200);
    }
    let bo = seek(&two, &request("Bo")).await;
    assert_eq!(bo["table"], ada["table"], "they want the same");
    let lobby = two.get("/api/v1/tables", None).await.json();
    assert_eq!(lobby["tables"].as_array().unwrap().len(), 16, "five of each, and the match: {lobby}");
    one.close().await;
    two.close().await;
}
