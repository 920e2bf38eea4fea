//! How fast the search is, for `cowbell bench`.

use std::time::{Duration, Instant};

use cowbell_rules::{Match, Turn, quick};

use super::{Limit, Search};
use crate::eval::Evaluate;
use crate::level::Level;
use crate::think::style;

/// Iterations of one measured search.
const ITERATIONS: u32 = 4_000;

/// Iterations per second on one core, over searches from all over a random match, for about this long. The result
/// of every search is checked, so that nothing measured is optimised away.
pub fn speed<G: Evaluate>(options: &G::Options, time: Duration) -> f64 {
    let mut dice = quick(5);
    let mut game = Match::<G>::new(options);
    let mut moves = Vec::new();
    let (mut spent, mut done) = (Duration::ZERO, 0u64);
    while spent < time {
        game.roll_on(&mut dice);
        let Turn::Seat(seat) = game.state().turn() else {
            game = Match::new(options);
            continue;
        };
        let mut search = Search::new(game.state(), seat, style::<G>(Level::Hard), dice.u64(..));
        let began = Instant::now();
        search.run(ITERATIONS, Limit::default());
        spent += began.elapsed();
        done += u64::from(search.iterations());
        assert_eq!(search.iterations(), ITERATIONS);
        game.state().legal_moves(&mut moves);
        let mv = moves[dice.usize(..moves.len())];
        assert!(game.play(seat, mv).is_ok());
    }
    done as f64 / spent.as_secs_f64()
}
