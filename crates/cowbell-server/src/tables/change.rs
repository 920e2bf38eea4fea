//! The one way a table changes: decide, write to the store, then tell. While the write is under way the table is taken out
//! of its place: if anything goes wrong, or the request is cancelled, the store is read again and nothing unwritten is shown.

use std::sync::PoisonError;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use cowbell_protocol::{Action, Code, Join, Joined, Phase, Problem};
use cowbell_rules::{Seat, Viewer};
use cowbell_table::{Acted, Elapsed, JournalRow, Mark, Opening, Seed, Step, Table, TableId, Token, Who};

use super::remind::Before;
use super::{OpenTable, Tables, person};
use crate::app::Identity;
use crate::cluster::bus::Changed;
use crate::random::random;
use crate::store::{StoreError, Write};

/// Entries of a journal. The longest matches that people and bots have played stay below half of it.
const MOST_ENTRIES: u32 = if cfg!(test) { 60 } else { 20_000 };
/// How often a change that collides with another node's is decided again.
const COLLISIONS: u32 = 3;

impl Tables {
    /// Does something at a table. When it is answered, it is on disk.
    ///
    /// # Errors
    ///
    /// If there is no such table, the table refuses the action, or the store does not answer.
    pub async fn act(&self, id: TableId, who: Who, action: &Action) -> Result<u32, Problem> {
        self.act_at(&*self.open(id).await?, who, action).await
    }

    /// The same, at a table that is open.
    pub(crate) async fn act_at(&self, open: &OpenTable, who: Who, action: &Action) -> Result<u32, Problem> {
        self.act_if(open, who, action, 0, |_| Ok(()), || ()).await
    }

    /// The same for a person, at a table that is open, over a network that takes `lag` milliseconds there and back, as the
    /// client says. If a seat gets a new key by it, the identity and its place in the audience have it; everyone else who
    /// came with the old key is dropped. Says too whether anything has changed.
    pub(crate) async fn act_by(
        &self,
        open: &OpenTable,
        (identity, number): (&mut Identity, Option<u64>),
        action: &Action,
        lag: u32,
    ) -> Result<(u32, bool), Problem> {
        let Identity::Seat(seat, _) = *identity else { return Err(Code::NotYours.into()) };
        if number.is_none() {
            open.saw_acting(seat);
        }
        let (before, mut after) = (*identity, *identity);
        if let Action::Sit { token: Some(token), .. } = action {
            after = Token::parse(token).map_or(before, |token| Identity::Seat(seat, token.key()));
        }
        let allow = |table: &Table| before.check(table);
        let mut has_changed = false;
        let acted = || {
            has_changed = true;
            *identity = after;
            number.into_iter().for_each(|number| open.audience.rekey(number, after));
        };
        let version = self.act_if(open, Who::Person(seat), action, lag, allow, acted).await?;
        if matches!(action, Action::Rise {}) {
            self.end_seek(open.id).await?;
        }
        Ok((version, has_changed))
    }

    /// Does something if it is allowed; `acted` is called when it is on disk, before anyone is told.
    async fn act_if(
        &self,
        open: &OpenTable,
        who: Who,
        action: &Action,
        lag: u32,
        allow: impl Fn(&Table) -> Result<(), Problem>,
        acted: impl FnMut(),
    ) -> Result<u32, Problem> {
        let began = Instant::now();
        let decide = |table: &mut Table, elapsed: Elapsed| {
            allow(table)?;
            match (action, who) {
                _ if !has_room(table.version(), action) => Err(Code::TableFull.into()),
                (Action::Write { .. }, Who::Person(seat)) if !open.may_write(seat) => {
                    Err(Code::TooFast.into())
                }
                (Action::Rematch {}, Who::Person(seat)) => {
                    table.rematch(seat, TableId(u64::from_be_bytes(random())), &Seed::new(random()))
                }
                _ => Ok((table.act_after(who, action, elapsed)?, None)),
            }
        };
        let result = self.change_with(open, lag, decide, acted).await;
        match &result {
            Ok(_) => {
                self.metrics.actions.add(1);
                self.metrics.action_time.add(began.elapsed());
                if matches!(action, Action::Play { .. }) {
                    self.metrics.moves.add(1);
                }
            }
            Err(_) => self.metrics.refused.add(1),
        }
        result
    }

