//! The puzzle of the day: the same everywhere, one answer per person, and nothing but counts.

use cowbell_bots::puzzles::shipped;
use serde_json::{Value, json};

use crate::client::{House, config, raw};

const ADA: &str = "00112233445566778899aabbccddeeff00112233";
const BO: &str = "ffeeddccbbaa99887766554433221100ffeeddcc";

async fn puzzle(house: &House, key: Option<&str>) -> Value {
    house.get("/api/v1/days/today/puzzle", key).await.json()
}

async fn answer(house: &House, key: &str, mv: &str) -> (u16, Value) {
    let answer = house.post("/api/v1/days/today/puzzle", None, &json!({"person": key, "move": mv})).await;
    (answer.status, answer.json())
}

/// Two legal moves of today's puzzle, the best first.
fn moves(today: &Value) -> (String, String) {
    let (game, number) = (today["game"].as_str().unwrap(), today["number"].as_u64().unwrap());
    let puzzle = &shipped(game)[number as usize];
    let legal = puzzle.open(game).unwrap().legal();
    let wrong = legal.iter().find(|mv| *mv != puzzle.answer()).unwrap();
    (puzzle.answer().to_string(), wrong.clone())
}

#[tokio::test]
async fn the_first_answer_of_each_person_counts_and_stays_after_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let today = puzzle(&house, Some(ADA)).await;
    assert_eq!((&today["today"], &today["answers"], &today["own"]), (&json!(true), &json!([]), &Value::Null));
    let (best, wrong) = moves(&today);

    let (status, one) = answer(&house, ADA, &wrong).await;
    assert_eq!((status, &one["answers"], &one["own"]), (200, &json!([[wrong, 1]]), &json!(wrong)), "{one}");
    // By now she knows the answer: her second one changes nothing.
    let (status, same) = answer(&house, ADA, &best).await;
    assert_eq!((status, same), (200, one));
    let (_, two) = answer(&house, BO, &best).await;
    let mut both = [json!([best, 1]), json!([wrong, 1])];
    both.sort_by_key(|one| one[0].as_str().map(str::to_string));
    assert_eq!((&two["answers"], &two["own"]), (&json!(both), &json!(best)));

    house.close().await;
    let house = House::open(config(data.path())).await;
    let again = puzzle(&house, Some(ADA)).await;
    assert_eq!((&again["answers"], &again["own"]), (&json!(both), &json!(wrong)));
    assert_eq!(puzzle(&house, None).await["own"], Value::Null);

    // Who deletes everything has not answered, but the counts say nothing about anyone and stay.
    let delete = format!(
        "DELETE /api/v1/me HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {ADA}\r\nConnection: close\r\n\r\n",
        house.address
    );
    raw(house.address, &delete).await;
    let later = puzzle(&house, Some(ADA)).await;
    assert_eq!((&later["answers"], &later["own"]), (&json!(both), &Value::Null));
}

#[tokio::test]
async fn only_legal_moves_of_today_are_counted() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let today = puzzle(&house, None).await;
    let (best, _) = moves(&today);
    assert_eq!(answer(&house, ADA, "castle").await.0, 400);
    assert_eq!(answer(&house, "short", &best).await.1["code"], "BAD_TOKEN");
    let date: cowbell_table::day::Day = today["date"].as_str().unwrap().parse().unwrap();
    let yesterday = date.last(1).last().unwrap();
    let path = format!("/api/v1/days/{yesterday}/puzzle");
    assert_eq!(house.post(&path, None, &json!({"person": ADA, "move": best})).await.code(), "DAY_OVER");
    let seen = house.get(&path, None).await.json();
    assert_eq!((&seen["date"], &seen["today"]), (&json!(yesterday.to_string()), &json!(false)));
    assert_ne!((&seen["game"], &seen["number"]), (&today["game"], &today["number"]));
    assert_eq!(house.get("/api/v1/days/1999-12-31/puzzle", None).await.status, 404);
    assert_eq!(puzzle(&house, None).await["answers"], json!([]));
}

/// Someone who pretends to be many is stopped by the limit for new tables, as in the match of the day.
#[tokio::test]
async fn one_address_cannot_answer_for_a_crowd() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(cowbell_server::Config { rate: 1.0, ..config(data.path()) }).await;
    let (best, _) = moves(&puzzle(&house, None).await);
    let mut counted = 0;
    for person in 0..60 {
        counted += u32::from(answer(&house, &format!("{person:040x}"), &best).await.0 == 200);
    }
    assert!((30..60).contains(&counted), "{counted}");
    assert_eq!(puzzle(&house, None).await["answers"], json!([[best, counted]]));
}
