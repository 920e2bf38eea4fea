//! The modes: what each of them measures.

use core::fmt::{self, Display, Formatter};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::LocalSet;
use tokio::time::{sleep, sleep_until};

use crate::Args;
use crate::aim::Aim;
use crate::disk::Disk;
use crate::least;
use crate::server::{Server, open_files, own_cpu};
use crate::sizes::Sizes;
use crate::wire::{Player, Received, gather, gather_as, play, play_out, received, show, spin};

/// Moves as fast as possible: both seats have the new state before the next move. `--ready` matches are created before
/// the clock starts, with both seats connected, so that only moves are measured; with 0 every match is created when the
/// one before it has ended. The generator never sleeps (`--spin 0` lets it). The baseline server runs before and after, to
/// show how fast the machine is.
pub(crate) async fn closed(args: &Args) -> Vec<Aim> {
    if args.text("show", "both") != "scene" {
        show("view");
        measured(args, "views").await;
        show("scene");
    }
    if args.text("show", "both") == "view" {
        return Vec::new();
    }
    let Cost { each, least } = measured(args, "scenes").await;
    let game = args.text("game", "tic-tac-moo");
    let cost = format!("closed {game}: CPU as a multiple of the baseline server's");
    vec![Aim::most(&cost, each / least, 2.5)]
}

/// CPU seconds per move: of our server, and of the baseline server beside it.
pub(crate) struct Cost {
    pub(crate) each: f64,
    least: f64,
}

/// The closed loop with what players ask to be shown at present.
pub(crate) async fn measured(args: &Args, shown: &str) -> Cost {
    let (game, matches) = (args.text("game", "tic-tac-moo"), args.number("matches", 200));
    let least = least::cost(matches).await;
    let (warm, time) = (Duration::from_secs(1), Duration::from_secs(args.number("seconds", 4) as u64));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let ready = Rc::new(RefCell::new(Vec::new()));
    for _ in 0..args.number("ready", 3500) {
        let players = gather(server.address, &game).await.1;
        ready.borrow_mut().push(players);
    }
    let (moves, laid) = (Rc::new(Cell::new(0u64)), Rc::new(Cell::new(0u64)));
    let local = LocalSet::new();
    for number in 0..matches {
        let (moves, laid, ready) = (moves.clone(), laid.clone(), ready.clone());
        let (game, address) = (game.clone(), server.address);
        local.spawn_local(async move {
            let (mut dice, mut over) = (number, Vec::new());
            loop {
                let next = ready.borrow_mut().pop();
                let mut players = match next {
                    Some(players) => players,
                    None => {
                        laid.set(laid.get() + 1);
                        gather(address, &game).await.1
                    }
                };
                play_out(&mut players, &mut dice, || moves.set(moves.get() + 1)).await;
                // Keep the sockets open: closing them during the run would add work that is not a move.
                over.push(players);
            }
        });
    }
    if args.number("spin", 1) == 1 {
        local.spawn_local(spin());
    }
    local.run_until(sleep(warm)).await;
    drop(received());
    let (began, cpu, own) = (Instant::now(), server.cpu(), own_cpu());
    let (before, laid_before) = (moves.get(), laid.get());
    local.run_until(sleep(time)).await;
    let (seconds, cpu, own) = (began.elapsed().as_secs_f64(), server.cpu() - cpu, own_cpu() - own);
    let moves = (moves.get() - before) as f64;
    let Received { news, matches: whole } = received();
    let (news, whole) = (Sizes::of(news), Sizes::of(whole));
    drop((local, ready, server));
    let (rate, each, least) = (moves / seconds, cpu / moves, (least + least::cost(matches).await) / 2.0);
    println!(
        "closed {game} with {shown}: {matches} matches, {rate:.0} moves/s, {:.1} µs CPU per move (baseline server {:.1}), server busy {:.0} %, generator {:.0} %, {} matches created during the run; bytes per move and viewer: median {}, 95 % {}, most {}; whole match: median {}, most {}",
        each * 1e6,
        least * 1e6,
        cpu / seconds * 100.0,
        own / seconds * 100.0,
        laid.get() - laid_before,
        news.median,
        news.p95,
        news.most,
        whole.median,
        whole.most
    );
    Cost { each, least }
}

