//! The server as operators run it: settings from all sources, a log for programs, backups while it runs, and checked
//! records and journals.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long bots and disks may take on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(120);

fn cowbell(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cowbell")).args(args).output().expect("the command ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Starts a server with one setting from each possible source.
fn start(folder: &Path) -> (Child, String) {
    let settings = folder.join("settings");
    std::fs::write(&settings, "port = 1\nlog-form = \"json\"\nlog = \"error\"\n").unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_cowbell"))
        .arg("serve")
        .args(["--port", "0", "--data", &folder.join("data").to_string_lossy()])
        .args(["--config", &settings.to_string_lossy()])
        .env("COWBELL_LOG", "debug")
        .stdout(Stdio::piped())
        .stderr(File::create(folder.join("log")).unwrap())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    BufReader::new(server.stdout.as_mut().expect("piped")).read_line(&mut line).expect("it says its address");
    let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_string();
    (server, address)
}

fn ask(address: &str, method: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + body).as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split_once("\r\n\r\n").expect("an answer").1.to_string()
}

/// The record of a match between two bots.
fn record(address: &str, game: &str) -> String {
    let request = json!({"game": game, "seats": [{"bot": "easy"}, {"bot": "easy"}], "spectators": true});
    let laid: Value =
        serde_json::from_str(&ask(address, "POST", "/api/v1/tables", &request.to_string())).unwrap();
    let path = format!("/api/v1/tables/{}", laid["table"].as_str().unwrap_or_else(|| panic!("{laid}")));
    let end = Instant::now() + PATIENCE;
    loop {
        let table: Value = serde_json::from_str(&ask(address, "GET", &path, "")).unwrap();
        if table["phase"] == "over" {
            return ask(address, "GET", &format!("{path}/record"), "");
        }
        assert!(Instant::now() < end, "the bots do not finish");
        sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_server_is_set_up_copied_checked_and_thinned_out() {
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = start(folder.path());
    let records = folder.path().join("records");
    std::fs::create_dir(&records).unwrap();
    for game in ["tic-tac-moo", "mow"] {
        std::fs::write(records.join(format!("{game}.jsonl")), record(&address, game)).unwrap();
    }
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let (data, copy, records) =
        (data.to_string_lossy(), copy.to_string_lossy(), records.to_string_lossy().into_owned());
    assert!(cowbell(&["serve", "--data", &data, "--backup", &copy]).status.success());
    let again = cowbell(&["serve", "--data", &data, "--backup", &copy]);
    assert!(!again.status.success() && text(&again.stderr).contains("exists"), "{again:?}");

    // Verify a folder of records, the store of the running server, and its backup.
    let sound = cowbell(&["verify", &records, &data, &copy]);
    assert!(sound.status.success(), "{sound:?}");
    let said = text(&sound.stdout);
    assert_eq!(
        said.matches("every draw follows from the seed; whole, with names and end as played; signed by ")
            .count(),
        2,
        "{said}"
    );
    assert_eq!(said.matches("2 journals are whole and legal, 0 are not").count(), 2, "{said}");

    // A match that someone has made up and imported is handed out as such: no server vouches for it.
    let forged = std::fs::read_to_string(Path::new(&records).join("mow.jsonl")).unwrap();
    let (header, events) = forged.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    let head = header.as_object_mut().unwrap();
    head.retain(|key, _| !["signer", "signature"].contains(&key.as_str()));
    head["players"] = json!(["Ada", "Bo"]);
    let answer: Value =
        serde_json::from_str(&ask(&address, "POST", "/api/v1/records", &format!("{header}\n{events}")))
            .unwrap();
    let path = format!("/api/v1/tables/{}/record", answer["table"].as_str().unwrap());
    let exported = folder.path().join("forged.jsonl");
    std::fs::write(&exported, ask(&address, "GET", &path, "")).unwrap();
    let checked = text(&cowbell(&["verify", &exported.to_string_lossy()]).stdout);
    assert!(checked.contains("imported: nothing proves who played it"), "{checked}");
    assert!(checked.trim_end().ends_with("; not signed"), "{checked}");

    // An altered record is reported, and the others are still checked.
    let altered = Path::new(&records).join("mow.jsonl");
    let lines = std::fs::read_to_string(&altered).unwrap();
    std::fs::write(&altered, lines.replacen(r#""seat":1"#, r#""seat":0"#, 1)).unwrap();
    let wrong = cowbell(&["verify", &records]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(text(&wrong.stderr).contains("mow.jsonl"), "{wrong:?}");
    assert!(text(&wrong.stdout).contains("tic-tac-moo.jsonl"), "{wrong:?}");

    // Dates are whole seconds, so a match that ended in the current second is not yet old enough.
    let (mut deleted, end) = (0, Instant::now() + PATIENCE);
    while deleted < 3 {
        let pruned = cowbell(&["serve", "--data", &data, "--prune", "0"]);
        let said = text(&pruned.stdout);
        let number = said.strip_suffix(" matches deleted\n").and_then(|number| number.parse::<u32>().ok());
        deleted += number.unwrap_or_else(|| panic!("{pruned:?}"));
        assert!(deleted <= 3 && Instant::now() < end, "{deleted} matches deleted");
    }
    assert!(text(&cowbell(&["verify", &data]).stdout).contains("0 journals are whole"));
    assert!(text(&cowbell(&["verify", &copy]).stdout).contains("2 journals are whole"));

    let ended = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    assert!(ended.is_ok_and(|status| status.success()) && server.wait().unwrap().success());
    let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
    let lines: Vec<Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect();
    assert!(lines.iter().all(|line| line["timestamp"].is_string() && line["level"].is_string()), "{log}");
    let closing = |line: &Value| line["fields"]["message"] == "closing" && line["level"] == "INFO";
    assert!(lines.iter().any(closing), "the environment overrides the file: {log}");
}
