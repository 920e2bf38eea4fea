//! One suite for every store: what a journal needs from whatever keeps it.

mod jumps;
#[cfg(all(feature = "postgres", feature = "nats"))]
mod postgres;

use core::time::Duration;
use std::sync::Arc;

use cowbell_rules::Seat;
use cowbell_server::store::{
    Claim, Cutoffs, Dates, Filter, Here, Holdings, Memory, NewNote, NoteKind, Sqlite, Store, StoreError,
    Tags, Write,
};
use cowbell_table::Mark;
use cowbell_table::{ChainHash, JournalRow, TableId};

use crate::client::eventually;

const LIVE: Mark = Mark { live: true, waiting: false, lobby: false, timed: false, seek: None, bots: 0 };
const WAITING: Mark = Mark { waiting: true, ..LIVE };
const LOBBY: Mark = Mark { lobby: true, ..LIVE };
const OVER: Mark = Mark { live: false, ..LIVE };

fn row(version: u32, text: &str) -> JournalRow {
    JournalRow { version, text: text.into(), link: ChainHash::default().then(text), names: Vec::new() }
}

/// Entries `from..=to` of a table.
fn write(table: u64, from: u32, to: u32, mark: Option<Mark>) -> Write {
    let rows = (from..=to).map(|version| row(version, &format!("{table}/{version} \\u0000 ü '\""))).collect();
    Write { table: TableId(table), rows, mark, dates: None, owner: None }
}

async fn texts(store: &dyn Store, table: u64, after: u32) -> Vec<String> {
    store.read(TableId(table), after).await.unwrap().into_iter().map(|row| row.text).collect()
}

/// Everything in one go: a store takes seconds to begin, the suite none.
async fn suite(store: Arc<dyn Store>) {
    appends_and_reads(&*store).await;
    arbitrates(&store).await;
    writes_all_or_nothing(&*store).await;
    keeps_the_others_when_one_collides(&store).await;
    lists_and_dates(&*store).await;
    lists_a_few_of_each(&*store).await;
    counts_what_an_owner_has(&*store).await;
    keeps_a_calendar(&*store).await;
    keeps_notes(&*store).await;
    deletes_names(&*store).await;
    forgets_what_is_old(&*store).await;
    knows_who_is_elsewhere(&*store).await;
}

/// Nodes that share a store tell each other who is at a table. A single node has no others.
async fn knows_who_is_elsewhere(store: &dyn Store) {
    let here = |table, seat: Option<u8>, count| Here { table: TableId(table), seat: seat.map(Seat), count };
    let lease = Duration::from_secs(60);
    let first = vec![here(60, Some(1), 1), here(60, None, 3), here(61, Some(0), 1)];
    assert_eq!(store.meet(1, first.clone(), lease).await.unwrap(), []);
    assert_eq!(store.meet(1, first.clone(), lease).await.unwrap(), [], "a node is no other");
    let mut met = store.meet(2, vec![here(60, None, 2)], Duration::ZERO).await.unwrap();
    met.sort_by_key(|here| here.seat);
    let there = if store.is_shared() { vec![here(60, None, 3), here(60, Some(1), 1)] } else { Vec::new() };
    assert_eq!(met, there);
    assert_eq!(store.meet(1, first, lease).await.unwrap(), [], "the lease of the second node is over");
}

