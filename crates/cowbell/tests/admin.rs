//! `cowbell admin` and what else operators rely on: orders to a running server, its log, one damaged journal among sound ones,
//! and the limit of open files.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long anything may take on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that ends with the test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts it with at most this many open files.
    fn start(folder: &Path, files: u32) -> Server {
        let line = format!(
            "ulimit -n {files} && exec \"$0\" serve --port 0 --metrics none --data \"$1\" --log-form json"
        );
        let mut process = Command::new("sh")
            .args(["-c", &line, env!("CARGO_BIN_EXE_cowbell"), &folder.join("data").to_string_lossy()])
            .stdout(Stdio::piped())
            .stderr(File::options().create(true).append(true).open(folder.join("log")).unwrap())
            .spawn()
            .expect("the server starts");
        let mut said = String::new();
        BufReader::new(process.stdout.as_mut().expect("piped")).read_line(&mut said).expect("its address");
        Server { process, address: said.trim().trim_start_matches("http://").trim_end_matches('/').into() }
    }

    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        request(&mut stream, &self.address, method, path, token, body)
    }

    fn end(mut self) {
        let _ = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        assert!(self.process.wait().unwrap().success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
    }
}

/// One request on a connection that stays open.
fn request(
    stream: &mut TcpStream,
    host: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> (u16, Value) {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let bearer = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{bearer}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).unwrap();
    let (mut bytes, mut buffer) = (Vec::new(), [0; 4096]);
    loop {
        let read = stream.read(&mut buffer).unwrap_or(0);
        bytes.extend(&buffer[..read]);
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        let whole = text.split_once("\r\n\r\n").is_some_and(|(head, _)| {
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
            bytes.len() >= head.len() + 4 + length.unwrap_or(usize::MAX / 2)
        });
        if whole || read == 0 {
            break;
        }
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, serde_json::from_str(body).unwrap_or(Value::Null))
}

fn cowbell(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cowbell")).args(args).output().expect("the command ends")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn eventually(otherwise: &str, is_so: impl Fn() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < end, "{otherwise}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A table with one person; its id and that person's token.
fn new_table(server: &Server, name: &str) -> (String, String) {
    let (status, created) =
        server.ask("POST", "/api/v1/tables", "", &json!({"game": "mow", "spectators": true}));
    assert_eq!(status, 200, "{created}");
    let (table, token) = (created["table"].as_str().unwrap(), created["tokens"][0].as_str().unwrap());
    let own = format!("{}{}", &token[1..], &token[..1]);
    let sit = json!({"type": "sit", "name": name, "token": own});
    let (status, done) = server.ask("POST", &format!("/api/v1/tables/{table}/actions"), token, &sit);
    assert_eq!(status, 200, "{done}");
    (table.into(), own)
}

#[test]
fn operators_list_delete_ban_and_speak_and_everything_is_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), 1024);
    let data = folder.path().join("data").to_string_lossy().into_owned();
    let admin = |args: &[&str]| cowbell(&[&["admin", "--data", &data], args].concat());
    let ((kept, token), (gone, _)) = (new_table(&server, "Ada"), new_table(&server, "Bo"));
    let listed = said(&admin(&["tables"]));
    assert!(listed.contains(&kept) && listed.contains("mow waiting, 2 entries: Ada, -"), "{listed}");

    assert!(said(&admin(&["close", "0123456789abcdef"])).contains("has no table"));
    assert!(admin(&["delete", &gone, "--reason", "spam"]).status.success());
    let path = format!("/api/v1/tables/{gone}");
    eventually("the table is still there", || server.ask("GET", &path, "", &Value::Null).0 == 404);
    assert_eq!(server.ask("GET", &format!("/api/v1/tables/{kept}"), "", &Value::Null).0, 200);

    assert!(admin(&["message", "Restart at ten."]).status.success());
    let message = || server.ask("GET", "/api/v1/message", "", &Value::Null).1["text"].clone();
    eventually("nobody hears the message", || message() == "Restart at ten.");
    assert!(admin(&["message"]).status.success());
    eventually("the message stays", || message() == Value::Null);

    assert!(admin(&["ban", "127.0.0.0/8", "--reason", "a test"]).status.success());
    let games = || server.ask("GET", "/api/v1/games", "", &Value::Null);
    eventually("the ban is not heard of", || games().0 == 403);
    assert_eq!(games().1["code"], "BANNED");
    assert!(said(&admin(&["bans"])).contains("127.0.0.0/8 a test"));
    assert!(admin(&["unban", "127.0.0.0/8"]).status.success());
    eventually("the ban stays", || games().0 == 200);
    assert!(!admin(&["unban", "127.0.0.0/8"]).status.success() && !admin(&["ban", "cow"]).status.success());

    let trail = said(&admin(&["audit"]));
    for line in [
        "delete ordered: spam",
        &format!("127.0.0.1 sat down at table {kept}, seat 0"),
        &format!("table {gone} deleted: spam"),
        "banned: a test",
        "lifted",
        "Restart at ten.",
    ] {
        assert!(trail.contains(line), "{line} is not in {trail}");
    }
    // The second server learns who holds the folder.
    let second = cowbell(&["serve", "--port", "0", "--metrics", "none", "--data", &data]);
    assert!(said(&second).contains(&format!("in use by process {}", server.process.id())), "{second:?}");

    server.end();
    let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let request = lines
        .iter()
        .map(|line| &line["fields"])
        .find(|fields| fields["message"] == "request" && fields["route"] == "/api/v1/tables/{table}/actions");
    let request = request.unwrap_or_else(|| panic!("{log}"));
    assert_eq!((&request["status"], &request["method"]), (&json!(200), &json!("POST")));
    assert!(request["id"].is_string() && request["micros"].is_u64() && request["address"] == "127.0.0.1");
    assert!(!log.contains(&token), "a secret is in the log");
}

