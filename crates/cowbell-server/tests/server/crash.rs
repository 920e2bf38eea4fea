//! The real server, in a process of its own, killed at random instants under live traffic: no acknowledged move may
//! be lost, every match goes on, bots resume, clients come back by themselves.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use cowbell_server::store::Location;
use cowbell_server::{Config, NoAssets, RandomBrain, admin, serve, start_log};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::client::{Client, PATIENCE, config, own, post};

/// Names the data folder of a server that is this program again.
pub(crate) const DATA: &str = "COWBELL_TEST_DATA";
/// What the servers log, in the data folder.
const LOG: &str = "log.txt";
/// How often the server is killed.
const KILLS: u32 = 30;
/// Moves that one of the people makes between two deaths, at least.
const LEAST: u64 = 2;
/// Matches of two people, and as many of a person and a bot.
const MATCHES: usize = 6;

/// Not a test: the server that the test below starts and kills. It is this program again.
#[test]
fn server_of_its_own() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let config = Config { log: tracing::Level::DEBUG, ..config(Path::new(&data)) };
    start_log(&config);
    serve(config, Arc::new(RandomBrain), Arc::new(NoAssets), |address| {
        println!("\nlistening {address}");
    })
    .unwrap();
}

/// The server as a command. `before` are words that go before it: `nice`, `prlimit --nofile=100`.
pub(crate) fn server(before: &[&str], data: &Path) -> Command {
    let own = std::env::current_exe().unwrap();
    let mut words = before.iter().map(std::ffi::OsStr::new).chain([own.as_os_str()]);
    let mut command = Command::new(words.next().unwrap());
    command.args(words).args(["--exact", "crash::server_of_its_own", "--nocapture"]).env(DATA, data);
    command.stdout(std::process::Stdio::piped()).kill_on_drop(true);
    command
}

async fn start(data: &Path, before: &[&str]) -> (Child, SocketAddr) {
    let mut command = server(before, data);
    let log = std::fs::File::options().create(true).append(true).open(data.join(LOG)).unwrap();
    listening(command.stderr(log).spawn().unwrap()).await
}

/// The server once it says where it listens.
pub(crate) async fn listening(mut child: Child) -> (Child, SocketAddr) {
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    while let Some(line) = lines.next_line().await.unwrap() {
        if let Some(address) = line.strip_prefix("listening ") {
            // Keep reading, so that the server never waits for us.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return (child, address.parse().unwrap());
        }
    }
    panic!("the server did not start");
}

/// What a person at a table was promised: moves by the version they led to.
type Promises = Arc<Mutex<BTreeMap<(String, u64), String>>>;

/// Someone at a table.
struct Person {
    playing: JoinHandle<()>,
    /// Acknowledged moves.
    moves: Arc<AtomicU64>,
}

impl Person {
    fn moves(&self) -> u64 {
        self.moves.load(Relaxed)
    }

