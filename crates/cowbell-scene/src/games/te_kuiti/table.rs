//! The field with its fences and tiles, and the heaps next to it.

use cowbell_catalog::games::TeKuiti;
use cowbell_te_kuiti::{Cell, Cells, Edge, Fences, Side as Wind, Spot, Tile, View};

use super::choices::tiles_in;
use super::{cells, is_solo, sheep_player};
use crate::scene::{Area, Group, Kind, Piece, Place};
use crate::text::{Text, Word};

/// The ids of a set of cells.
pub(super) fn ids(set: Cells) -> Vec<String> {
    cells().filter(|cell| set & cell.bit() != 0).map(|cell| cell.to_string()).collect()
}

pub(super) fn field() -> Area {
    let places = cells().map(|cell| Place {
        id: cell.to_string(),
        column: cell.column(),
        row: cell.row(),
        ground: "grass".into(),
        print: String::new(),
        owner: None,
        label: Text::new("tek-place").word("cell", cell),
    });
    Area {
        id: "field".into(),
        kind: Kind::Grid { columns: 5, rows: 5 },
        label: Text::new("tek-field"),
        owner: None,
        places: places.collect(),
    }
}

/// The sixty places for fences, each listed once under its canonical name.
pub(super) fn edges() -> Area {
    let named = cells().flat_map(|cell| Wind::ALL.map(|side| (cell, side)));
    let places =
        named.filter(|(cell, side)| Edge::of(*cell, *side).name() == (*cell, *side)).map(|(cell, side)| {
            Place {
                id: Edge::of(cell, side).to_string(),
                column: cell.column(),
                row: cell.row(),
                ground: "edge".into(),
                print: String::new(),
                owner: None,
                label: Text::new("tek-edge-place").text("edge", edge_name(Edge::of(cell, side))),
            }
        });
    Area {
        id: "edges".into(),
        kind: Kind::Edges { columns: 5, rows: 5 },
        label: Text::new("tek-edges"),
        owner: None,
        places: places.collect(),
    }
}

/// The name of an edge: "north of c3".
pub(super) fn edge_name(edge: Edge) -> Text {
    let (cell, side) = edge.name();
    Text::new("tek-edge").word("cell", cell).word("side", side.letter())
}

/// A tile with its article: "a joyful sheep".
pub(super) fn a_tile(tile: Tile) -> Text {
    Text::new("tek-a-tile").word("kind", tile.kind.letter())
}

pub(super) fn tile_on(view: &View, cell: Cell) -> Option<Piece> {
    let (face, tag) = match view.field[cell.index()] {
        Spot::Empty => return None,
        Spot::Down => (None, None),
        Spot::Known(tile) => (Some(tile), Some("known")),
        Spot::Up(tile) => (Some(tile), Some("up")),
    };
    let mut tags: Vec<Word> = tag.into_iter().map(Word::from).collect();
    if view.enclosed.contains(&cell) {
        tags.push("enclosed".into());
    }
    if view.turning == Some(cell) {
        tags.push("turning".into());
    }
    let id = cell.to_string();
    Some(Piece {
        at: id.clone(),
        id,
        kind: "tile".into(),
        face: face.map_or(String::new(), |tile| tile.to_string()),
        count: 1,
        owner: None,
        tags,
        label: face.map_or(Text::new("tek-tile-down"), a_tile),
    })
}

pub(super) fn fence(at: &str, count: u16) -> Piece {
    Piece {
        id: at.to_string(),
        kind: "fence".into(),
        face: String::new(),
        at: at.to_string(),
        count,
        owner: None,
        tags: Vec::new(),
        label: Text::new("tek-fence").number("count", count),
    }
}

/// Fences left, sheep taken, rams and shepherds that have left.
pub(super) fn heaps(view: &View, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let sheep = sheep_player(view);
    let heap = |id: &str, owner| Area {
        id: id.to_string(),
        kind: Kind::Heap,
        label: Text::new(format!("tek-{id}")),
        owner,
        places: Vec::new(),
    };
    areas.extend([heap("stock", view.shepherd), heap("taken", sheep), heap("removed", None)]);
    if view.stock > 0 {
        pieces.push(Piece { owner: view.shepherd, ..fence("stock", view.stock as u16) });
    }
    for (at, tiles, owner) in [("taken", &view.taken, sheep), ("removed", &view.removed, None)] {
        for alike in tiles.chunk_by(|one, other| one == other) {
            pieces.push(Piece {
                id: format!("{at}.{}", alike[0]),
                kind: "tile".into(),
                face: alike[0].to_string(),
                at: at.to_string(),
                count: alike.len() as u16,
                owner,
                tags: Vec::new(),
                label: a_tile(alike[0]),
            });
        }
    }
}

/// Everything behind fences, empty cells included, as one outline. It is worth one point per tile.
pub(super) fn enclosure(state: &TeKuiti, view: &View) -> Option<Group> {
    let closed = Fences::default().open() & !state.open();
    let count = tiles_in(state, closed);
    (closed != 0).then(|| Group {
        id: "enclosed".into(),
        kind: "enclosed".into(),
        at: ids(closed),
        owner: view.shepherd,
        counts: vec![count],
        goal: None,
        points: if is_solo(view) { 0 } else { count },
        label: Text::new("tek-enclosed").number("count", count),
    })
}
