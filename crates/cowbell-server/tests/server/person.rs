//! What people keep under a personal key: only the key opens it, two devices cannot overwrite each other, it survives a restart, and
//! it can be deleted. The store never sees the key.

use serde_json::{Value, json};

use crate::client::{House, Reply, config, raw};

const KEY: &str = "00112233445566778899aabbccddeeff00112233";

async fn ask(house: &House, method: &str, key: &str, body: Option<&Value>) -> Reply {
    let body = body.map(Value::to_string).unwrap_or_default();
    let head =
        format!("{method} /api/v1/me HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {key}\r\n", house.address);
    let kind = "Content-Type: application/json\r\n";
    raw(
        house.address,
        &format!("{head}{kind}Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()),
    )
    .await
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
