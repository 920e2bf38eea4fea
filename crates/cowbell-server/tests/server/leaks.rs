//! Nothing leaked: everything each viewer is sent, searched for what only others may know; and the same match in
//! another world that a viewer cannot tell apart sends that viewer the same bytes.

use std::collections::BTreeSet;

use cowbell_catalog::infos;
use serde_json::{Value, json};

use crate::client::{Client, House, config, own};

/// A whole match of people over sockets, with a spectator; every frame kept. Ends early after `most` moves.
async fn play(house: &House, game: &str, most: usize) -> (String, Vec<String>, Vec<Client>) {
    let (table, tokens) = house.create_table(json!({"game": game, "spectators": true})).await;
    let tokens: Vec<String> = tokens.into_iter().flatten().collect();
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(Client::open(house.address, &table, Some(token)).await.unwrap());
    }
    clients.push(Client::open(house.address, &table, None).await.unwrap());
    let mut version = 0;
    for (seat, client) in clients.iter_mut().take(tokens.len()).enumerate() {
        version = client.sit(&format!("p{seat}")).await;
    }
    for client in &mut clients {
        client.reach(version).await;
    }
    let mut number = 3;
    for _ in 0..most {
        let Some(turn) = clients[0].turn() else { break };
        number = number * 31 % 1009;
        let mv = clients[turn].legal(number).unwrap();
        version = clients[turn].play(&mv).await.unwrap();
        for client in &mut clients {
            client.reach(version).await;
        }
    }
    (table, tokens.iter().map(|link| own(link)).collect(), clients)
}

/// The chance events that carry `to`: who saw what.
fn secrets(frames: &[String], seat: u64) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for frame in frames {
        let message: Value = serde_json::from_str(frame).unwrap();
        for event in message["what"]["events"].as_array().into_iter().flatten() {
            if event["to"] == seat {
                seen.insert(event["chance"].as_str().unwrap().to_string());
            }
        }
    }
    seen
}

#[tokio::test]
async fn no_viewer_is_sent_what_another_seat_holds() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    for info in infos().iter().filter(|info| info.has_secrets) {
        // Before any move, all that was dealt is still in hand: each secret text may be in one viewer's frames only.
        let (table, tokens, clients) = play(&house, info.slug, 0).await;
        for (seat, client) in clients.iter().take(tokens.len()).enumerate() {
            let own = secrets(&client.frames, seat as u64);
            assert!(!own.is_empty(), "{}: seat {seat} holds something", info.slug);
            for (index, other) in clients.iter().enumerate().filter(|(index, _)| *index != seat) {
                let log = house
                    .get(&format!("/api/v1/tables/{table}/log"), tokens.get(index).map(String::as_str))
                    .await;
                let shown = house
                    .get(&format!("/api/v1/tables/{table}"), tokens.get(index).map(String::as_str))
                    .await;
                let heard = secrets(&other.frames, seat as u64);
                assert!(
                    heard.is_disjoint(&own),
                    "{}: viewer {index} hears {heard:?} of seat {seat}",
                    info.slug
                );
                for secret in &own {
                    // `deal 7.1` is told to its owner only; others can know the card once they hold its twin.
                    let quoted = format!("\"{secret}\"");
                    let others = secrets(&other.frames, index as u64);
                    if others.contains(secret) {
                        continue;
                    }
                    for text in other.frames.iter().chain([&log.body, &shown.body]) {
                        assert!(
                            !text.contains(&quoted),
                            "{}: viewer {index} reads {secret} of seat {seat}: {text}",
                            info.slug
                        );
                    }
                }
            }
        }
    }
    house.close().await;
}

#[tokio::test]
async fn tokens_and_seeds_are_in_no_answer_that_need_not_hold_them() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    for info in infos() {
        let (table, tokens, clients) = play(&house, info.slug, 6).await;
        let shown = house.get(&format!("/api/v1/tables/{table}"), Some(&tokens[0])).await;
        for text in clients.iter().flat_map(|client| &client.frames).chain([&shown.body, &shown.head]) {
            assert!(tokens.iter().all(|token| !text.contains(token)), "a token in {text}");
            assert!(!text.contains("\"seed\""), "a seed before the end in {text}");
        }
        let record = house.get(&format!("/api/v1/tables/{table}/record"), Some(&tokens[0])).await;
        assert_eq!((record.status, record.code().as_str()), (409, "NOT_OVER"));
        for token in ["", "0", &"0".repeat(40), &tokens[0][1..]] {
            let reply = house.get(&format!("/api/v1/tables/{table}"), Some(token)).await;
            assert_eq!(reply.status, 403);
            assert!(token.len() < 9 || !reply.body.contains(token), "an error repeats a token");
        }
        let foreign = house.get(&format!("/api/v1/tables/{table}/record"), None).await;
        assert_eq!(foreign.code(), "NOT_OVER");
    }
    // The database holds hashes of tokens, never a token.
    let (_, tokens, _) = play(&house, "tic-tac-moo", 3).await;
    house.close().await;
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for token in &tokens {
            assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()), "a token on disk");
        }
    }
}

/// The person who creates a table gets the links of all seats, and may have opened them before the guests came.
#[tokio::test]
async fn the_creator_of_a_table_never_sees_a_guests_hand() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "mow", "options": {"seats": 2}})).await;
    let (host, link) = (tokens[0].as_deref(), tokens[1].as_deref());
    let path = |rest: &str| format!("/api/v1/tables/{table}{rest}");
    let mut spy = Client::open(house.address, &table, link).await.unwrap();
    let version = spy.version;
    let mut ada = Client::open(house.address, &table, host).await.unwrap();
    ada.sit("Ada").await;
    // The guest sits down last, which starts the match and deals the cards.
    let own = "5a".repeat(20);
    let mut bo = Client::open(house.address, &table, link).await.unwrap();
    let poll = path(&format!("?after={}&wait=20", version + 1));
    let sit = json!({"type": "sit", "name": "Bo", "token": own});
    let (polled, sat) = tokio::join!(house.get(&poll, link), bo.act(sit));
    let sat = sat.unwrap();
    bo.reach(sat).await;
    assert!(bo.state["view"].is_object(), "the guest plays on with the same socket");
    assert_eq!(polled.code(), "LINK_USED");
    while spy.read().await.is_some() {}
    assert!(spy.frames.iter().all(|frame| !frame.contains("deal")), "{:?}", spy.frames);
    assert!(
        Client::open(house.address, &table, link)
            .await
            .is_err_and(|bye| bye.to_string().contains("LINK_USED"))
    );
    for path in [path(""), path("/log"), path("/legal"), path("/history")] {
        assert_eq!(house.get(&path, link).await.code(), "LINK_USED");
    }
    let resign = json!({"type": "resign"});
    assert_eq!(house.post(&path("/actions"), link, &resign).await.code(), "LINK_USED");
    assert_eq!(
        house.get(&path(""), Some(&own)).await.json()["you"],
        1,
        "a second device with the guest's own link"
    );
    house.close().await;
}
