//! How a piece looks in a few characters. Art only: the meaning of a face is up to the game.

use cowbell_scene::Piece;

use crate::theme::{Theme, Tone};

/// A piece in characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Glyph {
    /// Short: one to four cells.
    pub(crate) text: String,
    /// Its colour.
    pub(crate) tone: Tone,
}

/// How a piece of this kind looks with this face, in any game.
pub(crate) fn glyph(piece: &Piece, face: &str, theme: Theme) -> Glyph {
    let back = theme.either("▒", "?");
    let (text, tone) = match piece.kind.as_ref() {
        "fence" => (theme.either("━", "=").to_string(), Tone::Fence),
        // The back of a card can show what kind of card it is.
        "card" if face.is_empty() => (format!("{back}{}", initial(piece)), Tone::Dim),
        _ if face.is_empty() => (back.to_string(), Tone::Dim),
        "animal" => (face.to_string(), Tone::Art(animal(face))),
        "tile" => (face.to_string(), Tone::Art(sheep(face))),
        "mark" => (mark(face, theme), owner(piece)),
        "die" => match colour(face) {
            Some(colour) => (face.to_string(), Tone::Art(colour)),
            None => (die(face, theme), Tone::Title),
        },
        // The name of a card is for the log; players need what follows it: the pattern.
        "card" => (face.split_once(' ').map_or(face, |(_, is)| is).replace(' ', ""), owner(piece)),
        "cow" => (cow(face, theme), Tone::Art(flies(face))),
        "arrow" => (arrow(face, theme), Tone::Title),
        _ => (face.to_string(), owner(piece)),
    };
    Glyph { text, tone }
}

fn initial(piece: &Piece) -> String {
    let letter = piece.tags.first().and_then(|tag| tag.chars().next());
    letter.map_or(String::new(), |letter| letter.to_ascii_uppercase().to_string())
}

/// The colour of a tile: the five kinds of sheep, the ram, the shepherd.
fn sheep(face: &str) -> u8 {
    match face.chars().next() {
        Some('J') => 3,
        Some('S') => 1,
        Some('T') => 2,
        Some('A') => 4,
        Some('D') => 5,
        _ => 0,
    }
}

/// The colour of a die, if it has one: red, blue, green, yellow.
fn colour(face: &str) -> Option<u8> {
    face.chars().next().and_then(|letter| "RBGY".find(letter)).map(|colour| colour as u8)
}

/// The colour of a card: the more flies, the warmer.
fn flies(face: &str) -> u8 {
    match face.split_once('.') {
        Some((_, "0")) => 2,
        Some((_, "1")) => 5,
        Some((_, "2")) => 3,
        Some(_) => 4,
        None => 0,
    }
}

/// A number with its flies next to it, as superscript digits if the terminal has them.
fn cow(face: &str, theme: Theme) -> String {
    match face.split_once('.') {
        Some((number, flies)) if theme.is_unicode => {
            let small = ["", "¹", "²", "³", "⁴", "⁵"];
            let flies = flies.parse().ok().and_then(|count: usize| small.get(count)).unwrap_or(&"");
            format!("{number}{flies}")
        }
        _ => face.to_string(),
    }
}

fn arrow(face: &str, theme: Theme) -> String {
    match face {
        "clockwise" => theme.either("↻", "->").to_string(),
        _ => theme.either("↺", "<-").to_string(),
    }
}

fn owner(piece: &Piece) -> Tone {
    piece.owner.map_or(Tone::Title, Tone::Seat)
}

/// The colour of an animal: cow, pig, sheep, hen.
fn animal(face: &str) -> u8 {
    match face {
        "C" => 0,
        "P" => 4,
        "S" => 5,
        _ => 3,
    }
}

fn die(face: &str, theme: Theme) -> String {
    match face.parse::<usize>() {
        Ok(pips @ 1..=6) if theme.is_unicode => format!("{}{face}", ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"][pips - 1]),
        _ => face.to_string(),
    }
}

fn mark(face: &str, theme: Theme) -> String {
    match face {
        "x" => theme.either("×", "X").to_string(),
        _ => theme.either("○", "O").to_string(),
    }
}
