//! The lab: what a game is like, measured over many matches between bots. For designers (how long, how fair to the first
//! seat, how often each kind of move) and for researchers (how much of a result is luck, how much skill).
//!
//! Matches are played on several threads and do not depend on their number; a part of them is analysed, because that
//! takes longer than playing. The pages are in `page`.

mod facts;
mod levels;
mod page;
mod report;
mod skill;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use cowbell_catalog::{OpenError, Options, options_of};
use cowbell_rules::{Match, Options as _, Seat, Turn, quick};

use crate::any::{Visitor, visit};
use crate::arena::Tournament;
use crate::eval::Evaluate;
use crate::level::Bot;
use crate::search::Limit;
use crate::think::{Mind, mix};
use facts::Facts;
pub use levels::table;
pub use page::page;
pub use report::{Doubling, Interval, LabReport, Share};
pub use skill::Skill;

/// An experiment.
#[derive(Clone, Debug)]
pub struct Lab {
    /// Who plays, on every seat.
    pub bot: Bot,
    /// How many matches are played.
    pub matches: usize,
    /// How many of them are analysed.
    pub analysed: usize,
    /// Passes of the analysis.
    pub passes: u32,
    /// Matches for each doubling of thought; none leaves that out.
    pub doublings: usize,
    /// The seed of everything.
    pub seed: u64,
    /// Matches at the same time.
    pub threads: usize,
}

/// Iterations whose doublings are compared.
const THOUGHTS: [u32; 4] = [125, 250, 500, 1_000];

impl Lab {
    /// Plays, analyses and counts. `progress` is told after each match how many are done, and of how many.
    pub fn run<G: Evaluate>(
        &self,
        options: &G::Options,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> LabReport {
        let next = AtomicUsize::new(0);
        let done = AtomicUsize::new(0);
        let found: Mutex<Vec<Option<Facts>>> = Mutex::new(vec![None; self.matches]);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, self.matches.max(1)) {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= self.matches {
                            break;
                        }
                        let seed = mix(self.seed, index as u64);
                        let game = self.play::<G>(options, seed);
                        let passes = if index < self.analysed { self.passes } else { 0 };
                        let facts = Facts::of(&game, passes, seed);
                        found.lock().unwrap_or_else(PoisonError::into_inner)[index] = Some(facts);
                        progress(1 + done.fetch_add(1, Ordering::Relaxed), self.matches);
                    }
                });
            }
        });
        let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        let facts: Vec<Facts> = found.into_iter().flatten().collect();
        let mut report = LabReport::of::<G>(self, options, &facts);
        if options.seats() == 2 && self.doublings > 0 {
            report.doublings = THOUGHTS.iter().map(|thought| self.double::<G>(options, *thought)).collect();
        }
        report
    }

    /// A match between equal bots.
    fn play<G: Evaluate>(&self, options: &G::Options, seed: u64) -> Match<G> {
        let mut dice = quick(seed);
        let mut game = Match::<G>::new(options);
        let mut bot = self.bot;
        // A clock would make the result depend on the machine.
        bot.budget.time = None;
        let mut minds: Vec<Mind<G>> = Seat::all(options.seats())
            .map(|seat| Mind::new(bot, seat, mix(seed, 1000 + seat.index() as u64)))
            .collect();
        loop {
            game.roll_on(&mut dice);
            let Turn::Seat(seat) = game.state().turn() else { return game };
            let mv = *minds[seat.index()].decide(&game, Limit::default()).best();
            if game.play(seat, mv).is_err() {
                unreachable!("a bot chooses among the legal moves");
            }
        }
    }

    /// How a bot fares against the same bot with half of its iterations.
    fn double<G: Evaluate>(&self, options: &G::Options, iterations: u32) -> Doubling {
        let bot = |iterations: u32| format!("hard@{iterations}").parse().expect("a bot");
        let tournament = Tournament {
            bots: vec![bot(iterations), bot(2 * iterations)],
            matches: self.doublings,
            seed: mix(self.seed, u64::from(iterations)),
            threads: self.threads,
        };
        let report = tournament.play::<G>(options, &|_, _| {});
        let stronger = &report.bots[1];
        let (low, high) = stronger.first_interval;
        Doubling::new(iterations, Interval { mean: stronger.first, low, high })
    }
}

/// Runs a lab for a game known only by name. See [`Lab::run`].
///
/// # Errors
///
/// If there is no such game, or it does not accept these options.
pub fn lab_any(
    slug: &str,
    options: &Options,
    lab: &Lab,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<LabReport, OpenError> {
    struct Run<'a>(&'a Options, &'a Lab, &'a (dyn Fn(usize, usize) + Sync));
    impl Visitor for Run<'_> {
        type Out = Result<LabReport, OpenError>;
        fn visit<G: Evaluate>(&mut self) -> Self::Out {
            Ok(self.1.run::<G>(&options_of::<G>(self.0)?, self.2))
        }
    }
    visit(slug, &mut Run(options, lab, progress))
        .unwrap_or_else(|| Err(OpenError::NoSuchGame(slug.to_string())))
}