async fn appends_and_reads(store: &dyn Store) {
    assert_eq!(store.read(TableId(1), 0).await.unwrap(), []);
    store.commit(vec![write(1, 1, 3, Some(LIVE))]).await.unwrap();
    store.commit(vec![write(1, 4, 4, None)]).await.unwrap();
    let rows = store.read(TableId(1), 0).await.unwrap();
    assert_eq!(rows, write(1, 1, 4, None).rows, "text and link come back as they went");
    assert_eq!(texts(store, 1, 3).await.len(), 1);
    assert_eq!(texts(store, 1, 4).await.len(), 0);
    // Ids use all 64 bits.
    store.commit(vec![write(u64::MAX, 1, 1, Some(LIVE))]).await.unwrap();
    store.commit(vec![write(1 << 63, 1, 2, Some(LIVE))]).await.unwrap();
    assert_eq!(texts(store, u64::MAX, 0).await.len(), 1);
    let known = vec![(TableId(1), 2), (TableId(u64::MAX), 1), (TableId(1 << 63), 0), (TableId(404), 0)];
    let mut news = store.news(known).await.unwrap();
    news.sort_by_key(|(table, row)| (*table, row.version));
    let news: Vec<(u64, u32)> = news.into_iter().map(|(table, row)| (table.0, row.version)).collect();
    assert_eq!(news, [(1, 3), (1, 4), (1 << 63, 1), (1 << 63, 2)]);
    assert_eq!(store.news(Vec::new()).await.unwrap(), []);
}

/// Many writers of the same version: one is done, all others hear of the conflict.
async fn arbitrates(store: &Arc<dyn Store>) {
    store.commit(vec![write(2, 1, 1, Some(LIVE))]).await.unwrap();
    for version in 2..12 {
        let writers = (0..8).map(|number| {
            let store = store.clone();
            let rows = vec![row(version, &format!("writer {number}"))];
            tokio::spawn(async move {
                let write = Write { table: TableId(2), rows, mark: None, dates: None, owner: None };
                (number, store.commit(vec![write]).await)
            })
        });
        let mut done = Vec::new();
        for writer in writers.collect::<Vec<_>>() {
            match writer.await.unwrap() {
                (number, Ok(())) => done.push(number),
                (_, result) => assert_eq!(result, Err(StoreError::Conflict)),
            }
        }
        assert_eq!(done.len(), 1, "version {version}");
        assert_eq!(texts(&**store, 2, version - 1).await, [format!("writer {}", done[0])]);
    }
    let known = store.commit(vec![write(2, 5, 5, None)]).await;
    assert_eq!(known, Err(StoreError::Conflict), "what is written stays");
    let nowhere = store.commit(vec![write(404, 7, 7, None)]).await;
    assert_eq!(nowhere, Err(StoreError::Conflict), "a table that nobody has laid");
    assert_eq!(texts(&**store, 404, 0).await.len(), 0);
}

async fn writes_all_or_nothing(store: &dyn Store) {
    store.commit(vec![write(3, 1, 2, Some(LIVE))]).await.unwrap();
    let both = vec![write(4, 1, 2, Some(LOBBY)), write(3, 2, 3, Some(OVER))];
    assert_eq!(store.commit(both).await, Err(StoreError::Conflict));
    assert_eq!(texts(store, 3, 0).await.len(), 2);
    assert_eq!(texts(store, 4, 0).await.len(), 0, "the new table came with a write that failed");
    assert_eq!(store.dates(TableId(4)).await.unwrap(), None);
    assert_eq!(store.dates(TableId(3)).await.unwrap().unwrap().ended, None, "nor did its mark change");
    store.commit(vec![write(4, 1, 2, Some(LIVE)), write(3, 3, 3, None)]).await.unwrap();
    assert_eq!((texts(store, 3, 0).await.len(), texts(store, 4, 0).await.len()), (3, 2));
}

/// Three hundred commits at once, three of which collide.
async fn keeps_the_others_when_one_collides(store: &Arc<dyn Store>) {
    let tables = 1000..1300;
    for table in tables.clone() {
        store.commit(vec![write(table, 1, 1, Some(LIVE))]).await.unwrap();
    }
    let commits = tables.clone().map(|table| {
        let store = store.clone();
        let version = if table % 100 == 50 { 1 } else { 2 };
        tokio::spawn(async move { (table, store.commit(vec![write(table, version, version, None)]).await) })
    });
    for commit in commits.collect::<Vec<_>>() {
        let (table, result) = commit.await.unwrap();
        let expected = if table % 100 == 50 { Err(StoreError::Conflict) } else { Ok(()) };
        assert_eq!(result, expected, "{table}");
    }
    for table in tables {
        assert_eq!(texts(&**store, table, 0).await.len(), if table % 100 == 50 { 1 } else { 2 });
    }
}

