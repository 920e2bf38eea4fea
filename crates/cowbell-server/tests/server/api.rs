//! The whole API the way other people's programs use it, and what operators do while it runs.

use std::time::{Duration, Instant};

use cowbell_server::admin;
use cowbell_server::store::Location;
use serde_json::{Value, json};

use crate::client::{Client, House, PATIENCE, config, eventually, own};

#[tokio::test]
async fn a_table_from_the_lobby_to_the_rematch() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let request = json!({"game": "tic-tac-moo", "seats": ["link", "open"], "lobby": true, "hints": true});
    let (table, tokens) = house.create_table(request).await;
    let (link, void) = (tokens[0].as_deref(), tokens[1].as_deref());
    let ada = link.map(own);
    let ada = ada.as_deref();
    let path = |rest: &str| format!("/api/v1/tables/{table}{rest}");
    let lobby = async || house.get("/api/v1/tables", None).await.json()["tables"].clone();
    assert_eq!(lobby().await[0]["table"], table.as_str());
    assert_eq!(house.get(&path(""), None).await.code(), "NO_SPECTATORS");
    // Bo takes the open seat; the old link of the seat no longer opens it. He leaves, and comes back.
    let joined = house.post(&path("/join"), None, &json!({"name": "Bo"})).await.json();
    let bo = joined["token"].as_str();
    assert_eq!((joined["seat"].as_u64(), house.get(&path(""), void).await.status), (Some(1), 403));
    assert_eq!(house.post(&path("/join"), None, &json!({"name": "Cy"})).await.code(), "NO_FREE_SEAT");
    let again = json!({"name": "Bo", "token": joined["token"]});
    let again = house.post(&path("/join"), None, &again).await.json();
    assert_eq!(again["seat"], joined["seat"], "the answer was lost, and the client asks again");
    let bad = json!({"name": "Bo", "token": "my dog"});
    assert_eq!(house.post(&path("/join"), None, &bad).await.code(), "BAD_TOKEN");
    let act = async |token: Option<&str>, action: Value| house.post(&path("/actions"), token, &action).await;
    assert_eq!(act(bo, json!({"type": "rise"})).await.status, 200);
    assert_eq!(act(bo, json!({"type": "sit", "name": "Bo", "token": bo})).await.status, 200);
    assert_eq!(act(None, json!({"type": "resign"})).await.code(), "NO_SPECTATORS");
    // Ada waits for news with the version she has, and is answered when Bo speaks.
    let as_given = json!({"type": "sit", "name": "Ada", "token": link});
    assert_eq!(act(link, as_given).await.code(), "BAD_TOKEN", "the person who created the table knows it");
    let version = act(link, json!({"type": "sit", "name": "Ada", "token": ada})).await.json()["version"]
        .as_u64()
        .unwrap();
    let (later, began) = (path(&format!("?after={version}&wait=20")), Instant::now());
    let (shown, said) = tokio::join!(house.get(&later, ada), async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        act(bo, json!({"type": "say", "phrase": "hello"})).await
    });
    assert_eq!((said.status, shown.json()["version"].as_u64()), (200, Some(version + 1)));
    assert!(began.elapsed() < Duration::from_secs(15), "answered by the news, not by the clock");
    // Legal moves, a hint, a move by hand, a bot that plays on, and the seat taken back.
    let turn = shown.json()["state"]["turn"]["seat"].as_u64().unwrap();
    let mover = if turn == 0 { ada } else { bo };
    let legal = house.get(&path("/legal"), mover).await.json();
    let hint = house.post(&path("/hint"), mover, &json!({})).await.json();
    assert!(legal["moves"].as_array().unwrap().contains(&hint["move"]), "{hint} of {legal}");
    let other = if turn == 0 { bo } else { ada };
    assert_eq!(house.post(&path("/hint"), other, &json!({"level": "random"})).await.code(), "NOT_YOUR_TURN");
    let play = json!({"type": "play", "version": legal["version"], "move": hint["move"]});
    let done = act(mover, play.clone()).await.json();
    assert_eq!(act(mover, play).await.json(), done, "a doubled move is answered again");
    assert_eq!(act(mover, json!({"type": "hand", "level": "random"})).await.status, 200);
    assert_eq!(act(mover, json!({"type": "take"})).await.status, 200);
    let log = house.get(&path("/log"), mover).await.json();
    assert!(log["events"].as_array().unwrap().iter().any(|event| event["move"] == hint["move"]));
    // The end, the record out and in again, and the rematch, everyone one seat further with the link they have.
    assert_eq!(house.get(&path("/record"), ada).await.code(), "NOT_OVER");
    assert_eq!(act(ada, json!({"type": "resign"})).await.status, 200);
    assert_eq!(lobby().await, json!([]));
    let record = house.get(&path("/record"), ada).await.body;
    let brought = house.post_text("/api/v1/records", &record).await.json();
    assert_eq!(brought["fair"], true);
    assert_eq!(act(bo, json!({"type": "rematch"})).await.status, 200);
    let again = house.get(&path(""), ada).await.json()["rematch"].as_str().unwrap().to_string();
    for (token, seat) in [(ada, 1), (bo, 0)] {
        let shown = house.get(&format!("/api/v1/tables/{again}"), token).await.json();
        assert_eq!(shown["you"], seat);
    }
    house.close().await;
}

