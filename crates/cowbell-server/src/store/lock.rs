//! One server per data folder: the second is told who holds it. Offline commands need no lock; they may run beside a server.
//!
//! A folder in which this user cannot make a lock file needs none: the database there cannot be written to either. If a lock
//! file is there that cannot even be read, another user's server may be running, and this one does not start.

use std::fs::{File, TryLockError};
use std::io::ErrorKind::{NotFound, PermissionDenied, ReadOnlyFilesystem};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;

/// A data folder that this process serves, until this is dropped or the process ends.
pub(crate) struct DataLock(#[expect(dead_code, reason = "held, not read")] File);

impl DataLock {
    /// Takes the folder, or says who has it. None if nothing can be written there and nobody has it.
    pub(crate) fn take(folder: &Path) -> Result<Option<DataLock>, String> {
        let path = folder.join("cowbell.lock");
        let cannot = |error: std::io::Error| {
            format!("{} cannot be locked: {error}; no two servers may use one data folder", path.display())
        };
        let mut file = match super::private_file(&path) {
            Ok(file) => file,
            Err(error) if matches!(error.kind(), PermissionDenied | ReadOnlyFilesystem) => {
                tracing::warn!(%error, "the data folder is read-only: nothing can be stored");
                // A file that can only be read can be locked all the same.
                match File::open(&path) {
                    Ok(file) => file,
                    Err(missing) if missing.kind() == NotFound => return Ok(None),
                    Err(_) => return Err(cannot(error)),
                }
            }
            Err(error) => return Err(cannot(error)),
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let _ = file.read_to_string(&mut holder);
                let holder = if holder.trim().is_empty() { "another process" } else { holder.trim() };
                return Err(format!("the data folder {} is in use by {holder}", folder.display()));
            }
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        let write = |file: &mut File| {
            file.set_len(0)?;
            file.rewind()?;
            writeln!(file, "process {}", std::process::id())
        };
        // The name of the holder is only for people: on a full or read-only disk the lock counts all the same.
        let _ = write(&mut file);
        Ok(Some(DataLock(file)))
    }
}
