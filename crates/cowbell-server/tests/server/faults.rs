//! A store that refuses or loses power at the n-th write, for every n of a short match; and files that are not right.

use core::time::Duration;
use std::sync::Arc;

use cowbell_protocol::{Action, NewTable, Phase};
use cowbell_rules::{Seat, Turn};
use cowbell_server::cluster::bus::Local;
use cowbell_server::store::{Cutoffs, Filter, Memory, Mishap, NewNote, NoteKind, Sqlite, Store, StoreError};
use cowbell_server::{RandomBrain, Tables};
use cowbell_table::TableId;
use cowbell_table::verify;
use cowbell_table::{Table, Who};
use serde_json::Value;

use crate::client::eventually;

/// Does it until it is done. A failed store is asked again; what was done after all is recognised.
async fn insist(hub: &Tables, id: TableId, seat: Seat, action: &Action) -> u32 {
    for _ in 0..5 {
        match hub.act(id, Who::Person(seat), action).await {
            Ok(version) => return version,
            // The last offer was written after all.
            Err(problem) if problem.code == "IS_OVER" => return 0,
            Err(problem) => assert!(problem.code == "STORAGE" || problem.code == "STARTED", "{problem}"),
        }
    }
    panic!("the store has recovered, but the action is still refused");
}

/// A short match on a store with one mishap: how many commits it took, and whether nothing was lost or doubled.
async fn short_match(mishap: Option<(u64, Mishap)>) -> u64 {
    let store = Arc::new(Memory::default());
    if let Some((commit, mishap)) = mishap {
        store.fail(commit, mishap);
    }
    let hub = Tables::new(store.clone(), Arc::new(Local::default().join()), Arc::new(RandomBrain), 1);
    let request = NewTable {
        game: "tic-tac-moo".into(),
        options: Default::default(),
        seats: Vec::new(),
        lobby: false,
        spectators: true,
        ..NewTable::default()
    };
    let created = match hub.create(&request).await {
        Ok(created) => created,
        // Whether it was written or not, nobody knows its id: the guest asks for another one.
        Err(problem) => {
            assert_eq!(problem.code, "STORAGE");
            hub.create(&request).await.expect("the store has recovered")
        }
    };
    let id: TableId = created.table.parse().unwrap();
    for seat in [Seat(0), Seat(1)] {
        insist(
            &hub,
            id,
            seat,
            &Action::Sit { name: "x".into(), promise: String::new(), token: Some("e7".repeat(20)) },
        )
        .await;
    }
    let mut acknowledged = Vec::new();
    for number in 0..12 {
        let look = |table: &Table| Ok((table.version(), table.game().turn(), table.game().legal()));
        let (version, turn, legal) = hub.look(id, look).await.unwrap();
        let Turn::Seat(seat) = turn else { panic!("{turn:?}") };
        let mv = legal[number * 5 % legal.len()].clone();
        acknowledged.push((insist(&hub, id, seat, &Action::Play { version, mv: mv.clone() }).await, mv));
    }
    insist(&hub, id, Seat(0), &Action::Offer {}).await;
    insist(&hub, id, Seat(1), &Action::Offer {}).await;
    let rows = store.read(id, 0).await.unwrap();
    let played: Vec<(u32, String)> = rows
        .iter()
        .filter_map(|row| {
            let entry: Value = serde_json::from_str(&row.text).unwrap();
            Some((row.version, entry["play"]["move"].as_str()?.to_string()))
        })
        .collect();
    assert_eq!(played, acknowledged, "{mishap:?}: every acknowledged move once, and no other");
    let table = Table::load(id, &rows).unwrap();
    assert_eq!(table.phase(), Phase::Over);
    verify(&table.record().unwrap()).unwrap();
    store.commits()
}

#[tokio::test]
async fn no_write_that_fails_loses_or_doubles_anything() {
    let commits = short_match(None).await;
    assert!(commits > 15);
    for commit in 1..=commits {
        for mishap in [Mishap::Refused, Mishap::Unanswered] {
            short_match(Some((commit, mishap))).await;
        }
    }
}

/// Why a database is not opened. Whatever the reason, its bytes stay as they were.
async fn refused(file: &std::path::Path) -> StoreError {
    let before = std::fs::read(file).unwrap();
    let error = Sqlite::open(file).await.err().expect("it should be refused");
    assert_eq!(std::fs::read(file).unwrap(), before, "left untouched");
    error
}

