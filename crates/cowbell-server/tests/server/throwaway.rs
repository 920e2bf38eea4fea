//! Servers that live as long as a test: PostgreSQL and NATS as Debian packs them, in temporary folders, on any free
//! port. Where they are not installed a test says so and ends; with CI=true it fails.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::missing::missing;

/// How long a server may take to begin or to end.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program, wherever Debian puts it.
fn find(name: &str) -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> =
        std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
    folders.push("/usr/sbin".into());
    // Every release of PostgreSQL has a folder of its own; the newest comes first.
    let mut releases: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect())
        .unwrap_or_default();
    releases.sort();
    releases.reverse();
    releases.into_iter().chain(folders).map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// A port that nobody uses, and that nobody takes between two uses by a server that is started again: it lies below those that a
/// system hands out for connections and for port 0, and tests that run at the same time begin to look at different ones.
pub(crate) fn free_port() -> u16 {
    static TRIES: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = std::process::id().wrapping_mul(31).wrapping_add(TRIES.fetch_add(1, Relaxed));
        let port = 10_000 + (number % 20_000) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

fn wait_for(address: SocketAddr) {
    let end = Instant::now() + PATIENCE;
    while TcpStream::connect(address).is_err() {
        assert!(Instant::now() < end, "nobody listens on {address}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn kill(child: &Child, signal: &str) {
    let _ = Command::new("kill").args([signal, &child.id().to_string()]).status();
}

/// A PostgreSQL server with an empty database.
pub(crate) struct Postgres {
    /// Its user can read what is in here.
    pub(crate) folder: tempfile::TempDir,
    /// What its environment has besides, from the next beginning on.
    pub(crate) variables: Vec<(&'static str, PathBuf)>,
    process: Option<Child>,
    pub(crate) address: SocketAddr,
}

impl Postgres {
    /// Starts one, if it is installed.
    pub(crate) fn start() -> Option<Postgres> {
        let Some(initdb) = find("initdb") else {
            missing("postgresql");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        if let Some(user) = Postgres::user() {
            let chown = Command::new("chown").arg(user.to_string()).arg(folder.path()).status();
            assert!(chown.is_ok_and(|status| status.success()), "the folder changes hands");
        }
        let made = Postgres::command(&initdb)
            .args(["--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(folder.path().join("data"))
            .stdout(Stdio::null())
            .status();
        assert!(made.is_ok_and(|status| status.success()), "initdb");
        let (variables, address) = (Vec::new(), ([127, 0, 0, 1], free_port()).into());
        let mut server = Postgres { folder, variables, process: None, address };
        server.begin();
        Some(server)
    }

    /// The server refuses to be root, and Debian brings a user for it.
    fn user() -> Option<u32> {
        let id = |args: &[&str]| {
            let output = Command::new("id").args(args).output().ok()?;
            String::from_utf8(output.stdout).ok()?.trim().parse::<u32>().ok()
        };
        if id(&["-u"]) == Some(0) { id(&["-u", "postgres"]) } else { None }
    }

    fn command(program: &Path) -> Command {
        let mut command = Command::new(program);
        if let Some(user) = Postgres::user() {
            command.uid(user);
        }
        command.current_dir("/");
        command
    }

    /// Starts it, again and on the same port after an end.
    pub(crate) fn begin(&mut self) {
        let log = self.folder.path().join("log.txt");
        let log = std::fs::File::options().create(true).append(true).open(log).expect("a log");
        let process = Postgres::command(&find("postgres").expect("initdb was there"))
            .arg("-D")
            .arg(self.folder.path().join("data"))
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60", "-p"])
            .arg(self.address.port().to_string())
            .arg("-k")
            .arg(self.folder.path())
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        self.process = Some(process.expect("postgres starts"));
        let end = Instant::now() + PATIENCE;
        let mut ready = Command::new(find("pg_isready").expect("it comes with the server"));
        ready.args(["-q", "-d", &self.url(self.address)]);
        while !ready.status().is_ok_and(|status| status.success()) {
            assert!(Instant::now() < end, "PostgreSQL does not begin");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends it at once, as if the power had failed.
    pub(crate) fn end(&mut self) {
        if let Some(mut process) = self.process.take() {
            kill(&process, "-QUIT");
            let _ = process.wait();
        }
    }

    /// Its address as `--store` takes it, or that of a proxy before it.
    pub(crate) fn url(&self, address: SocketAddr) -> String {
        format!("postgres://postgres@{address}/postgres")
    }

    /// Runs a command of SQL.
    pub(crate) fn sql(&self, command: &str) -> String {
        let output = Command::new(find("psql").expect("it comes with the server"))
            .args(["-qtAX", "-v", "ON_ERROR_STOP=1", "-d", &self.url(self.address), "-c", command])
            .output()
            .expect("psql runs");
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_string()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end();
    }
}

/// A NATS server.
pub(crate) struct Nats {
    process: Option<Child>,
    pub(crate) address: SocketAddr,
}

impl Nats {
    /// Starts one, if it is installed.
    pub(crate) fn start() -> Option<Nats> {
        if find("nats-server").is_none() {
            missing("nats-server");
            return None;
        }
        let mut server = Nats { process: None, address: ([127, 0, 0, 1], free_port()).into() };
        server.begin();
        Some(server)
    }

    /// Starts it, again and on the same port after an end.
    pub(crate) fn begin(&mut self) {
        let process = Command::new(find("nats-server").expect("it was there"))
            .args(["-a", "127.0.0.1", "-p", &self.address.port().to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(process.expect("nats-server starts"));
        wait_for(self.address);
    }

    /// Ends it at once.
    pub(crate) fn end(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.end();
    }
}
