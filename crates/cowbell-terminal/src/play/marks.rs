//! What is highlighted: the cursor, what has just changed, and faces that were turned up for a moment.

use std::collections::BTreeSet;
use std::time::Instant;

use cowbell_scene::{Entry, Motion, Scene, Word};

use super::Play;
use crate::choose::area_of;
use crate::draw::canvas::Marks;

impl Play {
    /// Remembers what changed, and the faces shown only for a moment: turned up or turned down by these events.
    pub(super) fn remember(&mut self, before: &Scene, news: &[Entry]) {
        let changes = || news.iter().flat_map(|entry| &entry.changes);
        self.recent.extend(changes().filter_map(|change| change.to.clone()));
        if news.is_empty() {
            return;
        }
        self.glimpse.clear();
        // Another player may have seen different things.
        let is_same = before.me == self.scene.me || !self.table.info().has_secrets;
        for change in changes().filter(|change| change.motion == Motion::Flip) {
            let Some(to) = &change.to else { continue };
            let lay = before.pieces.iter().find(|piece| is_same && piece.at == *to).map(|piece| &piece.face);
            let face = if change.face.is_empty() { lay } else { Some(&change.face) };
            if let Some(face) = face.filter(|face| !face.is_empty()) {
                self.glimpse.insert(to.clone(), face.clone());
            }
        }
        let pieces = &self.scene.pieces;
        let is_down = |at: &Word| pieces.iter().any(|piece| piece.at == *at && piece.face.is_empty());
        self.glimpse.retain(|at, _| is_down(at));
        self.hold = (!self.glimpse.is_empty()).then(|| Instant::now() + self.pace * 4);
    }

    /// Moves the cursor to something that can be picked, if it is not on anything useful.
    pub(crate) fn place_cursor(&mut self) {
        let open = self.picked.open(&self.scene);
        let is_useful = |id: &Word| open.contains(id) || self.areas_open(&open).contains(self.area_of(id));
        if self.cursor.as_ref().is_none_or(|id| !is_useful(id)) && !open.is_empty() {
            let steps = self.scene.choices.iter().flat_map(|choice| choice.steps.iter().flatten());
            let first = steps.into_iter().find(|id| open.contains(*id));
            self.cursor = first.cloned();
        }
    }

    /// The area of a place or a piece; for anything else, the id itself.
    pub(crate) fn area_of<'a>(&'a self, id: &'a str) -> &'a str {
        area_of(&self.scene, id)
    }

    /// The areas in which something can be picked.
    pub(crate) fn areas_open<'a>(&'a self, open: &'a BTreeSet<Word>) -> BTreeSet<&'a str> {
        open.iter().map(|id| self.area_of(id)).collect()
    }

    /// The ids that are highlighted now. `under` are the ids under the cursor.
    pub(crate) fn marks(&self, under: &[Word]) -> Marks {
        let preview = self.picked.preview(&self.scene, under).ok();
        let advised =
            self.advice.as_ref().and_then(|mv| self.scene.choices.iter().find(|choice| choice.mv == *mv));
        Marks {
            open: self.picked.open(&self.scene),
            picked: self.picked.ids(&self.scene),
            cursor: self.cursor.clone(),
            effects: preview
                .into_iter()
                .flat_map(|choice| &choice.effects)
                .flat_map(|e| e.at.clone())
                .collect(),
            recent: self.recent.clone(),
            hint: advised.into_iter().flat_map(|choice| choice.steps.iter().flatten().cloned()).collect(),
            glimpse: self.glimpse.clone(),
        }
    }
}
