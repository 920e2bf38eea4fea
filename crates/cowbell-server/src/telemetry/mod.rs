//! What operators see of a running server: structured logs and metrics.

pub(crate) mod logging;
pub mod metrics;
