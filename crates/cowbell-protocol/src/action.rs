//! What a player can do at the table, over HTTP and over the socket.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something a seat wants to do. Each is answered by `done` or `refused`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take the seat that this link opens. The match starts when the last seat is taken. Sent again, it changes the name.
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
    /// Take back the last move, as long as it has revealed nothing.
    Undo {
        /// The version of the table to undo.
        version: u32,
    },
    /// Resign. Only at tables with one or two seats.
    Resign {},
    /// Offer to end the match without a result; it ends when every person at the table has offered this.
    Offer {},
    /// Withdraw that offer.
    Withdraw {},
    /// Let a bot continue for this seat.
    Hand {
        /// The bot's level.
        level: Level,
    },
    /// Take the seat back from the bot.
    Take {},
    /// Say one of the phrases.
    Say {
        /// Which phrase.
        phrase: Phrase,
    },
    /// After the end: play again at a new table, everyone moved on by one seat. The old links keep working.
    Rematch {},
}

/// The name of a bot's level: `easy`. The server lists its levels with every game (`GET /games`); any other name is
/// refused with `NO_SUCH_LEVEL`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct Level(pub String);

impl Level {
    /// The level with this name, which a server may or may not know.
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
    /// What people can say, in menu order.
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

    /// The phrase's name in JSON.
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
