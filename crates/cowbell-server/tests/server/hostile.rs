//! Hostile clients: malformed, giant, too many, from elsewhere, too slow. They are refused, and the server stays up.

use std::time::{Duration, Instant};

use cowbell_rules::{Dice, quick};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, House, config, own, raw};

async fn is_alive(house: &House) -> bool {
    house.get("/healthz", None).await.body == "ok\n"
}

/// The last word of the server to a client that has sent this.
async fn bye(house: &House, table: &str, token: &str, message: Message) -> String {
    let mut client = Client::open(house.address, table, Some(token)).await.unwrap();
    client.send_raw(message).await;
    let mut last = String::new();
    while let Some(message) = client.read().await {
        if message["type"] == "bye" {
            last = message["problem"]["code"].as_str().unwrap().to_string();
        }
    }
    last
}

#[tokio::test]
async fn what_is_no_message_ends_the_conversation() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo"})).await;
    let token = tokens[0].as_deref().unwrap();
    for text in [
        "",
        "{}",
        "[]",
        "nonsense",
        r#"{"type":"fly"}"#,
        r#"{"type":"do"}"#,
        r#"{"type":"ping","more":1}"#,
        r#"{"type":"do","id":1,"action":{"type":"play","version":-1,"move":"a"}}"#,
        r#"{"type":"hello","protocol":1,"table":""}"#,
    ] {
        assert_eq!(bye(&house, &table, token, Message::text(text)).await, "BAD_REQUEST", "{text}");
    }
    assert_eq!(bye(&house, &table, token, Message::binary(vec![0; 10])).await, "BAD_REQUEST");
    assert_eq!(bye(&house, &table, token, Message::text("x".repeat(100_000))).await, "BAD_REQUEST");
    for (hello, code) in [
        (json!({"type": "hello", "protocol": 2, "table": table}), "WRONG_VERSION"),
        (json!({"type": "hello", "protocol": 1, "table": "0000000000000000"}), "NO_SUCH_TABLE"),
        (json!({"type": "hello", "protocol": 1, "table": "../../etc/passwd"}), "NO_SUCH_TABLE"),
        (json!({"type": "hello", "protocol": 1, "table": table}), "NO_SPECTATORS"),
        (json!({"type": "hello", "protocol": 1, "table": table, "token": "00"}), "NOT_YOURS"),
        (json!({"type": "ping"}), "BAD_REQUEST"),
    ] {
        let said = Client::say_first(house.address, &hello).await;
        assert_eq!(said["problem"]["code"], code, "{hello}");
    }
    assert!(is_alive(&house).await);
    house.close().await;
}

/// Frames that break the rules of sockets, each followed by more than the server reads: it says why it hangs up, and the client
/// can read it.
#[tokio::test]
async fn what_is_no_frame_is_told_so_before_the_end() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, _) = house.create_table(json!({"game": "tic-tac-moo", "spectators": true})).await;
    let text = |kind: u8, text: &[u8]| {
        let length = if text.len() < 126 {
            vec![0x80 | text.len() as u8]
        } else {
            vec![0xfe, (text.len() >> 8) as u8, text.len() as u8]
        };
        [&[0x80 | kind][..], &length, &[0; 4], text].concat()
    };
    let hello = json!({"type": "hello", "protocol": 1, "table": table}).to_string();
    let frames = [
        ("a ping that is too long", text(9, &[b'x'; 200])),
        ("text that is none", text(1, b"\xff\xfe")),
        ("a kind that does not exist", text(5, b"x")),
        ("no mask", vec![0x81, 1, b'x']),
        ("too long", text(1, &[b'x'; 9000])),
        ("no message", text(1, b"{}")),
    ];
    for (name, frame) in frames {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let upgrade = format!(
            "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            house.address
        );
        stream.write_all(upgrade.as_bytes()).await.unwrap();
        stream.write_all(&[text(1, hello.as_bytes()), frame].concat()).await.unwrap();
        for _ in 0..200 {
            // It may have hung up already.
            let _ = stream.write_all(&text(1, &[b'x'; 4000])).await;
        }
        let mut said = Vec::new();
        let _ = stream.read_to_end(&mut said).await;
        let said = String::from_utf8_lossy(&said);
        assert!(said.contains(r#""type":"bye""#), "{name}: {said}");
        assert!(said.ends_with("BAD_REQUEST"), "{name}: the close frame says it too: {said}");
    }
    house.close().await;
}

/// A request that is refused before its body has been read is answered all the same.
#[tokio::test]
async fn the_answer_to_a_body_that_is_too_large_arrives() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    for _ in 0..10 {
        let body = "x".repeat(3_000_000);
        let reply = house.post_text("/api/v1/tables", &body).await;
        assert_eq!((reply.status, reply.code().as_str()), (413, "TOO_LARGE"));
    }
    house.close().await;
}

