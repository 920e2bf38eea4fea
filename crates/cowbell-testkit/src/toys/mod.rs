//! Two tiny games, small enough to solve. The kit is tested with them, and so are the bots.

pub mod high_card;
pub mod race;

use std::collections::BTreeMap;

use cowbell_rules::{Game, Seat, Turn};

pub use high_card::HighCard;
pub use race::Race;

/// What a two-seat game without secrets is worth to seat 0 (see `Standing::reward`) when both play their best.
/// `known` remembers positions, so that a whole match is solved once.
pub fn value<G: Game>(state: &G, known: &mut BTreeMap<String, f64>) -> f64 {
    if let Some(standing) = state.standing() {
        return f64::from(standing.reward(Seat(0)));
    }
    let position = state.position();
    if let Some(value) = known.get(&position) {
        return *value;
    }
    let mut after = |change: &dyn Fn(&mut G)| {
        let mut state = state.clone();
        change(&mut state);
        value(&state, known)
    };
    let worth = if let Turn::Seat(seat) = state.turn() {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let values = moves.iter().map(|mv| after(&|state| state.apply(*mv)));
        if seat == Seat(0) { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
    } else {
        let mut chances = Vec::new();
        state.chances(&mut chances);
        let total: f64 = chances.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let mut sum = 0.0;
        for (chance, weight) in chances {
            sum += f64::from(weight) * after(&|state| state.settle(chance));
        }
        sum / total
    };
    known.insert(position, worth);
    worth
}
