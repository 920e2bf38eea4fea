//! A table as one viewer may know it.

use cowbell_rules::{Standing, Turn};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Chat, Clock, Clocks, DayTable, Level, Line, Raw, shapes};

/// A table as one viewer may know it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Table {
    /// Its id, part of every link to it.
    pub table: String,
    /// The game.
    pub game: String,
    /// All options, including defaults.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// The version of the rules that the match is played by.
    pub rules: u32,
    /// Increases by one with everything that happens at the table.
    pub version: u32,
    /// The seat of this viewer; none for a spectator.
    pub you: Option<u8>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Waiting, playing or over.
    pub phase: Phase,
    /// Whether the lobby lists it.
    pub lobby: bool,
    /// Whether anyone with the table's id can watch.
    pub spectators: bool,
    /// What can be said, and who reads it.
    #[serde(default)]
    pub chat: Chat,
    /// How many moves spectators are behind; 0 if they see everything at once.
    #[serde(default)]
    pub delay: u8,
    /// What was said last, the oldest first: at most 50 lines, those that this viewer may read.
    #[serde(default)]
    pub said: Vec<Line>,
    /// Whether every seat is open to anyone: those who sit may fill the free ones with bots.
    #[serde(default)]
    pub seek: bool,
    /// Whether seats may ask for hints where several people play.
    #[serde(default)]
    pub hints: bool,
    /// SHA-256 of the secret seed of the dice.
    pub commitment: String,
    /// For each seat the promise of its salt, empty if there is none. Fixed once every seat is taken: then each client shows
    /// its salt, and remembers these.
    pub promises: Vec<String>,
    /// The salts of the seats, once the match has started; empty where none was promised, or a promised one was withheld.
    pub salts: Vec<String>,
    /// Seats that have offered to end the match.
    pub offers: Vec<u8>,
    /// The move that a seat asks to take back.
    #[serde(default)]
    pub takeback: Option<Takeback>,
    /// How long seats may think.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Seconds that the match waits for a player who is away before the others may let a bot play there, or end the match;
    /// none if it waits for ever.
    #[serde(default)]
    pub patience: Option<u32>,
    /// The match of the day that is played here: its dice are the same for everyone and no secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<DayTable>,
    /// How the clocks stand, once the match has started.
    #[serde(default)]
    pub clocks: Option<Clocks>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// With scenes: the forms of the texts in news, each the id of a message and the names of its arguments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Vec<String>>)]
    #[cfg_attr(test, ts(type = "[string, ...string[]][]", optional))]
    pub forms: Option<Raw>,
    /// The match, once it has started.
    pub state: Option<State>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct SeatInfo {
    /// Who sits there.
    pub player: Option<Player>,
    /// The bot that plays for a person who handed the seat over.
    pub stand_in: Option<Level>,
    /// Whether anyone can take it from the lobby.
    pub open: bool,
    /// Whether the person has resigned or run out of time: a bot plays on, and the seat comes last.
    #[serde(default)]
    pub out: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person with this name.
    Human(String),
    /// A bot.
    Bot(Level),
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Waiting for players.
    Waiting,
    /// The match is in progress.
    Playing,
    /// The match is over.
    Over,
}

/// How to show the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Show {
    /// As the game's own view, for programs that know the game.
    #[default]
    View,
    /// As a scene, for clients that know no game.
    Scene,
}

/// The match as one viewer may know it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct State {
    /// How many events the log has.
    pub step: u32,
    /// Who acts next. Random events are settled before anything is sent.
    #[schema(value_type = shapes::Turn)]
    #[cfg_attr(test, ts(as = "shapes::Turn"))]
    pub turn: Turn,
    /// The game's own view, if the client asked for views.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub view: Option<Raw>,
    /// The scene, if the client asked for scenes; its choices are the legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub scene: Option<Raw>,
    /// In news instead of a whole scene: what has changed since the version before, in the short form that
    /// `crates/cowbell-scene/src/wire` describes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub update: Option<Raw>,
    /// With a view: the legal moves; empty if this viewer may not know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<String>)]
    #[cfg_attr(test, ts(type = "Array<string>", optional))]
    pub legal: Option<Raw>,
    /// Whether the seat to move can undo its last move; missing if not.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub undo: bool,
    /// The seats whose last move can be taken back if everyone agrees.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<u8>>"))]
    pub takebacks: Vec<u8>,
    /// The seats that have made no move at this table. For every other seat that cannot take a move back, something was revealed by
    /// its last move or since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<u8>>"))]
    pub unmoved: Vec<u8>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
    /// With an update: the buttons and choices of the scene, in the same form; missing if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub choices: Option<Raw>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Over {
    /// Why it ended.
    pub reason: Reason,
    /// The result; none if the seats agreed to end it. If it ended because of one seat, there are places, but no scores.
    #[serde(default, with = "standing_json")]
    #[schema(value_type = Option<shapes::Standing>)]
    #[cfg_attr(test, ts(as = "Option<shapes::Standing>"))]
    pub standing: Option<Standing>,
    /// The seed of the dice: with the record, anyone can check every draw.
    pub seed: Option<String>,
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// By the rules.
    Rules,
    /// This seat resigned.
    Resigned(u8),
    /// The time of this seat was up.
    OutOfTime(u8),
    /// This seat's player was away for too long, and the others ended the match.
    Left(u8),
    /// Everyone at the table agreed.
    Agreed,
    /// The imported record ends here.
    Imported,
    /// The operator of the server closed the table.
    Closed,
}

