//! Several nodes on one PostgreSQL: moves per second, and how much CPU each process uses.

use std::cell::Cell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::LocalSet;

use crate::Args;
use crate::server::{Server, cpu_of, own_cpu};
use crate::wire::{Player, create_table, own, play_out};

/// Moves as fast as possible: both seats, on different nodes, have the new state before the next move.
pub(crate) async fn nodes(args: &Args) {
    let (game, matches) = (args.text("game", "tic-tac-moo"), args.number("matches", 200));
    let (store, bus) = (args.text("store", "sqlite"), args.text("bus", "none"));
    let (warm, time) = (Duration::from_secs(3), Duration::from_secs(args.number("seconds", 10) as u64));
    let data = tempfile::tempdir().expect("a folder");
    let count = args.number("nodes", 1);
    let cores = args.text("cores", "");
    let mut cores = cores.split(',').filter(|core| !core.is_empty());
    let nodes: Vec<Server> =
        (0..count).map(|_| Server::node(cores.next(), data.path(), &store, &bus)).collect();
    // `together` puts both seats on one node, as a load balancer that routes by table would.
    let apart = usize::from(args.text("seats", "apart") != "together");
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let moves = Rc::new(Cell::new(0u64));
    let local = LocalSet::new();
    for number in 0..matches {
        let (moves, game, addresses) = (moves.clone(), game.clone(), addresses.clone());
        local.spawn_local(async move {
            let mut dice = number;
            loop {
                let mut players = gather(&addresses, number, apart, &game).await;
                play_out(&mut players, &mut dice, || moves.set(moves.get() + 1)).await;
            }
        });
    }
    local.run_until(tokio::time::sleep(warm)).await;
    let busy = || {
        let nodes = nodes.iter().map(Server::cpu).sum::<f64>();
        [nodes, cpu_of("postgres"), cpu_of("nats-server"), own_cpu()]
    };
    let (began, before, busy_before) = (Instant::now(), moves.get(), busy());
    local.run_until(tokio::time::sleep(time)).await;
    let (seconds, moves) = (began.elapsed().as_secs_f64(), (moves.get() - before) as f64);
    let busy = busy();
    let [nodes, postgres, nats, own] =
        [0, 1, 2, 3].map(|index| (busy[index] - busy_before[index]) / moves * 1e6);
    println!(
        "nodes {game}: {count} nodes, {matches} matches, {:.0} moves/s; µs CPU per move: nodes {nodes:.0}, \
         PostgreSQL {postgres:.0}, NATS {nats:.0}, clients {own:.0}; {:.2} cores busy",
        moves / seconds,
        (nodes + postgres + nats + own) * moves / seconds / 1e6
    );
}

/// A new match whose seats are connected to different nodes.
async fn gather(addresses: &[SocketAddr], number: usize, apart: usize, game: &str) -> Vec<Player> {
    let at = |seat: usize| addresses[(number + seat * apart) % addresses.len()];
    let (table, tokens) = create_table(at(0), &json!({"game": game, "spectators": true})).await;
    let mut players = Vec::new();
    for (seat, token) in tokens.iter().enumerate() {
        let mut player = Player::open(at(seat), &table, Some(token)).await;
        player.act(json!({"type": "sit", "name": "x", "token": own(token)})).await;
        players.push(player);
    }
    let started = 2 + tokens.len() as u32;
    for player in &mut players {
        player.reach(started).await;
    }
    players
}
