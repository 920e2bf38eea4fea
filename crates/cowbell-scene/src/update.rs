//! What has changed from one scene to the next. Most of a scene stays as it is: places are sent once, and after that a
//! message has only the pieces, labels and scores that differ. [`Update::between`] and [`Scene::update`] are each other's
//! inverse. Buttons and choices are not here: they are new with every scene (see [`crate::packed`]).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::packed::Packed;
use crate::scene::{Area, Group, Kind, Piece, Places, Row, Scene, Side, Whose};
use crate::text::{Text, Word};
use cowbell_rules::Seat;

/// What has changed; a missing field is as it was.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default)]
pub struct Update {
    /// Who acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub turn: Option<Whose>,
    /// What is asked, in one word.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub phase: Option<Word>,
    /// What is asked of whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ask: Option<Text>,
    /// Changes of the list of areas.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub areas: Vec<Edit<NewArea>>,
    /// Changes of the list of pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub pieces: Vec<Edit<Piece>>,
    /// Changes of the list of groups.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub groups: Vec<Edit<Group>>,
    /// The sides that have changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub sides: Vec<NewSide>,
}

/// One change of a list, from its beginning: a positive number keeps the next items, a negative number drops them, an
/// object is a new item. What remains after the last change is kept.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(untagged))]
pub enum Edit<T> {
    /// Keep this many, or drop them.
    Skip(i32),
    /// Put this in.
    Put(T),
}

impl<T: Serialize> Serialize for Edit<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Edit::Skip(count) => serializer.serialize_i32(*count),
            Edit::Put(item) => item.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Edit<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edit<T>, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form<T> {
            Skip(i32),
            Put(T),
        }
        Ok(match Form::deserialize(deserializer)? {
            Form::Skip(count) => Edit::Skip(count),
            Form::Put(item) => Edit::Put(item),
        })
    }
}

/// A new or changed area.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewArea {
    /// Unique in the scene.
    pub id: Word,
    /// How its places lie.
    pub kind: Kind,
    /// What it is called.
    pub label: Text,
    /// Whose it is, if anybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    pub owner: Option<Seat>,
    /// What is special about it now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub tags: Vec<Word>,
    /// Its places; if missing, those that the area of this id had before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<Vec<crate::Place>>", optional))]
    pub places: Option<Places>,
}

/// A side that has changed; a missing field is as it was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSide {
    /// The seat.
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// What it is called in this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub role: Option<Text>,
    /// Points now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<i32>,
    /// The place, if the match is over; 0 if it is not over any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub place: Option<u8>,
    /// Changes of the list of rows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub rows: Vec<Edit<Row>>,
}

/// An update that does not fit the scene it is applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

impl Update {
    /// What has changed from one scene to another of the same match and viewer.
    pub fn between(before: &Scene, after: Scene) -> Update {
        Update {
            turn: (after.turn != before.turn).then_some(after.turn),
            phase: (after.phase != before.phase).then_some(after.phase),
            ask: (after.ask != before.ask).then_some(after.ask),
            areas: edits(&before.areas, after.areas, |area| NewArea::of(area, &before.areas)),
            pieces: edits(&before.pieces, after.pieces, |piece| piece),
            groups: edits(&before.groups, after.groups, |group| group),
            sides: before
                .sides
                .iter()
                .zip(after.sides)
                .filter(|(old, new)| *old != new)
                .map(|(old, new)| NewSide::between(old, new))
                .collect(),
        }
    }
}

impl NewArea {
    fn of(area: Area, before: &[Area]) -> NewArea {
        let Area { id, kind, label, owner, tags, places } = area;
        let is_same = before.iter().any(|old| old.id == id && old.places == places);
        NewArea { id, kind, label, owner, tags, places: (!is_same).then_some(places) }
    }
}

impl NewSide {
    fn between(old: &Side, new: Side) -> NewSide {
        NewSide {
            seat: new.seat,
            role: (new.role != old.role).then_some(new.role),
            score: (new.score != old.score).then_some(new.score),
            place: (new.place != old.place).then_some(new.place.unwrap_or(0)),
            rows: edits(&old.rows, new.rows, |row| row),
        }
    }
}

/// The changes from one list to another. Items that stay keep their order, so one walk finds them.
fn edits<T: PartialEq, E>(before: &[T], after: Vec<T>, mut put: impl FnMut(T) -> E) -> Vec<Edit<E>> {
    let (mut edits, mut at, mut kept) = (Vec::new(), 0, 0);
    for item in after {
        match before[at..].iter().position(|old| *old == item) {
            Some(gone) => {
                if gone > 0 {
                    keep(&mut edits, &mut kept);
                    edits.push(Edit::Skip(-(gone as i32)));
                }
                kept += 1;
                at += gone + 1;
            }
            None => {
                keep(&mut edits, &mut kept);
                edits.push(Edit::Put(put(item)));
            }
        }
    }
    if at < before.len() {
        keep(&mut edits, &mut kept);
        edits.push(Edit::Skip(-((before.len() - at) as i32)));
    }
    edits
}

fn keep<E>(edits: &mut Vec<Edit<E>>, kept: &mut i32) {
    if *kept > 0 {
        edits.push(Edit::Skip(*kept));
        *kept = 0;
    }
}

/// The list after some changes.
fn edited<T: Clone, E>(
    before: &[T],
    edits: Vec<Edit<E>>,
    mut put: impl FnMut(E) -> Result<T, Misfit>,
) -> Result<Vec<T>, Misfit> {
    let (mut after, mut rest) = (Vec::new(), before);
    for edit in edits {
        match edit {
            Edit::Put(item) => after.push(put(item)?),
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
        let area = |new: NewArea| {
            let same = || self.areas.iter().find(|old| old.id == new.id).map(|old| old.places.clone());
            let places = new.places.clone().or_else(same).ok_or(Misfit)?;
            let NewArea { id, kind, label, owner, tags, .. } = new;
            Ok(Area { id, kind, label, owner, tags, places })
        };
        let mut sides = self.sides.clone();
        for new in update.sides {
            let side = sides.get_mut(new.seat.index()).ok_or(Misfit)?;
            side.role = new.role.unwrap_or_else(|| side.role.clone());
            side.score = new.score.unwrap_or(side.score);
            side.place = new.place.map_or(side.place, |place| Some(place).filter(|place| *place > 0));
            side.rows = edited(&side.rows, new.rows, Ok)?;
        }
        let (buttons, choices) = packed.unwrap_or_default().unpack()?;
        Ok(Scene {
            game: self.game.clone(),
            me: self.me,
            turn: update.turn.unwrap_or(self.turn),
            phase: update.phase.unwrap_or_else(|| self.phase.clone()),
            ask: update.ask.unwrap_or_else(|| self.ask.clone()),
            areas: edited(&self.areas, update.areas, area)?,
            pieces: edited(&self.pieces, update.pieces, Ok)?,
            groups: edited(&self.groups, update.groups, Ok)?,
            buttons,
            choices,
            sides,
        })
    }
}
