//! What speaks for a card: flies that leave the hand, ends that close, cards kept for later; and for taking a herd early.

use cowbell_catalog::games::Mow;
use cowbell_catalog::games::mow::{Card, HerdView, Kind as Sort, Move, View};
use cowbell_rules::{Game, Seat, Viewer};

use crate::reason::Reason;
use crate::scenic::{legal, made};
use crate::text::Text;

pub(super) fn reasons(state: &Mow, seat: Seat, mv: Move) -> Vec<Reason> {
    let view = state.view(Viewer::Seat(seat));
    let herd = &view.herds[usize::from(view.place)];
    let Some(card) = mv.card() else {
        return vec![Reason::new("take", 1.0, Text::new("mow-reason-take").number("flies", herd.flies))];
    };
    let mut reasons = Vec::new();
    if card.flies() > 0 {
        let text = Text::new("mow-reason-rid").number("flies", card.flies());
        reasons.push(Reason::new("rid", 0.5 * f32::from(card.flies()), text));
    }
    if herd.flies > 0 {
        let text = Text::new("mow-reason-avoid").number("flies", herd.flies);
        reasons.push(Reason::new("avoid", 0.5 * f32::from(herd.flies), text));
    }
    let then = made(state, mv).view(Viewer::Seat(seat));
    if let Some((low, high)) = ends(&then.herds[usize::from(view.place)]) {
        // The first card of a herd closes nothing.
        let growth = ends(herd).map_or(0, |before| (high - low).saturating_sub(before.1 - before.0));
        if growth > 0 {
            // No ordinary cow is below 1 or above 15: an end there is as good as closed.
            let (low, high) = (if low <= 1 { 0 } else { low }, if high >= 15 { 16 } else { high });
            let text = Text::new("mow-reason-narrow").number("low", low).number("high", high);
            reasons.push(Reason::new("narrow", 0.3 * f32::from(growth), text));
        }
        let count = rest(&view, card).filter(|other| fits(*other, low, high)).count();
        if count > 0 {
            let text = Text::new("mow-reason-still").number("count", count as i64);
            reasons.push(Reason::new("still", 0.6 * count as f32, text));
        }
    }
    let is_plain = |card: Card| card.kind() == Sort::Cow;
    if is_plain(card) && legal(state).iter().any(|other| other.card().is_some_and(|other| !is_plain(other))) {
        reasons.push(Reason::new("save", 1.0, Text::new("mow-reason-save")));
    }
    reasons
}

/// The lowest and the highest number of a herd.
pub(super) fn ends(herd: &HerdView) -> Option<(u8, u8)> {
    Some((herd.line.first()?.value, herd.line.last()?.value))
}

/// The hand without one copy of a card.
pub(super) fn rest(view: &View, card: Card) -> impl Iterator<Item = Card> {
    let hand = view.hand.as_deref().unwrap_or_default();
    let played = hand.iter().position(|other| *other == card);
    hand.iter().enumerate().filter(move |(index, _)| Some(*index) != played).map(|(_, other)| *other)
}

/// Whether an ordinary cow fits outside these ends.
pub(super) fn fits(card: Card, low: u8, high: u8) -> bool {
    card.kind() == Sort::Cow && card.number().is_some_and(|number| number < low || number > high)
}
