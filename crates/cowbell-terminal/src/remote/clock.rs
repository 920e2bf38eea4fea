//! The clocks of a server's table: counted down here between messages, written as `4:05`, or `2 d 3 h` by correspondence.

use std::time::{Duration, Instant};

use cowbell_protocol::Clocks;
use cowbell_rules::Seat;
use cowbell_scene::Text;

/// When a player is warned, in seconds before the time is up.
const WARNINGS: [u64; 2] = [10, 30];

/// The clocks as last told, and when.
#[derive(Default)]
pub(super) struct Countdown {
    told: Option<(Clocks, Instant)>,
    /// The seconds of the running clock that were last shown.
    shown: Option<u64>,
    /// The move and the time of the last warning.
    warned: Option<(u32, u64)>,
}

impl Countdown {
    /// The server says how the clocks stand. Unless it `is_whole`, a countdown of the same move simply goes on.
    pub(super) fn hear(&mut self, clocks: Option<&Clocks>, is_whole: bool) {
        let is_same = |(told, _): &(Clocks, Instant)| {
            clocks.is_some_and(|clocks| (clocks.since, clocks.running) == (told.since, told.running))
        };
        if is_whole || !self.told.as_ref().is_some_and(is_same) {
            self.told = clocks.map(|clocks| (clocks.clone(), Instant::now()));
        }
    }

    /// What a seat has left until its time is up.
    fn left(&self, seat: Seat) -> Option<Duration> {
        let (clocks, since) = self.told.as_ref()?;
        let left = Duration::from_millis(*clocks.left.get(seat.index())?);
        if clocks.running != Some(seat.0) {
            return Some(left).filter(|left| !left.is_zero());
        }
        let used = Duration::from_millis(clocks.used) + since.elapsed();
        Some((left + Duration::from_millis(clocks.free)).saturating_sub(used))
    }

    /// The clock of a seat in words.
    pub(super) fn text(&self, seat: Seat) -> Option<Text> {
        Some(Text::new("term-clock").seat(seat).word("time", written(self.left(seat)?)))
    }

    /// The seconds that a seat has left, if its player is to be warned now: once for each warning and move.
    pub(super) fn warns(&mut self, seat: Seat) -> Option<u64> {
        let (clocks, _) = self.told.as_ref().filter(|(clocks, _)| clocks.running == Some(seat.0))?;
        let left = self.left(seat)?.as_millis().div_ceil(1000) as u64;
        let warning = (clocks.since, WARNINGS.into_iter().find(|seconds| left <= *seconds)?);
        (self.warned.replace(warning) != Some(warning)).then_some(left)
    }

    /// Whether the running clock looks different from when this was last asked.
    pub(super) fn has_moved(&mut self) -> bool {
        let running = self.told.as_ref().and_then(|(clocks, _)| clocks.running);
        let seconds = running.and_then(|seat| self.left(Seat(seat))).map(|left| left.as_secs());
        core::mem::replace(&mut self.shown, seconds) != seconds
    }
}

fn written(left: Duration) -> String {
    let seconds = left.as_secs();
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match () {
        () if days > 0 => format!("{days} d {} h", hours % 24),
        () if hours > 0 => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        () => format!("{minutes}:{:02}", seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_people_write_them() {
        for (seconds, text) in [(0, "0:00"), (65, "1:05"), (3_725, "1:02:05"), (180_000, "2 d 2 h")] {
            assert_eq!(written(Duration::from_secs(seconds)), text);
        }
    }

    #[test]
    fn a_countdown_goes_on_while_the_same_move_is_timed() {
        let clocks =
            |since, used| Clocks { left: vec![60_000, 30_000], since, running: Some(0), free: 0, used };
        let mut countdown = Countdown::default();
        countdown.hear(Some(&clocks(3, 10_000)), true);
        countdown.hear(Some(&clocks(3, 0)), false);
        assert!(countdown.left(Seat(0)).unwrap() <= Duration::from_secs(50));
        countdown.hear(Some(&clocks(4, 0)), false);
        assert!(countdown.left(Seat(0)).unwrap() > Duration::from_secs(50));
        assert_eq!(countdown.left(Seat(1)), Some(Duration::from_secs(30)));
        assert!(countdown.has_moved() && !countdown.has_moved());
    }

    #[test]
    fn a_player_is_warned_twice_before_the_time_is_up() {
        let clocks =
            |since, used| Clocks { left: vec![60_000, 5_000], since, running: Some(0), free: 0, used };
        let mut countdown = Countdown::default();
        let mut warn = |since, used, seat| {
            countdown.hear(Some(&clocks(since, used)), true);
            countdown.warns(Seat(seat))
        };
        assert_eq!(warn(3, 20_000, 0), None);
        assert_eq!(warn(3, 30_500, 0), Some(30));
        assert_eq!(warn(3, 31_500, 0), None, "not every second");
        assert_eq!(warn(3, 50_500, 0), Some(10));
        assert_eq!(warn(3, 58_000, 0), None);
        assert_eq!(warn(3, 58_000, 1), None, "the other's clock stands still");
        assert_eq!(warn(9, 40_000, 0), Some(20), "the next move");
    }
}