#[tokio::test]
async fn a_record_of_newer_rules_is_named_by_its_version() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let future = r#"{"cowbell":1,"game":"tic-tac-moo","rules":7,"options":{"not-yet":true}}"#;
    let answer = house.post_text("/api/v1/records", future).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "UNKNOWN_RULES"));
    assert_eq!(answer.json()["rules"], 7);
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo"})).await;
    let shown = house.get(&format!("/api/v1/tables/{table}"), tokens[0].as_deref()).await.json();
    assert_eq!(shown["rules"], 2, "a new table has the newest rules");
    house.close().await;
}

#[tokio::test]
async fn a_seat_that_withholds_its_salt_cannot_stop_the_match_and_is_named() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo", "spectators": true})).await;
    let path = |rest: &str| format!("/api/v1/tables/{table}{rest}");
    let promises = ["kept", "withheld"].map(cowbell_table::fair::promise);
    for (token, promise) in tokens.iter().zip(&promises) {
        let sit = json!({"type": "sit", "name": "x", "promise": promise, "token": token.as_deref().map(own)});
        assert_eq!(house.post(&path("/actions"), token.as_deref(), &sit).await.status, 200);
    }
    let shown = house.get(&path(""), None).await.json();
    assert_eq!((&shown["phase"], &shown["promises"]), (&json!("waiting"), &json!(promises)));
    let reveal = json!({"type": "reveal", "salt": "kept"});
    assert_eq!(
        house.post(&path("/actions"), tokens[0].as_deref().map(own).as_deref(), &reveal).await.status,
        200
    );
    eventually("the match starts without the salt", async || {
        house.get(&path(""), None).await.json()["phase"] == "playing"
    })
    .await;
    let resign = json!({"type": "resign"});
    assert_eq!(
        house.post(&path("/actions"), tokens[0].as_deref().map(own).as_deref(), &resign).await.status,
        200
    );
    let proof = house.get(&path("/proof"), None).await.json();
    assert_eq!((&proof["fair"], &proof["withheld"], &proof["dice"]), (&json!(true), &json!([1]), &json!(2)));
    assert!(
        proof["draws"]
            .as_array()
            .unwrap()
            .iter()
            .all(|draw| !draw["outcomes"].as_array().unwrap().is_empty())
    );
    house.close().await;
}

