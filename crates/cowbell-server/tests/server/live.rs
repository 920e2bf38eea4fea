//! Live play: two sockets, one table.

use cowbell_table::verify;
use serde_json::{Value, json};

use crate::client::{Client, House, config, play_out};
use crate::missing;

#[tokio::test]
async fn two_sockets_play_a_match_and_its_record_proves_its_dice() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, token, mut seats) = house.duel().await;
    seats.push(Client::open(house.address, &table, None).await.unwrap());
    play_out(&mut seats, |all| assert_eq!(all[0].state, all[1].state, "nothing is hidden in this game"))
        .await;
    assert_eq!(seats[0].state["turn"], "over");
    assert!(seats[0].state["over"]["seed"].is_string());
    let record = house.get(&format!("/api/v1/tables/{table}/record"), token.as_deref()).await;
    let report = verify(&record.body).unwrap();
    assert!(report.is_over && report.is_proved && report.is_chained, "{report:?}");
    house.close().await;
}

#[tokio::test]
async fn the_example_client_in_python_plays_a_match() {
    if missing::python().is_none() {
        return;
    }
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    for (game, clock) in [("tic-tac-moo", &["--clock", "60"][..]), ("mow", &[])] {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/client.py");
        let mut python = tokio::process::Command::new("python3");
        python
            .arg(script)
            .args(["--game", game, "--server", &format!("http://{}", house.address)])
            .args(clock);
        let output = python.output().await.expect("Python is installed");
        let over: serde_json::Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{game}: {}", String::from_utf8_lossy(&output.stderr)));
        assert_eq!(over["reason"], "rules", "{game}");
    }
    house.close().await;
}

/// Two bots that someone has written take the seats of a table with a clock, by their links, and finish in time.
#[tokio::test]
async fn the_example_client_takes_a_seat_with_a_clock() {
    if missing::python().is_none() {
        return;
    }
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let clock = json!({"pace": {"live": {"time": 120, "increment": 1}}, "out": "lose"});
    let (table, tokens) = house.create_table(json!({"game": "kuhlorado", "clock": clock})).await;
    let bots = tokens.iter().flatten().map(|token| {
        let mut python = tokio::process::Command::new("python3");
        python.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/client.py"));
        python.args(["--link", &format!("http://{}/t/{table}#{token}", house.address)]).output()
    });
    for output in futures_util::future::join_all(bots).await {
        let output = output.expect("Python is installed");
        let over: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
        assert_eq!(over["reason"], "rules");
    }
    let record = house.get(&format!("/api/v1/tables/{table}/record"), None).await;
    let header: Value = serde_json::from_str(record.body.lines().next().unwrap()).unwrap();
    let times = header["times"].as_array().expect("each move has its time");
    assert!(times.iter().filter_map(Value::as_u64).sum::<u64>() > 0, "{header}");
    house.close().await;
}

/// Everyone at the table knows how many watch, also when someone stops.
#[tokio::test]
async fn players_are_told_when_a_spectator_comes_and_goes() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "kuhlorado", "spectators": true})).await;
    let mut player = Client::open(house.address, &table, tokens[0].as_deref()).await.unwrap();
    let heard = async |player: &mut Client, count: u64| loop {
        let message = player.read().await.expect("the socket lives");
        if message["type"] == "present" && message["watching"] == count {
            return;
        }
    };
    heard(&mut player, 0).await;
    let watcher = Client::open(house.address, &table, None).await.unwrap();
    heard(&mut player, 1).await;
    drop(watcher);
    heard(&mut player, 0).await;
    house.close().await;
}
