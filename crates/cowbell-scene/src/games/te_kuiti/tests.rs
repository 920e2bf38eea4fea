//! What the scenes of Te Kuiti promise is what happens; its hints and themes say why.

use cowbell_catalog::games::TeKuiti;
use cowbell_catalog::games::te_kuiti::{Kind, Move, Pen};
use cowbell_rules::{Game, Turn, Viewer};

use super::reasons::shut;
use crate::games::tests::{Claim, choices, claims, ending, first_reason, is, sum, theme};
use crate::packed::Packed;
use crate::scene::Scene;
use crate::scenic::{Scenic, made};
use crate::text::Text;

const DUEL: &str = r#"{"first-shepherd":0,"rounds":1}"#;
/// A pen that one fence would close.
const PEN: &str = "phase place 1\n1n +---+   +   +   +   +\n1 | ? ? ? ? ?\n1s +---+   +   +   +   +";
/// The match of the open sheep has been seen.
const SEEN: &str = "5 J S ? ? ?\n3 ? S* ? ? ?\nphase flip";

/// The final phase: every open tile is face up, and two of them match.
const FINAL: &str = "5n +---+---+---+---+---+\n5 |? ? ? ? ? |\n4 |? ? ? ? ? |\n3n +---+---+---+---+---+\n3 . . . . .\n2 S* . . . S*\n1 . . . . J*\nphase flip\nfinal true";

fn at(position: &str) -> TeKuiti {
    TeKuiti::from_position(&serde_json::from_str(DUEL).expect("options"), position).expect("a position")
}

#[test]
fn choices_promise_the_tiles_that_are_fenced_in_or_freed() {
    let mut seen = 0;
    choices::<TeKuiti>(|state, _, choice, after| {
        // What a flip shows has to be remembered or found out, so it is not a certain effect.
        if choice.mv.starts_with("flip") {
            return assert!(choice.effects.is_empty());
        }
        let [old, new] = [state, after].map(|state| state.view(Viewer::Spectator));
        let promised = sum(choice, &["enclose"]) - sum(choice, &["open"]);
        // A new round begins with an empty field.
        if old.round == new.round {
            assert_eq!(promised, new.enclosed.len() as i32 - old.enclosed.len() as i32, "{}", choice.mv);
        }
        let has = |kind: &str| choice.effects.iter().any(|effect| effect.kind == kind);
        assert_eq!(has("round"), old.round != new.round, "{}", choice.mv);
        assert_eq!(has("win"), after.turn() == Turn::Over, "{}", choice.mv);
        seen += promised.abs();
    });
    assert!(seen > 0);
}

/// Sixty fences differ only in their edge: they are sent as one pattern, and arrive as they were.
#[test]
fn fences_share_a_pattern() {
    let state = TeKuiti::from_position(&Default::default(), "phase place 2").expect("a position");
    let Turn::Seat(seat) = state.turn() else { panic!("a seat is to move") };
    let Scene { buttons, choices, .. } = state.scene(Viewer::Seat(seat));
    let packed = Packed::new(buttons.clone(), choices.clone()).expect("there is something to do");
    assert_eq!((choices.len(), packed.patterns.len()), (60, 1));
    assert_eq!(packed.unpack(), Ok((buttons, choices)));
}

#[test]
fn the_last_move_of_a_turn_is_known() {
    assert_eq!(ending::<TeKuiti>("{}", "phase place 2"), ["", "f"]);
    assert_eq!(ending::<TeKuiti>("{}", "phase place 1"), ["f", ""]);
    assert_eq!(ending::<TeKuiti>("{}", "phase flip"), ["", "f"], "where a flip leads is not shown");
}

#[test]
fn a_pair_in_sight_is_shown_until_it_is_taken() {
    let state = at(FINAL);
    let Turn::Seat(seat) = state.turn() else { panic!("a seat is to move") };
    let scene = state.scene(Viewer::Seat(seat));
    assert_eq!(scene.ask.id, "tek-ask-end");
    assert_eq!(scene.areas[0].tags, ["final"]);
    let pair = scene.groups.iter().find(|group| group.kind == "pair").expect("a pair");
    assert_eq!(pair.at, ["a2", "e2"]);
    let end = scene.choices.iter().find(|choice| choice.mv == "end").expect("the turn may be ended");
    assert!(end.effects.iter().any(|effect| effect.kind == "leave" && effect.at == pair.at));
    // Then every open tile is face up.
    let last = made(&state, Move::End).scene(Viewer::Seat(seat));
    assert_eq!(
        (&last.ask.id[..], &last.areas[0].tags[..]),
        ("tek-ask-last", &["final".into(), "last".into()][..])
    );
}

