//! Analysis: what a seat should expect and do, whichever seat is to move. It serves hints, "what would you have played",
//! and the evaluation bar of a replay.

use cowbell_rules::{Seat, Turn, quick};

use crate::eval::Evaluate;
use crate::exact::Solver;
use crate::level::{Budget, Level};
use crate::search::{Limit, Search, Style, search};
use crate::think::{Thought, deadline, mix, solve, told};

/// Ranks the moves of the seat to move, as `seat` sees it, and says what every seat can expect. With chance to act
/// there are no moves, after the end only results.
pub fn analyse<G: Evaluate>(
    state: &G,
    seat: Seat,
    budget: Budget,
    seed: u64,
    limit: Limit<'_>,
) -> Thought<G::Move> {
    let dice = &mut quick(seed);
    // From here on there is only what the seat knows.
    let state = &state.resample(seat, dice);
    let limit = deadline(budget, limit);
    let exact = match state.turn() {
        // Another seat's moves can be ranked exactly only if its hand is no secret.
        Turn::Seat(mover) if mover == seat || !G::INFO.has_secrets => {
            solve(state, seat, budget.positions, dice)
        }
        Turn::Seat(_) => None,
        Turn::Chance if G::INFO.has_secrets => None,
        Turn::Chance | Turn::Over => {
            let mut solver = Solver::new(budget.positions);
            let values = if solver.is_worth_trying(state, dice) { solver.value(state) } else { None };
            values.map(|values| Thought {
                moves: Vec::new(),
                values: values[..state.seats()].to_vec(),
                iterations: 0,
                is_exact: true,
            })
        }
    };
    if let Some(thought) = exact {
        return thought;
    }
    // All moves are to be ranked, not only the best one found.
    let style = Style { is_brief: false, ..Style::of::<G>(Level::Expert) };
    let threads = budget.threads.max(1) as u64;
    let mut trees: Vec<_> =
        (0..threads).map(|index| Search::new(state, seat, style, mix(seed, index))).collect();
    told(&search(&mut trees, budget.iterations, limit), state.seats())
}
