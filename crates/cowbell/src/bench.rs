//! `cowbell bench`: how fast the engines are, on this machine, on one core.
//!
//! Random play with the legal list made at every decision. The result of every match is checked, so that nothing
//! measured can be optimised away or silently broken.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use cowbell_bots::{Budget, Evaluate, Level, Visitor, think, visit};
use cowbell_catalog::{OpenError, Options, infos, options_of};
use cowbell_rules::{Dice, Game, Turn, quick};
use serde::Serialize;

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Games to measure [default: all]
    games: Vec<String>,
    /// Game options, as `key=value,key=value`; only with a single game
    #[arg(long, value_parser = crate::options::read, default_value = "", hide_default_value = true)]
    options: Options,
    /// Seconds per measurement
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figures {
    game: &'static str,
    options: Options,
    moves_per_s: f64,
    events_per_s: f64,
    matches_per_s: f64,
    clones_per_s: f64,
    search_per_s: f64,
    hard_ms_most: f64,
    moves_per_match: f64,
    legal_per_move: f64,
    state_bytes: usize,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if !args.options.is_empty() && args.games.len() != 1 {
        return Err("--options needs exactly one game: `cowbell bench mow --options seats=10`".into());
    }
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err("--seconds should be between 0 and 3600".into());
    }
    let all: Vec<String> = infos().iter().map(|info| info.slug.to_string()).collect();
    let games = if args.games.is_empty() { &all } else { &args.games };
    if !args.json {
        println!(
            "{:<14}{:>14}{:>14}{:>14}{:>14}{:>14}{:>9}{:>8}",
            "game", "moves/s", "events/s", "matches/s", "clones/s", "search/s", "hard ms", "bytes"
        );
    }
    for slug in games {
        let mut bench = Bench { options: &args.options, time: Duration::from_secs_f64(args.seconds) };
        let figures =
            visit(slug, &mut bench).ok_or_else(|| OpenError::NoSuchGame(slug.clone()).to_string())??;
        if args.json {
            println!("{}", serde_json::to_string(&figures).map_err(|error| error.to_string())?);
        } else {
            println!(
                "{:<14}{:>14.0}{:>14.0}{:>14.0}{:>14.0}{:>14.0}{:>9.1}{:>8}",
                figures.game,
                figures.moves_per_s,
                figures.events_per_s,
                figures.matches_per_s,
                figures.clones_per_s,
                figures.search_per_s,
                figures.hard_ms_most,
                figures.state_bytes
            );
        }
    }
    Ok(ExitCode::SUCCESS)
}

struct Bench<'a> {
    options: &'a Options,
    time: Duration,
}

impl Visitor for Bench<'_> {
    type Out = Result<Figures, String>;

    fn visit<G: Evaluate>(&mut self) -> Self::Out {
        let options = options_of::<G>(self.options).map_err(|error| error.to_string())?;
        let tally = play_out::<G>(&options, self.time)?;
        let states = sample::<G>(&options);
        let clones_per_s = clones(&states, self.time / 2);
        let search_per_s = searches(&states, self.time);
        let per_s = |count: u64| count as f64 / tally.seconds;
        Ok(Figures {
            game: G::INFO.slug,
            options: self.options.clone(),
            moves_per_s: per_s(tally.moves),
            events_per_s: per_s(tally.events),
            matches_per_s: per_s(tally.matches),
            clones_per_s,
            search_per_s,
            hard_ms_most: slowest(&states, self.time),
            moves_per_match: tally.moves as f64 / tally.matches as f64,
            legal_per_move: tally.legal as f64 / tally.moves as f64,
            state_bytes: size_of::<G>(),
        })
    }
}

#[derive(Default)]
struct Tally {
    moves: u64,
    events: u64,
    matches: u64,
    legal: u64,
    seconds: f64,
}

fn play_out<G: Game>(options: &G::Options, time: Duration) -> Result<Tally, String> {
    let mut dice = quick(7);
    let mut moves = Vec::with_capacity(G::INFO.most_moves);
    let mut tally = Tally::default();
    let start = G::new(options);
    let began = Instant::now();
    // The clock is read once in 64 matches: reading it costs as much as a move.
    while tally.matches % 64 != 0 || began.elapsed() < time {
        let mut state = start.clone();
        loop {
            match state.turn() {
                Turn::Seat(_) => {
                    state.legal_moves(&mut moves);
                    let mv = moves[dice.below(moves.len() as u32) as usize];
                    state.apply(mv);
                    tally.legal += moves.len() as u64;
                    tally.moves += 1;
                }
                Turn::Chance => {
                    let chance = state.draw(&mut dice);
                    state.settle(chance);
                    tally.events += 1;
                }
                Turn::Over => break,
            }
        }
        if state.standing().is_none_or(|standing| !standing.places.contains(&1) && state.seats() > 1) {
            return Err(format!("a match of {} ended without a winner or a draw", G::INFO.name));
        }
        tally.matches += 1;
    }
    tally.seconds = began.elapsed().as_secs_f64();
    tally.events += tally.moves;
    Ok(tally)
}

/// States from all over a few matches, as a search meets them.
fn sample<G: Game>(options: &G::Options) -> Vec<G> {
    let mut dice = quick(11);
    let mut states = vec![G::new(options)];
    let mut moves = Vec::new();
    while states.len() < 256 {
        let mut state = states[states.len() - 1].clone();
        match state.turn() {
            Turn::Seat(_) => {
                state.legal_moves(&mut moves);
                state.apply(moves[dice.below(moves.len() as u32) as usize]);
            }
            Turn::Chance => {
                let chance = state.draw(&mut dice);
                state.settle(chance);
            }
            Turn::Over => state = G::new(options),
        }
        states.push(state);
    }
    states
}

fn clones<G: Game>(states: &[G], time: Duration) -> f64 {
    let began = Instant::now();
    let mut count = 0u64;
    while began.elapsed() < time {
        for state in states {
            black_box(black_box(state).clone());
        }
        count += states.len() as u64;
    }
    count as f64 / began.elapsed().as_secs_f64()
}

/// Iterations of the search that `hard` makes, on one thread, without the endgame solver.
fn searches<G: Evaluate>(states: &[G], time: Duration) -> f64 {
    let budget = Budget { positions: 0, ..Budget::of(Level::Hard).exactly(2_000) };
    let mut iterations = 0u64;
    let began = Instant::now();
    for (index, state) in states.iter().cycle().step_by(7).enumerate() {
        if began.elapsed() >= time {
            break;
        }
        if let Turn::Seat(seat) = state.turn() {
            iterations += u64::from(think(state, seat, Level::Hard, budget, index as u64).iterations);
        }
    }
    iterations as f64 / began.elapsed().as_secs_f64()
}

/// The longest that `hard` thinks about one of these states, its endgame solver included, in milliseconds.
fn slowest<G: Evaluate>(states: &[G], time: Duration) -> f64 {
    let began = Instant::now();
    let mut most = Duration::ZERO;
    // Seven has no factor with the number of states: sooner or later all of them come.
    for (index, state) in states.iter().cycle().step_by(7).enumerate() {
        if began.elapsed() >= time {
            break;
        }
        if let Turn::Seat(seat) = state.turn() {
            let start = Instant::now();
            black_box(think(state, seat, Level::Hard, Budget::of(Level::Hard), index as u64));
            most = most.max(start.elapsed());
        }
    }
    1000.0 * most.as_secs_f64()
}