/// A fixed rate of moves; latency is measured from when a move was due until both seats have the new state. The matches
/// start up to `--spread` moves apart, so that they do not all end, and get replaced, in the same second.
pub(crate) async fn open(args: &Args) -> Vec<Aim> {
    let (game, matches) = (args.text("game", "tic-tac-moo"), args.number("matches", 1000));
    let (aimed, time) = (args.number("rate", 3000), Duration::from_secs(args.number("seconds", 20) as u64));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let times: Rc<RefCell<Vec<Duration>>> = Rc::default();
    let local = LocalSet::new();
    let mut tables = Vec::new();
    for _ in 0..matches {
        tables.push(gather(server.address, &game).await.1);
    }
    let (every, spread) = (Duration::from_secs_f64(matches as f64 / aimed as f64), args.number("spread", 60));
    let start = Instant::now() + Duration::from_secs(5);
    let warm = start + Duration::from_secs(2);
    let end = warm + time;
    for (number, mut players) in tables.into_iter().enumerate() {
        let (times, game, address) = (times.clone(), game.clone(), server.address);
        local.spawn_local(async move {
            let mut due = start + every.mul_f64(number as f64 / matches as f64);
            let mut dice = number;
            for _ in 0..number % spread {
                play(&mut players, &mut dice).await;
            }
            loop {
                if players[0].turn.is_none() {
                    players = gather(address, &game).await.1;
                }
                until(due).await;
                play(&mut players, &mut dice).await;
                if due > warm && due <= end {
                    times.borrow_mut().push(due.elapsed());
                }
                due += every;
            }
        });
    }
    let disk = Disk::watch(data.path(), warm);
    local.run_until(sleep_until(warm.into())).await;
    let (cpu, own) = (server.cpu(), own_cpu());
    local.run_until(sleep_until(end.into())).await;
    let share = |cpu: f64| cpu / warm.elapsed().as_secs_f64() * 100.0;
    let (cpu, own) = (share(server.cpu() - cpu), share(own_cpu() - own));
    let disk = Tail::of(disk.times());
    // Wait for moves that are still late at the end, so that they count too.
    local.run_until(sleep(Duration::from_secs(2))).await;
    let times = times.take();
    let rate = times.len() as f64 / time.as_secs_f64();
    let seen = Tail::of(times);
    println!(
        "open {game}: {matches} matches, {rate:.0} moves/s, {seen}, server busy {cpu:.0} %, generator {own:.0} %; disk during the run: {disk}"
    );
    vec![
        // A match may have one move fewer in the measured time than another.
        Aim::least("open: moves/s", rate, aimed as f64 * 0.999),
        Aim::most("open: p99 ms", seen.p99, 5.0),
        Aim::most("open: p99.9 ms", seen.p999, 10.0),
    ]
}

/// Waits for an instant, spinning at the end: timers are up to a millisecond late, which must not count as latency.
async fn until(due: Instant) {
    sleep_until((due - Duration::from_millis(2)).into()).await;
    while Instant::now() < due {
        // The thread that measures the disk shares this core.
        std::thread::yield_now();
        tokio::task::yield_now().await;
    }
}

/// Latency percentiles in milliseconds.
struct Tail {
    p50: f64,
    p99: f64,
    p999: f64,
    most: f64,
}

impl Tail {
    fn of(mut times: Vec<Duration>) -> Tail {
        times.sort();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        Tail { p50: at(0.5), p99: at(0.99), p999: at(0.999), most: at(1.0) }
    }
}

impl Display for Tail {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Tail { p50, p99, p999, most } = self;
        write!(f, "p50 {p50:.2} ms, p99 {p99:.2} ms, p99.9 {p999:.2} ms, most {most:.2} ms")
    }
}

/// Memory of started matches: both seats are connected in the first `--connected` of them; in the others they have just
/// disconnected, and the table is still in memory.
pub(crate) async fn idle(args: &Args) -> Vec<Aim> {
    let (game, matches) = (args.text("game", "tic-tac-moo"), args.number("matches", 10_000));
    // Each seat is a socket, here and there, and a server keeps some open files for other things.
    let connected = args.number("connected", matches.min(open_files().saturating_sub(200) / 2));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let first = gather(server.address, &game).await;
    let empty = server.memory();
    let mut tables = vec![first];
    let mut heard = Instant::now();
    while tables.len() < connected {
        tables.push(gather(server.address, &game).await);
        // A socket that is silent for a minute is dropped.
        if heard.elapsed() > Duration::from_secs(20) {
            for (_, players) in &mut tables {
                for player in players {
                    player.ping().await;
                }
            }
            heard = Instant::now();
        }
    }
    let full = server.memory();
    for _ in connected..matches {
        drop(gather(server.address, &game).await);
    }
    for (_, players) in &mut tables {
        for player in players {
            player.is_here().await;
        }
    }
    let (all, each) = (server.memory() as f64 / 1024.0, (full - empty) as f64 / connected as f64);
    println!(
        "idle {game}: {matches} matches, {connected} of them with both seats connected: {all:.1} MiB in total; {each:.1} KiB per connected match"
    );
    vec![Aim::most("idle: MiB", all, 256.0), Aim::most("idle: KiB per connected match", each, 20.0)]
}

