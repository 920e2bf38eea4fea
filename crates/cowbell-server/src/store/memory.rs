//! Journals in memory, with failures on demand: the store of the simulator.

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::{
    Beat, CONSIDERED, Claim, Cutoffs, Dates, Filter, Here, Holdings, NewNote, Note, NoteKind, OF_OWNER,
    OF_SITE, Replaces, Store, StoreError, StoreFuture, Tags, Write, now, without_name,
};
use cowbell_table::{JournalRow, Mark, TableId};

/// How a write fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mishap {
    /// It is refused, and nothing is written.
    Refused,
    /// It is written, but an error is returned, as if the power had failed in between.
    Unanswered,
}

/// Journals in memory. Committed entries survive the node that wrote them, as long as the store itself is kept. Several
/// nodes in one process can share it.
#[derive(Default)]
pub struct Memory(Mutex<Inside>);

#[derive(Default)]
struct Inside {
    tables: BTreeMap<TableId, Kept>,
    claims: BTreeMap<TableId, (Claim, Instant)>,
    /// Which node says who is at a table, and until when that counts.
    here: Vec<(u64, Here, tokio::time::Instant)>,
    /// How far each node has counted.
    beats: BTreeMap<u64, i64>,
    /// When its clock was first asked.
    began: Option<tokio::time::Instant>,
    commits: u64,
    mishaps: BTreeMap<u64, Mishap>,
    /// The calendar, and the clock when it was last moved on.
    today: i64,
    seen: i64,
    notes: BTreeMap<(NoteKind, String), Note>,
}

struct Kept {
    rows: Vec<JournalRow>,
    mark: Mark,
    owner: Option<Tags>,
    opened: i64,
    touched: i64,
    ended: Option<i64>,
}

impl Memory {
    /// Makes the commit with this number fail (the first is 1).
    pub fn fail(&self, commit: u64, mishap: Mishap) {
        self.inside().mishaps.insert(commit, mishap);
    }

    /// How many commits were attempted.
    pub fn commits(&self) -> u64 {
        self.inside().commits
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn commit(&mut self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.commits += 1;
        let mishap = self.mishaps.remove(&self.commits);
        if mishap == Some(Mishap::Refused) {
            return Err(StoreError::Full);
        }
        let kept = |id| self.tables.get(&id).map_or(0, |kept| kept.rows.len() as u32);
        if writes
            .iter()
            .any(|write| write.rows.first().is_some_and(|row| row.version != kept(write.table) + 1))
        {
            return Err(StoreError::Conflict);
        }
        for write in writes {
            let mark = Mark { live: true, waiting: false, lobby: false, timed: false, seek: None, bots: 0 };
            let now = now().max(self.today);
            let dates = write.dates.unwrap_or(Dates { opened: now, ended: Some(now) });
            let fresh = || Kept {
                rows: Vec::new(),
                mark,
                owner: write.owner,
                opened: dates.opened,
                touched: 0,
                ended: None,
            };
            let kept = self.tables.entry(write.table).or_insert_with(fresh);
            kept.rows.extend(write.rows);
            if let Some(mark) = write.mark {
                (kept.mark, kept.touched) = (mark, now);
            }
            kept.ended = if kept.mark.live { None } else { kept.ended.or(dates.ended) };
        }
        match mishap {
            Some(_) => Err(StoreError::Failed("the power failed".into())),
            None => Ok(()),
        }
    }
}

impl Store for Memory {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(async { self.inside().commit(writes) })
    }

