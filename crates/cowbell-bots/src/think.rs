//! One decision: what each level does with the worlds a seat thinks possible.
//!
//! The state that comes in is never looked at. The first step is always [`Game::resample`], which keeps what the seat
//! knows and deals the rest again; a false secret planted in the state therefore changes nothing.

use std::time::Instant;

use cowbell_rules::{Dice, Game, MAX_SEATS, Match, Seat, Turn, quick, roll_on};
use serde::Serialize;

use crate::eval::{Evaluate, Values, best};
use crate::exact::Solver;
use crate::level::{Bot, Budget, Level};
use crate::search::{Found, Limit, Search, Style, results, search};

/// Worlds that a one-ply look averages over.
const WORLDS: u32 = 12;

/// Worlds that the exact solver averages over where hands are secret.
const SECRET_WORLDS: u32 = 16;

/// A move, and what is to be expected of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Ranked<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// The expected result for the seat to move: 1 is a win, 0 the last place.
    pub value: f32,
    /// Its share of the search, between 0 and 1; where nothing was searched, 1 for the best move.
    pub share: f32,
}

/// What a bot thinks of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought<M> {
    /// The legal moves, the best first; empty if no seat is to move.
    pub moves: Vec<Ranked<M>>,
    /// The expected result by seat, for an evaluation bar.
    pub values: Vec<f32>,
    /// Iterations of the search.
    pub iterations: u32,
    /// Whether the values are exact: everything that can still happen was looked at.
    pub is_exact: bool,
}

impl<M> Thought<M> {
    /// The move to make. Someone must be to move.
    pub fn best(&self) -> &M {
        &self.moves[0].mv
    }
}

/// What a bot of this level thinks `seat` should do. It is the seat's turn.
pub fn think<G: Evaluate>(
    state: &G,
    seat: Seat,
    level: Level,
    budget: Budget,
    seed: u64,
) -> Thought<G::Move> {
    Mind::new(Bot { budget, ..Bot::new(level) }, seat, seed).ponder(state, Limit::default())
}

/// A bot on a seat. It keeps its search trees from one decision to the next.
#[derive(Clone, Debug)]
pub struct Mind<G: Evaluate> {
    bot: Bot,
    seat: Seat,
    seed: u64,
    trees: Vec<Search<G>>,
    /// Events of the match that the trees have followed.
    seen: usize,
}

impl<G: Evaluate> Mind<G> {
    /// A bot takes a seat.
    pub fn new(bot: Bot, seat: Seat, seed: u64) -> Mind<G> {
        Mind { bot, seat, seed, trees: Vec::new(), seen: 0 }
    }

    /// Spends this many iterations on its next decisions.
    pub(crate) fn spend(&mut self, iterations: u32) {
        self.bot.budget.iterations = iterations;
    }

    /// Decides in a match, going on from what it thought before. It is the seat's turn.
    pub fn decide(&mut self, game: &Match<G>, limit: Limit<'_>) -> Thought<G::Move> {
        let events = game.log().len();
        let seed = mix(self.seed, events as u64);
        if self.trees.is_empty() || self.seen > events {
            self.trees = self.plant(game.state(), seed);
        } else {
            for (index, tree) in self.trees.iter_mut().enumerate() {
                tree.advance(game, &game.log()[self.seen..], mix(seed, index as u64));
            }
        }
        self.seen = events;
        decide(game.state(), self.bot, self.seat, seed, &mut self.trees, limit)
    }

    /// Decides from a state alone, with nothing to go on from.
    pub fn ponder(&mut self, state: &G, limit: Limit<'_>) -> Thought<G::Move> {
        self.trees = self.plant(state, self.seed);
        decide(state, self.bot, self.seat, self.seed, &mut self.trees, limit)
    }

    fn plant(&self, state: &G, seed: u64) -> Vec<Search<G>> {
        if !self.bot.level.searches() {
            return Vec::new();
        }
        let threads = self.bot.budget.threads.max(1) as u64;
        let style = self.bot.style::<G>();
        (0..threads).map(|index| Search::new(state, self.seat, style, mix(seed, index))).collect()
    }
}

impl Bot {
    /// How it searches in a game.
    fn style<G: Evaluate>(&self) -> Style {
        let style = Style::of::<G>(self.level);
        self.trust.map_or(style, |trust| style.trusting(trust))
    }
}

fn decide<G: Evaluate>(
    state: &G,
    bot: Bot,
    seat: Seat,
    seed: u64,
    trees: &mut [Search<G>],
    limit: Limit<'_>,
) -> Thought<G::Move> {
    debug_assert_eq!(state.turn(), Turn::Seat(seat));
    let dice = &mut quick(seed);
    // From here on there is only what the seat knows.
    let state = &state.resample(seat, dice);
    match bot.level {
        Level::Random => shuffled(state, dice),
        Level::Easy => {
            let keep = if bot.is_perfect { 1.0 } else { 0.6 };
            beginner(&state.forget(keep, seed), seat, dice)
        }
        Level::Medium => {
            let keep = if bot.is_perfect { 1.0 } else { 0.9 };
            one_ply(&state.forget(keep, seed), seat, dice)
        }
        Level::Hard | Level::Expert | Level::Master => solve(state, seat, bot.budget.positions, dice)
            .unwrap_or_else(|| {
                let iterations = bot.style::<G>().paced(bot.budget.at(state.seats()));
                told(&search(trees, iterations, deadline(bot.budget, limit)), state.seats())
            }),
    }
}

