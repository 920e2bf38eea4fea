//! Playing with anyone over three real nodes: those who seek the same are seated together whichever node they ask, blocks count
//! at every node, and two who began at the same moment find each other.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::client::{get, post};
use crate::node::Cluster;

async fn seek(node: SocketAddr, request: &Value) -> Value {
    let reply = post(node, "/api/v1/seeks", None, request).await.expect("the node answers");
    assert_eq!(reply.status, 200, "{}", reply.body);
    serde_json::from_str(&reply.body).unwrap()
}

async fn phase(node: SocketAddr, sought: &Value) -> Value {
    let path = format!("/api/v1/tables/{}", sought["table"].as_str().unwrap());
    let reply = get(node, &path, sought["token"].as_str()).await.expect("the node answers");
    serde_json::from_str::<Value>(&reply.body).unwrap()["phase"].clone()
}

#[tokio::test]
async fn strangers_at_three_nodes_find_each_other() {
    let Some(cluster) = Cluster::start().await else { return };
    let nodes = cluster.addresses();
    let request = |name: &str| json!({"game": "mow", "options": {"seats": 3}, "name": name});
    let mut sought = Vec::new();
    for (node, name) in nodes.iter().zip(["Ada", "Bo", "Cy"]) {
        sought.push(seek(*node, &request(name)).await);
    }
    assert!(sought.iter().all(|one| one["table"] == sought[0]["table"]), "{sought:?}");
    for node in &nodes {
        assert_eq!(phase(*node, &sought[0]).await, "playing");
    }

    // Six ask at the same moment, two at each node: those who began a table of their own ask again, and all are seated.
    let names = ["Di", "Ed", "Fi", "Gus", "Hal", "Ida"];
    let asked = names.iter().zip(nodes.iter().cycle()).map(|(name, node)| (*node, request(name)));
    let asked: Vec<(SocketAddr, Value)> = asked.collect();
    let mut seated: Vec<Value> =
        futures_util::future::join_all(asked.iter().map(|(node, request)| seek(*node, request))).await;
    let mut rounds = 0;
    loop {
        let mut waiting = 0;
        for ((node, request), own) in asked.iter().zip(&mut seated) {
            if phase(*node, own).await == "waiting" {
                let mut again = request.clone();
                again["waiting"] = json!({"table": own["table"], "token": own["token"]});
                *own = seek(*node, &again).await;
                waiting += 1;
            }
        }
        if waiting == 0 {
            break;
        }
        rounds += 1;
        assert!(rounds < 20, "{waiting} still wait");
    }
    let mut tables: Vec<&str> = seated.iter().map(|own| own["table"].as_str().unwrap()).collect();
    tables.sort_unstable();
    assert!(tables[0] == tables[2] && tables[3] == tables[5] && tables[2] != tables[3], "{tables:?}");
}
