//! What the person looking does: picking, moving, taking back, asking for a hint, talking to the operators. What cannot be done is
//! said in a notice.

use cowbell_protocol::Action;
use cowbell_rules::Seat;
use cowbell_scene::{Text, Word};

use super::Play;
use crate::choose::NextStep;
use crate::venue::Venue;

/// The id of the button that plays what is picked, shown when more could be picked.
pub(crate) const PLAY: &str = "!play";

impl Play {
    /// Picks the thing with these ids, plays the move if that completes one, or says why it cannot be picked.
    pub(crate) fn pick(&mut self, ids: &[Word]) -> bool {
        self.notice = None;
        self.glimpse.clear();
        if ids.iter().any(|id| id == PLAY) {
            return match self.picked.complete(&self.scene).map(|choice| choice.mv.clone()) {
                Some(mv) => self.play(&mv),
                None => false,
            };
        }
        match self.picked.pick(&self.scene, ids) {
            NextStep::Play(mv) => self.play(&mv),
            NextStep::More => {
                self.place_cursor();
                false
            }
            NextStep::No => {
                self.refuse(ids);
                false
            }
        }
    }

    /// Says why something cannot be picked, naming the rule if a move with it would break one.
    fn refuse(&mut self, ids: &[Word]) {
        let mover = self.me().filter(|_| self.is_asked());
        let Some(seat) = mover else {
            self.notice = Some((self.voice.say(&Text::new("term-not-your-turn")), true));
            return;
        };
        let meant = self.picked.meant(&self.scene, ids);
        let text = match self.table.why(seat, &meant) {
            Some(problem) => self.refusal(&problem),
            None => self.voice.say(&Text::new("term-not-now")),
        };
        self.notice = Some((text, true));
    }

    /// Makes a move for the person looking; true if it was legal or has been sent.
    pub(crate) fn play(&mut self, mv: &str) -> bool {
        let Some(seat) = self.me() else {
            self.notice = Some((self.voice.say(&Text::new("term-not-your-turn")), true));
            return false;
        };
        match self.table.play(seat, mv) {
            Ok(()) => {
                (self.notice, self.advice) = (None, None);
                self.recent.clear();
                self.refresh();
                true
            }
            Err(refusal) => {
                self.notice = Some((self.refusal(&refusal), true));
                false
            }
        }
    }

    /// Takes the last move back, or says why not.
    pub(crate) fn undo(&mut self) -> bool {
        if !self.table.can_undo() {
            self.notice = Some((self.voice.say(&Text::new("term-no-undo")), true));
            return false;
        }
        if !self.table.undo() {
            return false;
        }
        self.is_covered = false;
        self.recent.clear();
        self.notice = Some((self.voice.say(&Text::new("term-undone")), false));
        self.refresh();
        true
    }

    /// Requests a hint.
    pub(crate) fn ask_advice(&mut self) {
        if let Some(seat) = self.me().filter(|_| self.is_asked()) {
            self.table.ask_advice(seat);
            self.is_thinking = true;
            self.notice = Some((self.voice.say(&Text::new("term-thinking")), false));
        }
    }

    /// Performs an action other than a move.
    pub(crate) fn act(&mut self, action: Action) {
        self.notice = None;
        self.table.act(action);
    }

    /// Performs the action with this number in the list of other actions, counted from 1.
    pub(crate) fn do_numbered(&mut self, number: usize) {
        match self.table.acts().get(number.wrapping_sub(1)).cloned() {
            Some(act) => self.act(act),
            None => {
                self.notice =
                    Some((self.voice.say(&Text::new("term-no-such").word("what", number.to_string())), true));
            }
        }
    }

    /// Hides what a seat says, counted from 1, or shows it again.
    pub(crate) fn mute(&mut self, number: u8) {
        self.about(number, |table, seat| {
            let id = if table.mute(seat) { "term-muted" } else { "term-unmuted" };
            Some(Text::new(id).seat(seat))
        });
    }

    /// Blocks the person in a seat, counted from 1.
    pub(crate) fn block(&mut self, number: u8) {
        self.about(number, |table, seat| {
            table.block(seat);
            None
        });
    }

    /// Tells the operators of the server about a seat, counted from 1.
    pub(crate) fn report(&mut self, number: u8, reason: String) {
        self.about(number, |table, seat| {
            table.report(seat, reason);
            None
        });
    }

    fn about(&mut self, number: u8, what: impl FnOnce(&mut dyn Venue, Seat) -> Option<Text>) {
        let seat = Seat(number.wrapping_sub(1));
        self.notice = match seat.index() < self.table.players().len() && self.is_far() {
            true => what(self.table.as_mut(), seat).map(|text| (self.voice.say(&text), false)),
            false => {
                Some((self.voice.say(&Text::new("term-no-such").word("what", number.to_string())), true))
            }
        };
    }
}