#[tokio::test]
async fn other_sites_are_refused_and_headers_are_strict() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let address = house.address;
    let ask = |method: &str, path: &str, headers: &str| {
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\n{headers}Content-Length: 2\r\nConnection: close\r\n\r\n{{}}"
        )
    };
    let json = "Content-Type: application/json\r\n";
    for (headers, status) in [
        (format!("{json}Origin: https://evil.example\r\n"), 403),
        (format!("{json}Origin: null\r\n"), 403),
        (format!("{json}Sec-Fetch-Site: cross-site\r\n"), 403),
        ("Content-Type: text/plain\r\n".to_string(), 400),
        (format!("{json}Origin: http://{address}\r\nSec-Fetch-Site: same-origin\r\n"), 400),
    ] {
        let reply = raw(address, &ask("POST", "/api/v1/tables", &headers)).await;
        assert_eq!(reply.status, status, "{headers}: {}", reply.body);
    }
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: https://evil.example\r\n";
    let reply =
        raw(address, &format!("GET /api/v1/socket HTTP/1.1\r\nHost: {address}\r\n{upgrade}\r\n")).await;
    assert_eq!(reply.status, 403, "{}", reply.head);
    for path in ["/", "/api/docs", "/api/v1/games", "/nothing/here", "/api/v1/nothing"] {
        let head = house.get(path, None).await.head.to_lowercase();
        for header in [
            "content-security-policy: default-src '",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(header), "{path} lacks {header}: {head}");
        }
    }
    let docs = house.get("/api/docs", None).await;
    assert!(docs.status == 200 && !docs.body.contains("http://") && !docs.body.contains("<script"));
    let api = house.get("/api/v1/openapi.json", None).await.json();
    assert!(api["paths"].as_object().unwrap().len() >= 10);
    for info in house.get("/api/v1/games", None).await.json().as_array().unwrap() {
        assert!(!info["options"].as_array().unwrap().is_empty() && info["defaults"].is_object());
    }
    let huge = format!("{{\"game\":\"{}\"}}", "x".repeat(50_000));
    let reply = raw(address, &format!("POST /api/v1/tables HTTP/1.1\r\nHost: {address}\r\n{json}Content-Length: {}\r\nConnection: close\r\n\r\n{huge}", huge.len())).await;
    assert_eq!(reply.status, 413);
    house.close().await;
}

#[tokio::test]
async fn a_flood_meets_the_rate_limit() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(cowbell_server::Config { rate: 1.0, ..config(data.path()) }).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo"})).await;
    let mut client = Client::open(house.address, &table, tokens[0].as_deref()).await.unwrap();
    for id in 0..400 {
        client.send(&json!({"type": "do", "id": id, "action": {"type": "say", "phrase": "hello"}})).await;
    }
    let mut codes = Vec::new();
    while let Some(message) = client.read().await {
        codes.extend(message["problem"]["code"].as_str().map(str::to_string));
    }
    // The server ends the conversation in the middle of the flood; what it said last may be lost with it.
    assert!(codes.contains(&"TOO_FAST".to_string()), "{codes:?}");
    let mut statuses = Vec::new();
    for _ in 0..60 {
        statuses.push(house.post("/api/v1/tables", None, &json!({"game": "tic-tac-moo"})).await.status);
    }
    assert!(statuses.contains(&429) && statuses[0] == 200, "{statuses:?}");
    assert!(is_alive(&house).await);
    house.close().await;
}

