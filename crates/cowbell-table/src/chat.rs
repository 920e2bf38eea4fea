//! What is said at a table: preset phrases everywhere, and free text where the table allows it. How often someone may write is
//! for the server to limit, because nobody reads a clock here. Who someone is, is known here only as a hash, so that strangers
//! can be kept apart; no viewer is told.

use std::collections::VecDeque;

use cowbell_protocol::{Chat, Code, LINES, Line, Phrase, Problem};
use cowbell_rules::{Seat, Viewer};

use crate::entry::Entry;
use crate::name;
use crate::table::{Acted, Step, Table};
use crate::token::{Key, Token};

/// The longest text, in what readers take for one character each.
const LONGEST: usize = 200;
/// The longest reason of a report.
const LONGEST_REASON: usize = 500;

/// What was said last.
#[derive(Default)]
pub(crate) struct Lines(VecDeque<Line>);

impl Lines {
    pub(crate) fn add_phrase(&mut self, version: u32, seat: Seat, phrase: Phrase) {
        self.add(Line { version, seat: seat.0, phrase: Some(phrase), text: None });
    }

    pub(crate) fn add_text(&mut self, version: u32, seat: Seat, text: &str) {
        self.add(Line { version, seat: seat.0, phrase: None, text: Some(text.into()) });
    }

    fn add(&mut self, line: Line) {
        if self.0.len() == LINES {
            self.0.pop_front();
        }
        self.0.push_back(line);
    }
}

impl Table {
    pub(crate) fn say(&mut self, seat: Seat, phrase: Phrase) -> Result<Acted, Problem> {
        if phrase == Phrase::AskedHint {
            return Err(Code::BadRequest.into());
        }
        self.one(Entry::Say { seat, phrase })
    }

    pub(crate) fn write(&mut self, seat: Seat, text: &str) -> Result<Acted, Problem> {
        if self.chat == Chat::Phrases {
            return Err(Code::ChatOff.into());
        }
        if self.seats[seat.index()].name.is_none() {
            return Err(Code::NotYours.because("Only those who sit at the table can write."));
        }
        let text = name::clean_text(text, LONGEST).ok_or(Code::BadText)?;
        self.one(Entry::Write { seat, text })
    }

    pub(crate) fn introduce(&mut self, seat: Seat, person: &str) -> Result<Acted, Problem> {
        let person = Token::parse(person).ok_or(Code::BadToken)?.key();
        let state = &self.seats[seat.index()];
        if state.name.is_none() {
            return Err(Code::NotYours.because("Sit down first."));
        }
        if state.person == Some(person) {
            return Ok(self.nothing());
        }
        self.one(Entry::Introduce { seat, person: person.text() })
    }

    /// Who plays a seat, if the person has said so.
    pub fn person(&self, seat: Seat) -> Option<Key> {
        self.seats.get(seat.index())?.person
    }

    /// Everyone at the table who has said so.
    pub fn persons(&self) -> Vec<Key> {
        self.seats.iter().filter_map(|state| state.person).collect()
    }

    /// The name of the person in a seat.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.name.as_deref()
    }

    /// What was said last, as far as a viewer may read it.
    pub fn said_to(&self, viewer: Viewer) -> Vec<Line> {
        let may_read = self.may_read(viewer);
        self.said.0.iter().filter(|line| line.text.is_none() || may_read).cloned().collect()
    }

    /// Whether a viewer may read what players write.
    pub(crate) fn may_read(&self, viewer: Viewer) -> bool {
        viewer != Viewer::Spectator || self.chat == Chat::Everyone
    }

    /// The reason of a report as it is stored.
    ///
    /// # Errors
    ///
    /// If it is too long, or hides something.
    pub fn clean_reason(reason: &str) -> Result<String, Problem> {
        match reason.trim().is_empty() {
            true => Ok(String::new()),
            false => Ok(name::clean_text(reason, LONGEST_REASON).ok_or(Code::BadText)?),
        }
    }
}

impl Step {
    /// Who has written something with it.
    pub fn writer(&self) -> Option<Seat> {
        match self.entry {
            Entry::Write { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