async fn lists_and_dates(store: &dyn Store) {
    let dated = |table, opened, ended, mark| {
        let dates = Some(Dates { opened, ended });
        Write { dates, ..write(table, 1, 1, Some(mark)) }
    };
    store.commit(vec![dated(11, 3_000_000_000, None, LOBBY)]).await.unwrap();
    store
        .commit(vec![dated(12, 3_000_000_002, None, LOBBY), dated(13, 3_000_000_001, None, LIVE)])
        .await
        .unwrap();
    store.commit(vec![dated(14, 10, Some(20), OVER)]).await.unwrap();
    assert_eq!(store.list(Filter::Lobby, 9).await.unwrap(), [12, 11].map(TableId), "newest first");
    assert_eq!(store.list(Filter::Lobby, 1).await.unwrap(), [12].map(TableId));
    let all = store.list(Filter::All, u32::MAX).await.unwrap();
    assert!([1, 2, 3, 4, 11, 12, 13, 14, 1299].iter().all(|id| all.contains(&TableId(*id))));
    let dates = |id| store.dates(TableId(id));
    assert_eq!(dates(14).await.unwrap(), Some(Dates { opened: 10, ended: Some(20) }));
    assert_eq!(dates(12).await.unwrap(), Some(Dates { opened: 3_000_000_002, ended: None }));
    assert_eq!(dates(404).await.unwrap(), None);
    // A mark changes with the entries it comes with.
    store.commit(vec![write(12, 2, 2, Some(LIVE)), write(13, 2, 2, Some(LIVE))]).await.unwrap();
    assert_eq!(store.list(Filter::Lobby, 9).await.unwrap(), [11].map(TableId));
    store.commit(vec![write(12, 3, 3, Some(LIVE))]).await.unwrap();
}

/// Nobody can fill a list for strangers, however many tables they have created; not even a site with many networks.
async fn lists_a_few_of_each(store: &dyn Store) {
    const WISH: i64 = -7;
    let seek = Mark { seek: Some(WISH), waiting: true, ..LOBBY };
    let create = async |table: u64, tags: (i64, i64), mark: Mark| {
        let dates = Some(Dates { opened: 3_000_000_100 + table as i64, ended: None });
        let owner = Some(Tags { owner: tags.0, site: tags.1 });
        store.commit(vec![Write { dates, owner, ..write(table, 1, 1, Some(mark)) }]).await.unwrap();
    };
    create(40, (1, 1), LOBBY).await;
    create(41, (1, 1), Mark { timed: true, ..seek }).await;
    for table in 50..70 {
        // One network, and the many networks of one site.
        create(table, (2, 2), seek).await;
        create(100 + table, (table as i64, 3), LOBBY).await;
    }
    let of = |tables: &[TableId], range: core::ops::Range<u64>| {
        tables.iter().filter(|table| range.contains(&table.0)).count()
    };
    let lobby = store.list(Filter::Lobby, 99).await.unwrap();
    assert_eq!((of(&lobby, 40..42), of(&lobby, 50..70), of(&lobby, 150..170)), (2, 5, 10), "{lobby:?}");
    assert!(lobby.contains(&TableId(69)), "the newest of them");
    let sought = store.list(Filter::Seek(WISH), 99).await.unwrap();
    assert_eq!((of(&sought, 41..42), of(&sought, 50..70), sought.len()), (1, 5, 6), "{sought:?}");
    assert_eq!(store.list(Filter::Seek(8), 99).await.unwrap(), []);
    assert_eq!(store.list(Filter::Timed, 99).await.unwrap(), [TableId(41)]);
    store.commit(vec![write(41, 2, 2, Some(LIVE))]).await.unwrap();
    assert_eq!(store.list(Filter::Timed, 99).await.unwrap(), []);
    assert_eq!(
        of(&store.list(Filter::Seek(WISH), 99).await.unwrap(), 41..42),
        0,
        "nobody is sought any more"
    );
    for table in [40, 41].into_iter().chain(50..70).chain(150..170) {
        assert!(store.delete(TableId(table)).await.unwrap());
    }
}

