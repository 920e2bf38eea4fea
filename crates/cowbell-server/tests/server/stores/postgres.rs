//! The same tests for PostgreSQL, where there is one, and what only several nodes can do.

use cowbell_server::store::Postgres;

use super::jumps::jumps;
use super::*;
use crate::throwaway;

#[tokio::test]
async fn postgres_keeps_journals() {
    let Some(server) = throwaway::Postgres::start() else { return };
    let url = server.url(server.address);
    let empty = Postgres::open(&url, false).await.err();
    assert_eq!(empty, Some(StoreError::Closed("it is empty".into())));
    // Three nodes begin at the same moment.
    let (one, two, three) =
        tokio::join!(Postgres::open(&url, true), Postgres::open(&url, true), Postgres::open(&url, true));
    let one: Arc<dyn Store> = Arc::new(one.unwrap());
    suite(one.clone()).await;
    claims(&*one).await;
    let (two, three) = (two.unwrap(), three.unwrap());
    assert_eq!(texts(&two, 1, 0).await.len(), 4, "what one has written the others can read");
    let gap = two.commit(vec![write(2, 13, 13, None)]).await;
    assert_eq!(gap, Err(StoreError::Conflict), "no version is left out");
    let (first, second) = (write(2, 12, 12, None), write(2, 12, 12, None));
    let results = tokio::join!(two.commit(vec![first]), three.commit(vec![second]));
    assert!(results.0.is_ok() != results.1.is_ok(), "{results:?}");
    forgets_what_is_deserted(&*one).await;
    jumps(&*one, |sql| drop(server.sql(sql))).await;
}

#[tokio::test]
async fn what_is_answered_is_durable_and_a_dead_server_is_an_error_and_then_forgotten() {
    let Some(mut server) = throwaway::Postgres::start() else { return };
    // A careless server: it writes to the disk a while after it has answered, unless a session insists.
    server.sql("ALTER SYSTEM SET synchronous_commit = off");
    server.sql("ALTER SYSTEM SET wal_writer_delay = '10s'");
    server.sql("SELECT pg_reload_conf()");
    let store = Postgres::open(&server.url(server.address), true).await.unwrap();
    store.commit(vec![write(1, 1, 1, Some(LIVE))]).await.unwrap();
    for version in 2..30 {
        store.commit(vec![write(1, version, version, None)]).await.unwrap();
    }
    server.end();
    let dead = store.commit(vec![write(1, 30, 30, None)]).await;
    assert!(matches!(dead, Err(StoreError::Failed(_))), "{dead:?}");
    assert!(matches!(store.read(TableId(1), 0).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.list(Filter::All, 1).await, Err(StoreError::Failed(_))));
    server.begin();
    eventually("the store does not come back", async || store.read(TableId(1), 0).await.is_ok()).await;
    assert_eq!(texts(&store, 1, 0).await.len(), 29, "everything answered is there, and nothing else");
    store.commit(vec![write(1, 30, 30, None)]).await.unwrap();
}

#[tokio::test]
async fn a_foreign_and_a_newer_database_are_refused_and_left_untouched() {
    let Some(server) = throwaway::Postgres::start() else { return };
    let url = server.url(server.address);
    server.sql("CREATE TABLE shopping (list text)");
    let foreign = Postgres::open(&url, true).await.err().unwrap();
    assert!(matches!(foreign, StoreError::Damaged(_)), "{foreign}");
    assert_eq!(
        server.sql("SELECT string_agg(tablename, ' ') FROM pg_tables WHERE schemaname = 'public'"),
        "shopping"
    );
    server.sql("DROP TABLE shopping");
    drop(Postgres::open(&url, true).await.unwrap());
    server.sql("UPDATE cowbell SET schema = 99");
    assert_eq!(Postgres::open(&url, true).await.err(), Some(StoreError::Future(99)));
    let nobody = Postgres::open("postgres://postgres@127.0.0.1:1/postgres", true).await.err().unwrap();
    assert!(matches!(nobody, StoreError::Closed(_)), "{nobody}");
    let nowhere = Postgres::open(&format!("{url}_but_not"), true).await.err().unwrap();
    assert!(matches!(nowhere, StoreError::Closed(_)), "{nowhere}");
}
