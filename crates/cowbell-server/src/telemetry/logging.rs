//! Structured logs on standard error. Tokens have no text form, so none can be logged.

use crate::config::{Config, LogForm};

/// Sends logs to standard error, as the settings say. Once per process.
pub fn start_log(config: &Config) {
    let builder =
        tracing_subscriber::fmt().with_max_level(config.log).with_writer(std::io::stderr).with_target(false);
    match config.log_form {
        LogForm::Json => builder.json().init(),
        LogForm::Text => builder.with_ansi(false).init(),
    }
}
