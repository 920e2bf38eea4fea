//! The coach: chances and warnings for those who train against bots, and lines that were not played.

use serde_json::{Value, json};

use crate::client::{House, config};

#[tokio::test]
async fn chances_and_warnings_are_for_those_who_play_only_against_bots() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let seats = json!(["link", {"bot": "random"}]);
    let wish = json!({"game": "kuhlorado", "options": {"starter": 0}, "seats": seats});
    let (table, tokens) = house.create_table(wish).await;
    let ada = tokens[0].as_deref();
    let path = |rest: &str| format!("/api/v1/tables/{table}{rest}");
    let sit = json!({"type": "sit", "name": "Ada", "token": ada});
    assert_eq!(house.post(&path("/actions"), ada, &sit).await.status, 200);

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

    // Two people: no coach, even if hints are allowed.
    let wish =
        json!({"game": "kuhlorado", "options": {"starter": 0}, "seats": ["link", "link"], "hints": true});
    let (table, tokens) = house.create_table(wish).await;
    for token in &tokens {
        let sit = json!({"type": "sit", "name": "Bo", "token": token});
        house.post(&format!("/api/v1/tables/{table}/actions"), token.as_deref(), &sit).await;
    }
    let path = format!("/api/v1/tables/{table}/consider");
    assert_eq!(house.post(&path, tokens[0].as_deref(), &json!({})).await.code(), "HINTS_OFF");
}
