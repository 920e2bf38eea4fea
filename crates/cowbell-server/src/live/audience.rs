//! Everyone who watches one open table. Each viewer has a bounded queue; a viewer that does not keep up is dropped, and
//! the others never wait.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cowbell_protocol as protocol;
use cowbell_protocol::{ServerMessage, Show};
use cowbell_rules::{Seat, Viewer};
use cowbell_table::{Step, Table};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::outbox::{Outbox, OutboxReader, outbox};
use crate::app::Identity;
use crate::tables::OpenTable;

/// The viewers of one table.
pub(crate) struct Audience {
    seats: usize,
    viewers: Mutex<Viewers>,
}

#[derive(Default)]
struct Viewers {
    next: u64,
    list: Vec<Watcher>,
}

struct Watcher {
    number: u64,
    identity: Identity,
    show: Show,
    outbox: Outbox,
    /// Up to which version it has shown the match; none for a client that does not say.
    seen: Option<u32>,
}

/// What one viewer keeps. A viewer leaves when this is dropped, however its task or request ends.
pub(crate) struct Subscription {
    pub(crate) open: Arc<OpenTable>,
    pub(crate) number: u64,
    /// Ends when the viewer did not keep up, or the node closes.
    pub(crate) news: OutboxReader,
    is_announced: bool,
}

impl Subscription {
    /// Tells everyone that the viewer is here, and later that it has gone.
    pub(crate) fn announce(&mut self) {
        self.is_announced = true;
        self.open.tell_presence(true);
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let gone = self.open.audience.leave(self.number);
        if let Some(Identity::Seat(seat, _)) = gone {
            self.open.saw_leaving(seat);
        }
        if self.is_announced {
            self.open.tell_presence(false);
        }
    }
}

impl Audience {
    /// Nobody watches yet.
    pub(crate) fn new(seats: usize) -> Audience {
        Audience { seats, viewers: Mutex::default() }
    }

    /// Adds a viewer. The caller holds the table, so that nothing happens between this and the first view.
    pub(crate) fn enter(
        open: &Arc<OpenTable>,
        identity: Identity,
        show: Show,
        is_paced: bool,
    ) -> Subscription {
        let (outbox, news) = outbox();
        let mut viewers = open.audience.viewers();
        viewers.next += 1;
        let number = viewers.next;
        viewers.list.push(Watcher { number, identity, show, outbox, seen: is_paced.then_some(0) });
        viewers.list.shrink_to_fit();
        Subscription { open: open.clone(), number, news, is_announced: false }
    }

    /// A viewer has chosen a new key for its seat.
    pub(crate) fn rekey(&self, number: u64, identity: Identity) {
        if let Some(watcher) = self.viewers().list.iter_mut().find(|watcher| watcher.number == number) {
            watcher.identity = identity;
        }
    }

    /// A viewer has shown everything up to a version.
    pub(crate) fn saw(&self, number: u64, version: u32) {
        if let Some(watcher) = self.viewers().list.iter_mut().find(|watcher| watcher.number == number) {
            watcher.seen = watcher.seen.map(|before| before.max(version));
        }
    }

    /// Whether the player of a seat is still being shown what led to a version. Of several screens the fastest counts.
    pub(crate) fn is_showing(&self, seat: Seat, version: u32) -> bool {
        let viewers = self.viewers();
        let own = viewers.list.iter().filter(|watcher| watcher.identity.viewer() == Viewer::Seat(seat));
        own.filter_map(|watcher| watcher.seen).max().is_some_and(|seen| seen < version)
    }

    /// Removes everyone.
    pub(crate) fn close(&self) {
        self.viewers().list.clear();
    }

    /// Removes a viewer, and says who it was; none if it was dropped before.
    fn leave(&self, number: u64) -> Option<Identity> {
        let list = &mut self.viewers().list;
        let index = list.iter().position(|watcher| watcher.number == number)?;
        Some(list.remove(index).identity)
    }

