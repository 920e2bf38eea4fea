//! What the server counts, and how it tells: the text format of Prometheus.

use core::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// A number that only grows.
#[derive(Default)]
pub struct Count(AtomicU64);

impl Count {
    /// Adds to it.
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Relaxed);
    }

    /// What it is.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// A number that comes and goes.
#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Changes it.
    pub fn add(&self, n: i64) {
        self.0.fetch_add(n, Relaxed);
    }

    /// Adds one until the guard is dropped.
    pub(crate) fn one_more(&self) -> OneMore<'_> {
        self.add(1);
        OneMore(self)
    }

    /// Sets it.
    pub fn set(&self, n: i64) {
        self.0.store(n, Relaxed);
    }

    /// What it is.
    pub fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// Counts as one in a gauge as long as it lives.
pub(crate) struct OneMore<'a>(&'a Gauge);

impl Drop for OneMore<'_> {
    fn drop(&mut self) {
        self.0.add(-1);
    }
}

/// Upper bounds in microseconds.
const BOUNDS: [u64; 14] =
    [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// How long something takes.
#[derive(Default)]
pub struct Times {
    buckets: [Count; BOUNDS.len()],
    sum: Count,
    count: Count,
}

impl Times {
    /// Adds one.
    pub fn add(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(index) = BOUNDS.iter().position(|bound| micros <= *bound) {
            self.buckets[index].add(1);
        }
        self.sum.add(micros);
        self.count.add(1);
    }
}

/// All of it.
#[derive(Default)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Tables that wait for a bot.
    pub bot_queue: Gauge,
    /// 1 while the bus is connected.
    pub bus_up: Gauge,
    /// Entries read that other nodes have written.
    pub followed: Count,
    /// Moves made and on disk.
    pub moves: Count,
    /// Actions of all kinds made and on disk.
    pub actions: Count,
    /// Actions refused.
    pub refused: Count,
    /// Viewers dropped because they did not keep up.
    pub dropped: Count,
    /// Requests and messages refused by a rate limit.
    pub limited: Count,
    /// Commits that failed.
    pub store_errors: Count,
    /// Reminders that push services have taken.
    pub pushed: Count,
    /// Reminders that push services have not taken.
    pub push_failed: Count,
    /// Analyses of whole matches that ended early because nobody read them any more.
    pub reviews_stopped: Arc<Count>,
    /// From an action's arrival to its acknowledgement.
    pub action_time: Times,
    /// How long a commit takes.
    pub commit_time: Times,
    /// How long a bot thinks.
    pub bot_time: Times,
}

impl Metrics {
    /// The text for `/metrics`.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut number = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = writeln!(
                out,
                "# HELP cowbell_{name} {help}\n# TYPE cowbell_{name} {kind}\ncowbell_{name} {value}"
            );
        };
        number("tables", "gauge", "Tables in memory.", self.tables.get());
        number("sockets", "gauge", "Open sockets.", self.sockets.get());
        number("bot_queue", "gauge", "Tables that wait for a bot.", self.bot_queue.get());
        number("bus_up", "gauge", "1 while the bus is connected.", self.bus_up.get());
        number(
            "followed_total",
            "counter",
            "Entries read that other nodes have written.",
            self.followed.get() as i64,
        );
        number("moves_total", "counter", "Moves made and on disk.", self.moves.get() as i64);
        number("actions_total", "counter", "Actions made and on disk.", self.actions.get() as i64);
        number("refused_total", "counter", "Actions refused.", self.refused.get() as i64);
        number(
            "dropped_total",
            "counter",
            "Viewers dropped because they did not keep up.",
            self.dropped.get() as i64,
        );
        number("limited_total", "counter", "Requests refused by a rate limit.", self.limited.get() as i64);
        number("store_errors_total", "counter", "Commits that failed.", self.store_errors.get() as i64);
        number(
            "pushed_total",
            "counter",
            "Reminders that push services have taken.",
            self.pushed.get() as i64,
        );
        number(
            "push_failed_total",
            "counter",
            "Reminders that push services have not taken.",
            self.push_failed.get() as i64,
        );
        number(
            "reviews_stopped_total",
            "counter",
            "Analyses that ended early because nobody read them any more.",
            self.reviews_stopped.get() as i64,
        );
        self.action_time.write(
            "action_seconds",
            "From an action's arrival to its acknowledgement.",
            &mut out,
        );
        self.commit_time.write("commit_seconds", "How long a commit takes.", &mut out);
        self.bot_time.write("bot_seconds", "How long a bot thinks.", &mut out);
        out
    }
}

impl Times {
    fn write(&self, name: &str, help: &str, out: &mut String) {
        let _ = writeln!(out, "# HELP cowbell_{name} {help}\n# TYPE cowbell_{name} histogram");
        let mut below = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            below += bucket.get();
            let _ = writeln!(out, "cowbell_{name}_bucket{{le=\"{}\"}} {below}", *bound as f64 / 1e6);
        }
        let (sum, count) = (self.sum.get() as f64 / 1e6, self.count.get());
        let _ = writeln!(out, "cowbell_{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "cowbell_{name}_sum {sum}\ncowbell_{name}_count {count}");
    }
}
