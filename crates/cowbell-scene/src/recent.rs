//! The scenes drawn last. What a viewer saw after one move is what they see before the next, so it need not be drawn
//! again. A scene depends on the state and the viewer alone: one that is found is the one that would be drawn. In a game
//! without secrets all viewers share one, since updates do not touch what differs between them: who looks, and choices.

use core::any::Any;
use core::hash::{Hash, Hasher};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use cowbell_rules::{Game, Viewer};
use rustc_hash::FxHasher;

use crate::scene::Scene;
use crate::scenic::Seen;

/// Drawers with their own locks, so that threads seldom wait for each other.
const DRAWERS: usize = 128;
/// Scenes in each. Together they are enough for some hundred matches that move at the same time, and take a few megabytes.
const IN_A_DRAWER: usize = 6;

struct Drawn {
    /// A [`Seen`] of some game.
    seen: Box<dyn Any + Send>,
    viewer: Viewer,
    scene: Scene,
}

static RECENT: [Mutex<VecDeque<Drawn>>; DRAWERS] = [const { Mutex::new(VecDeque::new()) }; DRAWERS];

/// The viewer for whom a scene is kept.
fn eyes<G: Game>(viewer: Viewer) -> Viewer {
    if G::INFO.has_secrets { viewer } else { Viewer::Spectator }
}

fn drawer<G: Game>(state: &G, viewer: Viewer) -> &'static Mutex<VecDeque<Drawn>> {
    let mut hasher = FxHasher::default();
    (state, viewer).hash(&mut hasher);
    &RECENT[hasher.finish() as usize % DRAWERS]
}

/// The scene of this state for this viewer with what it was drawn from, if it was kept: it is given out once.
pub(crate) fn take<G: Game>(state: &G, viewer: Viewer) -> Option<(Seen<G>, Scene)> {
    let viewer = eyes::<G>(viewer);
    let mut drawer = drawer(state, viewer).lock().unwrap_or_else(PoisonError::into_inner);
    let is_it = |drawn: &Drawn| {
        let seen: Option<&Seen<G>> = drawn.seen.downcast_ref();
        drawn.viewer == viewer && seen.is_some_and(|seen| seen.state == *state)
    };
    let at = drawer.iter().position(is_it)?;
    let Drawn { seen, scene, .. } = drawer.remove(at)?;
    Some((*seen.downcast().ok()?, scene))
}

/// Keeps a scene and what it was drawn from until others take its place.
pub(crate) fn keep<G: Game>(seen: Seen<G>, scene: Scene) {
    let viewer = eyes::<G>(seen.viewer);
    let mut drawer = drawer(&seen.state, viewer).lock().unwrap_or_else(PoisonError::into_inner);
    if drawer.len() == IN_A_DRAWER {
        drawer.pop_front();
    }
    drawer.push_back(Drawn { seen: Box::new(seen), viewer, scene });
}

#[cfg(test)]
mod tests {
    use cowbell_catalog::games::{Kuhlorado, Mow};
    use cowbell_catalog::{Options, open, typed};
    use cowbell_rules::{Seat, Turn, quick};

    use super::*;

    /// Plays some moves. The scene after each is found at the next one, once: by all viewers if there are no secrets, and
    /// otherwise only by the one it was drawn for.
    fn play<G: Game>(slug: &str) {
        let mut game = open(slug, &Options::new()).unwrap();
        let dice = &mut quick(7);
        game.roll_on(dice);
        let [viewer, other] = [0, 1].map(|seat| Viewer::Seat(Seat(seat)));
        for _ in 0..6 {
            let Turn::Seat(seat) = game.turn() else { panic!("someone moves") };
            let before = game.snapshot();
            let mv = game.legal()[0].clone();
            game.play(seat, &mv).unwrap();
            game.roll_on(dice);
            crate::since(game.as_ref(), &before, viewer);
            let now = typed::<G>(game.as_ref()).unwrap().state().clone();
            let looker = if G::INFO.has_secrets { viewer } else { other };
            assert!(!G::INFO.has_secrets || take(&now, other).is_none());
            let (seen, kept) = take(&now, looker).expect("it was just drawn");
            assert_eq!((seen.state, seen.viewer), (now.clone(), viewer));
            assert_eq!(kept.pieces, crate::scene_of(game.as_ref(), looker).pieces);
            assert!(take(&now, looker).is_none(), "given out once");
        }
    }

    #[test]
    fn what_was_sent_is_kept_for_the_next_move() {
        play::<Kuhlorado>("kuhlorado");
        play::<Mow>("mow");
    }
}
