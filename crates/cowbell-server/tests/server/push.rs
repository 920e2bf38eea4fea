//! Reminders by Web Push, against a push service on this machine that decrypts what it gets and checks who has sent it: sent by one
//! node, in the browser's language, only to players who are not looking; forgotten when the browser is gone; never to a private address.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};

use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine as _};
use cowbell_server::store::Memory;
use cowbell_server::{Config, NoAssets, PushSetting, RandomBrain, Server};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{hmac, signature};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::client::{Client, House, PATIENCE, Reply, config, eventually, own, raw};

const KEY: &str = "00112233445566778899aabbccddeeff00112233";

/// A browser that has subscribed: what it tells the server, and what it keeps to itself.
struct Browser {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Browser { key, public, auth: *b"sixteen bytes...".first_chunk().unwrap() }
    }

    fn device(&self, endpoint: &str, language: &str) -> Value {
        let [p256dh, auth] = [&self.public[..], &self.auth].map(|bytes| BASE64.encode(bytes));
        json!({"endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": language})
    }

    /// By RFC 8291, with nothing but HMAC: not the server's own way to derive keys.
    fn decrypt(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!((&rest[..4], rest[4]), (&4096u32.to_be_bytes()[..], 65));
        let (sender, sealed) = rest[5..].split_at(65);
        let mac = |key: &[u8], parts: &[&[u8]]| {
            hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), &parts.concat()).as_ref().to_vec()
        };
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let shared = agree_ephemeral(self.key, &theirs, <[u8]>::to_vec).unwrap();
        let mixed = mac(&self.auth, &[&shared]);
        let secret = mac(&mixed, &[b"WebPush: info\0", &self.public, sender, &[1]]);
        let derived = mac(salt, &[&secret]);
        let key = mac(&derived, &[b"Content-Encoding: aes128gcm\0\x01"]);
        let nonce = mac(&derived, &[b"Content-Encoding: nonce\0\x01"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        serde_json::from_slice(opened.strip_suffix(&[2]).unwrap()).unwrap()
    }
}

/// A push service: what it was sent, and the status that it answers with.
struct Service {
    origin: String,
    status: Arc<AtomicU16>,
    sent: mpsc::UnboundedReceiver<(String, Vec<u8>)>,
}

impl Service {
    async fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let (sender, sent) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let answer = status.clone();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut bytes = Vec::new();
                let (head, body) = loop {
                    stream.read_buf(&mut bytes).await.unwrap();
                    let Some(end) = bytes.windows(4).position(|end| end == b"\r\n\r\n") else { continue };
                    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
                    let length = header(&head, "content-length").parse().unwrap();
                    if bytes.len() - end - 4 >= length {
                        break (head, bytes[end + 4..].to_vec());
                    }
                };
                let reply = format!(
                    "HTTP/1.1 {} x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                    answer.load(Relaxed)
                );
                stream.write_all(reply.as_bytes()).await.unwrap();
                let _ = sender.send((head, body));
            }
        });
        Service { origin, status, sent }
    }

    async fn next(&mut self) -> (String, Vec<u8>) {
        timeout(PATIENCE, self.sent.recv()).await.expect("a reminder comes").unwrap()
    }
}

fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).unwrap_or_else(|| panic!("{name}: {head}")).1
}

async fn put(house: &House, path: &str, key: &str, body: &Value) -> Reply {
    ask(house, "PUT", path, key, body).await
}

async fn ask(house: &House, verb: &str, path: &str, key: &str, body: &Value) -> Reply {
    let (body, host) = (body.to_string(), house.address);
    let head = format!("{verb} /api/v1{path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {key}\r\n");
    let more =
        format!("Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close", body.len());
    raw(house.address, &format!("{head}{more}\r\n\r\n{body}")).await
}

fn with_push(push: PushSetting) -> Config {
    Config { push, ..config(std::path::Path::new("unused")) }
}

async fn node(store: &Arc<Memory>, push: PushSetting) -> House {
    House::run(Server::with(with_push(push), store.clone(), Arc::new(RandomBrain), Arc::new(NoAssets)).await)
}

/// Ada and Bo at a table by correspondence, each with a socket, Ada to move; the table and the tokens.
async fn duel(ada: &House, bo: &House) -> (String, Vec<String>, Client, Client) {
    let request = json!({"game": "kuhlorado", "options": {"starter": 0}, "seats": ["link", "link"],
        "clock": {"pace": {"days": 3}, "out": "lose"}});
    let (table, tokens) = ada.create_table(request).await;
    let tokens: Vec<String> = tokens.into_iter().flatten().collect();
    let mut second = Client::open(bo.address, &table, Some(&tokens[1])).await.unwrap();
    second.sit("Bo").await;
    // A node that opens the table now knows at once what the other one has written.
    let mut first = Client::open(ada.address, &table, Some(&tokens[0])).await.unwrap();
    let started = first.sit("Ada").await;
    first.reach(started).await;
    (table, tokens.iter().map(|link| own(link)).collect(), first, second)
}

/// Plays until it is the other's turn.
async fn play_turn(client: &mut Client, own: usize) {
    while client.turn() == Some(own) {
        let version = client.play(&client.legal(0).unwrap()).await.unwrap();
        client.reach(version).await;
    }
}

