//! Pieces, chosen by kind and face: animal tiles, sheep tiles, dice, pencil marks, cow cards.

use std::fmt::Write as _;

use cowbell_scene::Piece;

use crate::strokes;

const COW: &str = include_str!("../art/cow.svg");
const SHEEP: &str = include_str!("../art/sheep.svg");
const RAM: &str = include_str!("../art/ram.svg");
const PEN: &str = "#4a3423";

/// Draws an animal or another drawing of a hundred by a hundred.
pub(crate) fn art(out: &mut String, drawing: &str, x: f32, y: f32, size: f32) {
    let _ = write!(out, r#"<g transform="translate({x} {y}) scale({})">{drawing}</g>"#, size / 100.0);
}

/// A star around a point.
pub(crate) fn star(out: &mut String, x: f32, y: f32, radius: f32, colour: &str) {
    let _ = write!(
        out,
        r##"<path transform="translate({x} {y}) scale({})" fill="{colour}" stroke="#7d5730" stroke-width="4" stroke-linejoin="round" d="M0-56 14-18 55-17 22 8 34 47 0 24-34 47-22 8-55-17-14-18Z"/>"##,
        radius / 56.0
    );
}

/// Draws the cow that is printed on a place.
pub(crate) fn cow(out: &mut String, x: f32, y: f32, size: f32) {
    art(out, COW, x, y, size);
}

/// Draws a piece in a square with this corner.
pub(crate) fn draw(out: &mut String, piece: &Piece, x: f32, y: f32, size: f32) {
    match piece.kind.as_ref() {
        "animal" | "tile" => tile(out, &piece.face, x, y, size),
        "die" => die(out, &piece.face, x, y, size),
        "mark" => mark(out, piece.owner.map_or(0, |seat| seat.index()), x, y, size),
        _ => token(out, x, y, size),
    }
}

/// A tile: an animal, a sheep in a mood, or its back.
fn tile(out: &mut String, face: &str, x: f32, y: f32, size: f32) {
    let (ground, drawing) = match face.chars().next() {
        Some('C') => ("#cfe4f0", COW),
        Some('P') => ("#e4ecc0", include_str!("../art/pig.svg")),
        Some('H') if face == "H" => ("#fbe5a6", include_str!("../art/hen.svg")),
        Some('R') => ("#e4ecc0", RAM),
        Some('S') => ("#bfe0cf", SHEEP),
        Some('T') => ("#dcd3ee", SHEEP),
        Some('A') => ("#f6c9b4", SHEEP),
        Some('D') => ("#f7d3df", SHEEP),
        Some(_) => ("#fbe5a6", SHEEP),
        None => ("#6aa264", ""),
    };
    let rim = if drawing.is_empty() { "#a5cf95" } else { "#fff9ea" };
    let _ = write!(
        out,
        r#"<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="{}" fill="{ground}" stroke="{rim}" stroke-width="{}"/>"#,
        size * 0.18,
        size * 0.05
    );
    art(out, drawing, x + size * 0.1, y + size * 0.1, size * 0.8);
}

/// A die: a colour and a value (`R4`), a value, or a cow.
fn die(out: &mut String, face: &str, x: f32, y: f32, size: f32) {
    let (ground, ink) = match face.chars().next() {
        Some('R') => ("#c8402f", "#fff"),
        Some('B') => ("#2b72b8", "#fff"),
        Some('G') => ("#2f8743", "#fff"),
        Some('Y') => ("#f2bd2c", "#3b2a1a"),
        _ => ("#fffaf0", "#3b2a1a"),
    };
    let _ = write!(
        out,
        r#"<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="{}" fill="{ground}" stroke="{PEN}" stroke-width="2"/>"#,
        size * 0.2
    );
    let spots: &[(f32, f32)] = match face.chars().last().and_then(|value| value.to_digit(10)) {
        Some(1) => &[(0.5, 0.5)],
        Some(2) => &[(0.3, 0.3), (0.7, 0.7)],
        Some(3) => &[(0.26, 0.26), (0.5, 0.5), (0.74, 0.74)],
        Some(4) => &[(0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)],
        Some(5) => &[(0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)],
        Some(6) => &[(0.3, 0.25), (0.7, 0.25), (0.3, 0.5), (0.7, 0.5), (0.3, 0.75), (0.7, 0.75)],
        _ => return art(out, COW, x + size * 0.1, y + size * 0.1, size * 0.8),
    };
    for (dx, dy) in spots {
        let _ = write!(
            out,
            r#"<circle cx="{}" cy="{}" r="{}" fill="{ink}"/>"#,
            x + dx * size,
            y + dy * size,
            size * 0.1
        );
    }
}

/// A pencil mark: crosses for the first seat, circles for the second.
fn mark(out: &mut String, seat: usize, x: f32, y: f32, size: f32) {
    let _ = write!(out, r#"<g transform="translate({x} {y}) scale({})" fill="none" "#, size / 100.0);
    out.push_str(match seat {
        0 => r##"stroke="#a32b1c" stroke-width="9" stroke-linecap="round"><path d="M18 18 82 82M82 18 18 82"/></g>"##,
        _ => r##"stroke="#1d5790" stroke-width="9"><circle cx="50" cy="50" r="37"/></g>"##,
    });
}

/// Anything else: a plain counter.
fn token(out: &mut String, x: f32, y: f32, size: f32) {
    let _ = write!(
        out,
        r##"<circle cx="{}" cy="{}" r="{}" fill="#e7b422" stroke="{PEN}" stroke-width="3"/>"##,
        x + size / 2.0,
        y + size / 2.0,
        size * 0.36
    );
}

/// A cow card with its number, five wide and seven high.
pub(crate) fn card(out: &mut String, number: Option<i32>, x: f32, y: f32, wide: f32) {
    let _ = write!(
        out,
        r##"<rect x="{x}" y="{y}" width="{wide}" height="{}" rx="{}" fill="#fffaf0" stroke="{PEN}" stroke-width="2"/>"##,
        wide * 1.4,
        wide * 0.1
    );
    art(out, COW, x + wide * 0.1, y + wide * 0.45, wide * 0.8);
    if let Some(number) = number {
        strokes::number(out, number, x + wide * 0.3, y + wide * 0.26, wide * 0.36, "#3b2a1a");
    }
}
