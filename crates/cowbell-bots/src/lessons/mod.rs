//! Lessons: matches that a bot plays against itself, and what its search found in every position, as rows of bytes from which
//! `training/` teaches a network.
//!
//! Few iterations and many matches: a network learns more from a hundred thousand matches of quick play than from a
//! thousand careful ones. Most decisions are quick; one in four is searched `CAREFUL` times as long and shows which moves
//! deserved it (playout-cap randomisation). Matches begin with a few random moves, and now and then a later move is random,
//! so that the network also sees what a search has to judge: positions after mistakes. And beside some decisions a line is
//! played that nobody plays, as a search tries it, and searched from its end: *asides*. Nothing here learns.

mod lesson;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use cowbell_catalog::{OpenError, Options, options_of};
use cowbell_rules::{Dice, Match, Options as _, Seat, Turn, quick, roll_on};
use serde::Serialize;

use crate::eval::{Evaluate, playout_move};
use crate::level::Bot;
use crate::search::Limit;
use crate::think::{Mind, Ranked, mix};
use crate::{Visitor, visit};
use lesson::Lesson;
pub use lesson::Shape;

/// How many times as long a careful decision is searched.
const CAREFUL: u32 = 4;
/// One in this many decisions is careful.
const ONE_IN: u32 = 4;
/// A match begins with fewer random moves than this.
const OPENING: u32 = 7;
/// This many decisions after the opening are drawn from the search's shares; later ones are the best.
const DRAWN: usize = 8;
/// Half of the matches have one random move at one of this many decisions.
const STRAY: u32 = 48;
/// A line beside the match has at most this many moves.
const ASIDE: u32 = 6;
/// Its moves are the best-looking ones of at most this many.
const PICKS: u32 = 4;
/// Positions that the exact solver may look at: more would cost more than all of a quick search.
const POSITIONS: u32 = 1500;

/// What is played.
#[derive(Clone, Debug)]
pub struct Course {
    /// Who plays, on all seats.
    pub bot: Bot,
    /// Options of a table, and how many of the matches it gets beside the others.
    pub tables: Vec<(Options, f32)>,
    /// The seed of all dice and thoughts.
    pub seed: u64,
    /// How many matches are played at a time, each thread writing a file of its own.
    pub threads: usize,
    /// How many matches at most.
    pub matches: u64,
    /// Beside which part of the decisions a line is played as a search tries it, and searched from its end.
    pub asides: f32,
    /// No match begins after this.
    pub until: Option<Instant>,
}

/// What was written.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Written {
    /// What a row consists of.
    #[serde(flatten)]
    pub shape: Shape,
    /// How many matches were played.
    pub matches: u64,
    /// How many rows there are.
    pub rows: u64,
    /// How long it took.
    pub seconds: f64,
    /// Who played.
    pub bot: String,
    /// The seed.
    pub seed: u64,
}

impl Course {
    /// Plays and writes `GAME-THREAD.rows` into the folder, and `GAME.json`, which says what they are.
    ///
    /// # Errors
    ///
    /// If the game does not accept the options of a table, or a file cannot be written.
    pub fn play<G: Evaluate>(&self, folder: &Path) -> Result<Written, String> {
        let read = |(options, share): &(Options, f32)| Ok((options_of::<G>(options)?, *share));
        let tables: Vec<(G::Options, f32)> = self
            .tables
            .iter()
            .map(read)
            .collect::<Result<_, OpenError>>()
            .map_err(|error| error.to_string())?;
        let began = Instant::now();
        let (next, rows) = (AtomicU64::new(0), AtomicU64::new(0));
        let (next, rows, tables) = (&next, &rows, &tables);
        let results: Vec<io::Result<()>> = std::thread::scope(|scope| {
            let work = |thread: usize| {
                scope.spawn(move || {
                    let file = File::create(folder.join(format!("{}-{thread}.rows", G::INFO.slug)))?;
                    let mut out = BufWriter::with_capacity(1 << 20, file);
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let is_late = self.until.is_some_and(|until| Instant::now() >= until);
                        if number >= self.matches || is_late {
                            next.fetch_sub(1, Ordering::Relaxed);
                            return out.flush();
                        }
                        let seed = mix(self.seed, number);
                        rows.fetch_add(self.one::<G>(tables, seed, &mut out)?, Ordering::Relaxed);
                    }
                })
            };
            let workers: Vec<_> = (0..self.threads.max(1)).map(work).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
        });
        for result in results {
            result.map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let written = Written {
            shape: Shape::of::<G>(),
            matches: next.load(Ordering::Relaxed),
            rows: rows.load(Ordering::Relaxed),
            seconds: began.elapsed().as_secs_f64(),
            bot: self.bot.to_string(),
            seed: self.seed,
        };
        let card = serde_json::to_string(&written).map_err(|error| error.to_string())?;
        std::fs::write(folder.join(format!("{}.json", G::INFO.slug)), card)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(written)
    }

