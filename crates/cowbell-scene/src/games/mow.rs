//! MOW: herds on number lines, hands, sheds and the arrow. Everything comes from the view: what others hold is a
//! number of cards.

mod log;

use cowbell_catalog::games::Mow;
use cowbell_mow::{Arrow, Card, CowView, End, HerdView, Kind as Sort, Move, Packet, View};
use cowbell_rules::{EventOf, Game, Seat, Turn, Viewer};

use crate::entry::Change;
use crate::list::Scenic;
use crate::scene::{Area, Button, Choice, Effect, Kind, Piece, Place, Row, Scene, Side, Whose};
use crate::text::Text;

/// The highest number of a line; the lowest is 0.
const TOP: u8 = 16;

impl Scenic for Mow {
    fn scene(&self, viewer: Viewer) -> Scene {
        let view = self.view(viewer);
        let me = Scene::seat_of(viewer);
        let mut moves = Vec::new();
        if self.turn() == me.map_or(Turn::Over, Turn::Seat) {
            self.legal_moves(&mut moves);
        }
        let (mut areas, mut pieces) = (Vec::new(), Vec::new());
        for (place, herd) in view.herds.iter().enumerate() {
            line(&view, place, herd, &mut areas, &mut pieces);
        }
        for seat in Seat::all(self.seats()) {
            match me == Some(seat) {
                true => own_hand(&view, seat, &moves, &mut areas, &mut pieces),
                false => other_hand(&view, seat, &mut areas, &mut pieces),
            }
            let shed = heap(&format!("shed{seat}"), "mow-shed", Some(seat));
            pieces.extend(backs(&shed.id, u16::from(view.seats[seat.index()].taken), Some(seat)));
            areas.push(shed);
        }
        let deck = heap("deck", "mow-deck", None);
        pieces.extend(backs(&deck.id, u16::from(view.deck), None));
        areas.extend([deck, arrow_area()]);
        pieces.push(arrow(view.arrow));
        Scene {
            game: Self::INFO.slug,
            me,
            turn: Whose(self.turn()),
            phase: view.phase,
            ask: ask(self, &view, moves == [Move::TAKE]),
            areas,
            pieces,
            groups: Vec::new(),
            buttons: buttons(&view, &moves),
            choices: moves.into_iter().map(|mv| choice(&view, mv)).collect(),
            sides: Seat::all(self.seats()).map(|seat| side(self, &view, seat)).collect(),
        }
    }

    fn entry(
        before: &Self,
        event: EventOf<Self>,
        after: &Self,
        told: &str,
        viewer: Viewer,
    ) -> (Text, Vec<Change>) {
        log::entry(before, event, after, told, viewer)
    }
}

/// A card by its name: "7 with one fly", "acrobat 9".
fn name(card: Card) -> Text {
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
        kind: "cow",
        face: face.map_or(String::new(), |card| card.to_string()),
        at: at.to_string(),
        count: 1,
        owner,
        tags: Vec::new(),
        label: face.map_or(Text::new("mow-back").number("count", 1), name),
    }
}

/// So many cards face down, if any.
fn backs(at: &str, count: u16, owner: Option<Seat>) -> Option<Piece> {
    let label = Text::new("mow-back").number("count", count);
    (count > 0).then(|| Piece { count, label, ..piece(at, at, None, owner) })
}

fn heap(id: &str, label: &str, owner: Option<Seat>) -> Area {
    let label = Text::new(label);
    let label = owner.map_or(label.clone(), |seat| label.seat(seat));
    Area { id: id.to_string(), kind: Kind::Heap, label, owner, places: Vec::new() }
}

/// A herd on its line of numbers. The line of this turn has `current` ground.
fn line(view: &View, place: usize, herd: &HerdView, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let id = format!("herd{place}");
    let is_current = place == usize::from(view.place) && view.phase != "over";
    let number = place as i64 + 1;
    let places = (0..=TOP).map(|value| Place {
        id: format!("{id}.{value}"),
        column: value,
        row: 0,
        ground: if is_current { "current" } else { "herd" },
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
            standing.tags.push("end");
        }
        pieces.push(standing);
        if let Some(acrobat) = cow.acrobat {
            let tags = vec!["acrobat"];
            pieces.push(Piece { tags, ..piece(&format!("{at}.{acrobat}"), &at, Some(acrobat), None) });
        }
    }
    let slowpoke = Card::all().find(|card| card.kind() == Sort::Slowpoke);
    for value in gaps(herd).into_iter().take(usize::from(herd.slowpokes)) {
        let at = format!("{id}.{value}");
        pieces.push(Piece { tags: vec!["slowpoke"], ..piece(&at, &at, slowpoke, None) });
    }
}

/// The numbers missing between the ends, ascending. Slowpokes stand in the first of them: which one never matters.
fn gaps(herd: &HerdView) -> Vec<u8> {
    let stands = |value: &u8| herd.line.iter().any(|cow: &CowView| cow.value == *value);
    match (herd.line.first(), herd.line.last()) {
        (Some(low), Some(high)) => (low.value..high.value).filter(|value| !stands(value)).collect(),
        _ => Vec::new(),
    }
}

