//! A match as one person sees it: the viewer, what is picked, and what was just refused, suggested or glimpsed. Used
//! by both the screen and the line mode.

mod act;
mod marks;

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use cowbell_protocol::Problem;
use cowbell_rules::{Seat, Turn, Viewer};
use cowbell_scene::{Choice, Entry, Language, Scene, Text, Voice, Word};

pub(crate) use act::PLAY;

use crate::choose::Picked;
use crate::config::Player;
use crate::names::{problem, voice};
use crate::venue::{Outcome, Venue};

/// A match and the person looking at it.
pub(crate) struct Play {
    /// Where it is played.
    pub(crate) table: Box<dyn Venue>,
    /// Formats all texts for that person.
    pub(crate) voice: Voice,
    /// What that person sees.
    pub(crate) scene: Scene,
    /// The log that this person may read.
    pub(crate) story: Vec<Entry>,
    /// Whether the next person has to sit down first, so that nothing may be shown.
    pub(crate) is_covered: bool,
    /// What is picked.
    pub(crate) picked: Picked,
    /// The id under the cursor.
    pub(crate) cursor: Option<Word>,
    /// The last message to the player, and whether it was a refusal.
    pub(crate) notice: Option<(String, bool)>,
    /// The suggested move.
    pub(crate) advice: Option<String>,
    /// Whether a hint was requested and has not arrived.
    pub(crate) is_thinking: bool,
    /// Why the table can no longer be used.
    pub(crate) gone: Option<String>,
    /// Whether the record has just arrived.
    pub(crate) is_recorded: bool,
    /// Whether the bell is to be rung.
    pub(crate) is_rung: bool,
    /// The players whose names the voice uses.
    players: Vec<Player>,
    viewer: Viewer,
    language: Language,
    recent: BTreeSet<Word>,
    glimpse: BTreeMap<Word, Word>,
    /// Nothing continues before this time, so that a glimpse can be seen.
    hold: Option<Instant>,
    pace: Duration,
    seen: usize,
    fresh: Vec<String>,
}

impl Play {
    /// Sits down at a table.
    pub(crate) fn new(table: Box<dyn Venue>, language: Language, pace: Duration) -> Play {
        let mut ours = Seat::all(table.players().len()).filter(|seat| table.is_ours(*seat));
        let viewer = match (table.viewer(), ours.next(), ours.next()) {
            (Some(viewer), ..) => viewer,
            // A hand is not shown before its owner has sat down.
            (_, Some(_), Some(_)) if table.info().has_secrets => Viewer::Spectator,
            (_, first, _) => first.map_or(Viewer::Spectator, Viewer::Seat),
        };
        let mut play = Play {
            voice: voice(table.as_ref(), language, viewer),
            scene: table.scene(viewer),
            story: Vec::new(),
            is_covered: false,
            picked: Picked::default(),
            cursor: None,
            notice: None,
            advice: None,
            is_thinking: false,
            gone: None,
            is_recorded: false,
            is_rung: false,
            players: table.players().to_vec(),
            viewer,
            language,
            recent: BTreeSet::new(),
            glimpse: BTreeMap::new(),
            hold: None,
            pace,
            seen: table.steps(),
            fresh: Vec::new(),
            table,
        };
        play.refresh();
        play
    }

    /// The seat of the person looking.
    pub(crate) fn me(&self) -> Option<Seat> {
        Scene::seat_of(self.viewer)
    }

    /// Whether the match has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// Whether the person looking has to decide.
    pub(crate) fn is_asked(&self) -> bool {
        !self.is_covered && !self.scene.choices.is_empty()
    }

    /// Whether this is a table on a server, where others may act at any time.
    pub(crate) fn is_far(&self) -> bool {
        self.table.viewer().is_some()
    }

    /// Whether the person has a seat at a server's table and is waiting for others; their own last move has been
    /// answered.
    pub(crate) fn is_idle(&self) -> bool {
        self.is_far() && self.me().is_some_and(|me| self.table.turn() != Turn::Seat(me))
    }

    /// Lets other players and chance continue; true if the screen has changed.
    pub(crate) fn tick(&mut self) -> bool {
        if self.hold.is_some_and(|until| Instant::now() < until) {
            return false;
        }
        self.hold = None;
        let outcomes = self.table.poll();
        if outcomes.contains(&Outcome::Changed) {
            self.refresh();
        }
        let is_changed = !outcomes.is_empty();
        outcomes.into_iter().for_each(|outcome| self.hear(outcome));
        is_changed
    }

