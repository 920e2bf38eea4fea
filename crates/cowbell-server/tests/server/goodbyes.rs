//! How viewers leave: whatever ends a request or a socket, nothing of the viewer stays behind, and a closing server waits for
//! nobody.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, House, config, eventually};

/// Who is here, as somebody who comes now as the second seat is told.
async fn present(house: &House, table: &str, token: Option<&str>) -> Value {
    let mut client = Client::open(house.address, table, token).await.unwrap();
    loop {
        let message = client.read().await.expect("the socket lives");
        if message["type"] == "present" {
            return message["seats"].clone();
        }
    }
}

#[tokio::test]
async fn a_long_poll_that_is_cut_leaves_no_ghost() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo"})).await;
    let (first, second) = (tokens[0].as_deref().unwrap(), tokens[1].as_deref());
    let mut poll = TcpStream::connect(house.address).await.unwrap();
    let request = format!(
        "GET /api/v1/tables/{table}?after=99&wait=30 HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {first}\r\n\r\n",
        house.address
    );
    poll.write_all(request.as_bytes()).await.unwrap();
    let is = async |seats: Value| present(&house, &table, second).await == seats;
    eventually("the poll is a viewer", async || is(json!([true, true])).await).await;
    drop(poll);
    eventually("the viewer has left", async || is(json!([false, true])).await).await;
    eventually("the sockets have been counted out", async || house.metric("sockets").await == 0).await;
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
