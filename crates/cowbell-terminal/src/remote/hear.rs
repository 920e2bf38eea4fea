//! How the client's copy of a server's table changes when messages arrive.

use std::time::{Duration, Instant};

use cowbell_protocol as protocol;
use cowbell_protocol::{Action, LINES, Line, News, Phrase, Problem, Request, What};
use cowbell_rules::Seat;
use cowbell_scene::wire::{self, Forms};
use cowbell_scene::{Entry, Motion, Scene, Text, Whose, Word};

use super::messages::{Heard, Order};
use super::{Remote, players, shown};
use crate::speech;
use crate::venue::Outcome;

impl Remote {
    pub(super) fn hear(&mut self, heard: Heard, outcomes: &mut Vec<Outcome>) {
        match heard {
            Heard::Table(table, story) => self.replace_table(*table, story, outcomes),
            Heard::News(news) => self.learn(*news, outcomes),
            Heard::Story(story) => {
                // Ignore the log if newer events have arrived in the meantime.
                if story.last().map_or(0, |entry| entry.step) == crate::venue::Venue::steps(self) {
                    self.story = story;
                    outcomes.push(Outcome::Log);
                }
            }
            Heard::Done(id, version) => {
                self.unanswered.remove(&id);
                self.asked.remove(&id);
                if self.waiting.as_ref().is_some_and(|(own, _)| *own == id) && version <= self.table.version {
                    self.waiting = None;
                    outcomes.push(Outcome::Changed);
                }
            }
            Heard::Refused(id, problem) => self.refused(id, problem, outcomes),
            Heard::Present { seats, watching, waits } => {
                (self.present, self.watching) = (seats, watching);
                self.waits = waits.map(|seconds| Instant::now() + Duration::from_secs(seconds.into()));
                outcomes.push(Outcome::Status);
            }
            Heard::Blocks(blocks) => self.blocked = blocks.seats.into_iter().collect(),
            Heard::Blocked(seat, Ok(blocks)) => {
                self.blocked = blocks.seats.into_iter().collect();
                outcomes.push(Outcome::Told(Text::new("term-blocked").seat(seat)));
            }
            Heard::Blocked(_, Err(problem)) => outcomes.push(Outcome::Refused(problem)),
            Heard::Found(link) => {
                outcomes.push(Outcome::Told(Text::new("term-seat-link").word("link", link)));
            }
            Heard::Reported(Ok(())) => outcomes.push(Outcome::Told(Text::new("web-reported"))),
            Heard::Reported(Err(problem)) => outcomes.push(Outcome::Refused(problem)),
            Heard::Hint(Ok(hint)) if hint.version <= self.table.version => {
                // A server that says why in another way still says what.
                let reasons = serde_json::from_str(hint.reasons.get()).unwrap_or_default();
                outcomes.push(Outcome::Advice(hint.mv, reasons));
            }
            Heard::Hint(Ok(_)) => {}
            Heard::Hint(Err(problem)) => outcomes.push(Outcome::Refused(problem)),
            Heard::Record(record) => {
                self.record = Some(record);
                outcomes.push(Outcome::Recorded);
            }
            Heard::Lost(problem) => {
                self.asked.clear();
                // A move will be sent again; other actions may not have arrived.
                if !std::mem::take(&mut self.unanswered).is_empty() {
                    outcomes.push(Outcome::Refused(problem));
                }
                if !std::mem::replace(&mut self.is_lost, true) {
                    outcomes.push(Outcome::Told(Text::new("term-lost")));
                }
            }
            Heard::Gone(problem) => {
                self.is_gone = true;
                outcomes.push(Outcome::Gone(problem));
            }
        }
    }

