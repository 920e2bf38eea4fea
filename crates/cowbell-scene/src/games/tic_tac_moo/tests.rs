//! What the scenes of Tic Tac Moo promise is what happens; its hints and themes say why.

use cowbell_catalog::games::TicTacMoo;
use cowbell_catalog::games::tic_tac_moo::{End, FieldView};
use cowbell_rules::{Game, Seat, Turn, Viewer};

use super::standing;
use crate::games::tests::{Claim, claims, ending, first_reason, has, is, rolled_on, theme};
use crate::scenic::{Scenic, legal, made};
use crate::text::Text;

#[test]
fn the_last_move_of_a_turn_is_known() {
    let farm = "2 . C . . . . . .\nbarn0 C\nsupply0 CPSH\nhand1 CC\nbarn1 C\nsupply1 CPSH";
    assert_eq!(ending::<TicTacMoo>("{}", &format!("{farm}\nhand0 HP")), ["", "HP"]);
    assert_eq!(ending::<TicTacMoo>("{}", &format!("{farm}\nhand0 H\nphase second")), ["H", ""]);
}

#[test]
fn a_hint_says_what_the_best_move_has_over_the_others() {
    let herd =
        "6 . . . . . C . .\n4 . . H H . . . .\n2 . P . . . . . .\nhand0 HP\nbarn0 H\nsupply0 CC\nsupply1 CC";
    let text = first_reason::<TicTacMoo>("{}", herd, 0, has("collect"));
    assert_eq!(text, Text::new("ttm-effect-collect").number("count", 2));
}

#[test]
fn a_theme_names_the_idea_of_a_move() {
    let herds = "6 . . . . . C . .\n4 . . H H . . . .\n3 . . . . . H . .\n2 . P . . . . H .\nhand0 HP\nbarn0 H\nsupply0 CC\nsupply1 CC";
    assert_eq!(theme::<TicTacMoo>("{}", herds, 0, "He4"), Some("tic-tac-moo-theme-herds"));
    let herd = herds.replace("3 . . . . . H . .\n", "");
    assert_eq!(theme::<TicTacMoo>("{}", &herd, 0, "He4"), Some("tic-tac-moo-theme-herd"));
}

/// A chicken on f6 collects two, and twelve are enough.
const TWELVE: &str = "6 . . . H H . . .\n4 . . . . . C . .\n2 . P . . . . . .\nhand0 HS\nbarn0 H\nsupply0 CC\nsupply1 CC\ntaken0 CCCPPPSSHH";
/// The cow on d3 fills a field.
const FIELD: &str =
    "4 . H S C . . . .\n3 . P P . . . . .\n2 . S C H . . . .\nhand0 CS\nbarn0 P\nsupply0 CC\nsupply1 CC";

#[test]
fn a_win_at_the_end_of_the_turn_is_said_first() {
    let collects = Text::new("ttm-effect-collect").number("count", 2);
    let twelve = Text::new("tic-tac-moo-reason-twelve").number("total", 12).text("collects", collects);
    assert_eq!(first_reason::<TicTacMoo>("{}", TWELVE, 0, is("Hf6")), twelve);
    let text = first_reason::<TicTacMoo>("{}", FIELD, 0, is("Cd3"));
    assert_eq!(text, Text::new("tic-tac-moo-reason-full"));
}

#[test]
fn the_prompt_says_that_the_turn_has_to_end_before_a_win_counts() {
    for (position, mv, ask) in [(TWELVE, "Hf6", "ttm-ask-twelve"), (FIELD, "Cd3", "ttm-ask-full")] {
        let mut state = TicTacMoo::from_position(&Default::default(), position).expect("a position");
        assert_eq!(state.scene(Viewer::Spectator).ask.id, "ttm-ask-first");
        state.apply(mv.parse().expect("a move"));
        assert_eq!(state.scene(Viewer::Spectator).ask.id, ask);
    }
}

