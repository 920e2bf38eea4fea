//! The command as users run it: what it prints, what it refuses, and its exit codes.

mod command;

use std::process::{Command, Output, Stdio};

use command::{RECORD, cowbell, feed, start};

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn replay_prints_one_object_a_step() {
    let output = cowbell(&["replay", "-", "--json", "--chances"], RECORD);
    assert!(output.status.success(), "{}", err(&output));
    let lines: Vec<serde_json::Value> =
        out(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 9);
    assert_eq!(lines[0]["event"], serde_json::Value::Null);
    assert_eq!(lines[0]["turn"], "chance");
    assert_eq!(lines[0]["chances"][0], serde_json::json!(["draw C", 6]));
    assert_eq!(lines[1]["chances"][0], serde_json::json!(["draw C", 5]));
    assert_eq!(lines[7]["turn"], serde_json::json!({"seat": 0}));
    assert_eq!(lines[7]["legal"].as_array().unwrap().len(), 36);
    assert_eq!(lines[8]["event"], serde_json::json!({"seat": 0, "move": "Cb3"}));
    assert_eq!(lines[8]["standing"], serde_json::Value::Null);
}

/// Like `replay | head` after `head` has exited.
#[test]
#[cfg(unix)]
fn a_closed_pipe_ends_a_command_quietly() {
    for args in [&["replay", "-"][..], &["replay", "-", "--json"], &["verify", "-"], &["scenarios", "-"]] {
        let mut child = start(args);
        drop(child.stdout.take());
        let input =
            if args[0] == "scenarios" { "```scenario X-1\ngame mow\nturn over\n```\n" } else { RECORD };
        feed(&mut child, input);
        let output = child.wait_with_output().expect("the command ends");
        assert_eq!(err(&output), "", "{args:?}");
        assert_eq!(
            output.status.code(),
            None,
            "{args:?} is ended by the signal, like every tool in a pipeline"
        );
    }
}

