//! Clocks on three nodes with a real database: nobody loses time that they did not use, whatever is killed and however the clocks
//! of the nodes and of the database jump. Time that could be used is counted.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::client::{Seen, Socket, get, own, post};
use crate::node::{Cluster, PATIENCE};

/// What a measurement here may be off by: requests take time, on a busy machine more of it.
const TOLERANCE: Duration = Duration::from_millis(500);
/// How long a player thinks, and how long the database is away: longer than nodes take to notice, and than may be wrong.
const LONG: Duration = Duration::from_secs(2);
/// More than a live match lasts.
const JUMP: i64 = 1_000_000;

/// A match of two people with ten minutes each; the first is at the first node, the second at the second.
struct Timed {
    table: String,
    tokens: Vec<String>,
    players: Vec<Socket>,
}

impl Timed {
    async fn begin(cluster: &Cluster) -> Timed {
        let nodes = cluster.addresses();
        Timed::begin_at([nodes[0], nodes[1]], 600).await
    }

    /// With this many seconds each, and each player at a node of their own choice.
    async fn begin_at(nodes: [SocketAddr; 2], time: u32) -> Timed {
        let clock = json!({"pace": {"live": {"time": time, "increment": 0, "delay": 0}}, "out": "lose"});
        let request = json!({"game": "kuhlorado", "spectators": true, "clock": clock});
        let created = post(nodes[0], "/api/v1/tables", None, &request).await.expect("a table");
        let created: Value = serde_json::from_str(&created.body).unwrap();
        let table = created["table"].as_str().unwrap().to_string();
        let tokens: Vec<String> = created["tokens"]
            .as_array()
            .unwrap()
            .iter()
            .map(|token| token.as_str().unwrap().into())
            .collect();
        let mut players = Vec::new();
        for (seat, token) in tokens.iter().enumerate() {
            let mut socket =
                Socket::open(nodes[seat], &table, Some(token), &Seen::default()).await.expect("a socket");
            let sit = json!({"type": "sit", "name": "x", "token": own(token)});
            let version = socket.act(sit).await.expect("the seat is free");
            socket.reach(version).await;
            players.push(socket);
        }
        let version = players[1].version;
        players[0].reach(version).await;
        let tokens = tokens.iter().map(|link| own(link)).collect();
        let mut timed = Timed { table, tokens, players };
        // The first moves have half a minute more.
        for _ in 0..20 {
            timed.play(timed.turn()).await;
        }
        timed
    }

    fn turn(&self) -> usize {
        self.players.iter().max_by_key(|player| player.version).unwrap().turn().expect("the match goes on")
            as usize
    }

    /// Makes a move, and waits until both players have seen it.
    async fn play(&mut self, seat: usize) {
        let newest = self.players.iter().map(|player| player.version).max().unwrap();
        for player in &mut self.players {
            player.reach(newest).await;
        }
        let player = &mut self.players[seat];
        let (version, mv) = (player.version, player.legal(3));
        let version = player.play(version, &mv).await.expect("the move is legal");
        for player in &mut self.players {
            player.reach(version).await;
        }
    }

    /// What each seat has left, in milliseconds, as the node says that no player is at and that is never killed.
    async fn left(&self, cluster: &Cluster) -> Vec<u64> {
        let path = format!("/api/v1/tables/{}", self.table);
        let reply = get(cluster.nodes[2].address, &path, None).await.expect("an answer");
        let shown: Value = serde_json::from_str(&reply.body).unwrap();
        assert_eq!(shown["phase"], "playing", "nobody has lost on time");
        shown["clocks"]["left"].as_array().unwrap().iter().map(|left| left.as_u64().unwrap()).collect()
    }

    /// The seat to move moves after something has happened, which says for how long the seat could not have moved. Returns what
    /// was counted: never more than the seat could use.
    async fn counted(
        &mut self,
        cluster: &mut Cluster,
        happen: impl AsyncFnOnce(&mut Timed, &mut Cluster, usize) -> Duration,
    ) -> Duration {
        let (seat, before, began) = (self.turn(), self.left(cluster).await, Instant::now());
        let lost = happen(self, cluster, seat).await;
        self.play(seat).await;
        let usable = began.elapsed() - lost;
        let after = self.left(cluster).await;
        assert_eq!(before[1 - seat], after[1 - seat], "the clock of the other one stands still");
        let used = Duration::from_millis(before[seat] - after[seat]);
        assert!(used <= usable + TOLERANCE, "{used:?} were counted, of which {usable:?} could be used");
        used
    }
}

