//! The clock of a node or of the database, which can jump: Debian's libfaketime shifts the wall clock by an offset read from a file. The
//! monotonic clock is left alone, as it is when a real clock is set.

use std::path::{Path, PathBuf};

/// A clock that can jump.
pub(crate) struct Clock {
    file: PathBuf,
    library: Option<PathBuf>,
}

impl Clock {
    pub(crate) fn new(file: &Path) -> Clock {
        let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().filter_map(Result::ok);
        let libraries = folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"));
        let clock =
            Clock { file: file.into(), library: libraries.into_iter().find(|library| library.is_file()) };
        clock.jump(0);
        clock
    }

    /// Whether the clock can jump. If not, prints a note; fails with CI=true.
    pub(crate) fn can_jump(&self) -> bool {
        if self.library.is_none() {
            crate::missing::missing("faketime");
        }
        self.library.is_some()
    }

    /// Sets the wall clock to the real time plus this many seconds.
    pub(crate) fn jump(&self, seconds: i64) {
        std::fs::write(&self.file, format!("{seconds:+}\n")).unwrap();
    }

    /// The environment of a process that uses this clock.
    pub(crate) fn variables(&self) -> Vec<(&'static str, PathBuf)> {
        let Some(library) = &self.library else { return Vec::new() };
        vec![
            ("LD_PRELOAD", library.clone()),
            ("FAKETIME_TIMESTAMP_FILE", self.file.clone()),
            ("FAKETIME_NO_CACHE", "1".into()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
        ]
    }
}
