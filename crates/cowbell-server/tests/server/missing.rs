//! For tests that need a program which may not be installed: they say so and end, and everything else still runs. `make test`
//! repeats at its end what was skipped; with CI=true it is a failure.

use std::io::Write as _;
use std::process::Command;

/// Says that a program is missing.
pub(crate) fn missing(what: &str) {
    assert!(std::env::var("CI").as_deref() != Ok("true"), "{what} is not installed");
    let test = std::thread::current().name().unwrap_or("a test").to_string();
    let line = format!("skipped: {test} needs {what}\n");
    let _ = std::io::stderr().write_all(line.as_bytes());
    if let Some(file) = std::env::var_os("COWBELL_SKIPPED") {
        let file = std::fs::File::options().create(true).append(true).open(file);
        let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
    }
}

/// Python, if it is installed.
pub(crate) fn python() -> Option<Command> {
    let mut version = Command::new("python3");
    if version.arg("--version").output().is_ok_and(|output| output.status.success()) {
        return Some(Command::new("python3"));
    }
    missing("python3");
    None
}
