//! A game as numbers: dense move numbers, whole observations.

use cowbell_rules::{Numbers, Seat, Turn};

use crate::Subject;
use crate::walk::{Verdict, ensure, moves, same, walk};

/// Move numbers are `0..MOVES`, one for each move, ascending with the moves, and each of them can be written and
/// read; every legal move has one. Where a game has its legal moves as a set of numbers, it is the set of that list.
pub fn move_numbers_are_dense<S: Subject>() -> Verdict {
    let mut before = None;
    for n in 0..S::MOVES {
        let mv = S::numbered(n);
        ensure!(S::number(mv) == n, "number {n} is `{mv}`, whose number is {}", S::number(mv));
        ensure!(before < Some(mv), "number {n} is `{mv}`, which does not come after the one before");
        ensure!(
            mv.to_string().parse().ok() == Some(mv),
            "number {n} prints as `{mv}`, which reads as something else"
        );
        before = Some(mv);
    }
    walk::<S>(6, 60, |game, _| {
        for mv in moves(game.state()) {
            let n = S::number(mv);
            ensure!(n < S::MOVES && S::numbered(n) == mv, "legal `{mv}` has the number {n} of {}", S::MOVES);
        }
        numbered_set(game.state())
    })
}

/// Where the legal moves are a set of numbers, it is the same as the list.
fn numbered_set<S: Subject>(state: &S) -> Verdict {
    let mut set = Numbers::below(S::MOVES);
    let is_set = state.legal_set(&mut set);
    set.write(&mut vec![true; S::MOVES]);
    if !is_set {
        ensure!(set.is_empty(), "no set, but {} numbers", set.len());
        return Ok(());
    }
    let list: Vec<usize> = moves(state).into_iter().map(S::number).collect();
    let numbers: Vec<usize> = (0..set.len()).map(|at| set.nth(at)).collect();
    same("the set of legal numbers is not that of the list", &list, &numbers)
}

/// Every value of an observation is written, finite and between -1 and 1; observations change during a match, and
/// are the same whenever asked.
pub fn observations_are_whole<S: Subject>() -> Verdict {
    ensure!(S::FEATURES > 0, "an observation without values says nothing");
    let (mut first, mut says_something) = (Vec::new(), false);
    walk::<S>(4, 60, |game, _| {
        let state = game.state();
        if game.log().is_empty() {
            (first, says_something) = (observed(state, Seat(0))?, false);
        }
        for seat in Seat::all(state.seats()) {
            says_something |= observed(state, seat)? != first;
        }
        let is_over = state.turn() == Turn::Over;
        ensure!(!is_over || says_something, "every observation of this match is the same");
        Ok(())
    })
}

/// What `seat` observes, with proof that all of it was written.
pub(crate) fn observed<S: Subject>(state: &S, seat: Seat) -> Result<Vec<f32>, String> {
    let mut out = vec![f32::NAN; S::FEATURES];
    state.observe(seat, &mut out);
    for (at, value) in out.iter().enumerate() {
        let is_fine = (-1.0..=1.0).contains(value);
        ensure!(is_fine, "value {at} of what seat {seat} observes is {value}, expected -1 to 1");
    }
    // What was in the buffer must not show through.
    let mut again = vec![0.5; S::FEATURES];
    state.observe(seat, &mut again);
    same("two observations of one state differ", &out, &again)?;
    Ok(out)
}
