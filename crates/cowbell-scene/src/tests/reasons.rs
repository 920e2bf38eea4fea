//! Reasons say where a move is ahead of others, and themes what it is about; neither says what the seat cannot know.

use cowbell_catalog::games::{Kuhlorado, Mow, TeKuiti, TicTacMoo, TicTacTown};
use cowbell_rules::{Seat, Turn, Viewer, quick};

use super::matches;
use crate::reason::reasons;
use crate::scene::Choice;
use crate::scenic::{Scenic, legal};
use crate::text::Text;

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

/// The first reason for the first move that `is_best` over the first moves that are not.
fn first<G: Scenic>(options: &str, position: &str, seat: u8, is_best: impl Fn(&Choice) -> bool) -> Text {
    let options = serde_json::from_str(options).expect("options");
    let state = G::from_position(&options, position).expect("a position");
    let scene = state.scene(Viewer::Seat(Seat(seat)));
    let (best, rest): (Vec<Choice>, Vec<Choice>) = scene.choices.into_iter().partition(is_best);
    let moves: Vec<G::Move> =
        best.iter().take(1).chain(&rest).map(|choice| choice.mv.parse().ok().expect("a move")).collect();
    reasons(&state, Seat(seat), &moves).into_iter().next().expect("a reason")
}

#[test]
fn a_hint_says_what_the_best_move_has_over_the_others() {
    let has =
        |kind: &'static str| move |choice: &Choice| choice.effects.iter().any(|effect| effect.kind == kind);
    let is = |mv: &'static str| move |choice: &Choice| choice.mv == mv;

    let herd =
        "6 . . . . . C . .\n4 . . H H . . . .\n2 . P . . . . . .\nhand0 HP\nbarn0 H\nsupply0 CC\nsupply1 CC";
    let text = first::<TicTacMoo>("{}", herd, 0, has("collect"));
    assert_eq!(text, Text::new("ttm-effect-collect").number("count", 2));

    let lead = first::<Kuhlorado>(r#"{"sheet":"K01","starter":0}"#, "x a8 b6\no c6\ndice c3", 0, has("lead"));
    assert_eq!(lead.id, "kuhlorado-reason-lead");

    let pen = "phase place 1\n1n +---+   +   +   +   +\n1 | ? ? ? ? ?\n1s +---+   +   +   +   +";
    let options = r#"{"first-shepherd":0,"rounds":1}"#;
    let text = first::<TeKuiti>(options, pen, 0, is("fence a1e"));
    assert_eq!(text, Text::new("tek-effect-enclose").number("count", 1));
    let text = first::<TeKuiti>(options, "5 J S ? ? ?\n3 ? S* ? ? ?\nphase flip", 1, is("flip b5"));
    assert_eq!(text, Text::new("te-kuiti-reason-pair"));

    let line = "2 R1 B3 ..\npool R26 B36 G145 Y255\nhand0 C04 S06 S12 E14";
    let text = first::<TicTacTown>(r#"{"seats":2,"starter":0}"#, line, 0, has("fulfil"));
    assert_eq!(text, Text::new("tic-tac-town-reason-points").number("points", 1));

    let cows = "herd 7.1 9.0 11.0\nhand0 5.0 8.1 10.2 13.1 14.0\ndeck 1.0 3.0 15.0 12.2";
    let text = first::<Mow>(r#"{"seats":3,"first-starter":0}"#, cows, 0, is("13.1"));
    // The 14 would shut the 13 out.
    assert_eq!(text, Text::new("mow-reason-still").number("count", 2));
}

#[test]
fn a_theme_names_the_idea_of_a_move() {
    fn theme<G: Scenic>(options: &str, position: &str, seat: u8, mv: &str) -> Option<&'static str> {
        let options = serde_json::from_str(options).expect("options");
        let state = G::from_position(&options, position).expect("a position");
        let mv = state.read_move(mv).expect("a legal move");
        state.theme(Seat(seat), mv)
    }
    let herds = "6 . . . . . C . .\n4 . . H H . . . .\n3 . . . . . H . .\n2 . P . . . . H .\nhand0 HP\nbarn0 H\nsupply0 CC\nsupply1 CC";
    assert_eq!(theme::<TicTacMoo>("{}", herds, 0, "He4"), Some("tic-tac-moo-theme-herds"));
    let herd = herds.replace("3 . . . . . H . .\n", "");
    assert_eq!(theme::<TicTacMoo>("{}", &herd, 0, "He4"), Some("tic-tac-moo-theme-herd"));

    let duel = r#"{"first-shepherd":0,"rounds":1}"#;
    let pen = "phase place 1\n1n +---+   +   +   +   +\n1 | ? ? ? ? ?\n1s +---+   +   +   +   +";
    assert_eq!(theme::<TeKuiti>(duel, pen, 0, "fence a1e"), Some("te-kuiti-theme-shut"));
    assert_eq!(theme::<TeKuiti>(duel, pen, 0, "fence c3n"), Some("te-kuiti-theme-build"));
    let seen = "5 J S ? ? ?\n3 ? S* ? ? ?\nphase flip";
    assert_eq!(theme::<TeKuiti>(duel, seen, 1, "flip b5"), Some("te-kuiti-theme-pair"));
    assert_eq!(theme::<TeKuiti>(duel, seen, 1, "flip c5"), Some("te-kuiti-theme-partner"));

    let cows = "herd 2.1 9.0 14.0\nhand0 5.0 15.0 13.1 8.0 10.2\ndeck 1.0 3.0 12.2";
    let three = r#"{"seats":3,"first-starter":0}"#;
    assert_eq!(theme::<Mow>(three, cows, 0, "15.0"), Some("mow-theme-squeeze"));
    assert_eq!(theme::<Mow>(three, cows, 0, "take"), Some("mow-theme-take"));
}
