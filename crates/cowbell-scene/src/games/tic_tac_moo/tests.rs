//! What the scenes of Tic Tac Moo promise is what happens; its hints and themes say why.

use cowbell_catalog::games::TicTacMoo;

use crate::games::tests::{ending, first_reason, has, theme};
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
