//! The effects that a choice announces are what happens when it is played.

use cowbell_catalog::games::{Kuhlorado, Mow, TeKuiti, TicTacMoo, TicTacTown};
use cowbell_rules::{Game, Seat, Turn, Viewer};

use crate::packed::Packed;
use crate::scene::{Choice, Scene};
use crate::scenic::Scenic;
use crate::tests::matches;
use crate::text::Text;

/// Calls `look` with every choice and the state it leads to.
fn choices<G: Scenic>(mut look: impl FnMut(&G, Seat, &Choice, &G)) {
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

/// The total amount of these kinds of effects.
fn sum(choice: &Choice, kinds: &[&str]) -> i32 {
    choice.effects.iter().filter(|effect| kinds.contains(&&*effect.kind)).map(|effect| effect.amount).sum()
}

#[test]
fn kuhlorado_promises_the_points_that_come() {
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
fn tic_tac_town_promises_the_points_that_come() {
    let mut seen = 0;
    choices::<TicTacTown>(|state, seat, choice, after| {
        let points = sum(choice, &["fulfil", "bonus"]);
        assert_eq!(points, after.score(seat) - state.score(seat), "{}", choice.mv);
        let lying = |state: &TicTacTown| state.view(Viewer::Spectator).dice.len();
        let ends = lying(state) > lying(after);
        assert_eq!(choice.effects.iter().any(|effect| effect.kind == "end"), ends, "{}", choice.mv);
        seen += points;
    });
    assert!(seen > 0);
}

#[test]
fn a_card_is_near_when_a_die_of_the_pool_would_do() {
    let mut seen = [false; 2];
    matches::<TicTacTown>(|game| {
        let Turn::Seat(seat) = game.state().turn() else { return };
        let scene: Scene = game.state().scene(Viewer::Seat(seat));
        for card in scene.pieces.iter().filter(|piece| piece.at.starts_with(&format!("hand{seat}."))) {
            let is_near = card.tags.iter().any(|tag| tag == "near");
            assert_eq!(is_near, card.tags.iter().any(|tag| tag == "lacks1"), "{}", card.face);
            let effects = scene.choices.iter().flat_map(|choice| &choice.effects);
            let can_be_fulfilled = effects.into_iter().any(|effect| effect.at.contains(&card.id));
            if scene.phase == "place" {
                assert_eq!(is_near, can_be_fulfilled, "{}", card.face);
                seen[usize::from(is_near)] = true;
            }
        }
    });
    assert_eq!(seen, [true; 2]);
}

#[test]
fn a_card_says_how_many_dice_it_lacks() {
    let options = serde_json::from_str("{\"seats\":2,\"starter\":0}").expect("options");
    // C04 wants red, blue and green in a line.
    let lacking = |board: &str, pool: &str| {
        let position = format!("{board}pool {pool}\nhand0 C04 S21 S01 E01");
        let state = TicTacTown::from_position(&options, &position).expect("a position");
        let scene = state.scene(Viewer::Seat(Seat(0)));
        let card = scene.pieces.iter().find(|piece| piece.at == "hand0.0").expect("a card");
        let tags = card.tags.iter().filter_map(|tag| tag.strip_prefix("lacks"));
        tags.map(|count| count.parse::<u8>().expect("a number")).next()
    };
    assert_eq!(lacking("", "R126 B336 G145 Y255"), Some(3));
    assert_eq!(lacking("2 R1 .. ..\n", "R26 B336 G145 Y255"), Some(2));
    assert_eq!(lacking("2 R1 B3 ..\n", "R26 B36 G145 Y255"), Some(1));
    // The only green dice lie where they block each other.
    assert_eq!(lacking("3 G1 G4 G5\n2 R1 R2 R6\n1 .. .. ..\n", "B336 Y255"), Some(0));
}

#[test]
fn te_kuiti_promises_the_tiles_that_are_fenced_in_or_freed() {
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

#[test]
fn mow_promises_where_a_cow_stands_and_the_flies_of_its_herd() {
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
fn mow_leaves_a_slowpoke_where_it_was_laid_and_says_who_is_next() {
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

/// The moves of a position by their first letters: those that end the turn, and the others.
fn ending<G: Scenic>(options: &str, position: &str) -> [String; 2] {
    let options = serde_json::from_str(options).expect("options");
    let state = G::from_position(&options, position).expect("a position");
    let Turn::Seat(seat) = state.turn() else { panic!("a seat is to move") };
    let choices = state.scene(Viewer::Seat(seat)).choices;
    [true, false].map(|ends| {
        let moves = choices.iter().filter(|choice| choice.ends == ends).map(|choice| &choice.mv[..1]);
        moves.collect::<std::collections::BTreeSet<_>>().into_iter().collect()
    })
}

#[test]
fn the_last_move_of_a_turn_is_known() {
    let both = |one: &str, two: &str| [one.to_string(), two.to_string()];
    let farm = "2 . C . . . . . .\nbarn0 C\nsupply0 CPSH\nhand1 CC\nbarn1 C\nsupply1 CPSH";
    assert_eq!(ending::<TicTacMoo>("{}", &format!("{farm}\nhand0 HP")), both("", "HP"));
    assert_eq!(ending::<TicTacMoo>("{}", &format!("{farm}\nhand0 H\nphase second")), both("H", ""));
    let sheet = r#"{"sheet":"K01","starter":0}"#;
    assert_eq!(ending::<Kuhlorado>(sheet, "dice 34\nphase reroll"), both("", "kr"), "keep, reroll");
    assert_eq!(ending::<Kuhlorado>(sheet, "dice 11"), both("abcdefh", ""), "the columns that have a 1");
    assert_eq!(ending::<TeKuiti>("{}", "phase place 2"), both("", "f"));
    assert_eq!(ending::<TeKuiti>("{}", "phase place 1"), both("f", ""));
    assert_eq!(ending::<TeKuiti>("{}", "phase flip"), both("", "f"), "where a flip leads is not shown");
    let herd = ending::<Mow>(r#"{"seats":3}"#, "herd 6.1 7.2\nhand0 8.3\ndeck 2.0");
    assert_eq!(herd, both("8", "t"), "the player who takes the herd starts the next one");
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
