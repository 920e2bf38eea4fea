//! Random play against the figures of an independent model of the rules: a cheap and strong check of the whole.
//! Seeds are fixed; margins are about three standard errors of the two samples together.

use cowbell_rules::{Dice, Game, Seat, Turn, quick};

use crate::{Again, Kind, Kuhlorado, Move, Options, SheetId, SheetOption, Symbol};

const MATCHES: u64 = 20_000;

/// Sums over many matches.
#[derive(Default)]
struct Tally {
    actions: u32,
    branching: usize,
    /// Actions that mark no cell, one, two.
    cells: [u32; 3],
    /// Points of the starter and of the second seat.
    scores: [i32; 2],
    margin: i32,
    /// Won by the starter, by the second seat, drawn.
    results: [u32; 3],
    by_cows: u32,
    /// Matches that reach nine cows, and their points for doubles.
    interim: u32,
    doubles: u32,
}

type Policy = fn(&Kuhlorado, &[Move], &mut dyn Dice) -> Move;

fn any(_: &Kuhlorado, moves: &[Move], dice: &mut dyn Dice) -> Move {
    moves[dice.below(moves.len() as u32) as usize]
}

/// Rerolls everything but cows, and marks as many cells as possible.
fn keep_cows(state: &Kuhlorado, moves: &[Move], dice: &mut dyn Dice) -> Move {
    if moves[0] == Move::KEEP {
        return match state.dice().unwrap().map(Symbol::is_cow) {
            [true, true] => Move::KEEP,
            [false, true] => Move::reroll(Again::First),
            [true, false] => Move::reroll(Again::Second),
            [false, false] => Move::reroll(Again::Both),
        };
    }
    let most = moves.iter().map(|mv| n_cells(*mv)).max();
    let best: Vec<Move> = moves.iter().copied().filter(|mv| Some(n_cells(*mv)) == most).collect();
    any(state, &best, dice)
}

fn n_cells(mv: Move) -> usize {
    match mv.kind() {
        Kind::Mark(cells) => cells.count_ones() as usize,
        _ => 0,
    }
}

/// The ten sheets in rotation, as the model played them.
fn play(policy: Policy) -> Tally {
    let mut tally = Tally::default();
    let mut moves = Vec::new();
    for n in 0..MATCHES {
        let sheet = SheetOption::Named(SheetId::ALL[n as usize % 10]);
        let mut state = Kuhlorado::new(&Options { sheet, pro: true, ..Options::default() });
        let mut dice = quick(n);
        let (mut starter, mut marking) = (None, 0);
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.settle(state.draw(&mut dice)),
                Turn::Seat(seat) => {
                    starter.get_or_insert(seat);
                    state.legal_moves(&mut moves);
                    let mv = policy(&state, &moves, &mut dice);
                    if moves[0] != Move::KEEP {
                        tally.actions += 1;
                        tally.branching += moves.len();
                        tally.cells[n_cells(mv)] += 1;
                        marking += u32::from(n_cells(mv) > 0);
                    }
                    state.apply(mv);
                }
            }
        }
        assert!(marking <= 52, "{marking} actions marked something (KUH-26)");
        tally.count(&state, starter.unwrap_or_default());
    }
    tally
}

impl Tally {
    fn count(&mut self, state: &Kuhlorado, starter: Seat) {
        // The model scored without the pro variant.
        let points = |seat: Seat| {
            let score = state.score()[seat.index()];
            i32::from(score.total()) - i32::from(score.interim)
        };
        let (first, second) = (points(starter), points(starter.other()));
        self.scores[0] += first;
        self.scores[1] += second;
        self.margin += (first - second).abs();
        let result = if first > second { 0 } else { 1 + usize::from(first == second) };
        self.results[result] += 1;
        self.by_cows += u32::from(state.sheet.cows() & !state.marked() == 0);
        self.interim += u32::from(state.interim().is_some());
        self.doubles +=
            state.interim().unwrap_or_default().iter().map(|points| u32::from(points / 2)).sum::<u32>();
    }
}

fn near(what: &str, sum: impl Into<f64>, count: impl Into<f64>, expected: f64, margin: f64) {
    let mean = sum.into() / count.into();
    assert!((mean - expected).abs() <= margin, "{what}: {mean:.3}, expected {expected} ± {margin}");
}

#[test]
fn random_play_is_as_the_model_says() {
    let tally = play(any);
    let n = MATCHES as f64;
    near("actions", tally.actions, n, 43.6, 0.2);
    near("branching", tally.branching as f64, tally.actions, 14.0, 0.2);
    near("passes", tally.cells[0], tally.actions, 0.01, 0.006);
    near("single cells", tally.cells[1], tally.actions, 0.90, 0.006);
    near("two cells", tally.cells[2], tally.actions, 0.09, 0.006);
    near("starter's points", tally.scores[0], n, 13.6, 0.3);
    near("second's points", tally.scores[1], n, 13.0, 0.3);
    near("margin", tally.margin, n, 5.4, 0.25);
    near("starter wins", tally.results[0], n, 0.508, 0.025);
    near("second wins", tally.results[1], n, 0.426, 0.025);
    near("draws", tally.results[2], n, 0.067, 0.012);
    near("ends by cows", tally.by_cows, n, 0.07, 0.015);
    near("reaches the interim scoring", tally.interim, n, 0.85, 0.015);
}

#[test]
fn keeping_cows_is_as_the_model_says() {
    let tally = play(keep_cows);
    let n = MATCHES as f64;
    near("actions", tally.actions, n, 31.3, 0.25);
    near("branching", tally.branching as f64, tally.actions, 17.7, 0.25);
    near("passes", tally.cells[0], tally.actions, 0.004, 0.003);
    near("single cells", tally.cells[1], tally.actions, 0.56, 0.01);
    near("two cells", tally.cells[2], tally.actions, 0.43, 0.01);
    near("starter's points", tally.scores[0], n, 13.6, 0.3);
    near("second's points", tally.scores[1], n, 12.6, 0.3);
    near("margin", tally.margin, n, 5.8, 0.25);
    near("starter wins", tally.results[0], n, 0.530, 0.025);
    near("second wins", tally.results[1], n, 0.411, 0.025);
    near("draws", tally.results[2], n, 0.059, 0.012);
    near("ends by cows", tally.by_cows, n, 0.89, 0.015);
    near("reaches the interim scoring", tally.interim, n, 1.0, 0.001);
    // 1.2 to 1.7 doubles for each seat, over all policies.
    near("doubles", tally.doubles, 2.0 * n, 1.45, 0.3);
}
