//! What the scenes of Kuhlorado promise is what happens; its hints and themes say why.

use cowbell_catalog::games::Kuhlorado;
use cowbell_catalog::games::kuhlorado::{Again, Cell, Cells, Chance, Kind, Symbol, areas, each};
use cowbell_rules::{Game, Seat, Turn, Viewer};

use super::choices::listed;
use super::table::named;
use crate::games::tests::{Claim, choices, claims, ending, first_reason, has, is, sum};
use crate::scenic::{Scenic, legal, made};
use crate::text::{Arg, Text};

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

#[test]
fn a_roll_that_fits_nowhere_says_that_keeping_it_means_passing() {
    let mut seen = [false; 2];
    choices::<Kuhlorado>(|state, _, choice, after| {
        if choice.mv == "keep" {
            let is_stuck = legal(after).iter().any(|mv| mv.kind() == Kind::Pass);
            let ask = if is_stuck { "kuh-ask-nowhere" } else { "kuh-ask-reroll" };
            assert_eq!(state.scene(Viewer::Spectator).ask.id, ask);
            assert_eq!(choice.label.id == "kuh-button-keep-pass", is_stuck);
            assert_eq!(has("stuck")(choice), is_stuck);
            seen[usize::from(is_stuck)] = true;
        }
    });
    assert_eq!(seen, [true; 2]);
    let nowhere = "x f8 a6 c4 e3\no d7 g5 h4 c1\ndice 33\nphase reroll";
    let text = first_reason::<Kuhlorado>(r#"{"sheet":"K01","starter":0}"#, nowhere, 0, is("reroll both"));
    assert_eq!(text.id, "kuhlorado-reason-nowhere");
}

/// How far a seat is ahead in the meadow or at the trough that a text names.
fn lead(state: &Kuhlorado, seat: Seat, text: &Text) -> (i32, u8) {
    let view = state.view(Viewer::Spectator);
    let mut all = view.meadows.iter().chain(&view.troughs);
    let is_named = |name: &Text| matches!(text.args.get("where"), Some(Arg::Text(place)) if **place == *name);
    let contest = all.find(|contest| is_named(&named(contest))).expect("a meadow or a trough");
    let [own, other] = [seat, seat.other()].map(|seat| i32::from(contest.marks[seat.index()]));
    (own - other, contest.points)
}

/// Whether it is so that `text` speaks for the marks that lead from one state to the other.
fn is_true(state: &Kuhlorado, seat: Seat, text: &Text, after: &Kuhlorado) -> bool {
    let number = |key: &str| match text.args.get(key) {
        Some(Arg::Number(number)) => *number,
        _ => 0,
    };
    let leads = || [state, after].map(|state| lead(state, seat, text).0);
    let has_area = |size: i64| {
        let is_new = |area: &Cells| area & !state.marks(seat) != 0 && i64::from(area.count_ones()) == size;
        areas(after.marks(seat)).any(|area| is_new(&area) && size > 1)
    };
    let points = |state: &Kuhlorado| i32::from(state.score()[seat.index()].areas);
    match &text.id[..] {
        "effect-win" => after.standing().is_some_and(|standing| standing.is_first(seat)),
        "kuhlorado-reason-lead" => {
            let points = i64::from(lead(after, seat, text).1);
            matches!(leads(), [old, new] if old <= 0 && new > 0) && points == number("points")
        }
        "kuhlorado-reason-level" => matches!(leads(), [old, 0] if old < 0),
        "kuhlorado-reason-secure" => matches!(leads(), [old, new] if old > 0 && new > old),
        "kuhlorado-reason-catch" => matches!(leads(), [old, new] if new < 0 && new > old),
        "kuh-effect-area" => {
            let gained = points(after) - points(state);
            let said = matches!(text.args.get("points"), Some(Arg::Word(word)) if word.parse().is_ok_and(|points: i32| (1..=gained).contains(&points)));
            said && has_area(number("size"))
        }
        "kuhlorado-reason-grow" => {
            points(after) == points(state) && has_area(number("size")) && number("goal") > number("size")
        }
        other => panic!("{other} is not about marks"),
    }
}

#[test]
fn what_a_reason_claims_is_what_happens() {
    let messages = [
        "effect-win",
        "kuh-effect-area",
        "kuhlorado-reason-catch",
        "kuhlorado-reason-for-cow",
        "kuhlorado-reason-fresh",
        "kuhlorado-reason-grow",
        "kuhlorado-reason-lead",
        "kuhlorado-reason-level",
        "kuhlorado-reason-nowhere",
        "kuhlorado-reason-secure",
        "kuhlorado-reason-then",
        "kuhlorado-reason-with-cow",
    ];
    claims::<Kuhlorado>(&messages, |Claim { state, seat, mv, text, after }| {
        let rolled = |symbol| {
            let mut then = after.clone();
            then.settle(Chance::One(symbol));
            legal(&then)
        };
        let kept = match mv.kind() {
            Kind::Reroll(Again::First) => state.dice().map(|dice| dice[1]),
            Kind::Reroll(Again::Second) => state.dice().map(|dice| dice[0]),
            _ => None,
        };
        let is_true = match &text.id[..] {
            "kuhlorado-reason-nowhere" => {
                legal(&made(state, "keep".parse().expect("a move"))).iter().all(|mv| mv.kind() == Kind::Pass)
            }
            // Which roll is better is for the bot to say.
            "kuhlorado-reason-fresh" => mv.kind() == Kind::Reroll(Again::Both),
            "kuhlorado-reason-with-cow" => kept == Some(Symbol::Cow),
            "kuhlorado-reason-for-cow" => {
                let is_pair = |kind: Kind| matches!(kind, Kind::Mark(cells) if each(cells).count() == 2);
                kept.is_some() && rolled(Symbol::Cow).iter().any(|mv| is_pair(mv.kind()))
            }
            "kuhlorado-reason-then" => legal(after).into_iter().any(|next| {
                let Kind::Mark(cells) = next.kind() else { return false };
                let cells = listed(&each(cells).collect::<Vec<Cell>>());
                let [said, reason] = ["cells", "reason"].map(|key| match text.args.get(key) {
                    Some(Arg::Text(text)) => &**text,
                    _ => panic!("{key} is missing"),
                });
                *said == cells && is_true(after, seat, reason, &made(after, next))
            }),
            _ => is_true(state, seat, text, after),
        };
        assert!(is_true, "{mv}: {text:?}\n{}", state.position());
    });
}
