//! Clocks, as pure arithmetic: what each seat has left follows from the times in the journal alone. Nobody reads a clock
//! here. The caller measures how long the seat to move has been able to think and passes it in; an entry keeps it.
//!
//! Only the seat to move uses time, and only if a person plays it. A move that is undone is as if it had not been made,
//! except that the time it took has passed; a move taken back with everyone's consent also gives the others their time back.
//! What is forgiven for a slow network comes out of a quota, which grows with moves that stay, so undoing gains nothing.

use cowbell_protocol::{Clock, Clocks as Shown, Code, OutOfTime, Pace, Problem};
use cowbell_rules::{Seat, Turn};

use crate::entry::Entry;
use crate::table::{Acted, Table};

/// The first move of a seat in a live match may take this much longer.
const ARRIVAL: u64 = 30_000;
/// The most that one move can be compensated for a slow network.
const LAG: u64 = 500;
/// What a seat can be compensated for at most in a row, and what it gains with each move.
const LAG_QUOTA: i64 = 1_000;
const LAG_GAIN: i64 = 150;
const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// How long the seat to move has been able to think since the journal last said so, as measured by the caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Elapsed {
    /// In milliseconds.
    pub ms: u64,
    /// How much of it the network took, as the client says; believed within limits.
    pub lag: u64,
    /// How many milliseconds the match has waited for the seat to move while its player was away.
    pub away: u64,
}

/// The clocks of a table.
pub(crate) struct ClockState {
    setting: Clock,
    /// What each seat has left, in milliseconds.
    left: Vec<u64>,
    /// One for each move made at this table.
    spent: Vec<Spent>,
    /// What the seat to move has used for its present move, up to the last entry.
    used: u64,
    /// What each seat can still be compensated for; below zero after a move was undone whose gain was spent already.
    quota: Vec<i64>,
    /// The version since which time is measured.
    since: u32,
}

/// What a move took, what its seat had before it, and how much more it can be compensated for since.
#[derive(Clone, Copy)]
struct Spent {
    seat: Seat,
    left: u64,
    used: u64,
    gained: i64,
}

impl ClockState {
    pub(crate) fn new(setting: Clock, seats: usize) -> ClockState {
        let each = match setting.pace {
            Pace::Live { time, .. } => u64::from(time) * SECOND,
            Pace::Days(_) => 0,
        };
        ClockState {
            setting,
            left: vec![each; seats],
            spent: Vec::new(),
            used: 0,
            quota: vec![LAG_QUOTA; seats],
            since: 0,
        }
    }

    pub(crate) fn setting(&self) -> &Clock {
        &self.setting
    }

    /// What every move of this seat has for nothing.
    fn allowance(&self) -> u64 {
        match self.setting.pace {
            Pace::Live { delay, .. } => u64::from(delay) * SECOND,
            Pace::Days(days) => u64::from(days) * DAY,
        }
    }

    fn free(&self, seat: Seat) -> u64 {
        let is_first = self.spent.iter().all(|spent| spent.seat != seat);
        let is_live = matches!(self.setting.pace, Pace::Live { .. });
        self.allowance() + if is_first && is_live { ARRIVAL } else { 0 }
    }

    /// What is left until the time of a seat is up, if it has used this much more.
    fn remaining(&self, seat: Seat, more: u64) -> Option<u64> {
        (self.left[seat.index()] + self.free(seat)).checked_sub(self.used + more)
    }

    /// What an entry changes. Going back in the match is [`ClockState::rewind`].
    pub(crate) fn absorb(&mut self, entry: &Entry, version: u32, is_bot: bool) {
        match entry {
            Entry::Play { seat, ms, lag, .. } => {
                self.used += ms;
                let left = self.left[seat.index()];
                let charged = self.used.saturating_sub(self.free(*seat));
                // A move gains time only for the person who made it: else it would pay to let a bot play for a while.
                let increment = match self.setting.pace {
                    Pace::Live { increment, .. } if !is_bot => u64::from(increment) * SECOND,
                    _ => 0,
                };
                let quota = &mut self.quota[seat.index()];
                *quota = quota.saturating_sub_unsigned(*lag);
                let gained = if is_bot { 0 } else { LAG_GAIN.min(LAG_QUOTA.saturating_sub(*quota)) };
                *quota += gained;
                self.spent.push(Spent { seat: *seat, left, used: self.used, gained });
                self.left[seat.index()] = left.saturating_sub(charged) + increment;
                self.used = 0;
            }
            Entry::Undo { seat, ms, lag } => {
                self.used += ms;
                let quota = &mut self.quota[seat.index()];
                *quota = quota.saturating_sub_unsigned(*lag);
                if let Some(undone) = self.pop() {
                    self.used += undone.used;
                }
            }
            Entry::Time { ms, .. } => self.used += ms,
            Entry::Start { .. } | Entry::Takeback { .. } | Entry::Hand { .. } | Entry::Take { .. } => {}
            _ => return,
        }
        self.since = version;
    }

    fn pop(&mut self) -> Option<Spent> {
        let spent = self.spent.pop()?;
        self.left[spent.seat.index()] = spent.left;
        self.quota[spent.seat.index()] -= spent.gained;
        Some(spent)
    }

    /// Everything after the first `moves` moves was taken back: all get their time back, except what the first of the
    /// moves had taken and the `ms` for which its seat has thought since.
    pub(crate) fn rewind(&mut self, moves: usize, ms: u64) {
        while self.spent.len() > moves {
            self.used = self.pop().map_or(0, |undone| undone.used);
        }
        self.used += ms;
    }

