//! What a player can do at the table, over HTTP and over the socket.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something a seat wants to do. Each is answered by `done` or `refused`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take the seat that this link opens. Sent again, it changes the name. The match starts when the last seat is taken and
    /// all promised salts are shown; from then on nobody can leave, and no promise can change.
    Sit {
        /// At most 40 characters.
        name: String,
        /// The promise of the seat's own contribution to the dice: the SHA-256 of a salt, 64 hexadecimal digits. Empty if
        /// the seat adds nothing.
        #[serde(default)]
        promise: String,
        /// The secret that opens the seat from now on, 40 random hexadecimal digits chosen by the client; the link that
        /// opened it no longer does. Needed to take a seat; the client keeps it before it sends it. Sent again, it replaces
        /// the last one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// Once every seat is taken: show the salt that was promised. The match starts when all have been shown; a salt that is
    /// not shown in time is left out, and the record says so.
    Reveal {
        /// 1 to 64 letters, digits, `-` and `_`.
        salt: String,
    },
    /// Leave the seat before the last seat is taken.
    Rise {},
    /// Before the start, at a table where every seat is open to anyone: let bots take the seats that are still free.
    Fill {
        /// The bots' level.
        level: Level,
    },
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
    /// Resign. If more than one seat is left, a bot plays on for yours, and it comes last.
    Resign {},
    /// Offer to end the match without a result; it ends when every person at the table has offered this. Once per move. A
    /// player whom the match has waited for in vain (see `patience`) is not asked: it ends without them, and they come last.
    Offer {},
    /// Ask the others to let you take back your last move and everything after it. It is taken back when every other person
    /// allows it; bots do at once. Refused if something hidden was revealed since. Once per move.
    Ask {
        /// The version of the table that is asked about.
        version: u32,
    },
    /// Allow another seat to take back its move.
    Allow {
        /// The version of the table that is answered.
        version: u32,
    },
    /// Decline what others have asked. A move declines everything too.
    Decline {
        /// What is declined.
        what: Request,
    },
    /// Withdraw what you have offered or asked.
    Withdraw {},
    /// Let a bot continue for this seat.
    Hand {
        /// The bot's level.
        level: Level,
    },
    /// Take the seat back from the bot.
    Take {},
    /// Let a bot play for the seat to move, whose player has been away for as long as the table waits (see `patience`). The
    /// player may come back and `take` the seat.
    Replace {
        /// Which seat.
        seat: u8,
        /// The bot's level.
        level: Level,
    },
    /// Say one of the phrases.
    Say {
        /// Which phrase.
        phrase: Phrase,
    },
    /// Write something, at a table that allows it (see `chat`). A few at once, then one every four seconds.
    Write {
        /// At most 200 characters.
        text: String,
    },
    /// Say who plays this seat, so that others can block this person (`/me/blocks`). Nobody is told who it is.
    Introduce {
        /// The personal key, 40 hexadecimal digits. The server keeps only its hash, and deletes it with the table.
        person: String,
    },
    /// After the end: play again at a new table, everyone moved on by one seat. The old links keep working.
    Rematch {},
}

/// What one seat can ask of the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// To end the match without a result.
    End,
    /// To take back a move.
    Takeback,
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
