//! Lines of standard input, read on a thread of their own so that a table goes on while nobody types.

use std::io::stdin;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// The lines, as they come.
pub(crate) struct Input {
    lines: Receiver<String>,
    /// A line that came too early.
    early: Option<String>,
    /// Whether no more will come.
    pub(crate) is_over: bool,
}

impl Input {
    /// Begins to read.
    pub(crate) fn new() -> Input {
        // A pipe is read no faster than it is obeyed.
        let (send, lines) = sync_channel(0);
        thread::spawn(move || {
            let lines = stdin().lines().map_while(Result::ok);
            lines.into_iter().try_for_each(|line| send.send(line))
        });
        Input { lines, early: None, is_over: false }
    }

    /// The next line, if one comes in this time.
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