    /// Handles an outcome of polling other than a change in the match.
    fn hear(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Changed | Outcome::Status => {}
            Outcome::Recorded => self.is_recorded = true,
            Outcome::Rang => self.is_rung = true,
            Outcome::Log => self.story = self.table.story(self.viewer),
            Outcome::Advice(mv, reasons) => {
                let choice = self.scene.choices.iter().find(|choice| choice.mv == mv);
                let why: Vec<String> = reasons.iter().map(|reason| self.voice.say(reason)).collect();
                let text = choice.map(|choice| match &why[..] {
                    [] => Text::new("term-advice").word("what", self.told(choice)),
                    why => {
                        let what = self.voice.say(&choice.label);
                        Text::new("term-advice-why")
                            .word("what", what)
                            .word("why", crate::speech::joined(&self.voice, why.iter().cloned()))
                    }
                });
                self.notice = text.map(|text| (self.voice.say(&text), false));
                (self.advice, self.is_thinking) = (Some(mv), false);
            }
            Outcome::Refused(problem) => {
                self.notice = Some((self.refusal(&problem), true));
                self.is_thinking = false;
            }
            Outcome::Told(text) => {
                self.notice = Some((self.voice.say(&text), false));
                self.story = self.table.story(self.viewer);
            }
            Outcome::Gone(problem) => {
                let why = self.refusal(&problem);
                self.notice = Some((why.clone(), true));
                (self.gone, self.is_thinking) = (Some(why), false);
            }
        }
    }

    /// Continues at once, without waiting for a glimpse.
    pub(crate) fn hurry(&mut self) {
        self.hold = None;
    }

    /// The messages since the last call, oldest first.
    pub(crate) fn drain(&mut self) -> Vec<String> {
        std::mem::take(&mut self.fresh)
    }

    fn refresh(&mut self) {
        if let Some(viewer) = self.table.viewer() {
            if viewer != self.viewer || self.players != self.table.players() {
                self.viewer = viewer;
                self.voice = voice(self.table.as_ref(), self.language, viewer);
                self.players = self.table.players().to_vec();
            }
            return self.look();
        }
        if let Turn::Seat(seat) = self.table.turn()
            && self.table.is_ours(seat)
            && !self.viewer_is(seat)
        {
            if self.table.info().has_secrets {
                self.is_covered = true;
                return;
            }
            self.sit(seat);
        }
        self.look();
    }

    fn viewer_is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    fn sit(&mut self, seat: Seat) {
        self.viewer = Viewer::Seat(seat);
        self.voice = voice(self.table.as_ref(), self.language, self.viewer);
        self.cursor = None;
    }

    /// The next person has sat down, so their view is shown.
    pub(crate) fn uncover(&mut self) {
        if let Turn::Seat(seat) = self.table.turn() {
            self.sit(seat);
        }
        self.is_covered = false;
        self.look();
    }

    /// The seat whose player has to sit down.
    pub(crate) fn expected(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Seat(seat) if self.is_covered => Some(seat),
            _ => None,
        }
    }

    fn look(&mut self) {
        let before = std::mem::replace(&mut self.scene, self.table.scene(self.viewer));
        self.story = self.table.story(self.viewer);
        let news = self.table.news(self.seen.min(self.table.steps()), self.viewer);
        self.seen = self.table.steps();
        if self.viewer == Viewer::Spectator {
            self.recent.clear();
        }
        self.remember(&before, &news);
        self.fresh.extend(news.iter().map(|entry| self.voice.say(&entry.text)));
        self.picked.clear();
        (self.advice, self.is_thinking) = (None, false);
        if !news.is_empty() {
            self.notice = None;
        }
        self.place_cursor();
    }

    /// A refusal in the reader's language, with its clause.
    pub(crate) fn refusal(&self, problem: &Problem) -> String {
        self::problem(&self.voice, &self.scene.game, problem)
    }

    /// A move with its effects, in words.
    pub(crate) fn told(&self, choice: &Choice) -> String {
        crate::speech::choice(&self.voice, choice)
    }
}
