//! Whole sessions with the real program: by keys in a pseudo-terminal, and by lines through pipes.

#[path = "../../cowbell-server/tests/server/missing.rs"]
mod missing;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use cowbell_catalog::{AnyMatch, Options, Record};
use cowbell_rules::Turn;
use cowbell_testkit::Tables;

/// The example program. It is built here if necessary, because `cargo test --tests` does not build examples; with the
/// features of the whole workspace, so that it shares its dependencies with `make default`.
fn table() -> &'static Path {
    static TABLE: OnceLock<PathBuf> = OnceLock::new();
    TABLE.get_or_init(|| {
        let test = std::env::current_exe().expect("a test has a path");
        let folder = test.parent().and_then(Path::parent).expect("target/PROFILE/deps");
        let profile = match folder.file_name().and_then(|name| name.to_str()) {
            Some("debug") | None => "dev",
            Some(profile) => profile,
        };
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--workspace", "--example", "table"]);
        cargo.args(["--profile", profile, "--target-dir"]).arg(folder.parent().expect("target"));
        assert!(cargo.status().expect("cargo runs").success(), "the example does not build");
        folder.join("examples/table")
    })
}

/// Plays a session; false if it could not be played because Python is missing.
fn session(args: &[&str], table_args: &[&str]) -> bool {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/session.py");
    let Some(mut python) = missing::python() else { return false };
    let output = python.arg(script).args(args).arg(table()).args(table_args).output();
    let output = output.expect("python3 has a pseudo-terminal");
    assert!(output.status.success(), "{table_args:?}: {}", String::from_utf8_lossy(&output.stderr));
    true
}

/// Replays the only match saved in a folder.
fn kept(folder: &Path) -> Box<dyn AnyMatch> {
    let mut files: Vec<_> =
        fs::read_dir(folder.join("matches")).expect("matches").map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    let record = Record::parse(&fs::read_to_string(files.remove(0)).unwrap()).expect("a record");
    let mut game = record.open();
    record.lines.iter().for_each(|line| line.add(game.as_mut()).expect("a legal record"));
    game
}

fn plays_to_the_end(game: &str, options: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let args = ["--game", game, "--options", options, "--seed", "3", "--pace", "0", "--data", data];
    if !session(&["play"], &args) {
        return;
    }
    assert_eq!(kept(folder.path()).turn(), Turn::Over);
}

#[test]
fn every_game_on_the_screen() {
    // Asked here, where the test has its name.
    if missing::python().is_none() {
        return;
    }
    std::thread::scope(|scope| {
        for info in cowbell_catalog::infos() {
            scope.spawn(|| plays_to_the_end(info.slug, &pairs(&Tables::of(info.slug).variant.options)));
        }
    });
}

/// Options as the command line takes them.
fn pairs(options: &Options) -> String {
    let word = |value: &serde_json::Value| value.as_str().map_or(value.to_string(), str::to_string);
    options.iter().map(|(key, value)| format!("{key}={}", word(value))).collect::<Vec<_>>().join(",")
}

#[test]
fn however_it_ends_the_terminal_is_sane() {
    for how in ["INT", "TERM", "HUP", "GONE"] {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().to_str().expect("a plain path");
        if !session(&["end", how], &["--game", "mow", "--seed", "3", "--data", data]) {
            return;
        }
        let game = kept(folder.path());
        assert!(game.steps() > 0 && game.turn() != Turn::Over, "{how}: the match is kept");
        assert!(offered(data).starts_with("1. Continue: MOW\n"), "{how}: the match is offered again");
    }
}

#[test]
fn after_a_panic_the_terminal_is_sane() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let trap = folder.path().join("trap");
    let trap = trap.to_str().expect("a plain path");
    if !session(&["panic", trap], &["--seed", "3", "--data", data, "--trap", trap]) {
        return;
    }
    assert!(kept(folder.path()).turn() != Turn::Over, "the match is kept");
    assert!(offered(data).starts_with("1. Continue: Tic Tac Moo\n"), "the match is offered again");
}

