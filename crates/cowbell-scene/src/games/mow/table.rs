//! Herds on their lines, hands, sheds, deck and arrow.

use cowbell_catalog::games::mow::{Arrow, Card, CowView, HerdView, Kind as Sort, Move, Packet, View};
use cowbell_rules::Seat;

use crate::label::Label;
use crate::scene::{Area, Ids, Kind, Piece, Place};
use crate::shelf::Shelf;
use crate::text::{Text, Word};
use crate::word::{Spell, word};

/// The highest number of a line; the lowest is 0.
pub(super) const TOP: u8 = 16;

/// The name of a card: "7 with 1 fly", "acrobat 9".
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
    let text = Text::new("mow-card").number("flies", card.flies());
    text.number("number", card.number().unwrap_or(0)).word("sort", sort)
}

/// The name of a card on the table, with everything printed on it: "acrobat 9, green, 5 flies".
fn full_name(card: Card) -> Text {
    let packet = match card.packet() {
        None => return name(card),
        Some(Packet::Green) => "green",
        Some(Packet::Yellow) => "yellow",
    };
    let text = Text::new("mow-card-special").text("card", name(card)).word("packet", packet);
    text.number("flies", card.flies()).number("number", card.number().unwrap_or(0))
}

/// A card by its number.
fn card_name(number: u16) -> Text {
    full_name(Card::all().nth(number.into()).expect("a card has a number"))
}

/// Cards face down.
fn back_name(count: u16) -> Text {
    Text::new("mow-back").number("count", count)
}

fn piece(id: Word, at: Word, face: Option<Card>, owner: Option<Seat>) -> Piece {
    Piece {
        id,
        kind: "cow".into(),
        face: face.map_or(Word::default(), |card| card.to_word()),
        at,
        count: 1,
        owner,
        tags: Vec::new(),
        label: match face {
            Some(card) => Label::of(card_name, card.index() as u16),
            None => Label::of(back_name, 1u8),
        },
    }
}

/// A stack of `count` cards face down; none if there are no cards.
pub(super) fn backs(at: &Word, count: u16, owner: Option<Seat>) -> Option<Piece> {
    let label = Label::of(back_name, count);
    (count > 0).then(|| Piece { count, label, ..piece(at.clone(), at.clone(), None, owner) })
}

/// The cards that a seat has taken.
pub(super) fn shed(seat: Seat) -> Area {
    Area::heap(word!["shed", seat], Label::seat("mow-shed", seat), Some(seat))
}

/// The numbers of a line, by herd.
static LINES: Shelf<usize> = Shelf::new();

/// A herd on its number line. The line in play this turn is tagged `current`.
pub(super) fn line(
    view: &View,
    place: usize,
    herd: &HerdView,
    areas: &mut Vec<Area>,
    pieces: &mut Vec<Piece>,
) {
    let id = word!["herd", place];
    let is_current = place == usize::from(view.place) && view.phase != "over";
    let number = place as i64 + 1;
    let on_line = |value: u8| Place {
        id: word![id, ".", value],
        column: value,
        row: 0,
        ground: "herd".into(),
        print: value.to_word(),
        owner: None,
        label: Text::new("mow-place").number("value", value).number("herd", number),
    };
    let ends = [herd.line.first(), herd.line.last()].map(|cow| cow.map(|cow| cow.value));
    let [low, high] = ends.map(Option::unwrap_or_default);
    let cows =
        |id: &'static str| Text::new(id).number("cows", herd.line.len() as i64).number("flies", herd.flies);
    let label = match (view.herds.len() > 1, herd.line.is_empty()) {
        (false, false) => cows("mow-herd").number("high", high).number("low", low),
        (false, true) => Text::new("mow-herd-empty"),
        (true, false) => {
            cows("mow-herd-of-three").number("herd", number).number("high", high).number("low", low)
        }
        (true, true) => Text::new("mow-herd-of-three-empty").number("herd", number),
    };
    areas.push(Area {
        id: id.clone(),
        kind: Kind::Track,
        label: label.into(),
        owner: None,
        tags: if is_current { vec!["current".into()] } else { Vec::new() },
        places: LINES.places(place, |_| (0..=TOP).map(on_line)),
    });
    for cow in &herd.line {
        let at = word![id, ".", cow.value];
        let mut standing = piece(at.clone(), at.clone(), Some(cow.card), None);
        if ends.contains(&Some(cow.value)) {
            standing.tags.push("end".into());
        }
        pieces.push(standing);
        if let Some(acrobat) = cow.acrobat {
            let tags = vec!["acrobat".into()];
            let above = word![at, ".", acrobat];
            pieces.push(Piece { tags, ..piece(above, at, Some(acrobat), None) });
        }
    }
    let slowpoke = Card::all().find(|card| card.kind() == Sort::Slowpoke);
    for value in herd.laid.values() {
        let at = word![id, ".", value];
        pieces.push(Piece { tags: vec!["slowpoke".into()], ..piece(at.clone(), at, slowpoke, None) });
    }
}

