//! One server per data folder: the second is told who holds it. Offline commands need no lock; they may run beside a server.

use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Read as _, Seek as _, Write as _};
use std::path::Path;

/// A data folder that this process serves, until this is dropped or the process ends.
pub(crate) struct DataLock(#[expect(dead_code, reason = "held, not read")] File);

impl DataLock {
    /// Takes the folder, or says who has it. None where there can be no lock.
    pub(crate) fn take(folder: &Path) -> Result<Option<DataLock>, String> {
        let path = folder.join("cowbell.lock");
        let cannot = |error: std::io::Error| format!("{} cannot be opened: {error}", path.display());
        let mut file = match super::private_file(&path) {
            Ok(file) => file,
            // Nobody can write there: no second server can do harm, and reading goes on.
            Err(error)
                if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) =>
            {
                tracing::warn!(%error, "the data folder cannot be locked: it is read-only");
                return Ok(None);
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
            // Some network file systems have no locks. Then nobody watches, as before.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "the data folder cannot be locked: see that only one server uses it");
                return Ok(None);
            }
        }
        let write = |file: &mut File| {
            file.set_len(0)?;
            file.rewind()?;
            writeln!(file, "process {}", std::process::id())
        };
        write(&mut file).map_err(cannot)?;
        Ok(Some(DataLock(file)))
    }
}
