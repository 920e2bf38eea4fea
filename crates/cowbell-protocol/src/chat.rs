//! Talking at a table, and what can be done about someone who talks badly: tell the operator, or block the person.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Phrase, What};

/// What can be said at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Chat {
    /// The phrases only.
    #[default]
    Phrases,
    /// Free text too, which only the players read.
    Players,
    /// Free text too, which spectators also read.
    Everyone,
}

/// How many lines a table and its clients remember.
pub const LINES: usize = 50;

/// Something that was said at a table: a phrase or a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Line {
    /// The table's version after it.
    pub version: u32,
    /// Who.
    pub seat: u8,
    /// The phrase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub phrase: Option<Phrase>,
    /// The text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<String>,
}

impl Line {
    /// What was said with one step of the table's history, if this viewer may read it.
    pub fn of(version: u32, what: &What) -> Option<Line> {
        match what {
            What::Said { seat, phrase } => {
                Some(Line { version, seat: *seat, phrase: Some(*phrase), text: None })
            }
            What::Wrote { seat, text: Some(text) } => {
                Some(Line { version, seat: *seat, phrase: None, text: Some(text.clone()) })
            }
            _ => None,
        }
    }
}

/// Tells the operator of the server about someone at a table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Whose seat it is about.
    pub seat: u8,
    /// What is wrong, in at most 500 characters; may be empty.
    #[serde(default)]
    pub reason: String,
}

/// Blocks the person who plays a seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
}

/// The personal key by which a device went before.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Earlier {
    /// 40 hexadecimal digits.
    pub key: String,
}

/// Whom someone has blocked.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Blocks {
    /// Everyone, the oldest first.
    pub people: Vec<BlockedPerson>,
    /// The seats of these people at the table that was asked about.
    pub seats: Vec<u8>,
}

/// Someone who is blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct BlockedPerson {
    /// What this block is called in `DELETE /me/blocks/{id}`. It says nothing about the person.
    pub id: String,
    /// The name that the person had then.
    pub name: String,
}
