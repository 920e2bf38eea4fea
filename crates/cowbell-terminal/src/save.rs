//! Matches kept in the data directory, one record a file, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use cowbell_catalog::{AnyMatch, Record};
use cowbell_rules::Turn;

use crate::config::Player;

/// How many files are looked at: every one is played through.
const MOST: usize = 50;

/// The folder of matches.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    folder: PathBuf,
}

/// A match that was kept.
pub(crate) struct Kept {
    /// Where.
    pub(crate) file: PathBuf,
    /// The match, as far as it went.
    pub(crate) game: Box<dyn AnyMatch>,
    /// Who sat where.
    pub(crate) players: Vec<Player>,
}

impl Kept {
    /// Whether it was played to the end.
    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }
}

impl Store {
    /// Keeps matches below this data directory.
    pub(crate) fn new(data: &Path) -> Store {
        Store { folder: data.join("matches") }
    }

    /// The data directory of this user: `COWBELL_DATA`, else where the system keeps such things.
    pub(crate) fn default_data(var: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
        let set = |name: &str| var(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        set("COWBELL_DATA")
            .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("cowbell")))
            .or_else(|| set("LOCALAPPDATA").map(|data| data.join("cowbell")))
            .or_else(|| set("HOME").map(|home| home.join(".local/share/cowbell")))
    }

    /// A file for a new match: names sort by time.
    pub(crate) fn fresh(&self, slug: &str) -> PathBuf {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis());
        self.folder.join(format!("{now:014}-{slug}.jsonl"))
    }

    /// Whether an unfinished match of this game is kept.
    pub(crate) fn has_unfinished(&self, slug: &str) -> bool {
        self.list().iter().any(|kept| kept.game.info().slug == slug && !kept.is_over())
    }

    /// The latest matches that can be read and replayed, the newest first. What cannot is left alone.
    pub(crate) fn list(&self) -> Vec<Kept> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
        files.sort();
        files.iter().rev().take(MOST).filter_map(|file| read(file).ok()).collect()
    }

    /// Forgets a match.
    pub(crate) fn forget(&self, file: &Path) {
        // Gone already is as good as forgotten.
        let _ = fs::remove_file(file);
    }
}

/// Writes a record beside its file, forces it onto the disk and then puts it in its place: whatever fails, and be it the
/// power, the file holds the match as it is now or as it was one event ago. That takes some milliseconds, and comes
/// after events that are half a second apart.
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
        // The name of a new file is kept by its folder. Not every system can force that, and those that cannot need not.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(())
}

/// Reads a record from a file and plays it through.
pub(crate) fn read(file: &Path) -> Result<Kept, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let kept = parse(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(Kept { file: file.to_path_buf(), ..kept })
}

/// Plays a record through.
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
