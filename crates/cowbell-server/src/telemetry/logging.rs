//! Structured logs on standard error. Tokens have no text form, so none can be logged.

use crate::config::Config;

/// Sends logs to standard error, as the settings say. Once per process.
pub fn start_log(config: &Config) {
    let builder =
        tracing_subscriber::fmt().with_max_level(config.log).with_writer(std::io::stderr).with_target(false);
    if config.log_json { builder.json().init() } else { builder.with_ansi(false).init() }
}