/// The ids of a card of the own hand: the second of two alike has one of its own.
fn held(seat: Seat, hand: &[Card], card: Card) -> Vec<String> {
    let ids = [format!("hand{seat}.{card}"), format!("hand{seat}.{card}.2")];
    ids.into_iter().take(hand.iter().filter(|other| **other == card).count()).collect()
}

fn own_hand(view: &View, seat: Seat, moves: &[Move], areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let mut hand = view.hand.clone().unwrap_or_default();
    hand.sort_by_key(|card| order(*card));
    let id = format!("hand{seat}");
    let label = Text::new("mow-hand").seat(seat).number("count", hand.len() as i64);
    let places = (0..hand.len()).map(|index| Place {
        id: format!("{id}.{index}"),
        column: index as u8,
        row: 0,
        ground: "hand",
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
            card_piece.tags.push("playable");
        }
        pieces.push(card_piece);
    }
}

/// By number, cards without one last.
fn order(card: Card) -> (u8, Card) {
    (card.number().unwrap_or(TOP + 1), card)
}

/// How many cards, and the one among them that everybody saw come from a herd.
fn other_hand(view: &View, seat: Seat, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
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

fn arrow_area() -> Area {
    let label = Text::new("mow-arrow");
    let place = Place {
        id: "arrow.0".into(),
        column: 0,
        row: 0,
        ground: "arrow",
        print: String::new(),
        owner: None,
        label: label.clone(),
    };
    Area { id: "arrow".into(), kind: Kind::Row, label, owner: None, places: vec![place] }
}

fn arrow(arrow: Arrow) -> Piece {
    let word = arrow_word(arrow);
    let at = "arrow.0".to_string();
    Piece {
        id: at.clone(),
        kind: "arrow",
        face: word.into(),
        at,
        count: 1,
        owner: None,
        tags: vec![word],
        label: Text::new("mow-arrow-shows").word("way", word),
    }
}

fn arrow_word(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::Clockwise => "clockwise",
        Arrow::CounterClockwise => "counter-clockwise",
    }
}

/// What a move needs beside its card: pressed in the order of its words.
fn presses(mv: Move) -> Vec<String> {
    let Some(card) = mv.card() else { return vec!["take".into()] };
    match card.packet() {
        None => Vec::new(),
        Some(Packet::Green) => vec![if mv.flips() { "flip" } else { "keep" }.into()],
        Some(Packet::Yellow) => {
            let end = mv.end().map(|end| if end == End::Low { "low".into() } else { "high".into() });
            end.into_iter().chain(mv.next().map(|seat| format!("next{seat}"))).collect()
        }
    }
}

/// The buttons that some move needs.
fn buttons(view: &View, moves: &[Move]) -> Vec<Button> {
    let needed: Vec<String> = moves.iter().flat_map(|mv| presses(*mv)).collect();
    let seats = Seat::all(view.seats.len()).map(|seat| (format!("next{seat}"), Text::new("mow-next").seat(seat)));
    let take = Text::new("mow-take").number("flies", view.herds[usize::from(view.place)].flies);
    let words = ["keep", "flip", "low", "high"].map(|id| (id.to_string(), Text::new(format!("mow-{id}"))));
    let all = [("take".to_string(), take)].into_iter().chain(words).chain(seats);
    all.filter(|(id, _)| needed.contains(id)).map(|(id, label)| Button { id, label }).collect()
}

fn ask(state: &Mow, view: &View, must_take: bool) -> Text {
    let herd = &view.herds[usize::from(view.place)];
    let text = match state.turn() {
        Turn::Over => return over(state),
        Turn::Chance if view.phase == "draw" => return Text::new("mow-ask-draw").seat(view.turn),
        Turn::Chance => return Text::new(format!("mow-ask-{}", view.phase)),
        Turn::Seat(_) if herd.line.is_empty() => Text::new("mow-ask-begin"),
        // Only a viewer's own moves are known: what others must do stays theirs.
        Turn::Seat(_) if must_take => Text::new("mow-ask-take"),
        Turn::Seat(_) => Text::new("mow-ask-play"),
    };
    let text = text.seat(view.turn).number("flies", herd.flies);
    match view.herds.len() {
        1 => text,
        _ => Text::new("mow-ask-at").number("herd", view.place + 1).text("ask", text),
    }
}

/// Who has won, alone or together.
fn over(state: &Mow) -> Text {
    let standing = state.standing();
    let is_first = |seat: &Seat| standing.as_ref().is_some_and(|standing| standing.is_first(*seat));
    let first: Vec<Seat> = Seat::all(state.seats()).filter(is_first).collect();
    match first[..] {
        [seat] => Text::new("mow-over").seat(seat).number("flies", state.total(seat)),
        _ => {
            let names = first.iter().map(|seat| Text::new("mow-name").seat(*seat));
            let names = names.reduce(|one, two| Text::new("mow-and").text("one", one).text("two", two));
            let text = Text::new("mow-over-shared").number("flies", first.first().map_or(0, |seat| state.total(*seat)));
            names.into_iter().fold(text, |text, names| text.text("names", names))
        }
    }
}

