//! Why a request was refused.

use core::fmt;

use cowbell_rules::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why a request was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Problem {
    /// A stable code: one of [`Code`], or one defined by the game.
    pub code: String,
    /// The clause of the rules that the move breaks, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// The version of the rules, if it is one that the server does not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// One English sentence.
    pub message: String,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident $code:literal $status:literal $message:literal)*) => {
        /// Every code of the server itself; games have their own codes for refused moves.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Code { $($(#[$doc])* #[doc = $message] $name,)* }

        impl Code {
            /// All codes.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The code as sent to clients.
            pub const fn text(self) -> &'static str {
                match self { $(Code::$name => $code,)* }
            }

            /// The HTTP status that goes with it.
            pub const fn status(self) -> u16 {
                match self { $(Code::$name => $status,)* }
            }

            /// One sentence.
            pub const fn message(self) -> &'static str {
                match self { $(Code::$name => $message,)* }
            }
        }
    };
}

codes! {
    BadRequest "BAD_REQUEST" 400 "This is not a message of version 1 of the protocol."
    WrongVersion "WRONG_VERSION" 400 "The server speaks version 1 of the protocol."
    BadOptions "BAD_OPTIONS" 400 "These options cannot be played."
    BadName "BAD_NAME" 400 "A name has 1 to 40 visible characters and none that hide or turn text around."
    BadText "BAD_TEXT" 400 "A message has 1 to 200 visible characters and none that hide or turn text around."
    ChatOff "CHAT_OFF" 403 "Only the phrases can be said at this table."
    Blocked "BLOCKED" 403 "You have blocked someone here, or someone here has blocked you."
    BadDelay "BAD_DELAY" 400 "Spectators can be 0 to 20 moves behind."
    Unknown "UNKNOWN" 409 "Nobody knows who plays there: this player can be muted, but not blocked."
    BadPromise "BAD_PROMISE" 400 "A promise is the SHA-256 of a salt: 64 hexadecimal digits."
    BadSalt "BAD_SALT" 400 "This is not the salt that was promised."
    TooEarly "TOO_EARLY" 409 "Salts are shown once every seat is taken."
    BadRecord "BAD_RECORD" 400 "This record cannot be replayed."
    UnknownRules "UNKNOWN_RULES" 422 "This match was played under a version of the rules that the server does not know."
    BadToken "BAD_TOKEN" 400 "To take a seat, choose the secret that opens it from now on: 40 hexadecimal digits."
    LinkUsed "LINK_USED" 403 "Someone has already taken this seat, so its link no longer works. A second device needs the link from that player's menu."
    NotYours "NOT_YOURS" 403 "This link does not open a seat at this table."
    NoSpectators "NO_SPECTATORS" 403 "This table is not open to spectators."
    Banned "BANNED" 403 "This address is banned from this server."
    ForeignOrigin "FOREIGN_ORIGIN" 403 "Requests from other sites are refused."
    HintsOff "HINTS_OFF" 403 "Hints are off at this table, because several people play."
    MatchOfDay "MATCH_OF_DAY" 403 "In the match of the day everyone plays alone: without hints, training, bots to take over or moves taken back."
    DayOver "DAY_OVER" 409 "This day is over; there is a new match today."
    NoSuchGame "NO_SUCH_GAME" 404 "There is no such game."
    NoSuchLevel "NO_SUCH_LEVEL" 400 "There is no bot at this level."
    NoSuchTable "NO_SUCH_TABLE" 404 "There is no such table."
    NoSuchPerson "NO_SUCH_PERSON" 404 "Nothing is kept under this key."
    NoSuchPage "NO_SUCH_PAGE" 404 "There is nothing here."
    NoFreeSeat "NO_FREE_SEAT" 409 "No seat at this table is open to everyone."
    NotStarted "NOT_STARTED" 409 "The match has not started."
    Started "STARTED" 409 "The match has started."
    IsOver "IS_OVER" 409 "The match is over."
    NotOver "NOT_OVER" 409 "The match is not over."
    NotYourTurn "NOT_YOUR_TURN" 409 "It is not your turn."
    Stale "STALE" 409 "The table has changed since; look again."
    NothingToUndo "NOTHING_TO_UNDO" 409 "There is no move of yours to take back."
    Revealed "REVEALED" 409 "New information was revealed, so this move cannot be taken back."
    NothingAsked "NOTHING_ASKED" 409 "Nobody is asking for anything right now."
    AskedAlready "ASKED_ALREADY" 409 "This has already been requested; ask again after the next move."
    AskedEnough "ASKED_ENOUGH" 409 "This was asked often enough in one match."
    BadClock "BAD_CLOCK" 400 "A live clock can be set from 5 seconds to 3 hours, with at most 3 minutes more and 10 minutes of delay for each move; in correspondence play, each move has 1 to 14 days."
    OutOfTime "OUT_OF_TIME" 409 "Your time is up."
    NotAway "NOT_AWAY" 409 "The match does not wait for this player, or has not waited long enough."
    BadPatience "BAD_PATIENCE" 400 "A match waits for a player who is away 10 seconds to 24 hours, or for ever: 0."
    IsOut "IS_OUT" 409 "You are out of this match; a bot plays on for your seat."
    Remember "REMEMBER" 409 "What was seen there is to be remembered; look again after the match."
    NoSuchStep "NO_SUCH_STEP" 404 "The match has no such step."
    BotPlays "BOT_PLAYS" 409 "A bot is playing in this seat; take over from it first."
    TooLarge "TOO_LARGE" 413 "The message is too large."
    TooFast "TOO_FAST" 429 "Too many requests; wait a little."
    Quota "QUOTA" 429 "This address has too many tables, bots or connections; finish or leave some first."
    TableFull "TABLE_FULL" 409 "So much has happened at this table that only moves are possible now."
    TooSlow "TOO_SLOW" 408 "The connection did not keep up."
    Storage "STORAGE" 503 "The server cannot write to its disk; nothing has changed."
    Corrupt "CORRUPT" 500 "The record of this table is damaged; it is left untouched."
    Busy "BUSY" 503 "The server is busy or closing; try again."
}

impl From<Code> for Problem {
    fn from(code: Code) -> Problem {
        code.because(code.message())
    }
}

/// A move that the rules refuse.
impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem {
            code: refusal.code.into(),
            clause: refusal.clause.map(Into::into),
            rules: None,
            message: refusal.message,
        }
    }
}

impl Code {
    /// The code with a more specific message.
    pub fn because(self, reason: impl fmt::Display) -> Problem {
        Problem::new(self.text(), reason)
    }
}

impl Problem {
    /// A problem that names no clause.
    pub fn new(code: &str, message: impl fmt::Display) -> Problem {
        Problem { code: code.into(), clause: None, rules: None, message: message.to_string() }
    }

    /// The HTTP status that goes with it; a move refused by the rules is 422.
    pub fn status(&self) -> u16 {
        Code::ALL
            .iter()
            .find(|code| code.text() == self.code && self.clause.is_none())
            .map_or(422, |code| code.status())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.message, self.code)
    }
}

impl core::error::Error for Problem {}
