//! The match of the day: a match of one person with dice that follow from the date, so that everyone everywhere plays against
//! the same luck and the same bots. Anyone can compute these dice in advance, so nobody promises a salt, results are never listed
//! by name, and nothing that would look ahead is allowed at such a table. Who has tried and how others did is the server's matter.

use core::fmt;
use core::str::FromStr;

use cowbell_bots::puzzles;
use cowbell_catalog::{AnyMatch, infos, of_day, open};
use cowbell_protocol::{Code, DayTable, Level, Problem, Reason};
use cowbell_rules::Seat;
use serde::{Deserialize, Serialize};
use time::{Date, Month};

use crate::entry::{Chair, TableId};
use crate::fair::{self, Fair, Seed};
use crate::table::{Opening, Table, Terms};
use crate::token::Key;

/// The bot that plays the other seats.
pub const OPPONENT: &str = "hard";
/// The Julian day of the first of January 1970.
const EPOCH: i32 = 2_440_588;
const SECONDS: i64 = 24 * 60 * 60;

/// A day by the calendar of UTC: `2026-11-16`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day(u32);

impl Day {
    /// The day of a time in seconds since 1970.
    pub fn at(seconds: i64) -> Day {
        Day(seconds.div_euclid(SECONDS).clamp(0, i64::from(u32::MAX >> 8)) as u32)
    }

    /// How many days it is before another one; none if it is later.
    pub fn before(self, other: Day) -> Option<u32> {
        other.0.checked_sub(self.0)
    }

    /// This day and the days before it, as many as given, the latest first.
    pub fn last(self, days: u32) -> impl Iterator<Item = Day> {
        (self.0.saturating_sub(days)..=self.0).rev().map(Day)
    }

    /// The games that have a match of this day.
    pub fn games(self) -> impl Iterator<Item = &'static str> {
        infos().iter().map(|info| info.slug).filter(move |slug| of_day(slug, self.0).is_some())
    }

    /// The match of this day; none if the game has none.
    pub fn open(self, game: &str) -> Option<Box<dyn AnyMatch>> {
        open(game, &of_day(game, self.0)?).ok()
    }

    /// The game and the number of the puzzle of this day.
    pub fn puzzle(self) -> Option<(&'static str, usize)> {
        puzzles::of_day(self.0)
    }

    /// The seed of its dice.
    pub fn seed(self, game: &str) -> Seed {
        Seed::of_text(&format!("cowbell match of the day {self} {game}"))
    }

    /// The dice of its match with this many seats.
    pub fn dice(self, game: &str, seats: usize) -> Fair {
        Fair::new(fair::OF_DAY, &self.seed(game), core::iter::repeat_n(("", ""), seats))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = Date::from_julian_day(EPOCH + self.0 as i32).map_err(|_| fmt::Error)?;
        write!(f, "{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day())
    }
}

impl FromStr for Day {
    type Err = ();
    fn from_str(text: &str) -> Result<Day, ()> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<u16>().map_err(drop));
        let mut next = || parts.next().unwrap_or(Err(()));
        let (year, month, day) = (next()?, next()?, next()?);
        let month = u8::try_from(month).ok().and_then(|month| Month::try_from(month).ok()).ok_or(())?;
        let date = Date::from_calendar_date(year.into(), month, u8::try_from(day).map_err(drop)?);
        let day = Day(u32::try_from(date.map_err(drop)?.to_julian_day() - EPOCH).map_err(drop)?);
        // One day, one text.
        if day.to_string() == text { Ok(day) } else { Err(()) }
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Day, &'static str> {
        text.parse().map_err(|()| "a day is written like 2026-11-16")
    }
}

/// What a table knows about the match of the day that is played there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Daily {
    /// The day.
    pub date: Day,
    /// Whether this is a first try, whose result counts.
    pub counts: bool,
}

impl Table {
    /// A table for the match of a day: the person whose key this is against bots.
    ///
    /// # Errors
    ///
    /// If the game has no match of the day.
    pub fn of_day(id: TableId, game: &str, daily: Daily, key: Key) -> Result<Opening, Problem> {
        let board = daily.date.open(game).ok_or(Code::NoSuchGame)?;
        let chair = |seat: Seat| match seat {
            Seat(0) => Chair::Link(key),
            _ => Chair::Bot(Level::new(OPPONENT)),
        };
        let seats = Seat::all(board.seats()).map(chair).collect();
        let terms = Terms { daily: Some(daily), ..Terms::default() };
        let seed = daily.date.seed(game);
        Ok(Table::begin(id, board.as_ref(), seats, terms, (fair::OF_DAY, Some(&seed)), Vec::new()))
    }

    /// The match of the day that is played here.
    pub fn daily(&self) -> Option<Daily> {
        self.daily
    }

    /// The result of the match of the day, once it was played to its end.
    pub fn day_result(&self) -> Option<i32> {
        self.daily.filter(|_| self.over == Some(Reason::Rules)).and_then(|_| result(self.game()))
    }

    /// What viewers are told about it.
    pub(crate) fn shown_daily(&self) -> Option<DayTable> {
        self.daily.map(|daily| DayTable { date: daily.date.to_string(), counts: daily.counts })
    }

    /// Refuses what would make results of the day mean nothing: help, and looking at what comes next.
    pub(crate) fn without_help(&self) -> Result<(), Code> {
        if self.daily.is_some() { Err(Code::MatchOfDay) } else { Ok(()) }
    }
}

/// How well the player in seat 0 did: points ahead of the best opponent, or alone the points.
pub fn result(game: &dyn AnyMatch) -> Option<i32> {
    let scores = game.standing()?.scores;
    let others = scores.iter().skip(1).max().copied().unwrap_or(0);
    scores.first().map(|own| own - others)
}
