//! What somebody at the table can do, over HTTP and over the socket alike.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something a seat wants to do. Each is answered by `done` or `refused`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take the seat whose link one holds. The match starts when the last seat is taken. Again: change the name.
    Sit {
        /// At most 40 characters.
        name: String,
        /// The seat's own contribution to the dice: at most 64 letters, digits, `-` and `_`.
        #[serde(default)]
        salt: String,
    },
    /// Leave the seat before the start.
    Rise {},
    /// Make a move.
    Play {
        /// The version of the table that the move answers.
        version: u32,
        /// The move in notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Take the last move back, while nobody has learnt anything from it.
    Undo {
        /// The version of the table that is to be undone.
        version: u32,
    },
    /// Give the match up. At tables of one or two seats.
    Resign {},
    /// Propose to end the match without a result; it ends when every person at the table has.
    Offer {},
    /// Take that proposal back.
    Withdraw {},
    /// Let a bot play on for this seat.
    Hand {
        /// How well it plays.
        level: Level,
    },
    /// Play again oneself.
    Take {},
    /// Say one of the phrases.
    Say {
        /// Which.
        phrase: Phrase,
    },
    /// After the end: the same table again, everybody one seat further. Links stay good.
    Rematch {},
}

/// The name of a bot's level: `easy`. The server lists the levels it has with every game (`GET /games`); another name is
/// refused with `NO_SUCH_LEVEL`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Level(pub String);

impl Level {
    /// The level of this name, which a server may or may not have.
    pub fn new(name: impl core::fmt::Display) -> Level {
        Level(name.to_string())
    }

    /// Its name.
    pub fn word(&self) -> &str {
        &self.0
    }
}

/// What can be said at a table. `GET /phrases` has the words in every language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Have fun!
    HaveFun,
    /// Nice move!
    NiceMove,
    /// Oh no!
    OhNo,
    /// Well played.
    WellPlayed,
    /// Lucky!
    Lucky,
    /// Thank you.
    Thanks,
    /// Sorry, that was a slip.
    Oops,
    /// One moment, please.
    OneMoment,
    /// Your turn.
    YourTurn,
    /// One more?
    OneMore,
    /// Goodbye!
    Goodbye,
    /// I asked for a hint. The server says it for a seat; nobody can say it themselves.
    AskedHint,
}

impl Phrase {
    /// What people can say, in the order of a menu.
    pub const ALL: [Phrase; 12] = [
        Phrase::Hello,
        Phrase::HaveFun,
        Phrase::NiceMove,
        Phrase::OhNo,
        Phrase::WellPlayed,
        Phrase::Lucky,
        Phrase::Thanks,
        Phrase::Oops,
        Phrase::OneMoment,
        Phrase::YourTurn,
        Phrase::OneMore,
        Phrase::Goodbye,
    ];

    /// The word on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::HaveFun => "have-fun",
            Phrase::NiceMove => "nice-move",
            Phrase::OhNo => "oh-no",
            Phrase::WellPlayed => "well-played",
            Phrase::Lucky => "lucky",
            Phrase::Thanks => "thanks",
            Phrase::Oops => "oops",
            Phrase::OneMoment => "one-moment",
            Phrase::YourTurn => "your-turn",
            Phrase::OneMore => "one-more",
            Phrase::Goodbye => "goodbye",
            Phrase::AskedHint => "asked-hint",
        }
    }
}
