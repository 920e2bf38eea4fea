//! Finds things on the screen: under the mouse, next to the cursor, or next in reading order.

use std::collections::BTreeSet;

use cowbell_scene::{Kind, Word};
use ratatui::layout::{Position, Rect};

use crate::draw::canvas::Hit;
use crate::play::{PLAY, Play};

/// The hit at this position.
pub(crate) fn at(hits: &[Hit], x: u16, y: u16) -> Option<&Hit> {
    hits.iter().rev().find(|hit| hit.rect.contains(Position { x, y }))
}

/// The ids of the thing under the cursor.
pub(crate) fn under(play: &Play, hits: &[Hit]) -> Vec<Word> {
    let Some(cursor) = &play.cursor else { return Vec::new() };
    let hit = hits.iter().find(|hit| hit.is(cursor));
    hit.map_or_else(|| vec![cursor.clone()], |hit| hit.ids.clone())
}

/// The id that the cursor remembers for a hit.
fn name(hit: &Hit, open: &BTreeSet<Word>) -> Word {
    let id = hit.ids.iter().find(|id| open.contains(*id)).or(hit.ids.first());
    id.cloned().unwrap_or_default()
}

/// The id the mouse points at. If nothing there can be picked, an edge nearby that can be.
pub(crate) fn thing(play: &Play, hits: &[Hit], x: u16, y: u16) -> Option<Word> {
    let open = play.picked.open(&play.scene);
    let hit = at(hits, x, y);
    let is_open = |hit: &Hit| hit.ids.iter().any(|id| open.contains(id));
    if let Some(hit) = hit.filter(|hit| is_open(hit) || hit.is(PLAY)) {
        return Some(name(hit, &open));
    }
    let is_edge = |hit: &Hit| {
        let kind =
            |id: &str| play.scene.areas.iter().find(|area| area.id == play.area_of(id)).map(|area| area.kind);
        matches!(kind(&hit.ids[0]), Some(Kind::Edges { .. }))
    };
    let near = hits.iter().filter(|hit| is_open(hit) && is_edge(hit));
    let far = |rect: Rect| {
        let gap = |at: u16, from: u16, to: u16| from.saturating_sub(at).max(at.saturating_sub(to - 1));
        // A row is about as high as two columns are wide.
        gap(x, rect.left(), rect.right()) + 2 * gap(y, rect.top(), rect.bottom())
    };
    let nearest = near.min_by_key(|hit| far(hit.rect)).filter(|hit| far(hit.rect) <= 2);
    nearest.or(hit).map(|hit| name(hit, &open))
}

/// The hits the cursor may go to: everything in areas where something can be picked, or everything if there are none.
fn reachable<'a>(play: &Play, hits: &'a [Hit], open: &BTreeSet<Word>) -> Vec<&'a Hit> {
    let areas = play.areas_open(open);
    let is_near = |hit: &&Hit| hit.is(PLAY) || hit.ids.iter().any(|id| areas.contains(play.area_of(id)));
    let near: Vec<&Hit> = hits.iter().filter(is_near).collect();
    if near.is_empty() { hits.iter().collect() } else { near }
}

/// The next or previous thing that can be picked, in reading order.
pub(crate) fn next(play: &Play, hits: &[Hit], step: i8) -> Option<Word> {
    let open = play.picked.open(&play.scene);
    let can = |hit: &&Hit| hit.is(PLAY) || hit.ids.iter().any(|id| open.contains(id));
    let mut list: Vec<&Hit> = hits.iter().filter(can).collect();
    list.sort_by_key(|hit| (hit.rect.y, hit.rect.x));
    let here = list.iter().position(|hit| play.cursor.as_ref().is_some_and(|cursor| hit.is(cursor)));
    let at = match here {
        Some(at) => (at as isize + isize::from(step)).rem_euclid(list.len() as isize) as usize,
        None => 0,
    };
    list.get(at).map(|hit| name(hit, &open))
}

/// The nearest thing in a direction. When moving sideways, the cursor roughly stays in its row.
pub(crate) fn beside(play: &Play, hits: &[Hit], dx: i8, dy: i8) -> Option<Word> {
    let open = play.picked.open(&play.scene);
    let list = reachable(play, hits, &open);
    let here = play.cursor.as_ref().and_then(|cursor| list.iter().find(|hit| hit.is(cursor)));
    let Some(here) = here else { return list.first().map(|hit| name(hit, &open)) };
    let middle = |rect: Rect| {
        (2 * i32::from(rect.x) + i32::from(rect.width), 2 * (2 * i32::from(rect.y) + i32::from(rect.height)))
    };
    let (x, y) = middle(here.rect);
    let cost = |hit: &&&Hit| {
        let (to_x, to_y) = middle(hit.rect);
        let along = (to_x - x) * i32::from(dx) + (to_y - y) * i32::from(dy);
        let across = if dx != 0 { (to_y - y).abs() } else { (to_x - x).abs() };
        let is_aside = dx != 0 && across > along;
        (along > 0 && !is_aside).then_some(along + 2 * across)
    };
    let best = list.iter().filter(|hit| cost(hit).is_some()).min_by_key(|hit| cost(hit));
    best.map(|hit| name(hit, &open))
}
