//! The match of the day on a server: whose first try counts, how everyone did, and how bots do against the same dice. All of
//! it is in notes of the store, so that every node knows it, and is deleted after a week.
//!
//! Nobody is listed by name: anyone can compute the dice in advance or play as someone new, so results are only counted.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cowbell_protocol::{Code, Created, DayBot, DayMatch, DayTry, Level, Phase, Problem};
use cowbell_table::day::{Daily, Day, OPPONENT};
use cowbell_table::{Key, Table, TableId, Token};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Tables;
use crate::bots::play_day;
use crate::http::network::Network;
use crate::random::random;
use crate::store::{NewNote, NoteKind, StoreError, change_list, read_list};

/// Days for which results are kept.
pub(crate) const KEEP_DAYS: u32 = 7;
/// How often a result that collides with another node's is counted again.
const COLLISIONS: u32 = 10;

/// What notes about the puzzle of a day have in place of a game.
pub(super) const PUZZLE: &str = "puzzle";

/// The matches of a day that bots are playing on this node.
#[derive(Default)]
pub(super) struct BotMatches(Mutex<BTreeSet<(Day, String)>>);

impl BotMatches {
    fn all(&self) -> MutexGuard<'_, BTreeSet<(Day, String)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// A table for the match of a day. Only the first one of a person counts.
    pub(crate) async fn create_of_day(
        &self,
        date: Day,
        game: &str,
        person: Option<Key>,
        network: Network,
    ) -> Result<Created, Problem> {
        let seats = date.open(game).ok_or(Code::NoSuchGame)?.seats();
        let owner = self.owner(network, 1, seats as u32 - 1).await?;
        let (id, token) = (TableId(u64::from_be_bytes(random())), Token::new(random()));
        let counts = match person {
            None => false,
            Some(person) => {
                let note = NewNote::new(NoteKind::Day, tried(date, game, person), id.to_string());
                self.store.write_note(note.first()).await.map_err(|error| self.failed(id, &error))?
            }
        };
        let (table, steps) = Table::of_day(id, game, Daily { date, counts }, token.key())?;
        let commitment = date.seed(game).commitment();
        if let Err(problem) = self.admit(table, steps, Some(owner)).await {
            // The next try is the first.
            if let Some(person) = person.filter(|_| counts) {
                let _ = self.store.unnote(NoteKind::Day, tried(date, game, person)).await;
            }
            return Err(problem);
        }
        let mut tokens = vec![None; seats];
        tokens[0] = Some(token.show());
        Ok(Created { table: id.to_string(), tokens, commitment })
    }

    /// Counts the result of a first try that has just ended. Only the node that has stored the last move does, so nothing is
    /// counted twice; what that node cannot write any more is lost.
    pub(super) async fn count_result(&self, table: &Table) {
        let Some((daily, result)) = table.daily().filter(|daily| daily.counts).zip(table.day_result()) else {
            return;
        };
        self.count(&about(daily.date, table.game().info().slug, "results"), result).await;
    }

    /// Counts one more with a result, in the note about this subject.
    pub(super) async fn count<T>(&self, subject: &str, result: T)
    where
        T: Ord + Clone + Serialize + DeserializeOwned,
    {
        let count = |results: &mut Vec<(T, u32)>| match results.binary_search_by(|(one, _)| one.cmp(&result))
        {
            Ok(at) => results[at].1 += 1,
            Err(at) => results.insert(at, (result.clone(), 1)),
        };
        for _ in 0..COLLISIONS {
            match change_list(&*self.store, NoteKind::Day, subject, count).await {
                Err(Code::Busy) => {}
                Err(code) => {
                    tracing::warn!(subject, code = code.text(), "a result of the day is not counted");
                    return;
                }
                Ok(_) => return,
            }
        }
    }

    /// The match of a day: how everyone did, how bots did, and the first try of a person. Bots begin to play if they have not
    /// yet and `is_current`: nobody should make them play last year's matches.
    pub(crate) async fn day_match(
        self: &Arc<Tables>,
        date: Day,
        game: &str,
        person: Option<Key>,
        is_current: bool,
    ) -> Result<DayMatch, Problem> {
        let results = read_list(&*self.store, NoteKind::Day, &about(date, game, "results")).await?;
        let bots: Vec<DayBot> = read_list(&*self.store, NoteKind::Day, &about(date, game, "bots")).await?;
        if bots.is_empty() && is_current {
            self.start_bots_of_day(date, game);
        }
        let is_alone = date.open(game).is_some_and(|board| board.seats() == 1);
        Ok(DayMatch {
            game: game.into(),
            opponent: (!is_alone).then(|| Level::new(OPPONENT)),
            results,
            bots,
            own: match person {
                Some(person) => self.first_try(date, game, person).await?,
                None => None,
            },
        })
    }

    async fn first_try(&self, date: Day, game: &str, person: Key) -> Result<Option<DayTry>, Problem> {
        let text = self.store.note_of(NoteKind::Day, tried(date, game, person)).await;
        let text = text.map_err(|_| Code::Storage)?;
        let Some(id) = text.and_then(|text| text.parse::<TableId>().ok()) else { return Ok(None) };
        let shown = |table: &Table| {
            let (result, over) = (table.day_result(), table.phase() == Phase::Over);
            Ok(Some(DayTry { table: id.to_string(), result, over }))
        };
        match self.look_in_passing(id, shown).await {
            Err(problem) if problem.code == Code::NoSuchTable.text() => Ok(None),
            found => found,
        }
    }

    /// Forgets which matches and puzzles of the last days a person has tried.
    pub(crate) async fn forget_tries(&self, today: Day, person: Key) -> Result<(), StoreError> {
        for date in today.last(KEEP_DAYS) {
            for game in date.games().chain([PUZZLE]) {
                self.store.unnote(NoteKind::Day, tried(date, game, person)).await?;
            }
        }
        Ok(())
    }

    /// Lets bots play the match of a day, unless they do already. They decide the same on every node: if two do it, they write
    /// the same.
    fn start_bots_of_day(self: &Arc<Tables>, date: Day, game: &str) {
        let match_of_day = (date, game.to_string());
        if !self.playing.all().insert(match_of_day.clone()) {
            return;
        }
        let played = play_day(self.brain.clone(), date, game.to_string());
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            let bots = played.await;
            let Some(tables) = tables.upgrade() else { return };
            if let Ok(bots) = bots {
                let subject = about(date, &match_of_day.1, "bots");
                let change = |all: &mut Vec<DayBot>| all.clone_from(&bots);
                if let Err(code) = change_list(&*tables.store, NoteKind::Day, &subject, change).await {
                    tracing::warn!(%date, code = code.text(), "the bots' results of the day are not stored");
                }
            }
            // What was not finished or stored is begun again when someone asks.
            tables.playing.all().remove(&match_of_day);
        });
    }
}

/// The subject of a note about the match of a day.
pub(super) fn about(date: Day, game: &str, what: &str) -> String {
    format!("{date} {game} {what}")
}

/// The subject of the note that names the first table of a person, or the first answer.
pub(super) fn tried(date: Day, game: &str, person: Key) -> String {
    about(date, game, &person.text())
}
