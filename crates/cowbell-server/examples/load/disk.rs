//! Measures the disk during a run with small regular writes. No move is acknowledged before it is on the disk, and a
//! rented disk stalls now and then, so each run reports how long the disk itself took. The figure includes the load from
//! the server, so it can explain a late run but not excuse it.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Time between writes: short enough to notice every stall, too long to be a load.
const EVERY: Duration = Duration::from_millis(2);
/// Size of a write: about that of a commit with a few moves.
const SIZE: usize = 16 << 10;
/// Number of places in the file, overwritten again and again, as in a write-ahead log.
const PLACES: u64 = 256;

/// Writes to the disk while something else is measured.
pub(crate) struct Disk {
    over: Arc<AtomicBool>,
    work: JoinHandle<Vec<Duration>>,
}

impl Disk {
    /// Starts measuring at this instant.
    pub(crate) fn watch(folder: &Path, from: Instant) -> Disk {
        let file = File::create(folder.join("disk")).expect("a file");
        let over = Arc::new(AtomicBool::new(false));
        let heard = over.clone();
        Disk { over, work: thread::spawn(move || write(&file, from, &heard)) }
    }

    /// How long each write took, counted from when it was due.
    pub(crate) fn times(self) -> Vec<Duration> {
        self.over.store(true, Ordering::Relaxed);
        self.work.join().expect("it has written")
    }
}

/// Writes that became due while the disk was busy are combined into one, as a server would do.
fn write(file: &File, mut due: Instant, over: &AtomicBool) -> Vec<Duration> {
    for place in 0..PLACES {
        file.write_all_at(&[1; SIZE], place * SIZE as u64).expect("the disk takes it");
    }
    file.sync_all().expect("the disk keeps it");
    let mut times = Vec::new();
    while !over.load(Ordering::Relaxed) {
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let began = Instant::now();
        let place = times.len() as u64 % PLACES;
        file.write_all_at(&[2; SIZE], place * SIZE as u64).expect("the disk takes it");
        file.sync_data().expect("the disk keeps it");
        while due <= began {
            times.push(due.elapsed());
            due += EVERY;
        }
    }
    times
}
