//! The scenes drawn last. What a viewer saw after one move is what they see before the next, so it need not be drawn
//! again. A scene depends on the state and the viewer alone: one that is found is the one that would be drawn.

use core::any::Any;
use core::hash::{Hash, Hasher};
use std::collections::VecDeque;
use std::hash::DefaultHasher;
use std::sync::{Mutex, PoisonError};

use cowbell_rules::{Game, Viewer};

use crate::scene::Scene;

/// Drawers with their own locks, so that threads seldom wait for each other.
const DRAWERS: usize = 128;
/// Scenes in each. Together they are enough for some hundred matches that move at the same time, and take a few megabytes.
const IN_A_DRAWER: usize = 6;

struct Drawn {
    state: Box<dyn Any + Send>,
    viewer: Viewer,
    scene: Scene,
}

static RECENT: [Mutex<VecDeque<Drawn>>; DRAWERS] = [const { Mutex::new(VecDeque::new()) }; DRAWERS];

fn drawer<G: Game>(state: &G, viewer: Viewer) -> &'static Mutex<VecDeque<Drawn>> {
    let mut hasher = DefaultHasher::new();
    (state, viewer).hash(&mut hasher);
    &RECENT[hasher.finish() as usize % DRAWERS]
}

/// The scene of this state for this viewer, if it was kept: it is given out once.
pub(crate) fn take<G: Game>(state: &G, viewer: Viewer) -> Option<Scene> {
    let mut drawer = drawer(state, viewer).lock().unwrap_or_else(PoisonError::into_inner);
    let is_it = |drawn: &Drawn| drawn.viewer == viewer && drawn.state.downcast_ref() == Some(state);
    let at = drawer.iter().position(is_it)?;
    drawer.remove(at).map(|drawn| drawn.scene)
}

/// Keeps a scene until others take its place.
pub(crate) fn keep<G: Game>(state: G, viewer: Viewer, scene: Scene) {
    let mut drawer = drawer(&state, viewer).lock().unwrap_or_else(PoisonError::into_inner);
    if drawer.len() == IN_A_DRAWER {
        drawer.pop_front();
    }
    drawer.push_back(Drawn { state: Box::new(state), viewer, scene });
}
