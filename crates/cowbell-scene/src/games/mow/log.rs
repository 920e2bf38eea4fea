//! What happened at the table, in words: a card played, a herd taken, a round and who scored what in it.

use cowbell_catalog::games::Mow;
use cowbell_mow::{Card, Chance, HerdView, Kind as Sort, Move, View};
use cowbell_rules::{Event, EventOf, Game, Seat, Turn, Viewer};

use super::{arrow_word, gaps, name, order, over, stand, with_words};
use crate::entry::{Change, Motion};
use crate::text::Text;

pub(super) fn entry(
    before: &Mow,
    event: EventOf<Mow>,
    after: &Mow,
    told: &str,
    viewer: Viewer,
) -> (Text, Vec<Change>) {
    let (view, then) = (before.view(viewer), after.view(viewer));
    let mut tale = match event {
        Event::Move { seat, mv } => match mv.card() {
            Some(card) => played(&view, seat, card, mv),
            None => taken(&view, seat),
        },
        Event::Chance(Chance::Start(seat)) => (Text::new("mow-log-start").seat(seat), Vec::new()),
        Event::Chance(_) => given(&view, told),
    };
    if view.arrow != then.arrow && view.phase == "play" && then.phase != "deal" {
        let way = arrow_word(then.arrow);
        tale.1.push(Change::new(Motion::Flip, way, "arrow.0", "arrow.0"));
    }
    if matches!(event, Event::Move { mv: Move::TAKE, .. }) && view.deck == 0 {
        scored(&mut tale, &view, after, &then);
    }
    // Whoever could not start a herd was passed over, and everybody saw it.
    for seat in Seat::all(then.seats.len()) {
        if then.seats[seat.index()].barred > view.seats[seat.index()].barred {
            add(&mut tale, Text::new("mow-log-pass").seat(seat));
        }
    }
    tale
}

fn add(tale: &mut (Text, Vec<Change>), text: Text) {
    tale.0 = Text::new("mow-then").text("first", tale.0.clone()).text("then", text);
}

/// Where a card lies in a hand: its place in the own one, the whole hand of others.
fn in_hand(view: &View, seat: Seat, card: Card, viewer_holds: Option<&Vec<Card>>) -> String {
    let mut hand = viewer_holds.cloned().unwrap_or_default();
    hand.sort_by_key(|card| order(*card));
    let own = hand.iter().position(|other| *other == card).filter(|_| view.hand.is_some());
    own.map_or(format!("hand{seat}"), |index| format!("hand{seat}.{index}"))
}
