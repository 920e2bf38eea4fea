//! The value of each legal move for the seat that decides, from what it knew.
//!
//! A search over the seat's possible worlds finds the moves worth a closer look. Those and the move made are then
//! searched one by one with equal effort and equal seeds, because a search that has lost interest in a move judges it
//! badly. Near the end the exact solver takes over; where hands are secret it solves one world after another.

use cowbell_rules::{Seat, quick};

use super::estimate::{Effort, Errors, Samples, TREES, referee, solved, style, with_bias};
use crate::eval::{Evaluate, Worth, lead};
use crate::exact::Solver;
use crate::search::{Limit, Search, Tally, search};
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
    /// The same in points by which the seat is ahead. Below zero, the best move wins more often with fewer points.
    pub(super) points_loss: f32,
    pub(super) points_noise: f32,
    /// The loss, right on average: see [`fair_loss`].
    pub(super) fair_loss: f32,
    /// What the best move gains over every other one, and the spread of that between searches; nothing with a single move.
    pub(super) lead: Option<(f32, f32)>,
    /// The standard error of the lead, with what all searches misjudge alike.
    pub(super) lead_noise: f32,
    /// Whether another move looks better at a glance than the best one.
    pub(super) is_hard_to_see: bool,
    /// What each seat can expect before the move, as the referee sees it, and the standard errors of that.
    pub(super) before: Worth,
    pub(super) errors: Errors,
    pub(super) is_exact: bool,
    pub(super) iterations: u64,
}

impl<M> Weighing<M> {
    pub(super) fn best(&self) -> Worth {
        self.moves[0].samples.worth()
    }

