//! Notes: what servers, their operators and people have written down besides the journals. There is at most one of each kind about
//! each subject.

use cowbell_protocol::Code;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Store, StoreError};

/// How often a change that collides with another one is tried again.
const TRIES: u32 = 5;

/// What a note is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NoteKind {
    /// An address or prefix that is refused; the text says why.
    Ban,
    /// The message of the day, at most one.
    Message,
    /// A table whose match the servers have to end.
    Close,
    /// A table that the servers have to delete.
    Delete,
    /// A table that the servers have to read from the store again.
    Reload,
    /// A line of the audit trail.
    Audit,
    /// A key of the servers: the one that signs records, and the one that push services know them by.
    Key,
    /// What someone keeps here; the subject is the hash of a personal key.
    Person,
    /// Whom someone has blocked; the subject is the hash of a personal key.
    Blocks,
    /// What a player told the operators about another one.
    Report,
    /// The devices of someone that are reminded; the subject is the hash of a personal key.
    Devices,
    /// Who is reminded of a seat; the subject is the hash of the seat's token.
    Reminders,
    /// About the match or the puzzle of a day: who has tried it, how everyone did, and how the bots did.
    Day,
}

impl NoteKind {
    /// Its name in the store.
    pub fn word(self) -> &'static str {
        match self {
            NoteKind::Ban => "ban",
            NoteKind::Message => "message",
            NoteKind::Close => "close",
            NoteKind::Delete => "delete",
            NoteKind::Reload => "reload",
            NoteKind::Audit => "audit",
            NoteKind::Key => "key",
            NoteKind::Person => "person",
            NoteKind::Blocks => "blocks",
            NoteKind::Report => "report",
            NoteKind::Devices => "devices",
            NoteKind::Reminders => "reminders",
            NoteKind::Day => "day",
        }
    }
}

/// Something that servers or their operators have written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it is about: an address, a table, a name.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// What a new note may replace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Replaces {
    /// Whatever is there.
    Anything,
    /// Nothing: if there is a note, it stays.
    Nothing,
    /// Only a note that still says this.
    Text(String),
}

/// A note that is to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNote {
    /// Its kind.
    pub kind: NoteKind,
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// The date of a copied note; otherwise now, by the store's clock.
    pub at: Option<i64>,
    /// What it may replace.
    pub replaces: Replaces,
}

impl NewNote {
    /// As of now, whatever is there.
    pub fn new(kind: NoteKind, subject: impl Into<String>, text: impl Into<String>) -> NewNote {
        let (subject, text) = (subject.into(), text.into());
        NewNote { kind, subject, text, at: None, replaces: Replaces::Anything }
    }

    /// Unless there is one already.
    pub fn first(self) -> NewNote {
        NewNote { replaces: Replaces::Nothing, ..self }
    }

    /// If what is there is still what it was; nothing if there was none.
    pub fn after(self, before: Option<String>) -> NewNote {
        NewNote { replaces: before.map_or(Replaces::Nothing, Replaces::Text), ..self }
    }

    /// With the date of the note that it copies.
    pub fn dated(self, at: i64) -> NewNote {
        NewNote { at: Some(at), ..self }
    }
}

/// The text of a note that the first of all servers writes and the others read.
pub(crate) async fn made_once(
    store: &dyn Store,
    kind: NoteKind,
    subject: &str,
    make: impl FnOnce() -> Result<String, StoreError>,
) -> Result<Option<String>, StoreError> {
    if let Some(text) = store.note_of(kind, subject.into()).await? {
        return Ok(Some(text));
    }
    store.write_note(NewNote::new(kind, subject, make()?).first()).await?;
    store.note_of(kind, subject.into()).await
}

/// A list that is kept in a note; empty if there is none.
pub(crate) async fn read_list<T: DeserializeOwned>(
    store: &dyn Store,
    kind: NoteKind,
    subject: &str,
) -> Result<Vec<T>, Code> {
    let text = store.note_of(kind, subject.into()).await.map_err(|_| Code::Storage)?;
    parse_list(text.as_deref())
}

/// Changes a list that is kept in a note, whatever other nodes change at the same time.
pub(crate) async fn change_list<T: Serialize + DeserializeOwned>(
    store: &dyn Store,
    kind: NoteKind,
    subject: &str,
    change: impl Fn(&mut Vec<T>),
) -> Result<Vec<T>, Code> {
    for _ in 0..TRIES {
        let before = store.note_of(kind, subject.into()).await.map_err(|_| Code::Storage)?;
        let mut list = parse_list(before.as_deref())?;
        change(&mut list);
        if before.is_none() && list.is_empty() {
            return Ok(list);
        }
        let text = serde_json::to_string(&list).map_err(|_| Code::Corrupt)?;
        let note = NewNote::new(kind, subject, text).after(before);
        if store.write_note(note).await.map_err(|_| Code::Storage)? {
            return Ok(list);
        }
    }
    Err(Code::Busy)
}

fn parse_list<T: DeserializeOwned>(text: Option<&str>) -> Result<Vec<T>, Code> {
    text.map_or(Ok(Vec::new()), |text| serde_json::from_str(text).map_err(|_| Code::Corrupt))
}
