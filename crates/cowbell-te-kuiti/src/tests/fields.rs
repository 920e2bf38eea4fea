//! Enclosures and the translation of the digest's coordinates, on pictures.

use cowbell_rules::{Game, quick};

use super::witness;
use crate::board::{Cell, Edge, Side};
use crate::fences::Fences;
use crate::{Options, TeKuiti};

#[test]
fn the_picture_stands_as_the_names_say() {
    // H00, V00, V01 and H50, V45 of the digest: the north-west and the south-east.
    let mut state = TeKuiti::new(&Options::default());
    for name in ["a5n", "a5w", "a5e", "a1s", "e1e", "c3n"] {
        state.fences.insert(name.parse().expect("an edge"));
    }
    let text = state.position();
    let picture: Vec<&str> = text.lines().filter(|line| line.as_bytes()[0].is_ascii_digit()).collect();
    let expected = [
        "5n +---+   +   +   +   +",
        "5  |?  |?   ?   ?   ?",
        "4n +   +   +   +   +   +",
        "4   ?   ?   ?   ?   ?",
        "3n +   +   +---+   +   +",
        "3   ?   ?   ?   ?   ?",
        "2n +   +   +   +   +   +",
        "2   ?   ?   ?   ?   ?",
        "1n +   +   +   +   +   +",
        "1   ?   ?   ?   ?   ?  |",
        "1s +---+   +   +   +   +",
    ];
    assert_eq!(picture, expected);
    assert_eq!(
        TeKuiti::from_position(&Options::default(), &expected.join("\n")).map(|read| read.fences),
        Ok(state.fences)
    );
}

#[test]
fn neighbours_share_an_edge() {
    for cell in (0..25).map(Cell) {
        if cell.column() < 4 {
            assert_eq!(Edge::of(cell, Side::East), Edge::of(Cell(cell.0 + 1), Side::West));
        }
        if cell.row() < 4 {
            assert_eq!(Edge::of(cell, Side::North), Edge::of(Cell(cell.0 + 5), Side::South));
        }
    }
}

/// Thick and thin fields, fences coming and going: the flood agrees with a search from every cell, and a
/// fence that cannot close a ring changes nothing.
#[test]
fn the_flood_finds_what_a_search_finds() {
    let mut dice = quick(5);
    let mut state = TeKuiti::new(&Options::default());
    for _ in 0..20_000 {
        let edge = Edge(dice.u8(..60));
        if state.fences.has(edge) {
            state.fences.remove(edge);
        } else if state.fences.len() < 30 + dice.u32(..20) {
            let before = state.fences.open();
            let may_close = state.fences.may_close(edge);
            state.fences.insert(edge);
            assert!(may_close || state.fences.open() == before);
        }
        state.open = state.fences.open();
        // A picture has at most 30 fences; the flood has no such limit.
        if state.fences.len() <= 30 {
            assert_eq!(state.open, witness::open(&state), "{}", state.position());
        }
    }
}

#[test]
fn nothing_is_open_behind_every_fence() {
    let mut fences = Fences::default();
    assert_eq!(fences.open().count_ones(), 25);
    for edge in (0..60).map(Edge) {
        fences.insert(edge);
    }
    assert_eq!(fences.open(), 0);
    fences.remove("c3n".parse().expect("an edge"));
    assert_eq!(fences.open(), 0);
    fences.remove("a5w".parse().expect("an edge"));
    assert_eq!(fences.open(), Cell::at(0, 4).bit());
}
