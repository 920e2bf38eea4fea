//! A clock that jumps makes nothing old.

use super::*;

#[tokio::test]
async fn a_clock_that_jumps_makes_nothing_old() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cowbell.db");
    let store = Sqlite::open(&file).await.unwrap();
    jumps(&store, |sql| rusqlite::Connection::open(&file).unwrap().execute_batch(sql).unwrap()).await;
}

/// The same as a clock that jumps a year ahead: everything in the store is a year old.
pub(super) async fn jumps(store: &dyn Store, run: impl Fn(&str)) {
    const YEAR: i64 = 365 * 24 * 60 * 60;
    const HOUR: Duration = Duration::from_secs(60 * 60);
    store.commit(vec![write(1, 1, 1, Some(WAITING)), write(2, 1, 2, Some(OVER))]).await.unwrap();
    let now = store.calendar(Duration::ZERO, Duration::ZERO).await.unwrap();
    let jump = |ahead: i64| {
        let sql = format!(
            "UPDATE calendar SET today = today - {ahead}, seen = seen - {ahead}; \
             UPDATE tables SET touched = touched - {ahead}, opened = opened - {ahead}, ended = ended - {ahead}; \
             UPDATE notes SET at = at - {ahead}"
        );
        run(&sql);
    };
    jump(YEAR);
    for node in 0..3 {
        // Each node says that an hour has passed. It is the same hour.
        let today = store.calendar(HOUR, Duration::ZERO).await.unwrap();
        assert!(today < now - YEAR + 2 * 60 * 60, "node {node}: {}", today - now + YEAR);
        let day = today - 24 * 60 * 60;
        let cutoffs = Cutoffs { ended: day, waiting: day, idle: day };
        assert_eq!(store.prune(cutoffs, 9).await.unwrap(), [], "only an hour has passed");
    }
    let believed = store.calendar(Duration::ZERO, 24 * 7 * HOUR).await.unwrap();
    assert!(believed < now - YEAR + 8 * 24 * 60 * 60, "an operator's command believes a week, not a year");
    // And back again: what is new must not look old to a calendar that is ahead.
    jump(-YEAR - 30 * 24 * 60 * 60);
    let today = store.calendar(HOUR, Duration::ZERO).await.unwrap();
    assert!(today < now + 60 * 60, "the calendar is never ahead of the clock");
    // A clock that was a year behind is set right again: what happened meanwhile is not a year old.
    jump(-YEAR);
    store.touch(vec![TableId(1)]).await.unwrap();
    store.commit(vec![write(3, 1, 1, Some(WAITING)), write(4, 1, 2, Some(OVER))]).await.unwrap();
    for text in ["first", "second"] {
        // However it is written: as a new one, or in place of another one.
        store.write_note(NewNote::new(NoteKind::Devices, "key", text)).await.unwrap();
    }
    let third = NewNote::new(NoteKind::Devices, "key", "third").after(Some("second".into()));
    assert!(store.write_note(third).await.unwrap());
    store.write_note(NewNote::new(NoteKind::Devices, "other", "first").first()).await.unwrap();
    jump(YEAR);
    let day = store.calendar(HOUR, Duration::ZERO).await.unwrap() - 24 * 60 * 60;
    let cutoffs = Cutoffs { ended: day, waiting: day, idle: day };
    assert_eq!(store.prune(cutoffs, 9).await.unwrap(), [], "everything has just happened");
    store.unnote_before(NoteKind::Devices, day).await.unwrap();
    assert_eq!(store.notes(NoteKind::Devices).await.unwrap().len(), 2, "also what was noted");
}
