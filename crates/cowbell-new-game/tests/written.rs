//! A generated game compiles, passes the test suite, and can be played at once: by bots, in the terminal, on a server, in a browser, in Python.
//! Everything happens in a copy of the workspace next to the build output, so that compiled dependencies are reused.

#[path = "../../cowbell-server/tests/server/missing.rs"]
mod missing;

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// The generated command has its own name, because other tests use `cowbell` at the same time.
const BINARY: &str = "cowbell-with-pig";

/// The game that stays in the list of the copy. One neighbour is enough, and compiling all layers for five takes longer than everything else.
const NEIGHBOUR: &str = "TicTacMoo";

/// Plays a match to its end, both seats in turn: a bot that searches, and random moves.
const SCRIPT: &str = r#"
import cowbell

match = cowbell.Match("pig", seed=5)
while not match.is_over:
    match.play(match.bot("hard@20", seed=match.steps) if match.turn == 0 else match.sample())
assert "pig" in [game["slug"] for game in cowbell.games()]
assert sorted(match.places()) == [1, 2], match
print(match.save())
"#;

/// Number of new files, and the existing files that have to change, as the documentation promises.
const NEW: usize = 26;
const CHANGED: [&str; 4] = [
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
    let of_every_game = ["--", "tests::every_game", "tests::scenes_are_whole", "types"];
    house.cargo(&[&["test", "--package", "cowbell-scene", "--lib"][..], &of_every_game].concat(), "");
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
    house.browser();
    house.python();
}

/// A copy of the workspace.
struct House {
    root: PathBuf,
    target: PathBuf,
}

impl House {
    /// Runs a command in the copy. `CI` is unset so that the web client is not required: there may be no Node packages.
    fn run(&self, command: &mut Command) -> Output {
        let command = command.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target).env_remove("CI");
        let output = command.output().expect("the command starts");
        assert!(output.status.success(), "{command:?}: {}{}", text(&output), err(&output));
        output
    }

    fn cargo(&self, args: &[&str], flag: &str) {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.arg("--offline").args(args);
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

    /// The package for Python plays the game, and what it saves is a legal and complete match.
    fn python(&self) {
        let Some(mut python) = missing::python() else { return };
        // A module for Python leaves Python's own symbols open, which only the linker of macOS has to be told.
        let open: &[&str] = match cfg!(target_os = "macos") {
            true => &["--", "-Clink-arg=-undefined", "-Clink-arg=dynamic_lookup"],
            false => &[],
        };
        let library = ["rustc", "--package", "cowbell-python", "--lib", "--crate-type", "cdylib"];
        self.cargo(&[&library[..], open].concat(), "");
        let (data, mut kept) = (self.root.join("target-data"), Vec::new());
        copy(&self.root.join("crates/cowbell-python/python"), &data.join("python"), &mut kept);
        let library = format!("{DLL_PREFIX}cowbell_native{DLL_SUFFIX}");
        let module = data.join("python/cowbell/_native.abi3.so");
        fs::copy(self.target.join("debug").join(library), module).expect("the module was built");
        let played = self.run(python.args(["-c", SCRIPT]).env("PYTHONPATH", data.join("python")));
        fs::write(data.join("pig.jsonl"), played.stdout).expect("it can be written");
        self.play(&["verify", data.join("pig.jsonl").to_str().expect("a plain path")]);
    }

    /// A match on the general board in a real browser, if there is one and the web client could be built.
    fn browser(&self) {
        let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| "/usr/bin/chromium".into());
        let has_node = Command::new("node").arg("--version").output().is_ok_and(|node| node.status.success());
        if !has_node || !self.root.join("web/node_modules").exists() || !Path::new(&chromium).exists() {
            missing::missing("Node and Chromium");
            return;
        }
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        let mut node = Command::new("node");
        let binary = self.target.join("debug").join(BINARY);
        let picture = self.root.join("target-data/pig.png");
        node.args(["tests/newGame.mjs", "pig"]).arg(picture).current_dir(web).env("COWBELL", binary);
        let output = node.env("CHROMIUM", chromium).output().expect("node starts");
        assert!(output.status.success(), "{}{}", text(&output), err(&output));
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
    for part in [".cargo", "Cargo.lock", "crates"] {
        copy(&from.join(part), &to.join(part), &mut kept);
    }
    for part in fs::read_dir(from.join("web")).expect("a folder").flatten().map(|entry| entry.file_name()) {
        // Node's packages are linked, with the list that they are compared with by date.
        let (from, to) = (from.join("web").join(&part), to.join("web").join(&part));
        match part.to_str() {
            Some("node_modules" | "package-lock.json") => link(&from, &to),
            Some("tests" | "test-results" | "dist") => {}
            _ => copy(&from, &to, &mut kept),
        }
    }
    let change = |path: &str, change: &dyn Fn(String) -> String| {
        let text = fs::read_to_string(from.join(path)).expect("a file");
        write(&to.join(path), change(text).as_bytes());
    };
    change(MANIFEST, &|text| format!("{text}\n[[bin]]\nname = \"{BINARY}\"\npath = \"src/main.rs\"\n"));
    // A few quick matches need no optimised engines and search, and optimising them takes long.
    change("Cargo.toml", &|text| text.replace("opt-level = 3", "opt-level = 0"));
    change(LIST, &|text| {
        let is_other = |line: &str| line.contains("$crate::games::") && !line.contains(NEIGHBOUR);
        text.split_inclusive('\n').filter(|line| !is_other(line)).collect()
    });
    prune(&to.join("crates"), &kept);
    prune(&to.join("web/src"), &kept);
    to
}

/// Files that are changed in the copy.
const MANIFEST: &str = "crates/cowbell/Cargo.toml";
const LIST: &str = "crates/cowbell-catalog/src/list.rs";

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
        if ![MANIFEST, LIST].iter().any(|changed| to.ends_with(changed)) {
            write(to, &fs::read(from).expect("a file"));
        }
    }
}

fn link(from: &Path, to: &Path) {
    fs::create_dir_all(to.parent().expect("a folder")).expect("it can be made");
    #[cfg(unix)]
    if fs::symlink_metadata(to).is_err() {
        std::os::unix::fs::symlink(from, to).expect("it can be linked");
    }
    #[cfg(not(unix))]
    let _ = from;
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
