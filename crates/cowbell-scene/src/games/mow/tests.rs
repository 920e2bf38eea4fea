//! What the scenes of MOW promise is what happens; its hints and themes say why.

use cowbell_catalog::games::Mow;
use cowbell_rules::{Game, Seat, Viewer};

use crate::games::tests::{choices, ending, first_reason, is, theme};
use crate::scenic::Scenic;
use crate::text::Text;

#[test]
fn choices_promise_where_a_cow_stands_and_the_flies_of_its_herd() {
    let mut seen = 0;
    choices::<Mow>(|state, _, choice, after| {
        let Some(join) = choice.effects.iter().find(|effect| effect.kind == "join") else { return };
        let place = usize::from(state.view(Viewer::Spectator).place);
        let herd = &after.view(Viewer::Spectator).herds[place];
        assert_eq!(join.amount, i32::from(herd.flies), "{}", choice.mv);
        let card = choice.mv.split(' ').next();
        let pieces = after.scene(Viewer::Spectator).pieces;
        let stands = |face: &str| pieces.iter().any(|piece| piece.at == join.at[0] && piece.face == face);
        assert!(card.is_some_and(stands), "{}", choice.mv);
        seen += 1;
    });
    assert!(seen > 0);
}

#[test]
fn a_slowpoke_stays_where_it_was_laid_and_its_buttons_say_who_is_next() {
    let options = serde_json::from_str(r#"{"seats":3}"#).expect("options");
    let position = "herd 6.1 8.2\nhand0 SL B16\nhand1 3.0 SL\nhand2 14.0\ndeck -";
    let mut state = Mow::from_position(&options, position).expect("a position");
    let buttons = state.scene(Viewer::Seat(Seat(0))).buttons;
    let next = |id: &str, seat: u8| {
        let label = Text::new(format!("mow-{id}-seat")).seat(Seat(seat));
        assert!(buttons.iter().any(|button| button.id == id && button.label == label), "{id}: {buttons:?}");
    };
    next("keep", 1);
    next("flip", 2);
    let places = |state: &Mow| -> Vec<String> {
        let pieces = state.scene(Viewer::Spectator).pieces.into_iter();
        pieces.filter(|piece| piece.face == "SL").map(|piece| piece.at.to_string()).collect()
    };
    state.apply("SL".parse().expect("a move"));
    assert_eq!(places(&state), ["herd0.7"]);
    state.apply("3.0".parse().expect("a move"));
    assert_eq!(places(&state), ["herd0.7"], "new gaps below it do not move it");
}

#[test]
fn the_last_move_of_a_turn_is_known() {
    let herd = ending::<Mow>(r#"{"seats":3}"#, "herd 6.1 7.2\nhand0 8.3\ndeck 2.0");
    assert_eq!(herd, ["8", "t"], "the player who takes the herd starts the next one");
}

#[test]
fn a_hint_says_what_the_best_move_has_over_the_others() {
    let cows = "herd 7.1 9.0 11.0\nhand0 5.0 8.1 10.2 13.1 14.0\ndeck 1.0 3.0 15.0 12.2";
    let text = first_reason::<Mow>(r#"{"seats":3,"first-starter":0}"#, cows, 0, is("13.1"));
    // The 14 would shut the 13 out.
    assert_eq!(text, Text::new("mow-reason-still").number("count", 2));
}

#[test]
fn a_theme_names_the_idea_of_a_move() {
    let cows = "herd 2.1 9.0 14.0\nhand0 5.0 15.0 13.1 8.0 10.2\ndeck 1.0 3.0 12.2";
    let three = r#"{"seats":3,"first-starter":0}"#;
    assert_eq!(theme::<Mow>(three, cows, 0, "15.0"), Some("mow-theme-squeeze"));
    assert_eq!(theme::<Mow>(three, cows, 0, "take"), Some("mow-theme-take"));
}
