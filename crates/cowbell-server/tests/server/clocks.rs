//! Clocks on a server, with simulated time: a seat runs out of time although nobody acts, a dead node stops the clock, and
//! several nodes agree.

use core::time::Duration;
use std::sync::{Arc, Condvar, Mutex};

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Action, Clock, Level, NewTable, OutOfTime, Pace, Phase, Reason, SeatKind};
use cowbell_rules::{Seat, Turn, Viewer};
use cowbell_server::cluster::bus::Local;
use cowbell_server::store::{Memory, Store};
use cowbell_server::{Brain, RandomBrain, Tables};
use cowbell_table::{TableId, Who};
use tokio::runtime::Runtime;
use tokio::time::sleep;

use crate::client::{PATIENCE, first_move};

/// A world of its own, where time passes only while everyone waits. To drop it is to pull its plug.
fn world() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap()
}

fn node(store: &Arc<Memory>, bus: &Local) -> Arc<Tables> {
    let tables = Tables::new(store.clone(), Arc::new(bus.join()), Arc::new(RandomBrain), 1);
    tables.start(1);
    tables
}

/// Two people at a table with this much time, both sitting.
async fn table(tables: &Tables, time: u32) -> TableId {
    table_with(tables, time, OutOfTime::Lose).await
}

async fn table_with(tables: &Tables, time: u32, out: OutOfTime) -> TableId {
    sitting(tables, Clock { pace: Pace::Live { time, increment: 0, delay: 0 }, out }).await
}

async fn sitting(tables: &Tables, clock: Clock) -> TableId {
    let request = NewTable { game: "kuhlorado".into(), clock: Some(clock), ..NewTable::default() };
    let id = tables.create(&request).await.unwrap().table.parse().unwrap();
    for seat in [0, 1] {
        let token = Some(format!("{seat:02}").repeat(20));
        let sit = Action::Sit { name: format!("N{seat}"), promise: String::new(), token };
        tables.act(id, Who::Person(Seat(seat)), &sit).await.unwrap();
    }
    id
}

async fn phase(tables: &Tables, id: TableId) -> Phase {
    tables.look(id, |table| Ok(table.phase())).await.unwrap()
}

/// Why the match is over.
async fn reason(tables: &Tables, id: TableId) -> Reason {
    let over = tables.look(id, |table| Ok(table.show(Viewer::Spectator).state.unwrap().over)).await;
    over.unwrap().expect("the match is over").reason
}

/// The milliseconds that are stored as used by the seat to move.
async fn used(tables: &Tables, id: TableId) -> u64 {
    tables
        .look(id, |table| Ok(table.show(Viewer::Spectator).clocks.map_or(0, |clocks| clocks.used)))
        .await
        .unwrap()
}

async fn seconds(count: u64) {
    sleep(Duration::from_secs(count)).await;
}

/// Ten seconds and half a minute to arrive. The players are connected to no node, so ten more are given: another node of this
/// store could have told them later.
#[test]
fn a_seat_runs_out_of_time_although_nobody_acts() {
    world().block_on(async {
        let tables = node(&Arc::new(Memory::default()), &Local::default());
        let id = table(&tables, 10).await;
        seconds(49).await;
        assert_eq!(phase(&tables, id).await, Phase::Playing);
        seconds(2).await;
        assert!(matches!(reason(&tables, id).await, Reason::OutOfTime(_)));
        assert_eq!(used(&tables, id).await, 0, "no clock runs after the end");
    });
}

