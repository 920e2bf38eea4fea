//! Matches saved in the data directory, one record per file, always written atomically.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use cowbell_catalog::{AnyMatch, Record};
use cowbell_rules::Turn;

use crate::config::Player;

/// Maximum number of files to read, because each match is replayed.
const MOST: usize = 50;

/// The folder with the saved matches.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    folder: PathBuf,
}

/// A saved match.
pub(crate) struct Kept {
    /// Its file.
    pub(crate) file: PathBuf,
    /// The match, as far as it went.
    pub(crate) game: Box<dyn AnyMatch>,
    /// The players.
    pub(crate) players: Vec<Player>,
}

impl Kept {
    /// Whether it was played to the end.
    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }
}

impl Store {
    /// Saves matches below this data directory.
    pub(crate) fn new(data: &Path) -> Store {
        Store { folder: data.join("matches") }
    }

    /// The data directory of this user: `COWBELL_DATA`, or the default of the system.
    pub(crate) fn default_data(var: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
        let set = |name: &str| var(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        set("COWBELL_DATA")
            .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("cowbell")))
            .or_else(|| set("LOCALAPPDATA").map(|data| data.join("cowbell")))
            .or_else(|| set("HOME").map(|home| home.join(".local/share/cowbell")))
    }

    /// A file name for a new match; names sort by time.
    pub(crate) fn fresh(&self, slug: &str) -> PathBuf {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis());
        self.folder.join(format!("{now:014}-{slug}.jsonl"))
    }

    /// Whether there is an unfinished match of this game.
    pub(crate) fn has_unfinished(&self, slug: &str) -> bool {
        self.list().iter().any(|kept| kept.game.info().slug == slug && !kept.is_over())
    }

    /// The latest matches that can be read and replayed, newest first. Files that cannot be read are left alone.
    pub(crate) fn list(&self) -> Vec<Kept> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
        files.sort();
        files.iter().rev().take(MOST).filter_map(|file| read(file).ok()).collect()
    }

    /// Deletes a match.
    pub(crate) fn forget(&self, file: &Path) {
        // It does not matter if the file is already gone.
        let _ = fs::remove_file(file);
    }
}

/// Writes a record to a temporary file, syncs it to disk and renames it. Whatever fails, even the power, the file
/// holds the match as it is now or as it was one event ago. This takes a few milliseconds, after events that are half
/// a second apart.
pub(crate) fn write(file: &Path, record: &str) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder {
        fs::create_dir_all(folder)?;
    }
    let (beside, is_new) = (file.with_extension("part"), !file.exists());
    let mut part = File::create(&beside)?;
    part.write_all(record.as_bytes())?;
    part.sync_all()?;
    drop(part);
    fs::rename(&beside, file)?;
    if let Some(folder) = folder.filter(|_| is_new) {
        // A new file name is stored in its folder, so sync that too. Systems that cannot do so do not need it.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(())
}

/// Reads a record from a file and replays it.
pub(crate) fn read(file: &Path) -> Result<Kept, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let kept = parse(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(Kept { file: file.to_path_buf(), ..kept })
}

/// Replays a record.
pub(crate) fn parse(text: &str) -> Result<Kept, String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    let mut game = record.open();
    for line in &record.lines {
        line.add(game.as_mut()).map_err(|refusal| format!("line {}: {refusal}", line.number))?;
    }
    let mut players: Vec<Player> =
        record.header.players.iter().map(|name| Player::from_record(name)).collect();
    players.resize(game.seats(), Player::Human(String::new()));
    Ok(Kept { file: PathBuf::new(), game, players })
}
