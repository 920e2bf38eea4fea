//! Open files: each viewer is one, and many systems allow a process 1,024 of them unless it asks for more.

/// Asks for as many as the system lets this process have.
pub(crate) fn allow_many() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::warn!(%error, "the limit of open files stays as it is");
        }
    }
}

/// How many this process may have.
pub(crate) fn open_files() -> usize {
    #[cfg(unix)]
    if let Some(most) = rustix::process::getrlimit(rustix::process::Resource::Nofile).current {
        return usize::try_from(most).unwrap_or(usize::MAX);
    }
    usize::MAX
}