/// The token of VAPID: signed with the key that the server shows, for this push service, and not for long.
fn check_sender(head: &str, public: &str, origin: &str) {
    let (token, key) =
        header(head, "authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, public);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifier =
        signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    verifier
        .verify(signed.as_bytes(), &BASE64.decode(signature).unwrap())
        .expect("the signature is the server's");
    let claims: Value =
        serde_json::from_slice(&BASE64.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap();
    assert_eq!(claims["aud"], origin);
    assert!(claims["sub"].as_str().unwrap().starts_with("https://"));
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    assert!((now + 3600..now + 24 * 3600).contains(&claims["exp"].as_u64().unwrap()));
}

#[tokio::test]
async fn a_player_who_is_not_looking_is_reminded_once_by_the_node_that_stored_the_move() {
    let mut service = Service::start().await;
    let store = Arc::new(Memory::default());
    let (one, two) = (node(&store, PushSetting::Anywhere).await, node(&store, PushSetting::Anywhere).await);
    let public = one.get("/api/v1/push", None).await.json()["key"].as_str().unwrap().to_string();
    assert_eq!(two.get("/api/v1/push", None).await.json()["key"], public.as_str(), "all nodes share the key");
    let (table, tokens, mut ada, bo) = duel(&one, &two).await;
    let browser = Browser::new();
    let device = browser.device(&format!("{}/phone", service.origin), "de");
    assert_eq!(put(&two, "/me/push", KEY, &device).await.json()["devices"], 1);
    let follow = format!("/tables/{table}/push");
    assert_eq!(put(&two, &follow, &KEY.replace('0', "f"), &json!({"person": KEY})).await.status, 403);
    assert_eq!(put(&two, &follow, &tokens[1], &json!({"person": KEY})).await.json()["devices"], 1);

    drop(bo);
    play_turn(&mut ada, 0).await;
    let (head, body) = service.next().await;
    assert!(head.starts_with("POST /phone "), "{head}");
    check_sender(&head, &public, &service.origin);
    assert_eq!((header(&head, "content-encoding"), header(&head, "ttl")), ("aes128gcm", "86400"));
    assert!(!head.contains(&table), "the push service does not learn which table it is");
    let notice = browser.decrypt(&body);
    assert_eq!(
        notice,
        json!({"title": "Du bist bei Kuhlorado am Zug", "body": "Mit Ada", "lang": "de",
            "url": format!("/t/{table}"), "tag": format!("cowbell-{table}")})
    );
    let sent = async || one.metric("pushed_total").await + two.metric("pushed_total").await;
    eventually("one node has sent it once", async || sent().await == 1).await;
    assert!(service.sent.try_recv().is_err());
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_one_that_has_enough_is_left_alone() {
    let mut service = Service::start().await;
    let store = Arc::new(Memory::default());
    let house = node(&store, PushSetting::Anywhere).await;
    let (table, tokens, mut ada, mut bo) = duel(&house, &house).await;
    for (name, browser) in [("old", Browser::new()), ("quiet", Browser::new())] {
        let device = browser.device(&format!("{}/{name}", service.origin), "en");
        assert_eq!(put(&house, "/me/push", KEY, &device).await.status, 200);
    }
    let quiet = json!({"endpoint": format!("{}/quiet", service.origin)});
    assert_eq!(ask(&house, "DELETE", "/me/push", KEY, &quiet).await.json()["devices"], 1);
    put(&house, &format!("/tables/{table}/push"), &tokens[1], &json!({"person": KEY})).await;
    service.status.store(410, Relaxed);
    // While Bo looks nobody is reminded.
    play_turn(&mut ada, 0).await;
    bo.reach(ada.version).await;
    play_turn(&mut bo, 1).await;
    ada.reach(bo.version).await;
    drop(bo);
    play_turn(&mut ada, 0).await;
    assert!(service.next().await.0.starts_with("POST /old "));
    assert!(service.sent.try_recv().is_err(), "nobody else, and not twice");
    let devices = async || ask(&house, "DELETE", "/me/push", KEY, &quiet).await.json()["devices"].clone();
    eventually("the old browser is forgotten", async || devices().await == json!(0)).await;
    house.close().await;
}

#[tokio::test]
async fn the_beginning_the_end_and_a_rematch_are_told_too() {
    let mut service = Service::start().await;
    let store = Arc::new(Memory::default());
    let house = node(&store, PushSetting::Anywhere).await;
    let request = json!({"game": "kuhlorado", "options": {"starter": 0}, "seats": ["link", "link"]});
    let (table, tokens) = house.create_table(request).await;
    let tokens: Vec<String> = tokens.into_iter().flatten().collect();
    // Three browsers, because each can decrypt only once here.
    let browsers = ["one", "two", "three"].map(|name| (name, Browser::new()));
    for (name, browser) in &browsers {
        put(&house, "/me/push", KEY, &browser.device(&format!("{}/{name}", service.origin), "en")).await;
    }
    let mut bo = Client::open(house.address, &table, Some(&tokens[1])).await.unwrap();
    bo.sit("Bo").await;
    put(&house, &format!("/tables/{table}/push"), &own(&tokens[1]), &json!({"person": KEY})).await;
    drop(bo);
    let mut ada = Client::open(house.address, &table, Some(&tokens[0])).await.unwrap();
    ada.sit("Ada").await;
    let mut all = async || {
        let sent = [service.next().await, service.next().await, service.next().await];
        let to = |name: &str| {
            let start = format!("POST /{name} ");
            sent.iter().find(|(head, _)| head.starts_with(&start)).expect("all are told").1.clone()
        };
        ["one", "two", "three"].map(to)
    };
    let [begun, ..] = all().await;
    // It is Ada's turn, so Bo is not asked to move.
    ada.act(json!({"type": "resign"})).await.unwrap();
    let [_, over, _] = all().await;
    ada.act(json!({"type": "rematch"})).await.unwrap();
    let [.., rematch] = all().await;
    let [one, two, three] = browsers.map(|(_, browser)| browser);
    let (begun, over, rematch) = (one.decrypt(&begun), two.decrypt(&over), three.decrypt(&rematch));
    assert_eq!(begun["title"], "Your match of Kuhlorado has begun");
    assert_eq!(over["title"], "Your match of Kuhlorado is over");
    assert_eq!(rematch["title"], "A rematch in Kuhlorado?");
    for notice in [begun, over, rematch] {
        assert_eq!((&notice["body"], &notice["url"]), (&json!("With Ada"), &json!(format!("/t/{table}"))));
    }
    assert!(service.sent.try_recv().is_err(), "and nothing else");
    house.close().await;
}

/// Nobody looks, and the time of the one who is to move runs out: the other one is told, and then that it is their turn.
#[tokio::test]
async fn a_player_is_told_when_the_time_of_another_runs_out() {
    let mut service = Service::start().await;
    let data = tempfile::tempdir().unwrap();
    let house = House::open(Config { push: PushSetting::Anywhere, ..config(data.path()) }).await;
    let request = json!({"game": "kuhlorado", "options": {"starter": 0}, "seats": ["link", "link"],
        "clock": {"pace": {"live": {"time": 5}}, "out": {"bot": "random"}}});
    let (table, tokens) = house.create_table(request).await;
    let links: Vec<String> = tokens.into_iter().flatten().collect();
    let mut players = Vec::new();
    for (link, name) in links.iter().zip(["Ada", "Bo"]) {
        let mut player = Client::open(house.address, &table, Some(link)).await.unwrap();
        player.sit(name).await;
        players.push(player);
    }
    // The first turn of each has half a minute more.
    for seat in [0, 1] {
        let newest = players.iter().map(|player| player.version).max().unwrap();
        players[seat].reach(newest).await;
        play_turn(&mut players[seat], seat).await;
    }
    let browsers = ["one", "two"].map(|name| (name, Browser::new()));
    for (name, browser) in &browsers {
        put(&house, "/me/push", KEY, &browser.device(&format!("{}/{name}", service.origin), "en")).await;
    }
    put(&house, &format!("/tables/{table}/push"), &own(&links[1]), &json!({"person": KEY})).await;
    drop(players);
    // A bot takes over and may have moved at once: then two reminders come, in any order. A browser's key decrypts only one message,
    // so the first browser reads the first, and the other the second.
    let [(_, first), (_, second)] = browsers;
    let mut seen = [0, 0];
    let mut next = async |browser: usize, message: usize| loop {
        let (head, body) = service.next().await;
        let name = usize::from(head.starts_with("POST /two "));
        seen[name] += 1;
        if (name, seen[name]) == (browser, message) {
            return body;
        }
    };
    let title = |message: Value| message["title"].as_str().unwrap().to_string();
    let mut titles = vec![title(first.decrypt(&next(0, 1).await))];
    if !titles[0].starts_with("Ada ran out") {
        titles.push(title(second.decrypt(&next(1, 2).await)));
    }
    assert!(titles.contains(&"Ada ran out of time in Kuhlorado".to_string()), "{titles:?}");
    house.close().await;
}

#[tokio::test]
async fn a_push_service_is_at_a_public_address_or_it_is_none() {
    let store = Arc::new(Memory::default());
    let house = node(&store, PushSetting::On).await;
    let browser = Browser::new();
    for endpoint in [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://localhost/a",
        "https://a.example.org:22/a",
    ] {
        assert_eq!(
            put(&house, "/me/push", KEY, &browser.device(endpoint, "en")).await.status,
            400,
            "{endpoint}"
        );
    }
    let good = browser.device("https://push.example.org/a", "en");
    let mut bad = good.clone();
    bad["auth"] = json!("short");
    assert_eq!(put(&house, "/me/push", KEY, &bad).await.status, 400);
    assert_eq!(put(&house, "/me/push", "short", &good).await.status, 403);
    assert_eq!(put(&house, "/me/push", KEY, &good).await.status, 200);
    house.close().await;
    let off = node(&store, PushSetting::Off).await;
    assert_eq!(off.get("/api/v1/push", None).await.status, 404);
    off.close().await;
}
