//! The panel next to the board: every seat with its score, its areas, and where its points come from. Blocks have a
//! rank; those that do not fit are shown only in the score sheet.

use cowbell_rules::{Seat, Turn};
use cowbell_scene::{Area, Kind, Row, Scene, Side, Text, Word};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::{Canvas, Hit};
use super::flow::{Chip, contents, flow, rows, words};
use crate::theme::Tone;

/// Ranks of blocks. Headlines and areas with something to pick have rank 0, other players' hands rank 1.
const MINE: u8 = 2;
const THEIRS: u8 = 3;
const HEAPS: u8 = 100;
const GROUPS: u8 = 101;

/// Some lines of the panel. Lower ranks are more important.
struct Block {
    rank: u8,
    chips: Vec<Chip>,
}

/// Draws as many blocks as fit and returns how many rows they took. `more` are the areas that did not fit below the
/// board.
pub(crate) fn draw(
    canvas: &Canvas<'_>,
    more: &[&Area],
    buffer: &mut Buffer,
    area: Rect,
    hits: &mut Vec<Hit>,
) -> u16 {
    let blocks = blocks(canvas, more);
    let tall: Vec<u16> = blocks.iter().map(|block| rows(area.width, &block.chips)).collect();
    // Choose the most important blocks first, then draw them in their original order. Rows that compare the other
    // players are shown for all of them or for none.
    let mut order: Vec<usize> = (0..blocks.len()).collect();
    order.sort_by_key(|index| blocks[*index].rank);
    let mut room = area.height;
    let mut is_shown = vec![false; blocks.len()];
    for alike in order.chunk_by(|one, two| blocks[*one].rank == blocks[*two].rank) {
        let rank = blocks[alike[0]].rank;
        let total: u16 = alike.iter().map(|index| tall[*index]).sum();
        if (THEIRS..HEAPS).contains(&rank) && total > room {
            continue;
        }
        for index in alike {
            if tall[*index] <= room {
                room -= tall[*index];
                is_shown[*index] = true;
            }
        }
    }
    let mut used = 0;
    for (index, block) in blocks.iter().enumerate().filter(|(index, _)| is_shown[*index]) {
        let rest = Rect { y: area.y + used, height: tall[index], ..area };
        used += flow(buffer, rest, &block.chips, hits);
    }
    used
}

/// Whether an area is drawn below the board instead of next to it: the viewer's own hand, and rows that belong to
/// nobody.
pub(crate) fn is_strip(scene: &Scene, area: &Area) -> bool {
    let is_mine = area.owner.is_none() || area.owner == scene.me;
    is_mine && area.kind == Kind::Row
}

/// Whether something in the area can be picked now.
pub(crate) fn is_wanted(canvas: &Canvas<'_>, area: &Area) -> bool {
    let needed = |id: &Word| canvas.marks.open.contains(id) || canvas.marks.picked.contains(id);
    area.places.iter().any(|place| canvas.ids(&place.id).iter().any(needed))
        || canvas.at(&area.id).any(|piece| needed(&piece.id))
}

fn blocks(canvas: &Canvas<'_>, more: &[&Area]) -> Vec<Block> {
    let scene = canvas.scene;
    let mut seats: Vec<&Side> = scene.sides.iter().collect();
    // The viewer's own side first, then clockwise.
    let me = scene.me.unwrap_or_default().index();
    seats.sort_by_key(|side| (side.seat.index() + scene.sides.len() - me) % scene.sides.len());
    let mut blocks = Vec::new();
    for area in more {
        blocks.push(Block {
            rank: u8::from(!is_wanted(canvas, area)),
            chips: named(canvas, area, contents(canvas, area)),
        });
    }
    for side in seats {
        blocks.push(Block { rank: 0, chips: headline(canvas, side) });
        for (index, row) in side.rows.iter().enumerate() {
            let rank = if Some(side.seat) == scene.me { MINE } else { THEIRS + index as u8 };
            blocks.push(Block { rank, chips: line(canvas, row) });
        }
        for area in scene.areas.iter().filter(|area| area.owner == Some(side.seat)) {
            add(canvas, area, &mut blocks);
        }
    }
    for area in scene.areas.iter().filter(|area| area.owner.is_none()) {
        add(canvas, area, &mut blocks);
    }
    for group in &scene.groups {
        let tone = group.owner.map_or(Tone::Dim, Tone::Seat);
        let text = canvas.say(&group.label);
        blocks.push(Block { rank: GROUPS, chips: words(&text, canvas.theme.style(tone)) });
    }
    blocks
}

