//! What has changed from one scene to the next. Most of a scene stays as it is: places are sent once, and after that a
//! message has only the pieces, labels and scores that differ. [`Update::between`] and [`Scene::update`] are each other's
//! inverse. Buttons and choices are not here: they are new with every scene (see [`crate::packed`]). How it is sent:
//! [`crate::wire`].

use cowbell_rules::Seat;

use crate::label::Label;
use crate::packed::Packed;
use crate::scene::{Area, Group, Piece, Places, Row, Scene, Side, Whose};
use crate::text::{Arg, Text, Word};

/// What has changed; a missing field is as it was.
#[derive(Clone, PartialEq, Debug)]
pub struct Update {
    /// Who acts now.
    pub turn: Whose,
    /// What is asked, in one word.
    pub phase: Option<Word>,
    /// What is asked of whom.
    pub ask: Option<Text>,
    /// Changes of the list of areas.
    pub areas: Vec<Edit<Area, AreaChange>>,
    /// Changes of the list of pieces.
    pub pieces: Vec<Edit<Piece, PieceChange>>,
    /// Changes of the list of groups.
    pub groups: Vec<Edit<Group, Never>>,
    /// The sides that have changed.
    pub sides: Vec<NewSide>,
}

/// One change of a list, from its beginning. What remains after the last change is kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit<T, C> {
    /// Keep this many; drop them, if it is negative.
    Skip(i32),
    /// Put this in.
    Put(T),
    /// Change the next item; a missing field is as it was.
    Change(C),
}

/// What may change of a piece while it stays the same thing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PieceChange {
    /// What it shows.
    pub face: Option<Word>,
    /// Where it lies.
    pub at: Option<Word>,
    /// How many alike lie there.
    pub count: Option<u16>,
    /// What is special about it now.
    pub tags: Option<Vec<Word>>,
    /// What it is called.
    pub label: Option<Text>,
}

/// What may change of an area.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AreaChange {
    /// What it is called.
    pub label: Option<Text>,
    /// What is special about it now.
    pub tags: Option<Vec<Word>>,
    /// Its places.
    pub places: Option<Places>,
}

/// For items that do not change: another one takes their place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Never {}

/// A side that has changed; a missing field is as it was.
#[derive(Clone, PartialEq, Debug)]
pub struct NewSide {
    /// The seat.
    pub seat: Seat,
    /// What it is called in this game.
    pub role: Option<Text>,
    /// Points now.
    pub score: Option<i32>,
    /// The place, if the match is over; 0 if it is not over any more.
    pub place: Option<u8>,
    /// The values of all rows, where nothing else has changed of them.
    pub values: Option<Vec<i32>>,
    /// Otherwise changes of the list of rows.
    pub rows: Vec<Edit<Row, Never>>,
}

/// An update that does not fit the scene it is applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

impl Update {
    /// Nothing but perhaps who acts.
    pub fn none(turn: Whose) -> Update {
        let (areas, pieces, groups, sides) = Default::default();
        Update { turn, phase: None, ask: None, areas, pieces, groups, sides }
    }

    /// What has changed from one scene to another of the same match and viewer.
    pub fn between(before: &Scene, after: &Scene) -> Update {
        let sides = before.sides.iter().zip(&after.sides);
        Update {
            turn: after.turn,
            phase: new(&before.phase, &after.phase),
            ask: new(&before.ask, &after.ask),
            areas: edits(&before.areas, &after.areas, |old, new| old.id == new.id, AreaChange::between),
            pieces: edits(&before.pieces, &after.pieces, |old, new| old.id == new.id, PieceChange::between),
            groups: edits(&before.groups, &after.groups, |old, new| old.id == new.id, |_, _| None),
            sides: sides.filter_map(|(old, new)| NewSide::between(old, new)).collect(),
        }
    }
}

/// The new value, if it is new.
fn new<T: PartialEq + Clone>(old: &T, new: &T) -> Option<T> {
    (old != new).then(|| new.clone())
}

/// The text of a label that is new.
fn new_label(old: &Label, new: &Label) -> Option<Text> {
    (old != new).then(|| (**new).clone())
}

impl PieceChange {
    fn between(old: &Piece, now: &Piece) -> Option<PieceChange> {
        let is_same = old.kind == now.kind && old.owner == now.owner;
        is_same.then(|| PieceChange {
            face: new(&old.face, &now.face),
            at: new(&old.at, &now.at),
            count: new(&old.count, &now.count),
            tags: new(&old.tags, &now.tags),
            label: Self::label(old, now),
        })
    }

    /// The new label, unless it is what the label before becomes with the new count.
    fn label(old: &Piece, now: &Piece) -> Option<Text> {
        let is_known = match recounted(old, now.count) {
            Some(label) => label == *now.label,
            None => old.label == now.label,
        };
        (!is_known).then(|| (*now.label).clone())
    }

    fn applied(self, piece: &Piece) -> Result<Piece, Misfit> {
        let label = self.count.and_then(|count| recounted(piece, count));
        let mut piece = piece.clone();
        piece.face = self.face.unwrap_or(piece.face);
        piece.at = self.at.unwrap_or(piece.at);
        piece.count = self.count.unwrap_or(piece.count);
        piece.tags = self.tags.unwrap_or(piece.tags);
        piece.label = self.label.or(label).map_or(piece.label, Label::from);
        Ok(piece)
    }
}

/// The label of a piece with another count, if it has a new one and its label names it.
fn recounted(piece: &Piece, count: u16) -> Option<Text> {
    let is_counted = piece.count != count && matches!(piece.label.args.get("count"), Some(Arg::Number(_)));
    is_counted.then(|| (*piece.label).clone().number("count", count))
}