    /// Replaces the whole table: after a gap, after reconnecting, or for another table.
    fn replace_table(&mut self, table: protocol::Table, story: Vec<Entry>, outcomes: &mut Vec<Outcome>) {
        if table.table != self.table.table {
            (self.record, self.waiting, self.wants_rematch) = (None, None, false);
            self.asides.clear();
            self.muted.clear();
            self.blocked.clear();
            self.present.clear();
        }
        self.table = table;
        self.clock.hear(self.table.clocks.as_ref(), true);
        self.told = story.clone();
        self.story = story;
        if std::mem::take(&mut self.is_lost) {
            outcomes.push(Outcome::Told(Text::new("term-back")));
        }
        if let Some((id, action)) = self.waiting.clone() {
            self.order(Order::Do(id, action));
        }
        self.show(outcomes);
        self.arrive();
    }

    /// Updates what is shown.
    fn show(&mut self, outcomes: &mut Vec<Outcome>) {
        self.players = players(&self.table);
        match shown(&self.table) {
            Ok((info, scene)) => {
                (self.info, self.scene) = (info, scene);
                outcomes.push(Outcome::Changed);
            }
            Err(problem) => outcomes.push(Outcome::Gone(problem)),
        }
    }

    fn refused(&mut self, id: u32, problem: Problem, outcomes: &mut Vec<Outcome>) {
        self.unanswered.remove(&id);
        if self.asked.remove(&id) {
            // This was only a question about a rule; other refusals are not shown.
            if problem.clause.is_some() {
                outcomes.push(Outcome::Refused(problem));
            }
            return;
        }
        if self.waiting.as_ref().is_some_and(|(own, _)| *own == id) {
            self.waiting = None;
            outcomes.push(Outcome::Changed);
        }
        outcomes.push(Outcome::Refused(problem));
    }

    /// Applies one step of the table's history. Old steps are ignored; after a gap the whole table is requested.
    fn learn(&mut self, mut news: News, outcomes: &mut Vec<Outcome>) {
        if news.version <= self.table.version {
            return;
        }
        if news.version > self.table.version + 1 {
            return self.order(Order::Sync);
        }
        if !news.state.as_mut().is_none_or(|state| self.put_together(state)) {
            return self.order(Order::Sync);
        }
        self.table.version = news.version;
        let is_shown = news.head.is_some() || news.state.is_some();
        if let Some(head) = news.head {
            self.table.set_head(head);
            self.clock.hear(self.table.clocks.as_ref(), false);
        }
        if let Some(state) = news.state {
            if state.over.is_some() {
                self.order(Order::Record);
            }
            self.remember(state.step as usize, news.entries.as_deref());
            self.table.state = Some(state);
            let is_answered = |action: &Action| matches!(action, Action::Play { version, .. } if *version < self.table.version);
            if self.waiting.as_ref().is_some_and(|(_, action)| is_answered(action)) {
                self.waiting = None;
            }
        }
        if is_shown {
            self.show(outcomes);
        }
        if let Some(line) = Line::of(news.version, &news.what) {
            let too_many = (self.table.said.len() + 1).saturating_sub(LINES);
            self.table.said.drain(..too_many);
            self.table.said.push(line);
        }
        self.say(&news.what, outcomes);
        self.show_salt();
    }

    /// Replaces the update of a state by the whole scene. False if it does not fit what this client has.
    fn put_together(&self, state: &mut protocol::State) -> bool {
        if state.scene.is_some() {
            return true;
        }
        let scene = || {
            let before = self.table.state.as_ref()?.scene.as_ref()?;
            let before: Scene = serde_json::from_str(before.get()).ok()?;
            let (forms, turn) = (self.forms(), Whose(state.turn));
            let update = wire::read_update(state.update.as_ref()?.get(), &forms, turn).ok()?;
            let choices = match &state.choices {
                Some(choices) => Some(wire::read_choices(choices.get(), &forms).ok()?),
                None => None,
            };
            let after = before.update(update, choices).ok()?;
            serde_json::value::to_raw_value(&after).ok()
        };
        let Some(scene) = scene() else { return false };
        (state.scene, state.update, state.choices) = (Some(scene), None, None);
        true
    }

    /// The forms of the texts in news.
    fn forms(&self) -> Forms {
        let forms = self.table.forms.as_ref();
        forms.and_then(|forms| serde_json::from_str(forms.get()).ok()).unwrap_or_default()
    }

