//! Every setting of the server, once: a field of [`Config`] with its doc comment. The flag, the environment variable, the
//! line in a TOML file, the default, the help text and the table in the README all come from that field.
//!
//! To add a setting, add a field. `keep_days` with `#[arg(long, default_value = "0")]` is `--keep-days 90`,
//! `COWBELL_KEEP_DAYS=90` and `keep-days = 90`. A flag beats the environment, the environment beats the file, the file beats
//! the default. Where a value can hold a password, use [`Confidential`], so that no error repeats it.

use core::net::{IpAddr, SocketAddr};
use core::ops::Range;
use core::str::FromStr;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Args, Command, FromArgMatches};

use crate::http::connections::TimeLimits;
use crate::http::quotas::Quotas;
use crate::store::{Location, without_password};
use crate::tables::Keep;

/// The settings of a server.
#[derive(Args, Clone, PartialEq, Debug)]
#[command(next_help_heading = "Settings")]
pub struct Config {
    /// IP address to listen on; 0.0.0.0 for all interfaces
    #[arg(long, default_value = "127.0.0.1")]
    pub host: IpAddr,
    /// Port to listen on; 0 for any free port
    #[arg(long, default_value = "7777")]
    pub port: u16,
    /// Folder for the database; created if missing
    #[arg(long, default_value = "cowbell-data")]
    pub data: PathBuf,
    /// Where tables are stored: `sqlite` for a file in the data folder, or `postgres://user:password@host/database`
    #[arg(long, default_value = "sqlite", value_parser = Confidential(str::parse::<StoreSetting>))]
    pub store: StoreSetting,
    /// How nodes that share a PostgreSQL database notify each other: `none`, or `nats://host:4222`
    #[arg(long, default_value = "none", value_parser = Confidential(str::parse::<BusSetting>))]
    pub bus: BusSetting,
    /// Threads for bots; 0 for one less than there are cores
    #[arg(long, default_value = "0")]
    pub bots: usize,
    /// Multiplies every rate limit; 0 turns them off
    #[arg(long, default_value = "1", value_parser = factor)]
    pub rate: f32,
    /// Number of trusted proxies in front of the server, each of which appends to `X-Forwarded-For`
    #[arg(long, default_value = "0")]
    pub trust_proxy: usize,
    /// How many moves late spectators see a match with hidden information, unless its table says otherwise; 0 to 20
    #[arg(long, default_value = "0", value_parser = clap::value_parser!(u8).range(0..=20))]
    pub spectator_delay: u8,
    /// How long tables are kept
    #[command(flatten)]
    pub keep: Keep,
    /// How much one address may have
    #[command(flatten)]
    pub quotas: Quotas,
    /// Address that serves `/metrics` and nothing else, or `none`
    #[arg(long, default_value = "127.0.0.1:9777")]
    pub metrics: MetricsSetting,
    /// Address that visitors use, like `https://play.example.org`; requests for any other host are refused. `any` allows all
    #[arg(long, default_value = "any")]
    pub public_url: PublicUrl,
    /// Reminders by Web Push; `anywhere` also allows push services at private addresses and without TLS, for tests
    #[arg(long, default_value = "on")]
    pub push: PushSetting,
    /// How long connections may stall. Not a setting.
    #[arg(skip)]
    pub time_limits: TimeLimits,
    /// Lowest severity to log
    #[arg(long, default_value = "info", value_parser = log_level())]
    pub log: tracing::Level,
    /// Format of the log
    #[arg(long, default_value = "text")]
    pub log_form: LogForm,
}

/// Which database holds the tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreSetting {
    /// A SQLite file in the data folder.
    Sqlite,
    /// A PostgreSQL server.
    Postgres(Location),
}

/// Where the metrics are served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricsSetting {
    /// Nowhere.
    None,
    /// At this address.
    At(SocketAddr),
}

/// The address by which visitors know the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PublicUrl {
    /// It is not known: every host name is allowed.
    Any,
    /// The host, with its port if it is not the usual one.
    Host(String),
}

/// How nodes notify each other.
#[derive(Clone, PartialEq, Eq)]
pub enum BusSetting {
    /// Not at all: there is one node.
    None,
    /// The address of a NATS server.
    Nats(String),
}

/// Where push services may be.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PushSetting {
    /// At public addresses, with TLS.
    On,
    /// Nowhere: nobody is reminded.
    Off,
    /// Anywhere, including this machine.
    Anywhere,
}

/// Format of the log.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// Human-readable lines.
    Text,
    /// One JSON object per line.
    Json,
}

impl FromStr for StoreSetting {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<StoreSetting, &'static str> {
        match text {
            "sqlite" => Ok(StoreSetting::Sqlite),
            _ if text.starts_with("postgres://") || text.starts_with("postgresql://") => {
                Ok(StoreSetting::Postgres(Location::new(text)))
            }
            _ => Err("must be `sqlite` or start with `postgres://`"),
        }
    }
}

impl FromStr for BusSetting {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<BusSetting, &'static str> {
        match text {
            "none" => Ok(BusSetting::None),
            _ if text.starts_with("nats://") || text.starts_with("tls://") => {
                Ok(BusSetting::Nats(text.into()))
            }
            _ => Err("must be `none` or start with `nats://` or `tls://`"),
        }
    }
}

impl FromStr for MetricsSetting {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<MetricsSetting, &'static str> {
        match text {
            "none" => Ok(MetricsSetting::None),
            _ => text
                .parse()
                .map(MetricsSetting::At)
                .map_err(|_| "must be `none` or an address like `127.0.0.1:9777`"),
        }
    }
}

