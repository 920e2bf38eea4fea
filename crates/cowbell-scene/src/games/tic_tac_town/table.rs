//! The board, the dice in the pool, the piles, and the cards in front of each player.

use std::sync::LazyLock;

use cowbell_catalog::games::TicTacTown;
use cowbell_catalog::games::tic_tac_town::{Card, Cell, Colour, Die, Kind as Back, Op, Pattern, View};
use cowbell_rules::Seat;
use smol_str::format_smolstr;

use crate::label::Label;
use crate::scene::{Area, Kind, Piece, Place};
use crate::shelf::Shelf;
use crate::text::{Text, Word};
use crate::word::{Spell, word};

pub(super) fn board(view: &View) -> Area {
    static BOARDS: Shelf<u8> = Shelf::new();
    let side = view.side;
    let cells = (0..side).flat_map(|row| (0..side).map(move |column| Cell::at(column, row)));
    let place = |cell: Cell| Place {
        id: cell.to_word(),
        column: cell.column(),
        row: cell.row(),
        ground: "town".into(),
        print: Word::default(),
        owner: None,
        label: Text::new("ttt-cell").word("cell", cell.to_word()),
    };
    Area {
        id: "board".into(),
        kind: Kind::Grid { columns: side, rows: side },
        label: Label::message("ttt-board"),
        owner: None,
        tags: Vec::new(),
        places: BOARDS.places(side, |_| cells.map(place)),
    }
}

/// An area with its places side by side.
pub(super) fn row(id: Word, width: usize, owner: Option<Seat>, label: Label) -> Area {
    static ROWS: Shelf<(Word, usize)> = Shelf::new();
    let place = |index: usize| Place {
        id: word![id, ".", index],
        column: index as u8,
        row: 0,
        ground: "table".into(),
        print: Word::default(),
        owner,
        label: (*label).clone(),
    };
    let places = ROWS.places((id.clone(), width), |_| (0..width).map(place));
    Area { id, kind: Kind::Row, label, owner, tags: Vec::new(), places }
}

pub(super) fn die_at(die: Die, at: Word) -> Piece {
    Piece {
        id: at.clone(),
        kind: "die".into(),
        face: die.to_word(),
        at,
        count: 1,
        owner: None,
        tags: Vec::new(),
        label: Label::of(|number| die_text(numbered(number)), number_of(die)),
    }
}

/// How many different dice there are: six sides in each colour.
pub(super) const ALL_DICE: u16 = 6 * Colour::ALL.len() as u16;

/// The number of a die among them.
pub(super) fn number_of(die: Die) -> u16 {
    6 * die.colour() as u16 + u16::from(die.value()) - 1
}

/// The die with a number.
pub(super) fn numbered(number: u16) -> Die {
    Die::new(Colour::ALL[usize::from(number / 6)], (number % 6) as u8 + 1)
}

pub(super) fn die_text(die: Die) -> Text {
    Text::new("ttt-die").word("colour", die.colour().to_word()).number("value", die.value())
}

/// The dice in the pool with their slots. A die keeps its slot while others leave; among equal dice the first leaves
/// first.
pub(super) fn pool(view: &View) -> impl Iterator<Item = (usize, Die)> + use<> {
    let on_board: Vec<Die> = view.dice.iter().map(|(_, die)| *die).collect();
    let mut all = [&view.pool[..], &on_board].concat();
    all.sort_unstable();
    let mut alike = 0;
    (0..all.len()).filter_map(move |slot| {
        let die = all[slot];
        alike = if slot > 0 && all[slot - 1] == die { alike + 1 } else { 0 };
        (alike >= on_board.iter().filter(|other| **other == die).count()).then_some((slot, die))
    })
}

/// The kind of a card in one word, as its back shows it to everyone.
pub(super) fn tag(back: Back) -> &'static str {
    ["colours", "sum", "equation"][back.index()]
}

/// The face of a card: its name and its pattern, such as `C04 R-B-G`, `S04 14, R`, `E05 a(R) + b = c(G)`.
pub(super) fn face(card: Card) -> Word {
    static FACES: LazyLock<Vec<Word>> =
        LazyLock::new(|| Card::all().map(|card| format_smolstr!("{card} {}", card.pattern())).collect());
    FACES[card.index()].clone()
}

