//! What the doors offer besides play: phrases in every language, compressed answers, visitors behind a proxy.

use std::sync::Arc;

use cowbell_protocol::Phrase;
use cowbell_server::{Asset, Assets, Config, RandomBrain, Server};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Client, House, config, raw};

#[tokio::test]
async fn every_phrase_has_words_in_every_language() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let sayings = house.get("/api/v1/phrases", None).await.json();
    let page = include_str!("../../../../web/src/parts/Chat.svelte");
    assert_eq!(sayings.as_array().unwrap().len(), Phrase::ALL.len());
    let (table, tokens) = house.create_table(json!({"game": "mow"})).await;
    let mut client = Client::open(house.address, &table, tokens[0].as_deref()).await.unwrap();
    for (saying, phrase) in sayings.as_array().unwrap().iter().zip(Phrase::ALL) {
        let word = phrase.word();
        assert_eq!((&saying["phrase"], serde_json::to_value(phrase).unwrap()), (&json!(word), json!(word)));
        assert!(page.contains(&format!("\"{word}\"")), "the page does not offer {word}");
        let texts = saying["texts"].as_object().unwrap();
        assert_eq!(texts.keys().collect::<Vec<_>>(), ["de", "en", "fr", "nl"]);
        for (language, text) in texts {
            let text = text.as_str().unwrap();
            assert!(!text.is_empty() && !text.contains("phrase-"), "{word} has no words in {language}");
        }
        assert_ne!(texts["en"], texts["fr"], "{word}");
        client.act(json!({"type": "say", "phrase": word})).await.unwrap();
        let said = client.frames.iter().any(|frame| frame.contains(&format!(r#""phrase":"{word}""#)));
        assert!(said, "{word} is heard");
    }
    assert_eq!(client.act(json!({"type": "say", "phrase": "anything else"})).await, Err("GONE".into()));
    house.close().await;
}

/// A response as it comes, head and body.
async fn fetch(house: &House, path: &str, accept: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{accept}Connection: close\r\n\r\n", house.address);
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
    (String::from_utf8_lossy(&bytes[..end]).to_lowercase(), bytes.split_off(end + 4))
}

#[tokio::test]
async fn long_answers_are_compressed_for_clients_that_can_read_them() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    for path in ["/api/v1/openapi.json", "/api/v1/games", "/api/docs"] {
        let (head, plain) = fetch(&house, path, "").await;
        assert!(!head.contains("content-encoding"), "{head}");
        let (head, packed) = fetch(&house, path, "Accept-Encoding: gzip\r\n").await;
        assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"), "{head}");
        assert!(packed.len() * 2 < plain.len(), "{path}: {} of {}", packed.len(), plain.len());
        let start = packed.windows(2).position(|window| window == [0x1f, 0x8b]).unwrap();
        assert!(start < 16, "behind the length of the first chunk");
    }
    // What holds secrets of seats, or is short, stays as it is.
    let (head, _) = fetch(&house, "/healthz", "Accept-Encoding: gzip\r\n").await;
    assert!(head.to_lowercase().contains("\r\nx-request-id: "), "the id under which it is logged: {head}");
    assert!(!head.contains("content-encoding"), "{head}");
    house.close().await;
}

#[tokio::test]
async fn behind_a_proxy_the_rate_limit_counts_visitors_and_believes_no_claims() {
    let data = tempfile::tempdir().unwrap();
    for (proxies, shared) in [(0, true), (1, false)] {
        let house = House::open(Config { rate: 1.0, trust_proxy: proxies, ..config(data.path()) }).await;
        let address = house.address;
        let create = |forwarded: String| {
            let body = r#"{"game":"mow"}"#;
            let head =
                "POST /api/v1/tables HTTP/1.1\r\nConnection: close\r\nContent-Type: application/json\r\n";
            format!(
                "{head}Host: {address}\r\nX-Forwarded-For: {forwarded}\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            )
        };
        // Thirty at once, and one more; whatever the visitor claims before the proxy's own word.
        for number in 0..31 {
            let reply = raw(address, &create(format!("10.0.0.{number}, 192.0.2.1"))).await;
            assert_eq!(reply.status, if number < 30 { 200 } else { 429 }, "{proxies} proxies, {number}");
        }
        let other = raw(address, &create("192.0.2.2".into())).await;
        assert_eq!(other.status, if shared { 429 } else { 200 }, "another visitor, {proxies} proxies");
        house.close().await;
    }
}

/// Files of a web client, some of them compressed when they were built.
struct Built;

impl Assets for Built {
    fn get(&self, path: &str) -> Option<Asset> {
        let is_script = match path {
            "assets/app-1a2b.js" => true,
            "assets/cow-3c4d.svg" => false,
            _ => return None,
        };
        Some(Asset {
            // Long enough, and easy enough, to be compressed on the way out.
            bytes: b"moo ".repeat(1000).into(),
            brotli: is_script.then(|| b"brotli".as_slice().into()),
            gzip: is_script.then(|| b"gzip".as_slice().into()),
            kind: if is_script { "text/javascript" } else { "image/svg+xml" }.into(),
            hashed: true,
        })
    }
}

#[tokio::test]
async fn files_are_sent_as_they_were_compressed_when_built_and_kept_forever() {
    let data = tempfile::tempdir().unwrap();
    let house = House::run(Server::open(config(data.path()), Arc::new(RandomBrain), Arc::new(Built)).await);
    let plain = b"moo ".repeat(1000);
    let script = "/assets/app-1a2b.js";
    for (path, accept, encoding, body) in [
        (script, "gzip, deflate, br, zstd", Some("br"), b"brotli".as_slice()),
        (script, "gzip, deflate", Some("gzip"), b"gzip"),
        (script, "br;q=0, gzip", Some("gzip"), b"gzip"),
        (script, "identity", None, &plain),
        ("/assets/cow-3c4d.svg", "gzip, br", None, &plain),
    ] {
        let (head, bytes) = fetch(&house, path, &format!("Accept-Encoding: {accept}\r\n")).await;
        let said = head.lines().find_map(|line| line.strip_prefix("content-encoding: "));
        assert_eq!((said, bytes.as_slice()), (encoding, body), "{path} for {accept}: {head}");
        assert!(head.contains("cache-control: public, max-age=31536000, immutable"), "{head}");
        assert!(head.contains("vary: accept-encoding"), "{head}");
    }
    house.close().await;
}

/// A page as the web client has it: with a head to put the preview in.
pub(crate) struct Page;

impl Assets for Page {
    fn get(&self, path: &str) -> Option<Asset> {
        const PAGE: &[u8] = b"<html><head><title>Cowbell</title></head></html>";
        let kind = "text/html; charset=utf-8".into();
        (path == "index.html").then(|| Asset {
            bytes: PAGE.into(),
            brotli: None,
            gzip: None,
            kind,
            hashed: false,
        })
    }
}

#[tokio::test]
async fn a_link_to_a_match_has_a_title_and_a_picture_as_soon_as_strangers_may_watch() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::open(config(data.path()), Arc::new(RandomBrain), Arc::new(Page)).await;
    let house = House::run(server);
    let request = json!({"game": "tic-tac-moo", "spectators": false});
    let (table, tokens) = house.create_table(request).await;
    let path = |rest: &str| format!("/api/v1/tables/{table}{rest}");
    let own = ["a".repeat(40), "b".repeat(40)];
    for ((link, own), name) in tokens.iter().zip(&own).zip(["Ada <3", "Bo"]) {
        let sit = json!({"type": "sit", "name": name, "token": own});
        assert_eq!(house.post(&path("/actions"), link.as_deref(), &sit).await.status, 200);
    }
    let page = async || String::from_utf8(fetch(&house, &format!("/r/{table}"), "").await.1).unwrap();
    assert!(!page().await.contains("og:"), "a closed table tells nothing");
    assert_eq!(house.get(&path("/picture.png"), None).await.code(), "NO_SPECTATORS");
    house.post(&path("/actions"), Some(&own[0]), &json!({"type": "resign"})).await;
    let page = page().await;
    assert!(
        page.contains(r#"<meta property="og:title" content="Tic Tac Moo: Ada &lt;3 0 – 0 Bo" />"#),
        "{page}"
    );
    let picture = format!(r#"content="http://{}{}""#, house.address, path("/picture.png"));
    assert!(page.contains(&picture), "{page}");
    let (head, bytes) = fetch(&house, &path("/picture.png"), "Accept-Encoding: gzip\r\n").await;
    assert!(head.contains("content-type: image/png") && !head.contains("content-encoding"), "{head}");
    assert!(bytes.windows(4).any(|window| window == b"\x89PNG"));
    house.close().await;
}

/// A link to the matches of a day, or to a puzzle, has a title and a picture too.
#[tokio::test]
async fn a_link_to_a_day_or_a_puzzle_has_a_title_and_a_picture() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::open(config(data.path()), Arc::new(RandomBrain), Arc::new(Page)).await;
    let house = House::run(server);
    let today = house.get("/api/v1/days/today", None).await.json()["date"].as_str().unwrap().to_string();
    let page = async |path: &str| String::from_utf8(fetch(&house, path, "").await.1).unwrap();
    for (path, title, picture) in [
        (
            format!("/day/{today}"),
            format!("Cowbell {today}: Kuhlorado, Te Kuiti"),
            format!("days/{today}/kuhlorado/picture.png"),
        ),
        ("/puzzles/mow/3".into(), "Cowbell: MOW".into(), "puzzles/mow/3/picture.png".into()),
    ] {
        let page = page(&path).await;
        assert!(page.contains(&format!(r#"property="og:title" content="{title}""#)), "{page}");
        let picture = format!("http://{}/api/v1/{picture}", house.address);
        assert!(page.contains(&format!(r#"property="og:image" content="{picture}""#)), "{page}");
    }
    let mut pictures = Vec::new();
    let of_day = format!("days/{today}/kuhlorado");
    for path in [&*of_day, "puzzles/kuhlorado/3", "puzzles/mow/3", "puzzles/mow/4"] {
        let (head, bytes) = fetch(&house, &format!("/api/v1/{path}/picture.png"), "").await;
        assert!(head.contains("content-type: image/png"), "{path}: {head}");
        let start = bytes.windows(4).position(|window| window == b"\x89PNG").expect("a picture");
        pictures.push(bytes[start..].to_vec());
    }
    pictures.sort_unstable();
    pictures.dedup();
    assert_eq!(pictures.len(), 4, "each has its own");
    for path in
        [&*format!("days/{today}/mow"), "days/1999-12-31/kuhlorado", "puzzles/mow/9999", "puzzles/chess/0"]
    {
        assert_eq!(
            house.get(&format!("/api/v1/{path}/picture.png"), None).await.code(),
            "NO_SUCH_PAGE",
            "{path}"
        );
    }
    assert!(!page("/puzzles/mow/9999").await.contains("og:"));
    house.close().await;
}
