//! What screens ask for: scenes live and of earlier moments, the log in words, branches, proofs, lessons.

use cowbell_table::verify;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::client::{Client, House, config, eventually, own};

/// Bots play a match among themselves to its end; its id.
async fn finished(house: &House, game: &str, options: Value) -> String {
    let seats: Vec<Value> = (0..2).map(|_| json!({"bot": "random"})).collect();
    let request = json!({"game": game, "options": options, "seats": seats, "spectators": true});
    let (table, _) = house.create_table(request).await;
    let mut watcher = Client::open(house.address, &table, None).await.unwrap();
    while watcher.state["turn"] != "over" {
        watcher.read().await.expect("the socket lives");
    }
    table
}

async fn seated(house: &House, request: Value) -> (String, String, Client) {
    let (table, tokens) = house.create_table(request).await;
    let token = tokens[0].clone().unwrap();
    let mut client = Client::open(house.address, &table, Some(&token)).await.unwrap();
    let version = client.sit("Ada").await;
    client.reach(version).await;
    (table, own(&token), client)
}

#[tokio::test]
async fn a_viewer_may_ask_for_scenes() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let request = json!({"game": "tic-tac-moo", "seats": ["link", {"bot": "random"}]});
    let (table, token, mut client) = seated(&house, request).await;
    while client.turn() != Some(0) {
        client.read().await.expect("the socket lives");
    }
    let hello = json!({"type": "hello", "protocol": 1, "table": table, "token": token, "show": "scene"});
    let first = Client::say_first(house.address, &hello).await;
    let scene = &first["state"]["scene"];
    assert_eq!(scene["me"], 0);
    assert!(first["state"].get("view").is_none());
    let choices: Vec<&Value> =
        scene["choices"].as_array().unwrap().iter().map(|choice| &choice["move"]).collect();
    assert_eq!(choices, client.state["legal"].as_array().unwrap().iter().collect::<Vec<_>>());
    let over_http = house.get(&format!("/api/v1/tables/{table}?show=scene"), Some(&token)).await.json();
    assert_eq!(&over_http["state"]["scene"], scene);
    house.close().await;
}

#[tokio::test]
async fn earlier_moments_and_the_log_in_words() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let table = finished(&house, "kuhlorado", json!({})).await;
    let path = |rest: &str| format!("/api/v1/tables/{table}/{rest}");
    let history = house.get(&path("history"), None).await.json();
    let steps = history["entries"].as_array().unwrap().len();
    let last = house.get(&path(&format!("scenes/{steps}")), None).await.json();
    assert_eq!((&last["steps"], &last["scene"]["turn"]), (&json!(steps), &json!("over")));
    assert_eq!(last["entry"]["step"], steps);
    let first = house.get(&path("scenes/0"), None).await.json();
    assert_eq!((&first["entry"], &first["scene"]["turn"]), (&Value::Null, &json!("chance")));
    assert_eq!(house.get(&path("scenes/99999"), None).await.code(), "NO_SUCH_STEP");
    let other = house.get(&path("scenes/3?seat=1"), None).await.json();
    assert_eq!(other["scene"]["me"], 1);
    let analysis = house.get(&path("analysis/3"), None).await.json();
    assert_eq!(analysis["values"].as_array().unwrap().len(), 2);
    house.close().await;
}

