//! What the scenes of Tic Tac Town promise is what happens; its hints and themes say why.

use cowbell_catalog::games::TicTacTown;
use cowbell_catalog::games::tic_tac_town::{Act, Card, Die};
use cowbell_rules::{Game, Seat, Turn, Viewer};

use super::choices::lines;
use super::reasons::held;
use super::table::card_text;
use crate::games::tests::{Claim, choices, claims, first_reason, has, sum};
use crate::scene::Scene;
use crate::scenic::{Scenic, legal, made};
use crate::tests::matches;
use crate::text::{Arg, Text};

#[test]
fn choices_promise_the_points_that_come() {
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
fn a_hint_says_what_the_best_move_has_over_the_others() {
    let line = "2 R1 B3 ..\npool R26 B36 G145 Y255\nhand0 C04 S06 S12 E14";
    let text = first_reason::<TicTacTown>(r#"{"seats":2,"starter":0}"#, line, 0, has("fulfil"));
    assert_eq!(text, Text::new("tic-tac-town-reason-points").number("points", 1));
}

#[test]
fn what_a_reason_claims_is_what_happens() {
    let messages = ["idle", "near", "open", "points", "reroll", "roll", "shut", "start", "third", "worth"];
    let messages = messages.map(|word| format!("tic-tac-town-reason-{word}"));
    claims::<TicTacTown>(&messages.each_ref().map(|id| &id[..]), |claim| {
        let Claim { state, seat, mv, text, after } = claim;
        let hand = |state: &TicTacTown| held(&state.view(Viewer::Seat(seat)), seat).collect::<Vec<_>>();
        // Any player's die fulfils cards of all players, so the next player shows what one more die would do.
        let next = || legal(after).into_iter().map(|mv| made(after, mv));
        let dice: Vec<Die> = state.view(Viewer::Seat(seat)).pool;
        let can_fulfil = |card: &Card| {
            let (pattern, count) = (card.pattern(), dice.len());
            (0..count.pow(3)).any(|number| {
                let [one, two, three] = [number % count, number / count % count, number / count / count];
                let are_three = one != two && two != three && one != three;
                are_three && pattern.is_fulfilled([one, two, three].map(|index| dice[index]))
            })
        };
        let possible = || hand(state).iter().filter(|card| can_fulfil(card)).count() as i64;
        let is_true = match (&text.id["tic-tac-town-reason-".len()..], mv.act()) {
            ("points", _) => claim.number("points") == i64::from(after.score(seat) - state.score(seat)),
            ("near", _) => {
                let is_held = hand(after).into_iter().any(|card| Some(&card_text(card)) == said_card(text));
                is_held && next().any(|then| then.score(seat) > after.score(seat))
            }
            // The fewest dice that a card lacks, found by trying all of them.
            ("start", _) => hand(after).into_iter().any(|card| {
                Some(&card_text(card)) == said_card(text)
                    && fewest(after, card) == Some(2)
                    && fewest(state, card) == Some(3)
            }),
            ("open", _) => {
                let open = hand(after).into_iter().filter(|card| fewest(after, *card).is_some()).count();
                claim.number("count") == open as i64 && claim.number("all") == hand(after).len() as i64
            }
            ("idle", _) => {
                claim.number("count") == hand(state).len() as i64
                    && hand(state).into_iter().all(|card| fewest(state, card).is_none())
            }
            ("shut", _) => {
                let is_same = |then: &TicTacTown, seat: Seat| then.score(seat) == after.score(seat);
                next().all(|then| Seat::all(state.seats()).all(|seat| is_same(&then, seat)))
            }
            ("roll", Act::Keep) => claim.number("count") == possible(),
            ("reroll", Act::Reroll) => {
                claim.number("count") == possible() && possible() < hand(state).len() as i64
            }
            ("third", Act::Pile(kind)) => state.fulfilled(seat, kind) % 3 == 2,
            ("worth", Act::Pile(kind)) => claim.number("points") == i64::from(kind.points()),
            _ => false,
        };
        assert!(is_true, "{mv}: {text:?}\n{}", state.position());
    });
}

/// The card that a text names.
fn said_card(text: &Text) -> Option<&Text> {
    match text.args.get("card") {
        Some(Arg::Text(card)) => Some(card),
        _ => None,
    }
}

/// The fewest dice of the pool that fulfil a card in some line.
fn fewest(state: &TicTacTown, card: Card) -> Option<usize> {
    fn fits(line: [Option<Die>; 3], pool: &[Die], card: Card) -> bool {
        let Some(gap) = line.iter().position(Option::is_none) else {
            return card.pattern().is_fulfilled(line.map(|die| die.expect("a whole line")));
        };
        (0..pool.len()).any(|index| {
            let (mut line, mut rest) = (line, pool.to_vec());
            line[gap] = Some(rest.remove(index));
            fits(line, &rest, card)
        })
    }
    let pool = state.view(Viewer::Spectator).pool;
    let found = lines(state.side()).map(|line| line.map(|cell| state.die(cell)));
    let lacking = |line: &[Option<Die>; 3]| line.iter().filter(|die| die.is_none()).count();
    found.filter(|line| lacking(line) > 0 && fits(*line, &pool, card)).map(|line| lacking(&line)).min()
}
