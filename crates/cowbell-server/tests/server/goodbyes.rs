//! How viewers leave: whatever ends a request or a socket, nothing of the viewer stays behind, and a closing server waits for
//! nobody.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{House, config, eventually};

#[tokio::test]
async fn a_long_poll_that_is_cut_leaves_no_ghost() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let request = json!({"game": "tic-tac-moo", "spectators": true, "lobby": true});
    let (table, _) = house.create_table(request).await;
    // A spectator: a player would count as present for a minute more.
    let mut poll = TcpStream::connect(house.address).await.unwrap();
    let request =
        format!("GET /api/v1/tables/{table}?after=99&wait=30 HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
    poll.write_all(request.as_bytes()).await.unwrap();
    // The lobby is asked, because everyone who comes ends the poll.
    let watch =
        async |count: u32| house.get("/api/v1/tables", None).await.json()["tables"][0]["watching"] == count;
    eventually("the poll is a viewer", async || watch(1).await).await;
    drop(poll);
    eventually("the viewer has left", async || watch(0).await).await;
    house.close().await;
}

#[tokio::test]
async fn a_close_frame_is_answered() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, _) = house.create_table(json!({"game": "mow", "spectators": true})).await;
    let (mut socket, _) = connect_async(format!("ws://{}/api/v1/socket", house.address)).await.unwrap();
    let hello = json!({"type": "hello", "protocol": 1, "table": table}).to_string();
    socket.send(Message::text(hello)).await.unwrap();
    assert!(matches!(socket.next().await, Some(Ok(Message::Text(_)))));
    socket.send(Message::Close(None)).await.unwrap();
    let answer = socket.next().await;
    assert!(matches!(answer, Some(Ok(Message::Close(_)))), "{answer:?}");
    house.close().await;
}

#[tokio::test]
async fn a_flood_does_not_keep_the_server_from_closing() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, _) = house.create_table(json!({"game": "mow", "spectators": true})).await;
    let mut floods = Vec::new();
    for is_read in [true, false] {
        let (socket, _) = connect_async(format!("ws://{}/api/v1/socket", house.address)).await.unwrap();
        let (mut sending, mut reading) = socket.split();
        let hello = json!({"type": "hello", "protocol": 1, "table": table}).to_string();
        sending.send(Message::text(hello)).await.unwrap();
        assert!(matches!(reading.next().await, Some(Ok(Message::Text(_)))));
        let last = tokio::spawn(async move {
            let mut last = String::new();
            while is_read && let Some(Ok(message)) = reading.next().await {
                if let Message::Text(text) = message {
                    last = text.to_string();
                }
            }
            // The other one keeps its socket open and never reads.
            (last, Instant::now(), reading)
        });
        tokio::spawn(async move { while sending.send(Message::text(r#"{"type":"ping"}"#)).await.is_ok() {} });
        floods.push(last);
    }
    eventually("both send", async || house.metric("sockets").await == 2).await;
    let began = Instant::now();
    house.close().await;
    assert!(began.elapsed() < Duration::from_secs(3), "it took {:?}", began.elapsed());
    let (last, heard, _) = floods.remove(0).await.unwrap();
    let last: Value = serde_json::from_str(&last).unwrap();
    assert_eq!((&last["type"], &last["problem"]["code"]), (&json!("bye"), &json!("BUSY")));
    assert!(heard - began < Duration::from_secs(1), "goodbye came after {:?}", heard - began);
}