#[test]
fn a_hint_says_what_the_best_move_has_over_the_others() {
    let text = first_reason::<TeKuiti>(DUEL, PEN, 0, is("fence a1e"));
    assert_eq!(text, Text::new("tek-effect-enclose").number("count", 1));
    let text = first_reason::<TeKuiti>(DUEL, SEEN, 1, is("flip b5"));
    assert_eq!(text, Text::new("te-kuiti-reason-pair"));
}

#[test]
fn a_theme_names_the_idea_of_a_move() {
    assert_eq!(theme::<TeKuiti>(DUEL, PEN, 0, "fence a1e"), Some("te-kuiti-theme-shut"));
    assert_eq!(theme::<TeKuiti>(DUEL, PEN, 0, "fence c3n"), Some("te-kuiti-theme-build"));
    assert_eq!(theme::<TeKuiti>(DUEL, SEEN, 1, "flip b5"), Some("te-kuiti-theme-pair"));
    assert_eq!(theme::<TeKuiti>(DUEL, SEEN, 1, "flip c5"), Some("te-kuiti-theme-partner"));
}

#[test]
fn what_a_reason_claims_is_what_happens() {
    let messages = [
        "effect-win",
        "tek-effect-collect",
        "tek-effect-enclose",
        "tek-effect-open",
        "te-kuiti-reason-chance",
        "te-kuiti-reason-gap",
        "te-kuiti-reason-new",
        "te-kuiti-reason-pair",
        "te-kuiti-reason-pen",
        "te-kuiti-reason-seen",
        "te-kuiti-reason-threat",
    ];
    claims::<TeKuiti>(&messages, |claim| {
        let Claim { state, seat, mv, text, after } = claim;
        let [old, new] = [state, after].map(|state| state.view(Viewer::Spectator));
        // A new round begins with an empty field.
        let is_same_round = old.round == new.round;
        let enclosed = new.enclosed.len() as i64 - old.enclosed.len() as i64;
        let then = match mv {
            Move::Fence(edge) => state.fences().with(edge),
            Move::Unfence(edge) => state.fences().without(edge),
            _ => state.fences(),
        };
        let left = then.open() & state.tiles();
        let is_seen = |cell| state.tile(cell).is_some();
        let is_true = match (&text.id[..], mv) {
            ("effect-win", _) => after.standing().is_some_and(|standing| standing.is_first(seat)),
            ("tek-effect-collect", _) => {
                let gone = state.tiles().count_ones() as i64 - after.tiles().count_ones() as i64;
                !is_same_round || gone == claim.number("count")
            }
            ("tek-effect-enclose", _) => !is_same_round || enclosed == claim.number("count"),
            ("tek-effect-open", _) => !is_same_round || -enclosed == claim.number("count"),
            ("te-kuiti-reason-pen" | "te-kuiti-reason-gap", _) => {
                let missing = claim.number("missing");
                let can_go_on =
                    is_same_round && (!state.is_last_turn() || missing < i64::from(state.to_place()));
                let is_this = |pen: &Pen| {
                    let count = (left & !shut(then, pen).open()).count_ones();
                    i64::from(count) == claim.number("count") && i64::from(pen.missing(then)) == missing
                };
                can_go_on && missing <= i64::from(after.stock()) && Pen::all().any(|pen| is_this(&pen))
            }
            ("te-kuiti-reason-threat", Move::Flip(cell)) => Pen::all().any(|pen| {
                let fences = i64::from(pen.missing(then));
                fences == claim.number("missing") && shut(then, &pen).open() & cell.bit() == 0
            }),
            ("te-kuiti-reason-pair", Move::Flip(cell)) => {
                let taken = new.taken.len() > old.taken.len();
                let kind = state.tile(cell).expect("a tile that was seen").kind;
                let up = after.sheep(kind) & after.face_up() & after.open();
                taken || !is_same_round || up.count_ones() > 1
            }
            ("te-kuiti-reason-seen", Move::Flip(cell)) => {
                let kind = state.tile(cell).expect("a tile that was seen").kind;
                (state.sheep(kind) & state.open()).count_ones() > 1
            }
            ("te-kuiti-reason-chance", Move::Flip(cell)) => {
                let kinds = Kind::SHEEP.into_iter().filter(|kind| state.sheep(*kind) & state.face_up() != 0);
                let unseen: i64 = Kind::ALL.iter().map(|kind| i64::from(state.unseen(*kind))).sum();
                !is_seen(cell)
                    && claim.number("all") == unseen
                    && kinds.into_iter().any(|kind| i64::from(state.unseen(kind)) == claim.number("count"))
            }
            ("te-kuiti-reason-new", Move::Flip(cell)) => !is_seen(cell),
            _ => false,
        };
        assert!(is_true, "{mv}: {text:?}\n{}", state.position());
    });
}
