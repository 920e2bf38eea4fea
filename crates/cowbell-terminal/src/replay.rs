//! A match looked at again: forwards, backwards, to any moment, with anybody's eyes.

use cowbell_catalog::AnyMatch;
use cowbell_rules::{Seat, Viewer};
use cowbell_scene::{Entry, Language, Scene, Voice, news_of, scene_of};

use crate::config::Player;
use crate::names::names;

/// A match and the moment that is shown.
pub(crate) struct Replay {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    /// How many events have happened at the moment shown.
    pub(crate) at: usize,
    /// Whether it runs by itself.
    pub(crate) is_running: bool,
    /// What is seen.
    pub(crate) scene: Scene,
    /// What happened until then.
    pub(crate) story: Vec<Entry>,
    /// Who says it.
    pub(crate) voice: Voice,
    language: Language,
    viewer: Viewer,
}

impl Replay {
    /// A match from its end.
    pub(crate) fn new(game: &dyn AnyMatch, players: Vec<Player>, language: Language) -> Replay {
        let viewer = Viewer::Spectator;
        let mut replay = Replay {
            game: game.fork(),
            at: game.steps(),
            is_running: false,
            scene: scene_of(game, viewer),
            story: Vec::new(),
            voice: Voice::new(language),
            players,
            language,
            viewer,
        };
        replay.sit(viewer);
        replay
    }

    /// How many events there are.
    pub(crate) fn steps(&self) -> usize {
        self.game.steps()
    }

    /// So many events forwards or backwards.
    pub(crate) fn go(&mut self, step: isize) {
        self.seek(self.at.saturating_add_signed(step));
    }

    /// To a moment.
    pub(crate) fn seek(&mut self, at: usize) {
        self.at = at.min(self.steps());
        let game = self.game.up_to(self.at);
        self.scene = scene_of(game.as_ref(), self.viewer);
        // The match is over: nothing has to be remembered any more.
        self.story = news_of(game.as_ref(), 0, self.viewer);
    }

    /// With the next pair of eyes: everybody's, then each seat's.
    pub(crate) fn turn_head(&mut self) {
        let seats = self.players.len();
        let next = match self.viewer {
            Viewer::Spectator => Viewer::Seat(Seat(0)),
            Viewer::Seat(seat) if seat.index() + 1 < seats => Viewer::Seat(seat.next(seats)),
            Viewer::Seat(_) => Viewer::Spectator,
        };
        self.sit(next);
    }

    /// Whose eyes.
    pub(crate) fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn sit(&mut self, viewer: Viewer) {
        self.viewer = viewer;
        let voice = Voice::new(self.language);
        let names = names(&voice, &self.players);
        self.voice = voice.to(Scene::seat_of(viewer), names);
        self.seek(self.at);
    }

    /// What the last event changed.
    pub(crate) fn changed(&self) -> impl Iterator<Item = String> {
        let last = self.story.last().into_iter().flat_map(|entry| &entry.changes);
        last.filter_map(|change| change.to.clone())
    }
}
