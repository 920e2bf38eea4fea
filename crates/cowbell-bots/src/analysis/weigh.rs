//! The value of each legal move for the seat that decides, from what it knew.
//!
//! A search over the seat's possible worlds finds the moves worth a closer look. Those and the move made are then
//! searched one by one with equal effort and equal seeds, because a search that has lost interest in a move judges it
//! badly. Near the end the exact solver takes over; where hands are secret it solves one world after another.

use cowbell_rules::{Seat, quick};

use super::estimate::{Effort, Samples, TREES, referee, solved, style};
use crate::eval::{Evaluate, Values};
use crate::exact::Solver;
use crate::search::{Limit, Search, search};
use crate::think::mix;

/// Moves that get a closer look, besides the one made.
const CLOSER: usize = 4;

/// Worlds that the solver averages over where hands are secret.
const WORLDS: u32 = 16;

/// A legal move and what was found about it.
#[derive(Clone, Debug)]
pub(super) struct Weighed<M> {
    pub(super) mv: M,
    pub(super) samples: Samples,
    pub(super) is_close: bool,
    /// The standard error of its value for the seat that decides.
    pub(super) error: f32,
}

/// What was found about a decision.
#[derive(Clone, Debug)]
pub(super) struct Weighing<M> {
    /// The moves that got a closer look first, each group with the best first.
    pub(super) moves: Vec<Weighed<M>>,
    /// The number of the move made in that list.
    pub(super) made: usize,
    /// What was given up, and the standard error of that.
    pub(super) loss: f32,
    pub(super) noise: f32,
    /// The same, right on average: see [`fair_loss`].
    pub(super) fair_loss: f32,
    /// What the best move gains over every other one, and the standard error of that; nothing with a single move.
    pub(super) lead: Option<(f32, f32)>,
    /// Whether another move looks better at a glance than the best one.
    pub(super) is_hard_to_see: bool,
    /// What each seat can expect before the move, as the referee sees it, and its standard error.
    pub(super) before: Values,
    pub(super) error: f32,
    pub(super) is_exact: bool,
    pub(super) iterations: u64,
}

impl<M> Weighing<M> {
    pub(super) fn best(&self) -> Values {
        self.moves[0].samples.mean()
    }

    pub(super) fn after(&self) -> Values {
        self.moves[self.made].samples.mean()
    }
}

/// Weighs the moves of the seat to move. Of `state` only the referee's expectation uses what the seat does not know.
pub(super) fn weigh<G: Evaluate>(
    state: &G,
    seat: Seat,
    made: G::Move,
    effort: Effort,
    seed: u64,
    limit: Limit<'_>,
) -> Weighing<G::Move> {
    let dice = &mut quick(seed);
    // Advice uses only what the seat knows.
    let known = state.resample(seat, dice);
    let mut legal = Vec::new();
    known.legal_moves(&mut legal);
    let (moves, is_exact, iterations) = match solve(&known, seat, &legal, effort, dice) {
        Some(moves) => (moves, !G::INFO.has_secrets, 0),
        None => {
            let (moves, iterations) = find(&known, seat, made, &legal, effort, seed, limit);
            (moves, false, iterations)
        }
    };
    let mut weighing = ranked(&known, seat, made, moves, effort.unit);
    (weighing.is_exact, weighing.iterations) = (is_exact, iterations);
    if is_exact {
        (weighing.noise, weighing.error) = (0.0, 0.0);
        weighing.lead = weighing.lead.map(|(lead, _)| (lead, 0.0));
        weighing.moves.iter_mut().for_each(|one| one.error = 0.0);
    }
    // What a seat expects differs from what the referee expects only where there are secrets.
    weighing.before = weighing.best();
    if G::INFO.has_secrets {
        match solved(state, effort.positions, dice) {
            Some(values) => (weighing.before, weighing.error) = (values, 0.0),
            None => {
                let seen = referee(state, TREES, effort.unit, mix(seed, 7), limit);
                (weighing.before, weighing.error) = (seen.mean(), seen.error(seat.index(), effort.unit));
                weighing.iterations += TREES * u64::from(effort.unit);
            }
        }
    }
    weighing
}