/// Where a card will stand: the number in the line.
fn stand(herd: &HerdView, card: Card, end: Option<End>) -> u8 {
    let ends = herd.line.first().zip(herd.line.last());
    match (card.kind(), card.number(), ends) {
        (Sort::Calf, _, Some((low, high))) => match end {
            Some(End::High) => high.value + 1,
            _ => low.value.saturating_sub(1),
        },
        (Sort::Slowpoke, ..) => gaps(herd).get(usize::from(herd.slowpokes)).copied().unwrap_or(0),
        (_, number, _) => number.unwrap_or(0),
    }
}

fn choice(view: &View, mv: Move) -> Choice {
    let herd = &view.herds[usize::from(view.place)];
    let mut steps: Vec<Vec<String>> = presses(mv).into_iter().map(|id| vec![id]).collect();
    let label = match mv.card() {
        Some(card) => {
            steps.insert(0, held(view.turn, view.hand.as_deref().unwrap_or_default(), card));
            with_words(Text::new("mow-play").text("card", name(card)), mv)
        }
        None => Text::new("mow-take").number("flies", herd.flies),
    };
    let effects = match mv.card() {
        Some(card) => joins(view, herd, card, mv.end()),
        None => takes(view, herd),
    };
    Choice { mv: mv.to_string(), steps, label, effects }
}

/// What else a move says, after its card.
fn with_words(text: Text, mv: Move) -> Text {
    let add = |text: Text, word: Text| Text::new("mow-with").text("play", text).text("word", word);
    let text = match mv.end() {
        Some(End::Low) => add(text, Text::new("mow-low")),
        Some(End::High) => add(text, Text::new("mow-high")),
        None => text,
    };
    let text = if mv.flips() { add(text, Text::new("mow-flip")) } else { text };
    mv.next().map_or(text.clone(), |seat| add(text, Text::new("mow-next").seat(seat)))
}

fn joins(view: &View, herd: &HerdView, card: Card, end: Option<End>) -> Vec<Effect> {
    let value = stand(herd, card, end);
    let replaced = herd.line.iter().find(|cow| card.kind() == Sort::Mad && cow.value == value);
    let flies = herd.flies + card.flies() - replaced.map_or(0, |cow| cow.card.flies());
    vec![Effect {
        kind: "join",
        at: vec![format!("herd{}.{value}", view.place)],
        amount: i32::from(flies),
        label: Text::new("mow-effect-join").number("value", value).number("flies", flies),
    }]
}

fn takes(view: &View, herd: &HerdView) -> Vec<Effect> {
    let at = |value: u8| format!("herd{}.{value}", view.place);
    let slowpokes = gaps(herd).into_iter().take(usize::from(herd.slowpokes));
    let mut effects = vec![Effect {
        kind: "flies",
        at: herd.line.iter().map(|cow| cow.value).chain(slowpokes).map(at).collect(),
        amount: i32::from(herd.flies),
        label: Text::new("mow-effect-take").number("flies", herd.flies),
    }];
    if view.deck == 0 {
        // What others hold counts too, but who knows what it is? Only what is enough without it is certain.
        let own: u8 = view.hand.iter().flatten().map(|card| card.flies()).sum();
        let certain = view.seats.iter().enumerate().map(|(seat, farmer)| {
            let more = if seat == view.turn.index() { herd.flies + own } else { 0 };
            farmer.total + u16::from(farmer.flies) + u16::from(more)
        });
        let is_last = certain.max() >= Some(view.options.target);
        let kind = if is_last { "match" } else { "round" };
        effects.push(Effect { kind, at: Vec::new(), amount: 0, label: Text::new(format!("mow-effect-{kind}")) });
    }
    effects
}

fn side(state: &Mow, view: &View, seat: Seat) -> Side {
    let farmer = &view.seats[seat.index()];
    // After the match the sheds still show the last round, which the totals already count.
    let is_over = state.turn() == Turn::Over;
    let score = i32::from(farmer.total) + if is_over { 0 } else { i32::from(farmer.flies) };
    let row = |id: &str, value: i32, goal: Option<i32>| Row { label: Text::new(format!("mow-row-{id}")), value, goal };
    Side {
        seat,
        role: Text::new(if view.starter == seat && view.phase != "start" { "mow-role-starter" } else { "mow-role" }),
        score,
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows: vec![
            row("total", score, Some(i32::from(view.options.target))),
            row("round", i32::from(farmer.flies), None),
            row("shed", i32::from(farmer.taken), None),
            row("hand", i32::from(farmer.cards), None),
        ],
    }
}
