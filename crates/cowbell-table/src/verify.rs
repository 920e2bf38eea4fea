//! Checks a record: its form, its chain, every move by the rules, every draw by the dice. Needs nothing but the text.
//!
//! A record from a server carries in its header `commitment`, `salts` and `seed` (see [`crate::fair`]), and
//! `chain`: 32 bytes that start as the commitment; for every line after the header they become the SHA-256 of themselves
//! and the line. If a match continues another one, its header gives the number of `past` events, and the text `past N` is
//! hashed into the chain before the first line.

use core::fmt;

use cowbell_catalog::{Record, RecordError};
use cowbell_protocol::Code;
use cowbell_rules::{Refusal, Told, Turn};
use serde_json::Value;

use crate::chain::ChainHash;
use crate::day::Day;
use crate::fair::{self, Fair, OF_DAY, Seed};
use crate::hex;
use crate::sign;

/// How a match ended that was not played at the table its record is from.
const IMPORTED: &str = "imported";

/// The result of checking a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many moves it has.
    pub moves: usize,
    /// How many random events it has.
    pub chances: usize,
    /// Whether the match was played to its end.
    pub is_over: bool,
    /// Whether the draws were derived again from the revealed seed. If not, the record has no seed.
    pub is_proved: bool,
    /// The version of the dice ([`crate::fair`]). In version 1 the server and the player who sat down last could choose the
    /// deal together; version 3 is the match of the day, whose dice everyone can know.
    pub dice: u32,
    /// The seats that promised a salt and did not show it.
    pub withheld: Vec<u8>,
    /// How many of the first events were played at another table, with other dice: their draws are not proved here.
    pub past: usize,
    /// How many random events were derived again from the seed.
    pub proved: usize,
    /// Whether the hash chain was checked. If not, the record has none.
    pub is_chained: bool,
    /// The public key of the server that vouches for all of it, names and end included; none if nobody has signed.
    pub signer: Option<String>,
    /// Whether a server got the match from someone instead of seeing it played: names, events, seed and salts may all be made
    /// up, so that no server signs it.
    pub is_imported: bool,
}

/// Why a record is rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It cannot be read as a record.
    Form(RecordError),
    /// An event is against the rules.
    Illegal(usize, Refusal),
    /// The outcome of a random event does not match the dice.
    Unfair(usize, String),
    /// The seed does not match the commitment.
    Commitment,
    /// The seed is not that of the match of this day.
    Day(Day),
    /// The salt of a seat is not the one that was promised, or the list of withheld salts is wrong.
    Promise(usize),
    /// A line or the number of past events was changed after the match, or a line was added or removed.
    Altered,
    /// The signature does not hold: something was altered, added or left out, or another key has signed.
    Signature,
    /// The proof itself cannot be read.
    Proof(&'static str),
}

impl Wrong {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Wrong::Form(RecordError::Form { .. }) => "NOT_A_RECORD",
            Wrong::Form(RecordError::Rules(_)) => Code::UnknownRules.text(),
            Wrong::Illegal(..) => "ILLEGAL",
            Wrong::Unfair(..) => "UNFAIR",
            Wrong::Commitment => "WRONG_COMMITMENT",
            Wrong::Day(_) => "WRONG_DAY",
            Wrong::Promise(_) => "WRONG_PROMISE",
            Wrong::Altered => "ALTERED",
            Wrong::Signature => "WRONG_SIGNATURE",
            Wrong::Proof(_) => "NOT_A_PROOF",
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Form(error) => write!(f, "{error}"),
            Wrong::Illegal(line, refusal) => write!(f, "line {line}: refused: {refusal}"),
            Wrong::Unfair(line, due) => write!(f, "line {line}: the dice say `{due}`"),
            Wrong::Commitment => write!(f, "the seed is not the one that was committed to"),
            Wrong::Day(day) => write!(f, "the seed is not that of the match of the day of {day}"),
            Wrong::Promise(seat) => write!(f, "the salt of seat {seat} is not the one that was promised"),
            Wrong::Altered => {
                write!(f, "the chain of hashes does not hold: the record was altered after the match")
            }
            Wrong::Signature => {
                write!(f, "the signature does not hold: the record is not as its server has signed it")
            }
            Wrong::Proof(what) => write!(f, "{what} in the header cannot be read"),
        }
    }
}

impl core::error::Error for Wrong {}