/// Adds an area as a block, unless it is drawn elsewhere or is empty.
fn add(canvas: &Canvas<'_>, area: &Area, blocks: &mut Vec<Block>) {
    let is_board = matches!(area.kind, Kind::Grid { .. } | Kind::Edges { .. } | Kind::Track);
    if is_board || is_strip(canvas.scene, area) || is_hidden(canvas, area) {
        return;
    }
    let things = contents(canvas, area);
    if things.is_empty() {
        return;
    }
    let rank = match (is_wanted(canvas, area), area.kind) {
        (true, _) => 0,
        (_, Kind::Row) => 1,
        _ => HEAPS,
    };
    blocks.push(Block { rank, chips: named(canvas, area, things) });
}

/// An area's name followed by its contents.
fn named(canvas: &Canvas<'_>, area: &Area, things: Vec<Chip>) -> Vec<Chip> {
    let dim = canvas.theme.style(Tone::Dim);
    [vec![Chip::word(" ", dim)], words(&canvas.label(&area.label), dim), things].concat()
}

/// Whether this is a hand of which only the number of cards is known. The headline shows that number.
fn is_hidden(canvas: &Canvas<'_>, area: &Area) -> bool {
    area.owner.is_some()
        && area.id.starts_with("hand")
        && hidden(canvas, area) > 0
        && !is_wanted(canvas, area)
}

fn hidden(canvas: &Canvas<'_>, area: &Area) -> u16 {
    let places = area.places.iter().flat_map(|place| canvas.at(&place.id));
    let pieces: Vec<_> = places.chain(canvas.at(&area.id)).collect();
    if pieces.iter().any(|piece| !piece.face.is_empty() || !piece.tags.is_empty()) {
        return 0;
    }
    pieces.iter().map(|piece| piece.count).sum()
}

/// A player's name, role, points, and number of hidden cards.
fn headline(canvas: &Canvas<'_>, side: &Side) -> Vec<Chip> {
    let style = canvas.theme.style(Tone::Seat(side.seat));
    let pointer = match canvas.scene.turn.0 {
        Turn::Seat(seat) if seat == side.seat => canvas.theme.either("▶", ">"),
        _ => " ",
    };
    let name = canvas.say(&Text::new("term-name").seat(side.seat));
    let mut chips = vec![Chip::word(pointer, style), Chip::word(name, style)];
    chips.push(Chip::word(side.score.to_string(), style));
    if let Some(place) = side.place {
        let text = Text::new("term-place").number("place", place);
        chips.push(Chip::word(canvas.say(&text), canvas.theme.style(Tone::Title)));
    }
    let areas = canvas.scene.areas.iter().filter(|area| area.owner == Some(side.seat));
    for area in areas.filter(|area| is_hidden(canvas, area)) {
        let count = format!("{}{}", canvas.theme.either("▒×", "?x"), hidden(canvas, area));
        chips.push(Chip::word(count, canvas.theme.style(Tone::Dim)));
    }
    let role = canvas.say(&side.role);
    if !role.is_empty() {
        chips.extend(words(&format!("({role})"), canvas.theme.style(Tone::Dim)));
    }
    chips
}

/// One line of a side.
pub(crate) fn line(canvas: &Canvas<'_>, row: &Row) -> Vec<Chip> {
    let goal = row.goal.map_or(String::new(), |goal| format!("/{goal}"));
    let mut chips = vec![Chip::word(" ", canvas.theme.style(Tone::Dim))];
    chips.extend(words(&canvas.label(&row.label), canvas.theme.style(Tone::Dim)));
    chips.push(Chip::word(format!("{}{goal}", row.value), canvas.theme.style(Tone::Plain)));
    chips
}

/// The whole score sheet: every side with all its rows, every pile, every group.
pub(crate) fn sheet(canvas: &Canvas<'_>) -> Vec<Vec<Chip>> {
    let mut lines = Vec::new();
    let dim = canvas.theme.style(Tone::Dim);
    for side in &canvas.scene.sides {
        lines.push(headline(canvas, side));
        lines.extend(side.rows.iter().map(|row| line(canvas, row)));
        lines.extend(heaps(canvas, Some(side.seat)));
    }
    lines.extend(heaps(canvas, None));
    for group in &canvas.scene.groups {
        let tone = group.owner.map_or(Tone::Dim, Tone::Seat);
        let mut chips = vec![Chip::word(" ", dim)];
        chips.extend(words(&canvas.say(&group.label), canvas.theme.style(tone)));
        lines.push(chips);
    }
    lines
}

fn heaps(canvas: &Canvas<'_>, owner: Option<Seat>) -> Vec<Vec<Chip>> {
    let heaps = canvas.scene.areas.iter().filter(|area| area.owner == owner && area.kind == Kind::Heap);
    let line = |area: &Area| {
        let things = contents(canvas, area);
        (!things.is_empty()).then(|| named(canvas, area, things))
    };
    heaps.filter_map(line).collect()
}
