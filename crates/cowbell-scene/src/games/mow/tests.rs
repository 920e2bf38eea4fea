//! What the scenes of MOW promise is what happens; its hints and themes say why.

use cowbell_catalog::games::Mow;
use cowbell_catalog::games::mow::{Card, Kind as Sort};
use cowbell_rules::{Game, Seat, Viewer};

use crate::games::tests::{Claim, choices, claims, ending, first_reason, is, theme};
use crate::scenic::{Scenic, legal};
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
fn the_prompt_says_what_fits() {
    let ask = |herd: &str, hand: &str| {
        let options = serde_json::from_str(r#"{"seats":3}"#).expect("options");
        let position = format!("herd {herd}\nhand0 {hand}\ndeck 2.0");
        Mow::from_position(&options, &position).expect("a position").scene(Viewer::Seat(Seat(0))).ask
    };
    let told = |text: Text| text.seat(Seat(0)).number("herd", 0);
    let play = |ends: &'static str, low: u8, high: u8| {
        told(Text::new("mow-ask-play").word("ends", ends).number("low", low).number("high", high))
    };
    let herd = "5.1 8.2 12.0";
    assert_eq!(ask(herd, "4.0 7.0"), play("both", 5, 12));
    assert_eq!(ask("5.1", "4.0 7.0"), play("one", 5, 5));
    assert_eq!(ask("5.1 B16", "4.0 7.0"), play("below", 5, 16));
    assert_eq!(ask("B0 5.1", "4.0 7.0"), play("above", 0, 5));
    // No number fits beyond the ends, but a slowpoke goes in between.
    assert_eq!(ask(herd, "6.0 7.0 SL"), told(Text::new("mow-ask-special")));
    assert_eq!(ask(herd, "6.0 7.0"), told(Text::new("mow-ask-take")));
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

#[test]
fn what_a_reason_claims_is_what_happens() {
    let messages =
        ["avoid", "narrow", "rid", "save", "still", "take"].map(|word| format!("mow-reason-{word}"));
    claims::<Mow>(&messages.each_ref().map(|id| &id[..]), |claim| {
        let Claim { state, seat, mv, text, after } = claim;
        let [old, new] = [state, after].map(|state| state.view(Viewer::Seat(seat)));
        let herd = &old.herds[usize::from(old.place)];
        let flies = |state: &Mow| {
            let own = &state.view(Viewer::Spectator).seats[seat.index()];
            i64::from(own.flies) + i64::from(own.total)
        };
        let hand = |cards: &Option<Vec<Card>>| cards.clone().unwrap_or_default();
        let fits = |card: Card| {
            let line = &new.herds[usize::from(old.place)].line;
            let number = card.number().filter(|_| card.kind() == Sort::Cow);
            number.is_some_and(|number| line[0].value > number || line[line.len() - 1].value < number)
        };
        let plays = |card: Option<Card>| card.is_some_and(|card| card.kind() != Sort::Cow);
        let is_true = match &text.id["mow-reason-".len()..] {
            // The end of a round also counts the cards in hand.
            "take" => {
                let cost = flies(after) - flies(state);
                let count = i64::from(herd.flies);
                mv.card().is_none() && claim.number("flies") == count && cost >= count
            }
            "avoid" => mv.card().is_some() && claim.number("flies") == i64::from(herd.flies),
            "rid" => mv.card().is_some_and(|card| claim.number("flies") == i64::from(card.flies())),
            "save" => !plays(mv.card()) && legal(state).iter().any(|other| plays(other.card())),
            "narrow" => {
                let [low, high] = ["low", "high"].map(|key| claim.number(key));
                let is_outside = |card: Card| {
                    let number = card.number().map_or(0, i64::from);
                    card.kind() != Sort::Cow || number < low || number > high
                };
                let is_same = new.place == old.place && after.turn() != cowbell_rules::Turn::Chance;
                !is_same || legal(after).iter().filter_map(|mv| mv.card()).all(is_outside)
            }
            _ => {
                claim.number("count") == hand(&new.hand).into_iter().filter(|card| fits(*card)).count() as i64
            }
        };
        assert!(is_true, "{mv}: {text:?}\n{}", state.position());
    });
}
