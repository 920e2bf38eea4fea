//! The server on the open internet: connections that stand still, floods from one address, tables that nobody needs.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cowbell_protocol::{Action, NewTable, Phrase};
use cowbell_rules::Seat;
use cowbell_server::admin;
use cowbell_server::cluster::bus::Local;
use cowbell_server::store::{Location, Memory};
use cowbell_server::{Config, Quotas, RandomBrain, Tables, TimeLimits};
use cowbell_table::{TableId, Who};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::{Client, House, PATIENCE, config, eventually, first_move, raw};

/// Settings of a server that counts.
pub(crate) fn counting(data: &std::path::Path) -> Config {
    Config { rate: 1.0, ..config(data) }
}

/// A connection from another loopback address, so that it counts as another visitor.
pub(crate) async fn connect_from(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(from.parse().unwrap(), 0)).unwrap();
    socket.connect(to).await.unwrap()
}

/// What the server says before it hangs up.
pub(crate) async fn last_words(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn silent_half_sent_and_idle_connections_end() {
    let data = tempfile::tempdir().unwrap();
    let short = Duration::from_millis(300);
    let time_limits = TimeLimits { head: short, body: short, ..TimeLimits::default() };
    let house = House::open(Config { time_limits, ..counting(data.path()) }).await;
    let host = house.address;
    let began = Instant::now();
    let mut streams = Vec::new();
    for sent in [
        String::new(),
        format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\n"),
        format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n"),
        format!(
            "POST /api/v1/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{{"
        ),
    ] {
        let mut stream = TcpStream::connect(host).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        streams.push(stream);
    }
    let mut said = Vec::new();
    for stream in &mut streams {
        said.push(last_words(stream).await);
    }
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    assert!(said[2].starts_with("HTTP/1.1 200"), "served, then ended for being idle: {}", said[2]);
    assert!(said[3].contains("TOO_SLOW"), "{}", said[3]);
    house.close().await;
}

#[tokio::test]
async fn one_address_cannot_take_all_connections_or_sockets() {
    let data = tempfile::tempdir().unwrap();
    let quotas = Quotas { connections_per_address: 20, sockets_per_address: 3, ..Config::default().quotas };
    let house = House::open(Config { quotas, ..counting(data.path()) }).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo", "spectators": true})).await;
    let mut sockets = Vec::new();
    for token in [tokens[0].as_deref(), None, None] {
        sockets.push(Client::open(house.address, &table, token).await.unwrap());
    }
    let fourth = Client::open(house.address, &table, None).await.err().unwrap();
    assert!(fourth.to_string().contains("429"), "{fourth}");
    let mut silent = Vec::new();
    for _ in 0..40 {
        silent.push(TcpStream::connect(house.address).await.unwrap());
    }
    let mut refused = TcpStream::connect(house.address).await.unwrap();
    assert!(last_words(&mut refused).await.starts_with("HTTP/1.1 429"));
    // Those already in play on, and someone else is served.
    sockets[0].sit("Ada").await;
    let mut stranger = connect_from("127.0.0.9", house.address).await;
    let ask = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", house.address);
    stranger.write_all(ask.as_bytes()).await.unwrap();
    assert!(last_words(&mut stranger).await.ends_with("ok\n"));
    // What is given back can be taken again.
    drop(silent);
    drop(sockets.pop());
    let until = Instant::now() + Duration::from_secs(10);
    while Client::open(house.address, &table, None).await.is_err() {
        assert!(Instant::now() < until, "the quota is not given back");
        tokio::task::yield_now().await;
    }
    house.close().await;
}

/// Ten sockets of one address may not do ten times as much as one.
#[tokio::test]
async fn actions_are_counted_by_address_and_not_by_socket() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(counting(data.path())).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo"})).await;
    let began = Instant::now();
    let mut talkers = Vec::new();
    for _ in 0..10 {
        let (address, table, token) = (house.address, table.clone(), tokens[0].clone());
        talkers.push(tokio::spawn(async move {
            let mut client = Client::open(address, &table, token.as_deref()).await.unwrap();
            let mut done = 0;
            for _ in 0..60 {
                done += u64::from(client.act(json!({"type": "say", "phrase": "hello"})).await.is_ok());
            }
            done
        }));
    }
    let mut done = 0;
    for talker in talkers {
        done += talker.await.unwrap();
    }
    let allowed = 200.0 + 40.0 * began.elapsed().as_secs_f64() + 1.0;
    assert!(done as f64 <= allowed, "{done} of 600 were done; {allowed} are allowed");
    assert!(done >= 150, "{done}");
    house.close().await;
}

