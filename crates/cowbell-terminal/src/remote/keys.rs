//! The secrets of seats on this machine. A link opens a seat until somebody sits down; a player who sits down replaces it
//! by a secret of their own, so that nobody else who has seen the link can look at their cards. With the same link, this machine
//! finds its way back to the seat.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file in the data directory: a line for each seat, `TABLE LINK OWN`.
pub(crate) struct Keys {
    file: Option<PathBuf>,
}

impl Keys {
    /// The secrets kept in this data directory; without one they last as long as the program.
    pub(crate) fn new(data: Option<&Path>) -> Keys {
        Keys { file: data.map(|data| data.join("seats")) }
    }

    /// What this machine has replaced a link by.
    pub(crate) fn known(&self, table: &str, link: &str) -> Option<String> {
        let text = fs::read_to_string(self.file.as_ref()?).ok()?;
        text.lines().rev().find_map(|line| {
            let own = line.strip_prefix(table)?.trim_start().strip_prefix(link)?.trim();
            Some(own.to_string()).filter(|own| !own.is_empty())
        })
    }

    /// A new secret in place of a link. It is kept before anybody else hears of it, so that no lost answer can lock the
    /// player out.
    ///
    /// # Errors
    ///
    /// If this machine has no random source. A secret that cannot be stored is used all the same.
    pub(crate) fn replace(&self, table: &str, link: &str) -> Result<String, getrandom::Error> {
        if let Some(known) = self.known(table, link) {
            return Ok(known);
        }
        let mut bytes = [0; 20];
        getrandom::fill(&mut bytes)?;
        let own: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        if let Some(file) = &self.file {
            // Playing is possible without it, as with a saved match that cannot be written.
            let _ = append(file, &format!("{table} {link} {own}\n"));
        }
        Ok(own)
    }
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
}
