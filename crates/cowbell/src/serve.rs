//! `cowbell serve`: the server, and what operators do with its data folder.

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

/// What is not a setting. A struct of its own, so that its options do not stand under the heading of the settings.
#[derive(clap::Args)]
#[command(next_help_heading = "Options")]
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

/// The web client that this binary carries.
struct Web;

impl Assets for Web {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = cowbell_web::asset(path)?;
        Some(Asset { bytes: file.bytes, kind: file.kind.into(), hashed: file.hashed })
    }
}

impl Args {
    /// The file of settings, if there is one.
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
