//! The bus over NATS: what it carries, and that nobody ever waits for it.

use std::time::Duration;

use cowbell_server::cluster::bus::{Bus, Changed, Nats};
use cowbell_table::TableId;
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

use crate::client::{PATIENCE, eventually};
use crate::throwaway;

fn changed(number: u64) -> Changed {
    Changed { table: TableId(number | 1 << 63), version: number as u32 }
}

/// What is heard next, apart from repetitions of `number`.
async fn heard(ear: &mut Receiver<Changed>, number: u64) -> Changed {
    let next = async {
        loop {
            let next = ear.recv().await.expect("the bus is open");
            if next != changed(number) {
                return next;
            }
        }
    };
    timeout(PATIENCE, next).await.expect("nothing is heard")
}

/// Repeats a message until it is heard: the sender cannot know whether the other one already listens.
async fn get_through(from: &Nats, ear: &mut Receiver<Changed>, number: u64) {
    let say = async {
        loop {
            from.publish(changed(number));
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let hear = async { while ear.recv().await != Some(changed(number)) {} };
    let heard = async {
        tokio::select! {
            () = hear => {}
            () = say => {}
        }
    };
    timeout(PATIENCE, heard).await.expect("the bus does not come back");
}

#[tokio::test]
async fn all_others_hear_of_a_change_and_a_dead_server_stops_nobody() {
    let Some(mut server) = throwaway::Nats::start() else { return };
    let address = format!("nats://{}", server.address);
    let (one, two) = (Nats::open(&address).await.unwrap(), Nats::open(&address).await.unwrap());
    let (mut first, mut second) = (one.listen(), two.listen());
    get_through(&two, &mut first, 0).await;
    get_through(&one, &mut second, 1).await;
    assert!(one.is_up() && two.is_up());
    for number in 2..3000 {
        one.publish(changed(number));
    }
    for number in 2..3000 {
        assert_eq!(heard(&mut second, 1).await, changed(number), "all, and in order, while all is well");
    }
    // Two speaks after it has heard all that one has said. If one heard its own words, they would have come before.
    two.publish(changed(3000));
    assert_eq!(heard(&mut first, 0).await, changed(3000), "nobody hears their own words");

    server.end();
    // This test has a single thread: a bus that waited for anything would wait forever.
    for number in 0..100_000 {
        one.publish(changed(number));
    }
    eventually("nobody notices that the server is gone", async || !one.is_up()).await;
    // A node that begins meanwhile.
    let three = Nats::open(&address).await.expect("it will be there some day");
    let mut third = three.listen();
    assert!(!three.is_up());
    server.begin();
    get_through(&two, &mut third, 7).await;
    get_through(&three, &mut first, 8).await;
}
