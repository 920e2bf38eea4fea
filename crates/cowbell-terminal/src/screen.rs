//! Takes over the terminal, runs the event loop, and always restores the terminal, no matter how the program ends.

use std::io::{self, Stdout, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::process::{self, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;
use std::time::Duration;

use crossterm::cursor::Show;
use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::style::Print;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::app::App;
use crate::draw::draw;
use crate::input::{Action, action};

/// How long to wait for a key before checking for other events.
const BEAT: Duration = Duration::from_millis(40);

/// Whether we control the terminal now. A panic, a signal and the normal end may all try to restore it.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// Restores the terminal, but only once: doing it again would move the cursor over text printed since. Errors are
/// ignored, because a terminal that is gone needs no restoring.
fn restore() {
    if !IS_TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// Guard that restores the terminal when dropped.
struct Taken;

impl Taken {
    fn take() -> io::Result<Taken> {
        enable_raw_mode()?;
        IS_TAKEN.store(true, Ordering::SeqCst);
        let taken = Taken;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        restore();
    }
}

/// Runs the program on the screen.
pub(crate) fn run(mut app: App) -> Result<ExitCode, String> {
    let told = listen().map_err(|error| error.to_string())?;
    let (before, here) = (panic::take_hook(), thread::current().id());
    panic::set_hook(Box::new(move |what| {
        // A bot that panics on its own thread is replaced, and the match continues.
        if thread::current().id() == here {
            restore();
            before(what);
        }
    }));
    let taken = Taken::take().map_err(|error| format!("the terminal cannot be used: {error}"))?;
    let ended = watch(&mut app, &told);
    app.keep();
    drop(taken);
    match (told.load(Ordering::Relaxed), ended) {
        (0, Ok(())) => Ok(ExitCode::SUCCESS),
        (0, Err(error)) => Err(format!("the terminal is gone: {error}")),
        (signal, _) => Ok(ExitCode::from(128 + signal as u8)),
    }
}

/// The drawing terminal. [`restore`] shows the cursor again, so this value is never dropped: if the terminal is gone,
/// ratatui would print an error to it.
fn terminal() -> io::Result<ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>> {
    Terminal::new(CrosstermBackend::new(stdout())).map(ManuallyDrop::new)
}

fn watch(app: &mut App, told: &AtomicI32) -> io::Result<()> {
    let mut terminal = terminal()?;
    let mut is_stale = true;
    while !app.is_done && told.load(Ordering::Relaxed) == 0 {
        if is_stale {
            let mut hits = Vec::new();
            terminal.draw(|frame| hits = draw(app, frame.buffer_mut()))?;
            // What is under the cursor is known only after drawing. If that changed, draw again so that the preview is
            // up to date.
            is_stale = std::mem::replace(&mut app.hits, hits) != app.hits;
        }
        if event::poll(if is_stale { Duration::ZERO } else { BEAT })? {
            // Handle all queued events before the next frame.
            while event::poll(Duration::ZERO)? {
                if let Some(action) = action(&event::read()?) {
                    if action == Action::Redraw {
                        // A fresh `Terminal` redraws everything. (`clear` would ask the terminal for its cursor
                        // position.)
                        execute!(stdout(), Clear(ClearType::All))?;
                        terminal = self::terminal()?;
                    }
                    app.update(action);
                    is_stale = true;
                }
            }
        }
        is_stale |= app.tick();
        if app.rings() {
            execute!(stdout(), Print('\u{7}'))?;
        }
    }
    Ok(())
}

/// Records the signal that asks us to quit. If the main loop hangs because the terminal is gone, the process is ended
/// from here; the match has been saved after every event.
fn listen() -> io::Result<Arc<AtomicI32>> {
    let told = Arc::new(AtomicI32::new(0));
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    let note = told.clone();
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            note.store(signal, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(800));
            restore();
            process::exit(128 + signal);
        }
    });
    Ok(told)
}
