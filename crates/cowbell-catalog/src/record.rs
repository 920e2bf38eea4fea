//! The record: a match as JSON Lines, a header and then one event per line.
//!
//! Files, the database, the network and tests all use the same text. Reading a record checks its format and reports
//! line and column of a mistake; replaying it checks whether its events are legal.

use core::fmt;

use cowbell_rules::{MAX_SEATS, Refusal, Seat, Told};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::any_match::AnyMatch;
use crate::list::{OpenError, Options, UnknownRules, open_by};

/// The first line of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Version of the record format: 1.
    pub cowbell: u32,
    /// The game's slug.
    pub game: String,
    /// Version of the game's rules.
    #[serde(default = "first")]
    pub rules: u32,
    /// The table's options; missing ones have their defaults.
    #[serde(default)]
    pub options: Options,
    /// The players' names, one per seat; may be empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// Other fields of the header, such as the commitment of fair dice.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

fn first() -> u32 {
    1
}

/// One event of a record and its line number.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordLine {
    /// 1-based line in the file.
    pub number: usize,
    /// The event.
    pub event: Told,
}

/// A record that is well-formed, but may contain illegal events.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The other lines.
    pub lines: Vec<RecordLine>,
}

/// Why a text cannot be read as a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It is not a record.
    Form {
        /// The line, 1-based.
        line: usize,
        /// The column, 1-based.
        column: usize,
        /// What is wrong, and what was expected.
        reason: String,
    },
    /// It may well be a record, but it was played by rules that this program does not know.
    Rules(UnknownRules),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Form { line, column, reason } => write!(f, "line {line}, column {column}: {reason}"),
            RecordError::Rules(unknown) => write!(f, "{unknown}"),
        }
    }
}

impl core::error::Error for RecordError {}

impl Record {
    /// Reads a record. Blank lines are skipped.
    ///
    /// # Errors
    ///
    /// RecordLine and column of the first mistake.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let Some((index, line)) = lines.next() else {
            let reason = "the record is empty; it begins with a header".into();
            return Err(RecordError::Form { line: 1, column: 1, reason });
        };
        let header: Header = serde_json::from_str(line).map_err(|error| json_error(index, &error))?;
        let at = |reason| RecordError::Form { line: index + 1, column: 1, reason };
        if header.cowbell != 1 {
            return Err(at(format!(
                "this record has format {}; this program reads format 1",
                header.cowbell
            )));
        }
        let table = open_by(&header.game, header.rules, &header.options).map_err(|error| match error {
            OpenError::UnknownRules(unknown) => RecordError::Rules(unknown),
            error => at(error.to_string()),
        })?;
        if !header.players.is_empty() && header.players.len() != table.seats() {
            let (names, seats) = (header.players.len(), table.seats());
            return Err(at(format!("{names} players are named, but the table has {seats} seats")));
        }
        let lines = lines.map(|(index, line)| read_line(index, line)).collect::<Result<_, _>>()?;
        Ok(Record { header, lines })
    }

    /// The match before its first event.
    pub fn open(&self) -> Box<dyn AnyMatch> {
        let Header { game, rules, options, .. } = &self.header;
        open_by(game, *rules, options).expect("`parse` has checked these options")
    }

    /// The record of a match.
    pub fn of(game: &dyn AnyMatch, players: Vec<String>) -> Record {
        let info = game.info();
        let header = Header {
            cowbell: 1,
            game: info.slug.to_string(),
            rules: game.rules(),
            options: game.options(),
            players,
            more: Map::new(),
        };
        let lines = game.events().into_iter().enumerate();
        Record {
            header,
            lines: lines.map(|(index, event)| RecordLine { number: index + 2, event }).collect(),
        }
    }
}

impl RecordLine {
    /// Adds the event to a match. See [`add_event`].
    ///
    /// # Errors
    ///
    /// Why it cannot have happened; then nothing has changed.
    pub fn add(&self, game: &mut dyn AnyMatch) -> Result<(), Refusal> {
        add_event(game, &self.event)
    }
}

/// Adds an event of a record to a match. If the record says who saw it, that must be true as well.
///
/// # Errors
///
/// Why it cannot have happened; then nothing has changed.
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
    // serde_json appends its own line number to the message, which is always 1 here.
    let text = error.to_string();
    let reason = text.split(" at line ").next().unwrap_or(&text).to_string();
    RecordError::Form { line: index + 1, column: error.column().max(1), reason }
}

fn read_line(index: usize, text: &str) -> Result<RecordLine, RecordError> {
    let value: Value = serde_json::from_str(text).map_err(|error| json_error(index, &error))?;
    let wrong = |reason: &str| RecordError::Form { line: index + 1, column: 1, reason: reason.to_string() };
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
    Ok(RecordLine { number: index + 1, event })
}