fn back_text(back: Back) -> Text {
    Text::new("ttt-back").word("kind", tag(back)).number("points", back.points())
}

fn back_label(back: Back) -> Label {
    Label::of(|back| back_text(Back::ALL[usize::from(back)]), back.index() as u16)
}

/// A card by its number, with what it is worth.
fn whole_card(number: usize) -> Text {
    let card = Card::all().nth(number).expect("a card has a number");
    Text::new("ttt-card").text("card", card_text(card)).number("points", card.kind().points())
}

/// A card in words.
pub(super) fn card_text(card: Card) -> Text {
    let colour = |colour: Colour| Text::new("ttt-colour").word("colour", colour.to_word());
    match card.pattern() {
        Pattern::Colours([a, b, c]) => {
            Text::new("ttt-card-colours").text("a", colour(a)).text("b", colour(b)).text("c", colour(c))
        }
        Pattern::Sum(sum, colour) => {
            Text::new("ttt-card-sum").number("sum", sum).word("colour", colour.to_word())
        }
        Pattern::Equation(op, [a, b, c]) => {
            let place = |place: Option<Colour>| place.map_or(Text::new("ttt-any"), colour);
            let op = match op {
                Op::Plus => "plus",
                Op::Minus => "minus",
                Op::Times => "times",
                Op::Over => "over",
            };
            let text = Text::new("ttt-card-equation").word("op", op);
            text.text("a", place(a)).text("b", place(b)).text("c", place(c))
        }
    }
}

pub(super) fn piles(view: &View, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    for back in Back::ALL.into_iter().filter(|back| view.options.equations || *back != Back::Equation) {
        let (id, count) = (word!["pile", back], view.piles[back.index()]);
        let label = Text::new("ttt-pile").word("kind", tag(back)).number("count", count);
        areas.push(Area::heap(id.clone(), label, None));
        if count > 0 {
            pieces.push(Piece {
                id: word![id, ".top"],
                kind: "card".into(),
                face: Word::default(),
                at: id,
                count: count.into(),
                owner: None,
                tags: vec![tag(back).into()],
                label: back_label(back),
            });
        }
    }
}

/// Number of cards in front of each player.
const HAND: usize = 4;

/// The cards in front of a seat and those it has fulfilled.
pub(super) fn cards(
    state: &TicTacTown,
    view: &View,
    seat: Seat,
    areas: &mut Vec<Area>,
    pieces: &mut Vec<Piece>,
) {
    let own = &view.seats[seat.index()];
    let (hand, done) = (word!["hand", seat], word!["done", seat]);
    areas.push(row(hand.clone(), HAND, Some(seat), Label::seat("ttt-hand", seat)));
    let label = Text::new("ttt-done").seat(seat).number("count", own.done.len() as i64);
    areas.push(Area::heap(done.clone(), label, Some(seat)));
    let piece = |id: Word, at: Word, back: Back, card: Option<Card>| Piece {
        id,
        kind: "card".into(),
        face: card.map_or(Word::default(), face),
        at,
        count: 1,
        owner: Some(seat),
        tags: vec![tag(back).into()],
        label: match card {
            Some(card) => Label::of(|card| whole_card(card.into()), card.index() as u16),
            None => back_label(back),
        },
    };
    let known = own.hand.iter().filter_map(|lying| lying.card);
    let in_reach = state.in_reach(known.fold(0, |all, card| all | card.bit()));
    for (slot, lying) in own.hand.iter().enumerate() {
        let at = word![hand, ".", slot];
        let mut card = piece(at.clone(), at, lying.kind, lying.card);
        if let Some(goal) = lying.card.filter(|_| !view.pool.is_empty()) {
            // The fewest dice that would fulfil it; 0 if no line can any more.
            let lacking =
                in_reach.iter().position(|cards| cards & goal.bit() != 0).map_or(0, |fewer| fewer + 1);
            if lacking == 1 {
                card.tags.push("near".into());
            }
            card.tags.push(word!["lacks", lacking]);
        }
        pieces.push(card);
    }
    for card in &own.done {
        pieces.push(piece(word![done, ".", card], done.clone(), card.kind(), Some(*card)));
    }
}
