//! Log entries of Tic Tac Town in words: dice rolled and placed, cards drawn and fulfilled.

use cowbell_rules::Seat;
use cowbell_tic_tac_town::{Card, Cell, Colour, Die, Kind as Back, View};
use smol_str::format_smolstr;

use super::table::{card_text, die_text, face, pool, tag};
use crate::entry::{Change, Motion};
use crate::text::{Text, Word};

pub(super) fn placed(view: &View, then: &View, seat: Seat, die: Die, cell: Cell) -> (Text, Vec<Change>) {
    let from = pool(view).find(|(_, other)| *other == die).map_or(0, |(slot, _)| slot);
    let mut changes = vec![Change::new(Motion::Place, die, format_args!("pool.{from}"), cell)];
    let mut results = Vec::new();
    for (owner, (old, new)) in view.seats.iter().zip(&then.seats).enumerate() {
        let owner = Seat(owner as u8);
        let fulfilled: Vec<Card> = new.done.iter().copied().filter(|card| !old.done.contains(card)).collect();
        let (mut stay, mut faces) = (new.hand.iter().peekable(), fulfilled.clone());
        for (slot, back) in old.hand.iter().enumerate().filter(|(_, back)| stay.next_if_eq(back).is_none()) {
            let is_it = |card: &Card| back.card.map_or(back.kind == card.kind(), |own| own == *card);
            if let Some(index) = faces.iter().position(is_it) {
                let (from, to) = (format_smolstr!("hand{owner}.{slot}"), format_smolstr!("done{owner}"));
                changes.push(Change::new(Motion::Collect, face(faces.remove(index)), from, to));
            }
        }
        let joined = |first: Text, next: Text| Text::new("ttt-and").text("first", first).text("next", next);
        if let Some(cards) = fulfilled.into_iter().map(card_text).reduce(joined) {
            let points = new.score - old.score;
            results.push(Text::new("ttt-fulfils").seat(owner).text("cards", cards).number("points", points));
        }
    }
    if then.phase != "place" {
        results.push(Text::new(if then.phase == "over" { "ttt-effect-over" } else { "ttt-effect-round" }));
        let left = view.dice.iter().copied().chain([(cell, die)]);
        changes.extend(left.map(|(cell, die)| Change::new(Motion::Remove, die, cell, "")));
    }
    let joined = |first: Text, next: Text| Text::new("ttt-then").text("first", first).text("next", next);
    let text = match results.into_iter().reduce(joined) {
        Some(results) => Text::new("ttt-log-result").text("results", results),
        None => Text::new("ttt-log-place"),
    };
    (text.seat(seat).text("die", die_text(die)).word("cell", cell), changes)
}

/// A card goes to a hand. Its owner is told which one; others see its back.
pub(super) fn drawn(view: &View, told: &str) -> (Text, Vec<Change>) {
    let seat = view.turn.unwrap_or_default();
    let name = told.strip_prefix("card ").unwrap_or_default();
    let card: Option<Card> = name.parse().ok();
    let back = card.map(Card::kind).or_else(|| name.parse().ok()).unwrap_or(Back::Colours);
    let text = match card {
        Some(card) => Text::new("ttt-log-card").text("card", card_text(card)),
        None => Text::new("ttt-log-back").word("kind", tag(back)),
    };
    let to = format_smolstr!("hand{seat}.{}", view.seats[seat.index()].hand.len());
    let change = Change::new(
        Motion::Draw,
        card.map_or(Word::default(), face),
        format_args!("pile{}", back.points()),
        to,
    );
    (text.seat(seat), vec![change])
}

pub(super) fn rolled(then: &View, colour: Colour, [one, two, three]: [u8; 3]) -> (Text, Vec<Change>) {
    let dice = pool(then).filter(|(_, die)| die.colour() == colour);
    let changes = dice.map(|(slot, die)| Change::new(Motion::Roll, die, "", format_args!("pool.{slot}")));
    let text = Text::new("ttt-log-roll").text("colour", Text::new("ttt-colour").word("colour", colour));
    (text.number("one", one).number("two", two).number("three", three), changes.collect())
}