#[tokio::test]
async fn a_newer_a_foreign_and_a_damaged_database_are_refused_and_left_untouched() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cowbell.db");
    drop(Sqlite::open(&file).await.unwrap());
    // It is closed by a thread of its own, and whole once SQLite has taken the log into the file and removed it.
    let log = folder.path().join("cowbell.db-wal");
    eventually("the database is not closed", async || !log.exists()).await;
    let good = std::fs::read(&file).unwrap();

    let newer = folder.path().join("newer.db");
    let mut bytes = good.clone();
    // The header of a SQLite file holds `user_version` at byte 60 and `application_id` at byte 68.
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    std::fs::write(&newer, &bytes).unwrap();
    assert_eq!(refused(&newer).await, StoreError::Future(99));

    let foreign = folder.path().join("foreign.db");
    let mut bytes = good.clone();
    bytes[68..72].copy_from_slice(&7u32.to_be_bytes());
    std::fs::write(&foreign, &bytes).unwrap();
    assert!(matches!(refused(&foreign).await, StoreError::Damaged(_)));

    let damaged = folder.path().join("damaged.db");
    std::fs::write(&damaged, b"this is a shopping list, and not a database at all").unwrap();
    assert!(matches!(refused(&damaged).await, StoreError::Damaged(_)));

    let missing = folder.path().join("no/such/folder/cowbell.db");
    assert!(matches!(Sqlite::open(&missing).await.err(), Some(StoreError::Closed(_))));
}

#[tokio::test]
async fn the_database_arbitrates_and_forgets_only_what_is_old() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("cowbell.db")).await.unwrap());
    let memory: Arc<dyn Store> = Arc::new(Memory::default());
    for store in [sqlite, memory] {
        let bus = Local::default();
        let one = Tables::new(store.clone(), Arc::new(bus.join()), Arc::new(RandomBrain), 1);
        let two = Tables::new(store.clone(), Arc::new(bus.join()), Arc::new(RandomBrain), 1);
        let request: NewTable = serde_json::from_str(r#"{"game":"tic-tac-moo","lobby":true}"#).unwrap();
        let id: TableId = one.create(&request).await.unwrap().table.parse().unwrap();
        assert_eq!(store.list(Filter::Lobby, 10).await.unwrap(), [id]);
        let sit = Action::Sit { name: "x".into(), promise: String::new(), token: Some("e7".repeat(20)) };
        one.act(id, Who::Person(Seat(0)), &sit).await.unwrap();
        one.act(id, Who::Person(Seat(1)), &sit).await.unwrap();
        // Two nodes that know the same table: the first to write wins, and the other is told that it is late.
        let look = |table: &Table| Ok((table.version(), table.game().turn(), table.game().legal()));
        let (version, turn, legal) = one.look(id, look).await.unwrap();
        two.look(id, look).await.unwrap();
        let Turn::Seat(seat) = turn else { panic!("{turn:?}") };
        let play = |index: usize| Action::Play { version, mv: legal[index].clone() };
        let (first, second) = (play(0), play(1));
        let results =
            tokio::join!(one.act(id, Who::Person(seat), &first), two.act(id, Who::Person(seat), &second));
        let codes: Vec<&str> = [&results.0, &results.1]
            .into_iter()
            .map(|result| result.as_ref().map_or_else(|problem| problem.code.as_str(), |_| "done"))
            .collect();
        assert!(codes == ["done", "STALE"] || codes == ["STALE", "done"], "{codes:?}");
        let position = |table: &Table| Ok(table.game().position());
        assert_eq!(one.look(id, position).await.unwrap(), two.look(id, position).await.unwrap());
        let now = store.calendar(Duration::ZERO, Duration::ZERO).await.unwrap();
        let ended = |ended| Cutoffs { ended, ..Cutoffs::NEVER };
        assert_eq!(store.prune(ended(now + 60), 10).await.unwrap(), [], "a live match is never forgotten");
        one.act(id, Who::Person(Seat(0)), &Action::Resign {}).await.unwrap();
        assert_eq!(store.list(Filter::Lobby, 10).await.unwrap(), []);
        assert_eq!(store.prune(ended(now - 60), 10).await.unwrap(), [], "it ended just now");
        assert_eq!(store.prune(ended(now + 60), 10).await.unwrap(), [id]);
        assert_eq!(store.read(id, 0).await.unwrap(), []);
    }
}

/// Another process, like `cowbell admin`, may keep the file for a while. Who only reads does not wait for those who have to.
#[tokio::test]
async fn nobody_who_reads_waits_for_those_who_write() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cowbell.db");
    let store = Sqlite::open(&file).await.unwrap();
    let busy = rusqlite::Connection::open(&file).unwrap();
    busy.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut writing = store.write_note(NewNote::new(NoteKind::Message, "subject", "text"));
    tokio::select! {
        biased;
        _ = &mut writing => panic!("the write cannot be done, and must not have been given up before the read"),
        rows = store.read(TableId(1), 0) => assert_eq!(rows.unwrap(), []),
    }
    busy.execute_batch("ROLLBACK").unwrap();
    assert!(writing.await.unwrap());
}
