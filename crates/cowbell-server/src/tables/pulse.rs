//! Time as it counts for players. It passes only while this node runs and its store answers, because nobody can move otherwise: a
//! restart, a frozen machine or a database that is down stops all clocks. With a store that nodes share, its clock counts too: no
//! more time passes than that clock says, and no more than this machine's monotonic clock says, so a jump in either takes no
//! time from anyone. When another node dies, all clocks stop for a while, so that its players can move to this one.

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::time::Instant;

use super::Tables;
use crate::store::Beat;

/// How often the store is asked.
const TICK: Duration = Duration::from_secs(1);
/// The most that passes between two answers.
const MOST: Duration = Duration::from_secs(2);
/// A node that has not counted up for this long is dead.
const DEAD: Duration = Duration::from_secs(3);
/// A node that has been dead for this long is forgotten, by the nodes that have seen it dead: no clock that can jump decides that.
const FORGOTTEN: Duration = Duration::from_secs(60);
/// How long the clocks stop for its players.
const HOLD: Duration = Duration::from_secs(10);

/// The time that has passed for players since this node started.
pub(super) struct Pulse(Mutex<State>, AtomicBool);

struct State {
    counted: Duration,
    /// When the store last answered, and what its clock said.
    at: Instant,
    store: Option<Duration>,
    /// Whether it has not answered since.
    is_away: bool,
    /// Nothing passes before this.
    held: Instant,
    /// The other nodes: how far each has counted, since when, and whether it was seen to count.
    others: BTreeMap<u64, Other>,
    /// Whether one of them has gone since this was last asked.
    is_one_gone: bool,
}

struct Other {
    beats: i64,
    since: Instant,
    is_alive: bool,
}

impl Default for Pulse {
    fn default() -> Pulse {
        let now = Instant::now();
        let (counted, store, is_away, others, is_one_gone) = Default::default();
        Pulse(
            Mutex::new(State { counted, at: now, store, is_away, held: now, others, is_one_gone }),
            AtomicBool::new(false),
        )
    }
}

impl State {
    /// What has passed since the last answer.
    fn since(&self, now: Instant) -> Duration {
        if self.is_away {
            return Duration::ZERO;
        }
        now.saturating_duration_since(self.at.max(self.held)).min(MOST)
    }

    /// The nodes that have died since the last answer: how long ago the last of them was alive.
    fn death(&mut self, beats: &[(u64, i64)], now: Instant) -> Option<Duration> {
        // One that is gone from the list has taken its leave.
        let is_listed = |node: &u64| beats.iter().any(|(other, _)| other == node);
        self.is_one_gone |= self.others.iter().any(|(node, other)| other.is_alive && !is_listed(node));
        self.others.retain(|node, _| is_listed(node));
        let mut silence = None;
        for (node, beats) in beats {
            let fresh = Other { beats: *beats, since: now, is_alive: false };
            let other = self.others.entry(*node).or_insert(fresh);
            if other.beats != *beats {
                *other = Other { beats: *beats, since: now, is_alive: true };
            } else if other.is_alive && now - other.since >= DEAD {
                other.is_alive = false;
                self.is_one_gone = true;
                silence = silence.max(Some(now - other.since));
            }
        }
        silence
    }

    /// The nodes that have been dead for long.
    fn forgotten(&self, now: Instant) -> Vec<u64> {
        let is_old = |other: &Other| !other.is_alive && now - other.since >= FORGOTTEN;
        self.others.iter().filter(|(_, other)| is_old(other)).map(|(node, _)| *node).collect()
    }
}

impl Pulse {
    pub(super) fn now(&self) -> Duration {
        let state = self.lock();
        state.counted + state.since(Instant::now())
    }

    /// The store has answered. Returns the nodes that it need not remember any longer.
    fn tick(&self, beat: Option<Beat>) -> Vec<u64> {
        let (mut state, now) = (self.lock(), Instant::now());
        let mut passed = state.since(now);
        let time = beat.as_ref().map(|beat| beat.time);
        if let (Some(before), Some(time)) = (state.store, time) {
            passed = passed.min(time.saturating_sub(before));
        }
        state.counted += passed;
        (state.at, state.store, state.is_away) = (now, time, false);
        if let Some(silence) = beat.and_then(|beat| state.death(&beat.others, now)) {
            tracing::warn!("another node has died: all clocks stop for a while");
            // It may have died just after it was last asked.
            state.counted = state.counted.saturating_sub(silence + TICK);
            state.held = now + HOLD;
        }
        state.forgotten(now)
    }

