//! Queries: a few connections, each with a time limit, discarded when they fail. The pool of `sqlx` is not used because it
//! contacts the server before and after every use of a connection, the latter without a time limit.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow};
use sqlx::query::Query;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::connect::{ASK, connect, error, limited, silence};
use crate::store::StoreError;

/// Queries running at once, besides the writer.
const READERS: usize = 6;

/// Connections for queries that can safely be repeated.
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

    /// Runs a query. If an old connection is dead, the others are too, and the query is repeated on a new one.
    pub(super) async fn ask(&self, question: impl Fn() -> Question) -> Result<Vec<PgRow>, StoreError> {
        let permit = timeout(ASK, self.permits.acquire()).await.map_err(|_| silence(ASK))?;
        let _permit = permit.expect("nobody closes it");
        let idle = self.idle().pop();
        if let Some(mut connection) = idle {
            match timeout(ASK, fetch(question(), &mut connection)).await {
                // A new connection would not get an answer either.
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
