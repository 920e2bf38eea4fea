//! Herds on their lines, hands, sheds, deck and arrow.

use cowbell_mow::{Arrow, Card, CowView, HerdView, Kind as Sort, Move, View};
use cowbell_rules::Seat;

use crate::scene::{Area, Kind, Piece, Place};
use crate::text::Text;

/// The highest number of a line; the lowest is 0.
const TOP: u8 = 16;

/// The name of a card: "7 with one fly", "acrobat 9".
pub(super) fn name(card: Card) -> Text {
    let sort = match card.kind() {
        Sort::Cow => "cow",
        Sort::Blocker => "blocker",
        Sort::Acrobat => "acrobat",
        Sort::Slowpoke => "slowpoke",
        Sort::Calf => "calf",
        Sort::Thin => "thin",
        Sort::Dairy => "dairy",
        Sort::Mad => "mad",
    };
    let text = Text::new("mow-card").word("sort", sort).number("flies", card.flies());
    text.number("number", card.number().unwrap_or(0))
}

fn piece(id: &str, at: &str, face: Option<Card>, owner: Option<Seat>) -> Piece {
    Piece {
        id: id.to_string(),
        kind: "cow".into(),
        face: face.map_or(String::new(), |card| card.to_string()),
        at: at.to_string(),
        count: 1,
        owner,
        tags: Vec::new(),
        label: face.map_or(Text::new("mow-back").number("count", 1), name),
    }
}

/// A stack of `count` cards face down; none if there are no cards.
pub(super) fn backs(at: &str, count: u16, owner: Option<Seat>) -> Option<Piece> {
    let label = Text::new("mow-back").number("count", count);
    (count > 0).then(|| Piece { count, label, ..piece(at, at, None, owner) })
}

pub(super) fn heap(id: &str, label: &str, owner: Option<Seat>) -> Area {
    let label = Text::new(label);
    let label = owner.map_or(label.clone(), |seat| label.seat(seat));
    Area { id: id.to_string(), kind: Kind::Heap, label, owner, places: Vec::new() }
}

/// A herd on its number line. The line in play this turn has the ground `current`.
pub(super) fn line(
    view: &View,
    place: usize,
    herd: &HerdView,
    areas: &mut Vec<Area>,
    pieces: &mut Vec<Piece>,
) {
    let id = format!("herd{place}");
    let is_current = place == usize::from(view.place) && view.phase != "over";
    let number = place as i64 + 1;
    let places = (0..=TOP).map(|value| Place {
        id: format!("{id}.{value}"),
        column: value,
        row: 0,
        ground: if is_current { "current".into() } else { "herd".into() },
        print: value.to_string(),
        owner: None,
        label: Text::new("mow-place").number("value", value).number("herd", number),
    });
    let label = Text::new(if view.herds.len() > 1 { "mow-herd-of-three" } else { "mow-herd" });
    areas.push(Area {
        id: id.clone(),
        kind: Kind::Track,
        label: label.number("herd", number).number("flies", herd.flies),
        owner: None,
        places: places.collect(),
    });
    let ends = [herd.line.first(), herd.line.last()].map(|cow| cow.map(|cow| cow.value));
    for cow in &herd.line {
        let at = format!("{id}.{}", cow.value);
        let mut standing = piece(&at, &at, Some(cow.card), None);
        if ends.contains(&Some(cow.value)) {
            standing.tags.push("end".into());
        }
        pieces.push(standing);
        if let Some(acrobat) = cow.acrobat {
            let tags = vec!["acrobat".into()];
            pieces.push(Piece { tags, ..piece(&format!("{at}.{acrobat}"), &at, Some(acrobat), None) });
        }
    }
    let slowpoke = Card::all().find(|card| card.kind() == Sort::Slowpoke);
    for value in gaps(herd).into_iter().take(usize::from(herd.slowpokes)) {
        let at = format!("{id}.{value}");
        pieces.push(Piece { tags: vec!["slowpoke".into()], ..piece(&at, &at, slowpoke, None) });
    }
}

