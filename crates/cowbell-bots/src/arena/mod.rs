//! Tournaments: bots against bots, every seat for every bot on the same dice, on all cores.
//!
//! A *group* is one seed played in every seating, so that luck and seats fall on all bots alike; the
//! statistics treat a group as one observation. Results do not depend on the number of threads, decision times do.

mod plot;
mod rating;
mod report;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use cowbell_rules::{Match, Options, Seat, Standing, Turn, quick};

use crate::eval::Evaluate;
use crate::level::Bot;
use crate::search::Limit;
use crate::think::{Mind, mix};
pub use plot::plot;
pub(crate) use rating::intervals;
pub use report::{BotResult, Report};

/// A tournament to be played.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Who plays. Two seats: everyone against everyone. More seats: the bots take the seats in order and
    /// move round the table; with fewer bots than seats, the last one sits on all that are left.
    pub bots: Vec<Bot>,
    /// How many matches at least; the last group is always finished.
    pub matches: usize,
    /// The seed of all dice and all thoughts.
    pub seed: u64,
    /// How many matches are played at a time.
    pub threads: usize,
}

/// One finished match.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// Who sat where.
    pub(crate) lineup: Vec<usize>,
    pub(crate) standing: Standing,
    /// Moves of all seats.
    pub(crate) moves: usize,
    /// What each decision took, with the bot that made it.
    pub(crate) times: Vec<(usize, Duration)>,
}

impl Tournament {
    /// Plays all matches. `progress` is told after each how many are done, and of how many.
    pub fn play<G: Evaluate>(
        &self,
        options: &G::Options,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Report {
        let group = seatings(self.bots.len(), options.seats());
        let groups = self.matches.div_ceil(group.len());
        let total = groups * group.len();
        let next = AtomicUsize::new(0);
        let done = AtomicUsize::new(0);
        let played: Mutex<Vec<Option<Played>>> = Mutex::new(vec![None; total]);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, total.max(1)) {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= total {
                            break;
                        }
                        let seed = mix(self.seed, (index / group.len()) as u64);
                        let result = self.play_one::<G>(options, &group[index % group.len()], seed);
                        played.lock().unwrap_or_else(PoisonError::into_inner)[index] = Some(result);
                        progress(1 + done.fetch_add(1, Ordering::Relaxed), total);
                    }
                });
            }
        });
        let played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        let played: Vec<Played> = played.into_iter().flatten().collect();
        Report::of::<G>(self, options, &played, group.len())
    }

    fn play_one<G: Evaluate>(&self, options: &G::Options, lineup: &[usize], seed: u64) -> Played {
        let mut dice = quick(seed);
        let mut game = Match::<G>::new(options);
        let mind = |(seat, bot): (usize, &usize)| {
            let mut bot = self.bots[*bot];
            // A clock would make the result depend on the machine.
            bot.budget.time = None;
            Mind::<G>::new(bot, Seat(seat as u8), mix(seed, 1000 + seat as u64))
        };
        let mut minds: Vec<Mind<G>> = lineup.iter().enumerate().map(mind).collect();
        let mut times = Vec::new();
        loop {
            game.roll_on(&mut dice);
            let Turn::Seat(seat) = game.state().turn() else { break };
            let began = Instant::now();
            let mv = *minds[seat.index()].decide(&game, Limit::default()).best();
            times.push((lineup[seat.index()], began.elapsed()));
            if game.play(seat, mv).is_err() {
                unreachable!("a bot chooses among the legal moves");
            }
        }
        let standing = game.state().standing().expect("nobody is to move, so the match is over");
        Played { lineup: lineup.to_vec(), standing, moves: times.len(), times }
    }
}

/// Every seating of a group: the bot on each seat.
pub(crate) fn seatings(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    match (bots, seats) {
        (_, 1) => (0..bots).map(|bot| vec![bot]).collect(),
        (1, _) => vec![vec![0; seats]],
        (_, 2) => {
            let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
            pairs.flat_map(|(one, other)| [vec![one, other], vec![other, one]]).collect()
        }
        _ => {
            let round = bots.max(seats);
            let sits = |place: usize| place.min(bots - 1);
            (0..round).map(|first| (0..seats).map(|seat| sits((first + seat) % round)).collect()).collect()
        }
    }
}
