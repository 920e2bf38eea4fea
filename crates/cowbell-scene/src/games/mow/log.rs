//! Log entries of MOW in words: a card played, a herd taken, a round ended with its scores.

use cowbell_catalog::games::Mow;
use cowbell_catalog::games::mow::{Card, Chance, HerdView, Kind as Sort, Move, NextStart, View};
use cowbell_rules::{Event, EventOf, Game, Seat, Turn, Viewer};

use super::choices::{stand, with_words};
use super::over;
use super::table::{arrow_word, name, order};
use crate::entry::{Change, Motion};
use crate::scenic::Seen;
use crate::text::{Text, Word};
use crate::word::{Spell, word};

/// A text, and what moved.
type Tale = (Text, Vec<Change>);

pub(super) fn entry(before: &Seen<Mow>, event: EventOf<Mow>, after: &Seen<Mow>, told: &str) -> Tale {
    let (Seen { view, viewer, .. }, Seen { state: after, view: then, .. }) = (before, after);
    let mut tale = match event {
        Event::Move { seat, mv } => match mv.card() {
            Some(card) => played(view, seat, card, mv, *viewer),
            None => taken(view, seat),
        },
        Event::Chance(Chance::Start(seat)) => (Text::new("mow-log-start").seat(seat), Vec::new()),
        Event::Chance(_) => given(view, then, told, *viewer),
    };
    if matches!(event, Event::Move { mv: Move::TAKE, .. }) && view.deck == 0 {
        scored(&mut tale, view, after, then);
    }
    // Players who could not start a herd were passed over, and everyone saw it.
    for seat in Seat::all(then.seats.len()) {
        if then.seats[seat.index()].barred > view.seats[seat.index()].barred {
            add(&mut tale, Text::new("mow-log-pass").seat(seat));
        }
    }
    tale
}

fn add(tale: &mut Tale, text: Text) {
    tale.0 = Text::new("mow-then").text("first", tale.0.clone()).text("then", text);
}

/// Where a card lies in a hand: its exact place in the viewer's own hand, only the area in other hands.
fn held_at(view: &View, seat: Seat, card: Card, viewer: Viewer) -> Word {
    let mut hand = view.hand.clone().filter(|_| viewer.is(seat)).unwrap_or_default();
    hand.sort_by_key(|card| order(*card));
    let own = hand.iter().position(|other| *other == card);
    own.map_or_else(|| word!["hand", seat], |index| word!["hand", seat, ".", index])
}

fn played(view: &View, seat: Seat, card: Card, mv: Move, viewer: Viewer) -> Tale {
    let herd = &view.herds[usize::from(view.place)];
    let value = stand(herd, card, mv.end());
    let at = word!["herd", view.place, ".", value];
    let mut tale = (said(view, seat, card, mv), Vec::new());
    let mad = herd.line.iter().find(|cow| card.kind() == Sort::Mad && cow.value == value);
    if let Some(eight) = mad {
        add(&mut tale, Text::new("mow-log-back").seat(seat).text("card", name(eight.card)));
        tale.1.push(Change::new(Motion::Draw, eight.card.to_word(), at.clone(), word!["hand", seat]));
    }
    tale.1.push(Change::new(Motion::Place, card.to_word(), held_at(view, seat, card, viewer), at));
    if mv.flips() {
        tale.1.push(Change::new(Motion::Flip, arrow_word(view.arrow.turned()), "arrow.0", "arrow.0"));
    }
    tale
}

/// Who played which card, and on which herd if there are three.
fn said(view: &View, seat: Seat, card: Card, mv: Move) -> Text {
    let card = with_words(name(card), mv, "mow-flipped");
    let text = match view.herds.len() {
        1 => Text::new("mow-log-play").text("card", card).seat(seat),
        _ => Text::new("mow-log-play-at").text("card", card).number("herd", view.place + 1).seat(seat),
    };
    Text::new("mow-sentence").text("text", text)
}

