//! `cowbell analyse`, `lab` and `puzzles` as users run them.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const RECORD: &str = r#"{"cowbell":1,"game":"tic-tac-moo","rules":1,"players":["Ada","Bo"]}
{"chance":"draw C"}
{"chance":"draw P"}
{"chance":"draw S"}
{"chance":"draw H"}
{"chance":"draw H"}
{"chance":"draw C"}
{"chance":"deal CP"}
{"seat":0,"move":"Cb3"}
"#;

fn cowbell(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cowbell"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that refuses its arguments never reads its input.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the command ends")
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn an_analysis_adds_up_and_can_be_repeated() {
    let run = |args: &[&str]| out(&cowbell(&[&["analyse", "-"], args].concat(), RECORD));
    let json = run(&["--passes", "1", "--json"]);
    assert_eq!(json, run(&["--passes", "1", "--json"]), "equal seeds and passes, equal figures");
    let review: Value = serde_json::from_str(&json).expect("JSON");
    for seat in 0..2 {
        let player = &review["players"][seat];
        let parts = [&review["start"][seat], &player["luck"], &player["hidden"], &player["decisions"]];
        let sum: f64 = parts.iter().map(|part| part.as_f64().expect("a figure")).sum();
        assert!((sum - review["result"][seat].as_f64().expect("a figure")).abs() < 1e-3);
    }
    assert_eq!(review["items"][0]["kind"], "chance");
    assert_eq!(review["items"][1]["made"], "Cb3");
    let text = run(&["--passes", "1", "--all"]);
    for words in ["Ada plays Cb3", "with equal luck", "luck ±"] {
        assert!(text.contains(words), "`{words}` is missing:\n{text}");
    }
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    for (args, words) in [(["--seconds", "0"], "--seconds"), (["--passes", "0"], "--passes")] {
        let output = cowbell(&[&["analyse", "-"], &args[..]].concat(), RECORD);
        assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains(words));
    }
    let output = cowbell(&["analyse", "-"], &RECORD.replace("Cb3", "Cz9"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("line 9"));
}

#[test]
fn a_lab_reports_figures_and_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("lab.html");
    let args =
        ["lab", "tic-tac-moo", "--bot", "medium", "--matches", "12", "--analyse", "2", "--passes", "1"];
    let more =
        ["--doublings", "0", "--against", "win-time=immediate", "--html", page.to_str().expect("a path")];
    let reports: Value =
        serde_json::from_str(&out(&cowbell(&[&args[..], &more].concat(), ""))).expect("JSON");
    assert_eq!(
        (reports[0]["matches"].as_u64(), reports[1]["options"]["win-time"].as_str()),
        (Some(12), Some("immediate"))
    );
    assert_eq!(reports[0]["skill"]["matches"], 2);
    let lengths: u64 =
        reports[0]["lengths"].as_object().expect("counts").values().filter_map(Value::as_u64).sum();
    assert_eq!(lengths, 12);
    let html = std::fs::read_to_string(page).expect("a page");
    for words in ["<svg", "Luck and skill", "What the options change", "win-time"] {
        assert!(html.contains(words), "`{words}` is missing");
    }
}

#[test]
fn puzzles_come_one_per_line() {
    let text = out(&cowbell(&["puzzles", "te-kuiti", "--count", "1", "--seed", "3"], ""));
    let puzzle: Value = serde_json::from_str(text.trim()).expect("one line of JSON");
    assert!(puzzle["lead"].as_f64() >= Some(0.08) && puzzle["moves"][0]["move"].is_string());
    let output = cowbell(&["puzzles", "chess"], "");
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("no game `chess`"));
}
