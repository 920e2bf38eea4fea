//! Reasons and themes say nothing that the seat cannot know.

use cowbell_rules::{Turn, quick};

use super::matches;
use crate::reason::reasons;
use crate::scenic::{Scenic, legal};

/// Asks for the reasons of some move at moments of random matches, with the true secrets and with others.
pub(super) fn leak_nothing<G: Scenic>() {
    matches::<G>(|game| {
        let state = game.state();
        let Turn::Seat(seat) = state.turn() else { return };
        let mut moves = legal(state);
        let first = game.log().len() % moves.len();
        moves.rotate_left(first);
        let texts = reasons(state, seat, &moves);
        let known = state.resample(seat, &mut quick(game.log().len() as u64));
        assert_eq!(texts, reasons(&known, seat, &moves), "{}: a secret shows in a reason", G::INFO.slug);
        let [theme, again] = [state, &known].map(|state| state.theme(seat, moves[0]));
        assert_eq!(theme, again, "{}: a secret shows in a theme", G::INFO.slug);
    });
}
