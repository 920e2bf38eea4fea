//! Matches kept in the data directory, one record a file, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use cowbell_catalog::{AnyMatch, Record};
use cowbell_rules::Turn;

use crate::config::Player;

/// The folder of matches.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A match that was kept.
pub struct Kept {
    /// Where.
    pub file: PathBuf,
    /// The match, as far as it went.
    pub game: Box<dyn AnyMatch>,
    /// Who sat where.
    pub players: Vec<Player>,
}

impl Kept {
    /// Whether it was played to the end.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }
}

impl Store {
    /// Keeps matches below this data directory.
    pub fn new(data: &Path) -> Store {
        Store { folder: data.join("matches") }
    }

    /// The data directory of this user: `COWBELL_DATA`, else where the system keeps such things.
    pub fn default_data() -> Option<PathBuf> {
        let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        var("COWBELL_DATA")
            .or_else(|| var("XDG_DATA_HOME").map(|data| data.join("cowbell")))
            .or_else(|| var("LOCALAPPDATA").map(|data| data.join("cowbell")))
            .or_else(|| var("HOME").map(|home| home.join(".local/share/cowbell")))
    }

    /// A file for a new match: names sort by time.
    pub fn fresh(&self, slug: &str) -> PathBuf {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis());
        self.folder.join(format!("{now:014}-{slug}.jsonl"))
    }

    /// Writes a record beside its file and then puts it in its place.
    pub fn write(&self, file: &Path, record: &str) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let beside = file.with_extension("part");
        let mut part = File::create(&beside)?;
        part.write_all(record.as_bytes())?;
        part.sync_all()?;
        fs::rename(&beside, file)
    }

    /// Every match that can be read and replayed, the newest first. What cannot is left alone.
    pub fn list(&self) -> Vec<Kept> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
        files.sort();
        files.iter().rev().filter_map(|file| read(file).ok()).collect()
    }

    /// Forgets a match.
    pub fn forget(&self, file: &Path) {
        // Gone already is as good as forgotten.
        let _ = fs::remove_file(file);
    }
}

/// Reads a record and plays it through.
pub fn read(file: &Path) -> Result<Kept, String> {
    let say = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let text = fs::read_to_string(file).map_err(|error| say(&error))?;
    let record = Record::parse(&text).map_err(|error| say(&error))?;
    let mut game = record.open();
    for line in &record.lines {
        line.add(game.as_mut()).map_err(|refusal| say(&format!("line {}: {refusal}", line.number)))?;
    }
    let mut players: Vec<Player> = record.header.players.iter().map(|name| Player::from_record(name)).collect();
    players.resize(game.seats(), Player::Human(String::new()));
    Ok(Kept { file: file.to_path_buf(), game, players })
}
