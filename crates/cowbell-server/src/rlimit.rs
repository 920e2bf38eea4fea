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
