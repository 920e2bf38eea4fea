//! What the commands in which bots play many matches have in common: `arena`, `lab` and `lessons`.

use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

use cowbell_bots::network;
use cowbell_catalog::{OpenError, infos};
use indicatif::{ProgressBar, ProgressStyle};

/// Flags of all of them.
#[derive(clap::Args)]
pub(crate) struct BotMatches {
    /// The game
    pub(crate) game: String,
    /// Seed for the matches. The same seed gives the same matches on any machine, because bots count iterations, not seconds
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Matches to play in parallel [default: one per core]
    #[arg(long)]
    threads: Option<usize>,
}

impl BotMatches {
    /// The number of threads, if there is such a game and these flags make sense.
    pub(crate) fn checked_threads(&self) -> Result<usize, String> {
        if !infos().iter().any(|info| info.slug == self.game) {
            return Err(OpenError::NoSuchGame(self.game.clone()).to_string());
        }
        match self.threads {
            Some(0) => Err("--threads should be at least 1".into()),
            Some(threads) => Ok(threads),
            None => Ok(available_parallelism().map_or(1, usize::from)),
        }
    }
}

/// The flag of those that try out networks.
#[derive(clap::Args)]
pub(crate) struct Weights {
    /// Weights for master instead of the built-in ones, as `training/train.py` and `training/teach.py` write them
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

impl Weights {
    /// Puts them in place of the built-in ones.
    pub(crate) fn install(&self, game: &str) -> Result<(), String> {
        let Some(file) = &self.weights else { return Ok(()) };
        let bytes =
            std::fs::read(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
        network::install(game, &bytes)
    }
}

/// Writes to standard error, and draws nothing if that is not a terminal.
pub(crate) fn progress_bar(matches: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(matches as u64).with_style(style)
}

/// Saves a report.
pub(crate) fn save(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{} cannot be written: {error}", file.display()))
}