/// Every move by the exact solver, one sample for each world.
fn solve<G: Evaluate>(
    known: &G,
    seat: Seat,
    legal: &[G::Move],
    effort: Effort,
    dice: &mut fastrand::Rng,
) -> Option<Vec<Weighed<G::Move>>> {
    let mut solver = Solver::new(effort.positions);
    if !solver.is_worth_trying(known, dice) {
        return None;
    }
    let worlds = if G::INFO.has_secrets { WORLDS } else { 1 };
    let mut moves: Vec<Weighed<G::Move>> = legal.iter().map(|mv| unknown(*mv, true)).collect();
    for _ in 0..worlds {
        let solved = solver.moves(&known.resample(seat, dice))?;
        moves.iter_mut().zip(solved).for_each(|(one, (_, values))| one.samples.0.push(values));
    }
    Some(moves)
}

fn unknown<M>(mv: M, is_close: bool) -> Weighed<M> {
    Weighed { mv, samples: Samples::default(), is_close, error: 0.0 }
}

/// Every move by search; also how many iterations that took.
fn find<G: Evaluate>(
    known: &G,
    seat: Seat,
    made: G::Move,
    legal: &[G::Move],
    effort: Effort,
    seed: u64,
    limit: Limit<'_>,
) -> (Vec<Weighed<G::Move>>, u64) {
    let mut iterations = 0;
    let mut look = |mv: G::Move, unit: u32| {
        let one = |index: u64| {
            let mut search = Search::after(known, seat, mv, style::<G>(), mix(seed, 100 + index));
            search.run(unit, limit);
            search.mean()
        };
        iterations += TREES * u64::from(unit);
        Samples((0..TREES).map(one).collect())
    };
    if legal.len() == 1 {
        let samples = look(legal[0], effort.unit);
        return (vec![Weighed { samples, ..unknown(legal[0], true) }], iterations);
    }
    let mut trees: Vec<Search<G>> =
        (0..TREES).map(|index| Search::new(known, seat, style::<G>(), mix(seed, index))).collect();
    let found = search(&mut trees, 2 * effort.unit * TREES as u32, limit);
    let promising: Vec<G::Move> = found.lines.iter().take(CLOSER).map(|line| line.mv).collect();
    let glance = (effort.unit / 16).max(4);
    let moves = legal.iter().map(|mv| {
        let is_close = *mv == made || promising.contains(mv);
        let samples = look(*mv, if is_close { effort.unit } else { glance });
        Weighed { samples, ..unknown(*mv, is_close) }
    });
    let mut moves: Vec<Weighed<G::Move>> = moves.collect();
    // A glance can find what the search has missed: one more move may deserve a closer look.
    let value = |one: &Weighed<G::Move>| one.samples.mean()[seat.index()];
    let top = |moves: &[Weighed<G::Move>], is_close: bool| {
        let group = moves.iter().enumerate().filter(|(_, one)| one.is_close == is_close);
        group.max_by(|(_, one), (_, other)| value(one).total_cmp(&value(other))).map(|(index, _)| index)
    };
    if let (Some(best), Some(glanced)) = (top(&moves, true), top(&moves, false))
        && value(&moves[glanced]) > value(&moves[best])
    {
        moves[glanced].samples = look(moves[glanced].mv, effort.unit);
        moves[glanced].is_close = true;
    }
    (moves, iterations + u64::from(found.iterations))
}