    /// Updates the log with new events.
    fn remember(&mut self, step: usize, entries: Option<&serde_json::value::RawValue>) {
        let new: Vec<Entry> =
            entries.and_then(|raw| wire::read_entries(raw.get(), &self.forms()).ok()).unwrap_or_default();
        let first = new.first().map_or(step + 1, |entry| entry.step);
        let is_before = |entry: &Entry| entry.step < first && entry.step <= step;
        self.told.retain(is_before);
        self.story.retain(is_before);
        // In a memory game, a flipped tile is news now but hidden from the log later, so fetch what may still be read.
        let is_memory =
            new.iter().flat_map(|entry| &entry.changes).any(|change| change.motion == Motion::Flip);
        self.told.extend(new.iter().cloned());
        self.story.extend(new);
        if is_memory || self.story.len() != step {
            self.order(Order::History);
        }
    }

    /// Reports what happened apart from the events of the match.
    fn say(&mut self, what: &What, outcomes: &mut Vec<Outcome>) {
        let text = |id: &str, seat: &u8| Text::new(id).seat(Seat(*seat));
        let (seat, text) = match what {
            What::Said { seat, .. } | What::Wrote { seat, .. }
                if self.muted.contains(seat) || self.blocked.contains(seat) =>
            {
                return;
            }
            What::Wrote { seat, text: Some(written) } => {
                (seat, text("term-said", seat).word("what", written))
            }
            What::Wrote { text: None, .. } | What::Introduced { .. } => return,
            What::Sat { seat, .. } => (seat, text("term-sat", seat)),
            What::Filled { seat, .. } => (seat, text("term-sat", seat)),
            What::Rose { seat } => (seat, text("term-rose", seat)),
            What::Undone { seat } => (seat, text("term-took-back", seat)),
            What::Resigned { seat } => (seat, text("web-over-resigned", seat)),
            What::Offered { seat } => (seat, text("term-offers", seat)),
            What::OutOfTime { seat } => (seat, text("web-time-up", seat)),
            What::Asked { seat } => (seat, text("web-asks-takeback", seat)),
            What::Allowed { seat } => (seat, text("web-allowed", seat)),
            What::Declined { seat, what: Request::End } => (seat, text("web-declined-end", seat)),
            What::Declined { seat, what: Request::Takeback } => (seat, text("web-declined-takeback", seat)),
            What::TookBack { seat } => (seat, text("web-took-back", seat)),
            What::Withdrew { seat } => (seat, text("term-withdrew", seat)),
            What::Agreed { seat } => (seat, text("web-over-agreed", seat)),
            What::Handed { seat, by: Some(_), .. } => (seat, text("web-replaced", seat)),
            What::Left { seat } => (seat, text("web-left", seat)),
            What::Handed { seat, late: true, .. } => (seat, text("web-time-up", seat)),
            What::Handed { seat, .. } => (seat, text("term-stand-in", seat)),
            What::Taken { seat } => (seat, text("term-taken", seat)),
            What::Said { seat, phrase } => {
                (seat, text("term-said", seat).text("what", speech::phrase(*phrase)))
            }
            What::Rematch { table } => {
                if self.wants_rematch {
                    return self.order(Order::Visit(table.clone()));
                }
                return outcomes.push(Outcome::Told(Text::new("term-rematch-laid")));
            }
            What::Closed {} => return outcomes.push(Outcome::Told(Text::new("web-over-closed"))),
            What::Revealed { .. } | What::Started { .. } | What::Played { .. } | What::Timed { .. } => return,
        };
        let step = crate::venue::Venue::steps(self);
        let (event, changes) = (Word::default(), Vec::new());
        self.asides.push(Entry { step, seat: Some(Seat(*seat)), event, text: text.clone(), changes });
        // The others are told who has asked for a hint. For the one who asked this belongs in the log: it may come after
        // the hint and must not replace it on the screen.
        let is_own_hint =
            matches!(what, What::Said { seat, phrase: Phrase::AskedHint } if self.table.you == Some(*seat));
        outcomes.push(if is_own_hint { Outcome::Log } else { Outcome::Told(text) });
    }
}
