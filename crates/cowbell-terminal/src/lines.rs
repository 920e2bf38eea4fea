//! Reads standard input on a separate thread, so that a table continues while nobody types.

use std::io::stdin;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// The lines of standard input.
pub(crate) struct Input {
    lines: Receiver<String>,
    /// A line that came too early.
    early: Option<String>,
    /// Whether the input has ended.
    pub(crate) is_over: bool,
}

impl Input {
    /// Starts reading.
    pub(crate) fn new() -> Input {
        // A rendezvous channel: a pipe is read no faster than its lines are handled.
        let (send, lines) = sync_channel(0);
        thread::spawn(move || {
            let lines = stdin().lines().map_while(Result::ok);
            lines.into_iter().try_for_each(|line| send.send(line))
        });
        Input { lines, early: None, is_over: false }
    }

    /// The next line, if one arrives within this time.
    pub(crate) fn next(&mut self, patience: Duration) -> Option<String> {
        if let Some(line) = self.early.take() {
            return Some(line);
        }
        match self.lines.recv_timeout(patience) {
            Ok(line) => return Some(line),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                self.is_over = true;
                thread::sleep(patience);
            }
        }
        None
    }

    /// Keeps a line for later.
    pub(crate) fn put_back(&mut self, line: String) {
        self.early = Some(line);
    }
}
