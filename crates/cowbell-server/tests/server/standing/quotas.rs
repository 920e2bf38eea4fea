//! What one address may do: actions, tables and bots.

use super::*;

/// Ten sockets of one address may not do ten times as much as one.
#[tokio::test]
async fn actions_are_counted_by_address_and_not_by_socket() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(counting(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo"})).await;
    let began = Instant::now();
    let mut talkers = Vec::new();
    for _ in 0..10 {
        let (address, table, token) = (house.address, table.clone(), tokens[0].clone());
        talkers.push(tokio::spawn(async move {
            let mut client = Client::open(address, &table, token.as_deref()).await.unwrap();
            let mut done = 0;
            for _ in 0..60 {
                done += u64::from(client.act(json!({"type": "say", "phrase": "hello"})).await.is_ok());
            }
            done
        }));
    }
    let mut done = 0;
    for talker in talkers {
        done += talker.await.unwrap();
    }
    let allowed = 200.0 + 40.0 * began.elapsed().as_secs_f64() + 1.0;
    assert!(done as f64 <= allowed, "{done} of 600 were done; {allowed} are allowed");
    assert!(done >= 150, "{done}");
    house.close().await;
}

#[tokio::test]
async fn tables_and_bots_have_a_quota_that_finished_matches_give_back() {
    let data = tempfile::tempdir().unwrap();
    let quotas = Quotas { tables_per_address: 2, bots_per_address: 3, ..Config::default().quotas };
    let house = House::open(Config { quotas, ..counting(data.path()) }).await;
    let two = json!({"game": "mow", "seats": [{"bot": "random"}, {"bot": "random"}, "link"], "options": {"seats": 3}});
    house.create_table(two.clone()).await;
    let more = house.post("/api/v1/tables", None, &two).await;
    assert_eq!((more.status, more.code().as_str()), (429, "QUOTA"), "four bots");
    let (_, _, mut seats) = house.duel().await;
    let third = house.post("/api/v1/tables", None, &json!({"game": "tic-tac-moo"})).await;
    assert_eq!(third.code(), "QUOTA", "three tables");
    seats[0].act(json!({"type": "resign"})).await.unwrap();
    let third = house.post("/api/v1/tables", None, &json!({"game": "tic-tac-moo"})).await;
    assert_eq!(third.status, 200, "{}", third.body);
    house.close().await;
}

/// Bots that take over later count as well, and so does a rematch, but no bot counts twice.
#[tokio::test]
async fn bots_that_come_later_and_rematches_count_too() {
    let data = tempfile::tempdir().unwrap();
    let quotas = Quotas { tables_per_address: 2, bots_per_address: 1, ..Config::default().quotas };
    let house = House::open(Config { quotas, ..counting(data.path()) }).await;
    let (_, _, mut seats) = house.duel().await;
    let (hand, take) = (json!({"type": "hand", "level": "easy"}), json!({"type": "take"}));
    for _ in 0..3 {
        seats[0].act(hand.clone()).await.unwrap();
        seats[0].act(json!({"type": "hand", "level": "medium"})).await.expect("another bot in its place");
        assert_eq!(seats[1].act(hand.clone()).await, Err("QUOTA".into()), "two bots");
        seats[0].act(take.clone()).await.unwrap();
    }
    seats[0].act(json!({"type": "resign"})).await.unwrap();
    let new = async || house.post("/api/v1/tables", None, &json!({"game": "tic-tac-moo"})).await;
    assert_eq!(new().await.status, 200);
    let rematch = json!({"type": "rematch"});
    seats[0].act(rematch.clone()).await.unwrap();
    assert_eq!(new().await.code(), "QUOTA", "three tables");
    seats[1].act(rematch.clone()).await.expect("it is the same rematch");
    house.close().await;
}

/// A rematch is one more table.
#[tokio::test]
async fn a_rematch_needs_room_in_the_quota() {
    let data = tempfile::tempdir().unwrap();
    let quotas = Quotas { tables_per_address: 1, ..Config::default().quotas };
    let house = House::open(Config { quotas, ..counting(data.path()) }).await;
    let (_, _, mut seats) = house.duel().await;
    seats[0].act(json!({"type": "resign"})).await.unwrap();
    house.create_table(json!({"game": "tic-tac-moo"})).await;
    assert_eq!(seats[1].act(json!({"type": "rematch"})).await, Err("QUOTA".into()));
    house.close().await;
}