#[test]
fn a_dead_node_stops_the_clock_and_a_late_move_is_refused() {
    let store = Arc::new(Memory::default());
    let first = world();
    let id = first.block_on(async {
        let tables = node(&store, &Local::default());
        let id = table(&tables, 60).await;
        seconds(30).await;
        assert_eq!(used(&tables, id).await, 15_000, "what was used is written down now and then");
        seconds(5).await;
        id
    });
    drop(first);
    // Nobody knows how long the machine was away; its calendar may say anything.
    world().block_on(async {
        let tables = node(&store, &Local::default());
        assert_eq!(used(&tables, id).await, 15_000, "nothing was used meanwhile");
        seconds(80).await;
        assert_eq!(phase(&tables, id).await, Phase::Playing, "75 seconds were left, and ten are given");
        seconds(10).await;
        assert_eq!(phase(&tables, id).await, Phase::Over);
        let (seat, version, mv) = (Seat(0), 9, "keep".to_string());
        let late = tables.act(id, Who::Person(seat), &Action::Play { version, mv }).await;
        assert!(late.is_err());
    });
}

/// By correspondence a move has its days, although nobody looks at the table meanwhile; then the seat loses.
#[test]
fn by_correspondence_time_runs_out_after_days() {
    world().block_on(async {
        let tables = node(&Arc::new(Memory::default()), &Local::default());
        let clock = Clock { pace: Pace::Days(1), out: OutOfTime::Lose };
        let id = sitting(&tables, clock).await;
        seconds(24 * 60 * 60 - 60).await;
        assert_eq!(phase(&tables, id).await, Phase::Playing);
        seconds(120).await;
        assert!(matches!(reason(&tables, id).await, Reason::OutOfTime(_)));
    });
}