/// The analysis of a whole match comes line by line: progress, a first review, a better one; the second time at once.
#[tokio::test]
async fn a_finished_match_is_reviewed() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let table = finished(&house, "tic-tac-moo", json!({})).await;
    let path = format!("/api/v1/tables/{table}/review");
    // Between the lines are the sizes of chunks.
    let read = |text: &str| -> Vec<Value> {
        let lines = text.lines().filter(|line| line.starts_with('{'));
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let lines = read(&house.get(&path, None).await.body);
    assert!(lines.iter().any(|line| line["progress"]["done"].as_u64() > Some(0)), "progress is told");
    let last = &lines.last().unwrap()["review"];
    assert_eq!(last["isDone"], true);
    let review = &last["review"];
    for seat in 0..2 {
        let player = &review["players"][seat];
        let parts = [&review["start"][seat], &player["luck"], &player["hidden"], &player["decisions"]];
        let sum: f64 = parts.iter().map(|part| part.as_f64().unwrap()).sum();
        assert!((sum - review["result"][seat].as_f64().unwrap()).abs() < 1e-3, "{player}");
    }
    assert_eq!(review["points"], Value::Null, "points decide nothing in Tic Tac Moo");
    let decision =
        review["items"].as_array().unwrap().iter().find(|item| item["kind"] == "decision").unwrap();
    let choices = last["choices"][decision["step"].to_string()].as_array().unwrap();
    assert!(choices.iter().any(|choice| choice["move"] == decision["made"] && choice["label"].is_object()));
    let again = read(&house.get(&path, None).await.body);
    assert_eq!(again.len(), 1);
    assert_eq!(&again[0]["review"], last);
    // A longer look goes on from there.
    let more = read(&house.get(&format!("{path}?seconds=10"), None).await.body);
    let passes = |review: &Value| review["review"]["passes"].as_u64();
    let told = more.iter().filter_map(|line| line["progress"]["pass"].as_u64()).min();
    assert!(told >= passes(last), "{told:?} {:?}", passes(last));
    let longer = &more.last().unwrap()["review"];
    let iterations = |review: &Value| review["review"]["iterations"].as_u64();
    assert!(longer["isDone"] == true && iterations(longer) > iterations(last), "{:?}", iterations(longer));
    let (playing, token, _client) =
        seated(&house, json!({"game": "tic-tac-moo", "seats": ["link", "link"]})).await;
    assert_eq!(house.get(&format!("/api/v1/tables/{playing}/review"), Some(&token)).await.code(), "NOT_OVER");
    house.close().await;
}