#[tokio::test]
async fn two_devices_on_one_seat_stay_in_step_and_a_gap_is_healed() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "mow"})).await;
    let mut devices = Vec::new();
    let second = tokens[0].as_deref().map(own);
    for (token, name) in [(&tokens[0], Some("Ada")), (&second, None), (&tokens[1], Some("Bo"))] {
        let mut device = Client::open(house.address, &table, token.as_deref()).await.unwrap();
        if let Some(name) = name {
            device.sit(name).await;
        }
        devices.push(device);
    }
    let version = devices[2].version;
    for device in &mut devices {
        device.reach(version).await;
    }
    for number in 0..20 {
        let turn = devices[0].turn().unwrap();
        // The seat plays from one device and then from the other.
        let index = if turn == 0 { number % 2 } else { 2 };
        let (mv, version) = (devices[index].legal(number * 7).unwrap(), devices[index].version);
        let made = devices[index].play(&mv).await.unwrap();
        for device in &mut devices {
            device.reach(made).await;
        }
        let [phone, laptop, _] = &devices[..] else { unreachable!() };
        assert_eq!(phone.state, laptop.state);
        // A device that is late with another move is told so.
        let late = json!({"type": "play", "version": version, "move": "take it all"});
        assert_eq!(devices[index].act(late).await, Err("STALE".into()));
    }
    // A client that has missed something asks for the whole table and gets it.
    devices[1].version = 0;
    devices[1].state = Value::Null;
    devices[1].send(&json!({"type": "sync"})).await;
    while devices[1].version == 0 {
        devices[1].read().await.unwrap();
    }
    assert_eq!((devices[1].version, &devices[1].state), (devices[0].version, &devices[0].state));
    house.close().await;
}

#[tokio::test]
async fn it_is_counted_copied_while_it_runs_thinned_out_and_closed_in_order() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo"})).await;
    let mut ada = Client::open(house.address, &table, tokens[0].as_deref()).await.unwrap();
    let mut bo = Client::open(house.address, &table, tokens[1].as_deref()).await.unwrap();
    ada.sit("Ada").await;
    bo.sit("Bo").await;
    ada.act(json!({"type": "resign"})).await.unwrap();
    let metrics = house.metrics().await;
    for line in [
        "cowbell_tables 1",
        "cowbell_sockets 2",
        "cowbell_bot_queue 0",
        "cowbell_moves_total 0",
        "cowbell_actions_total 3",
        "cowbell_action_seconds_count 3",
        "cowbell_commit_seconds_count 4",
    ] {
        assert!(metrics.lines().any(|found| found == line), "{line} is not in {metrics}");
    }
    let (folder, copy) = (data.path().to_path_buf(), data.path().join("copy"));
    std::fs::create_dir(&copy).unwrap();
    let offline = move || {
        admin::backup(&Location::folder(&folder), &copy.join("cowbell.db")).unwrap();
        assert!(
            admin::backup(&Location::folder(&folder), &copy.join("cowbell.db")).is_err(),
            "a copy goes into a new file"
        );
        let sound = admin::audit(&Location::folder(&copy)).unwrap().sound;
        // Dates are whole seconds: a match that has ended in this one is not yet older than nothing.
        let end = Instant::now() + PATIENCE;
        let pruned = loop {
            let pruned = admin::prune(&Location::folder(&copy), 0).unwrap();
            if pruned > 0 || Instant::now() > end {
                break pruned;
            }
        };
        (sound, pruned, admin::audit(&Location::folder(&copy)).unwrap().sound)
    };
    assert_eq!(tokio::task::spawn_blocking(offline).await.unwrap(), (1, 1, 0));
    // A closing server says so to everyone, and answers what it has begun.
    let (closed, last) = tokio::join!(house.close(), async {
        let mut last = Value::Null;
        while let Some(message) = bo.read().await {
            last = message;
        }
        last
    });
    assert_eq!(
        (closed, last["type"].as_str(), last["problem"]["code"].as_str()),
        ((), Some("bye"), Some("BUSY"))
    );
}
