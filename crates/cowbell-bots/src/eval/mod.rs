//! What a bot knows about a game beyond its rules: how good a position is, and which moves look good.
//!
//! One file per game implements [`Evaluate`]. Everything here is about play, so nothing here is in the games.

mod kuhlorado;
mod mow;
mod te_kuiti;
mod tic_tac_moo;
mod tic_tac_town;

use cowbell_rules::{Dice, Encode, Game, MAX_SEATS, Seat};

use crate::level::Trust;

/// A value for each seat, by index; those of seats that a table does not have mean nothing.
pub type Values = [f32; MAX_SEATS];

/// What each seat can expect: the result and, where the game counts some, its points at the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth {
    /// 1 is a win, 0 the last place.
    pub(crate) values: Values,
    /// As [`cowbell_rules::Standing::scores`] counts them.
    pub(crate) points: Values,
}

impl Worth {
    pub(crate) const NOTHING: Worth = Worth { values: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] };

    /// What a finished match was worth.
    pub(crate) fn of<G: Game>(state: &G) -> Worth {
        let standing = state.standing().expect("the match is over");
        let mut worth = Worth::NOTHING;
        for seat in Seat::all(state.seats()) {
            worth.values[seat.index()] = standing.reward(seat);
            worth.points[seat.index()] = standing.scores[seat.index()] as f32;
        }
        worth
    }

    /// This and `other` times `weight`.
    pub(crate) fn plus(&self, weight: f32, other: &Worth) -> Worth {
        let sum = |one: &Values, other: &Values| core::array::from_fn(|at| one[at] + weight * other[at]);
        Worth { values: sum(&self.values, &other.values), points: sum(&self.points, &other.points) }
    }
}

/// Which points a player wants at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// As many as possible.
    Many,
    /// As few as possible.
    Few,
}

/// By how many points a seat is ahead of the others, on average; alone, its points. More is better, whatever the game
/// counts; zero in a game that is not about points.
pub(crate) fn lead<G: Evaluate>(points: &Values, seat: usize, seats: usize) -> f32 {
    let others: f32 = points[..seats].iter().sum::<f32>() - points[seat];
    let lead = points[seat] - others / (seats - 1).max(1) as f32;
    match G::POINTS {
        Some(Points::Many) => lead,
        Some(Points::Few) => -lead,
        None => 0.0,
    }
}

/// How a bot judges a game.
pub trait Evaluate: Encode {
    /// Which points a player wants, if they decide who wins; nothing if something else does.
    const POINTS: Option<Points> = Some(Points::Many);

    /// How many moves a search plays on before it judges a position, at the levels hard and expert: at most 50.
    const PLAYOUT: [u32; 2];

    /// The weight of moves that look good over moves that have done well, at the levels hard and expert.
    const EXPLORE: [f32; 2] = [1.2, 0.6];

    /// How a master goes about this game, found by matches at equal thinking time. Without a network that pays it is an expert
    /// that stops sooner where a decision is clear.
    const TRUST: Trust = Trust::SEARCH;

    /// Whether what a seat may do, or would want to, depends on its secrets, so that each world lists its own moves.
    const HIDES_MOVES: bool = false;

    /// Whether [`Evaluate::prior`] looks into the hands of others: a search then shows it hands that the seat to move
    /// could expect.
    const READS_HANDS: bool = false;

    /// The result that each seat can expect, between 0 (last place) and 1 (a win). The match is not over.
    fn evaluate(&self) -> Values;

    /// The same as an expert sees it, who knows more about the game.
    fn foresee(&self) -> Values {
        self.evaluate()
    }

    /// Writes for each of these legal moves how good it looks to the seat to move, at a glance. Only differences
    /// count: a move with one more is about `e` times as likely to be the right one. `out` is cleared first.
    fn prior(&self, moves: &[Self::Move], out: &mut Vec<f32>);

    /// Whether a play-out from `root` may stop here, because what it was about is settled.
    fn settles(&self, root: &Self) -> bool {
        let _ = root;
        false
    }

    /// How a finished match ended, in a few words, for the lab. A game that can end in several ways tells them apart.
    fn ending(&self) -> &'static str {
        let places = self.standing().map_or(Vec::new(), |standing| standing.places.to_vec());
        match (places.len(), places.iter().filter(|place| **place == 1).count()) {
            (1, 0) => "lost",
            (1, _) => "won",
            (_, 1) => "one winner",
            _ => "shared first place",
        }
    }

    /// The state as a player remembers it who keeps each remembered thing with probability `keep` and forgets
    /// what `seed` says. Only games of memory have anything to forget.
    fn forget(&self, keep: f32, seed: u64) -> Self {
        let _ = (keep, seed);
        self.clone()
    }
}

/// The best-looking of a few moves picked at random: better than chance, and cheap.
pub(crate) fn playout_move<G: Evaluate, D: Dice>(
    state: &G,
    moves: &mut Vec<G::Move>,
    looks: &mut Vec<f32>,
    picks: usize,
    dice: &mut D,
) -> G::Move {
    let picks = picks.min(moves.len());
    for index in 0..picks {
        let other = index + dice.below((moves.len() - index) as u32) as usize;
        moves.swap(index, other);
    }
    if picks == 1 {
        return moves[0];
    }
    moves.truncate(picks);
    state.prior(moves, looks);
    moves[best(looks)]
}

/// The index of the greatest value, the first of equals.
pub(crate) fn best(values: &[f32]) -> usize {
    let mut best = 0;
    for (index, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = index;
        }
    }
    best
}

/// The two values of a duel from a lead of seat 0, by the logistic curve.
pub(crate) fn duel(lead: f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    values[0] = 1.0 / (1.0 + (-lead).exp());
    values[1] = 1.0 - values[0];
    values
}
