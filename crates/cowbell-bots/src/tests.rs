//! Toys against exact values, equal seeds, planted secrets, and every table of every game.

mod lessons;
mod levels;
mod network;
mod secrets;
mod solver;
mod toys;

use cowbell_rules::{Dice, Game, Match, Turn, quick};

/// A match after this many random moves, or at its end.
pub(crate) fn after<G: Game>(options: &G::Options, moves: usize, seed: u64) -> Match<G> {
    let mut dice = quick(seed);
    let mut game = Match::<G>::new(options);
    let mut list = Vec::new();
    game.roll_on(&mut dice);
    for _ in 0..moves {
        let Turn::Seat(seat) = game.state().turn() else { break };
        game.state().legal_moves(&mut list);
        let mv = list[dice.below(list.len() as u32) as usize];
        assert!(game.play(seat, mv).is_ok());
        game.roll_on(&mut dice);
    }
    game
}
