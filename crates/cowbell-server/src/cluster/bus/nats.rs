//! The bus between machines: core NATS, one subject, a few bytes per change. Nothing waits for it or depends on it:
//! without it nodes find changes in the store, a second later.

use core::time::Duration;
use std::sync::{Mutex, PoisonError};

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use cowbell_table::TableId;
use futures_util::StreamExt;
use tokio::sync::mpsc;

use super::{Bus, Changed};

/// The subject that all nodes use.
const SUBJECT: &str = "cowbell.changed";
/// How many changes can be queued in each direction; more are lost, as the contract allows.
const WAITING: usize = 8192;
/// The most changes in one message.
const TOGETHER: usize = 1024;
/// A change as bytes: the table's id and its version, the highest byte first.
const BYTES: usize = 12;
/// Ping interval; the connection counts as dead after two.
const PING: Duration = Duration::from_secs(2);

/// One node's end of the bus.
pub struct Nats {
    client: Client,
    out: mpsc::Sender<Changed>,
    ear: Mutex<Option<Subscriber>>,
}

impl Nats {
    /// Connects now or as soon as the server can be reached, and reconnects whenever the connection is lost.
    ///
    /// # Errors
    ///
    /// If the address cannot be read.
    pub async fn open(address: &str) -> Result<Nats, String> {
        let options = ConnectOptions::new()
            .name("cowbell")
            .no_echo()
            .retry_on_initial_connect()
            .connection_timeout(PING)
            .ping_interval(PING)
            .reconnect_delay_callback(|tries| Duration::from_millis(100 << tries.min(4)))
            .event_callback(async |event| match event {
                Event::Connected => tracing::info!("the bus is connected"),
                Event::Disconnected => tracing::warn!("the bus is not connected; nodes look into the store"),
                other => tracing::warn!(%other, "the bus"),
            });
        let client = options.connect(address).await.map_err(|error| error.to_string())?;
        let ear = client.subscribe(SUBJECT).await.map_err(|error| error.to_string())?;
        let (out, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), waiting));
        Ok(Nats { client, out, ear: Mutex::new(Some(ear)) })
    }
}

impl Bus for Nats {
    fn publish(&self, changed: Changed) {
        let _ = self.out.try_send(changed);
    }

    fn listen(&self) -> mpsc::Receiver<Changed> {
        let (heard, receiver) = mpsc::channel(WAITING);
        if let Some(ear) = self.ear.lock().unwrap_or_else(PoisonError::into_inner).take() {
            tokio::spawn(hear(ear, heard));
        }
        receiver
    }

    fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

/// Sends all queued changes in one message.
async fn send(client: Client, mut waiting: mpsc::Receiver<Changed>) {
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
        let message: Vec<u8> = batch.drain(..).flat_map(write).collect();
        // A message that cannot be sent does no harm: nodes will find the change in the store.
        let _ = client.publish(SUBJECT, message.into()).await;
    }
}

async fn hear(mut ear: Subscriber, heard: mpsc::Sender<Changed>) {
    while let Some(message) = ear.next().await {
        for changed in message.payload.chunks_exact(BYTES).filter_map(read) {
            let _ = heard.try_send(changed);
        }
        if heard.is_closed() {
            return;
        }
    }
}

fn write(changed: Changed) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    bytes[..8].copy_from_slice(&changed.table.0.to_be_bytes());
    bytes[8..].copy_from_slice(&changed.version.to_be_bytes());
    bytes
}

fn read(bytes: &[u8]) -> Option<Changed> {
    let (table, version) = bytes.split_at_checked(8)?;
    Some(Changed {
        table: TableId(u64::from_be_bytes(table.try_into().ok()?)),
        version: u32::from_be_bytes(version.try_into().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_crosses_the_wire_in_twelve_bytes_and_rubbish_does_not() {
        let changed = Changed { table: TableId(0x0123_4567_89ab_cdef), version: 77 };
        assert_eq!(read(&write(changed)), Some(changed));
        assert_eq!(read(b"rubbish"), None);
        assert_eq!(read(b"more rubbish than a change has bytes"), None);
    }
}
