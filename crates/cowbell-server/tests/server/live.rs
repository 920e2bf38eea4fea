//! Live play: two sockets, one table.

use cowbell_table::verify;

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
    for game in ["tic-tac-moo", "mow"] {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/client.py");
        let mut python = tokio::process::Command::new("python3");
        python.arg(script).args(["--game", game, "--server", &format!("http://{}", house.address)]);
        let output = python.output().await.expect("Python is installed");
        let over: serde_json::Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{game}: {}", String::from_utf8_lossy(&output.stderr)));
        assert_eq!(over["reason"], "rules", "{game}");
    }
    house.close().await;
}
