//! The match of the day: the same on every server, one result per person, and nothing but counts.

use serde_json::{Value, json};

use crate::client::{House, config, eventually};

const ADA: &str = "00112233445566778899aabbccddeeff00112233";
const BO: &str = "ffeeddccbbaa99887766554433221100ffeeddcc";

async fn day(house: &House, key: Option<&str>) -> Value {
    house.get("/api/v1/days/today", key).await.json()
}

fn match_of<'a>(day: &'a Value, game: &str) -> &'a Value {
    day["matches"].as_array().unwrap().iter().find(|one| one["game"] == game).unwrap()
}

/// Plays today's match to the end, always the first legal move; its table, token and log.
async fn play(house: &House, game: &str, key: &str, says: bool) -> (String, bool, Value) {
    let today = day(house, None).await["date"].as_str().unwrap().to_string();
    let path = format!("/api/v1/days/{today}/{game}");
    let created = house.post(&path, None, &json!({"person": key})).await;
    assert_eq!(created.status, 200, "{}", created.body);
    let created = created.json();
    let (table, token) = (created["table"].as_str().unwrap().to_string(), created["tokens"][0].as_str());
    let path = |rest: &str| format!("/api/v1/tables/{table}{rest}");
    let own = "abcdef0123456789abcdef0123456789abcdef01";
    let sit = json!({"type": "sit", "name": "Ada", "token": own, "promise": ""});
    assert_eq!(house.post(&path("/actions"), token, &sit).await.status, 200);
    let mut shown = house.get(&path(""), Some(own)).await.json();
    while shown["phase"] == "playing" {
        let version = shown["version"].as_u64().unwrap();
        let legal = house.get(&path("/legal"), Some(own)).await.json();
        if shown["state"]["turn"]["seat"] == 0 && legal["version"] == version {
            if says {
                house.post(&path("/actions"), Some(own), &json!({"type": "say", "phrase": "hello"})).await;
            }
            let play = json!({"type": "play", "version": version, "move": legal["moves"][0]});
            assert_eq!(house.post(&path("/actions"), Some(own), &play).await.status, 200);
        }
        shown = house.get(&path(&format!("?after={version}&wait=20")), Some(own)).await.json();
    }
    let counts = shown["daily"]["counts"].as_bool().unwrap();
    (table.clone(), counts, house.get(&path("/log"), Some(own)).await.json()["events"].clone())
}

#[tokio::test]
async fn the_match_of_the_day_is_the_same_on_two_servers_and_the_first_try_counts() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (one, two) = (House::open(config(here.path())).await, House::open(config(there.path())).await);

    let (table, counts, log) = play(&one, "kuhlorado", ADA, false).await;
    assert!(counts);
    // Talk makes other versions of the table, but neither other dice nor other moves of the bot.
    let (_, _, same) = play(&two, "kuhlorado", ADA, true).await;
    assert_eq!(log, same);

    let today = day(&one, Some(ADA)).await;
    let found = match_of(&today, "kuhlorado");
    let result = &found["own"]["result"];
    assert_eq!((&found["own"]["table"], &found["own"]["over"]), (&json!(table), &json!(true)));
    assert_eq!(found["results"], json!([[result, 1]]), "{found}");
    assert_eq!(found["opponent"], "hard");

    // A second try, or one without a key, is a match like any other; someone else's first try counts.
    let (_, counts, _) = play(&one, "kuhlorado", ADA, false).await;
    assert!(!counts);
    assert_eq!(match_of(&day(&one, None).await, "kuhlorado")["results"], json!([[result, 1]]));
    play(&one, "kuhlorado", BO, false).await;
    let later = day(&one, Some(BO)).await;
    assert_eq!(
        match_of(&later, "kuhlorado")["results"],
        json!([[result, 2]]),
        "the same moves, the same result"
    );
    assert_eq!(match_of(&later, "te-kuiti")["results"], json!([]));
    assert_eq!(match_of(&later, "te-kuiti")["opponent"], Value::Null);

    // The bots have played the same on both.
    let bots = async |house: &House, game: &str| match_of(&day(house, None).await, game)["bots"].clone();
    for game in ["kuhlorado", "te-kuiti"] {
        for house in [&one, &two] {
            eventually("bots play", async || bots(house, game).await != json!([])).await;
        }
        let (here, there) = (bots(&one, game).await, bots(&two, game).await);
        assert_eq!(here, there);
        assert_eq!(here.as_array().unwrap().len(), 3);
        assert!(here.as_array().unwrap().iter().all(|bot| bot["results"].as_array().unwrap().len() == 5));
    }

    // It is all still there after a restart.
    one.close().await;
    let one = House::open(config(here.path())).await;
    let again = day(&one, Some(ADA)).await;
    assert_eq!(match_of(&again, "kuhlorado")["results"], json!([[result, 2]]));
    assert_eq!(match_of(&again, "kuhlorado")["own"]["table"], table);
}

#[tokio::test]
async fn only_today_can_be_played_and_the_last_week_be_seen() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let today: cowbell_table::day::Day = day(&house, None).await["date"].as_str().unwrap().parse().unwrap();
    let yesterday = today.last(1).last().unwrap();
    let seen = house.get(&format!("/api/v1/days/{yesterday}"), None).await.json();
    assert_eq!((&seen["date"], &seen["today"]), (&json!(yesterday.to_string()), &json!(false)));
    for day in ["1999-12-31", "2999-12-31", "tomorrow"] {
        assert_eq!(house.get(&format!("/api/v1/days/{day}"), None).await.status, 404, "{day}");
    }
    let post = async |day: &str, game: &str, request: Value| {
        house.post(&format!("/api/v1/days/{day}/{game}"), None, &request).await.code()
    };
    assert_eq!(post(&yesterday.to_string(), "kuhlorado", json!({})).await, "DAY_OVER");
    assert_eq!(post(&today.to_string(), "mow", json!({})).await, "NO_SUCH_GAME");
    assert_eq!(post(&today.to_string(), "kuhlorado", json!({"person": "short"})).await, "BAD_TOKEN");
}
