//! One match on three nodes, with one fault at a time.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::sleep;

use crate::check::check;
use crate::client::{Seen, Socket, get, own, post};
use crate::node::{Cluster, PATIENCE, create_table};
use crate::person::Diary;
use crate::proxy::Net;

/// A match with every kind of viewer at every node: three sockets for each seat and three spectators.
struct Match {
    table: String,
    tokens: Vec<String>,
    /// By viewer and node.
    sockets: Vec<Vec<Socket>>,
    diaries: Vec<Diary>,
    number: usize,
}

impl Match {
    async fn begin(cluster: &Cluster, game: &str) -> Match {
        let nodes = cluster.addresses();
        let (table, links) = create_table(nodes[0], game, json!(["link", "link"])).await.expect("a table");
        let mut version = 0;
        for (seat, link) in links.iter().enumerate() {
            let node = nodes[seat + 1];
            let mut socket =
                Socket::open(node, &table, Some(link), &Seen::default()).await.expect("a socket");
            let sit = json!({"type": "sit", "name": "x", "token": own(link)});
            version = socket.act(sit).await.expect("the seat is free");
        }
        let tokens: Vec<String> = links.iter().map(|link| own(link)).collect();
        let (mut sockets, mut diaries) = (Vec::new(), Vec::new());
        for (seat, token) in tokens.iter().map(Some).chain([None]).enumerate() {
            let mut own = Vec::new();
            for node in &nodes {
                let diary = Diary { seat: token.map(|_| seat as u8), ..Diary::default() };
                let token = token.map(String::as_str);
                own.push(Socket::open(*node, &table, token, &diary.seen).await.expect("a socket"));
                diaries.push(diary);
            }
            sockets.push(own);
        }
        let mut begun = Match { table, tokens, sockets, diaries, number: 7 };
        begun.reach(version).await;
        begun
    }

    /// Waits until all viewers at all nodes have seen this version.
    async fn reach(&mut self, version: u64) {
        for socket in self.sockets.iter_mut().flatten() {
            socket.reach(version).await;
        }
    }

    /// The seat to move, the current version and a legal move.
    fn next(&mut self) -> (usize, u64, String) {
        self.number = self.number * 31 % 1009;
        let spectator = &self.sockets[2][0];
        let seat = spectator.turn().expect("the match goes on") as usize;
        (seat, spectator.version, self.sockets[seat][0].legal(self.number))
    }

    /// Requests a move at a node.
    async fn ask(&mut self, seat: usize, node: usize, version: u64, mv: &str) -> Result<u64, String> {
        let result = self.sockets[seat][node].play(version, mv).await;
        let mut moves = self.diaries[3 * seat + node].moves.lock().unwrap();
        let led_to = moves.entry((version, mv.into())).or_default();
        *led_to = led_to.or(result.as_ref().ok().copied());
        result
    }

    /// Makes a move at this node and waits until everyone has seen it.
    async fn play(&mut self, node: usize) {
        let (seat, version, mv) = self.next();
        let version = self.ask(seat, node, version, &mv).await.expect("a legal move");
        self.reach(version).await;
    }

    /// Repeats the same move until the node can reach its database again.
    async fn insist(&mut self, seat: usize, node: usize, version: u64, mv: &str) {
        let end = Instant::now() + PATIENCE;
        let version = loop {
            match self.ask(seat, node, version, mv).await {
                Ok(version) => break version,
                Err(code) => assert!(code == "STORAGE" && Instant::now() < end, "{code}"),
            }
            sleep(Duration::from_millis(50)).await;
        };
        self.reach(version).await;
    }

    /// Reconnects the viewers of one node.
    async fn reconnect(&mut self, cluster: &Cluster, node: usize) {
        for (seat, own) in self.sockets.iter_mut().enumerate() {
            let token = self.tokens.get(seat).map(String::as_str);
            let seen = &self.diaries[3 * seat + node].seen;
            own[node] =
                Socket::open(cluster.nodes[node].address, &self.table, token, seen).await.expect("a socket");
        }
    }

    /// Checks the whole history at the end.
    async fn check(self, cluster: &Cluster) {
        let found = check(&cluster.url(), &BTreeMap::from([(self.table, self.diaries)])).await;
        assert!(found.promises > 10 && found.shown > 100, "{found:?}");
    }
}