/// Whether memory or the cost of a move grow with the length of a match: plays matches of thousands of moves and measures
/// early and late.
pub(crate) async fn long(args: &Args) -> Vec<Aim> {
    let (matches, most) = (args.number("matches", 100), args.number("moves", 4000));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let mut tables = Vec::new();
    for _ in 0..matches {
        let request = json!({"game": "mow", "options": {"target": 9999}, "spectators": true});
        tables.push(gather_as(server.address, &request).await.1);
    }
    let (mut marks, mut costs) = (Vec::new(), Vec::new());
    for round in 0..most {
        if [EARLY, 2 * EARLY, most - 1 - EARLY, most - 1].contains(&round) {
            costs.push(server.cpu());
        }
        if round >= most / 16 && (round & (round - 1) == 0 || round == most - 1) {
            marks.push((round, server.memory()));
        }
        for players in &mut tables {
            let turn = players[0].turn.expect("the match is long");
            players[turn].play(round * 7).await;
        }
        for players in &mut tables {
            let next = players[0].version + 1;
            for player in players {
                player.reach(next).await;
            }
        }
    }
    let ((early, before), (late, after)) = (marks[0], marks[marks.len() - 1]);
    let growth = (after as f64 - before as f64) * 1024.0 / (late - early) as f64 / matches as f64;
    println!(
        "long mow: {matches} matches, {before} KiB after {early} moves each, {after} KiB after {late}: {growth:.0} bytes per move"
    );
    let each = |from: usize| (costs[from + 1] - costs[from]) * 1e6 / (EARLY * matches) as f64;
    println!(
        "long mow: a move costs {:.1} µs CPU after {EARLY} moves, {:.1} µs after {}",
        each(0),
        each(2),
        most - EARLY
    );
    // The log of a match is kept in memory, with every move and its random events, so it must grow a little.
    vec![
        Aim::most("long: bytes per move", growth, 16.0),
        Aim::most("long: late moves cost as a multiple of early ones", each(2) / each(0), 1.2),
    ]
}

/// The first moves of a long match, and the last ones.
const EARLY: usize = 40;

/// CPU per spectator and move.
pub(crate) async fn spectators(args: &Args) -> Vec<Aim> {
    let (game, count) = (args.text("game", "tic-tac-moo"), args.number("spectators", 500));
    // The time that a server has used is told in hundredths of a second, so these are several matches.
    let (matches, rounds) = (args.number("matches", 10), args.number("moves", 40));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let (mut used, mut told) = (0.0, 0);
    // All spectators are this one program. If it slept between two messages, the server would have to wake its core with every
    // one of them, which no server does for spectators elsewhere.
    let awake = tokio::spawn(async {
        loop {
            tokio::task::yield_now().await;
        }
    });
    for _ in 0..matches {
        let (table, mut players) = gather(server.address, &game).await;
        for _ in 0..count {
            players.push(Player::open(server.address, &table, None).await);
        }
        let (cpu, mut moves) = (server.cpu(), 0);
        while let Some(turn) = players[0].turn.filter(|_| moves < rounds) {
            let next = players[turn].version + 1;
            players[turn].play(moves * 7).await;
            for player in &mut players {
                player.reach(next).await;
            }
            moves += 1;
        }
        used += server.cpu() - cpu;
        told += moves * count;
    }
    awake.abort();
    let each = used / told as f64 * 1e6;
    println!("spectators {game}: {count} spectators, {each:.1} µs CPU per spectator and move");
    vec![Aim::most("spectators: µs", each, 6.0)]
}

/// Time from the start of the server, with live matches in its store, to the first move in one of them.
pub(crate) async fn restart(args: &Args) -> Vec<Aim> {
    let (game, matches) = (args.text("game", "tic-tac-moo"), args.number("matches", 10_000));
    let data = tempfile::tempdir().expect("a folder");
    let server = Server::start(data.path());
    let mut last = None;
    for _ in 0..matches {
        let (table, tokens) = crate::wire::create_table(server.address, &json!({"game": game})).await;
        let mut players = Vec::new();
        for token in &tokens {
            let mut player = Player::open(server.address, &table, Some(token)).await;
            player
                .act(serde_json::json!({"type": "sit", "name": "x", "token": crate::wire::own(token)}))
                .await;
            players.push(player);
        }
        last = Some((table, tokens, players.pop().expect("seats").turn));
    }
    let (table, tokens, turn) = last.expect("matches");
    server.kill();
    let began = Instant::now();
    let server = Server::start(data.path());
    let listening = began.elapsed();
    let token = crate::wire::own(&tokens[turn.expect("a seat to move")]);
    let mut player = Player::open(server.address, &table, Some(&token)).await;
    player.play(0).await;
    player.reach(player.version + 1).await;
    let first = began.elapsed();
    println!(
        "restart {game}: {matches} live matches, listening after {listening:.0?}, first move after {first:.0?}"
    );
    vec![Aim::most("restart: ms to the first move", first.as_secs_f64() * 1e3, 1000.0)]
}
