//! Choosing a move: what is picked, what can be picked next, and what it would do. This code knows no rules: see
//! "Choosing" in `cowbell-scene`.

use std::collections::BTreeSet;

use cowbell_scene::{Area, Choice, Ids, Scene, Word};

/// What the player has picked so far.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct Picked(Vec<Word>);

/// The result of picking something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum NextStep {
    /// Picked or put back; the player keeps choosing.
    More,
    /// This move is chosen.
    Play(String),
    /// It cannot be picked now.
    No,
}

impl Picked {
    /// Puts everything back.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Puts the last thing back; false if nothing was picked.
    pub(crate) fn back(&mut self) -> bool {
        self.0.pop().is_some()
    }

    /// What the player has picked, plus what all remaining moves need anyway.
    pub(crate) fn ids(&self, scene: &Scene) -> Vec<Word> {
        let mut ids = self.0.clone();
        while let Some(id) = forced(scene, &ids) {
            ids.push(id);
        }
        ids
    }

    /// What could be picked next.
    pub(crate) fn open(&self, scene: &Scene) -> BTreeSet<Word> {
        let ids = self.ids(scene);
        let more = fitting(scene, &ids).flat_map(|choice| left(choice, &ids));
        more.filter(|id| !ids.contains(id)).collect()
    }

    /// The move that is complete with what is picked.
    pub(crate) fn complete<'a>(&self, scene: &'a Scene) -> Option<&'a Choice> {
        complete(scene, &self.ids(scene))
    }

    /// The move that picking the first possible one of these ids would complete, or else how many moves would remain.
    pub(crate) fn preview<'a>(&self, scene: &'a Scene, under: &[Word]) -> Result<&'a Choice, usize> {
        let mut ids = self.ids(scene);
        let open = self.open(scene);
        let Some(next) = under.iter().find(|id| open.contains(*id)) else {
            return self.complete(scene).ok_or(0);
        };
        ids.push(next.clone());
        complete(scene, &ids).ok_or_else(|| fitting(scene, &ids).count())
    }

    /// Picks the first of these ids that can be picked. An id that is already picked is put back, or the move is
    /// played if it is complete.
    pub(crate) fn pick(&mut self, scene: &Scene, under: &[Word]) -> NextStep {
        let (ids, open) = (self.ids(scene), self.open(scene));
        let next = under.iter().find(|id| open.contains(*id));
        let swapped = || under.iter().find(|id| !ids.contains(id) && self.swap(scene, id).is_some());
        if let Some(next) = next.or_else(swapped) {
            if !open.contains(next)
                && let Some(index) = self.swap(scene, next)
            {
                self.0.remove(index);
            }
            self.0.push(next.clone());
            let ids = self.ids(scene);
            let mut fit = fitting(scene, &ids);
            return match (complete(scene, &ids), fit.next(), fit.next()) {
                (Some(choice), Some(_), None) => NextStep::Play(choice.mv.to_string()),
                _ => NextStep::More,
            };
        }
        if under.iter().any(|id| ids.contains(id)) {
            if let Some(choice) = self.complete(scene) {
                return NextStep::Play(choice.mv.to_string());
            }
            let before = self.0.len();
            self.0.retain(|id| !under.contains(id));
            return if self.0.len() < before { NextStep::More } else { NextStep::No };
        }
        NextStep::No
    }

    /// The index of what has to be put back so that this id can be picked instead: something from the same hand or
    /// board.
    fn swap(&self, scene: &Scene, id: &str) -> Option<usize> {
        let area = area_of(scene, id);
        (0..self.0.len()).rev().find(|index| {
            let mut others = self.clone();
            let put_back = others.0.remove(*index);
            area_of(scene, &put_back) == area && others.open(scene).contains(id)
        })
    }

    /// Moves, in notation, that a player who picks this may have meant, although they are not legal: legal moves with
    /// another name in them. Used to ask for the reason.
    pub(crate) fn meant(&self, scene: &Scene, under: &[Word]) -> Vec<String> {
        let ids = self.ids(scene);
        let tapped = under.iter().flat_map(|id| names(scene, id)).collect::<Vec<_>>();
        let mut meant = Vec::new();
        for choice in fitting(scene, &ids) {
            for id in choice.steps.iter().flatten().filter(|id| !ids.contains(id)) {
                for (name, other) in
                    names(scene, id).iter().flat_map(|name| tapped.iter().map(move |t| (name, t)))
                {
                    if choice.mv.contains(name.as_str()) {
                        meant.push(choice.mv.replacen(name.as_str(), other, 1));
                    }
                }
            }
            if meant.len() > 40 {
                break;
            }
        }
        meant
    }
}

/// The area of a place or a piece; for anything else, the id itself.
pub(crate) fn area_of<'a>(scene: &'a Scene, id: &'a str) -> &'a str {
    let at = scene.pieces.iter().find(|piece| piece.id == id).map_or(id, |piece| &piece.at);
    let has = |area: &&Area| area.id == at || area.places.iter().any(|place| place.id == at);
    scene.areas.iter().find(has).map_or(at, |area| &area.id)
}

/// The names of something in notation: its face and its id.
fn names(scene: &Scene, id: &str) -> Vec<Word> {
    let face =
        scene.pieces.iter().filter(|piece| piece.id == id && piece.at != id).map(|piece| piece.face.clone());
    face.filter(|face| !face.is_empty()).chain([id.into()]).collect()
}

fn complete<'a>(scene: &'a Scene, ids: &[Word]) -> Option<&'a Choice> {
    fitting(scene, ids).find(|choice| choice.steps.len() == ids.len())
}

fn fitting<'a>(scene: &'a Scene, ids: &[Word]) -> impl Iterator<Item = &'a Choice> {
    scene.choices.iter().filter(move |choice| fits(&choice.steps, ids))
}

/// Whether every id can be assigned to a different step.
fn fits(steps: &[Ids], ids: &[Word]) -> bool {
    let Some((first, rest)) = ids.split_first() else { return true };
    (0..steps.len()).any(|index| {
        steps[index].contains(first) && {
            let mut others = steps.to_vec();
            others.remove(index);
            fits(&others, rest)
        }
    })
}

/// The ids that a choice still accepts together with what is picked.
fn left(choice: &Choice, ids: &[Word]) -> Vec<Word> {
    let fits_too = |id: &&Word| {
        let mut more = ids.to_vec();
        more.push((*id).clone());
        fits(&choice.steps, &more)
    };
    choice.steps.iter().flatten().filter(fits_too).cloned().collect()
}

/// An id that all remaining moves need, unless it would complete one of them: the player always takes the last step.
fn forced(scene: &Scene, ids: &[Word]) -> Option<Word> {
    let first = fitting(scene, ids).next()?;
    let candidates = first.steps.iter().filter(|step| step.len() == 1).map(|step| &step[0]);
    let needed = |id: &&Word| {
        !ids.contains(id)
            && fitting(scene, ids).all(|choice| {
                let alone = choice.steps.iter().any(|step| step.len() == 1 && step[0] == **id);
                alone && choice.steps.len() > ids.len() + 1
            })
    };
    candidates.filter(needed).find(|id| !ids.contains(id)).cloned()
}