#[test]
fn replay_accepts_any_case_and_spare_blanks() {
    let record = RECORD.replace("Cb3", "  cB3 ").replace("draw S", " DRAW   s ");
    let output = cowbell(&["replay", "-", "--json"], &record);
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains(r#""event":{"seat":0,"move":"Cb3"}"#), "printing is canonical");
}

#[test]
fn a_refused_event_is_named_and_ends_with_1() {
    for (mv, code, clause) in [
        ("Cb1", "NOT_OWN_FIELD", Some("TTM-12")),
        ("Hb3", "TILE_NOT_AVAILABLE", Some("TTM-12")),
        ("Ca1", "NO_SUCH_SPACE", Some("TTM-1")),
        ("i9", "NOT_A_MOVE", None),
    ] {
        let output = cowbell(&["replay", "-", "--json"], &RECORD.replace("Cb3", mv));
        assert_eq!(output.status.code(), Some(1));
        let last: serde_json::Value = serde_json::from_str(out(&output).lines().last().unwrap()).unwrap();
        assert_eq!(last["step"], 8);
        assert_eq!(last["refused"]["code"], code);
        assert_eq!(last["refused"].get("clause").and_then(|c| c.as_str()), clause);
        assert!(err(&output).contains("line 9"), "{}", err(&output));
    }
}

#[test]
fn chance_out_of_place_is_refused() {
    for (from, to) in [
        ("deal CP", "deal CC"),
        ("draw S", "redraw S"),
        (r#"{"seat":0,"move":"Cb3"}"#, r#"{"chance":"draw C"}"#),
    ] {
        let output = cowbell(&["replay", "-", "--json"], &RECORD.replace(from, to));
        assert_eq!(output.status.code(), Some(1));
        assert!(out(&output).contains("NOT_A_CHANCE"), "{from} as {to}");
    }
}

#[test]
fn an_unreadable_record_names_line_and_column() {
    for (record, place) in [
        ("", "line 1, column 1"),
        ("{\"cowbell\":1,\"game\":\"chess\"}", "there is no game `chess`; the games are tic-tac-moo"),
        ("{\"cowbell\":2,\"game\":\"tic-tac-moo\"}", "format 2"),
        (
            "{\"cowbell\":1,\"game\":\"tic-tac-moo\",\"rules\":9,\"options\":{\"new\":1}}",
            "version 9 of the rules of Tic Tac Moo",
        ),
        ("{\"cowbell\":1,\"game\":\"tic-tac-moo\",\"options\":{\"pro\":true}}", "unknown field `pro`"),
        ("{\"cowbell\":1,\"game\":\"tic-tac-moo\",\"players\":[\"Ada\"]}", "1 players are named"),
        ("{\"cowbell\":1,\"game\":\"tic-tac-moo\"}\n{\"chance\":", "line 2, column"),
        (
            "{\"cowbell\":1,\"game\":\"tic-tac-moo\"}\n{\"seat\":77,\"move\":\"Cb3\"}",
            "line 2, column 1: `seat` should be a seat number",
        ),
        ("{\"cowbell\":1,\"game\":\"tic-tac-moo\"}\n[]", "line 2"),
    ] {
        let output = cowbell(&["replay", "-"], record);
        assert_eq!(output.status.code(), Some(1), "{record}");
        assert!(err(&output).contains(place), "{record}: {}", err(&output));
    }
}

#[test]
fn hostile_records_never_panic() {
    let mut dice = cowbell_rules::quick(99);
    use cowbell_rules::Dice;
    let bytes = RECORD.as_bytes();
    for _ in 0..150 {
        let mut text = bytes.to_vec();
        for _ in 0..=dice.below(4) {
            let at = dice.below(text.len() as u32) as usize;
            match dice.below(3) {
                0 => text[at] = dice.below(256) as u8,
                1 => text.truncate(at.max(1)),
                _ => text.insert(at, b"{}[]\",:09\\ue"[dice.below(12) as usize]),
            }
        }
        let text = String::from_utf8_lossy(&text);
        let output = cowbell(&["replay", "-", "--json"], &text);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{text}: {}", err(&output));
    }
}

#[test]
fn scenarios_count_and_name_the_line() {
    let good = "```scenario TTM-4\ngame tic-tac-moo\nchances count 4\n```\n";
    let output = cowbell(&["scenarios", "-"], good);
    assert!(output.status.success(), "{}{}", out(&output), err(&output));
    assert!(out(&output).ends_with("1 passed, 0 failed\n"));
    let bad = good.replace("count 4", "count 5");
    let output = cowbell(&["scenarios", "-"], &bad);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("-:3"), "{}", out(&output));
    assert!(out(&output).ends_with("0 passed, 1 failed\n"));
    assert_eq!(cowbell(&["scenarios", "-"], "no blocks").status.code(), Some(1));
    assert_eq!(cowbell(&["scenarios", "-"], "```scenario\nchances count 4\n```\n").status.code(), Some(1));
}

#[test]
fn wrong_usage_ends_with_2_and_help_teaches() {
    assert_eq!(cowbell(&["replay"], "").status.code(), Some(2));
    assert_eq!(cowbell(&["dance"], "").status.code(), Some(2));
    let help = out(&cowbell(&["--help"], ""));
    for word in ["play", "replay", "scenarios", "bench", "rules", "tic-tac-moo"] {
        assert!(help.contains(word), "--help does not mention {word}");
    }
    for info in cowbell_catalog::infos() {
        assert!(help.contains(info.slug), "--help does not mention {}", info.slug);
    }
}

#[test]
fn a_bot_that_does_not_exist_is_refused_with_a_sentence() {
    for seats in ["human,hard@abc", "human,soft", "human,medium@5"] {
        let output = cowbell(&["play", "kuhlorado", "--plain", "--seats", seats], "");
        assert_ne!(output.status.code(), Some(0), "{seats}");
        let bot = seats.split_once(',').map_or("", |(_, bot)| bot);
        assert!(err(&output).contains(&format!("`{bot}`")), "{seats}: {}", err(&output));
    }
}

#[test]
fn without_a_command_it_is_the_server_with_its_settings() {
    let plain = cowbell(&["--port", "many"], "");
    let named = cowbell(&["serve", "--port", "many"], "");
    assert_eq!(plain.status.code(), Some(2));
    assert!(err(&plain).starts_with("error: invalid value 'many' for '--port <PORT>'"), "{}", err(&plain));
    assert_eq!(err(&plain).lines().next(), err(&named).lines().next());
    assert_eq!(cowbell(&["--port", "1", "play"], "").status.code(), Some(2), "play has no port");
}

/// Runs the command with one more environment variable.
fn with_variable(name: &str, value: &str, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cowbell"));
    command.args(args).env(name, value).stdin(Stdio::null()).output().expect("the command runs")
}

#[test]
fn settings_come_from_the_environment_and_passwords_stay_secret() {
    for args in [&[][..], &["serve"]] {
        let wrong = with_variable("COWBELL_PORT", "many", args);
        assert!(err(&wrong).contains("'many' for '--port <PORT>'"), "{}", err(&wrong));
        let wrong = with_variable("COWBELL_STORE", "mysql://moo:secret@host/x", args);
        assert!(err(&wrong).contains("start with `postgres://`"), "{}", err(&wrong));
        assert!(!err(&wrong).contains("secret"), "{}", err(&wrong));
    }
    let help = out(&with_variable("COWBELL_STORE", "postgres://moo:secret@host/x", &["serve", "--help"]));
    assert!(!help.contains("secret"), "{help}");
    let rows = cowbell_server::Config::markdown();
    let names = rows.lines().skip(2).filter_map(|row| row.split('`').nth(1));
    for name in names {
        let variable = format!("[env: COWBELL_{}", name.to_uppercase().replace('-', "_"));
        assert!(help.contains(&format!("--{name} ")) && help.contains(&variable), "{name}: {help}");
    }
    let rules = with_variable("COWBELL_PORT", "many", &["rules", "mow"]);
    assert!(rules.status.success(), "only the server reads its settings");
}

#[test]
fn a_file_of_settings_is_refused_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cowbell.toml");
    std::fs::write(&file, "port = 0\nprot = 1\n").unwrap();
    let file = file.to_str().unwrap();
    for args in [&["--config", file][..], &["serve", "--config", file]] {
        let refused = cowbell(args, "");
        assert_eq!(refused.status.code(), Some(1));
        assert!(err(&refused).contains("cowbell.toml, line 2: unknown setting `prot`"), "{}", err(&refused));
    }
}

