//! `cowbell analyse`, `lab` and `puzzles` as users run them.

mod command;

#[cfg(unix)]
use std::io::{BufRead as _, BufReader};
use std::process::Output;

use serde_json::Value;

use command::{RECORD, cowbell};

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
    assert_eq!(review["points"], Value::Null, "points decide nothing in Tic Tac Moo");
    assert_eq!(review["items"][0]["kind"], "chance");
    assert_eq!(review["items"][1]["made"], "Cb3");
    let text = run(&["--passes", "1", "--all"]);
    for words in ["Ada plays Cb3", "with equal luck", "luck ±"] {
        assert!(text.contains(words), "`{words}` is missing:\n{text}");
    }
    let namesakes = RECORD.replace("\"Bo\"", "\"Ada\"");
    let text = out(&cowbell(&["analyse", "-", "--passes", "1", "--all"], &namesakes));
    assert!(text.contains("Ada (0) plays Cb3") && text.contains("\nAda (1) "), "{text}");
}

/// A game that points decide has the same account in points, up to the score sheet.
#[test]
fn an_analysis_adds_up_in_points() {
    let mut game = cowbell_catalog::open("te-kuiti", &cowbell_catalog::Options::new()).expect("a game");
    let dice = &mut cowbell_rules::quick(3);
    loop {
        game.roll_on(dice);
        let cowbell_rules::Turn::Seat(seat) = game.turn() else { break };
        let moves = game.legal();
        let mv = &moves[cowbell_rules::Dice::below(dice, moves.len() as u32) as usize];
        game.play(seat, mv).expect("a legal move");
    }
    let scores = game.standing().expect("the match is over").scores;
    let record = cowbell_catalog::Record::of(game.as_ref(), vec!["Ada".into(), "Bo".into()]).to_string();
    let run = |args: &[&str]| out(&cowbell(&[&["analyse", "-", "--passes", "1"], args].concat(), &record));
    let review: Value = serde_json::from_str(&run(&["--json"])).expect("JSON");
    let points = &review["points"];
    for (seat, score) in scores.iter().enumerate() {
        let player = &points["players"][seat];
        let parts = [&points["start"][seat], &player["luck"], &player["hidden"], &player["decisions"]];
        let sum: f64 = parts.iter().map(|part| part.as_f64().expect("a figure")).sum();
        assert!((sum - f64::from(*score)).abs() < 1e-2, "{sum} {scores:?}");
    }
    let text = run(&["--all"]);
    for words in ["\npoints ", " points (±", " points, start ±"] {
        assert!(text.contains(words), "`{words}` is missing:\n{text}");
    }
}

/// Ctrl-C ends the work, and what is known by then is printed.
#[cfg(unix)]
#[test]
fn an_analysis_that_is_interrupted_says_what_it_knows() {
    let mut child = command::start(&["analyse", "-", "--seconds", "100000", "--json"]);
    command::feed(&mut child, RECORD);
    let mut told = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    assert_eq!(told.next().expect("a line").expect("text"), "pass 1 done");
    let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill starts").success());
    let review: Value =
        serde_json::from_str(&out(&child.wait_with_output().expect("it ends"))).expect("JSON");
    assert_eq!(review["events"], 8);
    assert!(
        review["passes"].as_u64() >= Some(1)
            && review["items"].as_array().is_some_and(|items| items.len() == 2)
    );
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
    let other = ["--against", "win-time=immediate", "--against-matches", "6", "--doublings", "2"];
    let more = ["--html", page.to_str().expect("a path")];
    let reports: Value =
        serde_json::from_str(&out(&cowbell(&[&args[..], &other, &more].concat(), ""))).expect("JSON");
    assert_eq!(
        (reports[0]["matches"].as_u64(), reports[1]["options"]["win-time"].as_str()),
        (Some(12), Some("immediate"))
    );
    assert_eq!(reports[0]["skill"]["matches"], 2);
    assert_eq!((&reports[1]["matches"], &reports[1]["skill"]["matches"]), (&6.into(), &1.into()));
    for figure in ["decisions", "branching", "first_seat", "margin"] {
        let [low, mean, high] =
            ["low", "mean", "high"].map(|end| reports[0][figure][end].as_f64().expect("a figure"));
        assert!(low <= mean && mean <= high, "{figure}: {}", reports[0][figure]);
    }
    let shares = ["luck", "decisions"]
        .map(|part| reports[0]["skill"][format!("explained_by_{part}")]["mean"].as_f64());
    assert!(shares.iter().all(Option::is_some), "{shares:?}");
    assert_eq!(reports[0]["doublings"].as_array().map(Vec::len), Some(4));
    for list in ["moves", "chances", "endings", "last_moves"] {
        let shares =
            reports[0][list].as_array().expect("a list").iter().filter_map(|one| one["share"].as_f64());
        assert!((shares.sum::<f64>() - 1.0).abs() < 1e-6, "{list} adds up");
    }
    let lengths: u64 =
        reports[0]["lengths"].as_object().expect("counts").values().filter_map(Value::as_u64).sum();
    assert_eq!(lengths, 12);
    let html = std::fs::read_to_string(page).expect("a page");
    for words in ["<svg", "Luck and skill", "More thought", "Endings", "What the options change", "win-time"]
    {
        assert!(html.contains(words), "`{words}` is missing");
    }
}

#[test]
fn levels_are_compared_in_a_table() {
    let args = ["lab", "tic-tac-moo", "--levels", "easy,medium", "--matches", "2", "--passes", "1"];
    let text = out(&cowbell(&args, ""));
    let rows: Vec<&str> = text.lines().skip(2).collect();
    assert!(text.starts_with("| game | bot |") && rows.len() == 2, "{text}");
    assert!(rows[0].starts_with("| tic-tac-moo | easy | 2 |") && rows[1].contains("| medium |"), "{text}");
}

#[test]
fn puzzles_come_one_per_line() {
    let text = out(&cowbell(&["puzzles", "te-kuiti", "--count", "1", "--seed", "3"], ""));
    let puzzle: Value = serde_json::from_str(text.trim()).expect("one line of JSON");
    assert!(puzzle["lead"].as_f64() >= Some(0.08) && puzzle["moves"][0]["move"].is_string());
    let output = cowbell(&["puzzles", "chess"], "");
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("no game `chess`"));
}