    /// Waits for that many acknowledged moves. Someone who finds fault with the server panics, and then so does this.
    async fn reach(&self, moves: u64) {
        let end = Instant::now() + PATIENCE;
        while self.moves() < moves {
            assert!(!self.playing.is_finished(), "someone has stopped playing");
            assert!(Instant::now() < end, "someone does not come back");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// Plays one seat until the test ends, across all deaths of the server.
async fn play(
    mut address: watch::Receiver<SocketAddr>,
    table: String,
    link: String,
    promises: Promises,
    moves: Arc<AtomicU64>,
) {
    let (mut number, own) = (1, own(&link));
    // What opens the seat: the server may have died before or after it heard of the new secret.
    let mut keys = [own.clone(), link];
    loop {
        let to = *address.borrow_and_update();
        let Ok(mut client) = Client::open(to, &table, Some(&keys[0])).await else {
            keys.swap(0, 1);
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let seat =
            serde_json::from_str::<Value>(&client.frames[0]).unwrap()["you"].as_u64().unwrap() as usize;
        if client.state.is_null()
            && client.act(json!({"type": "sit", "name": "x", "token": own})).await.is_err()
        {
            continue;
        }
        'connected: loop {
            assert_ne!(client.state["turn"], "over", "the match is too short for this test");
            if client.turn() != Some(seat) {
                if client.read().await.is_none() {
                    break;
                }
                continue;
            }
            number = number * 31 % 1009;
            let mv = client.legal(number).unwrap();
            match client.play(&mv).await {
                Ok(version) => {
                    promises.lock().unwrap().insert((table.clone(), version), mv);
                    moves.fetch_add(1, Relaxed);
                    while client.version < version {
                        if client.read().await.is_none() {
                            break 'connected;
                        }
                    }
                }
                Err(code) if code == "GONE" => break,
                Err(code) => panic!("{mv} at {table}: {code}"),
            }
        }
    }
}

#[tokio::test]
async fn killed_thirty_times_under_load_it_loses_no_acknowledged_move() {
    let data = tempfile::tempdir().unwrap();
    let (mut child, first) = start(data.path(), &[]).await;
    let (sender, address) = watch::channel(first);
    let promises = Promises::default();
    let mut tables = Vec::new();
    for number in 0..2 * MATCHES {
        let seats =
            if number % 2 == 0 { json!(["link", "link"]) } else { json!(["link", {"bot": "random"}]) };
        let created = post(
            first,
            "/api/v1/tables",
            None,
            &json!({"game": "mow", "options": {"target": 2000}, "seats": seats}),
        )
        .await;
        tables.push(created.json());
    }
    let mut people = Vec::new();
    for table in &tables {
        for token in table["tokens"].as_array().unwrap().iter().filter_map(Value::as_str) {
            let (table, token) = (table["table"].as_str().unwrap().to_string(), token.to_string());
            let moves = Arc::<AtomicU64>::default();
            let playing = tokio::spawn(play(address.clone(), table, token, promises.clone(), moves.clone()));
            people.push(Person { playing, moves });
        }
    }
    let taskset = std::process::Command::new("taskset").arg("--version").output();
    let has_taskset = taskset.is_ok_and(|output| output.status.success());
    let mut number = 17;
    for kill in 0..KILLS {
        // By moves and not by the clock: on a slow machine as on a fast one the server dies under load, long before a match ends.
        number = number * 73 % 211;
        let person = &people[number as usize % people.len()];
        person.reach(person.moves() + LEAST + number % 5).await;
        child.kill().await.unwrap();
        // Every other one has a single core, and with it another runtime, where the system can do that.
        let one_core: &[&str] = if has_taskset && kill % 2 == 0 { &["taskset", "-c", "0"] } else { &[] };
        let (next, address) = start(data.path(), one_core).await;
        child = next;
        sender.send(address).unwrap();
    }
    // Everyone finds the last one and plays on. It is asked to end, and does so in order.
    let before: Vec<u64> = people.iter().map(Person::moves).collect();
    for (person, before) in people.iter().zip(before) {
        person.reach(before + 1).await;
    }
    let asked =
        Command::new("kill").args(["-TERM", &child.id().unwrap().to_string()]).status().await.unwrap();
    assert!(asked.success() && child.wait().await.unwrap().success());
    let log = std::fs::read_to_string(data.path().join(LOG)).unwrap();
    assert!(log.contains("closing"));
    for token in tables.iter().flat_map(|table| table["tokens"].as_array().unwrap()).filter_map(Value::as_str)
    {
        assert!(!log.contains(token), "a token in the log");
    }
    for person in people {
        person.playing.abort();
        let end = person.playing.await;
        assert!(
            end.is_err_and(|error| error.is_cancelled()),
            "someone found fault with the server at its end"
        );
    }
    let audit = tokio::task::spawn_blocking({
        let data = data.path().to_path_buf();
        move || admin::audit(&Location::folder(&data)).unwrap()
    });
    let audit = audit.await.unwrap();
    assert_eq!((audit.sound, audit.broken), (2 * MATCHES as u64, Vec::new()));
    let store = cowbell_server::store::Sqlite::open(&data.path().join("cowbell.db")).await.unwrap();
    let promises = promises.lock().unwrap().clone();
    println!("{KILLS} kills, {} acknowledged moves", promises.len());
    for ((table, version), mv) in &promises {
        let rows = cowbell_server::store::Store::read(&store, table.parse().unwrap(), *version as u32 - 1)
            .await
            .unwrap();
        let entry: Value =
            serde_json::from_str(&rows.first().expect("the acknowledged version exists").text).unwrap();
        assert_eq!(
            entry["play"]["move"], **mv,
            "table {table}, version {version}: an acknowledged move is lost"
        );
    }
    assert!(promises.len() as u64 >= u64::from(KILLS) * LEAST, "{} acknowledged moves", promises.len());
}
