//! The disk beside the server: what it takes of the least that can be asked of it. No move is acknowledged before it is
//! on the disk, and a rented disk stops now and then; so a run says itself what it had to wait for. What the server
//! asks of the same disk is in it, so it explains a late run and excuses none.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A write is due so often: enough to see every stop, too seldom to be a load.
const EVERY: Duration = Duration::from_millis(2);
/// As much as a commit of a few moves.
const SIZE: usize = 16 << 10;
/// It writes over the same places again and again, as a write-ahead log does.
const PLACES: u64 = 256;

/// Writes to the disk while something else is measured.
pub(crate) struct Disk {
    over: Arc<AtomicBool>,
    work: JoinHandle<Vec<Duration>>,
}

impl Disk {
    /// Watches it from an instant on.
    pub(crate) fn watch(folder: &Path, from: Instant) -> Disk {
        let file = File::create(folder.join("disk")).expect("a file");
        let over = Arc::new(AtomicBool::new(false));
        let heard = over.clone();
        Disk { over, work: thread::spawn(move || write(&file, from, &heard)) }
    }

    /// How long each write took, from the instant it was due.
    pub(crate) fn times(self) -> Vec<Duration> {
        self.over.store(true, Ordering::Relaxed);
        self.work.join().expect("it has written")
    }
}

/// What has become due while the disk was busy goes together, as in any server that can help it.
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