#[cfg(not(feature = "postgres"))]
#[test]
fn a_database_that_this_program_cannot_use_is_refused() {
    let refused = cowbell(&["serve", "--port", "0", "--store", "postgres://moo:secret@localhost/x"], "");
    assert_eq!(refused.status.code(), Some(1));
    assert!(err(&refused).contains("without the feature `postgres`"), "{}", err(&refused));
    assert!(!err(&refused).contains("secret"), "{}", err(&refused));
}

#[test]
fn every_game_plays_to_the_end_and_its_record_replays() {
    for info in cowbell_catalog::infos() {
        let file =
            std::env::temp_dir().join(format!("cowbell-cli-{}-{}.jsonl", info.slug, std::process::id()));
        let seats =
            vec!["random"; cowbell_catalog::open(info.slug, &Default::default()).unwrap().seats()].join(",");
        let path = file.to_str().expect("a plain path");
        let played = cowbell(
            &["play", info.slug, "--seats", &seats, "--seed", "5", "--save", path, "--lang", "en"],
            "",
        );
        assert!(played.status.success(), "{}: {}", info.slug, err(&played));
        assert!(out(&played).contains("1st place"), "{}: {}", info.slug, out(&played));
        let replayed = cowbell(&["replay", path, "--json"], "");
        assert!(replayed.status.success(), "{}: {}", info.slug, err(&replayed));
        let last: serde_json::Value = serde_json::from_str(out(&replayed).lines().last().unwrap()).unwrap();
        assert_eq!(last["turn"], "over");
        std::fs::remove_file(&file).expect("the record was written");
    }
}

#[test]
fn a_person_can_play() {
    let data = std::env::temp_dir().join(format!("cowbell-cli-data-{}", std::process::id()));
    let folder = data.to_str().expect("a plain path");
    let args = ["play", "tic-tac-moo", "--seed", "3", "--lang", "en", "--plain", "--data", folder];
    let output = cowbell(&args, "help\nmoves\nCa4\nCc3\nlog\nquit\n");
    assert!(output.status.success(), "{}", err(&output));
    let text = out(&output);
    assert!(text.contains("(TTM-12)"), "{text}");
    assert!(text.contains("Your match is saved."), "{text}");
    std::fs::remove_dir_all(&data).expect("the match was kept");
}

#[test]
fn bench_prints_the_agreed_keys() {
    let output = cowbell(&["bench", "tic-tac-moo", "--json", "--seconds", "0.05"], "");
    assert!(output.status.success(), "{}", err(&output));
    let figures: serde_json::Value = serde_json::from_str(out(&output).trim()).unwrap();
    for key in
        ["moves_per_s", "events_per_s", "matches_per_s", "clones_per_s", "search_per_s", "hard_ms_most"]
    {
        assert!(figures[key].as_f64().is_some_and(|value| value > 0.0), "{key}: {figures}");
    }
}

#[test]
fn rules_can_be_read() {
    for info in cowbell_catalog::infos() {
        let page = out(&cowbell(&["rules", info.slug, "--lang", "en"], ""));
        assert!(page.contains(info.name) && page.contains("In short"), "{}: {page}", info.slug);
        let exact = out(&cowbell(&["rules", info.slug, "--exact"], ""));
        for text in [&page, &exact] {
            assert!(!text.contains("```") && !text.contains("refuse "), "{}: {text}", info.slug);
        }
        assert!(exact.contains("-10 "), "{}: its clauses have numbers: {exact}", info.slug);
        assert!(out(&cowbell(&["rules", info.slug, "--scenarios"], "")).contains("```scenario"));
    }
    assert_eq!(cowbell(&["rules", "chess"], "").status.code(), Some(1));
}