#[tokio::test]
async fn every_route_is_limited_and_metrics_have_their_own_address() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(counting(data.path())).await;
    let page = house.get("/metrics", None).await;
    assert!(!page.body.contains("cowbell_tables"), "{}", page.body);
    assert!(house.metrics().await.contains("cowbell_tables 0"));
    for path in ["/healthz", "/index.html", "/any/route/of/the/client"] {
        let mut refused = false;
        for _ in 0..2000 {
            if house.get(path, None).await.status == 429 {
                refused = true;
                break;
            }
        }
        assert!(refused, "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn only_the_public_address_counts_if_it_is_known() {
    let data = tempfile::tempdir().unwrap();
    let public_url = "https://play.example.org/".parse().unwrap();
    let house = House::open(Config { public_url, ..config(data.path()) }).await;
    let ask =
        |path: &str, host: &str| format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    for (path, host, status) in [
        ("/api/v1/games", "play.example.org", 200),
        ("/", "Play.Example.org", 200),
        ("/api/v1/games", "evil.example", 403),
        ("/", "play.example.org.evil.example", 403),
        ("/api/v1/games", "127.0.0.1", 403),
        ("/healthz", "127.0.0.1", 200),
    ] {
        assert_eq!(raw(house.address, &ask(path, host)).await.status, status, "{path} of {host}");
    }
    house.close().await;
}

#[tokio::test]
async fn one_server_per_data_folder_and_nobody_else_reads_it() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    house.duel().await;
    let brain = std::sync::Arc::new(cowbell_server::RandomBrain);
    let assets = std::sync::Arc::new(cowbell_server::NoAssets);
    let second = cowbell_server::Server::open(config(data.path()), brain, assets).await.err().unwrap();
    assert!(second.contains(&format!("in use by process {}", std::process::id())), "{second}");
    #[cfg(unix)]
    for file in ["cowbell.db", "cowbell.db-wal", "cowbell.db-shm", "cowbell.lock"] {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(data.path().join(file)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    house.close().await;
    House::open(config(data.path())).await.close().await;
}

/// One address cannot hide the tables of others, and looking at the list makes no bot play.
#[tokio::test]
async fn the_lobby_cannot_be_flooded() {
    let data = tempfile::tempdir().unwrap();
    let open = async || House::open(Config { trust_proxy: 1, ..config(data.path()) }).await;
    let house = open().await;
    let create = async |house: &House, from: &str| {
        let body = r#"{"game":"mow","lobby":true,"seats":["open","link"]}"#;
        let ask = format!(
            "POST /api/v1/tables HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: {from}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            house.address,
            body.len()
        );
        raw(house.address, &ask).await.json()["table"].as_str().unwrap().to_string()
    };
    let modest = create(&house, "192.0.2.1").await;
    for _ in 0..80 {
        create(&house, "192.0.2.2").await;
    }
    let listed = async |house: &House| {
        let lobby = house.get("/api/v1/tables", None).await.json();
        let tables = lobby["tables"].as_array().unwrap();
        assert!(tables.iter().any(|table| table["table"] == modest), "{lobby}");
        tables.len()
    };
    assert_eq!(listed(&house).await, 6);
    house.close().await;
    // A restart forgets nothing of it, and the many networks of one site count together.
    let house = open().await;
    assert_eq!(listed(&house).await, 6, "after a restart");
    create(&house, "192.0.2.2").await;
    assert_eq!(listed(&house).await, 6, "and one more changes nothing");
    for household in 0..20 {
        create(&house, &format!("2001:db8:1:{household}::1")).await;
    }
    assert_eq!(listed(&house).await, 16);
    house.close().await;
}

/// Tables that never began and matches that nobody touches go when their days are over, and no others.
#[tokio::test]
async fn tables_that_nobody_needs_are_deleted() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let keep = Config::default().keep;
    let mut aged = Vec::new();
    for (is_match, days) in [(false, keep.keep_waiting_days), (true, keep.keep_idle_days)] {
        for (days, is_kept) in [(days - 1, true), (days + 1, false)] {
            let table = match is_match {
                true => house.duel().await.0,
                false => house.create_table(json!({"game": "tic-tac-moo"})).await.0,
            };
            aged.push((table, days, is_kept));
        }
    }
    house.close().await;
    let store = rusqlite::Connection::open(data.path().join("cowbell.db")).unwrap();
    for (table, days, _) in &aged {
        let (id, seconds) = (table.parse::<TableId>().unwrap().0 as i64, i64::from(*days) * 24 * 60 * 60);
        store.execute("UPDATE tables SET touched = touched - ?2 WHERE id = ?1", (id, seconds)).unwrap();
    }
    drop(store);
    let house = House::open(config(data.path())).await;
    let is_there =
        async |table: &str| house.get(&format!("/api/v1/tables/{table}"), None).await.status != 404;
    for (table, days, _) in aged.iter().filter(|(.., is_kept)| !is_kept) {
        eventually(&format!("still there after {days} days"), async || !is_there(table).await).await;
    }
    for (table, days, _) in aged.iter().filter(|(.., is_kept)| *is_kept) {
        assert!(is_there(table).await, "gone after {days} days");
    }
    house.close().await;
}

/// Talk ends long before moves do, so that a match that was talked to death can still be finished.
#[tokio::test]
async fn the_journal_of_a_table_has_a_maximum() {
    let store = Arc::new(Memory::default());
    let tables = Tables::new(store.clone(), Arc::new(Local::default().join()), Arc::new(RandomBrain), 1);
    let request = NewTable { game: "kuhlorado".into(), ..NewTable::default() };
    let id: TableId = tables.create(&request).await.unwrap().table.parse().unwrap();
    for seat in [0, 1] {
        let token = Some(format!("{seat:02}").repeat(20));
        let sit = Action::Sit { name: format!("N{seat}"), promise: String::new(), token };
        tables.act(id, Who::Person(Seat(seat)), &sit).await.unwrap();
    }
    let talk = Action::Say { phrase: Phrase::Hello };
    let mut said = 0;
    let refused = loop {
        match tables.act(id, Who::Person(Seat(0)), &talk).await {
            Ok(version) => said = version,
            Err(problem) => break problem.code,
        }
        assert!(said < 20_000, "nobody stops it");
    };
    assert_eq!((said, refused.as_str()), (10_000, "TABLE_FULL"));
    let (who, play) = first_move(&tables, id).await;
    tables.act(id, who, &play).await.expect("moves go on");
    tables.act(id, who, &Action::Resign {}).await.expect("and it can be ended");
}

/// A client that repeats itself does not fill the audit trail.
#[tokio::test]
async fn the_audit_trail_notes_who_sits_down_once() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let request = json!({"game": "tic-tac-moo", "seats": ["link", "open"]});
    let (table, tokens) = house.create_table(request).await;
    let mut ada = Client::open(house.address, &table, tokens[0].as_deref()).await.unwrap();
    let join = json!({"name": "Bo", "token": "b0".repeat(20)});
    for _ in 0..5 {
        ada.sit("Ada").await;
    }
    for _ in 0..5 {
        assert_eq!(house.post(&format!("/api/v1/tables/{table}/join"), None, &join).await.status, 200);
    }
    let trail = async || {
        let place = Location::folder(data.path());
        let notes = tokio::task::spawn_blocking(move || admin::audit_trail(&place).unwrap()).await.unwrap();
        notes.into_iter().map(|note| note.text).collect::<Vec<_>>()
    };
    let count = |lines: &[String], what: &str| lines.iter().filter(|line| line.ends_with(what)).count();
    let seats = [format!("{table}, seat 0"), format!("{table}, seat 1")];
    let is_noted = async || {
        let lines = trail().await;
        seats.iter().all(|seat| count(&lines, seat) > 0)
    };
    eventually("who sits down is noted", is_noted).await;
    let lines = trail().await;
    assert_eq!(seats.map(|seat| count(&lines, &seat)), [1, 1], "{lines:?}");
    house.close().await;
}

