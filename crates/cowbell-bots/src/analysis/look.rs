//! A look at one decision, for those who need the values of moves and no account: puzzles and warnings.

use cowbell_rules::{Seat, quick};

use super::estimate::Effort;
use super::verdict::Verdict;
use super::weigh::weigh;
use crate::eval::Evaluate;
use crate::search::Limit;

/// The pass whose effort goes into a warning: an answer within a blink, and what is beyond its noise is worth saying.
const WARNING: u32 = 2;

/// What a player can be told before a move, from what the seat knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<M> {
    /// What each seat can expect if the best move is made.
    pub values: Vec<f32>,
    /// The moves that got a closer look, the best first, with their values.
    pub moves: Vec<(M, f32)>,
    /// What the move in question gives up.
    pub loss: f32,
    /// What the move in question is called.
    pub verdict: Verdict,
}

/// Considers a move of the seat to move before it is made; without one, only what the seats can expect.
pub fn consider<G: Evaluate>(state: &G, seat: Seat, mv: Option<G::Move>, seed: u64) -> Considered<G::Move> {
    let known = state.resample(seat, &mut quick(seed));
    let mut legal = Vec::new();
    known.legal_moves(&mut legal);
    let made = mv.filter(|mv| legal.contains(mv)).unwrap_or(legal[0]);
    let effort = Effort { counts_points: false, ..Effort::of_pass(WARNING) };
    let found = weigh(&known, seat, made, effort, seed, Limit::default());
    let close = found.moves.iter().filter(|one| one.is_close);
    Considered {
        values: found.best().values[..known.seats()].to_vec(),
        moves: close.map(|one| (one.mv, one.samples.mean()[seat.index()])).collect(),
        loss: found.loss,
        verdict: Verdict::of(&found),
    }
}

/// What was found about a decision, from what the seat to move knows.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Found<M> {
    /// The moves that got a closer look, the best first, with their values.
    pub(crate) moves: Vec<(M, f32)>,
    /// How many moves are legal.
    pub(crate) legal: usize,
    /// How far the best is ahead of every other one, and the standard error of that.
    pub(crate) lead: Option<(f32, f32)>,
    /// Whether another move looks better at a glance than the best one.
    pub(crate) is_hard_to_see: bool,
    /// Whether the values are exact.
    pub(crate) is_exact: bool,
}

/// Looks at the decision of the seat to move with `unit` iterations for each tree.
pub(crate) fn look<G: Evaluate>(state: &G, seat: Seat, unit: u32, seed: u64) -> Found<G::Move> {
    // Not even the referee sees more than the seat.
    let known = state.resample(seat, &mut quick(seed));
    let mut legal = Vec::new();
    known.legal_moves(&mut legal);
    // Puzzles are found again only by the search that has found them.
    let effort = Effort { unit, counts_points: false, skips_beginning: false, ..Effort::of_pass(0) };
    let found = weigh(&known, seat, legal[0], effort, seed, Limit::default());
    let close = found.moves.iter().filter(|one| one.is_close);
    let mut moves: Vec<(G::Move, f32)> =
        close.map(|one| (one.mv, one.samples.mean()[seat.index()])).collect();
    moves.sort_by(|one, other| other.1.total_cmp(&one.1));
    // A solver ranks every move; nobody reads more than a few.
    moves.truncate(6);
    Found {
        moves,
        legal: legal.len(),
        lead: found.lead,
        is_hard_to_see: found.is_hard_to_see,
        is_exact: found.is_exact,
    }
}
