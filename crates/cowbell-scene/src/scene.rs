//! The vocabulary of a scene: areas with places, pieces on them, choices with their certain effects, sides with
//! scores.

use core::ops::Deref;
use std::sync::Arc;

use cowbell_rules::{Seat, Turn, Viewer};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

use crate::label::Label;
use crate::text::{Text, Word};

/// Everything one viewer may see and do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Scene {
    /// The game's name in paths: `tic-tac-moo`.
    pub game: Word,
    /// The viewer's seat; none for a spectator.
    #[cfg_attr(test, ts(as = "Option<u8>"))]
    pub me: Option<Seat>,
    /// Who acts.
    pub turn: Whose,
    /// What is asked, in one word of the game; clients may use it to arrange, never to decide.
    pub phase: Word,
    /// The one sentence that says what is asked of whom.
    pub ask: Text,
    /// Where things can be.
    pub areas: Vec<Area>,
    /// The things.
    pub pieces: Vec<Piece>,
    /// Places that count together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub groups: Vec<Group>,
    /// What can be chosen that is neither a place nor a piece.
    pub buttons: Vec<Button>,
    /// What the viewer may do now: one for each legal move, in their order. Empty if it is not the viewer's turn.
    pub choices: Vec<Choice>,
    /// Every seat's side of the table, by seat.
    pub sides: Vec<Side>,
}

/// Who acts: `{"seat":0}`, `"chance"` or `"over"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "{ seat: number } | \"chance\" | \"over\""))]
pub struct Whose(pub Turn);

impl Serialize for Whose {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Turn::Seat(seat) => serializer.collect_map([("seat", seat)]),
            Turn::Chance => serializer.serialize_str("chance"),
            Turn::Over => serializer.serialize_str("over"),
        }
    }
}

impl<'de> Deserialize<'de> for Whose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whose, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Seat { seat: Seat },
            Word(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Seat { seat } => Ok(Whose(Turn::Seat(seat))),
            Form::Word(word) if word == "chance" => Ok(Whose(Turn::Chance)),
            Form::Word(word) if word == "over" => Ok(Whose(Turn::Over)),
            Form::Word(word) => Err(D::Error::custom(format!("`{word}` is not a seat, `chance` or `over`"))),
        }
    }
}

/// A region of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Area {
    /// Unique in the scene: `meadow`, `hand0`.
    pub id: Word,
    /// How its places lie.
    pub kind: Kind,
    /// What it is called.
    #[cfg_attr(test, ts(as = "Text"))]
    pub label: Label,
    /// Whose it is, if anyone's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    pub owner: Option<Seat>,
    /// What is special about it now: `current`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub tags: Vec<Word>,
    /// Its places; none where order does not matter. Scenes share them.
    #[cfg_attr(test, ts(as = "Vec<Place>"))]
    pub places: Places,
}

/// How the places of an area lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Rows and columns, a1 in the south-west.
    Grid {
        /// How many columns.
        columns: u8,
        /// How many rows.
        rows: u8,
    },
    /// The sides of a grid's cells, named by cell and side: `c3n`.
    Edges {
        /// Columns of the grid.
        columns: u8,
        /// Rows of the grid.
        rows: u8,
    },
    /// Side by side, in order: a hand, farmhands, dice.
    Row,
    /// Along a line of numbers.
    Track,
    /// One on another: a supply, a pile; only how many matters.
    Heap,
}

/// The places of an area. Scenes share them, so most are known to be equal without a look at each.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Places(Arc<[Place]>);

impl Deref for Places {
    type Target = [Place];

    fn deref(&self) -> &[Place] {
        &self.0
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        Places(places.into_iter().collect())
    }
}

impl PartialEq for Places {
    fn eq(&self, other: &Places) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

/// A place in an area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Place {
    /// Unique in the scene: `c3`, `c3n`, `hand0.1`.
    pub id: Word,
    /// Column from the west, 0-based; the index in a row or track.
    pub column: u8,
    /// Row from the south, 0-based.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub row: u8,
    /// What kind of ground it is: `ring`, `field`, `number`, `trough`.
    pub ground: Word,
    /// What is printed on it, if anything: a number, a cow.
    #[serde(default, skip_serializing_if = "Word::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub print: Word,
    /// Whose it is, if anyone's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    pub owner: Option<Seat>,
    /// What it is called.
    pub label: Text,
}

