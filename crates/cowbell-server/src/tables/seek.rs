//! Playing with anyone. A seek is a table in the lobby whose seats are all open to anyone: a player who wants the same sits down there or,
//! if there is none, waits at a new one. The store arbitrates, so it works across any number of nodes. Two who seek at the same moment
//! may each create a table; clients ask again while they wait, and then the one at the table with the greater id moves.

use std::collections::BTreeMap;

use cowbell_catalog::{AnyMatch, open};
use cowbell_protocol::{Action, Code, Join, Joined, NewTable, Problem, SeatKind, Seek, Sought};
use cowbell_rules::Seat;
use cowbell_table::{Key, Table, TableId, Token, seek_key};

use super::{Tables, person};
use crate::app::Identity;
use crate::http::network::Network;
use crate::store::Filter;

/// How many of the newest tables where people wait for the same are looked at.
const SEARCHED: u32 = 100;

/// The seat where a seeker waits.
struct Seated {
    table: TableId,
    seat: Seat,
    key: Key,
    token: String,
}

impl Tables {
    /// Seats someone who wants to play with anyone. If it takes a new table, that is for this network, and spectators are `delay`
    /// moves behind.
    pub(crate) async fn seek(&self, request: &Seek, delay: u8, network: Network) -> Result<Sought, Problem> {
        let sought = self.find_or_begin(request, delay, network).await?;
        if let Ok(table) = sought.table.parse() {
            // Someone without a socket is here as long as they ask.
            let open = self.open(table).await?;
            open.saw_seeking(Seat(sought.seat));
            if self.store.is_shared() {
                self.exchange(&[open]).await;
            }
        }
        Ok(sought)
    }

    async fn find_or_begin(&self, request: &Seek, delay: u8, network: Network) -> Result<Sought, Problem> {
        let game = open(&request.game, &request.options).map_err(|error| Code::BadOptions.because(error))?;
        let own = self.seated(request).await?;
        let mut tables = self.sought(game.as_ref(), request).await?;
        tables.retain(|id| own.as_ref().is_none_or(|own| *id < own.table));
        if let Some(own) = own {
            // If someone has come meanwhile, the match is here.
            if tables.is_empty() || !self.leave_seek(&own).await? {
                return Ok(Sought { table: own.table.to_string(), seat: own.seat.0, token: own.token });
            }
        }
        let (name, promise) = (request.name.clone(), request.promise.clone());
        let join = Join { name, promise, token: None, person: request.person.clone() };
        for table in tables {
            match self.join(table, &join).await {
                Ok(Joined { seat, token, .. }) => {
                    return Ok(Sought { table: table.to_string(), seat, token });
                }
                // Someone was faster.
                Err(problem) if is_taken(&problem) => {}
                Err(problem) => return Err(problem),
            }
        }
        let new = NewTable {
            game: request.game.clone(),
            options: request.options.clone(),
            seats: vec![SeatKind::Open; game.seats()],
            lobby: true,
            spectators: true,
            clock: request.clock.clone(),
            delay: Some(delay),
            ..NewTable::default()
        };
        let table = self.create_for(&new, None, Some(self.owner(network, 1, 0).await?)).await?.table;
        let Joined { seat, token, .. } =
            self.join(table.parse().map_err(|()| Code::NoSuchTable)?, &join).await?;
        Ok(Sought { table, seat, token })
    }

    /// The seat where the seeker waits already, if it is still one.
    async fn seated(&self, request: &Seek) -> Result<Option<Seated>, Problem> {
        let Some(waiting) = &request.waiting else { return Ok(None) };
        let table: TableId = waiting.table.parse().map_err(|()| Code::NoSuchTable)?;
        let token = Token::parse(&waiting.token).ok_or(Code::BadToken)?;
        let seat = self.look_in_passing(table, |table| Ok(table.seat_of(&token))).await?;
        let seat = seat.ok_or(Code::NotYours)?;
        Ok(Some(Seated { table, seat, key: token.key(), token: waiting.token.clone() }))
    }

    /// Gets up. False if the match begins there.
    async fn leave_seek(&self, own: &Seated) -> Result<bool, Problem> {
        let open = self.open_quietly(own.table).await?;
        let mut identity = Identity::Seat(own.seat, own.key);
        match self.act_by(&open, (&mut identity, None), &Action::Rise {}, 0).await {
            Ok(_) => Ok(true),
            Err(problem) if problem.code == Code::Started.text() => Ok(false),
            Err(problem) => Err(problem),
        }
    }

    /// Deletes a seek that nobody waits at any more.
    pub(crate) async fn end_seek(&self, table: TableId) -> Result<(), Problem> {
        if self.look_in_passing(table, |table| Ok(table.is_seek() && table.people().is_empty())).await? {
            self.store.delete(table).await.map_err(|error| self.failed(table, &error))?;
            self.forgotten(table);
        }
        Ok(())
    }

    /// The tables where someone who is present waits for the same, by their ids.
    async fn sought(&self, game: &dyn AnyMatch, request: &Seek) -> Result<Vec<TableId>, Problem> {
        let filter = Filter::Seek(seek_key(game, request.clock.as_ref()));
        let mut listed = self.store.list(filter, SEARCHED).await.map_err(|_| Code::Storage)?;
        // Most are left by those who waited there, and are not even read.
        let attendances = self.attendances(&listed).await;
        listed.retain(|id| attendances.get(id).is_some_and(|(is_played, _)| *is_played));
        let own = person(request.person.as_deref())?;
        let mut found = Vec::new();
        for id in listed {
            let look =
                |table: &Table| Ok(table.is_sought(game, request.clock.as_ref()).then(|| table.persons()));
            // A table that cannot be read is no reason to find no other.
            if let Ok(Some(others)) = self.look_in_passing(id, look).await
                && !self.are_apart(own, &others).await?
            {
                found.push(id);
            }
        }
        found.sort();
        Ok(found)
    }

    /// Whether a player is present at each of these tables, at this node or another, and how many watch.
    pub(crate) async fn attendances(&self, tables: &[TableId]) -> BTreeMap<TableId, (bool, u32)> {
        let mut found: BTreeMap<TableId, (bool, u32)> = BTreeMap::new();
        for id in tables {
            let here = self.all_open().get(id).map(|open| (open.here().0, open.audience.census().1));
            let (seats, watching) = here.unwrap_or_default();
            found.insert(*id, (seats.contains(&true), watching));
        }
        if self.store.is_shared() && !tables.is_empty() {
            match self.store.who(tables.to_vec(), self.node).await {
                Ok(there) => there.into_iter().for_each(|here| {
                    let (is_played, watching) = found.entry(here.table).or_default();
                    match here.seat {
                        Some(_) => *is_played = true,
                        None => *watching += here.count,
                    }
                }),
                Err(error) => tracing::warn!(%error, "the store does not say who is at other nodes"),
            }
        }
        found
    }
}

/// Whether the problem is only that others were faster.
fn is_taken(problem: &Problem) -> bool {
    [Code::NoFreeSeat, Code::Started, Code::NoSuchTable, Code::Stale, Code::Blocked]
        .map(Code::text)
        .contains(&&*problem.code)
}