    /// Whether another node has gone since this was last asked: then someone has to look after the matches it had.
    fn has_lost_one(&self) -> bool {
        core::mem::take(&mut self.lock().is_one_gone)
    }

    /// The store has not answered: nothing has passed since it last did.
    fn miss(&self) {
        self.lock().is_away = true;
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Begins to ask the store.
    pub(super) fn start_pulse(self: &Arc<Tables>) {
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(TICK).await;
                let Some(tables) = tables.upgrade() else { return };
                if tables.pulse.1.load(Relaxed) {
                    return;
                }
                match tables.store.beat(tables.node).await {
                    Ok(beat) => {
                        let forgotten = tables.pulse.tick(beat);
                        // Also one that died before it was seen to count.
                        if tables.pulse.has_lost_one() || !forgotten.is_empty() {
                            tables.start_resuming();
                        }
                        for dead in forgotten {
                            // If it fails, it is tried again with the next answer.
                            let _ = tables.store.take_leave(dead).await;
                        }
                    }
                    Err(_) => tables.pulse.miss(),
                }
            }
        });
    }

    /// Before the node closes. If it fails, the others stop their clocks for a while.
    pub(crate) async fn take_leave(&self) {
        self.pulse.1.store(true, Relaxed);
        let _ = self.store.take_leave(self.node).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn seconds(count: u64) {
        tokio::time::advance(Duration::from_secs(count)).await;
    }

    fn beat(time: u64, others: &[(u64, i64)]) -> Option<Beat> {
        Some(Beat { time: Duration::from_secs(time), others: others.to_vec() })
    }

    #[tokio::test(start_paused = true)]
    async fn without_an_answer_of_the_store_no_time_passes() {
        let pulse = Pulse::default();
        for _ in 0..10 {
            seconds(1).await;
            pulse.tick(None);
        }
        assert_eq!(pulse.now(), Duration::from_secs(10));
        seconds(3600).await;
        assert_eq!(pulse.now(), Duration::from_secs(12), "at most two seconds of an hour without the store");
        pulse.tick(None);
        assert_eq!(pulse.now(), Duration::from_secs(12), "as when the machine was frozen");
        seconds(1).await;
        pulse.miss();
        seconds(3600).await;
        assert_eq!(pulse.now(), Duration::from_secs(12), "the store said that it was away");
        pulse.tick(None);
        seconds(1).await;
        assert_eq!(pulse.now(), Duration::from_secs(13));
    }

    #[tokio::test(start_paused = true)]
    async fn a_jump_of_the_clock_of_the_store_takes_time_from_nobody() {
        let pulse = Pulse::default();
        for time in [1000, 1001, 90_000, 90_001, 5, 6, 7] {
            seconds(1).await;
            pulse.tick(beat(time, &[]));
        }
        assert_eq!(pulse.now(), Duration::from_secs(6), "backwards it stands still for one second");
    }

    #[tokio::test(start_paused = true)]
    async fn a_dead_node_stops_the_clocks_and_one_that_leaves_does_not() {
        let pulse = Pulse::default();
        for time in 1..=5 {
            seconds(1).await;
            pulse.tick(beat(time, &[(1, time as i64), (2, time as i64), (3, 7)]));
        }
        assert!(!pulse.has_lost_one());
        // The third has been dead for long, the second leaves, and the first dies.
        let mut lost = Vec::new();
        for time in 6..=18 {
            seconds(1).await;
            pulse.tick(beat(time, &[(1, 5), (3, 7)]));
            lost.extend(pulse.has_lost_one().then_some(time));
        }
        assert_eq!(lost, [6, 8], "someone looks after what the second and the first had");
        assert_eq!(pulse.now(), Duration::from_secs(4), "14 seconds, as if they had not been");
        seconds(1).await;
        assert_eq!(pulse.tick(beat(19, &[(1, 5), (3, 7)])), [0; 0]);
        assert_eq!(pulse.now(), Duration::from_secs(5));
        // Whatever the clock of the store says, a node is forgotten after a minute.
        seconds(42).await;
        assert_eq!(pulse.tick(beat(1_000_000, &[(1, 5), (3, 7)])), [3], "the third was dead from the start");
        seconds(10).await;
        assert_eq!(pulse.tick(beat(5, &[(1, 5)])), [1]);
    }
}
