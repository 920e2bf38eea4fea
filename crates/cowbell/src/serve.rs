//! `cowbell serve`: the server, and what operators do with its data folder.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use cowbell_server::{Asset, Assets, Config, admin, serve, start_log};

use crate::Outcome;
use crate::brain::Bots;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Address to listen on; 0.0.0.0 for all [default: 127.0.0.1].
    #[arg(long)]
    host: Option<String>,
    /// Port to listen on; 0 for any free one [default: 7777].
    #[arg(long)]
    port: Option<String>,
    /// Folder of the database; it is made if missing [default: cowbell-data].
    #[arg(long)]
    data: Option<String>,
    /// Where tables are kept: sqlite for a file in that folder, or postgres://user:password@host/database
    /// [default: sqlite].
    #[arg(long)]
    store: Option<String>,
    /// How several nodes that share a PostgreSQL store hear of each other: nats://host:4222 [default: none].
    #[arg(long)]
    bus: Option<String>,
    /// Threads for bots; 0 for all cores but one.
    #[arg(long)]
    bots: Option<String>,
    /// Factor for all rate limits; 0 lifts them.
    #[arg(long)]
    rate: Option<String>,
    /// So many proxies stand in front, each adding to X-Forwarded-For; 0 for none.
    #[arg(long)]
    trust_proxy: Option<String>,
    /// Days after which finished matches are forgotten; 0 for never.
    #[arg(long)]
    keep_days: Option<String>,
    /// How much to log: error, warn, info or debug.
    #[arg(long)]
    log: Option<String>,
    /// Form of the log: text or json.
    #[arg(long)]
    log_form: Option<String>,
    /// A file of settings: lines of the form `port = 7777`. Each is also read from the environment: COWBELL_PORT.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Copy the database into a new file and end; the server may be running.
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    /// Forget matches that ended more than so many days ago and end; the server may be running.
    #[arg(long, value_name = "DAYS")]
    prune: Option<u32>,
}

/// The web client that this binary carries.
struct Web;

impl Assets for Web {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = cowbell_web::asset(path)?;
        Some(Asset { bytes: file.bytes, kind: file.kind.into(), hashed: file.hashed })
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    let flags = [
        ("host", &args.host),
        ("port", &args.port),
        ("data", &args.data),
        ("store", &args.store),
        ("bus", &args.bus),
        ("bots", &args.bots),
        ("rate", &args.rate),
        ("trust-proxy", &args.trust_proxy),
        ("keep-days", &args.keep_days),
        ("log", &args.log),
        ("log-form", &args.log_form),
    ];
    let flags = flags.into_iter().filter_map(|(name, value)| value.clone().map(|value| (name, value)));
    let config = Config::gather(args.config.as_deref(), |name| std::env::var(name).ok(), flags)?;
    if let Some(to) = &args.backup {
        admin::backup(&config.place(), to)?;
        println!("{} copied to {}", config.place(), to.display());
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(days) = args.prune {
        println!("{} matches forgotten", admin::prune(&config.place(), days)?);
        return Ok(ExitCode::SUCCESS);
    }
    start_log(&config);
    serve(config, Arc::new(Bots), Arc::new(Web), |address| println!("http://{address}/"))?;
    Ok(ExitCode::SUCCESS)
}
