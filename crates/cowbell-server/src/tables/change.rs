//! The one way a table changes: decide, write to the store, then tell. While the write is under way the table is out of
//! its place: if anything goes wrong, or the caller goes away, the store is read again and nothing unwritten is shown.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use cowbell_protocol::{Action, Code, Join, Joined, Phase, Problem};
use cowbell_rules::Seat;
use cowbell_table::{Acted, JournalRow, Mark, Opening, Seed, Step, Table, TableId, Token, Who};

use super::{OpenTable, Tables};
use crate::cluster::bus::Changed;
use crate::random::random;
use crate::store::{StoreError, Write};

/// Entries of a journal. The longest matches that people and bots have played stay below half of it.
const MOST_ENTRIES: u32 = 20_000;
/// How often a change that collides with another node's is decided again.
const COLLISIONS: u32 = 3;

impl Tables {
    /// Does something at a table. When it is answered, it is on disk.
    pub async fn act(&self, id: TableId, who: Who, action: &Action) -> Result<u32, Problem> {
        self.act_at(&*self.open(id).await?, who, action).await
    }

    /// The same, at a table that is open.
    pub(crate) async fn act_at(&self, open: &OpenTable, who: Who, action: &Action) -> Result<u32, Problem> {
        let began = Instant::now();
        let result = self.change(open, |table| match (action, who) {
            _ if !has_room(table.version(), action) => Err(Code::TableFull.into()),
            (Action::Rematch {}, Who::Person(seat)) => {
                table.rematch(seat, TableId(u64::from_be_bytes(random())), &Seed::new(random()))
            }
            _ => Ok((table.act(who, action)?, None)),
        });
        let result = result.await;
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

    /// Lets a seat ask for a hint, if the table allows it; everybody who should hear of it does.
    pub(crate) async fn ask_hint(&self, id: TableId, seat: Seat) -> Result<u32, Problem> {
        let open = self.open(id).await?;
        self.change(&open, |table| Ok((table.ask_hint(seat)?, None))).await
    }

    /// Ends the match at a table for the operator. A table whose match has not begun is deleted.
    pub(crate) async fn close_table(&self, id: TableId) -> Result<(), Problem> {
        let open = self.open_quietly(id).await?;
        match self.change(&open, |table| Ok((table.close()?, None))).await {
            Err(problem) if problem.code == Code::NotStarted.text() => {
                self.store.delete(id).await.map_err(|error| self.failed(id, &error))?;
                self.forgotten(id);
                Ok(())
            }
            done => done.map(drop),
        }
    }

    /// Takes an open seat.
    pub async fn join(&self, id: TableId, wish: &Join) -> Result<Joined, Problem> {
        let open = self.open(id).await?;
        let token = Token::new(random());
        let mut seat = Seat(0);
        let joining = self.change(&open, |table| {
            let (taken, acted) = table.join(&wish.name, &wish.salt, token.key())?;
            seat = taken;
            Ok((acted, None))
        });
        let version = joining.await?;
        Ok(Joined { seat: seat.0, token: token.show(), version })
    }

    async fn change(
        &self,
        open: &OpenTable,
        mut decide: impl FnMut(&mut Table) -> Result<(Acted, Option<Opening>), Problem>,
    ) -> Result<u32, Problem> {
        let mut guard = open.table.lock().await;
        let (mut is_fresh, mut collisions) = (false, 0);
        let (table, acted, rematch) = loop {
            self.ready(open, &mut guard).await?;
            let mut table = guard.take().expect("the table is ready");
            let before = table.mark();
            let (mut acted, mut rematch) = match decide(&mut table) {
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
            writes.extend(rematch.as_mut().map(|(table, steps)| write(table, steps, None)));
            let Err(error) = self.commit(writes).await else { break (table, acted, rematch) };
            // What is on disk counts, whatever was meant to be there.
            let _ = self.ready(open, &mut guard).await;
            // If another node was faster, it is decided again whether this can still be done.
            collisions += 1;
            if error != StoreError::Conflict || collisions > COLLISIONS {
                return Err(self.failed(open.id, &error));
            }
        };
        if let Some((next, _)) = rematch {
            if let Some(network) = self.owners.of(open.id) {
                self.owners.used(next.id(), network);
            }
            // If a bot begins, it is called when the first person comes over.
            self.keep_open(next);
        }
        open.is_changed.store(true, Relaxed);
        if table.phase() == Phase::Over {
            self.owners.over(open.id);
        }
        acted.steps.iter().for_each(|step| self.metrics.dropped.add(open.audience.tell(&table, step)));
        self.bus.publish(Changed { table: open.id, version: table.version() });
        self.call_bot(&table);
        *guard = Some(table);
        Ok(acted.version)
    }

    pub(super) async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let began = Instant::now();
        let result = self.store.commit(writes).await;
        self.metrics.commit_time.add(began.elapsed());
        result
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
    Write { table: table.id(), rows: steps.iter_mut().map(row).collect(), mark, dates: None }
}
