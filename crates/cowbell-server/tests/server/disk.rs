//! Real disks that go wrong under a real server: full, then roomy again; read-only, then writable again. Actions are
//! refused with a clear word, nothing is damaged, and everything goes on when the disk does.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use cowbell_server::admin;
use cowbell_server::store::Location;
use serde_json::json;

use crate::client::{Client, House, config, post, raw};
use crate::crash::{listening, server};

/// How a disk is filled and emptied again.
enum Disk {
    /// No file may grow beyond a size: the system lets any user say so about his own processes.
    Limit,
    /// A disk of its own, in memory, and a file that takes all the room. Needs the right to mount.
    Mount,
}

impl Disk {
    fn fill(&self, data: &Path, server: u32) {
        match self {
            Disk::Limit => run(&["prlimit", "--fsize=0:unlimited", "--pid", &server.to_string()]),
            Disk::Mount => {
                let ballast = fs::File::create(data.join("ballast")).unwrap();
                let mut full = std::io::BufWriter::new(ballast);
                while std::io::Write::write_all(&mut full, &[0; 4096]).is_ok() {}
                let _ = full.into_parts();
            }
        }
    }

    fn empty(&self, data: &Path, server: u32) {
        match self {
            Disk::Limit => run(&["prlimit", "--fsize=unlimited:unlimited", "--pid", &server.to_string()]),
            Disk::Mount => fs::remove_file(data.join("ballast")).unwrap(),
        }
    }
}

fn run(words: &[&str]) {
    assert!(Command::new(words[0]).args(&words[1..]).status().unwrap().success(), "{words:?}");
}

/// A folder on a disk of its own, unmounted in the end.
struct Mounted<'a>(&'a Path);

impl<'a> Mounted<'a> {
    fn new(folder: &'a Path) -> Option<Mounted<'a>> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=4m", "cowbell"]).arg(folder);
        let mounted = mount.output().is_ok_and(|output| output.status.success());
        mounted.then_some(Mounted(folder))
    }
}

impl Drop for Mounted<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0).status();
    }
}

#[tokio::test]
async fn a_full_disk_refuses_and_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    fills_up(folder.path(), Disk::Limit).await;
    // Where mounting is not allowed, the limit above has shown the same.
    let folder = tempfile::tempdir().unwrap();
    if let Some(mounted) = Mounted::new(folder.path()) {
        fills_up(mounted.0, Disk::Mount).await;
    }
}

async fn fills_up(data: &Path, disk: Disk) {
    // A process that writes beyond the limit is killed, unless it looks away; then the write fails.
    let mut command = server(&["env", "--ignore-signal=XFSZ"], data);
    let (mut child, address) = listening(command.stderr(std::process::Stdio::null()).spawn().unwrap()).await;
    let created =
        post(address, "/api/v1/tables", None, &json!({"game": "mow", "options": {"target": 1000}})).await;
    let created = created.json();
    let table = created["table"].as_str().unwrap();
    let mut seats = Vec::new();
    for token in created["tokens"].as_array().unwrap() {
        let mut client = Client::open(address, table, token.as_str()).await.unwrap();
        client.sit("x").await;
        seats.push(client);
    }
    let mut moves = 0;
    let mut refusals = 0;
    for round in 0..4 {
        // A few moves while there is room, then some that find none.
        let version = seats.iter().map(|seat| seat.version).max().unwrap();
        for seat in &mut seats {
            seat.reach(version).await;
        }
        if round % 2 == 1 {
            disk.fill(data, child.id().unwrap());
        }
        for number in 0..20 {
            let turn = seats[0].turn().unwrap();
            let mv = seats[turn].legal(number * 7).unwrap();
            let before = seats[turn].version;
            match seats[turn].play(&mv).await {
                Ok(version) => {
                    moves += 1;
                    for seat in &mut seats {
                        seat.reach(version).await;
                    }
                }
                Err(code) => {
                    assert_eq!((code.as_str(), round % 2), ("STORAGE", 1));
                    refusals += 1;
                    // Everyone is shown the table as it is on the disk, which is as it was.
                    assert_eq!(seats[turn].version, before);
                    let get = |path: &str| {
                        format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
                    };
                    let health = raw(address, &get("/healthz")).await;
                    assert_eq!(health.status, 503, "{}", health.body);
                    assert_eq!(raw(address, &get("/api/v1/tables")).await.status, 200, "reading goes on");
                    break;
                }
            }
        }
        if round % 2 == 1 {
            disk.empty(data, child.id().unwrap());
        }
    }
    assert!(moves >= 40 && refusals == 2, "{moves} moves, {refusals} refusals");
    child.kill().await.unwrap();
    let folder = data.to_path_buf();
    let audit =
        tokio::task::spawn_blocking(move || admin::audit(&Location::folder(&folder)).unwrap()).await.unwrap();
    assert_eq!((audit.sound, audit.broken), (1, Vec::new()));
}

/// The rights of a folder and everything in it.
fn allow(folder: &Path, folders: u32, files: u32) {
    for file in fs::read_dir(folder).unwrap() {
        fs::set_permissions(file.unwrap().path(), Permissions::from_mode(files)).unwrap();
    }
    fs::set_permissions(folder, Permissions::from_mode(folders)).unwrap();
}

#[tokio::test]
async fn a_read_only_folder_is_read_and_left_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let house = House::open(config(&data)).await;
    let (table, tokens) = house.create_table(json!({"game": "tic-tac-moo", "spectators": true})).await;
    house.close().await;
    // Rights do not bind root: then the server runs as nobody, from a copy of this program that nobody may read.
    allow(folder.path(), 0o755, 0o755);
    let own = folder.path().join("server");
    fs::copy(std::env::current_exe().unwrap(), &own).unwrap();
    allow(&data, 0o555, 0o444);
    let bytes = || ["cowbell.db", "cowbell.db-wal"].map(|file| fs::read(data.join(file)).ok());
    let before = bytes();
    let mut command = tokio::process::Command::from(as_anyone(&own, &data));
    let (mut child, address) = listening(command.stderr(std::process::Stdio::null()).spawn().unwrap()).await;
    let shown = raw(
        address,
        &format!("GET /api/v1/tables/{table} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"),
    )
    .await;
    assert_eq!((shown.status, &shown.json()["table"]), (200, &json!(table)), "reading goes on");
    let sit = json!({"type": "sit", "name": "Ada", "token": tokens[0].as_deref().map(crate::client::own)});
    let refused = post(address, &format!("/api/v1/tables/{table}/actions"), tokens[0].as_deref(), &sit).await;
    assert_eq!((refused.status, refused.code().as_str()), (503, "STORAGE"), "{}", refused.body);
    assert!(refused.body.contains("cannot write to its disk; nothing has changed"), "{}", refused.body);
    child.kill().await.unwrap();
    assert_eq!(bytes(), before, "left untouched");
    allow(&data, 0o755, 0o644);
    let house = House::open(config(&data)).await;
    let mut client = Client::open(house.address, &table, tokens[0].as_deref()).await.unwrap();
    client.sit("Ada").await;
    house.close().await;
}

/// The server, run by whom the rights of files bind.
fn as_anyone(own: &Path, data: &Path) -> Command {
    let mut command = Command::new(own);
    command.args(["--exact", "crash::server_of_its_own", "--nocapture"]).env(crate::crash::DATA, data);
    command.stdout(std::process::Stdio::piped());
    if fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0) {
        command.uid(65534);
    }
    command
}
