//! What the scenes of Kuhlorado promise is what happens; its hints and themes say why.

use cowbell_catalog::games::Kuhlorado;
use cowbell_rules::{Game, Seat, Turn};

use crate::games::tests::{choices, ending, first_reason, has, sum};

#[test]
fn choices_promise_the_points_that_come() {
    let mut seen = 0;
    choices::<Kuhlorado>(|state, seat, choice, after| {
        let change = |seat: Seat| {
            let [old, new] = [state, after].map(|state| state.score()[seat.index()]);
            let interim = new.interim - old.interim;
            (i32::from(new.total()) - i32::from(old.total()), i32::from(interim))
        };
        assert_eq!(sum(choice, &["lead", "area", "interim"]), change(seat).0, "{}", choice.mv);
        let (other, interim) = change(seat.other());
        assert_eq!(-sum(choice, &["break"]), other - interim, "{}", choice.mv);
        assert_eq!(
            choice.effects.iter().any(|e| ["win", "draw"].contains(&&*e.kind)),
            after.turn() == Turn::Over
        );
        seen += sum(choice, &["area", "break"]).abs();
    });
    assert!(seen > 0);
}

#[test]
fn the_last_move_of_a_turn_is_known() {
    let sheet = r#"{"sheet":"K01","starter":0}"#;
    assert_eq!(ending::<Kuhlorado>(sheet, "dice 34\nphase reroll"), ["", "kr"], "keep, reroll");
    assert_eq!(ending::<Kuhlorado>(sheet, "dice 11"), ["abcdefh", ""], "the columns that have a 1");
}

#[test]
fn a_hint_says_what_the_best_move_has_over_the_others() {
    let options = r#"{"sheet":"K01","starter":0}"#;
    let lead = first_reason::<Kuhlorado>(options, "x a8 b6\no c6\ndice c3", 0, has("lead"));
    assert_eq!(lead.id, "kuhlorado-reason-lead");
}