#[tokio::test]
async fn of_three_moves_at_three_nodes_exactly_one_is_made() {
    let Some(cluster) = Cluster::start().await else { return };
    let mut at = Match::begin(&cluster, "tic-tac-moo").await;
    for _ in 0..15 {
        let (seat, version, _) = at.next();
        let moves: Vec<String> = (0..3).map(|node| at.sockets[seat][0].legal(at.number + node)).collect();
        let [one, two, three] = &mut at.sockets[seat][..] else { panic!("three nodes") };
        let (one, two, three) = tokio::join!(
            one.play(version, &moves[0]),
            two.play(version, &moves[1]),
            three.play(version, &moves[2])
        );
        let results = [one, two, three];
        // Where little is legal two of them may be the same move, and then both nodes answer that it is made.
        let made: BTreeSet<_> = results
            .iter()
            .zip(&moves)
            .filter(|(result, _)| result.is_ok())
            .map(|(_, mv)| mv.clone())
            .collect();
        for (node, (result, mv)) in results.iter().zip(moves).enumerate() {
            let led_to = result.as_ref().ok().copied();
            assert!(led_to.is_some() || *result == Err("STALE".into()), "{results:?}");
            at.diaries[3 * seat + node].moves.lock().unwrap().insert((version, mv), led_to);
        }
        assert_eq!(made.len(), 1, "{results:?}");
        at.reach(version + 1).await;
    }
    at.check(&cluster).await;
}

#[tokio::test]
async fn every_move_of_a_bot_is_thought_about_once_and_another_node_takes_over_from_a_dead_one() {
    let Some(mut cluster) = Cluster::start().await else { return };
    let mut tables = BTreeMap::new();
    for number in 0..6 {
        let bots = json!([{"bot": "easy"}, {"bot": "random"}]);
        let game = cowbell_catalog::infos()[number % cowbell_catalog::infos().len()].slug;
        let (table, _) = create_table(cluster.nodes[number % 3].address, game, bots).await.expect("a table");
        tables.insert(table, Vec::new());
    }
    let end = Instant::now() + PATIENCE;
    for table in tables.keys() {
        while !over(&cluster, table).await {
            assert!(Instant::now() < end, "the bots of {table} do not finish");
            sleep(Duration::from_millis(50)).await;
        }
    }
    let found = check(&cluster.url(), &tables).await;
    let mut thoughts = 0;
    for node in &cluster.nodes {
        thoughts += node.metric("cowbell_bot_seconds_count").await;
    }
    assert_eq!((found.over, thoughts), (6, found.bot_moves), "each bot move was computed once");

    // The node where the person moved has to compute the bot's answer. Kill that node.
    let seats = json!(["link", {"bot": "hard"}]);
    let (table, tokens) =
        create_table(cluster.nodes[0].address, "tic-tac-moo", seats).await.expect("a table");
    let diary = Diary { seat: Some(0), ..Diary::default() };
    for node in [0, 1, 2] {
        let address = cluster.nodes[node].address;
        let link = tokens[0].as_str();
        let key = if node == 0 { link.to_string() } else { own(link) };
        let mut person = Socket::open(address, &table, Some(&key), &diary.seen).await.expect("a socket");
        if person.state.is_null() {
            let version = person
                .act(json!({"type": "sit", "name": "x", "token": own(link)}))
                .await
                .expect("the seat is free");
            person.reach(version).await;
        }
        while person.turn() == Some(1) {
            person.read().await.expect("the bot moves");
        }
        // A turn may take more than one move.
        while person.turn() == Some(0) {
            let (version, mv) = (person.version, person.legal(5));
            let led_to = person.play(version, &mv).await.expect("a legal move");
            person.reach(led_to).await;
            diary.moves.lock().unwrap().insert((version, mv), Some(led_to));
        }
        let bots = person.version + 1;
        cluster.nodes[node].kill().await;
        let other = cluster.nodes[(node + 1) % 3].address;
        let mut elsewhere =
            Socket::open(other, &table, Some(&own(link)), &diary.seen).await.expect("a socket");
        elsewhere.reach(bots).await;
        cluster.nodes[node].start().await;
        cluster.nodes[node].ready().await;
    }
    check(&cluster.url(), &BTreeMap::from([(table, vec![diary])])).await;
}