/// The moves in order, with what the one made gives up.
fn ranked<G: Evaluate>(
    known: &G,
    seat: Seat,
    made: G::Move,
    mut moves: Vec<Weighed<G::Move>>,
    unit: u32,
) -> Weighing<G::Move> {
    let at = seat.index();
    for one in &mut moves {
        one.error = one.samples.error(at, if one.is_close { unit } else { (unit / 16).max(4) });
    }
    moves.sort_by(|one, other| {
        let value = |one: &Weighed<G::Move>| one.samples.mean()[at];
        other.is_close.cmp(&one.is_close).then(value(other).total_cmp(&value(one)))
    });
    // Among equals the move made is the best.
    let value = |index: usize| moves[index].samples.mean()[at];
    let made_at = moves.iter().position(|one| one.mv == made).expect("the move was legal");
    if value(made_at) == value(0) && moves[made_at].is_close {
        moves[..=made_at].rotate_right(1);
    }
    let made = moves.iter().position(|one| one.mv == made).expect("the move was legal");
    let gap = |one: usize, other: usize| {
        let loss = moves[one].samples.mean()[at] - moves[other].samples.mean()[at];
        (loss.max(0.0), moves[one].samples.gap_error(&moves[other].samples, at, unit))
    };
    let (loss, noise) = if made == 0 { (0.0, 0.0) } else { gap(0, made) };
    let fair_loss = fair_loss(&moves, made, at, loss);
    let lead = (moves.len() > 1).then(|| gap(0, 1));
    let looks = looks(known, moves.iter().map(|one| one.mv).collect());
    let is_hard_to_see = looks.iter().skip(1).any(|look| *look > looks[0]);
    let error = moves[0].error;
    let best = moves[0].samples.mean();
    Weighing {
        moves,
        made,
        loss,
        noise,
        fair_loss,
        lead,
        is_hard_to_see,
        before: best,
        error,
        is_exact: false,
        iterations: 0,
    }
}

/// The loss of the move made if one half of the searches chooses the best move and the other half values it. The best of
/// several noisy values is too high on average, so a loss is, too. This one is not: chance that helps a move to be chosen
/// does not help its value. It can be below zero; what is given up in truth lies, on average, between the two.
fn fair_loss<M>(moves: &[Weighed<M>], made: usize, at: usize, loss: f32) -> f32 {
    if moves[made].samples.0.len() < 2 {
        return loss;
    }
    let half = |one: &Weighed<M>, odd: usize| {
        let values = one.samples.0.iter().skip(odd).step_by(2).map(|values| values[at]);
        values.clone().sum::<f32>() / values.count() as f32
    };
    let across = |odd: usize| {
        let close = moves.iter().filter(|one| one.is_close);
        let best = close.max_by(|one, other| half(one, odd).total_cmp(&half(other, odd)));
        best.map_or(0.0, |best| half(best, 1 - odd) - half(&moves[made], 1 - odd))
    };
    (across(0) + across(1)) / 2.0
}

/// How good each move looks at a glance, in the order given.
fn looks<G: Evaluate>(known: &G, moves: Vec<G::Move>) -> Vec<f32> {
    let mut looks = Vec::new();
    known.prior(&moves, &mut looks);
    looks
}

#[cfg(test)]
mod tests {
    use super::super::estimate::NOTHING;
    use super::*;

    /// Three moves whose values are nothing but noise: the loss looks large, the fair loss is zero on average.
    #[test]
    fn chance_does_not_raise_the_fair_loss() {
        let dice = &mut quick(1);
        let (mut losses, mut fair) = (0.0, 0.0);
        const CASES: usize = 4_000;
        for _ in 0..CASES {
            let noisy = || Weighed { samples: Samples(vec![NOTHING; 4]), ..unknown((), true) };
            let mut moves = [noisy(), noisy(), noisy()];
            let samples = moves.iter_mut().flat_map(|one| &mut one.samples.0);
            samples.for_each(|values| values[0] = dice.f32());
            let values: Vec<f32> = moves.iter().map(|one| one.samples.mean()[0]).collect();
            let loss = values.iter().copied().fold(0.0, f32::max) - values[0];
            losses += loss / CASES as f32;
            fair += fair_loss(&moves, 0, 0, loss) / CASES as f32;
        }
        assert!(losses > 0.1 && fair.abs() < 0.02, "{losses} {fair}");
    }
}