    /// Lets a seat ask for a hint, if the table allows it; everyone who should hear of it does.
    pub(crate) async fn ask_hint(&self, id: TableId, identity: Identity) -> Result<u32, Problem> {
        let (open, seat) = (self.open(id).await?, identity.seat()?);
        let ask = |table: &mut Table, _: Elapsed| {
            identity.check(table)?;
            match table.version() < MOST_ENTRIES / 2 {
                true => Ok((table.ask_hint(seat)?, None)),
                false => Err(Code::TableFull.into()),
            }
        };
        self.change(&open, ask).await
    }

    /// Ends the match at a table for the operator. A table whose match has not begun is deleted.
    pub(crate) async fn close_table(&self, id: TableId) -> Result<(), Problem> {
        let open = self.open_quietly(id).await?;
        match self.change(&open, |table, _| Ok((table.close()?, None))).await {
            Err(problem) if problem.code == Code::NotStarted.text() => {
                self.store.delete(id).await.map_err(|error| self.failed(id, &error))?;
                self.forgotten(id);
                Ok(())
            }
            done => done.map(drop),
        }
    }

    /// Takes an open seat.
    ///
    /// # Errors
    ///
    /// If there is no such table or no open seat, the player is blocked there, or the store does not answer.
    pub async fn join(&self, id: TableId, request: &Join) -> Result<Joined, Problem> {
        self.join_by(id, request).await.map(|(joined, _)| joined)
    }

    /// The same. Says too whether anything has changed.
    pub(crate) async fn join_by(&self, id: TableId, request: &Join) -> Result<(Joined, bool), Problem> {
        let open = self.open(id).await?;
        let token = match &request.token {
            Some(chosen) => Token::parse(chosen).ok_or(Code::BadToken)?,
            None => Token::new(random()),
        };
        let own = person(request.person.as_deref())?;
        let others = |table: &Table| Ok(if table.is_seek() { table.persons() } else { Vec::new() });
        let others = self.look_at(&open, others).await?;
        if self.are_apart(own, &others).await? {
            return Err(Code::Blocked.into());
        }
        let (mut seat, mut has_changed) = (Seat(0), false);
        let join = |table: &mut Table, _: Elapsed| {
            let (taken, mut acted) = table.join(&request.name, &request.promise, token.key())?;
            seat = taken;
            if let Some(person) = &request.person {
                let introduced =
                    table.act(Who::Person(seat), &Action::Introduce { person: person.clone() })?;
                acted.steps.extend(introduced.steps);
                acted.version = introduced.version;
            }
            has_changed = !acted.steps.is_empty();
            Ok((acted, None))
        };
        let version = self.change(&open, join).await?;
        Ok((Joined { seat: seat.0, token: token.show(), version }, has_changed))
    }

    pub(super) async fn change(
        &self,
        open: &OpenTable,
        decide: impl FnMut(&mut Table, Elapsed) -> Result<(Acted, Option<Opening>), Problem>,
    ) -> Result<u32, Problem> {
        self.change_with(open, 0, decide, || ()).await
    }