    fn read(&self, table: TableId, after: u32) -> StoreFuture<'_, Vec<JournalRow>> {
        Box::pin(async move {
            let inside = self.inside();
            let rows = inside.tables.get(&table).map_or(&[][..], |kept| &kept.rows);
            Ok(rows.iter().filter(|row| row.version > after).cloned().collect())
        })
    }

    fn list(&self, filter: Filter, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let inside = self.inside();
            let wanted = |(_, kept): &(&TableId, &Kept)| match filter {
                Filter::Lobby => kept.mark.lobby,
                Filter::Seek(key) => kept.mark.seek == Some(key),
                Filter::Timed => kept.mark.timed,
                Filter::All => true,
            };
            let mut found: Vec<_> = inside.tables.iter().filter(wanted).collect();
            if matches!(filter, Filter::Lobby | Filter::Seek(_)) {
                found.sort_by_key(|(_, kept)| -kept.opened);
                found.truncate(CONSIDERED as usize);
                let mut shown: BTreeMap<i64, (u32, u32)> = BTreeMap::new();
                found.retain(|(id, kept)| {
                    let Tags { owner, site } =
                        kept.owner.unwrap_or(Tags { owner: id.0 as i64, site: id.0 as i64 });
                    let own = &mut shown.entry(owner).or_default().0;
                    *own += 1;
                    let own = *own;
                    let near = &mut shown.entry(site).or_default().1;
                    *near += 1;
                    own <= OF_OWNER && *near <= OF_SITE
                });
            } else {
                found.sort_by_key(|(_, kept)| kept.opened);
            }
            Ok(found.into_iter().take(most as usize).map(|(id, _)| *id).collect())
        })
    }

    fn dates(&self, table: TableId) -> StoreFuture<'_, Option<Dates>> {
        Box::pin(async move {
            let inside = self.inside();
            Ok(inside.tables.get(&table).map(|kept| Dates { opened: kept.opened, ended: kept.ended }))
        })
    }

    fn owner(&self, table: TableId) -> StoreFuture<'_, Option<Tags>> {
        Box::pin(async move { Ok(self.inside().tables.get(&table).and_then(|kept| kept.owner)) })
    }

    fn holdings(&self, tags: Tags) -> StoreFuture<'_, (Holdings, Holdings)> {
        Box::pin(async move {
            let (mut own, mut near) = (Holdings::default(), Holdings::default());
            for kept in self.inside().tables.values().filter(|kept| kept.mark.live) {
                let count = |held: &mut Holdings| {
                    held.tables += 1;
                    held.bots += u32::from(kept.mark.bots);
                };
                let Some(owner) = kept.owner.filter(|owner| owner.site == tags.site) else { continue };
                count(&mut near);
                if owner.owner == tags.owner {
                    count(&mut own);
                }
            }
            Ok((own, near))
        })
    }

    fn touch(&self, tables: Vec<TableId>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut inside = self.inside();
            let now = now().max(inside.today);
            for table in tables {
                if let Some(kept) = inside.tables.get_mut(&table) {
                    kept.touched = now;
                }
            }
            Ok(())
        })
    }

    fn calendar(&self, step: Duration, trust: Duration) -> StoreFuture<'_, i64> {
        Box::pin(async move {
            let mut inside = self.inside();
            let clock = now();
            // A store that begins to count begins now.
            if inside.seen == 0 {
                (inside.today, inside.seen) = (clock, clock);
            }
            let passed = (clock - inside.seen).clamp(0, step.as_secs() as i64);
            (inside.today, inside.seen) = (clock.min(inside.today + passed), clock);
            Ok(clock.min(inside.today + trust.as_secs() as i64))
        })
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn prune(&self, cutoffs: Cutoffs, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let mut inside = self.inside();
            let old = |(_, kept): &(&TableId, &Kept)| match kept.ended {
                Some(ended) => ended < cutoffs.ended,
                None => kept.touched < if kept.mark.waiting { cutoffs.waiting } else { cutoffs.idle },
            };
            let gone: Vec<TableId> =
                inside.tables.iter().filter(old).map(|(id, _)| *id).take(most as usize).collect();
            gone.iter().for_each(|id| drop(inside.tables.remove(id)));
            Ok(gone)
        })
    }

    fn notes(&self, kind: NoteKind) -> StoreFuture<'_, Vec<Note>> {
        Box::pin(async move {
            let inside = self.inside();
            let of_kind = inside.notes.iter().filter(|((of, _), _)| *of == kind);
            let mut notes: Vec<Note> = of_kind.map(|(_, note)| note.clone()).collect();
            notes.sort_by_key(|note| note.at);
            Ok(notes)
        })
    }

    fn note_of(&self, kind: NoteKind, subject: String) -> StoreFuture<'_, Option<String>> {
        Box::pin(async move { Ok(self.inside().notes.get(&(kind, subject)).map(|note| note.text.clone())) })
    }

    fn write_note(&self, note: NewNote) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            let mut inside = self.inside();
            let today = now().max(inside.today);
            let notes = &mut inside.notes;
            let found = notes.get(&(note.kind, note.subject.clone())).map(|note| &note.text);
            let may = match &note.replaces {
                Replaces::Anything => true,
                Replaces::Nothing => found.is_none(),
                Replaces::Text(before) => found == Some(before),
            };
            if may {
                let NewNote { kind, subject, text, at, .. } = note;
                notes.insert((kind, subject.clone()), Note { subject, text, at: at.unwrap_or(today) });
            }
            Ok(may)
        })
    }

    fn unnote(&self, kind: NoteKind, subject: String) -> StoreFuture<'_, bool> {
        Box::pin(async move { Ok(self.inside().notes.remove(&(kind, subject)).is_some()) })
    }

    fn unnote_before(&self, kind: NoteKind, at: i64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.inside().notes.retain(|(of, _), note| *of != kind || note.at >= at);
            Ok(())
        })
    }

    fn delete_name(&self, name: String, table: Option<TableId>) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let mut inside = self.inside();
            let mut changed = Vec::new();
            for (id, kept) in &mut inside.tables {
                let is_meant = table.is_none_or(|table| table == *id);
                let rows = kept.rows.iter_mut().filter(|_| is_meant);
                if rows.filter_map(|row| without_name(&mut row.names, &name).then_some(())).count() > 0 {
                    changed.push(*id);
                }
            }
            Ok(changed)
        })
    }

    fn delete(&self, table: TableId) -> StoreFuture<'_, bool> {
        Box::pin(async move { Ok(self.inside().tables.remove(&table).is_some()) })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn meet(&self, node: u64, here: Vec<Here>, lease: Duration) -> StoreFuture<'_, Vec<Here>> {
        Box::pin(async move {
            let tables = here.iter().map(|here| here.table).collect();
            let now = tokio::time::Instant::now();
            let is_renewed = |(by, old, _): &(u64, Here, _)| {
                *by == node && here.iter().any(|new| (new.table, new.seat) == (old.table, old.seat))
            };
            {
                let all = &mut self.inside().here;
                all.retain(|said| said.2 > now && !is_renewed(said));
                all.extend(here.iter().map(|here| (node, *here, now + lease)));
            }
            self.who(tables, node).await
        })
    }

    fn who(&self, tables: Vec<TableId>, node: u64) -> StoreFuture<'_, Vec<Here>> {
        Box::pin(async move {
            let (inside, now) = (self.inside(), tokio::time::Instant::now());
            let others = inside.here.iter().filter(|(other, _, until)| *other != node && *until > now);
            Ok(others.map(|(_, here, _)| *here).filter(|here| tables.contains(&here.table)).collect())
        })
    }

    fn beat(&self, node: u64) -> StoreFuture<'_, Option<Beat>> {
        Box::pin(async move {
            let (mut inside, now) = (self.inside(), tokio::time::Instant::now());
            *inside.beats.entry(node).or_default() += 1;
            let others = inside.beats.iter().filter(|(other, _)| **other != node);
            let others = others.map(|(other, beats)| (*other, *beats)).collect();
            let time = now.saturating_duration_since(*inside.began.get_or_insert(now));
            Ok(Some(Beat { time, others }))
        })
    }

    fn take_leave(&self, node: u64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.inside().beats.remove(&node);
            Ok(())
        })
    }

    fn claim(&self, claim: Claim) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            let mut inside = self.inside();
            let granted = inside.claims.get(&claim.table).is_none_or(|(held, since)| {
                let free = held.node == claim.node || since.elapsed() >= held.lease;
                held.version < claim.version || held.version == claim.version && free
            });
            if granted {
                inside.claims.insert(claim.table, (claim, Instant::now()));
            }
            Ok(granted)
        })
    }
}
