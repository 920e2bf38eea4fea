//! Every setting, in one list: flags, environment and file are read from it, and so is the documentation.

use core::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use crate::http::connections::Patience;
use crate::http::quotas::Quotas;
use crate::store::Location;
use crate::tables::Keep;

/// One setting: `--data`, `COWBELL_DATA`, and `data = …` in the file.
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// What it is if nothing is said.
    pub default: &'static str,
    /// What it does.
    pub about: &'static str,
}

/// All settings. A flag counts more than the environment, the environment more than the file.
pub const SETTINGS: &[Setting] = &[
    Setting { name: "host", default: "127.0.0.1", about: "address to listen on; 0.0.0.0 for all" },
    Setting { name: "port", default: "7777", about: "port to listen on; 0 for any free one" },
    Setting { name: "data", default: "cowbell-data", about: "folder of the database; it is made if missing" },
    Setting {
        name: "store",
        default: "sqlite",
        about: "sqlite for a file in that folder, or postgres://user:password@host/database",
    },
    Setting {
        name: "bus",
        default: "none",
        about: "none, or nats://host:4222 where several nodes share a PostgreSQL store",
    },
    Setting { name: "bots", default: "0", about: "threads for bots; 0 for all cores but one" },
    Setting { name: "rate", default: "1", about: "factor for all rate limits; 0 lifts them" },
    Setting {
        name: "trust-proxy",
        default: "0",
        about: "so many proxies stand in front, each adding to `X-Forwarded-For`; 0 for none",
    },
    Setting {
        name: "keep-days",
        default: "0",
        about: "days after which finished matches are forgotten; 0 for never",
    },
    Setting {
        name: "keep-waiting-days",
        default: "7",
        about: "days after which tables are forgotten whose match never began; 0 for never",
    },
    Setting {
        name: "keep-idle-days",
        default: "90",
        about: "days after which matches are forgotten that nobody touches; 0 for never",
    },
    Setting {
        name: "connections-per-address",
        default: "300",
        about: "connections one address may have; behind a proxy the proxy counts them",
    },
    Setting { name: "sockets-per-address", default: "200", about: "sockets one address may have" },
    Setting {
        name: "tables-per-address",
        default: "100",
        about: "tables one address may have created whose match is not over",
    },
    Setting { name: "bots-per-address", default: "200", about: "bots one address may have at those tables" },
    Setting {
        name: "metrics",
        default: "127.0.0.1:7778",
        about: "address that serves /metrics and nothing else; none for nowhere",
    },
    Setting {
        name: "public-url",
        default: "any",
        about: "address that visitors use, like https://play.example.org; requests for another host are refused",
    },
    Setting { name: "log", default: "info", about: "error, warn, info or debug" },
    Setting { name: "log-form", default: "text", about: "text or json" },
];

/// The settings of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where to listen.
    pub host: IpAddr,
    /// Where to listen; 0 for any free port.
    pub port: u16,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address of a PostgreSQL server; none for SQLite in the data folder.
    pub store: Option<Location>,
    /// The address of a NATS server.
    pub bus: Option<String>,
    /// Threads for bots; 0 for all cores but one.
    pub bots: usize,
    /// Factor for all rate limits; 0 lifts them.
    pub rate: f32,
    /// So many proxies stand in front; the visitor's address is the one that the outermost saw.
    pub trust_proxy: usize,
    /// Days after which tables are forgotten.
    pub keep: Keep,
    /// How much one address may have at a time.
    pub quotas: Quotas,
    /// How long connections may stand still.
    pub patience: Patience,
    /// Where to listen for those who want the metrics; none for nowhere.
    pub metrics: Option<SocketAddr>,
    /// The address by which visitors know the server: `https://play.example.org`. Requests for another are refused.
    pub public_url: Option<String>,
    /// How much is logged.
    pub log: tracing::Level,
    /// Whether logs are JSON.
    pub log_json: bool,
}

impl Default for Config {
    fn default() -> Config {
        let mut config = Config {
            host: [127, 0, 0, 1].into(),
            port: 0,
            data: PathBuf::new(),
            store: None,
            bus: None,
            bots: 0,
            rate: 0.0,
            trust_proxy: 0,
            keep: Keep::default(),
            quotas: Quotas::default(),
            patience: Patience::default(),
            metrics: None,
            public_url: None,
            log: tracing::Level::INFO,
            log_json: false,
        };
        for setting in SETTINGS {
            config.set(setting.name, setting.default).expect("every default is a value");
        }
        config
    }
}

