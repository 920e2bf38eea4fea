//! `cowbell arena` as a user meets it: small tournaments through the real command.

use std::process::{Command, Output};

use serde_json::{Value, json};

fn arena(args: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_cowbell")).arg("arena").args(args).output();
    output.expect("the command starts")
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The report of a tournament without what the clock measured, which alone may differ between two runs.
fn report(args: &[&str]) -> Value {
    let mut report: Value = serde_json::from_str(&out(&arena(&[args, &["--json"]].concat()))).expect("JSON");
    for row in report["bots"].as_array_mut().expect("rows") {
        let times = row["ms"].as_array().expect("mean, 95th percentile, most").clone();
        assert!(times.len() == 3 && times[0].as_f64() > Some(0.0), "{row}");
        row["ms"] = Value::Null;
    }
    report
}

#[test]
fn a_report_adds_up() {
    let report =
        report(&["tic-tac-moo", "--bots", "random,medium,hard@20", "--matches", "18", "--seed", "5"]);
    assert_eq!((&report["game"], &report["seats"]), (&json!("tic-tac-moo"), &json!(2)));
    assert_eq!((&report["seed"], &report["matches"]), (&json!(5), &json!(18)));
    let [mean, fewest, most] = [0, 1, 2].map(|at| report["moves"][at].as_f64().expect("a length"));
    assert!(fewest <= mean && mean <= most && fewest > 0.0);
    let rows = report["bots"].as_array().expect("rows");
    let sum = |key: &str| rows.iter().map(|row| row[key].as_f64().expect(key)).sum::<f64>();
    assert_eq!(rows.iter().map(|row| &row["bot"]).collect::<Vec<_>>(), ["random", "medium", "hard@20"]);
    assert!(sum("elo").abs() < 1e-6 && sum("margin").abs() < 1e-6, "what one wins another loses: {report}");
    for row in rows {
        let figure = |key: &str| row[key].as_f64().unwrap_or_else(|| panic!("{key}: {row}"));
        // Three pairs, each in both seatings: a bot plays two pairs of every seed.
        assert_eq!(figure("played"), 12.0);
        assert_eq!(figure("won") + figure("drawn") + figure("lost"), 12.0);
        assert_eq!(figure("first"), (figure("won") + figure("drawn") / 2.0) / 12.0);
        for (key, interval) in [("first", "first_interval"), ("elo", "elo_interval")] {
            let [low, high] = [0, 1].map(|end| row[interval][end].as_f64().expect(interval));
            assert!(low <= figure(key) && figure(key) <= high, "{interval}: {row}");
        }
    }
    assert!(rows[0]["elo"].as_f64() < rows[1]["elo"].as_f64(), "medium beats random: {report}");
}

#[test]
fn threads_and_runs_change_nothing() {
    for game in [&["tic-tac-town"][..], &["mow", "--options", "seats=3"]] {
        let play = |threads: &str| {
            let bots =
                ["--bots", "easy,medium,hard@30", "--matches", "6", "--seed", "9", "--threads", threads];
            report(&[game, &bots].concat())
        };
        assert_eq!(play("1"), play("3"), "{game:?}");
    }
}

/// Twins play the same match in every seating of a seed, so that seats and luck fall on both alike.
#[test]
fn twins_share_everything_evenly() {
    for info in cowbell_catalog::infos() {
        let report = report(&[info.slug, "--bots", "medium,medium", "--matches", "6", "--seed", "2"]);
        for row in report["bots"].as_array().expect("rows") {
            assert_eq!((&row["played"], &row["first"]), (&json!(6), &json!(0.5)), "{}", info.slug);
            assert_eq!(row["margin"], json!(0.0), "{}", info.slug);
        }
    }
    for game in ["tic-tac-town", "mow"] {
        let four = ["--options", "seats=4", "--bots", "medium,medium", "--matches", "8", "--seed", "2"];
        let report = report(&[&[game][..], &four].concat());
        assert_eq!(report["matches"], json!(8));
        let [one, three] = [0, 1].map(|bot| &report["bots"][bot]);
        assert_eq!((&one["played"], &three["played"]), (&json!(8), &json!(24)), "one against three");
        for row in [one, three] {
            assert!((row["first"].as_f64().expect("a share") - 0.25).abs() < 1e-9, "{game}: {row}");
        }
    }
}

#[test]
fn one_seat_is_a_tournament_too() {
    let bots = ["--bots", "random,medium/perfect", "--matches", "6", "--options", "mode=solo,daisies=gentle"];
    let report = report(&[&["te-kuiti"][..], &bots].concat());
    assert_eq!(report["options"]["daisies"], json!("gentle"));
    for row in report["bots"].as_array().expect("rows") {
        assert_eq!((&row["played"], &row["elo"]), (&json!(3), &Value::Null), "nobody meets anybody");
    }
}

#[test]
fn the_table_and_the_picture_can_be_read() {
    let file = std::env::temp_dir().join(format!("cowbell-arena-{}.svg", std::process::id()));
    let path = file.to_str().expect("a plain path");
    let output = arena(&["kuhlorado", "--bots", "random,easy", "--matches", "4", "--plot", path]);
    let table = out(&output);
    assert!(table.starts_with("kuhlorado, 2 seats, 4 matches, seed 1; "), "{table}");
    for word in
        ["bot", "played", "won", "drawn", "lost", "first %", "95 %", "Elo", "margin", "ms mean", "p95"]
    {
        assert!(table.contains(word), "no {word}: {table}");
    }
    let ends = |bot: &str| table.lines().any(|line| line.starts_with(bot));
    assert!(ends("random ") && ends("easy "), "{table}");
    assert!(
        output.stderr.is_empty(),
        "the bar is for terminals: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let svg = std::fs::read_to_string(&file).expect("the picture was saved");
    std::fs::remove_file(&file).expect("it is there");
    is_well_formed(&svg);
    assert_eq!(svg.matches("<circle").count(), 2, "a dot for each bot: {svg}");
    assert!(svg.contains(">random</text>") && svg.contains(">easy</text>") && !svg.contains("NaN"), "{svg}");
}

/// Tags nest and close, attributes are quoted.
fn is_well_formed(svg: &str) {
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{svg}");
    let mut open: Vec<&str> = Vec::new();
    for piece in svg.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        assert!(!text.contains('>') && !text.contains('&'), "{piece}");
        let name = tag.split([' ', '/']).find(|word| !word.is_empty()).expect("a tag has a name");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{svg}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (args, code, words) in [
        (&["chess"][..], 1, "there is no game `chess`"),
        (&["mow", "--bots", "medium,genius"], 2, "should be random, easy, medium, hard, expert or master"),
        (&["mow", "--bots", "medium@50,hard"], 2, "hard, expert and master take iterations"),
        (&["mow", "--bots", ""], 2, "should be random, easy, medium, hard, expert or master"),
        (&["mow", "--matches", "0"], 1, "--matches should be at least 1"),
        (&["mow", "--matches", "many"], 2, "invalid digit"),
        (&["mow", "--threads", "0"], 1, "--threads should be at least 1"),
        (&["mow", "--options", "seats=99"], 1, "seats"),
        (&["mow", "--options", "colour=red"], 1, "colour"),
        (
            &["tic-tac-moo", "--bots", "random", "--matches", "1", "--plot", "no/such/folder/x.svg"],
            1,
            "x.svg",
        ),
    ] {
        let output = arena(args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?}: {said}");
    }
}
