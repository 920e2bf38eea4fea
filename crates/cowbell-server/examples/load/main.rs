//! Load test of a real server: `cargo run --release -p cowbell-server --example load -- closed --game mow`.
//!
//! The server is a separate process on core 1; the generator runs on core 0 (`COWBELL_LOAD_CORES`). Modes: `closed` (moves
//! as fast as possible; both seats have the new state before the next move), `open` (a fixed rate, latency from the
//! scheduled instant), `sizes` (bytes in every game at every table size), `idle` (memory of open matches), `long` (does memory grow during a match?), `spectators` (CPU per
//! spectator), `restart` (time to the first move), `peers` (the closed loop beside other game servers), `all` (all of these,
//! with their targets), `nodes` (several nodes on PostgreSQL).

mod aim;
mod disk;
mod least;
mod modes;
mod nodes;
mod peers;
mod server;
mod sizes;
mod wire;

use std::collections::BTreeMap;
use std::process::ExitCode;

#[global_allocator]
static MEMORY: cowbell_server::Memory = cowbell_server::Memory;

/// The command-line arguments, with defaults.
#[derive(Default)]
pub(crate) struct Args(BTreeMap<String, String>);

impl Args {
    pub(crate) fn with(name: &str, value: &str) -> Args {
        Args(BTreeMap::from([(name.into(), value.into())]))
    }

    pub(crate) fn number(&self, name: &str, default: usize) -> usize {
        self.0
            .get(name)
            .map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("--{name} takes a number")))
    }

    pub(crate) fn text(&self, name: &str, default: &str) -> String {
        self.0.get(name).cloned().unwrap_or_else(|| default.into())
    }
}

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let mode = words.next().unwrap_or_else(|| "closed".into());
    let mut args = BTreeMap::new();
    while let Some(name) = words.next() {
        let value = words.next().unwrap_or_else(|| panic!("{name} takes a value"));
        args.insert(name.trim_start_matches("--").to_string(), value);
    }
    let args = Args(args);
    match mode.as_str() {
        "serve" => server::serve(&args),
        "least" => least::serve(),
        _ => return measure(&mode, &args),
    }
    ExitCode::SUCCESS
}

fn measure(mode: &str, args: &Args) -> ExitCode {
    if mode != "nodes"
        && let Some(code) = server::on_own_core()
    {
        return code;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let aims = runtime.block_on(async {
        match mode {
            "closed" => modes::closed(args).await,
            "open" => modes::open(args).await,
            "sizes" => sizes::sizes(args).await,
            "idle" => modes::idle(args).await,
            "spectators" => modes::spectators(args).await,
            "long" => modes::long(args).await,
            "restart" => modes::restart(args).await,
            "all" => aim::all().await,
            "peers" => {
                peers::peers(args).await;
                Vec::new()
            }
            "nodes" => {
                nodes::nodes(args).await;
                Vec::new()
            }
            other => {
                panic!("no mode `{other}`: closed, open, sizes, idle, long, spectators, restart, peers, all, nodes")
            }
        }
    });
    for aim in &aims {
        println!("{aim}");
    }
    ExitCode::from(u8::from(aims.iter().any(|aim| !aim.met)))
}