/// The numbers missing between the ends without those of slowpokes, ascending. The next slowpoke is laid in the first.
pub(super) fn gaps(herd: &HerdView) -> Vec<u8> {
    let stands =
        |value: &u8| herd.laid.has(*value) || herd.line.iter().any(|cow: &CowView| cow.value == *value);
    match (herd.line.first(), herd.line.last()) {
        (Some(low), Some(high)) => (low.value..high.value).filter(|value| !stands(value)).collect(),
        _ => Vec::new(),
    }
}

/// The ids of a card in the viewer's own hand. A second identical card has an id of its own.
pub(super) fn held(seat: Seat, hand: &[Card], card: Card) -> Ids {
    let ids = [word!["hand", seat, ".", card], word!["hand", seat, ".", card, ".2"]];
    ids.into_iter().take(hand.iter().filter(|other| **other == card).count()).collect()
}

/// The places of a player's own hand, by seat and number of cards.
static HANDS: Shelf<(Seat, usize)> = Shelf::new();

pub(super) fn own_hand(
    view: &View,
    seat: Seat,
    moves: &[Move],
    areas: &mut Vec<Area>,
    pieces: &mut Vec<Piece>,
) {
    let mut hand = view.hand.clone().unwrap_or_default();
    hand.sort_by_key(|card| order(*card));
    let id = word!["hand", seat];
    let place = |index: usize| Place {
        id: word![id, ".", index],
        column: index as u8,
        row: 0,
        ground: "hand".into(),
        print: Word::default(),
        owner: Some(seat),
        label: Text::new("mow-hand").seat(seat),
    };
    let label = Label::seat("mow-hand", seat);
    let places = HANDS.places((seat, hand.len()), |_| (0..hand.len()).map(place));
    for (index, card) in hand.iter().enumerate() {
        let is_second = index > 0 && hand[index - 1] == *card;
        let own = if is_second { word![id, ".", card, ".2"] } else { word![id, ".", card] };
        let mut card_piece = piece(own, word![id, ".", index], Some(*card), Some(seat));
        if moves.iter().any(|mv| mv.card() == Some(*card)) {
            card_piece.tags.push("playable".into());
        }
        pieces.push(card_piece);
    }
    areas.push(Area { id, kind: Kind::Row, label, owner: Some(seat), tags: Vec::new(), places });
}

/// Sort key: by number, cards without a number last.
pub(super) fn order(card: Card) -> (u8, Card) {
    (card.number().unwrap_or(TOP + 1), card)
}

/// Another player's hand: the number of cards, and the one card that everyone saw come from a herd.
pub(super) fn other_hand(view: &View, seat: Seat, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let farmer = &view.seats[seat.index()];
    let area = Area::heap(word!["hand", seat], Label::seat("mow-hand", seat), Some(seat));
    if let Some(card) = farmer.shown {
        let shown = word![area.id, ".", card];
        pieces.push(piece(shown, area.id.clone(), Some(card), Some(seat)));
    }
    let hidden = u16::from(farmer.cards) - u16::from(farmer.shown.is_some());
    pieces.extend(backs(&area.id, hidden, Some(seat)));
    areas.push(area);
}

pub(super) fn arrow_area() -> Area {
    static ARROW: Shelf<()> = Shelf::new();
    let place = Place {
        id: "arrow.0".into(),
        column: 0,
        row: 0,
        ground: "arrow".into(),
        print: Word::default(),
        owner: None,
        label: Text::new("mow-arrow"),
    };
    let label = Label::message("mow-arrow");
    let places = ARROW.places((), |()| [place]);
    Area { id: "arrow".into(), kind: Kind::Row, label, owner: None, tags: Vec::new(), places }
}

pub(super) fn arrow(arrow: Arrow) -> Piece {
    let word = arrow_word(arrow);
    let at = Word::new_static("arrow.0");
    Piece {
        id: at.clone(),
        kind: "arrow".into(),
        face: word.into(),
        at,
        count: 1,
        owner: None,
        tags: vec![word.into()],
        label: Text::new("mow-arrow-shows").word("way", word).into(),
    }
}

pub(super) fn arrow_word(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::Clockwise => "clockwise",
        Arrow::CounterClockwise => "counter-clockwise",
    }
}