/// Tables whose match is not over, and the bots there, count for the network that created them and for its site.
async fn counts_what_an_owner_has(store: &dyn Store) {
    let held = |tables, bots| Holdings { tables, bots };
    let (one, two) = (Tags { owner: -1, site: 9 }, Tags { owner: 2, site: 9 });
    assert_eq!(store.holdings(one).await.unwrap(), (held(0, 0), held(0, 0)));
    let bots = |bots| Mark { bots, ..LIVE };
    let all =
        [(71, Some(one), bots(2)), (72, Some(one), bots(0)), (73, Some(two), bots(4)), (74, None, bots(9))];
    for (table, owner, mark) in all {
        store.commit(vec![Write { owner, ..write(table, 1, 1, Some(mark)) }]).await.unwrap();
        assert_eq!(store.owner(TableId(table)).await.unwrap(), owner);
    }
    assert_eq!(store.owner(TableId(404)).await.unwrap(), None);
    assert_eq!(store.holdings(one).await.unwrap(), (held(2, 2), held(3, 6)));
    assert_eq!(store.holdings(two).await.unwrap(), (held(1, 4), held(3, 6)));
    store.commit(vec![write(71, 2, 2, Some(OVER)), write(72, 2, 2, Some(bots(1)))]).await.unwrap();
    assert_eq!(
        store.holdings(one).await.unwrap(),
        (held(1, 1), held(2, 5)),
        "one is over, one has another bot"
    );
    assert_eq!(store.owner(TableId(72)).await.unwrap(), Some(one), "it stays theirs");
    for (table, ..) in all {
        assert!(store.delete(TableId(table)).await.unwrap());
    }
    assert_eq!(store.holdings(two).await.unwrap(), (held(0, 0), held(0, 0)));
}

async fn forgets_what_is_old(store: &dyn Store) {
    let now = store.calendar(Duration::from_secs(1 << 40), Duration::ZERO).await.unwrap();
    let ended = |ended| Cutoffs { ended, ..Cutoffs::NEVER };
    assert_eq!(store.prune(ended(now - 1000), 9).await.unwrap(), [TableId(14)], "it ended in 1970");
    assert_eq!(store.prune(ended(now - 1000), 9).await.unwrap(), [], "all others live, however old");
    for table in [3, 4, 11] {
        let next = store.read(TableId(table), 0).await.unwrap().len() as u32 + 1;
        store.commit(vec![write(table, next, next, Some(OVER))]).await.unwrap();
    }
    assert!(store.dates(TableId(3)).await.unwrap().unwrap().ended.unwrap() > 1_700_000_000);
    assert_eq!(store.prune(ended(now - 60), 9).await.unwrap(), [], "they ended just now");
    assert_eq!(store.prune(ended(now + 60), 2).await.unwrap().len(), 2, "not more than asked for");
    assert_eq!(store.prune(ended(now + 60), 9).await.unwrap().len(), 1);
    for table in [3, 4, 11, 14] {
        assert_eq!(store.read(TableId(table), 0).await.unwrap(), []);
        assert_eq!(store.dates(TableId(table)).await.unwrap(), None);
    }
    // Someone who still remembers a forgotten table cannot go on with it.
    assert_eq!(store.commit(vec![write(4, 4, 4, None)]).await, Err(StoreError::Conflict));
    assert_eq!(texts(store, 1, 0).await.len(), 4, "the others are as they were");
}

