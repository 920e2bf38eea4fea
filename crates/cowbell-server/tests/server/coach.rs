//! The coach: chances and warnings for those who train against bots, and lines that were not played.

use serde_json::{Value, json};

use crate::client::{House, config, eventually, own};

#[tokio::test]
async fn chances_and_warnings_are_for_those_who_play_only_against_bots() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let seats = json!(["link", {"bot": "random"}]);
    let request = json!({"game": "kuhlorado", "options": {"starter": 0}, "seats": seats});
    let (table, tokens) = house.create_table(request).await;
    let ada = tokens[0].as_deref().map(own);
    let ada = ada.as_deref();
    let path = |rest: &str| format!("/api/v1/tables/{table}{rest}");
    let sit = json!({"type": "sit", "name": "Ada", "token": ada});
    assert_eq!(house.post(&path("/actions"), tokens[0].as_deref(), &sit).await.status, 200);

    let said = house.post(&path("/consider"), ada, &json!({})).await.json();
    let values: Vec<f64> = said["values"].as_array().unwrap().iter().filter_map(Value::as_f64).collect();
    assert!((values.iter().sum::<f64>() - 1.0).abs() < 0.01, "{said}");
    assert_eq!((&said["loss"], &said["blunder"]), (&json!(0.0), &json!(false)));
    let legal = house.get(&path("/legal"), ada).await.json();
    let moves = legal["moves"].as_array().unwrap();
    assert!(moves.contains(&said["better"]), "{said}");
    let said = house.post(&path("/consider"), ada, &json!({"move": moves[0]})).await.json();
    assert!(said["loss"].as_f64().unwrap() >= 0.0, "{said}");

    let step = house.get(&path(""), ada).await.json()["state"]["step"].as_u64().unwrap();
    // After the end, any move of any moment can be played out; before it, none.
    assert_eq!(
        house.post(&path("/line"), ada, &json!({"step": step, "move": "keep"})).await.code(),
        "NOT_OVER"
    );
    assert_eq!(house.post(&path("/actions"), ada, &json!({"type": "resign"})).await.status, 200);
    let line = house.post(&path("/line"), ada, &json!({"step": step, "move": said["better"]})).await.json();
    let line = line.as_array().unwrap_or_else(|| panic!("{line}"));
    assert!(line.len() > 1 && line[0]["step"] == step + 1 && line[0]["entry"].is_object(), "{line:?}");
    // It is shown as the mover saw it, or through the eyes that were chosen.
    assert_eq!(line[0]["scene"]["me"], 0);
    let other = json!({"step": step, "move": said["better"], "seat": 1});
    assert_eq!(house.post(&path("/line"), ada, &other).await.json()[0]["scene"]["me"], 1);
    let nobody = json!({"step": step, "move": said["better"], "seat": 2});
    assert_eq!(house.post(&path("/line"), ada, &nobody).await.code(), "NOT_YOURS");

    // Two people: no coach, even if hints are allowed.
    let request =
        json!({"game": "kuhlorado", "options": {"starter": 0}, "seats": ["link", "link"], "hints": true});
    let (table, tokens) = house.create_table(request).await;
    for token in &tokens {
        let sit = json!({"type": "sit", "name": "Bo", "token": token.as_deref().map(own)});
        house.post(&format!("/api/v1/tables/{table}/actions"), token.as_deref(), &sit).await;
    }
    let path = format!("/api/v1/tables/{table}/consider");
    assert_eq!(
        house.post(&path, tokens[0].as_deref().map(own).as_deref(), &json!({})).await.code(),
        "HINTS_OFF"
    );
}

/// A real blunder: the worst move of a match between random players is warned of by those who would repeat it, and the better one
/// is not.
#[tokio::test]
async fn a_player_who_trains_is_warned_of_a_real_blunder() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let seats = json!([{"bot": "random"}, {"bot": "random"}]);
    let (table, _) = house.create_table(json!({"game": "tic-tac-moo", "seats": seats})).await;
    let path = |table: &str, rest: &str| format!("/api/v1/tables/{table}{rest}");
    let is_over = async || house.get(&path(&table, ""), None).await.json()["phase"] == "over";
    eventually("the bots play to the end", is_over).await;
    let lines = house.get(&path(&table, "/review?seconds=5"), None).await.body;
    let last = lines.lines().rfind(|line| line.starts_with('{')).unwrap();
    let review = &serde_json::from_str::<Value>(last).unwrap()["review"]["review"];
    let loss = |item: &&Value| item["loss"].as_f64().unwrap_or(0.0);
    // A short look on a busy machine may be too unsure of it to call it a blunder.
    let items = review["items"].as_array().unwrap().iter().filter(|item| item["kind"] == "decision");
    let blunder = items
        .max_by(|one, other| loss(one).total_cmp(&loss(other)))
        .expect("random players decide something");
    assert!(loss(&blunder) > 0.2, "{blunder}");

    // Someone plays on from there against a bot.
    let mut seats = vec![json!({"bot": "random"}); 2];
    let seat = blunder["seat"].as_u64().unwrap() as usize;
    seats[seat] = json!("link");
    let branch = json!({"step": blunder["step"], "seats": seats});
    let created = house.post(&path(&table, "/branch"), None, &branch).await.json();
    let (table, link) = (created["table"].as_str().unwrap(), created["tokens"][seat].as_str());
    let token = link.map(own);
    let token = token.as_deref();
    let sit = json!({"type": "sit", "name": "Ada", "token": token});
    assert_eq!(house.post(&path(table, "/actions"), link, &sit).await.status, 200);
    let consider =
        async |mv: &Value| house.post(&path(table, "/consider"), token, &json!({"move": mv})).await.json();
    let said = consider(&blunder["made"]).await;
    assert_eq!(said["blunder"], true, "{said} {blunder}");
    assert!(said["loss"].as_f64() > Some(0.12) && said["better"] != blunder["made"], "{said}");
    assert!(!said["reasons"].as_array().unwrap().is_empty(), "{said}");
    let better = consider(&said["better"]).await;
    assert_eq!(better["blunder"], false, "{better}");
    house.close().await;
}