async fn over(cluster: &Cluster, table: &str) -> bool {
    let reply = get(cluster.nodes[0].address, &format!("/api/v1/tables/{table}"), None).await;
    reply.is_some_and(|reply| reply.body.contains(r#""phase":"over""#))
}

#[tokio::test]
async fn without_the_bus_everything_goes_on() {
    let Some(mut cluster) = Cluster::start().await else { return };
    let mut at = Match::begin(&cluster, "te-kuiti").await;
    at.play(0).await;
    cluster.nats.end();
    for node in 0..3 {
        at.play(node).await;
    }
    // A node can also start without the bus.
    cluster.nodes[2].kill().await;
    cluster.nodes[2].start().await;
    cluster.nodes[2].ready().await;
    at.reconnect(&cluster, 2).await;
    at.play(2).await;
    assert_eq!(cluster.nodes[2].metric("cowbell_bus_up").await, 0);
    cluster.nats.begin();
    let end = Instant::now() + PATIENCE;
    for node in &cluster.nodes {
        while node.metric("cowbell_bus_up").await == 0 {
            assert!(Instant::now() < end, "a node does not find the bus again");
            sleep(Duration::from_millis(100)).await;
        }
    }
    // The node is cut off from the bus, or gets no answers from it.
    for net in [Net::Cut, Net::Silent] {
        cluster.nodes[1].to_bus.set(net);
        for node in [1, 0, 2] {
            at.play(node).await;
        }
        cluster.nodes[1].to_bus.set(Net::Well);
        at.play(0).await;
    }
    at.check(&cluster).await;
}

#[tokio::test]
async fn a_database_that_is_away_is_a_clean_error_and_then_forgotten() {
    let Some(mut cluster) = Cluster::start().await else { return };
    let mut at = Match::begin(&cluster, "mow").await;
    for _ in 0..3 {
        at.play(1).await;
        let (seat, version, mv) = at.next();
        cluster.postgres.end();
        let refused = at.ask(seat, 2, version, &mv).await;
        assert_eq!(refused, Err("STORAGE".into()));
        let health = async || get(cluster.nodes[0].address, "/healthz", None).await.expect("the node lives");
        // An answer is good for a second, so one from before may be given once more.
        tokio::time::timeout(PATIENCE, async { while health().await.status != 503 {} })
            .await
            .expect("it notices");
        let refused =
            post(cluster.nodes[0].address, "/api/v1/tables", None, &json!({"game": "mow"})).await.unwrap();
        assert!(refused.status == 503 && refused.body.contains("STORAGE"), "{}", refused.body);
        cluster.postgres.begin();
        at.insist(seat, 2, version, &mv).await;
        let (seat, version, mv) = at.next();
        at.insist(seat, 1, version, &mv).await;
    }
    // One node is cut off from the database, or its requests vanish. The others play on; it reports the error in time,
    // and recovers.
    for net in [Net::Cut, Net::Silent] {
        cluster.nodes[0].to_store.set(net);
        let (seat, version, mv) = at.next();
        let began = Instant::now();
        assert_eq!(at.ask(seat, 0, version, &mv).await, Err("STORAGE".into()));
        assert!(began.elapsed() < Duration::from_secs(15), "an error after {:?}", began.elapsed());
        let version = at.ask(seat, 1, version, &mv).await.expect("the other nodes are well");
        for own in &mut at.sockets {
            own[1].reach(version).await;
            own[2].reach(version).await;
        }
        cluster.nodes[0].to_store.set(Net::Well);
        at.reach(version).await;
        cluster.nodes[0].ready().await;
        at.play(0).await;
    }
    at.check(&cluster).await;
}

#[tokio::test]
async fn clocks_may_jump() {
    let Some(mut cluster) = Cluster::start().await else { return };
    if !cluster.nodes[1].clock.can_jump() {
        return;
    }
    let day = 24 * 60 * 60;
    let mut at = Match::begin(&cluster, "tic-tac-town").await;
    let (old, _) =
        create_table(cluster.nodes[1].address, "tic-tac-moo", json!([{"bot": "random"}, {"bot": "random"}]))
            .await
            .unwrap();
    let dates = || cluster_dates(&cluster, &old);
    for jump in [400 * day, -400 * day, 3 * 60 * 60, -1, 0] {
        cluster.nodes[1].clock.jump(jump);
        for node in [1, 0, 1, 2] {
            at.play(node).await;
        }
    }
    while !over(&cluster, &old).await {
        sleep(Duration::from_millis(50)).await;
    }
    assert!(dates().iter().all(|date| (date - now()).abs() < day), "by the database's clock");
    // A node whose clock is a year ahead deletes matches that ended a month ago. By the database's clock there are
    // none.
    cluster.nodes[1].clock.jump(400 * day);
    cluster.nodes[1].kill().await;
    cluster.nodes[1].start().await;
    cluster.nodes[1].ready().await;
    at.reconnect(&cluster, 1).await;
    at.play(1).await;
    // Bots on this node still work for everyone, because claims use the database's clock.
    let bots = json!([{"bot": "easy"}, {"bot": "random"}]);
    let (table, _) = create_table(cluster.nodes[1].address, "tic-tac-moo", bots).await.unwrap();
    while !over(&cluster, &table).await {
        sleep(Duration::from_millis(50)).await;
    }
    let found = check(&cluster.url(), &BTreeMap::from([(old, Vec::new()), (table, Vec::new())])).await;
    assert_eq!(found.over, 2);
    at.check(&cluster).await;
}

fn now() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() as i64
}

/// When a table was created and when it ended, according to the database.
fn cluster_dates(cluster: &Cluster, table: &str) -> Vec<i64> {
    let id = u64::from_str_radix(table, 16).unwrap() as i64;
    let row = cluster.postgres.sql(&format!("SELECT opened, ended FROM tables WHERE id = {id}"));
    row.split('|').map(|date| date.parse().unwrap()).collect()
}
