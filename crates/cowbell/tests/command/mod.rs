//! The command with something to read, and a record to give it.

use std::io::Write as _;
use std::process::{Child, Command, Output, Stdio};

pub(crate) const RECORD: &str = r#"{"cowbell":1,"game":"tic-tac-moo","rules":1,"options":{"win-time":"turn-end"},"players":["Ada","Bo"]}
{"chance":"draw C"}
{"chance":"draw P"}
{"chance":"draw S"}
{"chance":"draw H"}
{"chance":"draw H"}
{"chance":"draw C"}
{"chance":"deal CP"}
{"seat":0,"move":"Cb3"}
"#;

/// The command, with a pipe at each end.
pub(crate) fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_cowbell"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts")
}

/// Gives the command all that it has to read. One that refuses its arguments never reads it, so a closed pipe is not a failure.
pub(crate) fn feed(child: &mut Child, input: &str) {
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
}

pub(crate) fn cowbell(args: &[&str], input: &str) -> Output {
    let mut child = start(args);
    feed(&mut child, input);
    child.wait_with_output().expect("the command ends")
}
