//! What a player can do: play a card, with the decisions it requires, or take the whole herd.

use cowbell_catalog::games::Mow;
use cowbell_catalog::games::mow::{Arrow, Card, End, HerdView, Kind as Sort, Move, Packet, View};
use cowbell_rules::Seat;
use smallvec::smallvec;

use super::table::{gaps, held, name};
use crate::scene::{Button, Choice, Effect, Steps};
use crate::scenic::{ended, made};
use crate::text::{Text, Word};
use crate::word::{Spell, word};

/// The buttons that a move needs besides its card, in the order of the words in its notation.
fn presses(mv: Move) -> Vec<Word> {
    let Some(card) = mv.card() else { return vec!["take".into()] };
    match card.packet() {
        None => Vec::new(),
        Some(Packet::Green) => vec![if mv.flips() { "flip" } else { "keep" }.into()],
        Some(Packet::Yellow) => {
            let end = mv.end().map(|end| if end == End::Low { "low".into() } else { "high".into() });
            end.into_iter().chain(mv.next().map(|seat| word!["next", seat])).collect()
        }
    }
}

/// The buttons that at least one legal move needs.
pub(super) fn buttons(view: &View, moves: &[Move]) -> Vec<Button> {
    let needed: Vec<Word> = moves.iter().flat_map(|mv| presses(*mv)).collect();
    if needed.is_empty() {
        return Vec::new();
    }
    let seats =
        Seat::all(view.seats.len()).map(|seat| (word!["next", seat], Text::new("mow-next").seat(seat)));
    let take = Text::new("mow-take").number("flies", view.herds[usize::from(view.place)].flies);
    let ends = ["low", "high"].map(|id| (Word::new_static(id), Text::new(word!["mow-", id])));
    let arrows = [("keep", view.arrow), ("flip", view.arrow.turned())]
        .map(|(id, arrow)| (Word::new_static(id), leads(view, id, arrow)));
    let all = [(Word::new_static("take"), take)].into_iter().chain(arrows).chain(ends).chain(seats);
    all.filter(|(id, _)| needed.contains(id)).map(|(id, label)| Button { id, label }).collect()
}

/// Where the arrow leads: to the next player, or with two players to the next herd.
fn leads(view: &View, id: &str, arrow: Arrow) -> Text {
    if view.herds.len() > 1 {
        let herd = arrow.step(view.place, view.herds.len() as u8) + 1;
        return Text::new(word!["mow-", id, "-herd"]).number("herd", herd);
    }
    let seat = Seat(arrow.step(view.turn.0, view.seats.len() as u8));
    Text::new(word!["mow-", id, "-seat"]).seat(seat)
}

/// The number on the line at which a card will stand.
pub(super) fn stand(herd: &HerdView, card: Card, end: Option<End>) -> u8 {
    let ends = herd.line.first().zip(herd.line.last());
    match (card.kind(), card.number(), ends) {
        (Sort::Calf, _, Some((low, high))) => match end {
            Some(End::High) => high.value + 1,
            _ => low.value.saturating_sub(1),
        },
        (Sort::Slowpoke, ..) => gaps(herd).first().copied().unwrap_or(0),
        (_, number, _) => number.unwrap_or(0),
    }
}

pub(super) fn choice(state: &Mow, view: &View, mv: Move) -> Choice {
    let herd = &view.herds[usize::from(view.place)];
    let mut steps: Steps = presses(mv).into_iter().map(|id| smallvec![id]).collect();
    let label = match mv.card() {
        Some(card) => {
            steps.insert(0, held(view.turn, view.hand.as_deref().unwrap_or_default(), card));
            with_words(name(card), mv, "mow-flip")
        }
        None => Text::new("mow-take").number("flies", herd.flies),
    };
    let effects = match mv.card() {
        Some(card) => joins(view, herd, card, mv.end()),
        None => takes(view, herd),
    };
    // The end of a round ends the turn. Who begins the next one depends on cards in other hands, and must not show here.
    let is_last = mv.card().is_none() && view.deck == 0;
    Choice { mv: mv.to_word(), steps, label, effects, ends: is_last || ended(state, made(state, mv)) }
}

/// Adds the further decisions of a move to the text about its card. Turning the arrow reads differently before and after.
pub(super) fn with_words(text: Text, mv: Move, flip: &'static str) -> Text {
    let add = |text: Text, word: Text| Text::new("mow-with").text("play", text).text("word", word);
    let text = match mv.end() {
        Some(End::Low) => add(text, Text::new("mow-low")),
        Some(End::High) => add(text, Text::new("mow-high")),
        None => text,
    };
    let text = if mv.flips() { add(text, Text::new(flip)) } else { text };
    mv.next().map_or(text.clone(), |seat| add(text, Text::new("mow-next").seat(seat)))
}

fn joins(view: &View, herd: &HerdView, card: Card, end: Option<End>) -> Vec<Effect> {
    let value = stand(herd, card, end);
    let replaced = herd.line.iter().find(|cow| card.kind() == Sort::Mad && cow.value == value);
    let flies = herd.flies + card.flies() - replaced.map_or(0, |cow| cow.card.flies());
    vec![Effect {
        kind: "join".into(),
        at: vec![word!["herd", view.place, ".", value]],
        amount: i32::from(flies),
        label: Text::new("mow-effect-join").number("value", value).number("flies", flies),
    }]
}

fn takes(view: &View, herd: &HerdView) -> Vec<Effect> {
    let at = |value: u8| word!["herd", view.place, ".", value];
    let mut effects = vec![Effect {
        kind: "flies".into(),
        at: herd.line.iter().map(|cow| cow.value).chain(herd.laid.values()).map(at).collect(),
        amount: i32::from(herd.flies),
        label: Text::new("mow-effect-take").number("flies", herd.flies),
    }];
    if view.deck == 0 {
        // Cards in other hands count too but are unknown. The end is certain only if the known flies are already
        // enough.
        let own: u8 = view.hand.iter().flatten().map(|card| card.flies()).sum();
        let certain = view.seats.iter().enumerate().map(|(seat, farmer)| {
            let more = if seat == view.turn.index() { herd.flies + own } else { 0 };
            farmer.total + u16::from(farmer.flies) + u16::from(more)
        });
        let is_last = certain.max() >= Some(view.options.target);
        let kind = if is_last { "match" } else { "round" };
        effects.push(Effect {
            kind: kind.into(),
            at: Vec::new(),
            amount: 0,
            label: Text::new(word!["mow-effect-", kind]),
        });
    }
    effects
}
