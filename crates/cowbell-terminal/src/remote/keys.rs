//! The secrets of this machine: of its seats, and of its player on each server. A link opens a seat until someone sits down; a player who sits down replaces it
//! by a secret of their own, so that nobody else who has seen the link can look at their cards. With the same link, this machine
//! finds its way back to the seat. A personal key says that the same person plays; every server has its own, so that none learns
//! what opens anything elsewhere.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The files in the data directory: `seats` has a line for each seat, `TABLE LINK OWN`, and `people` one for each server,
/// `SERVER KEY`.
#[derive(Clone)]
pub(crate) struct Keys {
    folder: Option<PathBuf>,
}

impl Keys {
    /// The secrets kept in this data directory; without one they last as long as the program.
    pub(crate) fn new(data: Option<&Path>) -> Keys {
        Keys { folder: data.map(Path::to_path_buf) }
    }

    /// What this machine has replaced a link by.
    pub(crate) fn known(&self, table: &str, link: &str) -> Option<String> {
        let text = self.read("seats")?;
        text.lines().rev().find_map(|line| {
            let own = line.strip_prefix(table)?.trim_start().strip_prefix(link)?.trim();
            Some(own.to_string()).filter(|own| !own.is_empty())
        })
    }

    /// A new secret in place of a link. It is kept before anyone else hears of it, so that no lost answer can lock the
    /// player out.
    ///
    /// # Errors
    ///
    /// If this machine has no random source. A secret that cannot be stored is used all the same.
    pub(crate) fn replace(&self, table: &str, link: &str) -> Result<String, getrandom::Error> {
        if let Some(known) = self.known(table, link) {
            return Ok(known);
        }
        let own = secret()?;
        if let Some(folder) = &self.folder {
            // Playing is possible without it, as with a saved match that cannot be written.
            let _ = append(&folder.join("seats"), &format!("{table} {link} {own}\n"));
        }
        Ok(own)
    }

    /// The personal key of this machine's player on a server, if there is one.
    pub(crate) fn person(&self, server: &str) -> Option<String> {
        let text = self.read("people")?;
        let mut lines = text.lines().filter_map(|line| line.split_once(' '));
        lines.find(|(place, _)| *place == server).map(|(_, key)| key.to_string())
    }

    /// The same; a new one if there was none. None if it cannot be kept.
    pub(crate) fn own_person(&self, server: &str) -> Option<String> {
        self.person(server).or_else(|| {
            let key = secret().ok()?;
            self.adopt(server, Some(&key)).ok()?;
            Some(key)
        })
    }

    /// Plays on a server as the person with this key from now on; without a key, as someone new.
    ///
    /// # Errors
    ///
    /// If that cannot be written.
    pub(crate) fn adopt(&self, server: &str, key: Option<&str>) -> io::Result<()> {
        let folder = self.folder.as_ref().ok_or(io::ErrorKind::NotFound)?;
        let others = self.read("people").unwrap_or_default();
        let is_other = |line: &&str| line.split_once(' ').is_some_and(|(place, _)| place != server);
        let own = key.map(|key| format!("{server} {key}"));
        let lines: Vec<String> = others.lines().filter(is_other).map(String::from).chain(own).collect();
        // Written beside it first: a machine that loses its power keeps the old keys or the new ones.
        let fresh = folder.join("people.new");
        let _ = fs::remove_file(&fresh);
        append(&fresh, &lines.iter().map(|line| format!("{line}\n")).collect::<String>())?;
        fs::rename(fresh, folder.join("people"))
    }

    fn read(&self, file: &str) -> Option<String> {
        fs::read_to_string(self.folder.as_ref()?.join(file)).ok()
    }
}

/// 40 random hexadecimal digits.
fn secret() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn append(file: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = private(file)?;
    file.write_all(line.as_bytes())?;
    file.sync_all()
}

/// Opens a file that only this user can read.
fn private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

#[cfg(test)]
mod tests {
    use super::Keys;

    #[test]
    fn a_link_leads_back_to_the_same_seat() {
        let folder = tempfile::tempdir().expect("a folder");
        let keys = Keys::new(Some(folder.path()));
        assert_eq!(keys.known("ab", "link"), None);
        let own = keys.replace("ab", "link").expect("random bytes");
        assert_eq!(own.len(), 40);
        assert_eq!(keys.replace("ab", "link").as_ref(), Ok(&own));
        assert_eq!(Keys::new(Some(folder.path())).known("ab", "link"), Some(own.clone()));
        assert_ne!(keys.replace("cd", "link"), Ok(own.clone()), "every table has its own");
        assert_ne!(Keys::new(None).replace("ab", "link"), Ok(own));
    }

    #[test]
    fn every_server_knows_the_player_by_another_key() {
        let folder = tempfile::tempdir().expect("a folder");
        let keys = Keys::new(Some(folder.path()));
        assert_eq!(keys.person("http://moo.org"), None);
        let own = keys.own_person("http://moo.org").expect("it can be kept");
        let other = keys.own_person("https://moo.org").expect("it can be kept");
        assert_ne!(own, other);
        assert_eq!(Keys::new(Some(folder.path())).own_person("http://moo.org"), Some(own));
        keys.adopt("http://moo.org", Some("abc")).expect("it can be kept");
        assert_eq!(
            (keys.person("http://moo.org"), keys.person("https://moo.org")),
            (Some("abc".into()), Some(other))
        );
        keys.adopt("http://moo.org", None).expect("it can be deleted");
        assert_eq!(keys.person("http://moo.org"), None);
        assert_eq!(Keys::new(None).own_person("http://moo.org"), None, "what cannot be kept is of no use");
    }
}
