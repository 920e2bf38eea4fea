//! What the tests of each game share: every choice with what it leads to, reasons and themes.

use std::collections::BTreeSet;

use cowbell_rules::{Game, Seat, Turn, Viewer, quick};

use crate::reason::reasons;
use crate::scene::Choice;
use crate::scenic::{Scenic, legal, made};
use crate::tests::matches;
use crate::text::{Arg, Text};

/// Calls `look` with every choice and the state it leads to.
pub(super) fn choices<G: Scenic>(mut look: impl FnMut(&G, Seat, &Choice, &G)) {
    matches::<G>(|game| {
        let state = game.state();
        let Turn::Seat(seat) = state.turn() else { return };
        for choice in state.scene(Viewer::Seat(seat)).choices {
            let mut after = state.clone();
            after.apply(choice.mv.parse().ok().expect("a choice is a move"));
            look(state, seat, &choice, &after);
        }
    });
}

/// A move of a seat, something that is said to speak for it, and the state it leads to.
pub(super) struct Claim<'a, G: Scenic> {
    pub state: &'a G,
    pub seat: Seat,
    pub mv: G::Move,
    pub text: &'a Text,
    pub after: &'a G,
}

impl<G: Scenic> Claim<'_, G> {
    /// A number in the text.
    pub(super) fn number(&self, key: &str) -> i64 {
        match self.text.args.get(key) {
            Some(Arg::Number(number)) => *number,
            other => panic!("{key} of {:?} is {other:?}", self.text),
        }
    }

    /// The next state in which a seat is to move, after random events as they may happen.
    pub(super) fn next(&self) -> G {
        rolled_on(self.after.clone(), self.number("count") as u64)
    }
}

/// A state after random events as they may happen.
pub(super) fn rolled_on<G: Game>(mut state: G, seed: u64) -> G {
    let mut dice = quick(seed);
    while state.turn() == Turn::Chance {
        let chance = state.draw(&mut dice);
        state.settle(chance);
    }
    state
}

/// Calls `look` with everything that is said to speak for any move at moments of random matches. Each of these messages must be among
/// them, and no others.
pub(super) fn claims<G: Scenic>(messages: &[&str], mut look: impl FnMut(Claim<G>)) {
    let mut seen = BTreeSet::new();
    matches::<G>(|game| {
        let state = game.state();
        let Turn::Seat(seat) = state.turn() else { return };
        for mv in legal(state) {
            let after = &made(state, mv);
            for reason in state.reasons(seat, mv) {
                let text = &reason.text;
                look(Claim { state, seat, mv, text, after });
                seen.insert(text.id.to_string());
            }
        }
    });
    assert_eq!(seen, messages.iter().map(|id| (*id).to_owned()).collect());
}

/// The total amount of these kinds of effects.
pub(super) fn sum(choice: &Choice, kinds: &[&str]) -> i32 {
    choice.effects.iter().filter(|effect| kinds.contains(&&*effect.kind)).map(|effect| effect.amount).sum()
}

/// The moves of a position by their first letters: those that end the turn, and the others.
pub(super) fn ending<G: Scenic>(options: &str, position: &str) -> [String; 2] {
    let options = serde_json::from_str(options).expect("options");
    let state = G::from_position(&options, position).expect("a position");
    let Turn::Seat(seat) = state.turn() else { panic!("a seat is to move") };
    let choices = state.scene(Viewer::Seat(seat)).choices;
    [true, false].map(|ends| {
        let moves = choices.iter().filter(|choice| choice.ends == ends).map(|choice| &choice.mv[..1]);
        moves.collect::<BTreeSet<_>>().into_iter().collect()
    })
}

/// The first reason for the first move that `is_best` over the first moves that are not.
pub(super) fn first_reason<G: Scenic>(
    options: &str,
    position: &str,
    seat: u8,
    is_best: impl Fn(&Choice) -> bool,
) -> Text {
    let options = serde_json::from_str(options).expect("options");
    let state = G::from_position(&options, position).expect("a position");
    let scene = state.scene(Viewer::Seat(Seat(seat)));
    let (best, rest): (Vec<Choice>, Vec<Choice>) = scene.choices.into_iter().partition(is_best);
    let moves: Vec<G::Move> =
        best.iter().take(1).chain(&rest).map(|choice| choice.mv.parse().ok().expect("a move")).collect();
    reasons(&state, Seat(seat), &moves).into_iter().next().expect("a reason")
}

/// Whether a choice has an effect of this kind.
pub(super) fn has(kind: &'static str) -> impl Fn(&Choice) -> bool {
    move |choice| choice.effects.iter().any(|effect| effect.kind == kind)
}

/// Whether a choice is this move.
pub(super) fn is(mv: &'static str) -> impl Fn(&Choice) -> bool {
    move |choice| choice.mv == mv
}

/// The idea of a move.
pub(super) fn theme<G: Scenic>(options: &str, position: &str, seat: u8, mv: &str) -> Option<&'static str> {
    let options = serde_json::from_str(options).expect("options");
    let state = G::from_position(&options, position).expect("a position");
    let mv = state.read_move(mv).expect("a legal move");
    state.theme(Seat(seat), mv)
}