/// All cards of a herd with the numbers at which they stand.
fn cards(herd: &HerdView) -> Vec<(u8, Card)> {
    let line = herd.line.iter().flat_map(|cow| [Some(cow.card), cow.acrobat].map(|card| (cow.value, card)));
    let slowpoke = Card::all().find(|card| card.kind() == Sort::Slowpoke);
    let laid = herd.laid.values().map(|value| (value, slowpoke));
    line.chain(laid).filter_map(|(value, card)| Some((value, card?))).collect()
}

fn taken(view: &View, seat: Seat) -> Tale {
    let herd = &view.herds[usize::from(view.place)];
    let cows = cards(herd);
    let took =
        |id: &'static str| Text::new(id).number("count", cows.len() as i64).number("flies", herd.flies);
    let text = match view.herds.len() {
        1 => took("mow-log-take").seat(seat),
        _ => took("mow-log-take-at").number("herd", view.place + 1).seat(seat),
    };
    let to_shed = |(value, card): &(u8, Card)| {
        Change::new(
            Motion::Collect,
            card.to_word(),
            word!["herd", view.place, ".", value],
            word!["shed", seat],
        )
    };
    (text, cows.iter().map(to_shed).collect())
}

/// The end of a round: hands join the sheds, everyone's flies are announced, then whatever comes next. Other herds
/// leave the table, but after the last round they stay.
fn scored(tale: &mut Tale, view: &View, after: &Mow, then: &View) {
    let is_over = after.turn() == Turn::Over;
    let left = |(place, _): &(usize, &HerdView)| !is_over && *place != usize::from(view.place);
    for (place, herd) in view.herds.iter().enumerate().filter(left) {
        let gone = cards(herd).into_iter();
        tale.1.extend(gone.map(|(value, card)| {
            Change::new(Motion::Remove, card.to_word(), word!["herd", place, ".", value], "")
        }));
    }
    add(tale, Text::new("mow-log-round"));
    for seat in Seat::all(view.seats.len()) {
        let farmer = &view.seats[seat.index()];
        let backs = (0..farmer.cards)
            .map(|_| Change::new(Motion::Collect, "", word!["hand", seat], word!["shed", seat]));
        tale.1.extend(backs);
        let total = then.seats[seat.index()].total;
        let flies = total - farmer.total;
        let of_herd = if seat == view.turn { view.herds[usize::from(view.place)].flies } else { 0 };
        let from_hand = flies - u16::from(farmer.flies) - u16::from(of_herd);
        let text = Text::new("mow-log-scored").seat(seat).number("flies", flies);
        add(tale, text.number("hand", from_hand).number("total", total));
    }
    let next = match view.options.next_start {
        NextStart::MostFlies => "mow-log-next-most",
        NextStart::Rotate => "mow-log-next",
    };
    add(tale, if is_over { over(after) } else { Text::new(next).seat(then.starter) });
}

/// A card dealt or drawn. `told` names it only for a viewer who may know it.
fn given(view: &View, then: &View, told: &str, viewer: Viewer) -> Tale {
    let (word, face) = told.split_once(' ').unwrap_or((told, "?"));
    let seat = view.turn;
    let is_dealt = word == "deal";
    match face.parse::<Card>() {
        Ok(card) => {
            let text =
                Text::new(if is_dealt { "mow-log-deal" } else { "mow-log-draw" }).text("card", name(card));
            let change = Change::new(Motion::Draw, card.to_word(), "deck", held_at(then, seat, card, viewer));
            (text.seat(seat), vec![change])
        }
        Err(_) => {
            let text = Text::new(if is_dealt { "mow-log-deal-hidden" } else { "mow-log-draw-hidden" });
            let change = Change::new(Motion::Draw, "", "deck", word!["hand", seat]);
            (text.seat(seat), vec![change])
        }
    }
}