/// Tables that never began, and matches that nobody touches.
async fn forgets_what_is_deserted(store: &dyn Store) {
    let now = store.calendar(Duration::ZERO, Duration::ZERO).await.unwrap();
    let all = || async { store.list(Filter::All, u32::MAX).await.unwrap().len() };
    let before = all().await;
    store.commit(vec![write(21, 1, 1, Some(WAITING)), write(22, 1, 2, Some(LIVE))]).await.unwrap();
    assert_eq!(
        store.prune(Cutoffs { waiting: now - 60, idle: now - 60, ..Cutoffs::NEVER }, 9).await.unwrap(),
        []
    );
    let waiting = Cutoffs { waiting: now + 60, ..Cutoffs::NEVER };
    assert_eq!(store.prune(waiting, 9).await.unwrap(), [TableId(21)], "only what has not begun");
    store.commit(vec![write(23, 1, 1, Some(WAITING))]).await.unwrap();
    store.commit(vec![write(23, 2, 2, Some(LIVE))]).await.unwrap();
    assert_eq!(store.prune(waiting, 9).await.unwrap(), [], "it has begun meanwhile");
    store.touch(vec![TableId(22), TableId(404)]).await.unwrap();
    assert_eq!(all().await, before + 2);
    assert!(store.delete(TableId(22)).await.unwrap() && !store.delete(TableId(22)).await.unwrap());
    let idle = Cutoffs { idle: now + 60, ..Cutoffs::NEVER };
    assert_eq!(store.prune(idle, u32::MAX).await.unwrap().len(), before + 1, "all that live");
    assert_eq!(all().await, 0);
}

/// The calendar follows the clock, but not faster than time passes.
async fn keeps_a_calendar(store: &dyn Store) {
    let calendar = |step| store.calendar(Duration::from_secs(step), Duration::ZERO);
    let first = calendar(0).await.unwrap();
    assert!(first > 1_700_000_000);
    assert_eq!(calendar(0).await.unwrap(), first, "no time has passed, whatever the clock says");
    let later = calendar(1000).await.unwrap();
    assert!((first..first + 100).contains(&later), "nor is it ahead of the clock");
    store.check().await.unwrap();
}

/// Bans, orders, the audit trail.
async fn keeps_notes(store: &dyn Store) {
    let texts = async |kind| {
        let notes = store.notes(kind).await.unwrap();
        notes.into_iter().map(|note| (note.subject, note.text)).collect::<Vec<_>>()
    };
    let pair = |subject: &str, text: &str| (subject.to_string(), text.to_string());
    let swap = |before: Option<&str>, text: &str| {
        store.write_note(NewNote::new(NoteKind::Person, "p", text).after(before.map(Into::into)))
    };
    assert_eq!(store.note_of(NoteKind::Person, "p".into()).await.unwrap(), None);
    assert!(!swap(Some("nothing"), "x").await.unwrap());
    assert!(swap(None, "one").await.unwrap() && !swap(None, "two").await.unwrap());
    assert!(swap(Some("one"), "two").await.unwrap() && !swap(Some("one"), "three").await.unwrap());
    assert_eq!(store.note_of(NoteKind::Person, "p".into()).await.unwrap().as_deref(), Some("two"));
    let ban = |subject: &str, text: &str| NewNote::new(NoteKind::Ban, subject, text);
    assert!(store.write_note(ban("b", "one")).await.unwrap());
    assert!(store.write_note(ban("b", "two")).await.unwrap());
    assert!(!store.write_note(ban("b", "three").first()).await.unwrap());
    assert!(store.write_note(ban("a", "old").first().dated(7)).await.unwrap());
    assert_eq!(texts(NoteKind::Ban).await, [pair("a", "old"), pair("b", "two")], "oldest first");
    assert_eq!(texts(NoteKind::Audit).await, []);
    store.unnote_before(NoteKind::Audit, i64::MAX).await.unwrap();
    store.unnote_before(NoteKind::Ban, 8).await.unwrap();
    assert_eq!(texts(NoteKind::Ban).await, [pair("b", "two")]);
    assert!(store.unnote(NoteKind::Ban, "b".into()).await.unwrap());
    assert!(!store.unnote(NoteKind::Ban, "b".into()).await.unwrap());
}

