//! Minutes of faults, controlled by a seed: nodes die and freeze, clocks jump, servers stop, the network is cut or
//! silent, and people play all the time. Afterwards all data must be consistent, with every acknowledged move.
//!
//! Set `COWBELL_FAULTS_SECONDS=180 COWBELL_FAULTS_SEED=7` for a longer or a different run.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use cowbell_rules::{Dice, quick};
use serde_json::json;
use tokio::time::sleep;

use crate::check::check;
use crate::node::{Cluster, Node, PATIENCE, create_table};
use crate::person::{Diary, Person};
use crate::proxy::Net;
use crate::throwaway::{Nats, Postgres};

/// Number of tables at a time.
const TABLES: u64 = 8;
/// Minimum number of acknowledged moves.
const LEAST: u64 = 20;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| value.parse().expect("a number"))
}

fn milliseconds(dice: &mut impl Dice, from: u32, to: u32) -> Duration {
    Duration::from_millis(u64::from(from + dice.below(to - from)))
}

/// Injects faults into the nodes.
async fn hurt_nodes(nodes: &mut [Node], mut dice: impl Dice, end: Instant) -> BTreeMap<&'static str, u32> {
    let mut done = BTreeMap::new();
    while Instant::now() < end {
        let node = &mut nodes[dice.below(3) as usize];
        let name = match dice.below(8) {
            0 => {
                node.kill().await;
                sleep(milliseconds(&mut dice, 0, 2000)).await;
                node.start().await;
                node.ready().await;
                "node killed"
            }
            1 => {
                // This may be longer than a claim is valid, so the others may have moved on when the node wakes up.
                node.signal("-STOP").await;
                sleep(milliseconds(&mut dice, 500, 7000)).await;
                node.signal("-CONT").await;
                "node frozen"
            }
            2 => {
                node.clock.jump(i64::from(dice.below(200_000_000)) - 100_000_000);
                "clock set"
            }
            way => {
                let (way, name) = match way {
                    3 | 4 => (&node.to_bus, "bus out of reach"),
                    _ => (&node.to_store, "store out of reach"),
                };
                way.set(if dice.below(2) == 0 { Net::Cut } else { Net::Silent });
                sleep(milliseconds(&mut dice, 300, 7000)).await;
                way.set(Net::Well);
                name
            }
        };
        *done.entry(name).or_default() += 1;
        sleep(milliseconds(&mut dice, 100, 800)).await;
    }
    for node in nodes {
        node.ready().await;
    }
    done
}

/// Injects faults into the shared servers.
async fn hurt_servers(
    postgres: &mut Postgres,
    nats: &mut Nats,
    mut dice: impl Dice,
    end: Instant,
) -> BTreeMap<&'static str, u32> {
    let mut done = BTreeMap::new();
    loop {
        sleep(milliseconds(&mut dice, 1500, 6000)).await;
        if Instant::now() >= end {
            return done;
        }
        let pause = milliseconds(&mut dice, 100, 3000);
        let name = if dice.below(2) == 0 {
            postgres.end();
            sleep(pause).await;
            postgres.begin();
            "PostgreSQL crashed"
        } else {
            nats.end();
            sleep(pause).await;
            nats.begin();
            "NATS ended"
        };
        *done.entry(name).or_default() += 1;
    }
}

/// All the matches: at each of a few places one table after another, with its players and spectators.
struct Club {
    nodes: Vec<SocketAddr>,
    tables: Mutex<BTreeMap<String, Vec<Diary>>>,
    count: Arc<AtomicU64>,
}

