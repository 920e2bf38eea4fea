//! The list of legal moves: in order, and equal to what two other ways of asking give.

use cowbell_rules::{Seat, Turn};

use crate::Subject;
use crate::walk::{Verdict, ensure, moves, walk};

/// Legal moves are listed ascending, without duplicates, not beyond the most a game has, and exactly where a seat is
/// to move; the buffer is cleared first.
pub fn legal_moves_ascend<S: Subject>() -> Verdict {
    let mut found = Vec::new();
    walk::<S>(10, 100, |game, _| {
        // What the state before left in the buffer must not show.
        game.state().legal_moves(&mut found);
        let n = found.len();
        ensure!(found == moves(game.state()), "legal_moves does not clear the buffer it is given");
        ensure!(found.is_sorted_by(|a, b| a < b), "legal moves do not ascend: {}", said(&found));
        ensure!(n <= S::INFO.most_moves, "{n} legal moves, but INFO.most_moves is {}", S::INFO.most_moves);
        let is_due = matches!(game.state().turn(), Turn::Seat(_));
        ensure!(is_due != found.is_empty(), "{:?} is to act, with {n} legal moves", game.state().turn());
        Ok(())
    })
}

/// The legal moves are those that `check` accepts from the seat to move, tried with every move there is.
pub fn legal_moves_are_what_check_accepts<S: Subject>() -> Verdict {
    walk::<S>(6, 30, |game, _| {
        let state = game.state();
        let seat = if let Turn::Seat(seat) = state.turn() { seat } else { Seat(0) };
        let accepted: Vec<S::Move> =
            (0..S::MOVES).map(S::numbered).filter(|mv| state.check(seat, *mv).is_ok()).collect();
        differ("check accepts", accepted, "legal_moves lists", &moves(state))
    })
}

/// The legal moves are those that the brute-force witness finds.
pub fn legal_moves_match_the_witness<S: Subject>() -> Verdict {
    walk::<S>(8, 40, |game, _| {
        let mut witnessed = game.state().witness();
        witnessed.sort();
        witnessed.dedup();
        differ("the witness finds", witnessed, "legal_moves lists", &moves(game.state()))
    })
}

fn differ<M: Copy + Ord + core::fmt::Display>(
    here: &str,
    ours: Vec<M>,
    there: &str,
    theirs: &[M],
) -> Verdict {
    let only = |ours: &[M], theirs: &[M]| -> Vec<M> {
        ours.iter().copied().filter(|mv| !theirs.contains(mv)).collect()
    };
    ensure!(
        ours == theirs,
        "legal moves differ; only {here}: {}; only {there}: {}",
        said(&only(&ours, theirs)),
        said(&only(theirs, &ours))
    );
    Ok(())
}

fn said<M: core::fmt::Display>(moves: &[M]) -> String {
    let words: Vec<String> = moves.iter().map(|mv| mv.to_string()).collect();
    if words.is_empty() { "-".into() } else { words.join(", ") }
}
