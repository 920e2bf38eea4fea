//! The field with its fences and tiles, and the heaps next to it.

use cowbell_catalog::games::TeKuiti;
use cowbell_catalog::games::te_kuiti::{
    Cell, Cells, Edge, Fences, Kind as Sort, Side as Wind, Spot, Tile, View,
};

use super::choices::tiles_in;
use super::{cells, is_solo, sheep_player};
use crate::label::Label;
use crate::scene::{Area, Group, Kind, Piece, Place};
use crate::shelf::Shelf;
use crate::text::{Text, Word};
use crate::word::{Spell, word};

/// The ids of a set of cells.
pub(super) fn ids(set: Cells) -> Vec<Word> {
    cells().filter(|cell| set & cell.bit() != 0).map(|cell| cell.to_word()).collect()
}

/// The field; its tags say that the final phase has begun, and that the shepherd player has the last turn.
pub(super) fn field(view: &View) -> Area {
    static FIELD: Shelf<()> = Shelf::new();
    let place = |cell: Cell| Place {
        id: cell.to_word(),
        column: cell.column(),
        row: cell.row(),
        ground: "grass".into(),
        print: Word::default(),
        owner: None,
        label: Text::new("tek-place").word("cell", cell.to_word()),
    };
    Area {
        id: "field".into(),
        kind: Kind::Grid { columns: 5, rows: 5 },
        label: Label::message("tek-field"),
        owner: None,
        tags: [(view.final_phase, "final"), (view.last_turn, "last")]
            .into_iter()
            .filter_map(|(is_so, tag)| is_so.then_some(Word::new_static(tag)))
            .collect(),
        places: FIELD.places((), |()| cells().map(place)),
    }
}

/// The sixty places for fences, each listed once under its canonical name.
pub(super) fn edges() -> Area {
    static EDGES: Shelf<()> = Shelf::new();
    let named = || cells().flat_map(|cell| Wind::ALL.map(|side| (cell, side)));
    let is_canonical = |(cell, side): &(Cell, Wind)| Edge::of(*cell, *side).name() == (*cell, *side);
    let place = |(cell, side): (Cell, Wind)| Place {
        id: Edge::of(cell, side).to_word(),
        column: cell.column(),
        row: cell.row(),
        ground: "edge".into(),
        print: Word::default(),
        owner: None,
        label: Text::new("tek-edge-place").text("edge", edge_name(Edge::of(cell, side))),
    };
    Area {
        id: "edges".into(),
        kind: Kind::Edges { columns: 5, rows: 5 },
        label: Label::message("tek-edges"),
        owner: None,
        tags: Vec::new(),
        places: EDGES.places((), |()| named().filter(is_canonical).map(place)),
    }
}

/// The name of an edge: "north of c3".
pub(super) fn edge_name(edge: Edge) -> Text {
    let (cell, side) = edge.name();
    Text::new("tek-edge").word("cell", cell.to_word()).word("side", side.letter())
}

/// A tile with its article: "a joyful sheep".
pub(super) fn a_tile(tile: Tile) -> Text {
    Text::new("tek-a-tile").word("kind", tile.kind.letter())
}

fn tile_label(tile: Tile) -> Label {
    Label::of(|kind| a_tile(Tile { kind: Sort::ALL[usize::from(kind)], daisy: None }), tile.kind as u8)
}

pub(super) fn tile_on(view: &View, cell: Cell) -> Option<Piece> {
    let (face, tag) = match view.field[cell.index()] {
        Spot::Empty => return None,
        Spot::Down => (None, None),
        Spot::Known(tile) => (Some(tile), Some("known")),
        Spot::Up(tile) => (Some(tile), Some("up")),
    };
    let mut tags: Vec<Word> = tag.into_iter().map(Word::new_static).collect();
    if view.enclosed.contains(&cell) {
        tags.push("enclosed".into());
    }
    if view.turning == Some(cell) {
        tags.push("turning".into());
    }
    let id = cell.to_word();
    Some(Piece {
        at: id.clone(),
        id,
        kind: "tile".into(),
        face: face.map_or(Word::default(), |tile| tile.to_word()),
        count: 1,
        owner: None,
        tags,
        label: match face {
            Some(tile) => tile_label(tile),
            None => Label::of(|_| Text::new("tek-tile-down"), 0u8),
        },
    })
}

pub(super) fn fence(at: Word, count: u16) -> Piece {
    Piece {
        id: at.clone(),
        kind: "fence".into(),
        face: Word::default(),
        at,
        count,
        owner: None,
        tags: Vec::new(),
        label: Label::of(|count| Text::new("tek-fence").number("count", count), count),
    }
}

/// Fences left, sheep taken, rams and shepherds that have left.
pub(super) fn heaps(view: &View, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let sheep = sheep_player(view);
    let heap = |id: &str, label, owner| Area::heap(id.to_word(), Label::message(label), owner);
    areas.extend([
        heap("stock", "tek-stock", view.shepherd),
        heap("taken", "tek-taken", sheep),
        heap("removed", "tek-removed", None),
    ]);
    if view.stock > 0 {
        pieces.push(Piece { owner: view.shepherd, ..fence("stock".into(), view.stock as u16) });
    }
    for (at, tiles, owner) in [("taken", &view.taken, sheep), ("removed", &view.removed, None)] {
        for alike in tiles.chunk_by(|one, other| one == other) {
            pieces.push(Piece {
                id: word![at, ".", alike[0]],
                kind: "tile".into(),
                face: alike[0].to_word(),
                at: at.into(),
                count: alike.len() as u16,
                owner,
                tags: Vec::new(),
                label: tile_label(alike[0]),
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

/// In the final phase: the types of which two or more sheep can be taken, and where they lie.
pub(super) fn alike(state: &TeKuiti) -> impl Iterator<Item = (Sort, Cells)> {
    let kinds = if state.is_final() { &Sort::SHEEP[..] } else { &[] };
    let both = |kind: &Sort| (*kind, state.sheep(*kind) & state.face_up() & state.open());
    kinds.iter().map(both).filter(|(_, cells)| cells.count_ones() > 1)
}

/// They stay in sight until they are taken or enclosed.
pub(super) fn pairs(state: &TeKuiti) -> impl Iterator<Item = Group> {
    alike(state).map(|(kind, cells)| Group {
        id: word!["pair.", kind.letter()],
        kind: "pair".into(),
        at: ids(cells),
        owner: None,
        counts: Vec::new(),
        goal: None,
        points: 0,
        label: Text::new("tek-pair").word("kind", kind.letter()),
    })
}
