//! Other game servers beside ours: each folder in `peers/` has a server for endless tic-tac-toe, which stores nothing, and a
//! table of players. They run on Node, and do what our closed loop does. They have no targets, and without Node they are left out.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use crate::server::{Server, cpu};
use crate::{Args, modes};

/// Compilers at run time need longer to warm up than our server does.
const WARM: usize = 3;

/// The closed loop of ours, Tic Tac Moo with scenes unless told otherwise, and then of each peer.
pub(crate) async fn peers(args: &Args) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/load/peers");
    if let Err(why) = install(&folder) {
        println!("peers skipped: {why}");
        return;
    }
    let ours = modes::measured(args, "scenes").await.each;
    let game = args.text("game", "tic-tac-moo");
    for name in names(&folder) {
        match measured(&folder, &name, args) {
            Ok(Peer { line, each }) => println!(
                "closed {line}; {game} with scenes costs {:.2} times as much ({:.1} µs)",
                ours / each,
                ours * 1e6
            ),
            Err(why) => println!("closed {name}: FAILED, {why}"),
        }
    }
}

/// Installs the packages if they are not those of the lock file.
fn install(folder: &Path) -> Result<(), String> {
    let changed = |file: PathBuf| fs::metadata(file).and_then(|file| file.modified()).ok();
    let installed = changed(folder.join("node_modules/.package-lock.json"));
    if installed.is_some_and(|installed| changed(folder.join("package-lock.json")) <= Some(installed)) {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]).current_dir(folder);
    let ended =
        npm.stdin(Stdio::null()).output().map_err(|error| format!("they need Node and npm ({error})"))?;
    let said = String::from_utf8_lossy(&ended.stderr);
    let why = said.lines().find(|line| !line.trim().is_empty()).unwrap_or("it does not say why").to_string();
    if ended.status.success() { Ok(()) } else { Err(format!("`npm ci` installs no packages: {why}")) }
}

/// The peers, which are the folders with a server.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the peers have a folder").filter_map(Result::ok);
    let peers = entries.filter(|entry| entry.path().join("server.mjs").exists());
    let mut names: Vec<String> = peers.filter_map(|peer| peer.file_name().into_string().ok()).collect();
    names.sort();
    names
}

/// What was measured of a peer.
struct Peer {
    line: String,
    /// CPU seconds per move.
    each: f64,
}

fn measured(folder: &Path, name: &str, args: &Args) -> Result<Peer, String> {
    let (matches, time) = (args.number("matches", 200), args.number("seconds", 4));
    let (server, version) = Server::peer("node", &folder.join(name).join("server.mjs"))?;
    let mut command = Command::new("node");
    command.arg(folder.join("closed-loop.mjs")).args([name, &server.address.to_string()]);
    command.args([matches, WARM, time].map(|number| number.to_string())).env("NODE_ENV", "production");
    let started = command.stdout(Stdio::piped()).spawn();
    let mut players = Players(started.map_err(|error| format!("no players: {error}"))?);
    let mut lines = BufReader::new(players.0.stdout.take().expect("piped")).lines();
    let mut next = || lines.next().and_then(Result::ok).ok_or("the players ended early");
    next()?;
    let (began, before, own) = (Instant::now(), server.cpu(), players.cpu());
    let moves: f64 = next()?.parse().map_err(|_| "the players do not say how many moves they made")?;
    let (seconds, used, own) = (began.elapsed().as_secs_f64(), server.cpu() - before, players.cpu() - own);
    if moves == 0.0 {
        return Err("no move was made".into());
    }
    let line = format!(
        "{name} {version}, endless tic-tac-toe: {matches} matches, {:.0} moves/s, {:.1} µs CPU per move, server busy {:.0} %, generator {:.0} %",
        moves / seconds,
        used / moves * 1e6,
        used / seconds * 100.0,
        own / seconds * 100.0
    );
    Ok(Peer { line, each: used / moves })
}

/// The program that plays at all tables of a peer. It waits at the end, until it is no longer needed.
struct Players(Child);

impl Players {
    fn cpu(&self) -> f64 {
        cpu(&self.0.id().to_string())
    }
}

impl Drop for Players {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
