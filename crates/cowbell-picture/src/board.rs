//! The middle of the table: the grid with the fences on its edges, or lines of cards.

use std::fmt::Write as _;

use cowbell_scene::{Area, Kind, Place, Scene};

use crate::{piece, strokes};

/// A card in a line is five wide and seven high.
const CARD: f32 = 1.4;

/// Draws the board of a scene as large as fits into a box.
pub(crate) fn draw(out: &mut String, scene: &Scene, x: f32, y: f32, wide: f32, high: f32) {
    let tracks: Vec<&Area> = scene.areas.iter().filter(|area| area.kind == Kind::Track).collect();
    if let Some((area, columns, rows)) = scene.areas.iter().find_map(|area| match area.kind {
        Kind::Grid { columns, rows } => Some((area, f32::from(columns), f32::from(rows))),
        _ => None,
    }) {
        let cell = (wide / columns).min(high / rows);
        let (left, top) = (x + (wide - cell * columns) / 2.0, y + (high - cell * rows) / 2.0);
        grid(out, scene, area, left, top, cell, (columns, rows));
    } else if !tracks.is_empty() {
        let each = high / tracks.len() as f32;
        for (index, area) in tracks.iter().enumerate() {
            track(out, scene, area, x, y + index as f32 * each, wide, each - 12.0);
        }
    }
}

fn grid(
    out: &mut String,
    scene: &Scene,
    area: &Area,
    left: f32,
    top: f32,
    cell: f32,
    (columns, rows): (f32, f32),
) {
    const RIM: f32 = 12.0;
    let _ = write!(
        out,
        r##"<rect x="{}" y="{}" width="{}" height="{}" rx="18" fill="#c4935a"/><rect x="{left}" y="{top}" width="{}" height="{}" rx="10" fill="#a9cf7b"/>"##,
        left - RIM,
        top - RIM,
        cell * columns + 2.0 * RIM,
        cell * rows + 2.0 * RIM,
        cell * columns,
        cell * rows
    );
    let corner = |place: &Place| {
        (left + f32::from(place.column) * cell, top + (rows - 1.0 - f32::from(place.row)) * cell)
    };
    for place in area.places.iter() {
        let (x, y) = corner(place);
        let _ = write!(
            out,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{}"/>"#,
            x + 1.5,
            y + 1.5,
            cell - 3.0,
            cell - 3.0,
            cell * 0.1,
            ground(place)
        );
        match place.print.parse() {
            Ok(number) => {
                strokes::number(out, number, x + cell / 2.0, y + cell / 2.0, cell * 0.5, "#3b2a1a");
            }
            Err(_) if place.print == "c" => piece::cow(out, x + cell * 0.14, y + cell * 0.14, cell * 0.72),
            Err(_) => {}
        }
        for lying in scene.pieces.iter().filter(|piece| piece.at == place.id) {
            piece::draw(out, lying, x + cell * 0.1, y + cell * 0.1, cell * 0.8);
        }
    }
    // A fence is named after a cell and one of its sides: `c3n`.
    for fence in scene.pieces.iter().filter(|piece| piece.kind == "fence") {
        let side = fence.at.chars().last();
        let name = &fence.at[..fence.at.len() - usize::from(side.is_some())];
        let Some(place) = area.places.iter().find(|place| place.id == name) else { continue };
        let (x, y) = corner(place);
        let (x, y, w, h) = match side {
            Some('n') => (x, y - 6.0, cell, 12.0),
            Some('s') => (x, y + cell - 6.0, cell, 12.0),
            Some('e') => (x + cell - 6.0, y, 12.0, cell),
            _ => (x - 6.0, y, 12.0, cell),
        };
        let _ = write!(
            out,
            r##"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="5" fill="#8a5f35" stroke="#4a3423" stroke-width="2"/>"##
        );
    }
}

/// The colour of a place, from its kind of ground and its owner.
fn ground(place: &Place) -> &'static str {
    match (place.ground.as_ref(), place.owner.map(|seat| seat.index())) {
        (_, Some(0)) => "#f3cdc3",
        (_, Some(_)) => "#c9e0f1",
        ("border", _) => "#a9cb80",
        ("inner", _) => "#dcebbd",
        ("trough", _) => "#c4935a",
        ("town", _) => "#f4ecd9",
        _ => "#bcdb93",
    }
}

/// A line of cards with room for the missing ones, in as many lines as make the cards largest.
fn track(out: &mut String, scene: &Scene, area: &Area, x: f32, y: f32, wide: f32, high: f32) {
    let _ = write!(
        out,
        r##"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="16" fill="#a9cf7b" stroke="#c4935a" stroke-width="8"/>"##
    );
    let count = area.places.len().max(1);
    let (inner_wide, inner_high) = (wide - 30.0, high - 24.0);
    let size = |lines: usize| {
        let in_line = count.div_ceil(lines);
        (inner_wide / in_line as f32).min(inner_high / lines as f32 / CARD)
    };
    let lines = (1..=4).max_by(|one, two| size(*one).total_cmp(&size(*two))).unwrap_or(1);
    let (card, in_line) = (size(lines), count.div_ceil(lines));
    let left = x + (wide - card * in_line as f32) / 2.0;
    let top = y + (high - card * CARD * lines as f32) / 2.0;
    for (index, place) in area.places.iter().enumerate() {
        let (column, line) = (index % in_line, index / in_line);
        let (x, y) = (left + column as f32 * card, top + line as f32 * card * CARD);
        let number = place.print.parse().ok();
        if scene.pieces.iter().any(|piece| piece.at == place.id) {
            piece::card(out, number, x + 2.0, y + 2.0, card - 4.0);
        } else {
            let _ = write!(
                out,
                r##"<rect x="{}" y="{}" width="{}" height="{}" rx="6" fill="#bcdb93"/>"##,
                x + 2.0,
                y + 2.0,
                card - 4.0,
                card * CARD - 4.0
            );
            if let Some(number) = number {
                strokes::number(out, number, x + card / 2.0, y + card * CARD / 2.0, card * 0.36, "#6f9a47");
            }
        }
    }
}
