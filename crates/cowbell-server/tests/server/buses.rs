//! The bus over NATS: what it carries, and that nobody ever waits for it.

use std::time::{Duration, Instant};

use cowbell_server::cluster::bus::{Bus, Changed, Nats};
use cowbell_table::TableId;
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

use crate::throwaway;

fn changed(number: u64) -> Changed {
    Changed { table: TableId(number | 1 << 63), version: number as u32 }
}

/// The next thing heard, if anything is.
async fn heard(ear: &mut Receiver<Changed>) -> Option<Changed> {
    timeout(Duration::from_secs(1), ear.recv()).await.ok().flatten()
}

/// Says something until it is heard.
async fn get_through(from: &Nats, ear: &mut Receiver<Changed>, number: u64) {
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        from.publish(changed(number));
        if heard(ear).await == Some(changed(number)) {
            break;
        }
        assert!(Instant::now() < end, "the bus does not come back");
    }
    while timeout(Duration::from_millis(300), ear.recv()).await.is_ok() {}
}

#[tokio::test]
async fn all_others_hear_of_a_change_and_a_dead_server_stops_nobody() {
    let Some(mut server) = throwaway::Nats::start() else { return };
    let address = format!("nats://{}", server.address);
    let (one, two) = (Nats::open(&address).await.unwrap(), Nats::open(&address).await.unwrap());
    let (mut first, mut second) = (one.listen(), two.listen());
    get_through(&one, &mut second, 1).await;
    assert!(one.is_up() && two.is_up());
    for number in 2..3000 {
        one.publish(changed(number));
    }
    for number in 2..3000 {
        assert_eq!(heard(&mut second).await, Some(changed(number)), "all, and in order, while all is well");
    }
    assert_eq!(heard(&mut first).await, None, "nobody hears their own words");

    server.end();
    let began = Instant::now();
    for number in 0..100_000 {
        one.publish(changed(number));
    }
    assert!(
        began.elapsed() < Duration::from_secs(2),
        "a bus that is away costs nothing: {:?}",
        began.elapsed()
    );
    let end = Instant::now() + Duration::from_secs(30);
    while one.is_up() {
        assert!(Instant::now() < end, "nobody notices");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // A node that begins meanwhile.
    let three = Nats::open(&address).await.expect("it will be there some day");
    let mut third = three.listen();
    assert!(!three.is_up());
    server.begin();
    get_through(&two, &mut third, 7).await;
    get_through(&three, &mut first, 8).await;
}
