//! The server under test, and its CPU and memory as the system reports them.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;

use cowbell_server::{Config, NoAssets, RandomBrain};

use crate::Args;

/// The server itself, in its own process.
pub(crate) fn serve(args: &Args) {
    let config = Config {
        port: 0,
        data: args.text("data", "load-data").into(),
        store: args.text("store", "sqlite").parse().expect("a store"),
        bus: args.text("bus", "none").parse().expect("a bus"),
        rate: 0.0,
        ..Config::default()
    };
    cowbell_server::serve(config, Arc::new(RandomBrain), Arc::new(NoAssets), |address| println!("{address}"))
        .expect("it serves");
}

/// The cores of server and generator: `COWBELL_LOAD_CORES=2,4` if 0 and 1 are two threads of one core. The server's core
/// should be the one that handles the disk's interrupts (`/proc/interrupts`): waking it from another core is expensive on a
/// virtual machine.
fn cores() -> (String, String) {
    let cores = std::env::var("COWBELL_LOAD_CORES").unwrap_or_else(|_| "1,0".into());
    let (server, own) = cores.split_once(',').expect("COWBELL_LOAD_CORES is two numbers");
    (server.into(), own.into())
}

/// Restarts this program pinned to its core, unless it already is; returns how that ended.
pub(crate) fn on_own_core() -> Option<ExitCode> {
    if std::env::var_os("COWBELL_LOAD_PINNED").is_some() {
        return None;
    }
    let own = std::env::current_exe().expect("this program has a path");
    let mut again = Command::new("taskset");
    again.args(["-c", &cores().1]).arg(own).args(std::env::args().skip(1)).env("COWBELL_LOAD_PINNED", "1");
    let status = again.status().ok()?;
    Some(ExitCode::from(u8::from(!status.success())))
}

/// A program on a core, or on all of them.
fn on_core(core: Option<&str>, program: impl AsRef<OsStr>) -> Command {
    let Some(core) = core else { return Command::new(program) };
    let mut command = Command::new("taskset");
    command.args(["-c", core]).arg(program);
    command
}

/// A running server.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// A server on the server's core.
    pub(crate) fn start(data: &Path) -> Server {
        Server::node(Some(&cores().0), data, "sqlite", "none")
    }

    /// The baseline server, on the server's core.
    pub(crate) fn least() -> Server {
        let mut command = Server::command(Some(&cores().0));
        command.arg("least");
        Server::run(command)
    }

    /// A server on a core, or on all of them.
    pub(crate) fn node(core: Option<&str>, data: &Path, store: &str, bus: &str) -> Server {
        let mut command = Server::command(core);
        command.arg("serve").arg("--data").arg(data).args(["--store", store, "--bus", bus]);
        Server::run(command)
    }

    /// Another program's server on the server's core, and what it says after its address; or why there is none.
    pub(crate) fn peer(program: &str, file: &Path) -> Result<(Server, String), String> {
        let mut command = on_core(Some(&cores().0), program);
        command.arg(file).env("NODE_ENV", "production");
        Server::started(command)
    }

    /// This program, on a core or on all of them.
    fn command(core: Option<&str>) -> Command {
        on_core(core, std::env::current_exe().expect("this program has a path"))
    }

    fn run(command: Command) -> Server {
        Server::started(command).unwrap_or_else(|why| panic!("{why}")).0
    }

    /// A server, once it says its address, and what it says after that on the same line.
    fn started(mut command: Command) -> Result<(Server, String), String> {
        let mut process =
            command.stdout(Stdio::piped()).spawn().map_err(|error| format!("no server starts: {error}"))?;
        let mut line = String::new();
        let said = BufReader::new(process.stdout.take().expect("piped")).read_line(&mut line);
        let (address, more) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match (said, address.parse()) {
            (Ok(_), Ok(address)) => Ok((Server { process, address }, more.into())),
            _ => {
                let _ = process.kill();
                let _ = process.wait();
                Err(format!("the server says no address, but `{}`", line.trim()))
            }
        }
    }

    /// CPU seconds so far, user and system.
    pub(crate) fn cpu(&self) -> f64 {
        cpu(&self.process.id().to_string())
    }

    /// Resident memory in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).expect("the server lives");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("it has memory");
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    pub(crate) fn kill(mut self) {
        self.process.kill().expect("it can be killed");
        let _ = self.process.wait();
    }
}

/// CPU seconds of the generator itself.
pub(crate) fn own_cpu() -> f64 {
    cpu("self")
}

/// How many files this program may have open.
pub(crate) fn open_files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").expect("Linux");
    let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("a limit");
    line.split_whitespace().nth(3).and_then(|limit| limit.parse().ok()).unwrap_or(usize::MAX)
}

/// CPU seconds of a process so far, user and system.
pub(crate) fn cpu(process: &str) -> f64 {
    used(&std::fs::read_to_string(format!("/proc/{process}/stat")).expect("the process lives"))
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// CPU seconds, user and system, from a line of `/proc/*/stat`.
fn used(stat: &str) -> f64 {
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
}

/// CPU seconds of all processes with this name.
pub(crate) fn cpu_of(name: &str) -> f64 {
    let processes = std::fs::read_dir("/proc").expect("Linux").filter_map(Result::ok);
    let stats = processes.filter_map(|process| std::fs::read_to_string(process.path().join("stat")).ok());
    stats.filter(|stat| stat.contains(&format!("({name})"))).map(|stat| used(&stat)).sum()
}
