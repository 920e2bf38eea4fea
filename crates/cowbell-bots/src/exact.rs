//! The exact solver: expectimax over everything that can still happen, for endgames small enough.
//!
//! Every seat plays for its own result (max^n). The solver has a budget of positions and gives up cleanly when
//! it is spent. A match that can come back to where it was (passes in Kuhlorado) is solved by repetition: the value
//! of that position is guessed, worked out, and worked out again until it stays. Where hands are secret, worlds are
//! solved one by one: see [`crate::think`].

use cowbell_rules::{Dice, MAX_SEATS, Seat, Turn};

use crate::eval::{Evaluate, Values, Worth, lead};

/// No endgame worth solving is longer, and the stack must hold it.
const DEEPEST: usize = 200;

/// Random matches that measure a tree.
const PROBES: u32 = 4;

/// A repeated value that changes by less has settled, and so have points.
const SETTLED: f32 = 1e-4;
const SETTLED_POINTS: f32 = 0.01;

/// Results that differ by less are equal: points decide between them.
const EQUAL: f32 = 1e-6;

/// Solves positions within a budget.
#[derive(Debug)]
pub struct Solver<G: Evaluate> {
    /// How many more positions may be looked at.
    pub left: u32,
    // A list for each depth, so that solving allocates only when it goes deeper than before.
    moves: Vec<Vec<G::Move>>,
    chances: Vec<Vec<(G::Chance, u32)>>,
    /// The random events on the way to where we are.
    path: Vec<Ancestor<G>>,
}

#[derive(Debug)]
struct Ancestor<G> {
    state: G,
    /// What it is taken to be worth where it comes again.
    guess: Worth,
    came_again: bool,
}

impl<G: Evaluate> Solver<G> {
    /// A solver that may look at this many positions.
    pub fn new(positions: u32) -> Solver<G> {
        Solver { left: positions, moves: Vec::new(), chances: Vec::new(), path: Vec::new() }
    }

    /// The result that each seat gets under best play of all; `None` if the budget does not reach.
    pub fn value(&mut self, state: &G) -> Option<Values> {
        self.worth(state).map(|worth| worth.values)
    }

    /// The same with the points that each seat gets, if everyone prefers points among moves that are equal otherwise.
    pub(crate) fn worth(&mut self, state: &G) -> Option<Worth> {
        self.solve(state, 0)
    }

    /// The value of each legal move for every seat, in the order of the rules.
    pub fn moves(&mut self, state: &G) -> Option<Vec<(G::Move, Values)>> {
        let worths = self.worths(state)?;
        Some(worths.into_iter().map(|(mv, worth)| (mv, worth.values)).collect())
    }

    /// The same with points.
    pub(crate) fn worths(&mut self, state: &G) -> Option<Vec<(G::Move, Worth)>> {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let after = |mv: G::Move| {
            let mut next = state.clone();
            next.apply(mv);
            Some((mv, self.solve(&next, 0)?))
        };
        moves.into_iter().map(after).collect()
    }

    /// Whether it is worth trying: random matches from here to the end measure the tree, each by the product
    /// of the choices it passes (Knuth). Trees far too large are told at once, so that a search loses nothing.
    pub fn is_worth_trying(&mut self, state: &G, dice: &mut impl Dice) -> bool {
        (0..PROBES).any(|_| self.probe(state.clone(), dice) <= self.left as usize)
    }

    fn probe(&mut self, mut state: G, dice: &mut impl Dice) -> usize {
        let mut size = 1;
        let (mut moves, mut chances) = (Vec::new(), Vec::new());
        while size <= self.left as usize {
            match state.turn() {
                Turn::Over => break,
                Turn::Seat(_) => {
                    state.legal_moves(&mut moves);
                    size *= moves.len();
                    state.apply(moves[dice.below(moves.len() as u32) as usize]);
                }
                Turn::Chance => {
                    state.chances(&mut chances);
                    size *= chances.len();
                    state.settle(state.draw(dice));
                }
            }
        }
        size
    }

    fn solve(&mut self, state: &G, depth: usize) -> Option<Worth> {
        self.left = self.left.checked_sub(1).filter(|_| depth < DEEPEST)?;
        if self.moves.len() == depth {
            self.moves.push(Vec::new());
            self.chances.push(Vec::new());
        }
        match state.turn() {
            Turn::Over => Some(Worth::of(state)),
            Turn::Seat(seat) => self.best(state, seat, depth),
            Turn::Chance => self.settle(state, depth),
        }
    }

    fn best(&mut self, state: &G, seat: Seat, depth: usize) -> Option<Worth> {
        let mut moves = core::mem::take(&mut self.moves[depth]);
        state.legal_moves(&mut moves);
        // A list longer than the budget cannot be solved: say so before trying.
        let worst = Worth { values: [-1.0; MAX_SEATS], ..Worth::NOTHING };
        let mut best = (moves.len() <= self.left as usize).then_some(worst);
        for mv in &moves {
            let Some(known) = best else { break };
            let mut next = state.clone();
            next.apply(*mv);
            best = self
                .solve(&next, depth + 1)
                .map(|worth| if is_better::<G>(&worth, &known, seat, state.seats()) { worth } else { known });
        }
        self.moves[depth] = moves;
        best
    }

    fn settle(&mut self, state: &G, depth: usize) -> Option<Worth> {
        if let Some(ancestor) = self.path.iter_mut().rev().find(|ancestor| ancestor.state == *state) {
            ancestor.came_again = true;
            return Some(ancestor.guess);
        }
        let mut guess = Worth { values: [0.5; MAX_SEATS], ..Worth::NOTHING };
        loop {
            self.path.push(Ancestor { state: state.clone(), guess, came_again: false });
            let mean = self.mean(state, depth);
            let came_again = self.path.pop().is_some_and(|ancestor| ancestor.came_again);
            let worth = mean?;
            let change = worth.plus(-1.0, &guess);
            let has_settled = change.values.iter().all(|change| change.abs() < SETTLED)
                && change.points.iter().all(|change| change.abs() < SETTLED_POINTS);
            if !came_again || has_settled {
                return Some(worth);
            }
            guess = worth;
        }
    }

    fn mean(&mut self, state: &G, depth: usize) -> Option<Worth> {
        let mut chances = core::mem::take(&mut self.chances[depth]);
        state.chances(&mut chances);
        let whole: u32 = chances.iter().map(|(_, weight)| weight).sum();
        let mut mean = Some(Worth::NOTHING);
        for (chance, weight) in &chances {
            let mut next = state.clone();
            next.settle(*chance);
            let worth = self.solve(&next, depth + 1);
            let share = *weight as f32 / whole as f32;
            mean = mean.zip(worth).map(|(mean, worth)| mean.plus(share, &worth));
            if mean.is_none() {
                break;
            }
        }
        self.chances[depth] = chances;
        mean
    }
}

/// Whether a seat prefers `one`: by its result and, if that is equal, by its points.
fn is_better<G: Evaluate>(one: &Worth, other: &Worth, seat: Seat, seats: usize) -> bool {
    let ahead = one.values[seat.index()] - other.values[seat.index()];
    let lead = |worth: &Worth| lead::<G>(&worth.points, seat.index(), seats);
    ahead > EQUAL || ahead > -EQUAL && lead(one) > lead(other)
}