/// Someone who only listens is shut out as well.
#[tokio::test]
async fn a_ban_ends_the_sockets_of_those_who_say_nothing() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (table, _) = house.create_table(json!({"game": "tic-tac-moo", "spectators": true})).await;
    let mut silent = Client::open(house.address, &table, None).await.unwrap();
    let place = Location::folder(data.path());
    tokio::task::spawn_blocking(move || admin::ban(&place, "127.0.0.1", "a test").unwrap()).await.unwrap();
    let last = async {
        while let Some(message) = silent.read().await {
            if message["type"] == "bye" {
                return message["problem"]["code"].clone();
            }
        }
        Value::Null
    };
    assert_eq!(tokio::time::timeout(PATIENCE, last).await.expect("the socket ends"), "BANNED");
    house.close().await;
}

/// However many pictures are asked for from however many addresses, no more threads work on them, and each of those needs megabytes.
#[cfg(target_os = "linux")]
#[test]
fn pictures_are_drawn_a_few_at_a_time() {
    // A name of its own, because other tests may run in the same process.
    const NAME: &str = "many-pictures";
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().thread_name(NAME).build().unwrap().block_on(ask_for_many_pictures(NAME));
}

#[cfg(target_os = "linux")]
async fn ask_for_many_pictures(name: &str) {
    const PICTURES: usize = 32;
    let data = tempfile::tempdir().unwrap();
    let house = House::open(Config { trust_proxy: 1, ..config(data.path()) }).await;
    let threads = || {
        let tasks = std::fs::read_dir("/proc/self/task").unwrap().flatten();
        // One that has ended meanwhile has no name.
        let names = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("comm")).ok());
        names.filter(|found| found.trim_end() == name).count()
    };
    let address = house.address;
    let ask = |number: usize| {
        let ask = format!(
            "GET /api/v1/puzzles/te-kuiti/{number}/picture.png HTTP/1.1\r\nHost: {address}\r\n\
             X-Forwarded-For: 192.0.2.{number}\r\nConnection: close\r\n\r\n"
        );
        tokio::spawn(async move {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(ask.as_bytes()).await.unwrap();
            last_words(&mut stream).await.starts_with("HTTP/1.1 200")
        })
    };
    // The first one starts the threads that every request needs.
    assert!(ask(0).await.unwrap());
    let before = threads();
    let asked: Vec<_> = (1..=PICTURES).map(ask).collect();
    let most = std::cell::Cell::new(before);
    eventually("the pictures never come", async || {
        most.set(most.get().max(threads()));
        asked.iter().all(|one| one.is_finished())
    })
    .await;
    for one in asked {
        assert!(one.await.unwrap());
    }
    assert!(most.get() < before + PICTURES / 2, "{before} threads became {}", most.get());
    house.close().await;
}
