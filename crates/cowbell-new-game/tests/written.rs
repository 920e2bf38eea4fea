//! A generated game compiles, passes the test suite, and can be played at once: by bots, in the terminal, on a server.
//! Everything happens in a copy of the workspace next to the build output, so that compiled dependencies are reused.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// The generated command has its own name, because other tests use `cowbell` at the same time.
const BINARY: &str = "cowbell-with-pig";

/// Number of new files, and the existing files that have to change, as the documentation promises.
const NEW: usize = 25;
const CHANGED: [&str; 5] = [
    "Cargo.toml",
    "crates/cowbell-catalog/Cargo.toml",
    "crates/cowbell-catalog/src/list.rs",
    "crates/cowbell-scene/src/games/mod.rs",
    "crates/cowbell-bots/src/eval/mod.rs",
];

#[test]
fn a_written_game_is_whole_and_can_be_played() {
    let target = Path::new(env!("CARGO_BIN_EXE_cowbell-new-game")).ancestors().nth(2).expect("target/debug");
    let house = House { root: copied(target), target: target.to_path_buf() };

    let said = text(&house.run(Command::new(env!("CARGO_BIN_EXE_cowbell-new-game")).args([
        "Pig",
        "--root",
        house.root.to_str().expect("a plain path"),
    ])));
    let listed = |what: &str| -> Vec<String> {
        said.lines().filter_map(|line| line.strip_prefix(what)).map(|path| path.trim().to_string()).collect()
    };
    assert_eq!(listed("changed "), CHANGED);
    assert_eq!(listed("new ").len(), NEW, "{said}");

    // Recorded data are written once, and then compared like everything else in the suite.
    house.cargo(&["test", "--package", "cowbell-pig", "--lib", "recorded"], "BLESS");
    house.cargo(&["test", "--package", "cowbell-scene", "--lib", "types"], "BLESS");
    house.cargo(&["test", "--package", "cowbell-pig", "--lib"], "");
    house.cargo(&["test", "--package", "cowbell-scene", "--lib"], "");
    let games = fs::read_to_string(house.root.join("web/src/generated/games.ts")).expect("the web's list");
    assert!(games.contains(r#"{ slug: "pig", name: "Pig", seats: [2, 2] }"#), "{games}");

    let features = ["--workspace", "--features", "cowbell/postgres,cowbell/nats"];
    house.cargo(&[&["build", "--bin", BINARY][..], &features].concat(), "");
    let bots = house.play(&["arena", "pig", "--bots", "random,hard@50", "--matches", "8", "--json"]);
    let report: Value = serde_json::from_str(&bots).expect("a report");
    assert_eq!(report["game"], "pig");
    let table = ["play", "pig", "--plain", "--seats", "human,hard@20", "--seed", "3", "--lang", "en"];
    let lines = house.talk(&table, &"roll\nhold\n".repeat(400));
    assert!(lines.contains("1st place") && !lines.contains("pig-"), "{lines}");
    house.serve();
}

/// A copy of the workspace.
struct House {
    root: PathBuf,
    target: PathBuf,
}

impl House {
    /// Runs a command in the copy. `CI` is unset so that the web client is not required: the copy has no Node packages.
    fn run(&self, command: &mut Command) -> Output {
        let command = command.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target).env_remove("CI");
        let output = command.output().expect("the command starts");
        assert!(output.status.success(), "{command:?}: {}{}", text(&output), err(&output));
        output
    }

    fn cargo(&self, args: &[&str], flag: &str) {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(args).arg("--offline");
        if !flag.is_empty() {
            cargo.env(flag, "1");
        }
        self.run(&mut cargo);
    }

    fn command(&self) -> Command {
        Command::new(self.target.join("debug").join(BINARY))
    }

    fn play(&self, args: &[&str]) -> String {
        text(&self.run(self.command().args(args)))
    }

    fn talk(&self, args: &[&str], input: &str) -> String {
        let data = self.root.join("target-data");
        let piped = self
            .command()
            .args(args)
            .arg("--data")
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = piped.expect("the command starts");
        // It may end before it has read all its input.
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        text(&child.wait_with_output().expect("the command ends"))
    }

    /// The server lists the game, creates a table for it, and shows its scene.
    fn serve(&self) {
        let data = self.root.join("target-data/server");
        let args = ["serve", "--port", "0", "--log", "error", "--data", data.to_str().expect("a plain path")];
        let mut server = self.command().args(args).stdout(Stdio::piped()).spawn().expect("the server starts");
        let first = BufReader::new(server.stdout.take().expect("a pipe")).lines();
        let address = first.map_while(Result::ok).find_map(|line| {
            let from = line.split_once("http://")?.1;
            Some(from.split(|c: char| c == '/' || c.is_whitespace()).next()?.to_string())
        });
        let address = address.expect("the server prints its address");
        let created =
            post(&address, "/api/v1/tables", &json!({"game": "pig", "seats": ["link", {"bot": "hard"}]}));
        let looked =
            post(&address, "/api/v1/look", &json!({"game": "pig", "options": {"starter": 0}, "seat": 0}));
        server.kill().and_then(|()| server.wait()).expect("it stops");
        assert!(created["table"].is_string(), "{created}");
        assert_eq!(looked["scene"]["choices"][0]["move"], "roll", "{looked}");
        assert_eq!(looked["scene"]["buttons"].as_array().map(Vec::len), Some(2), "{looked}");
    }
}

fn post(address: &str, path: &str, body: &Value) -> Value {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).expect("the server answers");
    let head = format!("POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    let more = format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    stream.write_all((head + &more).as_bytes()).expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let json = &body[body.find('{').unwrap_or(0)..=body.rfind('}').unwrap_or(0)];
    serde_json::from_str(json).unwrap_or_else(|why| panic!("{path}: {why}: {answer}"))
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Copies the crates and what the build needs to a folder next to the build output. Unchanged files keep their
/// modification time, so that a second run compiles little.
fn copied(target: &Path) -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace");
    let to = target.join("new-game");
    let mut kept = Vec::new();
    for part in ["Cargo.lock", "crates", "web/src/generated"] {
        copy(&from.join(part), &to.join(part), &mut kept);
    }
    let manifest = |path: &str| fs::read_to_string(from.join(path)).expect("a manifest");
    let command = manifest("crates/cowbell/Cargo.toml");
    let with_pig = format!("{command}\n[[bin]]\nname = \"{BINARY}\"\npath = \"src/main.rs\"\n");
    write(&to.join("crates/cowbell/Cargo.toml"), with_pig.as_bytes());
    // A few quick matches need no optimised search, and optimising it takes longer than everything else here.
    let bots = "[profile.dev.package.cowbell-bots]\nopt-level = ";
    let unoptimised = manifest("Cargo.toml").replace(&format!("{bots}3"), &format!("{bots}0"));
    write(&to.join("Cargo.toml"), unoptimised.as_bytes());
    prune(&to.join("crates"), &kept);
    to
}

fn copy(from: &Path, to: &Path, kept: &mut Vec<PathBuf>) {
    if from.is_dir() {
        for entry in fs::read_dir(from).expect("a folder").flatten() {
            let name = entry.file_name();
            if !["target", "node_modules", "__pycache__"].iter().any(|skipped| name == *skipped) {
                copy(&entry.path(), &to.join(name), kept);
            }
        }
    } else if from.is_file() {
        kept.push(to.to_path_buf());
        if !to.ends_with("crates/cowbell/Cargo.toml") {
            write(to, &fs::read(from).expect("a file"));
        }
    }
}

fn write(to: &Path, bytes: &[u8]) {
    if fs::read(to).ok().as_deref() != Some(bytes) {
        fs::create_dir_all(to.parent().expect("a folder")).expect("it can be made");
        fs::write(to, bytes).expect("it can be written");
    }
}

/// Removes files from an earlier run.
fn prune(folder: &Path, kept: &[PathBuf]) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            prune(&path, kept);
            // This removes only empty folders.
            let _ = fs::remove_dir(&path);
        } else if !kept.contains(&path) {
            fs::remove_file(&path).expect("it can be removed");
        }
    }
}