/// Closing ends the match for everyone; deleting a name leaves the journal whole.
#[test]
fn operators_close_matches_and_delete_names() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), 1024);
    let data = folder.path().join("data").to_string_lossy().into_owned();
    let admin = |args: &[&str]| cowbell(&[&["admin", "--data", &data], args].concat());
    let (status, created) =
        server.ask("POST", "/api/v1/tables", "", &json!({"game": "mow", "spectators": true}));
    assert_eq!(status, 200, "{created}");
    let path = format!("/api/v1/tables/{}", created["table"].as_str().unwrap());
    for (seat, name) in ["Ada Lovelace", "Bo"].iter().enumerate() {
        // The player who sits down chooses the secret that opens the seat from then on.
        let own = format!("{seat:040x}");
        let (sit, token) =
            (json!({"type": "sit", "name": name, "token": own}), created["tokens"][seat].as_str().unwrap());
        assert_eq!(server.ask("POST", &format!("{path}/actions"), token, &sit).0, 200);
    }
    let shown = || server.ask("GET", &path, "", &Value::Null).1;
    assert!(shown().to_string().contains("Ada Lovelace"));

    assert!(!admin(&["forget", "Nobody"]).status.success());
    let forgotten = admin(&["forget", "Ada Lovelace", "--reason", "she asked"]);
    assert!(forgotten.status.success(), "{forgotten:?}");
    eventually("the name is still shown", || !shown().to_string().contains("Lovelace"));
    assert_eq!(shown()["seats"][0]["player"]["human"], "?", "{}", shown());

    let table = created["table"].as_str().unwrap();
    assert!(admin(&["close", table, "--reason", "spam"]).status.success());
    eventually("the match goes on", || shown()["phase"] == "over");
    assert_eq!(shown()["state"]["over"]["reason"], "closed");
    // A table that waits for players is just deleted.
    let (waiting, _) = new_table(&server, "Cy");
    assert!(admin(&["close", &waiting]).status.success());
    let path = format!("/api/v1/tables/{waiting}");
    eventually("the table is still there", || server.ask("GET", &path, "", &Value::Null).0 == 404);
    let trail = said(&admin(&["audit"]));
    assert!(
        trail.contains(&format!("table {table} closed: spam")) && trail.contains("a name deleted: she asked")
    );
    assert!(!trail.contains("Lovelace"), "{trail}");
    server.end();
    let checked = cowbell(&["verify", &data]);
    assert!(checked.status.success() && said(&checked).contains("1 journals are whole"), "{checked:?}");
    let files = [folder.path().join("data/cowbell.db"), folder.path().join("log")];
    for file in files {
        let bytes = std::fs::read(&file).unwrap();
        assert!(
            !bytes.windows(8).any(|window| window == b"Lovelace"),
            "the name is still in {}",
            file.display()
        );
    }
}

#[test]
fn one_bad_byte_in_a_journal_is_named_and_the_others_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), 1024);
    new_table(&server, "Ada");
    let (damaged, _) = new_table(&server, "Damaged");
    new_table(&server, "Bo");
    server.end();
    let data = folder.path().join("data");
    let file = data.join("cowbell.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let at = bytes.windows(7).position(|window| window == b"Damaged").expect("the name is in the file");
    // No text at all any more: the store itself cannot read it.
    bytes[at] = 0xff;
    std::fs::write(&file, bytes).unwrap();
    let checked = cowbell(&["verify", &data.to_string_lossy()]);
    let said = said(&checked);
    assert_eq!(checked.status.code(), Some(1), "{said}");
    assert!(said.contains(&damaged) && said.contains("2 journals are whole and legal, 1"), "{said}");
}

#[test]
fn at_the_limit_of_open_files_those_already_in_are_served() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), 128);
    let mut inside = TcpStream::connect(&server.address).unwrap();
    let health =
        |stream: &mut TcpStream| request(stream, &server.address, "GET", "/healthz", "", &Value::Null).0;
    assert_eq!(health(&mut inside), 200);
    let crowd: Vec<TcpStream> = (0..120).map(|_| TcpStream::connect(&server.address).unwrap()).collect();
    eventually("newcomers are let in", || health(&mut TcpStream::connect(&server.address).unwrap()) != 200);
    assert_eq!(health(&mut inside), 200, "those already in");
    let log = || std::fs::read_to_string(folder.path().join("log")).unwrap();
    eventually("nobody says why", || log().contains("the limit of open files is reached"));
    drop(crowd);
    eventually("nobody is let in again", || health(&mut TcpStream::connect(&server.address).unwrap()) == 200);
    server.end();
}