    /// Changes a table; `acted_on_disk` is called when that is stored, before anyone is told.
    async fn change_with(
        &self,
        open: &OpenTable,
        lag: u32,
        mut decide: impl FnMut(&mut Table, Elapsed) -> Result<(Acted, Option<Opening>), Problem>,
        mut acted_on_disk: impl FnMut(),
    ) -> Result<u32, Problem> {
        let mut guard = open.table.lock().await;
        let (mut is_fresh, mut collisions) = (false, 0);
        let (mut table, acted, rematch, was, before) = loop {
            self.ready(open, &mut guard).await?;
            let mut table = guard.take().expect("the table is ready");
            let (before, was) = (table.mark(), Before::of(&table));
            let elapsed = self.elapsed(open, &table, lag);
            let (mut acted, mut rematch) = match decide(&mut table, elapsed) {
                Ok((acted, rematch)) if !acted.steps.is_empty() => (acted, rematch),
                // Nothing has changed. But if another node has changed the table meanwhile, a refusal may be wrong.
                other => {
                    *guard = Some(table);
                    if other.is_err() && !is_fresh && self.freshen(open, &mut guard).await? {
                        is_fresh = true;
                        continue;
                    }
                    return other.map(|(acted, _)| acted.version);
                }
            };
            let mut writes = vec![write(&table, &mut acted.steps, Some(before))];
            if let Some((table, steps)) = &mut rematch {
                // It is for the same network.
                let owner = self.owners.of(open.id).map(|network| self.owners.tags(network));
                writes.push(Write { owner, ..write(table, steps, None) });
            }
            let Err(error) = self.commit(writes).await else { break (table, acted, rematch, was, before) };
            // What is on disk counts, whatever was meant to be there.
            let _ = self.ready(open, &mut guard).await;
            // If another node was faster, it is decided again whether this can still be done.
            collisions += 1;
            if error != StoreError::Conflict || collisions > COLLISIONS {
                return Err(self.failed(open.id, &error));
            }
        };
        self.remind(open, &table, was, rematch.is_some());
        if let Some((next, _)) = rematch {
            self.owners.of(open.id).into_iter().for_each(|network| self.owners.used(next.id(), network));
            // If a bot begins, it is called when the first person comes over.
            self.keep_open(next);
        }
        open.is_changed.store(true, Relaxed);
        acted_on_disk();
        self.tell(open, &mut table, &acted.steps);
        self.bus.publish(Changed { table: open.id, version: table.version() });
        self.call_bot(&table);
        self.note_salts(&table);
        self.keep_time(open, &table);
        if before.live && table.phase() == Phase::Over {
            self.count_result(&table).await;
        }
        *guard = Some(table);
        Ok(acted.version)
    }

    /// Tells everyone about the latest steps, and spectators who are behind what they may know by now.
    pub(crate) fn tell(&self, open: &OpenTable, table: &mut Table, steps: &[Step]) {
        for step in steps {
            open.note_writing(step);
            self.metrics.dropped.add(open.audience.tell(table, step));
        }
        while let Some(step) = table.release() {
            let late = table.seen_by(Viewer::Spectator);
            self.metrics.dropped.add(open.audience.tell_spectators(late, &step));
        }
    }

    pub(super) async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let began = Instant::now();
        let result = self.store.commit(writes).await;
        self.metrics.commit_time.add(began.elapsed());
        if let Err(error) = &result
            && *error != StoreError::Conflict
        {
            *self.write_failed.lock().unwrap_or_else(PoisonError::into_inner) =
                Some((Instant::now(), error.clone()));
        }
        result
    }

    /// Why writing to the store has failed, if it has within this time.
    pub(crate) fn has_failed_within(&self, time: Duration) -> Option<StoreError> {
        let failed = self.write_failed.lock().unwrap_or_else(PoisonError::into_inner).clone();
        failed.filter(|(when, _)| when.elapsed() < time).map(|(_, error)| error)
    }

    pub(crate) fn failed(&self, id: TableId, error: &StoreError) -> Problem {
        if *error == StoreError::Conflict {
            return Code::Stale.into();
        }
        self.metrics.store_errors.add(1);
        tracing::error!(table = %id, %error, "the store failed");
        Code::Storage.into()
    }
}

/// Whether a journal is so long that not even a move is added.
pub(crate) fn is_full(table: &Table) -> bool {
    table.version() >= MOST_ENTRIES
}

/// A journal has a maximum. What is left when talk and the like have used up their part is for the match.
fn has_room(version: u32, action: &Action) -> bool {
    match action {
        Action::Resign {} | Action::Offer {} | Action::Rematch {} => true,
        Action::Play { .. } => version < MOST_ENTRIES,
        _ => version < MOST_ENTRIES / 2,
    }
}

/// What goes to the store; the texts move there, nothing else reads them.
pub(super) fn write(table: &Table, steps: &mut [Step], before: Option<Mark>) -> Write {
    let mark = Some(table.mark()).filter(|mark| before != Some(*mark));
    let row = |step: &mut Step| {
        let names = core::mem::take(&mut step.row.names);
        JournalRow { text: core::mem::take(&mut step.row.text), names, ..step.row }
    };
    Write { table: table.id(), rows: steps.iter_mut().map(row).collect(), mark, dates: None, owner: None }
}
