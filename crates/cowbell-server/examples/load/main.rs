//! Load on a real server: `cargo run --release -p cowbell-server --example load -- closed --game mow`.
//!
//! The server is a process of its own on core 0, the generator stays on core 1 (`COWBELL_LOAD_CORES`). Modes: `closed` (as many moves as
//! it takes, both seats hold the new state before the next), `open` (a fixed rate, latency from the scheduled
//! instant), `idle` (memory of open matches), `long` (does a match grow?), `spectators` (CPU for each), `restart` (time to the first move),
//! `nodes` (several nodes on PostgreSQL).

mod disk;
mod modes;
mod nodes;
mod server;
mod wire;

use std::collections::BTreeMap;

#[global_allocator]
static MEMORY: cowbell_server::Memory = cowbell_server::Memory;

/// What was asked for, with defaults.
pub(crate) struct Args(BTreeMap<String, String>);

impl Args {
    pub(crate) fn number(&self, name: &str, default: usize) -> usize {
        self.0
            .get(name)
            .map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("--{name} takes a number")))
    }

    pub(crate) fn text(&self, name: &str, default: &str) -> String {
        self.0.get(name).cloned().unwrap_or_else(|| default.into())
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let mode = words.next().unwrap_or_else(|| "closed".into());
    let mut args = BTreeMap::new();
    while let Some(name) = words.next() {
        let value = words.next().unwrap_or_else(|| panic!("{name} takes a value"));
        args.insert(name.trim_start_matches("--").to_string(), value);
    }
    let args = Args(args);
    if mode == "serve" {
        return server::serve(&args);
    }
    if mode != "nodes" && server::moved_to_own_core() {
        return;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        match mode.as_str() {
            "closed" => modes::closed(&args).await,
            "open" => modes::open(&args).await,
            "idle" => modes::idle(&args).await,
            "spectators" => modes::spectators(&args).await,
            "long" => modes::long(&args).await,
            "restart" => modes::restart(&args).await,
            "nodes" => nodes::nodes(&args).await,
            other => panic!("no mode `{other}`: closed, open, idle, long, spectators, restart, nodes"),
        }
    });
}
