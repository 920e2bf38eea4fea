//! What operators see of a running server: structured logs, metrics, health.

pub(crate) mod health;
pub(crate) mod logging;
pub mod metrics;
pub(crate) mod requests;
