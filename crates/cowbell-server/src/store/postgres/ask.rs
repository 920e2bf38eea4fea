//! Questions: a few connections, each with a time limit, thrown away when they fail. `sqlx` has a pool of its own, but that
//! one speaks with a connection before and after every use, the latter without a limit.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow};
use sqlx::query::Query;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::connect::{ASK, connect, error, limited, silence};
use crate::store::StoreError;

/// Questions under way at once, besides the writing.
const READERS: usize = 6;

/// Connections for questions that may be asked twice.
pub(super) struct Readers {
    options: Arc<PgConnectOptions>,
    idle: Mutex<Vec<PgConnection>>,
    permits: Semaphore,
}

type Question = Query<'static, sqlx::Postgres, PgArguments>;

impl Readers {
    pub(super) fn new(options: Arc<PgConnectOptions>) -> Readers {
        Readers { options, idle: Mutex::default(), permits: Semaphore::new(READERS) }
    }

    /// Asks. If an old connection turns out to be dead, the others are too, and a new one is asked once more.
    pub(super) async fn ask(&self, question: impl Fn() -> Question) -> Result<Vec<PgRow>, StoreError> {
        let permit = timeout(ASK, self.permits.acquire()).await.map_err(|_| silence(ASK))?;
        let _permit = permit.expect("nobody closes it");
        let idle = self.idle().pop();
        if let Some(mut connection) = idle {
            match timeout(ASK, fetch(question(), &mut connection)).await {
                // A new connection would not hear more.
                Err(_) => return Err(silence(ASK)),
                Ok(Err(StoreError::Failed(reason))) => {
                    tracing::warn!(reason, "a connection to the database is lost");
                    self.idle().clear();
                }
                Ok(result) => {
                    self.idle().push(connection);
                    return result;
                }
            }
        }
        let mut connection = connect(&self.options).await?;
        let result = limited(ASK, fetch(question(), &mut connection)).await;
        if !matches!(result, Err(StoreError::Failed(_))) {
            self.idle().push(connection);
        }
        result
    }

    fn idle(&self) -> MutexGuard<'_, Vec<PgConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn fetch(question: Question, connection: &mut PgConnection) -> Result<Vec<PgRow>, StoreError> {
    question.fetch_all(connection).await.map_err(error)
}