    /// What the seat to move has used for its present move.
    pub(crate) fn used(&self) -> u64 {
        self.used
    }

    /// The milliseconds that each move took.
    pub(crate) fn times(&self) -> Vec<u64> {
        self.spent.iter().map(|spent| spent.used).collect()
    }

    pub(crate) fn shown(&self, running: Option<Seat>) -> Shown {
        Shown {
            left: self.left.clone(),
            since: self.since,
            running: running.map(|seat| seat.0),
            free: running.map_or(0, |seat| self.free(seat)),
            used: if running.is_some() { self.used } else { 0 },
        }
    }

    /// The version since which time is measured.
    pub(crate) fn since(&self) -> u32 {
        self.since
    }
}

/// Refuses clocks that nobody could play with.
pub(crate) fn check(clock: &Clock) -> Result<(), Problem> {
    let is_good = match clock.pace {
        Pace::Live { time, increment, delay } => {
            time <= 3 * 60 * 60 && increment <= 180 && delay <= 600 && time + delay >= 5
        }
        Pace::Days(days) => (1..=14).contains(&days),
    };
    if let OutOfTime::Bot(level) = &clock.out {
        crate::table::check_level(level)?;
    }
    if is_good { Ok(()) } else { Err(Code::BadClock.into()) }
}

impl Table {
    /// For each event of the log, the milliseconds that the player thought; empty without clocks.
    pub fn times(&self) -> Vec<u64> {
        let Some(clock) = &self.clock else { return Vec::new() };
        let mut spent = clock.spent.iter();
        let movers = self.game.movers().enumerate();
        let time = |(index, mover): (usize, Option<Seat>)| match mover {
            Some(_) if index >= self.past => spent.next().map_or(0, |spent| spent.used),
            _ => 0,
        };
        movers.map(time).collect()
    }

    /// How much time the seats have, if there are clocks.
    pub fn pace(&self) -> Option<Pace> {
        self.clock.as_ref().map(|clock| clock.setting.pace)
    }

    /// The seat whose clock runs: it is to move, and a person plays it.
    pub fn on_clock(&self) -> Option<Seat> {
        self.clock.as_ref()?;
        self.awaited()
    }

    /// The version since which [`Elapsed`] is to be measured: when it changes, the measuring starts again at zero.
    pub fn timed_since(&self) -> u32 {
        self.clock.as_ref().map_or(0, ClockState::since)
    }

    /// Milliseconds until the time of the seat to move is up; none if no clock runs. Zero if it is up.
    pub fn time_left(&self, elapsed: Elapsed) -> Option<u64> {
        let (clock, seat) = (self.clock.as_ref()?, self.on_clock()?);
        Some(clock.remaining(seat, elapsed.ms).unwrap_or(0))
    }

    /// Ends the time of the seat to move, if it is up: it loses, or a bot takes over, as the table has chosen.
    pub fn time_out(&mut self, elapsed: Elapsed) -> Acted {
        let Some((seat, 0)) = self.on_clock().zip(self.time_left(elapsed)) else { return self.nothing() };
        let out = self.clock.as_ref().map(|clock| clock.setting.out.clone()).unwrap_or_default();
        self.elapsed = elapsed;
        let entry = match out {
            OutOfTime::Lose => Entry::Out { seat, level: self.successor(seat) },
            OutOfTime::Bot(level) => Entry::Hand { seat, level, by: None },
        };
        let acted = self.one_of(entry);
        self.elapsed = Elapsed::default();
        acted
    }

    /// Puts the time that the seat to move has used so far into the journal, so that a restart does not forget it.
    pub fn note_time(&mut self, elapsed: Elapsed) -> Acted {
        self.elapsed = elapsed;
        let steps: Vec<_> = self.timed().into_iter().collect();
        self.elapsed = Elapsed::default();
        self.acted(steps)
    }

    /// The entry for the time that has passed, if any has and a clock runs.
    pub(crate) fn timed(&mut self) -> Option<crate::table::Step> {
        let seat = self.on_clock()?;
        let ms = core::mem::take(&mut self.elapsed).ms;
        (ms > 0).then(|| self.note(Entry::Time { seat, ms }, Vec::new()))
    }

    /// What the move that is being made took, and how much of that is forgiven because of a slow network.
    ///
    /// # Errors
    ///
    /// If it came too late.
    pub(crate) fn clocked(&self, seat: Seat) -> Result<(u64, u64), Code> {
        let Some(clock) = self.clock.as_ref().filter(|_| self.on_clock() == Some(seat)) else {
            return Ok((0, 0));
        };
        let quota = clock.quota[seat.index()].max(0) as u64;
        let lag = self.elapsed.lag.min(LAG).min(quota).min(self.elapsed.ms);
        let ms = self.elapsed.ms - lag;
        match clock.remaining(seat, ms) {
            None | Some(0) => Err(Code::OutOfTime),
            Some(_) => Ok((ms, lag)),
        }
    }

    /// How long a seat has thought about its next move, if it is to move: that passes even if an earlier move is taken back.
    pub(crate) fn thought(&self, seat: Seat) -> u64 {
        match &self.clock {
            Some(clock) if self.on_clock() == Some(seat) => clock.used() + self.elapsed.ms,
            _ => 0,
        }
    }

    /// Whether the person could still play this seat: there is time for a move.
    pub(crate) fn has_time(&self, seat: Seat) -> bool {
        let Some(clock) = &self.clock else { return true };
        let used = if self.game.turn() == Turn::Seat(seat) { clock.used } else { 0 };
        clock.left[seat.index()] + clock.allowance() >= used + SECOND
    }
}
