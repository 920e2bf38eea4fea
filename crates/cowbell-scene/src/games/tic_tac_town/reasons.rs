//! What speaks for a die on a space (the player's own cards), for a roll, and for a pile. Cards of others stay out of it.

use cowbell_catalog::games::TicTacTown;
use cowbell_catalog::games::tic_tac_town::{Act, Card, Die, Move, Phase, View};
use cowbell_rules::{Game, Seat, Viewer};

use super::choices::lacking;
use super::table::card_text;
use crate::reason::Reason;
use crate::scenic::made;
use crate::text::Text;

/// What is worth saying only if nothing better speaks for a move.
const LITTLE: f32 = 0.3;

pub(super) fn reasons(state: &TicTacTown, seat: Seat, mv: Move) -> Vec<Reason> {
    let view = state.view(Viewer::Seat(seat));
    match mv.act() {
        Act::Place(..) => placing(state, seat, mv),
        Act::Keep => {
            let count = possible(&view, seat);
            let text = Text::new("tic-tac-town-reason-roll").number("count", count as i64);
            vec![Reason::new("roll", count as f32, text)]
        }
        Act::Reroll => {
            let count = possible(&view, seat);
            if count == held(&view, seat).count() {
                return Vec::new();
            }
            let text = Text::new("tic-tac-town-reason-reroll").number("count", count as i64);
            vec![Reason::new("reroll", (5 - count.min(4)) as f32, text)]
        }
        Act::Pile(kind) if state.fulfilled(seat, kind) % 3 == 2 => {
            vec![Reason::new("bonus", 3.0, Text::new("tic-tac-town-reason-third"))]
        }
        Act::Pile(kind) => {
            let text = Text::new("tic-tac-town-reason-worth").number("points", kind.points());
            vec![Reason::new("points", f32::from(kind.points()), text)]
        }
    }
}

fn placing(state: &TicTacTown, seat: Seat, mv: Move) -> Vec<Reason> {
    let after = made(state, mv);
    let mut reasons = Vec::new();
    let points = after.score(seat) - state.score(seat);
    if points > 0 {
        let text = Text::new("tic-tac-town-reason-points").number("points", points);
        reasons.push(Reason::gain("fulfil", 1.5 * points as f32, text));
    }
    let cards = |view: &View| held(view, seat).fold(0, |all, card| all | card.bit());
    let before = cards(&state.view(Viewer::Seat(seat)));
    let can_be = state.in_reach(before);
    if can_be == [0; 3] {
        let text = Text::new("tic-tac-town-reason-idle").number("count", before.count_ones());
        reasons.push(Reason::new("idle", LITTLE, text));
    }
    if after.phase() != Phase::Place {
        return reasons;
    }
    let then = after.view(Viewer::Seat(seat));
    let own = cards(&then);
    let [near, closer, far] = after.in_reach(own);
    let best = |cards| {
        held(&then, seat).filter(|card| card.bit() & cards != 0).max_by_key(|card| card.kind().points())
    };
    if let Some(card) = best(near) {
        let worth: u8 =
            held(&then, seat).filter(|card| card.bit() & near != 0).map(|card| card.kind().points()).sum();
        let text = Text::new("tic-tac-town-reason-near").text("card", card_text(card));
        reasons.push(Reason::new("near", 0.6 * f32::from(worth), text));
    }
    if let Some(card) = best(closer & can_be[2]) {
        let text = Text::new("tic-tac-town-reason-start").text("card", card_text(card));
        reasons.push(Reason::new("start", LITTLE * f32::from(card.kind().points()), text));
    }
    let count = (near | closer | far).count_ones();
    if count > 0 {
        let text =
            Text::new("tic-tac-town-reason-open").number("count", count).number("all", own.count_ones());
        reasons.push(Reason::new("open", LITTLE * count as f32, text));
    }
    if lacking(&after).next().is_none() {
        reasons.push(Reason::new("shut", 0.8, Text::new("tic-tac-town-reason-shut")));
    }
    reasons
}

/// The cards that a seat holds and knows.
pub(super) fn held(view: &View, seat: Seat) -> impl Iterator<Item = Card> {
    view.seats[seat.index()].hand.iter().filter_map(|lying| lying.card)
}

/// How many of a seat's cards three dice of the pool could fulfil.
fn possible(view: &View, seat: Seat) -> usize {
    let dice = &view.pool;
    let others = |taken: &[usize]| {
        let taken = taken.to_vec();
        (0..dice.len()).filter(move |index| !taken.contains(index))
    };
    let is_possible = |card: &Card| {
        let triples = others(&[])
            .flat_map(|one| others(&[one]).map(move |two| [one, two]))
            .flat_map(|[one, two]| others(&[one, two]).map(move |three| [one, two, three]));
        let pattern = card.pattern();
        triples.into_iter().any(|triple| pattern.is_fulfilled(triple.map(|index| -> Die { dice[index] })))
    };
    held(view, seat).filter(is_possible).count()
}