/// Checks everything that can be checked.
///
/// # Errors
///
/// The first thing that is wrong.
pub fn verify(text: &str) -> Result<Report, Wrong> {
    let record = Record::parse(text).map_err(Wrong::Form)?;
    // A match that continues another one: its first events were not drawn with these dice.
    let past = match record.header.more.get("past") {
        None => 0,
        Some(past) => past.as_u64().ok_or(Wrong::Proof("`past`"))? as usize,
    };
    let is_chained = check_chain(&record, text, past)?;
    let dice = dice(&record)?;
    let fair = dice.as_ref().map(|dice| &dice.fair);
    let mut game = record.open();
    let (mut moves, mut proved) = (0, 0);
    for (step, line) in record.lines.iter().enumerate() {
        let mut due = None;
        if let (Told::Chance { .. }, Some(fair), Turn::Chance) = (&line.event, fair, game.turn()) {
            due = Some(fair.due(game.as_ref())).filter(|_| step >= past);
        }
        line.add(game.as_mut()).map_err(|refusal| Wrong::Illegal(line.number, refusal))?;
        proved += usize::from(due.is_some());
        if let Some(due) = due.filter(|due| *due != line.event.text()) {
            return Err(Wrong::Unfair(line.number, due));
        }
        moves += usize::from(matches!(line.event, Told::Move { .. }));
    }
    // Last, so that what was altered is named as precisely as it can be.
    let signer = sign::signer(text).map_err(|()| Wrong::Signature)?;
    Ok(Report {
        game: record.header.game.clone(),
        rules: record.header.rules,
        moves,
        chances: record.lines.len() - moves,
        is_over: game.standing().is_some(),
        is_proved: fair.is_some(),
        dice: version(&record),
        withheld: dice.map(|dice| dice.withheld).unwrap_or_default(),
        past,
        proved,
        is_chained,
        signer,
        is_imported: word(&record, "end").is_ok_and(|end| end == Some(IMPORTED)),
    })
}

/// The hash chain over the lines of a record whose first `past` events come from another match.
pub(crate) fn chain<'a>(
    commitment: &str,
    past: usize,
    lines: impl Iterator<Item = &'a str>,
) -> Option<ChainHash> {
    let mut start = ChainHash(hex::read(commitment)?);
    if past > 0 {
        start = start.then(&format!("past {past}"));
    }
    Some(lines.fold(start, |link, line| link.then(line)))
}

fn check_chain(record: &Record, text: &str, past: usize) -> Result<bool, Wrong> {
    let Some(promised) = word(record, "chain")? else { return Ok(false) };
    let commitment = word(record, "commitment")?.ok_or(Wrong::Proof("`commitment`"))?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).skip(1);
    let link = chain(commitment, past, lines).ok_or(Wrong::Proof("`commitment`"))?;
    if link.to_string() == promised { Ok(true) } else { Err(Wrong::Altered) }
}

/// The version of a record's dice.
pub(crate) fn version(record: &Record) -> u32 {
    record.header.more.get("dice").map_or(1, |dice| dice.as_u64().map_or(0, |dice| dice as u32))
}

/// The dice of a record, and who has withheld a salt.
struct ProvedDice {
    fair: Fair,
    withheld: Vec<u8>,
}

fn dice(record: &Record) -> Result<Option<ProvedDice>, Wrong> {
    let Some(seed) = word(record, "seed")? else { return Ok(None) };
    let seed = Seed::parse(seed).ok_or(Wrong::Proof("`seed`"))?;
    if word(record, "commitment")? != Some(&seed.commitment()) {
        return Err(Wrong::Commitment);
    }
    let version = version(record);
    if !(1..=OF_DAY).contains(&version) {
        return Err(Wrong::Proof("`dice`, the version of the dice,"));
    }
    if version == OF_DAY {
        let day =
            word(record, "day")?.and_then(|day| day.parse::<Day>().ok()).ok_or(Wrong::Proof("`day`"))?;
        if day.seed(&record.header.game) != seed {
            return Err(Wrong::Day(day));
        }
    }
    let salts = words(record, "salts")?;
    let mut promises = words(record, "promises")?;
    if version == 1 {
        promises = vec![""; salts.len()];
    }
    if promises.len() != salts.len() {
        return Err(Wrong::Proof("`promises`"));
    }
    let seats: Vec<(&str, &str)> = promises.into_iter().zip(salts).collect();
    let is_kept = |(promise, salt): &(&str, &str)| salt.is_empty() || fair::promise(salt) == *promise;
    if let Some(seat) = seats.iter().position(|seat| version > 1 && !is_kept(seat)) {
        return Err(Wrong::Promise(seat));
    }
    let is_withheld = |(promise, salt): &(&str, &str)| !promise.is_empty() && salt.is_empty();
    let withheld: Vec<u8> =
        (0..).zip(&seats).filter(|(_, seat)| is_withheld(seat)).map(|(seat, _)| seat).collect();
    if version > 1 && record.header.more.get("withheld") != Some(&withheld.clone().into()) {
        return Err(Wrong::Proof("`withheld`"));
    }
    Ok(Some(ProvedDice { fair: Fair::new(version, &seed, seats), withheld }))
}

/// A list of texts in the header; empty if there is none.
fn words<'a>(record: &'a Record, key: &'static str) -> Result<Vec<&'a str>, Wrong> {
    match record.header.more.get(key) {
        None => Ok(Vec::new()),
        Some(Value::Array(words)) => {
            words.iter().map(Value::as_str).collect::<Option<_>>().ok_or(Wrong::Proof(key))
        }
        Some(_) => Err(Wrong::Proof(key)),
    }
}

fn word<'a>(record: &'a Record, key: &'static str) -> Result<Option<&'a str>, Wrong> {
    match record.header.more.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(word)) => Ok(Some(word)),
        Some(_) => Err(Wrong::Proof(key)),
    }
}