/// A page that is closed does not keep the server busy.
#[tokio::test]
async fn an_analysis_ends_when_nobody_reads_it() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let table = finished(&house, "mow", json!({})).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let ask = format!("GET /api/v1/tables/{table}/review HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut begun = Vec::new();
    while !String::from_utf8_lossy(&begun).contains("progress") {
        assert!(stream.read_buf(&mut begun).await.unwrap() > 0, "it goes on");
    }
    assert!(!String::from_utf8_lossy(&begun).contains(r#""isDone":true"#), "this match takes longer");
    drop(stream);
    let has_stopped = async || house.metric("reviews_stopped_total").await == 1;
    eventually("the analysis goes on though nobody reads it", has_stopped).await;
    house.close().await;
}

#[tokio::test]
async fn what_is_to_be_remembered_is_not_shown_again() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let request = json!({"game": "te-kuiti", "options": {"first-shepherd": 1},
        "seats": ["link", {"bot": "random"}]});
    let (table, token, mut client) = seated(&house, request).await;
    let path = |rest: &str| format!("/api/v1/tables/{table}/{rest}");
    // Tiles are flipped until two sheep have been turned down again.
    for number in 0.. {
        while client.turn() != Some(0) {
            client.read().await.expect("the socket lives");
        }
        let history = house.get(&path("history"), Some(&token)).await.json();
        let hidden = history["entries"].as_array().unwrap().iter().any(|entry| entry["event"] == "tile ?");
        if hidden {
            break;
        }
        let mv = client.legal(number * 7).unwrap();
        let version = client.play(&mv).await.unwrap();
        client.reach(version).await;
    }
    let step = client.state["step"].as_u64().unwrap();
    assert_eq!(house.get(&path(&format!("scenes/{step}")), Some(&token)).await.code(), "REMEMBER");
    assert_eq!(house.get(&path("scenes/0"), Some(&token)).await.status, 200);
    assert_eq!(house.get(&path("analysis/0"), Some(&token)).await.code(), "NOT_OVER");
    assert_eq!(house.get(&path("scenes/0?seat=1"), Some(&token)).await.code(), "NOT_YOURS");
    house.close().await;
}

#[tokio::test]
async fn a_finished_match_can_be_played_on_from_any_moment() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let source = finished(&house, "tic-tac-moo", json!({})).await;
    let branch = |step: u64| json!({"step": step, "seats": ["link", {"bot": "random"}]});
    let path = format!("/api/v1/tables/{source}/branch");
    assert_eq!(house.post(&path, None, &branch(99_999)).await.code(), "NO_SUCH_STEP");
    let created = house.post(&path, None, &branch(20)).await.json();
    let (table, token) = (created["table"].as_str().unwrap(), created["tokens"][0].as_str().unwrap());
    let mut client = Client::open(house.address, table, Some(token)).await.unwrap();
    let version = client.sit("Ada").await;
    let token = &own(token);
    client.reach(version).await;
    assert!(client.state["step"].as_u64().unwrap() >= 20);
    let version = client.version;
    let undone = client.act(json!({"type": "undo", "version": version})).await;
    assert!(undone.is_err(), "what another match decided is not undone");
    let mut number = 3;
    while client.state["turn"] != "over" {
        if client.turn() == Some(0) {
            number = number * 31 % 1009;
            let mv = client.legal(number).unwrap();
            let version = client.play(&mv).await.unwrap();
            client.reach(version).await;
        } else {
            client.read().await.expect("the socket lives");
        }
    }
    let record = house.get(&format!("/api/v1/tables/{table}/record"), Some(token)).await.body;
    let report = verify(&record).unwrap();
    assert!(report.is_over && report.is_proved && report.is_chained && report.past == 20, "{report:?}");
    // How much of it is past is part of the chain: nobody can pass off draws as those of another table.
    let (header, lines) = record.split_once('\n').unwrap();
    for past in [json!(0), json!(19), json!(21), json!(1000), Value::Null] {
        let mut header: Value = serde_json::from_str(header).unwrap();
        header["past"] = past.clone();
        let wrong = verify(&format!("{header}\n{lines}")).unwrap_err();
        assert_eq!(wrong.code(), if past.is_null() { "NOT_A_PROOF" } else { "ALTERED" }, "past {past}");
    }
    let mut without: Value = serde_json::from_str(header).unwrap();
    without.as_object_mut().unwrap().remove("past");
    assert_eq!(verify(&format!("{without}\n{lines}")).unwrap_err().code(), "ALTERED");
    let events = |id: &str| format!("/api/v1/tables/{id}/log");
    let (old, new) =
        (house.get(&events(&source), None).await.json(), house.get(&events(table), None).await.json());
    assert_eq!(old["events"].as_array().unwrap()[..20], new["events"].as_array().unwrap()[..20]);
    let proof = house.get(&format!("/api/v1/tables/{table}/proof"), Some(token)).await.json();
    assert_eq!(proof["fair"], true);
    house.close().await;
}

#[tokio::test]
async fn lessons_look_at_positions_without_a_table() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let position = "3 . . H . H . . .\nhand0 HP\nbarn0 H\nsupply0 CC";
    let look = |moves: Value| json!({"game": "tic-tac-moo", "position": position, "moves": moves});
    let drawn = house.post("/api/v1/look", None, &look(json!(["Hd3"]))).await.json();
    assert_eq!(drawn["entries"][0]["text"]["id"], "ttm-log-collected");
    assert!(drawn.get("refused").is_none());
    let refused = house.post("/api/v1/look", None, &look(json!(["Hh8"]))).await.json();
    assert_eq!(refused["refused"]["code"], "NO_SUCH_SPACE");
    assert_eq!(refused["scene"]["choices"].as_array().unwrap().len(), 26);
    let nonsense = house.post("/api/v1/look", None, &json!({"game": "mow", "position": "x"})).await;
    assert_eq!(nonsense.code(), "BAD_OPTIONS");
    house.close().await;
}