/// The numbers missing between the ends, ascending. Slowpokes are drawn in the first of them; which gap never matters.
pub(super) fn gaps(herd: &HerdView) -> Vec<u8> {
    let stands = |value: &u8| herd.line.iter().any(|cow: &CowView| cow.value == *value);
    match (herd.line.first(), herd.line.last()) {
        (Some(low), Some(high)) => (low.value..high.value).filter(|value| !stands(value)).collect(),
        _ => Vec::new(),
    }
}

/// The ids of a card in the viewer's own hand. A second identical card has an id of its own.
pub(super) fn held(seat: Seat, hand: &[Card], card: Card) -> Vec<String> {
    let ids = [format!("hand{seat}.{card}"), format!("hand{seat}.{card}.2")];
    ids.into_iter().take(hand.iter().filter(|other| **other == card).count()).collect()
}

pub(super) fn own_hand(
    view: &View,
    seat: Seat,
    moves: &[Move],
    areas: &mut Vec<Area>,
    pieces: &mut Vec<Piece>,
) {
    let mut hand = view.hand.clone().unwrap_or_default();
    hand.sort_by_key(|card| order(*card));
    let id = format!("hand{seat}");
    let label = Text::new("mow-hand").seat(seat).number("count", hand.len() as i64);
    let places = (0..hand.len()).map(|index| Place {
        id: format!("{id}.{index}"),
        column: index as u8,
        row: 0,
        ground: "hand".into(),
        print: String::new(),
        owner: Some(seat),
        label: label.clone(),
    });
    let places = places.collect();
    areas.push(Area { id: id.clone(), kind: Kind::Row, label: label.clone(), owner: Some(seat), places });
    for (index, card) in hand.iter().enumerate() {
        let is_second = index > 0 && hand[index - 1] == *card;
        let own = &held(seat, &hand, *card)[usize::from(is_second)];
        let mut card_piece = piece(own, &format!("{id}.{index}"), Some(*card), Some(seat));
        if moves.iter().any(|mv| mv.card() == Some(*card)) {
            card_piece.tags.push("playable".into());
        }
        pieces.push(card_piece);
    }
}

/// Sort key: by number, cards without a number last.
pub(super) fn order(card: Card) -> (u8, Card) {
    (card.number().unwrap_or(TOP + 1), card)
}

/// Another player's hand: the number of cards, and the one card that everybody saw come from a herd.
pub(super) fn other_hand(view: &View, seat: Seat, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let farmer = &view.seats[seat.index()];
    let mut area = heap(&format!("hand{seat}"), "mow-hand", Some(seat));
    area.label = area.label.number("count", farmer.cards);
    if let Some(card) = farmer.shown {
        pieces.push(piece(&format!("{}.{card}", area.id), &area.id, Some(card), Some(seat)));
    }
    let hidden = u16::from(farmer.cards) - u16::from(farmer.shown.is_some());
    pieces.extend(backs(&area.id, hidden, Some(seat)));
    areas.push(area);
}

pub(super) fn arrow_area() -> Area {
    let label = Text::new("mow-arrow");
    let place = Place {
        id: "arrow.0".into(),
        column: 0,
        row: 0,
        ground: "arrow".into(),
        print: String::new(),
        owner: None,
        label: label.clone(),
    };
    Area { id: "arrow".into(), kind: Kind::Row, label, owner: None, places: vec![place] }
}

pub(super) fn arrow(arrow: Arrow) -> Piece {
    let word = arrow_word(arrow);
    let at = "arrow.0".to_string();
    Piece {
        id: at.clone(),
        kind: "arrow".into(),
        face: word.into(),
        at,
        count: 1,
        owner: None,
        tags: vec![word.into()],
        label: Text::new("mow-arrow-shows").word("way", word),
    }
}

pub(super) fn arrow_word(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::Clockwise => "clockwise",
        Arrow::CounterClockwise => "counter-clockwise",
    }
}
