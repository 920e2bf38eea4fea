//! The board, the dice in the pool, the piles, and the cards in front of each player.

use core::fmt::Display;

use cowbell_catalog::games::TicTacTown;
use cowbell_rules::Seat;
use cowbell_tic_tac_town::{Card, Cell, Colour, Die, Kind as Back, Op, Pattern, View};
use smol_str::{ToSmolStr, format_smolstr};

use super::choices::is_near;
use crate::scene::{Area, Kind, Piece, Place};
use crate::shelf::Shelf;
use crate::text::{Text, Word};

pub(super) fn board(view: &View) -> Area {
    static BOARDS: Shelf<u8> = Shelf::new();
    let side = view.side;
    let cells = (0..side).flat_map(|row| (0..side).map(move |column| Cell::at(column, row)));
    let place = |cell: Cell| Place {
        id: cell.to_smolstr(),
        column: cell.column(),
        row: cell.row(),
        ground: "town".into(),
        print: Word::default(),
        owner: None,
        label: Text::new("ttt-cell").word("cell", cell),
    };
    Area {
        id: "board".into(),
        kind: Kind::Grid { columns: side, rows: side },
        label: Text::new("ttt-board"),
        owner: None,
        tags: Vec::new(),
        places: BOARDS.places(side, |_| cells.map(place)),
    }
}

/// An area with its places side by side.
pub(super) fn row(id: Word, width: usize, owner: Option<Seat>, label: Text) -> Area {
    static ROWS: Shelf<(Word, usize)> = Shelf::new();
    let place = |index: usize| Place {
        id: format_smolstr!("{id}.{index}"),
        column: index as u8,
        row: 0,
        ground: "table".into(),
        print: Word::default(),
        owner,
        label: label.clone(),
    };
    let places = ROWS.places((id.clone(), width), |_| (0..width).map(place));
    Area { id, kind: Kind::Row, label, owner, tags: Vec::new(), places }
}

pub(super) fn die_at(die: Die, at: impl Display) -> Piece {
    Piece {
        id: at.to_smolstr(),
        kind: "die".into(),
        face: die.to_smolstr(),
        at: at.to_smolstr(),
        count: 1,
        owner: None,
        tags: Vec::new(),
        label: die_text(die),
    }
}

pub(super) fn die_text(die: Die) -> Text {
    Text::new("ttt-die").word("colour", die.colour()).number("value", die.value())
}

/// The dice in the pool with their slots. A die keeps its slot while others leave; among equal dice the first leaves
/// first.
pub(super) fn pool(view: &View) -> impl Iterator<Item = (usize, Die)> {
    let on_board: Vec<Die> = view.dice.iter().map(|(_, die)| *die).collect();
    let mut all = [&view.pool[..], &on_board].concat();
    all.sort_unstable();
    let count = |dice: &[Die], die: Die| dice.iter().filter(|other| **other == die).count();
    let is_left = |slot: &usize| count(&all[..*slot], all[*slot]) >= count(&on_board, all[*slot]);
    let left: Vec<(usize, Die)> = (0..all.len()).filter(is_left).map(|slot| (slot, all[slot])).collect();
    left.into_iter()
}

/// The kind of a card in one word, as its back shows it to everybody.
pub(super) fn tag(back: Back) -> &'static str {
    ["colours", "sum", "equation"][back.index()]
}

/// The face of a card: its name and its pattern, such as `C04 R-B-G`, `S04 14, R`, `E05 a(R) + b = c(G)`.
pub(super) fn face(card: Card) -> Word {
    format_smolstr!("{card} {}", card.pattern())
}

fn back_text(back: Back) -> Text {
    Text::new("ttt-back").word("kind", tag(back)).number("points", back.points())
}

/// A card in words.
pub(super) fn card_text(card: Card) -> Text {
    let colour = |colour: Colour| Text::new("ttt-colour").word("colour", colour);
    match card.pattern() {
        Pattern::Colours([a, b, c]) => {
            Text::new("ttt-card-colours").text("a", colour(a)).text("b", colour(b)).text("c", colour(c))
        }
        Pattern::Sum(sum, colour) => Text::new("ttt-card-sum").number("sum", sum).word("colour", colour),
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
        let (id, count) = (format_smolstr!("pile{back}"), view.piles[back.index()]);
        let label = Text::new("ttt-pile").word("kind", tag(back)).number("count", count);
        areas.push(Area::heap(id.clone(), label, None));
        if count > 0 {
            pieces.push(Piece {
                id: format_smolstr!("{id}.top"),
                kind: "card".into(),
                face: Word::default(),
                at: id,
                count: count.into(),
                owner: None,
                tags: vec![tag(back).into()],
                label: back_text(back),
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
    let (hand, done) = (format_smolstr!("hand{seat}"), format_smolstr!("done{seat}"));
    areas.push(row(hand.clone(), HAND, Some(seat), Text::new("ttt-hand").seat(seat)));
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
            Some(card) => Text::new("ttt-card").text("card", card_text(card)).number("points", back.points()),
            None => back_text(back),
        },
    };
    for (slot, lying) in own.hand.iter().enumerate() {
        let at = format_smolstr!("{hand}.{slot}");
        let mut card = piece(at.clone(), at, lying.kind, lying.card);
        if lying.card.is_some_and(|card| is_near(state, view, card)) {
            card.tags.push("near".into());
        }
        pieces.push(card);
    }
    for card in &own.done {
        pieces.push(piece(format_smolstr!("{done}.{card}"), done.clone(), card.kind(), Some(*card)));
    }
}