/// Everything that can change at a table besides the match: replaces the client's copy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Head {
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Waiting, playing or over.
    pub phase: Phase,
    /// For each seat the promise of its salt, empty if there is none. Fixed once every seat is taken: then each client shows
    /// its salt, and remembers these.
    pub promises: Vec<String>,
    /// The salts of the seats, once the match has started; empty where none was promised, or a promised one was withheld.
    pub salts: Vec<String>,
    /// Seats that have offered to end the match.
    pub offers: Vec<u8>,
    /// The move that a seat asks to take back.
    #[serde(default)]
    pub takeback: Option<Takeback>,
    /// How the clocks stand, once the match has started.
    #[serde(default)]
    pub clocks: Option<Clocks>,
    /// The table of the rematch.
    pub rematch: Option<String>,
}

/// A seat asks the others to let it take back its last move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Takeback {
    /// Which seat.
    pub seat: u8,
    /// How many events the log would have after it.
    pub step: u32,
    /// The seats that have allowed it so far.
    pub allowed: Vec<u8>,
}

impl Table {
    /// Replaces everything that the head contains.
    pub fn set_head(&mut self, head: Head) {
        let Head { seats, phase, promises, salts, offers, takeback, clocks, rematch } = head;
        (self.seats, self.phase) = (seats, phase);
        (self.promises, self.salts) = (promises, salts);
        (self.offers, self.takeback) = (offers, takeback);
        (self.clocks, self.rematch) = (clocks, rematch);
    }
}

/// A standing in JSON: missing scores are `null`.
mod standing_json {
    use cowbell_rules::{MAX_SEATS, Standing};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize)]
    struct Wire<'a> {
        scores: Option<&'a [i32]>,
        places: &'a [u8],
    }

    pub(super) fn serialize<S: Serializer>(standing: &Option<Standing>, to: S) -> Result<S::Ok, S::Error> {
        let wire = standing.as_ref().map(|standing| Wire {
            scores: Some(&*standing.scores).filter(|scores| !scores.is_empty()),
            places: &standing.places,
        });
        wire.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Standing>, D::Error> {
        let wire = Option::<crate::shapes::Standing>::deserialize(from)?;
        Ok(wire.map(|wire| Standing {
            scores: wire.scores.unwrap_or_default().into_iter().take(MAX_SEATS).collect(),
            places: wire.places.into_iter().take(MAX_SEATS).collect(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use cowbell_rules::{Seat, Told};

    use super::*;

    #[test]
    fn the_types_of_the_rules_look_as_described() {
        fn json(value: &impl Serialize) -> String {
            serde_json::to_string(value).unwrap()
        }
        for turn in [Turn::Seat(Seat(1)), Turn::Over] {
            assert!(serde_json::from_str::<shapes::Turn>(&json(&turn)).is_ok(), "{turn:?}");
        }
        let told = [
            Told::Move { seat: Seat(1), mv: "Hc3".into() },
            Told::Chance { chance: "deal ?".into(), to: Some(Seat(0)) },
            Told::Chance { chance: "draw C".into(), to: None },
        ];
        for told in told {
            assert!(serde_json::from_str::<shapes::Event>(&json(&told)).is_ok(), "{told:?}");
        }
    }

    #[test]
    fn a_standing_without_scores_says_null_and_reads_back() {
        for (scores, text) in [(vec![3, 1], "[3,1]"), (Vec::new(), "null")] {
            let standing =
                Standing { scores: scores.into_iter().collect(), places: [1, 2].into_iter().collect() };
            let over = Over { reason: Reason::Rules, standing: Some(standing), seed: None };
            let json = serde_json::to_string(&over).unwrap();
            assert_eq!(
                json,
                format!(r#"{{"reason":"rules","standing":{{"scores":{text},"places":[1,2]}},"seed":null}}"#)
            );
            assert_eq!(serde_json::from_str::<Over>(&json).unwrap(), over);
        }
    }
}