impl Club {
    async fn play(self: Arc<Club>, place: u64, seed: u64) {
        let games: Vec<&str> = cowbell_catalog::infos().iter().map(|info| info.slug).collect();
        let mut dice = quick(seed ^ place << 32);
        for round in 0.. {
            let game = games[(place as usize + round) % games.len()];
            let second = if dice.below(3) == 0 { json!({"bot": "easy"}) } else { json!("link") };
            let node = self.nodes[dice.below(3) as usize];
            let Some((table, tokens)) = create_table(node, game, json!(["link", second])).await else {
                sleep(Duration::from_millis(100)).await;
                continue;
            };
            let mut people = Vec::new();
            for (seat, link) in tokens.into_iter().map(Some).chain([None, None]).enumerate() {
                let diary = Diary { seat: link.as_ref().map(|_| seat as u8), ..Diary::default() };
                self.tables.lock().unwrap().entry(table.clone()).or_default().push(diary.clone());
                let seed = u64::from(dice.below(u32::MAX));
                let (nodes, table, count) = (self.nodes.clone(), table.clone(), self.count.clone());
                let pause = Duration::from_millis(20);
                people.push(tokio::spawn(Person { nodes, table, link, diary, count, seed, pause }.run()));
            }
            for person in people {
                person.await.expect("no player panics");
            }
        }
    }
}

#[tokio::test]
async fn whatever_happens_every_promise_is_kept_and_everyone_sees_one_story() {
    let Some(mut cluster) = Cluster::start().await else { return };
    // Without faketime, all other faults still happen.
    cluster.nodes[0].clock.can_jump();
    let (seconds, seed) = (setting("COWBELL_FAULTS_SECONDS", 20), setting("COWBELL_FAULTS_SEED", 9));
    let club = Arc::new(Club { nodes: cluster.addresses(), tables: Mutex::default(), count: Arc::default() });
    let mut places = tokio::task::JoinSet::new();
    for place in 0..TABLES {
        places.spawn(club.clone().play(place, seed));
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let (postgres, nats) = (&mut cluster.postgres, &mut cluster.nats);
    let hurting = async {
        tokio::join!(
            hurt_nodes(&mut cluster.nodes, quick(seed), end),
            hurt_servers(postgres, nats, quick(seed + 1), end)
        )
    };
    let (mut done, servers) = tokio::select! {
        done = hurting => done,
        Some(despair) = places.join_next() => panic!("{despair:?}"),
    };
    done.extend(servers);
    // All faults are over: soon every table that is still being played must see another move, or its end.
    let live = |club: &Club| -> BTreeMap<String, u64> {
        let newest = |diaries: &Vec<Diary>| {
            let seen =
                |diary: &Diary| diary.seen.0.lock().unwrap().last().and_then(|last| last["version"].as_u64());
            diaries.iter().filter_map(seen).max().unwrap_or(0)
        };
        club.tables.lock().unwrap().iter().map(|(table, diaries)| (table.clone(), newest(diaries))).collect()
    };
    let healed = live(&club);
    let is_over = |table: &String| {
        let tables = club.tables.lock().unwrap();
        let mut last = tables[table].iter().filter_map(|diary| diary.seen.0.lock().unwrap().last().cloned());
        last.any(|last| last["state"]["turn"] == "over")
    };
    let end = Instant::now() + PATIENCE;
    loop {
        let now = live(&club);
        let stuck: Vec<&String> = healed
            .iter()
            .filter(|(table, version)| now[*table] <= **version && !is_over(table))
            .map(|(table, _)| table)
            .collect();
        // On a slow machine few moves were made before, and this test needs many acknowledged ones.
        if stuck.is_empty() && club.count.load(Relaxed) > LEAST {
            break;
        }
        assert!(
            Instant::now() < end,
            "no faults, but little progress: {} moves; stuck: {stuck:?}",
            club.count.load(Relaxed)
        );
        tokio::select! {
            () = sleep(Duration::from_millis(200)) => {}
            Some(despair) = places.join_next() => panic!("{despair:?}"),
        }
    }
    places.shutdown().await;
    let tables = std::mem::take(&mut *club.tables.lock().unwrap());
    let found = check(&cluster.url(), &tables).await;
    println!(
        "seed {seed}, {seconds} s: {done:?}; {} moves acknowledged; {found:?}",
        club.count.load(Relaxed)
    );
    assert!(found.promises >= LEAST && found.shown > found.promises, "{found:?}");
}