/// How many entries of a kind the journal has. It is read from the store, so nobody opens the table.
async fn entries(store: &Memory, id: TableId, kind: &str) -> usize {
    let rows = store.read(id, 0).await.unwrap();
    rows.iter().filter(|row| row.text.starts_with(&format!(r#"{{"{kind}""#))).count()
}

#[test]
fn after_a_restart_clocks_go_on_though_nobody_opens_the_table() {
    let store = Arc::new(Memory::default());
    let first = world();
    let id = first.block_on(async {
        let tables = node(&store, &Local::default());
        let id = table(&tables, 60).await;
        seconds(30).await;
        id
    });
    drop(first);
    world().block_on(async {
        let _tables = node(&store, &Local::default());
        seconds(80).await;
        assert_eq!(entries(&store, id, "out").await, 0, "75 seconds were left, and ten are given");
        seconds(10).await;
        assert_eq!(entries(&store, id, "out").await, 1);
    });
}

/// The second node runs all the time and never had the table; the first one dies, or takes its leave as a server does that is stopped.
#[test]
fn when_a_node_is_gone_another_one_takes_its_clocks_over() {
    for is_polite in [false, true] {
        let store = Arc::new(Memory::default());
        let (second, first) = (world(), world());
        let others = second.block_on(async { node(&store, &Local::default()) });
        let (id, tables) = first.block_on(async {
            let tables = node(&store, &Local::default());
            (table(&tables, 30).await, tables)
        });
        // Each sees the other count.
        for _ in 0..3 {
            first.block_on(seconds(2));
            second.block_on(seconds(2));
        }
        if is_polite {
            first.block_on(store.take_leave(tables.node)).unwrap();
        }
        drop((tables, first));
        second.block_on(async {
            seconds(150).await;
            assert_eq!(entries(&store, id, "out").await, 1, "polite: {is_polite}");
            assert_eq!(phase(&others, id).await, Phase::Over);
        });
    }
}

/// Nobody looks: the bot that takes over moves all the same, and then the time of the other player runs.
#[test]
fn a_bot_plays_on_for_a_seat_whose_time_is_up_though_nobody_looks() {
    let store = Arc::new(Memory::default());
    let first = world();
    let id = first.block_on(async {
        let tables = node(&store, &Local::default());
        table_with(&tables, 10, OutOfTime::Bot(Level::new("random"))).await
    });
    drop(first);
    world().block_on(async {
        let _tables = node(&store, &Local::default());
        seconds(60).await;
        // The bot is on a thread of its own, in real time.
        let end = std::time::Instant::now() + PATIENCE;
        while entries(&store, id, "hand").await < 2 {
            assert!(std::time::Instant::now() < end, "the bot does not move");
            seconds(1).await;
        }
        assert!(
            entries(&store, id, "play").await > 0,
            "the first one moved before the second one's time was up"
        );
    });
}

#[test]
fn several_nodes_end_the_time_of_a_seat_once() {
    let store = Arc::new(Memory::default());
    world().block_on(async {
        let bus = Local::default();
        let nodes = [node(&store, &bus), node(&store, &bus), node(&store, &bus)];
        let id = table(&nodes[0], 30).await;
        for round in 0..4 {
            let tables = &nodes[round % 3];
            let (who, play) = first_move(tables, id).await;
            seconds(3).await;
            tables.act(id, who, &play).await.unwrap();
        }
        for tables in &nodes {
            assert_eq!(phase(tables, id).await, Phase::Playing);
        }
        seconds(120).await;
        for tables in &nodes {
            assert_eq!(phase(tables, id).await, Phase::Over);
        }
        assert_eq!(entries(&store, id, "out").await, 1);
    });
}

/// Thinks for as long as it is not let go: for the clocks the same as a bot that pauses because nobody looks.
#[derive(Default)]
struct Waiting(Mutex<bool>, Condvar);

impl Brain for Waiting {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: &Level, seed: u64) -> String {
        drop(self.1.wait_while(self.0.lock().unwrap(), |is_free| !*is_free).unwrap());
        RandomBrain.think(game, seat, level, seed)
    }
}

#[test]
fn a_bot_that_waits_uses_no_time_and_neither_does_its_opponent() {
    world().block_on(async {
        let (store, brain) = (Arc::new(Memory::default()), Arc::new(Waiting::default()));
        let tables = Tables::new(store.clone(), Arc::new(Local::default().join()), brain.clone(), 1);
        tables.start(1);
        let clock =
            Some(Clock { pace: Pace::Live { time: 10, increment: 0, delay: 0 }, out: OutOfTime::Lose });
        let seats = vec![SeatKind::Link, SeatKind::Bot(Level::new("easy"))];
        let request = NewTable { game: "kuhlorado".into(), clock, seats, ..NewTable::default() };
        let id: TableId = tables.create(&request).await.unwrap().table.parse().unwrap();
        let token = Some("07".repeat(20));
        let sit = Action::Sit { name: "Ada".into(), promise: String::new(), token };
        tables.act(id, Who::Person(Seat(0)), &sit).await.unwrap();
        let turn = async || tables.look(id, |table| Ok(table.turn())).await.unwrap();
        while turn().await == Turn::Seat(Seat(0)) {
            let (version, mv) = tables
                .look(id, |table| Ok((table.version(), table.legal(Viewer::Seat(Seat(0))).remove(0))))
                .await
                .unwrap();
            tables.act(id, Who::Person(Seat(0)), &Action::Play { version, mv }).await.unwrap();
        }
        let clocks = async || {
            let shown = tables.look(id, |table| Ok(table.show(Viewer::Spectator).clocks)).await;
            shown.unwrap().expect("the table has clocks")
        };
        let before = clocks().await;
        let entries = store.read(id, 0).await.unwrap().len();
        seconds(3600).await;
        assert_eq!(phase(&tables, id).await, Phase::Playing, "an hour later nobody has lost");
        assert_eq!(clocks().await.left, before.left);
        assert_eq!(clocks().await.running, None);
        assert_eq!(store.read(id, 0).await.unwrap().len(), entries, "nothing was charged");
        *brain.0.lock().unwrap() = true;
        brain.1.notify_all();
        // The bot is on a thread of its own, in real time.
        while turn().await == Turn::Seat(Seat(1)) {
            tokio::task::yield_now().await;
        }
        assert_eq!(clocks().await.left[1], before.left[1], "its move has cost the bot nothing");
        assert_eq!(used(&tables, id).await, 0, "and its opponent begins to think now");
    });
}
