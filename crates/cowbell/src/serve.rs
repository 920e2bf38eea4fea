//! `cowbell serve`: the server, and maintenance of its data folder.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use cowbell_server::{Asset, Assets, Config, admin, serve, start_log};

use crate::Outcome;
use crate::brain::Bots;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Config,
    #[command(flatten)]
    task: Task,
}

/// Options that are not settings. They are in a separate struct, so that help does not list them among the settings.
#[derive(clap::Args)]
#[command(next_help_heading = None::<&str>)]
struct Task {
    /// TOML file with settings, such as `port = 7777`; flags and environment variables override it
    #[arg(long, value_name = "FILE", env = "COWBELL_CONFIG")]
    config: Option<PathBuf>,
    /// Copy the SQLite database to a new file and exit; the server may be running
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    /// Delete matches that ended more than DAYS days ago and exit; the server may be running
    #[arg(long, value_name = "DAYS")]
    prune: Option<u32>,
}

/// The web client, embedded in this binary.
struct Web;

impl Assets for Web {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = cowbell_web::asset(path)?;
        let cowbell_web::Asset { bytes, brotli, gzip, kind, hashed } = file;
        Some(Asset { bytes, brotli, gzip, kind: kind.into(), hashed })
    }
}

impl Args {
    /// The settings file, if there is one.
    pub(crate) fn file(&self) -> Option<&PathBuf> {
        self.task.config.as_ref()
    }
}

pub(crate) fn run(args: Args) -> Outcome {
    let config = args.settings;
    if let Some(to) = &args.task.backup {
        admin::backup(&config.location(), to)?;
        println!("{} copied to {}", config.location(), to.display());
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(days) = args.task.prune {
        println!("{} matches deleted", admin::prune(&config.location(), days)?);
        return Ok(ExitCode::SUCCESS);
    }
    start_log(&config);
    serve(config, Arc::new(Bots), Arc::new(Web), |address| println!("http://{address}/"))?;
    Ok(ExitCode::SUCCESS)
}