/// A name goes, and everything else stays as it is.
async fn deletes_names(store: &dyn Store) {
    let named = |version, names: &[&str]| {
        let names = names.iter().map(ToString::to_string).collect();
        JournalRow { names, ..row(version, &format!("entry {version}")) }
    };
    for table in [31, 32] {
        let rows = vec![named(1, &["Ada", "Bo"]), named(2, &[]), named(3, &["Ada"]), named(4, &["\"Ada\""])];
        store
            .commit(vec![Write { table: TableId(table), rows, mark: Some(LIVE), dates: None, owner: None }])
            .await
            .unwrap();
    }
    let before = store.read(TableId(31), 0).await.unwrap();
    assert_eq!(store.delete_name("Eve".into(), None).await.unwrap(), []);
    assert_eq!(store.delete_name("Ada".into(), Some(TableId(31))).await.unwrap(), [TableId(31)]);
    let after = store.read(TableId(31), 0).await.unwrap();
    let names: Vec<Vec<String>> = after.iter().map(|row| row.names.clone()).collect();
    assert_eq!(
        names,
        [vec![String::new(), "Bo".into()], vec![], vec![String::new()], vec!["\"Ada\"".into()]]
    );
    for (before, after) in before.iter().zip(&after) {
        assert_eq!((&before.text, before.link), (&after.text, after.link));
    }
    assert_eq!(store.read(TableId(32), 0).await.unwrap(), before, "another table");
    assert_eq!(store.delete_name("Ada".into(), None).await.unwrap(), [TableId(32)]);
    for table in [31, 32] {
        assert!(store.delete(TableId(table)).await.unwrap());
    }
}

/// Claims, where several nodes share a store. A lease that shall hold lasts an hour, one that shall run out a millisecond: how
/// fast this machine is plays no part.
async fn claims(store: &dyn Store) {
    const HOLDS: Duration = Duration::from_secs(60 * 60);
    const RUNS_OUT: Duration = Duration::from_millis(1);
    let claim = |node, version, lease| store.claim(Claim { table: TableId(13), version, node, lease });
    store.commit(vec![write(13, 3, 3, Some(LIVE))]).await.unwrap();
    assert!(claim(1, 3, HOLDS).await.unwrap());
    assert!(!claim(2, 3, HOLDS).await.unwrap(), "one node at a time");
    assert!(claim(1, 3, HOLDS).await.unwrap(), "renewed");
    assert!(claim(2, 4, RUNS_OUT).await.unwrap(), "the next move is another matter");
    assert!(!claim(1, 3, HOLDS).await.unwrap(), "the table has moved on");
    assert!(claim(2, 4, HOLDS).await.unwrap());
    assert!(!claim(3, 4, HOLDS).await.unwrap(), "the renewed lease counts, not the first one");
    assert!(claim(2, 4, RUNS_OUT).await.unwrap());
    eventually("node 2 has died, but its claim holds", async || claim(3, 4, HOLDS).await.unwrap()).await;
    assert!(claim(3, 4, HOLDS).await.unwrap());
    assert!(!claim(2, 4, HOLDS).await.unwrap(), "it comes back too late");
}

#[tokio::test]
async fn memory_keeps_journals() {
    let store = Arc::new(Memory::default());
    suite(store.clone()).await;
    claims(&*store).await;
    forgets_what_is_deserted(&*store).await;
}

#[tokio::test]
async fn sqlite_keeps_journals() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("cowbell.db")).await.unwrap());
    suite(store.clone()).await;
    forgets_what_is_deserted(&*store).await;
}