#[tokio::test]
async fn who_does_not_read_is_dropped_and_nobody_waits_for_him() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let request = json!({"game": "mow", "options": {"target": 9999}, "spectators": true});
    let (table, tokens) = house.create_table(request).await;
    let mut clients = Vec::new();
    for (token, name) in tokens.iter().zip(["Ada", "Bo"]) {
        let mut client = Client::open(house.address, &table, token.as_deref()).await.unwrap();
        client.sit(name).await;
        clients.push(client);
    }
    let started = clients[1].version;
    clients.push(Client::open(house.address, &table, None).await.unwrap());
    // A spectator that never reads, with the smallest window the system allows. What it asks for fills the buffers between.
    let sleeper = tokio::net::TcpSocket::new_v4().unwrap();
    sleeper.set_recv_buffer_size(1024).unwrap();
    let mut sleeper = sleeper.connect(house.address).await.unwrap();
    sleeper
        .write_all(
            format!(
                "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                house.address
            )
            .as_bytes(),
        )
        .await
        .unwrap();
    let mut head = [0; 64];
    assert!(sleeper.read(&mut head).await.unwrap() > 0);
    let hello = json!({"type": "hello", "protocol": 1, "table": table, "show": "scene"});
    let sync = json!({"type": "sync"});
    let mut frames = Vec::new();
    for message in std::iter::once(&hello).chain(std::iter::repeat_n(&sync, 600)) {
        let message = message.to_string();
        frames.extend([0x81, 0x80 | message.len() as u8, 0, 0, 0, 0]);
        frames.extend(message.as_bytes());
    }
    sleeper.write_all(&frames).await.unwrap();
    for client in &mut clients {
        client.reach(started).await;
    }
    let mut longest = Duration::ZERO;
    for number in 0..2000 {
        if dropped(&house).await > 0 {
            break;
        }
        let began = Instant::now();
        let turn = clients[0].turn().expect("the match is long");
        let mv = clients[turn].legal(number * 7).unwrap();
        let version = clients[turn].play(&mv).await.unwrap();
        for client in &mut clients {
            client.reach(version).await;
        }
        longest = longest.max(began.elapsed());
    }
    assert_eq!(dropped(&house).await, 1);
    // The server gives up writing to the sleeper after ten seconds; others would wait as long if they waited for it.
    assert!(longest < Duration::from_secs(5), "a move took {longest:?}");
    house.close().await;
}

async fn dropped(house: &House) -> u64 {
    house.metric("dropped_total").await
}

/// Bounded in time: longer with COWBELL_FUZZ_SECONDS.
#[tokio::test]
async fn any_bytes_at_all_leave_the_server_standing() {
    let seconds = std::env::var("COWBELL_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(4);
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "mow", "spectators": true})).await;
    let token = tokens[0].clone().unwrap();
    let mut dice = quick(seconds);
    let seeds = [
        json!({"type": "hello", "protocol": 1, "table": table, "token": token}).to_string(),
        json!({"type": "do", "id": 1, "action": {"type": "sit", "name": "Ada", "promise": "s", "token": own(&token)}})
            .to_string(),
        json!({"type": "do", "id": 2, "action": {"type": "play", "version": 3, "move": "7.1"}}).to_string(),
        json!({"type": "sync"}).to_string(),
        json!({"game": "mow", "options": {"seats": 4}, "seats": ["link", {"bot": "random"}], "lobby": true})
            .to_string(),
    ];
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut rounds = 0;
    while Instant::now() < until {
        let mut text = seeds[dice.below(5) as usize].clone().into_bytes();
        for _ in 0..dice.below(6) {
            if text.is_empty() {
                break;
            }
            let at = dice.below(text.len() as u32) as usize;
            match dice.below(4) {
                0 => text[at] = dice.below(256) as u8,
                1 => drop(text.remove(at)),
                2 => text.extend_from_within(at..),
                _ => text.truncate(at.max(1)),
            }
        }
        let lossy = String::from_utf8_lossy(&text).into_owned();
        match dice.below(4) {
            0 => drop(house.post("/api/v1/tables", None, &Value::String(lossy)).await),
            1 => {
                let path = ["tables", "records", "look", "tables/0/actions"][dice.below(4) as usize];
                let head = format!(
                    "POST /api/v1/{path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n",
                    house.address
                );
                raw(
                    house.address,
                    &format!("{head}Content-Length: {}\r\nConnection: close\r\n\r\n{lossy}", lossy.len()),
                )
                .await;
            }
            2 => {
                let mut stream = TcpStream::connect(house.address).await.unwrap();
                let _ = stream.write_all(&text).await;
            }
            _ => {
                // One of the messages may have taken the seat.
                let mut client = match Client::open(house.address, &table, Some(&token)).await {
                    Ok(client) => client,
                    Err(_) => Client::open(house.address, &table, Some(&own(&token))).await.unwrap(),
                };
                let message = if dice.below(5) == 0 { Message::binary(text) } else { Message::text(lossy) };
                client.send_raw(message).await;
                client.send(&json!({"type": "sync"})).await;
                client.read().await;
            }
        }
        rounds += 1;
    }
    println!("{rounds} rounds");
    assert!(rounds > 50 && is_alive(&house).await, "{rounds} rounds");
    house.close().await;
}
