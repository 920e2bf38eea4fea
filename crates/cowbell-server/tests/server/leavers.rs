//! Players who leave, on servers with simulated time: a player counts as away only if no node sees them, a seat is given to a bot
//! only after the table's patience, and a restart gives everyone the whole time once more.

use core::time::Duration;
use std::sync::Arc;

use cowbell_protocol::{Action, Level, NewTable};
use cowbell_rules::Seat;
use cowbell_server::cluster::bus::Local;
use cowbell_server::store::{Here, Memory, Store};
use cowbell_server::{RandomBrain, Tables};
use cowbell_table::{TableId, Who};
use tokio::runtime::Runtime;
use tokio::time::sleep;

fn world() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap()
}

fn node(store: &Arc<Memory>) -> Arc<Tables> {
    let tables = Tables::new(store.clone(), Arc::new(Local::default().join()), Arc::new(RandomBrain), 1);
    tables.start(1);
    tables
}

/// A table of two people that waits for one minute, and the seat that begins.
async fn table(tables: &Tables) -> (TableId, Seat) {
    let request = NewTable { game: "kuhlorado".into(), patience: Some(60), ..NewTable::default() };
    let id = tables.create(&request).await.unwrap().table.parse().unwrap();
    for seat in [0, 1] {
        let token = Some(format!("{seat:02}").repeat(20));
        let sit = Action::Sit { name: format!("N{seat}"), promise: String::new(), token };
        tables.act(id, Who::Person(Seat(seat)), &sit).await.unwrap();
    }
    (id, tables.look(id, |table| Ok(table.awaited().unwrap())).await.unwrap())
}

async fn replace(tables: &Tables, id: TableId, gone: Seat) -> Result<u32, String> {
    let action = Action::Replace { seat: gone.0, level: Level::new("easy") };
    tables.act(id, Who::Person(gone.other()), &action).await.map_err(|problem| problem.code)
}

async fn seconds(count: u64) {
    sleep(Duration::from_secs(count)).await;
}

/// Someone keeps looking at the table, so that the node looks after it.
async fn watched(tables: &Tables, id: TableId, count: u64) {
    for _ in 0..count {
        seconds(1).await;
        tables.look(id, |_| Ok(())).await.unwrap();
    }
}

#[test]
fn a_seat_is_given_to_a_bot_after_the_patience_and_a_restart_starts_it_again() {
    let store = Arc::new(Memory::default());
    let first = world();
    let (id, gone) = first.block_on(async {
        let tables = node(&store);
        let (id, gone) = table(&tables).await;
        watched(&tables, id, 58).await;
        assert_eq!(replace(&tables, id, gone).await, Err("NOT_AWAY".into()));
        (id, gone)
    });
    drop(first);
    world().block_on(async {
        let tables = node(&store);
        watched(&tables, id, 50).await;
        assert_eq!(replace(&tables, id, gone).await, Err("NOT_AWAY".into()), "the server was away, not he");
        watched(&tables, id, 12).await;
        replace(&tables, id, gone).await.unwrap();
        tables.act(id, Who::Person(gone), &Action::Take {}).await.unwrap();
        assert_eq!(replace(&tables, id, gone).await, Err("NOT_AWAY".into()), "he is back");
    });
}

#[test]
fn a_player_at_another_node_is_not_away() {
    let store = Arc::new(Memory::default());
    world().block_on(async {
        let tables = node(&store);
        let (id, gone) = table(&tables).await;
        let there = || vec![Here { table: id, seat: Some(gone), count: 1 }];
        for _ in 0..30 {
            store.meet(7, there(), Duration::from_secs(15)).await.unwrap();
            watched(&tables, id, 5).await;
        }
        assert_eq!(replace(&tables, id, gone).await, Err("NOT_AWAY".into()));
        // The other node dies: its lease runs out, and only then the waiting begins.
        watched(&tables, id, 60).await;
        assert_eq!(replace(&tables, id, gone).await, Err("NOT_AWAY".into()));
        watched(&tables, id, 25).await;
        replace(&tables, id, gone).await.unwrap();
    });
}
