//! Where a store is, as people write it: a folder, a file, or the address of a server.

use core::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{DataLock, Sqlite, Store, StoreError};

/// The database's name in a data folder.
const FILE: &str = "cowbell.db";

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A SQLite file.
    File(PathBuf),
    /// A PostgreSQL server: `postgres://user:password@host:port/database`.
    Postgres(String),
}

impl Location {
    /// Reads an address, a file that ends in `.db`, or a folder.
    pub fn new(text: &str) -> Location {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Location::Postgres(text.into());
        }
        let path = Path::new(text);
        if path.extension().is_some_and(|extension| extension == "db") {
            Location::File(path.into())
        } else {
            Location::folder(path)
        }
    }

    /// The database of a data folder.
    pub fn folder(path: &Path) -> Location {
        Location::File(path.join(FILE))
    }

    /// Whether it exists, as far as can be told without connecting to a server.
    pub fn exists(&self) -> bool {
        match self {
            Location::File(file) => file.is_file(),
            Location::Postgres(_) => true,
        }
    }

    /// Opens the store, or creates it.
    ///
    /// # Errors
    ///
    /// If it can be neither opened nor created.
    pub async fn open(&self) -> Result<Arc<dyn Store>, String> {
        self.make_folder()?;
        self.connect(true).await
    }

    /// Keeps other servers out of the data folder. PostgreSQL is made to be shared.
    pub(crate) fn lock(&self) -> Result<Option<DataLock>, String> {
        let Some(folder) = self.make_folder()? else { return Ok(None) };
        DataLock::take(folder)
    }

    /// The folder of a file; it is made if missing.
    fn make_folder(&self) -> Result<Option<&Path>, String> {
        let Location::File(file) = self else { return Ok(None) };
        let Some(folder) = file.parent() else { return Ok(None) };
        std::fs::create_dir_all(folder)
            .map_err(|error| format!("the data folder {} cannot be made: {error}", folder.display()))?;
        Ok(Some(folder))
    }

    /// Opens the store if it exists.
    ///
    /// # Errors
    ///
    /// If it does not exist or cannot be opened.
    pub async fn existing(&self) -> Result<Arc<dyn Store>, String> {
        if self.exists() { self.connect(false).await } else { Err(format!("there is no database {self}")) }
    }

    async fn connect(&self, make: bool) -> Result<Arc<dyn Store>, String> {
        let opened: Result<Arc<dyn Store>, StoreError> = match self {
            Location::File(file) => Sqlite::open(file).await.map(|store| Arc::new(store) as _),
            #[cfg(feature = "postgres")]
            Location::Postgres(address) => {
                super::Postgres::open(address, make).await.map(|store| Arc::new(store) as _)
            }
            #[cfg(not(feature = "postgres"))]
            Location::Postgres(_) => {
                let _ = make;
                Err(StoreError::Closed("this program was built without the feature `postgres`".into()))
            }
        };
        opened.map_err(|error| format!("{self}: {error}"))
    }
}

/// Omits the password, because this is printed and logged.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(file) => write!(f, "{}", file.display()),
            Location::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An address that is safe to print: `postgres://user@host/database`. If a `@` or `?` in the password was not escaped, it
/// is unclear where the password ends, so only the scheme is kept.
pub(crate) fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return "(not a URL)".into() };
    let (before, query) = rest.split_once('?').unwrap_or((rest, ""));
    let mut parts = before.split('@');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(user), Some(host), None) => {
            format!("{scheme}://{}@{host}", user.split(':').next().unwrap_or_default())
        }
        (Some(host), None, None) if !query.contains('@') => format!("{scheme}://{host}"),
        _ => format!("{scheme}://…"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_folder_a_file_or_an_address_and_never_shows_a_password() {
        assert_eq!(Location::new("data"), Location::File("data/cowbell.db".into()));
        assert_eq!(Location::new("old/copy.db"), Location::File("old/copy.db".into()));
        let server = Location::new("postgres://moo:secret@db:5432/cowbell?password=secret");
        assert_eq!(server.to_string(), "postgres://moo@db:5432/cowbell");
        assert_eq!(format!("{server:?}"), server.to_string());
        assert_eq!(Location::new("postgresql:///cowbell?host=/run").to_string(), "postgresql:///cowbell");
        for careless in ["postgres://moo:sec?ret@db/cowbell", "postgres://moo:sec@ret@db/cowbell"] {
            assert_eq!(Location::new(careless).to_string(), "postgres://…");
        }
    }
}
