//! Log entries of Tic Tac Town in words: dice rolled and placed, cards drawn and fulfilled.

use cowbell_catalog::games::tic_tac_town::{Card, Cell, Colour, Die, Kind as Back, View};
use cowbell_rules::Seat;

use super::choices::{lines, round_ends};
use super::table::{card_text, die_text, face, pool, tag};
use crate::entry::{Change, Motion};
use crate::text::{Text, Word};
use crate::word::{Spell, word};

pub(super) fn placed(view: &View, then: &View, seat: Seat, die: Die, cell: Cell) -> (Text, Vec<Change>) {
    let from = pool(view).find(|(_, other)| *other == die).map_or(0, |(slot, _)| slot);
    let mut changes = vec![Change::new(Motion::Place, die.to_word(), word!["pool.", from], cell.to_word())];
    let mut results = Vec::new();
    for (owner, (old, new)) in view.seats.iter().zip(&then.seats).enumerate() {
        let owner = Seat(owner as u8);
        let fulfilled: Vec<Card> = new.done.iter().copied().filter(|card| !old.done.contains(card)).collect();
        let (mut stay, mut faces) = (new.hand.iter().peekable(), fulfilled.clone());
        for (slot, back) in old.hand.iter().enumerate().filter(|(_, back)| stay.next_if_eq(back).is_none()) {
            let is_it = |card: &Card| back.card.map_or(back.kind == card.kind(), |own| own == *card);
            if let Some(index) = faces.iter().position(is_it) {
                let (from, to) = (word!["hand", owner, ".", slot], word!["done", owner]);
                changes.push(Change::new(Motion::Collect, face(faces.remove(index)), from, to));
            }
        }
        for card in &fulfilled {
            let line = line_of(view, *card, die, cell).into_iter().flatten();
            changes.extend(line.map(|other| Change::new(Motion::Show, "", "", other.to_word())));
        }
        let points: i32 = fulfilled.iter().map(|card| i32::from(card.kind().points())).sum();
        let joined = |first: Text, next: Text| Text::new("ttt-and").text("first", first).text("next", next);
        if let Some(cards) = fulfilled.into_iter().map(card_text).reduce(joined) {
            results.push(Text::new("ttt-fulfils").seat(owner).text("cards", cards).number("points", points));
            let bonus = new.score - old.score - points;
            if bonus > 0 {
                results.push(Text::new("ttt-effect-bonus").number("points", bonus));
            }
        }
    }
    if then.phase != "place" {
        results.push(round_ends(view));
        let left = view.dice.iter().copied().chain([(cell, die)]);
        changes
            .extend(left.map(|(cell, die)| Change::new(Motion::Remove, die.to_word(), cell.to_word(), "")));
    }
    let joined = |first: Text, next: Text| Text::new("ttt-then").text("first", first).text("next", next);
    let text = match results.into_iter().reduce(joined) {
        Some(results) => Text::new("ttt-log-result").text("results", results),
        None => Text::new("ttt-log-place"),
    };
    (text.seat(seat).text("die", die_text(die)).word("cell", cell.to_word()), changes)
}

/// The three dice that fulfil a card once `die` lies on `cell`.
fn line_of(view: &View, card: Card, die: Die, cell: Cell) -> Option<[Cell; 3]> {
    let on = |other: Cell| {
        let lying = view.dice.iter().find(|(at, _)| *at == other).map(|(_, die)| *die);
        if other == cell { Some(die) } else { lying }
    };
    lines(view.side).filter(|line| line.contains(&cell)).find(|line| match line.map(on) {
        [Some(one), Some(two), Some(three)] => card.pattern().is_fulfilled([one, two, three]),
        _ => false,
    })
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
    let to = word!["hand", seat, ".", view.seats[seat.index()].hand.len()];
    let change =
        Change::new(Motion::Draw, card.map_or(Word::default(), face), word!["pile", back.points()], to);
    (text.seat(seat), vec![change])
}

pub(super) fn rolled(then: &View, colour: Colour, [one, two, three]: [u8; 3]) -> (Text, Vec<Change>) {
    let dice = pool(then).filter(|(_, die)| die.colour() == colour);
    let changes = dice.map(|(slot, die)| Change::new(Motion::Roll, die.to_word(), "", word!["pool.", slot]));
    let text =
        Text::new("ttt-log-roll").text("colour", Text::new("ttt-colour").word("colour", colour.to_word()));
    (text.number("one", one).number("two", two).number("three", three), changes.collect())
}
