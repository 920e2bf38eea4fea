//! How a piece looks in a cell or two. Art only: what a face means is the game's affair.

use cowbell_scene::Piece;

use crate::theme::{Theme, Tone};

/// A piece in characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// Short: one to four cells.
    pub text: String,
    /// Its colour.
    pub tone: Tone,
}

/// How a piece of a game looks when it shows this face.
pub fn glyph(game: &str, piece: &Piece, face: &str, theme: Theme) -> Glyph {
    let (text, tone) = match (game, piece.kind) {
        (_, _) if face.is_empty() => (theme.either("▒", "?").to_string(), Tone::Dim),
        ("tic-tac-moo", _) => (face.to_string(), Tone::Art(animal(face))),
        ("kuhlorado", "die") => (die(face, theme), Tone::Title),
        ("kuhlorado", "mark") => (mark(face, theme), owner(piece)),
        _ => (face.to_string(), owner(piece)),
    };
    Glyph { text, tone }
}

fn owner(piece: &Piece) -> Tone {
    piece.owner.map_or(Tone::Title, Tone::Seat)
}

/// Cow, pig, sheep, hen.
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