    pub(super) fn after(&self) -> Worth {
        self.moves[self.made].samples.worth()
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
        (weighing.noise, weighing.points_noise, weighing.errors) = (0.0, 0.0, Errors::default());
        (weighing.lead, weighing.lead_noise) = (weighing.lead.map(|(lead, _)| (lead, 0.0)), 0.0);
        weighing.moves.iter_mut().for_each(|one| one.error = 0.0);
    }
    // What a seat expects differs from what the referee expects only where there are secrets.
    weighing.before = weighing.best();
    if G::INFO.has_secrets {
        match solved(state, effort.positions, dice) {
            Some(worth) => (weighing.before, weighing.errors) = (worth, Errors::default()),
            None => {
                let seen = referee(state, TREES, effort, mix(seed, 7), limit);
                weighing.before = seen.worth();
                weighing.errors = Errors::of(&seen, seat.index(), effort.unit);
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
        let solved = solver.worths(&known.resample(seat, dice))?;
        moves.iter_mut().zip(solved).for_each(|(one, (_, worth))| one.samples.add_known(&worth));
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
        let mut samples = Samples::default();
        for index in 0..TREES {
            let search = Search::after(known, seat, mv, style::<G>(), mix(seed, 100 + index));
            let (values, points) = effort.spend(search, unit, limit);
            samples.add(values, &points);
        }
        iterations += TREES * u64::from(unit);
        samples
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
        let spent = if one.is_close { unit } else { (unit / 16).max(4) };
        one.error = Errors::of(&one.samples, at, spent).stated();
    }
    // Among equals points decide and, if they are equal too, the move made is the best.
    let key = |one: &Weighed<G::Move>| {
        let lead = lead::<G>(&one.samples.points.mean(), at, known.seats());
        [(one.samples.mean()[at] * 1e6).round(), lead]
    };
    moves.sort_by(|one, other| {
        let ([value, points], [other_value, other_points]) = (key(one), key(other));
        let order = other_value.total_cmp(&value).then(other_points.total_cmp(&points));
        other.is_close.cmp(&one.is_close).then(order)
    });
    let made_at = moves.iter().position(|one| one.mv == made).expect("the move was legal");
    if key(&moves[made_at]) == key(&moves[0]) && moves[made_at].is_close {
        moves[..=made_at].rotate_right(1);
    }
    let made = moves.iter().position(|one| one.mv == made).expect("the move was legal");
    let gap = |one: usize, other: usize| {
        let loss = moves[one].samples.mean()[at] - moves[other].samples.mean()[at];
        (loss.max(0.0), moves[one].samples.gap_error(&moves[other].samples, at, unit))
    };
    // That nothing was given up is as sure as the lead over the next move.
    let (loss, noise) = match (made, moves.len()) {
        (0, 1) => (0.0, 0.0),
        (0, _) => (0.0, gap(0, 1).1),
        _ => gap(0, made),
    };
    let noise = if moves.len() > 1 { with_bias(loss, noise, unit) } else { 0.0 };
    let (points_loss, points_noise) =
        if made == 0 { (0.0, 0.0) } else { gap_in_points::<G>(&moves, made, at, known.seats()) };
    let fair_loss = fair_loss(&moves, made, at, loss);
    let lead = (moves.len() > 1).then(|| gap(0, 1));
    let lead_noise = lead.map_or(0.0, |(lead, spread)| with_bias(lead, spread, unit));
    let looks = looks(known, moves.iter().map(|one| one.mv).collect());
    let is_hard_to_see = looks.iter().skip(1).any(|look| *look > looks[0]);
    let errors = Errors::of(&moves[0].samples, at, unit);
    let best = moves[0].samples.worth();
    Weighing {
        moves,
        made,
        loss,
        noise,
        points_loss,
        points_noise,
        fair_loss,
        lead,
        lead_noise,
        is_hard_to_see,
        before: best,
        errors,
        is_exact: false,
        iterations: 0,
    }
}

/// By how many points the seat is less far ahead after the move made than after the best one, and the standard error of that at
/// most: one player's points may be another's loss, or nothing to do with them.
fn gap_in_points<G: Evaluate>(
    moves: &[Weighed<G::Move>],
    made: usize,
    at: usize,
    seats: usize,
) -> (f32, f32) {
    let [best, made] = [0, made].map(|index| &moves[index].samples.points);
    let ahead = |tally: &Tally| lead::<G>(&tally.mean(), at, seats);
    let error = |tally: &Tally| {
        let others = (0..seats).filter(|seat| *seat != at).map(|seat| tally.error(seat));
        tally.error(at) + others.sum::<f32>() / (seats - 1).max(1) as f32
    };
    (ahead(best) - ahead(made), error(best).hypot(error(made)))
}

/// The loss of the move made if one half of the searches chooses the best move and the other half values it. The best of
/// several noisy values is too high on average, so a loss is, too. This one is not: chance that helps a move to be chosen
/// does not help its value. It can be below zero; what is given up in truth lies, on average, between the two.
fn fair_loss<M>(moves: &[Weighed<M>], made: usize, at: usize, loss: f32) -> f32 {
    if moves[made].samples.values.len() < 2 {
        return loss;
    }
    let half = |one: &Weighed<M>, odd: usize| {
        let values = one.samples.values.iter().skip(odd).step_by(2).map(|values| values[at]);
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
    use super::*;

    /// Three moves whose values are nothing but noise: the loss looks large, the fair loss is zero on average.
    #[test]
    fn chance_does_not_raise_the_fair_loss() {
        let dice = &mut quick(1);
        let (mut losses, mut fair) = (0.0, 0.0);
        const CASES: usize = 4_000;
        for _ in 0..CASES {
            let noisy = || {
                let samples = Samples { values: vec![Worth::NOTHING.values; 4], ..Samples::default() };
                Weighed { samples, ..unknown((), true) }
            };
            let mut moves = [noisy(), noisy(), noisy()];
            let samples = moves.iter_mut().flat_map(|one| &mut one.samples.values);
            samples.for_each(|values| values[0] = dice.f32());
            let values: Vec<f32> = moves.iter().map(|one| one.samples.mean()[0]).collect();
            let loss = values.iter().copied().fold(0.0, f32::max) - values[0];
            losses += loss / CASES as f32;
            fair += fair_loss(&moves, 0, 0, loss) / CASES as f32;
        }
        assert!(losses > 0.1 && fair.abs() < 0.02, "{losses} {fair}");
    }
}