    /// Whether the player of a seat is connected here.
    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.viewers().list.iter().any(|watcher| watcher.identity.viewer() == Viewer::Seat(seat))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.viewers().list.is_empty()
    }

    /// For each seat, whether its player is connected here, and the number of spectators.
    pub(crate) fn census(&self) -> (Vec<bool>, u32) {
        let mut here = vec![false; self.seats];
        let mut watching = 0;
        for watcher in &self.viewers().list {
            match watcher.identity.viewer() {
                Viewer::Seat(seat) => here[seat.index()] = true,
                Viewer::Spectator => watching += 1,
            }
        }
        (here, watching)
    }

    /// Tells every viewer who is here: players one message, spectators another.
    pub(crate) fn tell_presence(&self, players: &Utf8Bytes, spectators: &Utf8Bytes) {
        self.each(None, false, |viewer, _| match viewer {
            Viewer::Seat(_) => Some(players.clone()),
            Viewer::Spectator => Some(spectators.clone()),
        });
    }

    /// Tells every viewer what it may know of one step. Returns how many were dropped.
    pub(crate) fn tell(&self, table: &Table, step: &Step) -> u64 {
        let mut telling = table.telling(step);
        let told = |viewer, show| telling.to(viewer, show).map(Into::into);
        // What is written may not be for everyone.
        self.each(Some(table), table.is_open_to_all() && step.writer().is_none(), told)
    }

    /// Tells spectators, and nobody else, about one step of the table that they see. Returns how many were dropped.
    pub(crate) fn tell_spectators(&self, late: &Table, step: &Step) -> u64 {
        let mut telling = late.telling(step);
        self.each(None, false, |viewer, show| match viewer {
            Viewer::Spectator => telling.to(viewer, show).map(Into::into),
            Viewer::Seat(_) => None,
        })
    }

    /// Shows every viewer the whole table, after a gap; `timed` sets its clocks.
    pub(crate) fn resync(&self, table: &Table, timed: impl Fn(protocol::Table) -> protocol::Table) -> u64 {
        self.each(Some(table), false, |viewer, show| {
            Some(text(&ServerMessage::Table(Box::new(timed(table.show_as(viewer, show))))))
        })
    }

    /// Shows one viewer the whole table, in the queue like all news, so that nothing older comes after something newer.
    /// The identity holds the table; `timed` sets its clocks.
    pub(crate) fn show_again(
        &self,
        number: u64,
        table: &Table,
        timed: impl Fn(protocol::Table) -> protocol::Table,
    ) {
        let found = {
            let mut viewers = self.viewers();
            viewers.list.retain(|watcher| watcher.number != number || watcher.identity.is_known_to(table));
            let watcher = viewers.list.iter().find(|watcher| watcher.number == number);
            watcher.map(|watcher| (watcher.identity.viewer(), watcher.show))
        };
        let Some((viewer, show)) = found else { return };
        let shown = ServerMessage::Table(Box::new(timed(table.show_as(viewer, show))));
        if let Some(watcher) = self.viewers().list.iter().find(|watcher| watcher.number == number) {
            // With a full queue it is about to be dropped anyway.
            let _ = watcher.outbox.put(text(&shown));
        }
    }

    /// Sends a message to everyone, made once for all or once for each kind of viewer.
    /// `same` means that all who are shown views are told the same; a scene is always made for one viewer. A viewer whose
    /// key no longer opens its seat at the table is dropped and hears nothing more.
    fn each(
        &self,
        table: Option<&Table>,
        same: bool,
        mut make: impl FnMut(Viewer, Show) -> Option<Utf8Bytes>,
    ) -> u64 {
        let mut viewers = self.viewers();
        let before = viewers.list.len();
        let mut made: Vec<(Viewer, Show, Option<Utf8Bytes>)> = Vec::new();
        viewers.list.retain(|watcher| {
            if table.is_some_and(|table| !watcher.identity.is_known_to(table)) {
                return false;
            }
            let own = watcher.identity.viewer();
            let is_same = |viewer: Viewer| viewer == own || same && watcher.show == Show::View;
            let found = made.iter().position(|(viewer, show, _)| *show == watcher.show && is_same(*viewer));
            let index = found.unwrap_or_else(|| {
                made.push((own, watcher.show, make(own, watcher.show)));
                made.len() - 1
            });
            match &made[index].2 {
                Some(message) => watcher.outbox.put(message.clone()),
                None => true,
            }
        });
        (before - viewers.list.len()) as u64
    }

    fn viewers(&self) -> MutexGuard<'_, Viewers> {
        self.viewers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A message as it crosses the wire.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    cowbell_table::text(message).into()
}
