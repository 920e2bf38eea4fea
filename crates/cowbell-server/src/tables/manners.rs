//! How often a person may write at a table, across all nodes: each node also counts what it hears from others.

use core::time::Duration;

use cowbell_rules::Seat;
use cowbell_table::Step;
use tokio::time::Instant;

use super::OpenTable;

/// Texts that a seat may write at once, and the time after which it may write one more.
const AT_ONCE: u32 = 5;
const EVERY: Duration = Duration::from_secs(4);

/// When each seat may again write as much as at the beginning.
pub(super) struct Manners(Vec<Instant>);

impl Manners {
    pub(super) fn new(seats: usize) -> Manners {
        Manners(vec![Instant::now(); seats])
    }

    fn may_write(&self, seat: Seat, now: Instant) -> bool {
        self.0[seat.index()] <= now + EVERY * (AT_ONCE - 1)
    }

    fn has_written(&mut self, seat: Seat, now: Instant) {
        let free = &mut self.0[seat.index()];
        *free = (*free).max(now) + EVERY;
    }
}

impl OpenTable {
    /// Whether a seat has not just written a lot.
    pub(super) fn may_write(&self, seat: Seat) -> bool {
        self.manners().may_write(seat, Instant::now())
    }

    /// After every change, here or at another node.
    pub(crate) fn note_writing(&self, step: &Step) {
        if let Some(seat) = step.writer() {
            self.manners().has_written(seat, Instant::now());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_writes_a_lot_has_to_wait_and_the_others_do_not() {
        let (mut manners, began) = (Manners::new(2), Instant::now());
        let mut written = |seat: u8, seconds: u64| {
            let now = began + Duration::from_secs(seconds);
            let tries = 0..10;
            let is_written = |_: &i32| {
                let may = manners.may_write(Seat(seat), now);
                if may {
                    manners.has_written(Seat(seat), now);
                }
                may
            };
            tries.filter(is_written).count()
        };
        assert_eq!((written(0, 1), written(1, 1)), (5, 5), "all at once");
        assert_eq!((written(0, 4), written(0, 5), written(0, 8)), (0, 1, 0));
        assert_eq!(written(0, 17), 3);
        assert_eq!((written(0, 3600), written(1, 3600)), (5, 5), "no more is ever saved up");
    }
}
