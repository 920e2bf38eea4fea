//! The record: a match as JSON Lines, a header and then one event a line.
//!
//! The same text in files, in the database, on the wire and in tests. Reading a record checks its form and names
//! line and column of what is wrong; whether its events are legal shows when it is replayed.

use core::fmt;

use cowbell_rules::{MAX_SEATS, Refusal, Seat, Told};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::any_match::AnyMatch;
use crate::list::{Options, open};

/// The first line of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Version of the record's form: 1.
    pub cowbell: u32,
    /// The game's name.
    pub game: String,
    /// Version of the game's rules.
    #[serde(default = "first")]
    pub rules: u32,
    /// The table's options; what is missing has its default.
    #[serde(default)]
    pub options: Options,
    /// As many names as seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// What else the writer of the record said, such as the commitment of fair dice.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

fn first() -> u32 {
    1
}

/// One event of a record and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// 1-based line in the file.
    pub number: usize,
    /// The event.
    pub event: Told,
}

/// A record: well-formed, not yet known to be legal.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The others.
    pub lines: Vec<Line>,
}

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// 1-based.
    pub line: usize,
    /// 1-based.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl core::error::Error for RecordError {}

impl Record {
    /// Reads a record. Blank lines are passed over.
    ///
    /// # Errors
    ///
    /// Line and column of the first thing that is wrong.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let Some((index, line)) = lines.next() else {
            return Err(RecordError {
                line: 1,
                column: 1,
                reason: "the record is empty; it begins with a header".into(),
            });
        };
        let header: Header = serde_json::from_str(line).map_err(|error| json_error(index, &error))?;
        let at = |reason| RecordError { line: index + 1, column: 1, reason };
        if header.cowbell != 1 {
            return Err(at(format!(
                "this is form {} of the record; this program reads form 1",
                header.cowbell
            )));
        }
        let table = open(&header.game, &header.options).map_err(|error| at(error.to_string()))?;
        if header.rules != table.info().rules {
            let (theirs, ours) = (header.rules, table.info().rules);
            return Err(at(format!(
                "played by version {theirs} of the rules; this program knows version {ours}"
            )));
        }
        if !header.players.is_empty() && header.players.len() != table.seats() {
            let (names, seats) = (header.players.len(), table.seats());
            return Err(at(format!("{names} players are named, but the table has {seats} seats")));
        }
        let lines = lines.map(|(index, line)| read_line(index, line)).collect::<Result<_, _>>()?;
        Ok(Record { header, lines })
    }

    /// The match before its first event.
    pub fn open(&self) -> Box<dyn AnyMatch> {
        open(&self.header.game, &self.header.options).expect("parse has opened this table before")
    }

    /// The record of a match.
    pub fn of(game: &dyn AnyMatch, players: Vec<String>) -> Record {
        let info = game.info();
        let header = Header {
            cowbell: 1,
            game: info.slug.to_string(),
            rules: info.rules,
            options: game.options(),
            players,
            more: Map::new(),
        };
        let lines = game.events().into_iter().enumerate();
        Record { header, lines: lines.map(|(index, event)| Line { number: index + 2, event }).collect() }
    }
}

impl Line {
    /// Adds the event to a match. See [`add_event`].
    ///
    /// # Errors
    ///
    /// Why it cannot have happened; nothing has changed then.
    pub fn add(&self, game: &mut dyn AnyMatch) -> Result<(), Refusal> {
        add_event(game, &self.event)
    }
}

/// Adds an event of a record to a match. What the record says about who saw it must be true as well.
///
/// # Errors
///
/// Why it cannot have happened; nothing has changed then.
pub fn add_event(game: &mut dyn AnyMatch, event: &Told) -> Result<(), Refusal> {
    match event {
        Told::Move { seat, mv } => game.play(*seat, mv).map(drop),
        Told::Chance { chance, to: Some(to) } if game.seen_by(chance) != Some(*to) => {
            Err(Refusal::not_a_chance(&format!("{chance} to {to}")))
        }
        Told::Chance { chance, .. } => game.settle(chance).map(drop),
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = |value: Result<String, serde_json::Error>| value.map_err(|_| fmt::Error);
        writeln!(f, "{}", json(serde_json::to_string(&self.header))?)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{}", json(serde_json::to_string(&line.event))?))
    }
}

fn json_error(index: usize, error: &serde_json::Error) -> RecordError {
    // serde_json ends its sentence with its own line number, which is always 1 here.
    let text = error.to_string();
    let reason = text.split(" at line ").next().unwrap_or(&text).to_string();
    RecordError { line: index + 1, column: error.column().max(1), reason }
}

fn read_line(index: usize, text: &str) -> Result<Line, RecordError> {
    let value: Value = serde_json::from_str(text).map_err(|error| json_error(index, &error))?;
    let wrong = |reason: &str| RecordError { line: index + 1, column: 1, reason: reason.to_string() };
    const FORM: &str = r#"an event is {"seat":0,"move":"…"} or {"chance":"…"}, perhaps with "to":seat"#;
    let Value::Object(fields) = value else { return Err(wrong(FORM)) };
    let seat = |key: &str| match fields.get(key).map(Value::as_u64) {
        None => Ok(None),
        Some(Some(number)) if number < MAX_SEATS as u64 => Ok(Some(Seat(number as u8))),
        Some(_) => Err(wrong(&format!("`{key}` should be a seat number"))),
    };
    let text = |key: &str| fields.get(key).and_then(Value::as_str).map(str::to_string);
    let event = match (seat("seat")?, text("move"), text("chance"), seat("to")?) {
        (Some(seat), Some(mv), None, None) => Told::Move { seat, mv },
        (None, None, Some(chance), to) => Told::Chance { chance, to },
        _ => return Err(wrong(FORM)),
    };
    Ok(Line { number: index + 1, event })
}
