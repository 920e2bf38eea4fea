//! A replay of a match: forwards, backwards, to any moment, from anyone's point of view.

use cowbell_catalog::AnyMatch;
use cowbell_rules::{Seat, Viewer};
use cowbell_scene::{Entry, Language, Scene, Voice, Word, news_of, scene_of};

use crate::config::Player;
use crate::names::names;

/// A match and the moment shown.
pub(crate) struct Replay {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    /// How many events have happened at the moment shown.
    pub(crate) at: usize,
    /// Whether it plays automatically.
    pub(crate) is_running: bool,
    /// The scene at this moment.
    pub(crate) scene: Scene,
    /// The log up to this moment.
    pub(crate) story: Vec<Entry>,
    /// Formats the texts.
    pub(crate) voice: Voice,
    language: Language,
    viewer: Viewer,
}

impl Replay {
    /// A replay that starts at the end of the match.
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

    /// Number of events in the match.
    pub(crate) fn steps(&self) -> usize {
        self.game.steps()
    }

    /// Moves by this many events, forwards or backwards.
    pub(crate) fn go(&mut self, step: isize) {
        self.seek(self.at.saturating_add_signed(step));
    }

    /// Goes to a moment.
    pub(crate) fn seek(&mut self, at: usize) {
        self.at = at.min(self.steps());
        let game = self.game.up_to(self.at);
        self.scene = scene_of(game.as_ref(), self.viewer);
        // The match is over, so memory games need not hide anything in the log.
        self.story = news_of(game.as_ref(), 0, self.viewer);
    }

    /// Switches to the next viewer: the spectator, then each seat.
    pub(crate) fn turn_head(&mut self) {
        let seats = self.players.len();
        let next = match self.viewer {
            Viewer::Spectator => Viewer::Seat(Seat(0)),
            Viewer::Seat(seat) if seat.index() + 1 < seats => Viewer::Seat(seat.next(seats)),
            Viewer::Seat(_) => Viewer::Spectator,
        };
        self.sit(next);
    }

    /// The current viewer.
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

    /// The places changed by the last event.
    pub(crate) fn changed(&self) -> impl Iterator<Item = Word> {
        let last = self.story.last().into_iter().flat_map(|entry| &entry.changes);
        last.filter_map(|change| change.to.clone())
    }
}