/// The limit with the time of a budget that begins now.
pub(crate) fn deadline(budget: Budget, limit: Limit<'_>) -> Limit<'_> {
    let until = [budget.time.map(|time| Instant::now() + time), limit.until];
    Limit { until: until.into_iter().flatten().min(), ..limit }
}

fn shuffled<G: Game>(state: &G, dice: &mut impl Dice) -> Thought<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let share = 1.0 / moves.len() as f32;
    let pick = dice.below(moves.len() as u32) as usize;
    moves.swap(0, pick);
    let even = if state.seats() == 1 { 0.0 } else { 0.5 };
    Thought {
        moves: moves.into_iter().map(|mv| Ranked { mv, value: even, share }).collect(),
        values: vec![even; state.seats()],
        iterations: 0,
        is_exact: false,
    }
}

/// The mean judgement after each move, over several worlds and throws.
fn one_ply<G: Evaluate>(state: &G, seat: Seat, dice: &mut fastrand::Rng) -> Thought<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut sums = vec![[0.0; MAX_SEATS]; moves.len()];
    for _ in 0..WORLDS {
        // The same world and the same throws for every move, so that luck does not decide between them.
        let world = state.resample(seat, dice);
        let throws = dice.u64(..);
        for (mv, sum) in moves.iter().zip(&mut sums) {
            let values = after(&world, *mv, &mut quick(throws));
            sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value / WORLDS as f32);
        }
    }
    ranked(&moves, &sums, seat, state.seats())
}

fn after<G: Evaluate>(world: &G, mv: G::Move, dice: &mut fastrand::Rng) -> Values {
    let mut world = world.clone();
    world.apply(mv);
    roll_on(&mut world, dice, |_, _| ());
    if world.turn() == Turn::Over { results(&world) } else { world.evaluate() }
}

/// Sees about half of the moves, and misjudges what it sees.
fn beginner<G: Evaluate>(state: &G, seat: Seat, dice: &mut fastrand::Rng) -> Thought<G::Move> {
    let mut thought = one_ply(state, seat, dice);
    let felt = |ranked: &Ranked<G::Move>, dice: &mut fastrand::Rng| {
        let is_overlooked = dice.below(2) == 0;
        let mood = dice.f32() + dice.f32() - 1.0;
        ranked.value + 0.15 * mood - if is_overlooked { 1.0 } else { 0.0 }
    };
    let felt: Vec<f32> = thought.moves.iter().map(|ranked| felt(ranked, dice)).collect();
    thought.moves[0].share = 0.0;
    let chosen = best(&felt);
    thought.moves[chosen].share = 1.0;
    thought.moves[..=chosen].rotate_right(1);
    thought
}

/// The exact values, if they can be had: of this state where nothing is secret, else the mean over worlds solved
/// as if all hands lay open.
pub(crate) fn solve<G: Evaluate>(
    state: &G,
    seat: Seat,
    positions: u32,
    dice: &mut fastrand::Rng,
) -> Option<Thought<G::Move>> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut sums = vec![[0.0; MAX_SEATS]; moves.len()];
    let mut solver = Solver::new(positions);
    let worlds = if G::INFO.has_secrets { SECRET_WORLDS } else { 1 };
    if !solver.is_worth_trying(state, dice) {
        return None;
    }
    for _ in 0..worlds {
        let solved = solver.moves(&state.resample(seat, dice))?;
        for (sum, (_, values)) in sums.iter_mut().zip(solved) {
            sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value / worlds as f32);
        }
    }
    let Turn::Seat(mover) = state.turn() else { return None };
    let thought = ranked(&moves, &sums, mover, state.seats());
    Some(Thought { is_exact: !G::INFO.has_secrets, ..thought })
}

/// Moves by their value for the seat, best first.
fn ranked<M: Copy>(moves: &[M], values: &[Values], seat: Seat, seats: usize) -> Thought<M> {
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by(|a, b| values[*b][seat.index()].total_cmp(&values[*a][seat.index()]));
    let mut ranked: Vec<Ranked<M>> = order
        .iter()
        .map(|at| Ranked { mv: moves[*at], value: values[*at][seat.index()], share: 0.0 })
        .collect();
    ranked[0].share = 1.0;
    Thought { moves: ranked, values: values[order[0]][..seats].to_vec(), iterations: 0, is_exact: false }
}

/// What a search found, as a thought.
pub(crate) fn told<M: Copy>(found: &Found<M>, seats: usize) -> Thought<M> {
    let whole = found.lines.iter().map(|line| line.visits).sum::<u32>().max(1) as f32;
    let share = |visits: u32| visits as f32 / whole;
    let moves =
        found.lines.iter().map(|line| Ranked { mv: line.mv, value: line.value, share: share(line.visits) });
    Thought {
        moves: moves.collect(),
        values: found.values[..seats].to_vec(),
        iterations: found.iterations,
        is_exact: false,
    }
}

/// One seed from two numbers (the finaliser of SplitMix64).
pub(crate) fn mix(one: u64, other: u64) -> u64 {
    let mut z = one ^ other.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
