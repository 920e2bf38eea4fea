//! `cowbell admin` with PostgreSQL: an order goes through the database, and every node carries it out or hears of it.

use std::time::Instant;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::client::{get, own, post};
use crate::migrate::cowbell;
use crate::node::{Cluster, PATIENCE, create_table};

/// Waits until it is so at every node.
async fn everywhere(cluster: &Cluster, path: &str, otherwise: &str, is_so: impl Fn(u16, &Value) -> bool) {
    let end = Instant::now() + PATIENCE;
    for node in &cluster.nodes {
        loop {
            let reply = get(node.address, path, None).await.expect("the node answers");
            let body = serde_json::from_str(&reply.body).unwrap_or_default();
            if is_so(reply.status, &body) {
                break;
            }
            assert!(Instant::now() < end, "{otherwise}: {} {}", reply.status, reply.body);
            sleep(std::time::Duration::from_millis(50)).await;
        }
    }
}

/// A table with two people, which every node has open.
async fn table(cluster: &Cluster, names: [&str; 2]) -> String {
    let node = cluster.nodes[0].address;
    let (table, tokens) = create_table(node, "mow", json!(["link", "link"])).await.expect("a table");
    let path = format!("/api/v1/tables/{table}");
    for (name, token) in names.iter().zip(&tokens) {
        let sit = json!({"type": "sit", "name": name, "token": own(token)});
        let sat = post(node, &format!("{path}/actions"), Some(token), &sit).await.expect("the node answers");
        assert_eq!(sat.status, 200, "{}", sat.body);
    }
    everywhere(cluster, &path, "the match does not begin", |_, table| table["phase"] == "playing").await;
    path
}

#[tokio::test]
async fn every_node_hears_the_operators() {
    let Some(cluster) = Cluster::start().await else { return };
    let url = cluster.url();
    let admin = |args: &[&str]| {
        let output = cowbell(&[&["admin", "--data", &url], args].concat());
        assert!(output.status.success(), "{args:?}: {output:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let (ended, gone) = (table(&cluster, ["Ada Lovelace", "Bo"]).await, table(&cluster, ["Cy", "Di"]).await);
    let id = |path: &str| path.rsplit('/').next().unwrap().to_string();
    let listed = admin(&["tables"]);
    assert!(listed.contains(&id(&ended)) && listed.contains("Ada Lovelace, Bo"), "{listed}");

    admin(&["forget", "Ada Lovelace", "--reason", "she asked"]);
    let is_forgotten = |_: u16, table: &Value| table["seats"][0]["player"]["human"] == "?";
    everywhere(&cluster, &ended, "the name is still shown", is_forgotten).await;
    admin(&["close", &id(&ended), "--reason", "spam"]);
    everywhere(&cluster, &ended, "the match goes on", |_, table| table["phase"] == "over").await;
    admin(&["delete", &id(&gone), "--reason", "spam"]);
    everywhere(&cluster, &gone, "the table is still there", |status, _| status == 404).await;
    admin(&["message", "Restart at ten."]);
    let is_told = |_: u16, message: &Value| message["text"] == "Restart at ten.";
    everywhere(&cluster, "/api/v1/message", "nobody hears the message", is_told).await;
    admin(&["ban", "127.0.0.0/8", "--reason", "a test"]);
    let is_banned = |_: u16, answer: &Value| answer["code"] == "BANNED";
    everywhere(&cluster, "/api/v1/games", "the ban is not heard of", is_banned).await;
    assert!(admin(&["bans"]).contains("127.0.0.0/8 a test"));
    admin(&["unban", "127.0.0.0/8"]);
    everywhere(&cluster, "/api/v1/games", "the ban stays", |status, _| status == 200).await;

    let trail = admin(&["audit"]);
    for line in ["a name deleted: she asked", "closed: spam", "deleted: spam", "banned: a test", "lifted"] {
        assert_eq!(trail.matches(line).count(), 1, "{line} is once in {trail}");
    }
    assert!(!trail.contains("Lovelace"), "{trail}");
    let checked = cowbell(&["verify", &url]);
    assert!(checked.status.success(), "a deleted name leaves the journal whole: {checked:?}");
    assert!(!cluster.postgres.sql("SELECT string_agg(names, ' ') FROM journal").contains("Lovelace"));
}