#[tokio::test]
async fn nobody_loses_time_that_they_did_not_use() {
    let Some((mut cluster, database)) = Cluster::start_with_clock().await else { return };
    if !database.can_jump() {
        return;
    }
    let calendar = |cluster: &Cluster| -> i64 {
        cluster.postgres.sql("select extract(epoch from clock_timestamp())::bigint").parse().unwrap()
    };
    let real = calendar(&cluster);
    let mut timed = Timed::begin(&cluster).await;

    let nothing = async |_: &mut Timed, cluster: &mut Cluster, _: usize| {
        sleep(LONG).await;
        cluster.nodes.iter().for_each(|node| node.clock.jump(JUMP));
        database.jump(JUMP / 2);
        Duration::ZERO
    };
    let used = timed.counted(&mut cluster, nothing).await;
    assert!(used + TOLERANCE >= LONG, "only {used:?} were counted");
    assert!(calendar(&cluster) - real > JUMP / 3, "the clock of the database has jumped too");

    let the_database_is_away = async |_: &mut Timed, cluster: &mut Cluster, _: usize| {
        let gone = Instant::now();
        cluster.postgres.end();
        cluster.nodes.iter().for_each(|node| node.clock.jump(-JUMP));
        database.jump(-JUMP / 2);
        sleep(LONG).await;
        cluster.postgres.begin();
        for node in &mut cluster.nodes {
            node.ready().await;
        }
        let gone = gone.elapsed();
        // With the crash the nodes have forgotten each other, and one that dies before it was seen to count is not missed.
        let count = "SELECT count(*) FROM nodes WHERE beats >= 4";
        let met = async {
            while cluster.postgres.sql(count) != "3" {
                sleep(Duration::from_millis(200)).await;
            }
        };
        timeout(PATIENCE, met).await.expect("the nodes meet again");
        gone
    };
    timed.counted(&mut cluster, the_database_is_away).await;

    let the_node_of_the_player_dies = async |timed: &mut Timed, cluster: &mut Cluster, seat: usize| {
        let gone = Instant::now();
        cluster.nodes[seat].kill().await;
        cluster.nodes[2].clock.jump(JUMP);
        database.jump(JUMP);
        let noticed = async {
            while !cluster.nodes[2].said().contains("another node has died") {
                sleep(Duration::from_millis(30)).await;
            }
        };
        let noticed = timeout(PATIENCE, noticed).await;
        assert!(noticed.is_ok(), "the other nodes notice: {}", cluster.nodes[2].said());
        let token = Some(timed.tokens[seat].as_str());
        timed.players[seat] = Socket::open(cluster.nodes[2].address, &timed.table, token, &Seen::default())
            .await
            .expect("a socket at another node");
        gone.elapsed()
    };
    timed.counted(&mut cluster, the_node_of_the_player_dies).await;
}

/// Both players are at one node, which dies; nobody comes back, and nobody asks any node for the table.
#[tokio::test]
async fn a_match_goes_on_at_another_node_though_nobody_looks() {
    let Some(mut cluster) = Cluster::start().await else { return };
    let node = cluster.nodes[0].address;
    // One that dies before it was seen to count is missed much later.
    let count = "SELECT count(*) FROM nodes WHERE beats >= 4";
    let met = async {
        while cluster.postgres.sql(count) != "3" {
            sleep(Duration::from_millis(200)).await;
        }
    };
    timeout(PATIENCE, met).await.expect("the nodes meet");
    let timed = Timed::begin_at([node, node], 15).await;
    let ends = format!(
        "SELECT count(*) FROM journal WHERE id = {} AND text LIKE '{{\"out\"%'",
        u64::from_str_radix(&timed.table, 16).unwrap() as i64
    );
    drop(timed);
    cluster.nodes[0].kill().await;
    assert_eq!(cluster.postgres.sql(&ends), "0", "there is time left");
    let ended = async {
        while cluster.postgres.sql(&ends) != "1" {
            sleep(Duration::from_millis(200)).await;
        }
    };
    timeout(PATIENCE * 2, ended).await.expect("the time of the player who is to move is up some time");
}
