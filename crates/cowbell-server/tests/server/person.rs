//! What people keep under a personal key: only the key opens it, two devices cannot overwrite each other, it survives a restart, and
//! it can be deleted. The store never sees the key.

use serde_json::{Value, json};

use crate::client::{House, Reply, config, raw};

const KEY: &str = "00112233445566778899aabbccddeeff00112233";

async fn ask(house: &House, method: &str, key: &str, body: Option<&Value>) -> Reply {
    send(house, method, "/api/v1/me", key, body).await
}

async fn send(house: &House, method: &str, path: &str, key: &str, body: Option<&Value>) -> Reply {
    let body = body.map(Value::to_string).unwrap_or_default();
    let head =
        format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {key}\r\n", house.address);
    let kind = "Content-Type: application/json\r\n";
    raw(
        house.address,
        &format!("{head}{kind}Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()),
    )
    .await
}

/// Where this person is seated to play Kuhlorado with anyone.
async fn seek(house: &House, name: &str, person: &str) -> Value {
    let request = json!({"game": "kuhlorado", "name": name, "person": person});
    house.post("/api/v1/seeks", None, &request).await.json()
}

/// Everything goes: what is kept, whom the person has blocked, and the devices that are reminded.
#[tokio::test]
async fn deleting_everything_deletes_blocks_and_devices_too() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let other = KEY.replace("00", "01");
    let (ada, bo) = (seek(&house, "Ada", KEY).await, seek(&house, "Bo", &other).await);
    let block = json!({"table": ada["table"], "seat": bo["seat"]});
    assert_eq!(house.post("/api/v1/me/blocks", Some(KEY), &block).await.status, 200);
    let keep = json!({"revision": 0, "data": {"name": "Ada"}});
    assert_eq!(ask(&house, "PUT", KEY, Some(&keep)).await.status, 200);
    let point = format!("B{}", "A".repeat(86));
    let device = json!({"endpoint": "https://push.example/ada", "p256dh": point, "auth": "A".repeat(22), "language": "en"});
    let added = send(&house, "PUT", "/api/v1/me/push", KEY, Some(&device)).await;
    assert_eq!(added.status, 200, "{}", added.body);
    assert_eq!(ask(&house, "DELETE", KEY, None).await.status, 200);
    assert_eq!(house.get("/api/v1/me/blocks", Some(KEY)).await.json()["people"], json!([]));
    // Only the new one is listed.
    let mut other = device.clone();
    other["endpoint"] = json!("https://push.example/again");
    assert_eq!(send(&house, "PUT", "/api/v1/me/push", KEY, Some(&other)).await.json()["devices"], 1);
    house.close().await;
}

/// A device that becomes one of another person takes along whom its own person had blocked.
#[tokio::test]
async fn blocks_move_to_the_key_that_a_device_adopts() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    let (other, new) = (KEY.replace("00", "01"), KEY.replace("00", "02"));
    let (ada, bo) = (seek(&house, "Ada", KEY).await, seek(&house, "Bo", &other).await);
    let block = json!({"table": ada["table"], "seat": bo["seat"]});
    assert_eq!(house.post("/api/v1/me/blocks", Some(KEY), &block).await.status, 200);
    for _ in 0..2 {
        let earlier = json!({"key": KEY});
        let adopted = send(&house, "PUT", "/api/v1/me/blocks", &new, Some(&earlier)).await;
        assert_eq!(adopted.json()["people"].as_array().unwrap().len(), 1, "once: {}", adopted.body);
    }
    assert_eq!(house.get("/api/v1/me/blocks", Some(&new)).await.json()["people"][0]["name"], "Bo");
    let bad = json!({"key": "short"});
    assert_eq!(send(&house, "PUT", "/api/v1/me/blocks", &new, Some(&bad)).await.code(), "BAD_TOKEN");
    let (ada, bo) = (seek(&house, "Ada", &new).await, seek(&house, "Bo", &other).await);
    assert_ne!(ada["table"], bo["table"], "never paired under the new key either");
    house.close().await;
}

#[tokio::test]
async fn what_is_kept_under_a_key_is_found_again_and_can_be_deleted() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path())).await;
    assert_eq!(ask(&house, "GET", KEY, None).await.status, 404);
    assert_eq!(ask(&house, "GET", "short", None).await.status, 403);
    let keep = |revision: u32, name: &str| json!({"revision": revision, "data": {"name": name}});
    assert_eq!(ask(&house, "PUT", KEY, Some(&keep(0, "Ada"))).await.json()["revision"], 1);
    let late = ask(&house, "PUT", KEY, Some(&keep(0, "Bo"))).await;
    assert_eq!((late.status, late.json()["code"].as_str()), (409, Some("STALE")));
    assert_eq!(ask(&house, "PUT", KEY, Some(&keep(1, "Ada II"))).await.json()["revision"], 2);
    let large = json!({"revision": 2, "data": "x".repeat(200_000)});
    assert_eq!(ask(&house, "PUT", KEY, Some(&large)).await.status, 413);
    house.close().await;

    let house = House::open(config(data.path())).await;
    let kept = ask(&house, "GET", KEY, None).await.json();
    assert_eq!(kept, json!({"revision": 2, "data": {"name": "Ada II"}}));
    let other = KEY.replace("00", "01");
    assert_eq!(ask(&house, "GET", &other, None).await.status, 404);
    assert_eq!(ask(&house, "DELETE", KEY, None).await.status, 200);
    assert_eq!(ask(&house, "GET", KEY, None).await.status, 404);
    house.close().await;
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(!holds(KEY), "the key itself is never stored");
    }
}