    /// Plays one match and writes its rows; gives how many.
    fn one<G: Evaluate>(
        &self,
        tables: &[(G::Options, f32)],
        seed: u64,
        out: &mut impl Write,
    ) -> io::Result<u64> {
        let mut dice = quick(seed);
        let options = draw(tables, |(_, share)| *share, &mut dice);
        let options = &options.0;
        let seats: usize = options.seats();
        let mut game = Match::<G>::new(options);
        let mut bot = self.bot;
        bot.budget.time = None;
        bot.budget.positions = POSITIONS;
        // A bot takes the square of its opponents as many iterations: here, as many as it has opponents.
        let quickly = bot.budget.iterations.div_ceil(seats.saturating_sub(1).max(1) as u32);
        let mut minds: Vec<Mind<G>> =
            Seat::all(seats).map(|seat| Mind::new(bot, seat, mix(seed, 1 + seat.0 as u64))).collect();
        let opening = dice.below(OPENING) as usize;
        let stray = (dice.below(2) == 0).then(|| opening + dice.below(STRAY) as usize);
        let mut rows: Vec<Lesson> = Vec::new();
        let mut moves = Vec::new();
        for ply in 0.. {
            game.roll_on(&mut dice);
            let Turn::Seat(seat) = game.state().turn() else { break };
            game.state().legal_moves(&mut moves);
            let random = moves[dice.below(moves.len() as u32) as usize];
            let mv = if moves.len() == 1 || ply < opening {
                random
            } else {
                let is_careful = dice.below(ONE_IN) == 0;
                minds[seat.index()].spend(if is_careful { CAREFUL * quickly } else { quickly });
                let thought = minds[seat.index()].decide(&game, Limit::default());
                rows.push(Lesson::of(game.state(), seat, &thought, is_careful));
                if G::INFO.has_secrets && seats > 1 {
                    let step = 1 + dice.below(seats as u32 - 1) as usize;
                    let waits = Seat(((seat.index() + step) % seats) as u8);
                    rows.push(Lesson::of(game.state(), waits, &thought, false));
                }
                if dice.f32() < self.asides {
                    rows.extend(aside(game.state(), bot, CAREFUL * quickly, &mut dice));
                }
                if stray == Some(ply) {
                    // What comes of a random move says nothing about the positions before it.
                    rows.iter_mut().for_each(|row| row.counts = false);
                    random
                } else if ply < opening + DRAWN {
                    draw(&thought.moves, |ranked: &Ranked<G::Move>| ranked.share, &mut dice).mv
                } else {
                    *thought.best()
                }
            };
            if game.play(seat, mv).is_err() {
                unreachable!("a bot chooses among the legal moves");
            }
        }
        let standing = game.state().standing().expect("nobody is to move, so the match is over");
        for row in &rows {
            row.write::<G>(&standing, seats, out)?;
        }
        Ok(rows.len() as u64)
    }
}

/// What is found at the end of a line that only a search would try. Nothing is known of its result.
fn aside<G: Evaluate>(state: &G, mut bot: Bot, iterations: u32, dice: &mut fastrand::Rng) -> Option<Lesson> {
    let mut state = state.clone();
    let (mut moves, mut looks) = (Vec::new(), Vec::new());
    for _ in 0..1 + dice.below(ASIDE) {
        let Turn::Seat(_) = state.turn() else { return None };
        state.legal_moves(&mut moves);
        let picks = 1 + dice.below(PICKS) as usize;
        let mv = playout_move(&state, &mut moves, &mut looks, picks, dice);
        state.apply(mv);
        roll_on(&mut state, dice, |_, _| ());
    }
    let Turn::Seat(seat) = state.turn() else { return None };
    bot.budget.iterations = iterations;
    let thought = Mind::new(bot, seat, dice.u64(..)).ponder(&state, Limit::default());
    let mut lesson = Lesson::of(&state, seat, &thought, false);
    lesson.counts = false;
    Some(lesson)
}

/// One of these, as likely as its weight says.
fn draw<'a, T>(of: &'a [T], weight: impl Fn(&T) -> f32, dice: &mut fastrand::Rng) -> &'a T {
    let mut left = dice.f32() * of.iter().map(&weight).sum::<f32>();
    let found = of.iter().find(|one| {
        left -= weight(one);
        left < 0.0
    });
    found.unwrap_or(&of[0])
}

/// Plays a course of the game of this name. See [`Course::play`].
///
/// # Errors
///
/// If there is no such game, and as [`Course::play`].
pub fn play_any(slug: &str, course: &Course, folder: &Path) -> Result<Written, String> {
    struct Play<'a>(&'a Course, &'a Path);
    impl Visitor for Play<'_> {
        type Out = Result<Written, String>;
        fn visit<G: Evaluate>(&mut self) -> Self::Out {
            self.0.play::<G>(self.1)
        }
    }
    visit(slug, &mut Play(course, folder))
        .unwrap_or_else(|| Err(OpenError::NoSuchGame(slug.to_string()).to_string()))
}