#[test]
fn a_field_says_what_it_lacks_or_has_too_many_of() {
    let id = |counts| standing(&counts).id;
    assert_eq!(id([2, 2, 2, 1]), "ttm-field-needs");
    assert_eq!(id([2, 2, 2, 2]), "ttm-field-last");
    assert_eq!(id([2, 2, 2, 3]), "ttm-field-full");
    assert_eq!(standing(&[0, 0, 3, 3]), Text::new("ttm-field-excess").number("count", 1));
    let some =
        |species: &'static str, count| Text::new("ttm-some").word("species", species).number("count", count);
    let list = Text::new("ttm-list").text("first", some("C", 1)).text("next", some("S", 2));
    assert_eq!(standing(&[1, 2, 0, 2]), Text::new("ttm-field-needs").text("list", list));
}

/// How many animals a field has, and how many too many for two of each.
fn filled(field: &FieldView) -> (u8, u8) {
    let spare: u8 = field.counts.iter().map(|count| count.saturating_sub(2)).sum();
    (field.counts.iter().sum(), spare.saturating_sub(1))
}

#[test]
fn what_a_reason_claims_is_what_happens() {
    let messages = [
        "effect-win",
        "ttm-effect-collect",
        "tic-tac-moo-reason-field",
        "tic-tac-moo-reason-full",
        "tic-tac-moo-reason-leaves",
        "tic-tac-moo-reason-next",
        "tic-tac-moo-reason-quiet",
        "tic-tac-moo-reason-spoil",
        "tic-tac-moo-reason-twelve",
    ];
    claims::<TicTacMoo>(&messages, |claim| {
        let Claim { state, seat, mv, text, after } = claim;
        let [old, new] = [state, after].map(|state| state.view(Viewer::Spectator));
        let fields = || old.fields.iter().zip(&new.fields);
        let winner = |state: &TicTacMoo| state.end().and_then(End::winner);
        let most = |state: &TicTacMoo, seat: Seat| {
            let count = |mv| i64::from(made(state, mv).collected(seat) - state.collected(seat));
            legal(state).into_iter().map(count).max().unwrap_or(0)
        };
        let is_true = match &text.id[..] {
            "effect-win" => winner(after) == Some(seat),
            "ttm-effect-collect" => {
                claim.number("count") == i64::from(after.collected(seat) - state.collected(seat))
            }
            "tic-tac-moo-reason-twelve" => {
                let total = i64::from(after.collected(seat));
                let next = crate::scenic::likely(after.clone());
                let wins = |mv| winner(&made(&next, mv)) == Some(seat);
                total >= 12 && claim.number("total") == total && legal(&next).into_iter().all(wins)
            }
            "tic-tac-moo-reason-full" => new.fields.iter().any(|field| {
                field.owner == seat && filled(field) == (9, 0) && field.counts.iter().all(|count| *count > 1)
            }),
            "tic-tac-moo-reason-field" => fields().any(|(old, new)| {
                let free = i64::from(9 - filled(new).0);
                new.owner == seat
                    && filled(new).0 == filled(old).0 + 1
                    && filled(new).1 == 0
                    && free == claim.number("count")
            }),
            "tic-tac-moo-reason-spoil" => fields().any(|(old, new)| {
                new.owner != seat && (filled(new).0 < filled(old).0 || filled(new).1 > filled(old).1)
            }),
            "tic-tac-moo-reason-next" => {
                after.turn() == Turn::Seat(seat) && most(after, seat) == claim.number("count")
            }
            "tic-tac-moo-reason-quiet" => {
                let is_shut_out = |next: TicTacMoo| {
                    next.turn() == Turn::Seat(seat.other()) && most(&next, seat.other()) == 0
                };
                after.turn() == Turn::Seat(seat)
                    && legal(after).into_iter().any(|mv| is_shut_out(rolled_on(made(after, mv), 0)))
            }
            _ => {
                let next = claim.next();
                next.turn() == Turn::Seat(seat.other()) && most(&next, seat.other()) == claim.number("count")
            }
        };
        assert!(is_true, "{mv}: {text:?}\n{}", state.position());
    });
}
