//! A node's clock, which can jump: Debian's libfaketime shifts the time of day by what a file says. The time since the
//! start is left alone, as it is when a real clock is set.

use std::path::{Path, PathBuf};

use tokio::process::Command;

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

    /// Whether it can; says so where it cannot, and fails with CI=true.
    pub(crate) fn can_jump(&self) -> bool {
        if self.library.is_none() {
            crate::missing::missing("faketime");
        }
        self.library.is_some()
    }

    /// Shifts the time of day by so many seconds from the true one.
    pub(crate) fn jump(&self, seconds: i64) {
        std::fs::write(&self.file, format!("{seconds:+}\n")).unwrap();
    }

    /// Gives a process this clock.
    pub(crate) fn wind(&self, command: &mut Command) {
        if let Some(library) = &self.library {
            command
                .env("LD_PRELOAD", library)
                .env("FAKETIME_TIMESTAMP_FILE", &self.file)
                .env("FAKETIME_NO_CACHE", "1")
                .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
    }
}
