//! Records, checked by someone else: the dice by twenty lines of Python that share nothing with the server, the signature by
//! the key that everyone can look up.

use std::fmt::Write as _;

use cowbell_catalog::{Record, infos};
use cowbell_protocol::{Action, NewTable, Phase, SeatKind};
use cowbell_rules::{Seat, Turn};
use cowbell_table::Seed;
use cowbell_table::fair::promise;
use cowbell_table::verify::{Wrong, verify};
use cowbell_table::{Table, Who};
use cowbell_table::{TableId, Token};

use serde_json::json;

use crate::client::{House, config, eventually};
use crate::missing;

/// A whole match at a table with default options, played by people who take every third move.
fn record(game: &str) -> String {
    let request = NewTable {
        game: game.into(),
        options: Default::default(),
        seats: vec![SeatKind::Link],
        lobby: false,
        spectators: false,
        ..NewTable::default()
    };
    let seed = Seed::new(std::array::from_fn(|index| index as u8));
    let (mut table, _) =
        Table::create(TableId(1), &request, None, &seed, |seat| Token::new([seat.0; 20]).key()).unwrap();
    for seat in Seat::all(table.game().seats()) {
        let sit = Action::Sit {
            name: format!("p{seat}"),
            promise: promise(&format!("salt-{seat}")),
            token: Some("e7".repeat(20)),
        };
        table.act(Who::Person(seat), &sit).unwrap();
    }
    for seat in Seat::all(table.game().seats()) {
        table.act(Who::Person(seat), &Action::Reveal { salt: format!("salt-{seat}") }).unwrap();
    }
    while table.phase() == Phase::Playing {
        let Turn::Seat(seat) = table.game().turn() else { panic!("a seat is to move") };
        let legal = table.game().legal();
        let mv = legal[3 % legal.len()].clone();
        table.act(Who::Person(seat), &Action::Play { version: table.version(), mv }).unwrap();
    }
    table.record().unwrap()
}

/// The outcomes of every random event with their weights, one list a line, as `cowbell replay --chances` lists them.
fn chances(text: &str) -> String {
    let record = Record::parse(text).unwrap();
    let mut game = record.open();
    let mut out = String::new();
    for line in &record.lines {
        writeln!(out, "{}", serde_json::to_string(&game.chances()).unwrap()).unwrap();
        line.add(game.as_mut()).unwrap();
    }
    out
}

#[test]
fn python_derives_every_draw_again() {
    let folder = tempfile::tempdir().unwrap();
    for info in infos() {
        let text = record(info.slug);
        let report = verify(&text).unwrap();
        assert!(report.is_over && report.is_proved && report.is_chained && report.chances > 0, "{report:?}");
        let (file, lists) = (folder.path().join("match.jsonl"), folder.path().join("chances.jsonl"));
        std::fs::write(&file, &text).unwrap();
        std::fs::write(&lists, chances(&text)).unwrap();
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/verify.py");
        let Some(mut python) = missing::python() else { return };
        let output = python.arg(script).args([&file, &lists]).output().expect("Python runs");
        let said = String::from_utf8_lossy(&output.stdout);
        assert_eq!(
            said.trim(),
            format!("fair: {} draws", report.chances),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

#[test]
fn a_changed_record_is_found_out() {
    for info in infos() {
        let text = record(info.slug);
        let lines: Vec<&str> = text.lines().collect();
        let without = |index: usize| {
            let rest: Vec<&str> =
                lines.iter().enumerate().filter(|(at, _)| *at != index).map(|(_, line)| *line).collect();
            rest.join("\n")
        };
        for index in 1..lines.len() {
            assert_eq!(
                verify(&without(index)),
                Err(Wrong::Altered),
                "{}: line {index} taken away",
                info.slug
            );
        }
        let mut header: serde_json::Value = serde_json::from_str(lines[0]).unwrap();
        let with = |header: &serde_json::Value| format!("{header}\n{}", lines[1..].join("\n"));
        header["seed"] = Seed::new([1; 32]).reveal().into();
        assert_eq!(verify(&with(&header)), Err(Wrong::Commitment));
        // Without its chain, and with another promise, the draws themselves still do not follow from the seed.
        header["commitment"] = Seed::new([1; 32]).commitment().into();
        header.as_object_mut().unwrap().remove("chain");
        assert!(matches!(verify(&with(&header)), Err(Wrong::Unfair(..))));
    }
}

#[tokio::test]
async fn records_are_signed_with_a_key_that_everyone_can_look_up() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, token, mut seats) = house.duel().await;
    seats[0].act(json!({"type": "resign"})).await.unwrap();
    let record = house.get(&format!("/api/v1/tables/{table}/record"), token.as_deref()).await.body;
    let key =
        house.get("/.well-known/cowbell-key", None).await.json()["ed25519"].as_str().unwrap().to_string();
    assert_eq!(verify(&record).unwrap().signer, Some(key.clone()));
    for (from, to) in [("Ada", "Eve"), (r#""resigned":0"#, r#""resigned":1"#)] {
        assert!(record.contains(from), "{record}");
        let forged = verify(&record.replacen(from, to, 1));
        assert_eq!(forged.unwrap_err().code(), "WRONG_SIGNATURE", "{from}");
    }
    house.close().await;
    let house = House::open(config(data.path())).await;
    assert_eq!(house.get("/.well-known/cowbell-key", None).await.json()["ed25519"], key, "it stays");
    house.close().await;
}

/// Someone makes up a match, imports it and exports it again: the server has not seen it played, and does not say so.
#[tokio::test]
async fn an_imported_record_is_not_signed_as_played_here() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let made_up = record("mow").replacen("p0", "Champion", 1);
    let imported = house.post_text("/api/v1/records", &made_up).await;
    assert_eq!(imported.status, 200, "{}", imported.body);
    let table = imported.json()["table"].as_str().unwrap().to_string();
    let exported = house.get(&format!("/api/v1/tables/{table}/record"), None).await.body;
    let report = verify(&exported).unwrap();
    assert!(exported.contains("Champion") && report.is_proved, "its dice follow from a seed of its author");
    assert_eq!((report.signer, report.is_imported), (None, true), "{exported}");
    // A match that goes on from there is played here, and its record says where that begins.
    let request = json!({"step": 10, "seats": [{"bot": "easy"}, {"bot": "easy"}]});
    let branch = house.post(&format!("/api/v1/tables/{table}/branch"), None, &request).await.json();
    let path = format!("/api/v1/tables/{}", branch["table"].as_str().unwrap());
    eventually("the bots play to the end", async || house.get(&path, None).await.json()["phase"] == "over")
        .await;
    let report = verify(&house.get(&format!("{path}/record"), None).await.body).unwrap();
    assert!(report.signer.is_some() && !report.is_imported && report.past == 10, "{report:?}");
    house.close().await;
}