impl AreaChange {
    fn between(old: &Area, now: &Area) -> Option<AreaChange> {
        let is_same = old.kind == now.kind && old.owner == now.owner;
        is_same.then(|| AreaChange {
            label: new_label(&old.label, &now.label),
            tags: new(&old.tags, &now.tags),
            places: new(&old.places, &now.places),
        })
    }

    fn applied(self, area: &Area) -> Result<Area, Misfit> {
        let mut area = area.clone();
        area.label = self.label.map_or(area.label, Label::from);
        area.tags = self.tags.unwrap_or(area.tags);
        area.places = self.places.unwrap_or(area.places);
        Ok(area)
    }
}

impl NewSide {
    fn between(old: &Side, now: &Side) -> Option<NewSide> {
        let rows = || old.rows.iter().zip(&now.rows);
        let is_same = old.rows.len() == now.rows.len()
            && rows().all(|(old, now)| old.label == now.label && old.goal == now.goal);
        let has_values = is_same && rows().any(|(old, now)| old.value != now.value);
        let new = NewSide {
            seat: now.seat,
            role: new_label(&old.role, &now.role),
            score: new(&old.score, &now.score),
            place: (now.place != old.place).then_some(now.place.unwrap_or(0)),
            values: has_values.then(|| now.rows.iter().map(|row| row.value).collect()),
            rows: match is_same {
                true => Vec::new(),
                false => edits(&old.rows, &now.rows, |old, now| old.label == now.label, |_, _| None),
            },
        };
        let NewSide { seat: _, role, score, place, values, rows } = &new;
        let is_old =
            role.is_none() && score.is_none() && place.is_none() && values.is_none() && rows.is_empty();
        (!is_old).then_some(new)
    }
}

/// The changes from one list to another. Items that stay keep their order, so one walk finds them. `is_same` means that an
/// item is still there; if it differs and `change` does not know how, another one takes its place.
fn edits<T: PartialEq + Clone, C>(
    before: &[T],
    after: &[T],
    is_same: impl Fn(&T, &T) -> bool,
    change: impl Fn(&T, &T) -> Option<C>,
) -> Vec<Edit<T, C>> {
    let (mut edits, mut at, mut kept) = (Vec::new(), 0, 0);
    for item in after {
        let Some(gone) = before[at..].iter().position(|old| is_same(old, item)) else {
            skip(&mut edits, &mut kept, 0);
            edits.push(Edit::Put(item.clone()));
            continue;
        };
        if gone > 0 {
            skip(&mut edits, &mut kept, gone);
        }
        at += gone + 1;
        let old = &before[at - 1];
        if old == item {
            kept += 1;
        } else if let Some(change) = change(old, item) {
            skip(&mut edits, &mut kept, 0);
            edits.push(Edit::Change(change));
        } else {
            skip(&mut edits, &mut kept, 1);
            edits.push(Edit::Put(item.clone()));
        }
    }
    if at < before.len() {
        skip(&mut edits, &mut kept, before.len() - at);
    }
    edits
}

/// Keeps items, then drops some.
fn skip<T, C>(edits: &mut Vec<Edit<T, C>>, kept: &mut i32, dropped: usize) {
    if *kept > 0 {
        edits.push(Edit::Skip(core::mem::take(kept)));
    }
    if dropped > 0 {
        edits.push(Edit::Skip(-(dropped as i32)));
    }
}

/// The list after some changes.
fn edited<T: Clone, C>(
    before: &[T],
    edits: Vec<Edit<T, C>>,
    change: impl Fn(C, &T) -> Result<T, Misfit>,
) -> Result<Vec<T>, Misfit> {
    let (mut after, mut rest) = (Vec::new(), before);
    for edit in edits {
        match edit {
            Edit::Put(item) => after.push(item),
            Edit::Change(what) => {
                let (next, left) = rest.split_first().ok_or(Misfit)?;
                after.push(change(what, next)?);
                rest = left;
            }
            Edit::Skip(count) => {
                let (next, left) = rest.split_at_checked(count.unsigned_abs() as usize).ok_or(Misfit)?;
                if count > 0 {
                    after.extend_from_slice(next);
                }
                rest = left;
            }
        }
    }
    after.extend_from_slice(rest);
    Ok(after)
}

impl Scene {
    /// The scene after an update, with these buttons and choices.
    ///
    /// # Errors
    ///
    /// If the update does not follow this scene.
    pub fn update(&self, update: Update, packed: Option<Packed>) -> Result<Scene, Misfit> {
        let mut sides = self.sides.clone();
        for new in update.sides {
            let side = sides.get_mut(new.seat.index()).ok_or(Misfit)?;
            side.role = new.role.map_or_else(|| side.role.clone(), Label::from);
            side.score = new.score.unwrap_or(side.score);
            side.place = new.place.map_or(side.place, |place| Some(place).filter(|place| *place > 0));
            side.rows = edited(&side.rows, new.rows, |change, _| match change {})?;
            let values = new.values.into_iter().flatten();
            side.rows.iter_mut().zip(values).for_each(|(row, value)| row.value = value);
        }
        let (buttons, choices) = packed.unwrap_or_default().unpack()?;
        Ok(Scene {
            game: self.game.clone(),
            me: self.me,
            turn: update.turn,
            phase: update.phase.unwrap_or_else(|| self.phase.clone()),
            ask: update.ask.unwrap_or_else(|| self.ask.clone()),
            areas: edited(&self.areas, update.areas, AreaChange::applied)?,
            pieces: edited(&self.pieces, update.pieces, PieceChange::applied)?,
            groups: edited(&self.groups, update.groups, |change, _| match change {})?,
            buttons,
            choices,
            sides,
        })
    }
}
