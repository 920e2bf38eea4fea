//! A scene as a picture, for the previews of shared links: the board with its pieces, and the points of every seat.
//!
//! It knows no rules and no texts: like every client it draws areas, places and pieces, chosen by kind and face. Numbers are
//! drawn as strokes, so that no font is needed. What a viewer may not see is not in their scene, so it is not in the picture.
//!
//! ```
//! use cowbell_rules::Viewer;
//!
//! let game = cowbell_catalog::open("tic-tac-moo", &Default::default()).expect("a game with its default options");
//! let scene = cowbell_scene::scene_of(game.as_ref(), Viewer::Spectator);
//! let png = cowbell_picture::png(&scene).expect("every scene can be drawn");
//! assert_eq!(&png[1..4], b"PNG");
//! ```

mod board;
mod piece;
mod strokes;

use std::fmt::Write as _;

use cowbell_scene::Scene;
use resvg::{tiny_skia, usvg};

/// The size that networks ask for in previews.
pub const SIZE: (u32, u32) = (1200, 630);

/// The colours of seats, in order; more seats repeat them.
const SEATS: [&str; 4] = ["#b8402f", "#2a6a9e", "#3c7a3a", "#e7b422"];
/// The width left to the points.
const PANEL: f32 = 260.0;
const MARGIN: f32 = 30.0;

/// Draws a scene as PNG.
///
/// # Errors
///
/// If the SVG made here is not valid, which would be a bug, or there is no memory for the picture.
pub fn png(scene: &Scene) -> Result<Vec<u8>, String> {
    let tree =
        usvg::Tree::from_str(&svg(scene), &usvg::Options::default()).map_err(|error| error.to_string())?;
    let mut pixels = tiny_skia::Pixmap::new(SIZE.0, SIZE.1).ok_or("no room for the picture")?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| error.to_string())
}

/// Draws a scene as SVG.
pub fn svg(scene: &Scene) -> String {
    let (width, height) = (SIZE.0 as f32, SIZE.1 as f32);
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" fill="#fbf5e6"/><path d="M0 {height}V470c200-70 420-60 600-20s400 40 600-30v210Z" fill="#d3e8b4"/>"##
    );
    board::draw(&mut out, scene, MARGIN, MARGIN, width - PANEL - 3.0 * MARGIN, height - 2.0 * MARGIN);
    panel(&mut out, scene, width - PANEL - MARGIN, MARGIN, height - 2.0 * MARGIN);
    out.push_str("</svg>");
    out
}

/// The bell, and a line for every seat: its colour, its points, a star for the winner.
fn panel(out: &mut String, scene: &Scene, left: f32, top: f32, height: f32) {
    const BELL: f32 = 110.0;
    piece::art(out, include_str!("../art/bell.svg"), left + (PANEL - BELL) / 2.0, top, BELL);
    let lines = scene.sides.len().max(1) as f32;
    let line = ((height - BELL - 20.0) / lines).min(110.0);
    for (index, side) in scene.sides.iter().enumerate() {
        let (y, tall) = (top + BELL + 20.0 + index as f32 * line, line - line.min(60.0) * 0.2);
        let colour = SEATS[side.seat.index() % SEATS.len()];
        let _ = write!(
            out,
            r##"<rect x="{left}" y="{y}" width="{PANEL}" height="{tall}" rx="14" fill="#fffdf6" stroke="#d9c8a3" stroke-width="2"/><rect x="{left}" y="{y}" width="14" height="{tall}" rx="7" fill="{colour}"/>"##
        );
        strokes::number(out, side.score, left + PANEL * 0.5, y + tall / 2.0, tall * 0.62, "#33281c");
        if side.place == Some(1) {
            piece::star(out, left + PANEL * 0.82, y + tall / 2.0, tall * 0.3, "#e7b422");
        }
    }
}

#[cfg(test)]
mod tests;