/// The menu in line mode.
fn offered(data: &str) -> String {
    let output =
        Command::new(table()).args(["--plain", "--lang", "en", "--data", data]).stdin(Stdio::null()).output();
    String::from_utf8(output.expect("the program starts").stdout).expect("text")
}

/// Plays in line mode: always types the first move that the program lists, until it says who has won.
fn talks_to_the_end(language: &str, moves: &str, args: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(table())
        .args(["--plain", "--lang", language, "--seed", "3", "--data", folder.path().to_str().unwrap()])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut all = String::new();
    let mut asked = 0;
    // A prompt does not end with a newline, so read until there is one or the program has ended.
    loop {
        let mut bytes = Vec::new();
        if output.read_until(b'>', &mut bytes).expect("output") == 0 {
            break;
        }
        let said = String::from_utf8(bytes).expect("text");
        all.push_str(&said);
        if !all.ends_with("\n>") && all != ">" {
            continue;
        }
        // First ask for the list of moves, then play the first one.
        let listed =
            said.lines().find_map(|line| line.trim_start_matches(' ').split_once(" – ").map(|(mv, _)| mv));
        asked += 1;
        let line = match listed {
            Some(mv) => mv.to_string(),
            None => moves.to_string(),
        };
        if writeln!(input, "{line}").is_err() {
            break;
        }
        assert!(asked < 20_000, "{args:?} does not end");
    }
    drop(input);
    output.read_to_string(&mut all).expect("output");
    assert!(child.wait().expect("it ends").success());
    assert_eq!(kept(folder.path()).turn(), Turn::Over, "{args:?}:\n{all}");
    all
}

#[test]
fn every_game_in_lines() {
    let languages = [("en", "moves"), ("de", "züge"), ("fr", "coups"), ("nl", "zetten")];
    let tables = cowbell_catalog::infos().iter().flat_map(|info| {
        let Tables { tables, short, .. } = Tables::of(info.slug);
        tables
            .into_values()
            .map(move |options| (info.slug, if options.is_empty() { short.clone() } else { options }))
    });
    for ((slug, options), (language, moves)) in tables.zip(languages.into_iter().cycle()) {
        let all = talks_to_the_end(language, moves, &["--game", slug, "--options", &pairs(&options)]);
        assert!(!all.contains("term-"), "an id was said instead of a sentence");
    }
}

/// One session, line by line: questions, refusals, hints, undo, leaving and resuming.
#[test]
fn a_conversation() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().unwrap();
    let talk = |args: &[&str], lines: &str| {
        let mut child = Command::new(table())
            .args(["--plain", "--data", data, "--seed", "2", "--lang", "en"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let said = talk(
        &["--game", "tic-tac-moo"],
        "?\nlook\n?c3\n?zz\nCa4\nnonsense\nCc3\nhint\nundo\nlog\nscores\nquit\n",
    );
    for wanted in [
        "what is on c3",
        "Your starting tiles: cow; sheep",
        "c3, your field\n  north: c4, your field",
        "Cc3 – cow on c3",
        "There is no zz here.",
        "A starting tile must go in one of your own fields. (TTM-12)",
        "That is not a move in this game.",
        "You lay a cow on c3.",
        "Hint: ",
        "so this can’t be undone",
        "collected: 0/12",
        "Your match is saved.",
    ] {
        assert!(said.contains(wanted), "`{wanted}` is missing in:\n{said}");
    }
    // The saved match is offered first. The end of the input leaves as cleanly as `quit`.
    let said = talk(&[], "1\nlog\n");
    assert!(said.starts_with("1. Continue: Tic Tac Moo\n2. Tic Tac Moo\n"), "{said}");
    assert!(said.contains("You lay a cow on c3."), "{said}");
}