fn is_zero(row: &u8) -> bool {
    *row == 0
}

/// A thing on the table. Its id is where it lies, so it stays the same while the thing stays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Piece {
    /// Unique in the scene.
    pub id: Word,
    /// What it is: `tile`, `card`, `die`, `fence`, `mark`. Art is chosen by kind and face.
    pub kind: Word,
    /// What it shows, in notation; empty if the viewer may not know.
    pub face: Word,
    /// The place, or the area where places do not matter.
    pub at: Word,
    /// How many alike lie there.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub count: u16,
    /// Whose it is, if anyone's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    pub owner: Option<Seat>,
    /// What is special about it now: `new`, `enclosed`, `support`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub tags: Vec<Word>,
    /// What it is called.
    #[cfg_attr(test, ts(as = "Text"))]
    pub label: Label,
}

fn is_one(count: &u16) -> bool {
    *count == 1
}

fn one() -> u16 {
    1
}

/// Places that count together: a meadow with its majority, an area with its next threshold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Group {
    /// Unique in the scene, among groups: `north`, `area.c3`.
    pub id: Word,
    /// What it is: `meadow`, `trough`, `area`. An outline or a flag is chosen by it.
    pub kind: Word,
    /// The places.
    pub at: Vec<Word>,
    /// Who has it, or has most of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    pub owner: Option<Seat>,
    /// How many of the places count: for the owner, or by seat where seats compete.
    pub counts: Vec<i32>,
    /// How many are needed for more points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub goal: Option<i32>,
    /// What it is worth: to its owner now, or to the seat that has most of it.
    pub points: i32,
    /// What it is called and how it stands.
    pub label: Text,
}

/// Something to press.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Button {
    /// Unique in the scene: `keep`, `flip`.
    pub id: Word,
    /// What it says.
    pub label: Text,
}

/// Some ids, mostly one or two.
pub type Ids = SmallVec<[Word; 2]>;

/// What has to be selected: for each step the ids that will do.
pub type Steps = SmallVec<[Ids; 2]>;

/// One legal move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: Word,
    /// What has to be selected: for each step the ids that will do.
    #[cfg_attr(test, ts(as = "Vec<Vec<Word>>"))]
    pub steps: Steps,
    /// What the move is, in words.
    pub label: Text,
    /// What it certainly does.
    pub effects: Vec<Effect>,
    /// Whether it ends the turn, as far as that can be told: the last moment to think again.
    pub ends: bool,
}

/// Something a move certainly does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Effect {
    /// What kind: `collect`, `enclose`, `fulfil`, `points`, `win`.
    pub kind: Word,
    /// The places and pieces concerned.
    pub at: Vec<Word>,
    /// How many, or how many points.
    pub amount: i32,
    /// In words.
    pub label: Text,
}

/// One seat's side of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Side {
    /// The seat.
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// What it is called in this game: red, crosses, shepherd.
    #[cfg_attr(test, ts(as = "Text"))]
    pub role: Label,
    /// Points now.
    pub score: i32,
    /// 1 for the winner, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub place: Option<u8>,
    /// Where the points come from, and what else matters.
    pub rows: Vec<Row>,
}

/// One line of a side: a name, a value, perhaps a goal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Row {
    /// What is counted.
    #[cfg_attr(test, ts(as = "Text"))]
    pub label: Label,
    /// How much.
    pub value: i32,
    /// Of how much, where there is a goal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub goal: Option<i32>,
}

impl Area {
    /// An area where only the number of things matters.
    pub(crate) fn heap(id: Word, label: impl Into<Label>, owner: Option<Seat>) -> Area {
        Area { id, kind: Kind::Heap, label: label.into(), owner, tags: Vec::new(), places: Places::default() }
    }
}

impl Scene {
    /// The viewer's seat; none for a spectator.
    pub fn seat_of(viewer: Viewer) -> Option<Seat> {
        match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