impl FromStr for PublicUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<PublicUrl, &'static str> {
        if text == "any" {
            return Ok(PublicUrl::Any);
        }
        let url = text.strip_suffix('/').unwrap_or(text);
        let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        match host {
            Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@']) => {
                Ok(PublicUrl::Host(host.to_ascii_lowercase()))
            }
            _ => Err("must be `any` or an address like `https://play.example.org`"),
        }
    }
}

/// Without the password.
impl fmt::Debug for BusSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BusSetting::None => f.write_str("none"),
            BusSetting::Nats(address) => f.write_str(&without_password(address)),
        }
    }
}

/// Reads a value that may hold a password: unlike clap's own parsers, its errors do not repeat the value.
#[derive(Clone)]
struct Confidential<T>(fn(&str) -> Result<T, &'static str>);

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Confidential<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        (self.0)(value.to_str().unwrap_or_default()).map_err(|reason| {
            let name = arg.map(ToString::to_string).unwrap_or_default();
            clap::Error::raw(ErrorKind::ValueValidation, format!("invalid value for '{name}': {reason}\n"))
                .with_cmd(command)
        })
    }
}

fn factor(text: &str) -> Result<f32, &'static str> {
    let factor = text.parse().ok();
    factor.filter(|factor: &f32| *factor >= 0.0 && factor.is_finite()).ok_or("must be 0 or more")
}

fn log_level() -> impl TypedValueParser<Value = tracing::Level> {
    PossibleValuesParser::new(["error", "warn", "info", "debug"])
        .map(|name| name.parse().expect("every level listed is one"))
}

/// The defaults; the environment is ignored.
impl Default for Config {
    fn default() -> Config {
        let matches = settings().get_matches_from(["cowbell"]);
        Config::from_arg_matches(&matches).expect("every setting has a default")
    }
}

impl Config {
    /// Where the store is.
    pub fn location(&self) -> Location {
        match &self.store {
            StoreSetting::Sqlite => Location::folder(&self.data),
            StoreSetting::Postgres(location) => location.clone(),
        }
    }

    /// Lets `command`, which takes the settings as flags, also read them from the environment: `--keep-days` from
    /// `COWBELL_KEEP_DAYS`.
    pub fn from_environment(command: Command) -> Command {
        names().into_iter().fold(command, |command, name| {
            let variable = format!("COWBELL_{}", name.to_uppercase().replace('-', "_"));
            command.mut_arg(id(&name), |arg| arg.env(variable).hide_env_values(true))
        })
    }

    /// Makes the values in a TOML file the defaults of `command`.
    ///
    /// # Errors
    /// If the file cannot be read, is not TOML, or holds an unknown setting or an invalid value. The message names the line,
    /// and does not repeat it.
    pub fn from_file(command: Command, file: &Path) -> Result<Command, String> {
        let text = std::fs::read_to_string(file)
            .map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
        let values = read(&text).map_err(|error| format!("{}, {error}", file.display()))?;
        Ok(values.into_iter().fold(command, |command, (name, value)| {
            command.mut_arg(id(&name), |arg| arg.default_value(value))
        }))
    }

    /// The settings as a Markdown table for the README.
    pub fn markdown() -> String {
        let settings = settings();
        let rows = settings.get_arguments().map(|arg| {
            let default = arg.get_default_values()[0].to_string_lossy();
            let mut about = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let values = arg.get_possible_values();
            if !values.is_empty() {
                let values: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
                about += &format!(": {}", values.join(", "));
            }
            format!("| `{}` | {default} | {about} |\n", arg.get_long().expect("every setting is a long flag"))
        });
        rows.fold("| setting | default | meaning |\n|---|---|---|\n".into(), |table, row| table + &row)
    }
}

/// A command that takes the settings and nothing else.
fn settings() -> Command {
    Config::augment_args(Command::new("cowbell")).disable_help_flag(true)
}

/// The names of all settings, as flags and files spell them.
fn names() -> Vec<String> {
    settings().get_arguments().filter_map(|arg| Some(arg.get_long()?.to_string())).collect()
}

/// What clap calls a setting: the name of its field.
fn id(name: &str) -> String {
    name.replace('-', "_")
}

/// The settings in a TOML file, each as the text that a flag would take, and checked.
fn read(text: &str) -> Result<Vec<(String, String)>, String> {
    let at = |span: Option<Range<usize>>, reason: &str| {
        let line = text[..span.map_or(0, |span| span.start)].matches('\n').count() + 1;
        format!("line {line}: {reason}")
    };
    let file: BTreeMap<toml::Spanned<String>, toml::Value> =
        toml::from_str(text).map_err(|error| at(error.span(), error.message()))?;
    let names = names();
    let mut values = Vec::new();
    for (name, value) in file {
        let here = |reason: &str| at(Some(name.span()), reason);
        let name = name.get_ref();
        if !names.contains(name) {
            return Err(here(&format!("unknown setting `{name}`; the settings are {}", names.join(", "))));
        }
        let value = match value {
            toml::Value::String(value) => value,
            toml::Value::Integer(value) => value.to_string(),
            toml::Value::Float(value) => value.to_string(),
            toml::Value::Boolean(value) => value.to_string(),
            _ => return Err(here(&format!("`{name}` must be a string, a number or a boolean"))),
        };
        if let Err(error) = settings().try_get_matches_from(["cowbell", &format!("--{name}={value}")]) {
            let message = error.to_string();
            let reason = message.lines().next().unwrap_or_default().trim_start_matches("error: ");
            return Err(here(reason));
        }
        values.push((name.clone(), value));
    }
    Ok(values)
}

#[cfg(test)]
mod tests;