impl Config {
    /// Where the store is.
    pub fn place(&self) -> Location {
        self.store.clone().unwrap_or_else(|| Location::folder(&self.data))
    }

    /// Defaults, then the file, then the environment, then the flags.
    pub fn gather<'a>(
        file: Option<&Path>,
        env: impl Fn(&str) -> Option<String>,
        flags: impl IntoIterator<Item = (&'a str, String)>,
    ) -> Result<Config, String> {
        let mut config = Config::default();
        if let Some(file) = file {
            let text = std::fs::read_to_string(file)
                .map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
            config.read(&text).map_err(|error| format!("{}, {error}", file.display()))?;
        }
        for setting in SETTINGS {
            let name = format!("COWBELL_{}", setting.name.to_uppercase().replace('-', "_"));
            if let Some(value) = env(&name) {
                config.set(setting.name, &value).map_err(|error| format!("{name}: {error}"))?;
            }
        }
        for (name, value) in flags {
            config.set(name, &value).map_err(|error| format!("--{name}: {error}"))?;
        }
        Ok(config)
    }

    /// Reads lines of the form `name = value`; `#` begins a comment.
    fn read(&mut self, text: &str) -> Result<(), String> {
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let at = |reason: String| format!("line {}: {reason}", index + 1);
            let (name, value) = line.split_once('=').ok_or_else(|| at("should be `name = value`".into()))?;
            self.set(name.trim(), value.trim().trim_matches('"')).map_err(at)?;
        }
        Ok(())
    }

    /// Sets one by its name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let should = |what: &str| format!("`{value}` should be {what}");
        match name {
            "host" => self.host = value.parse().map_err(|_| should("an IP address"))?,
            "port" => self.port = value.parse().map_err(|_| should("a port from 0 to 65535"))?,
            "data" => self.data = value.into(),
            "store" if value == "sqlite" => self.store = None,
            "store" if value.starts_with("postgres://") || value.starts_with("postgresql://") => {
                self.store = Some(Location::new(value));
            }
            // Not repeated: it may hold a password.
            "store" => return Err("should be sqlite or begin with postgres://".into()),
            "bus" if value == "none" => self.bus = None,
            "bus" if value.starts_with("nats://") || value.starts_with("tls://") => {
                self.bus = Some(value.into());
            }
            "bus" => return Err("should be none or begin with nats:// or tls://".into()),
            "bots" => self.bots = value.parse().map_err(|_| should("a number of threads"))?,
            "rate" => {
                self.rate = value
                    .parse()
                    .ok()
                    .filter(|rate: &f32| *rate >= 0.0)
                    .ok_or_else(|| should("0 or more"))?;
            }
            "trust-proxy" => self.trust_proxy = value.parse().map_err(|_| should("a number of proxies"))?,
            "keep-days" => self.keep.finished = days(value)?,
            "keep-waiting-days" => self.keep.waiting = days(value)?,
            "keep-idle-days" => self.keep.idle = days(value)?,
            "connections-per-address" => self.quotas.connections = number(value)?,
            "sockets-per-address" => self.quotas.sockets = number(value)?,
            "tables-per-address" => self.quotas.tables = number(value)?,
            "bots-per-address" => self.quotas.bots = number(value)?,
            "metrics" if value == "none" => self.metrics = None,
            "metrics" => {
                self.metrics = Some(value.parse().map_err(|_| should("none or an address like 127.0.0.1:7778"))?);
            }
            "public-url" if value == "any" => self.public_url = None,
            "public-url" => self.public_url = Some(public_url(value)?),
            "log" => self.log = value.parse().map_err(|_| should("error, warn, info or debug"))?,
            "log-form" => match value {
                "text" | "json" => self.log_json = value == "json",
                _ => return Err(should("text or json")),
            },
            _ => {
                let names: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
                return Err(format!("there is no setting `{name}`; the settings are {}", names.join(", ")));
            }
        }
        Ok(())
    }
}

fn number(value: &str) -> Result<u32, String> {
    value.parse().map_err(|_| format!("`{value}` should be a number"))
}

fn days(value: &str) -> Result<u32, String> {
    value.parse().map_err(|_| format!("`{value}` should be a number of days"))
}

/// Scheme and host, without a path.
fn public_url(value: &str) -> Result<String, String> {
    let url = value.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@']) => Ok(url.to_ascii_lowercase()),
        _ => Err(format!("`{value}` should be any, or an address like https://play.example.org")),
    }
}
