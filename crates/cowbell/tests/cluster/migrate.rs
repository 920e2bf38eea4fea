//! `cowbell migrate` in both directions, and maintenance of a PostgreSQL store.

use std::path::Path;
use std::process::{Command, Output};

use cowbell_server::store::{Dates, Location};
use cowbell_table::{JournalRow, TableId};
use serde_json::json;

use crate::client::{get, own, post};
use crate::node::create_table;
use crate::throwaway::{Postgres, free_port};

pub(crate) fn cowbell(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cowbell")).args(args).output().expect("the command runs")
}

/// The output of a command that must succeed.
fn done(args: &[&str]) -> String {
    let output = cowbell(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).trim().to_string()
}

/// The error of a command that must fail.
fn refused(args: &[&str]) -> String {
    let output = cowbell(args);
    assert!(!output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).trim().to_string()
}

/// Runs a server on a data folder, and leaves matches that are finished, in progress and not started.
async fn played(data: &Path, tables: usize) {
    let address = ([127, 0, 0, 1], free_port()).into();
    let mut command = tokio::process::Command::new(env!("CARGO_BIN_EXE_cowbell"));
    command.args(["serve", "--rate", "0", "--port"]).arg(std::net::SocketAddr::port(&address).to_string());
    let mut server = command
        .arg("--data")
        .arg(data)
        .stdout(std::process::Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    while get(address, "/healthz", None).await.is_none() {
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    for number in 0..tables {
        let game = cowbell_catalog::infos()[number % cowbell_catalog::infos().len()].slug;
        let (table, tokens) = create_table(address, game, json!(["link", "link"])).await.unwrap();
        for token in tokens.iter().take(number % 4) {
            let path = format!("/api/v1/tables/{table}/actions");
            let sit = json!({"type": "sit", "name": "Jörg 'x' \"y\"", "token": own(token)});
            assert_eq!(post(address, &path, Some(token), &sit).await.unwrap().status, 200);
            if number % 4 == 3 {
                post(address, &path, Some(&own(token)), &json!({"type": "resign"})).await.unwrap();
            }
        }
    }
    let (table, _) =
        create_table(address, "tic-tac-moo", json!([{"bot": "random"}, {"bot": "random"}])).await.unwrap();
    while !get(address, &format!("/api/v1/tables/{table}"), None)
        .await
        .unwrap()
        .body
        .contains(r#""phase":"over""#)
    {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let asked = Command::new("kill").args(["-TERM", &server.id().unwrap().to_string()]).status().unwrap();
    assert!(asked.success() && server.wait().await.unwrap().success());
}

/// All journals with their dates.
async fn all(place: &str) -> Vec<(TableId, Vec<JournalRow>, Option<Dates>)> {
    let store = Location::new(place).existing().await.unwrap();
    let mut tables = Vec::new();
    let mut ids = store.list(cowbell_server::store::Filter::All, u32::MAX).await.unwrap();
    ids.sort();
    for id in ids {
        tables.push((id, store.read(id, 0).await.unwrap(), store.dates(id).await.unwrap()));
    }
    tables
}

#[tokio::test]
async fn all_tables_go_to_postgresql_and_back() {
    let Some(server) = Postgres::start() else { return };
    let url = server.url(server.address);
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (data, back) = (path("data"), path("back"));
    played(Path::new(&data), 24).await;
    // The next program to open the file folds in the server's write-ahead log; after that the file does not change.
    done(&["verify", &data]);
    let bytes = std::fs::read(folder.path().join("data/cowbell.db")).unwrap();

    assert!(refused(&["migrate", &path("nowhere"), &url]).contains("there is no database"));
    assert!(refused(&["migrate", &url, &back]).contains("it is empty"), "a source is not created");
    assert!(refused(&["migrate", &data, &data]).contains("the same"));
    let said = done(&["migrate", &data, &url]);
    assert!(said.contains("25 tables") && !said.contains(" 0 entries copied"), "{said}");
    assert_eq!(
        std::fs::read(folder.path().join("data/cowbell.db")).unwrap(),
        bytes,
        "the source is untouched"
    );
    assert_eq!(all(&data).await, all(&url).await);
    // Repeating it does nothing; after an interruption it copies the rest.
    assert!(done(&["migrate", &data, &url]).contains(" 0 entries copied"));
    server.sql("DELETE FROM journal WHERE version > 2; DELETE FROM tables WHERE id > 0; DELETE FROM journal WHERE id > 0");
    assert!(!done(&["migrate", &data, &url]).contains(" 0 entries copied"));
    assert_eq!(all(&data).await, all(&url).await);
    done(&["migrate", &url, &back]);
    assert_eq!(all(&data).await, all(&back).await);
    assert_eq!(
        done(&["verify", &back]),
        format!("{back}/cowbell.db: 25 journals are whole and legal, 0 are not")
    );
    assert!(done(&["verify", &url]).ends_with(": 25 journals are whole and legal, 0 are not"));

    // A target with other tables, or with other entries in the same table, is not changed.
    let other = path("other");
    played(Path::new(&other), 2).await;
    assert!(refused(&["migrate", &other, &url]).contains("25 tables that"), "other tables");
    server.sql("UPDATE journal SET text = text || ' ', link = '\\x00' WHERE version = (SELECT max(version) FROM journal)");
    let before = all(&url).await;
    assert!(refused(&["migrate", &data, &url]).contains("another journal"));
    assert_eq!(all(&url).await, before);
    let broken = cowbell(&["verify", &url]);
    assert!(!broken.status.success() && String::from_utf8_lossy(&broken.stderr).contains("was altered"));
    assert!(refused(&["migrate", &url, &path("fresh")]).contains("was altered"), "damage is not copied");

    // Some maintenance only works with a file, some with both stores.
    let backup = refused(&["serve", "--store", &url, "--backup", &path("copy.db")]);
    assert!(backup.contains("pg_dump") && backup.contains("cowbell migrate"), "{backup}");
    assert_eq!(done(&["serve", "--store", &url, "--prune", "1"]), "0 matches deleted");
    server.sql("UPDATE tables SET ended = 0 WHERE ended IS NOT NULL");
    let ended = server.sql("SELECT count(*) FROM tables WHERE ended = 0");
    assert_eq!(done(&["serve", "--store", &url, "--prune", "1"]), format!("{ended} matches deleted"));
    let wrong = refused(&["serve", "--store", "mysql://moo:secret@host/x"]);
    assert!(wrong.contains("postgres://") && !wrong.contains("secret"), "{wrong}");
    let away = refused(&["serve", "--port", "0", "--store", "postgres://moo:secret@127.0.0.1:1/x"]);
    assert!(away.contains("cannot be opened") && !away.contains("secret"), "{away}");
}
