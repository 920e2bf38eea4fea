//! Scenes of matches whose game is known only by name.

use cowbell_catalog::{AnyMatch, typed};
use cowbell_rules::{Event, EventOf, Game, Match, Told, Turn, Viewer, step};

use crate::entry::{Change, Entry};
use crate::scene::Scene;
use crate::text::Text;
use crate::visitor::{Visitor, visit_match};

/// A game that can be shown. Implemented in `games/<game>.rs`.
pub trait Scenic: Game {
    /// What `viewer` sees and may do now.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// What an event that led from `before` to `after` was, in words, and what moved. `told` is its notation as the
    /// viewer was told it: where that is not the event's own text, the viewer must not learn more.
    fn entry(
        before: &Self,
        event: EventOf<Self>,
        after: &Self,
        told: &str,
        viewer: Viewer,
    ) -> (Text, Vec<Change>);

    /// The same as the log says it once the match has come to `now`. Games of memory name less here.
    fn past(
        before: &Self,
        event: EventOf<Self>,
        after: &Self,
        told: &str,
        viewer: Viewer,
        now: &Self,
    ) -> (Text, Vec<Change>) {
        let _ = now;
        Self::entry(before, event, after, told, viewer)
    }
}

/// Whether the turn passes on after a move. A draw in between turns out as it most likely does.
pub(crate) fn ends<G: Game>(state: &G, mv: G::Move) -> bool {
    let (mut after, mut chances) = (state.clone(), Vec::new());
    after.apply(mv);
    while after.turn() == Turn::Chance {
        after.chances(&mut chances);
        let (likely, _) = chances.iter().max_by_key(|(_, weight)| *weight).expect("chance has outcomes");
        after.settle(*likely);
    }
    after.turn() != state.turn()
}

/// The whole log in words as `viewer` may read it now. Games of memory say less here than was once seen.
pub fn history<G: Scenic>(game: &Match<G>, viewer: Viewer) -> Vec<Entry> {
    let recall = game.recall(viewer);
    let told = G::told(game, viewer);
    entries(game, 0, &told, |index, before, event, after| {
        if told[index] == recall[index] {
            G::past(before, event, after, told[index].text(), viewer, game.state())
        } else {
            // Once seen, now to be remembered: the log keeps silent about it.
            (Text::new("log-remember"), Vec::new())
        }
    })
}

/// The events after the first `since`, as `viewer` was told them when they happened. For the moment they happen: who
/// comes later reads the [`history`].
pub fn news<G: Scenic>(game: &Match<G>, since: usize, viewer: Viewer) -> Vec<Entry> {
    let told = game.recall(viewer);
    entries(game, since, &told, |index, before, event, after| {
        G::entry(before, event, after, told[index].text(), viewer)
    })
}

fn entries<G: Scenic>(
    game: &Match<G>,
    since: usize,
    told: &[Told],
    say: impl Fn(usize, &G, EventOf<G>, &G) -> (Text, Vec<Change>),
) -> Vec<Entry> {
    let mut state = game.start().clone();
    let mut entries = Vec::new();
    for (index, event) in game.log().iter().enumerate() {
        let before = state.clone();
        step(&mut state, *event);
        if index < since {
            continue;
        }
        let (text, changes) = say(index, &before, *event, &state);
        let seat = match event {
            Event::Move { seat, .. } => Some(*seat),
            Event::Chance(_) => None,
        };
        entries.push(Entry { step: index + 1, seat, event: told[index].text().to_string(), text, changes });
    }
    entries
}

/// What `viewer` sees of a match.
pub fn scene_of(game: &dyn AnyMatch, viewer: Viewer) -> Scene {
    struct SceneOf<'a>(&'a dyn AnyMatch, Viewer);
    impl Visitor for SceneOf<'_> {
        type Out = Scene;
        fn visit<G: Scenic>(&mut self) -> Scene {
            match_of::<G>(self.0).state().scene(self.1)
        }
    }
    visit_match(game, &mut SceneOf(game, viewer))
}

/// The events after the first `since`, as `viewer` was told them when they happened.
pub fn news_of(game: &dyn AnyMatch, since: usize, viewer: Viewer) -> Vec<Entry> {
    struct NewsOf<'a>(&'a dyn AnyMatch, usize, Viewer);
    impl Visitor for NewsOf<'_> {
        type Out = Vec<Entry>;
        fn visit<G: Scenic>(&mut self) -> Vec<Entry> {
            news(match_of::<G>(self.0), self.1, self.2)
        }
    }
    visit_match(game, &mut NewsOf(game, since, viewer))
}

/// The log of a match in words, as `viewer` may read it now.
pub fn story_of(game: &dyn AnyMatch, viewer: Viewer) -> Vec<Entry> {
    struct StoryOf<'a>(&'a dyn AnyMatch, Viewer);
    impl Visitor for StoryOf<'_> {
        type Out = Vec<Entry>;
        fn visit<G: Scenic>(&mut self) -> Vec<Entry> {
            history(match_of::<G>(self.0), self.1)
        }
    }
    visit_match(game, &mut StoryOf(game, viewer))
}

fn match_of<G: Scenic>(game: &dyn AnyMatch) -> &Match<G> {
    typed(game).expect("the game of this name has this type")
}
