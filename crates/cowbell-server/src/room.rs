//! A room: one table in memory and whoever looks at it. Each viewer has a bounded queue; who does not keep up is
//! dropped, and the others never wait.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use cowbell_protocol::{ServerMessage, Show};
use cowbell_rules::Viewer;

use crate::entry::TableId;
use crate::inbox::{Inbox, Slot, inbox};
use crate::table::{Step, Table};

/// A table and its viewers.
pub(crate) struct Room {
    pub(crate) id: TableId,
    seats: usize,
    /// The table; none while its latest change is on its way to the disk, or after that failed: then the store
    /// knows best, and it is read again.
    pub(crate) table: tokio::sync::Mutex<Option<Table>>,
    viewers: Mutex<Viewers>,
    /// Used since the last look around for rooms to close.
    pub(crate) touched: AtomicBool,
}

#[derive(Default)]
struct Viewers {
    next: u64,
    list: Vec<Eyes>,
}

struct Eyes {
    number: u64,
    viewer: Viewer,
    show: Show,
    slot: Slot,
}

/// One viewer's place in a room.
pub(crate) struct Watch {
    pub(crate) number: u64,
    /// Ends when the viewer did not keep up, or the node closes.
    pub(crate) news: Inbox,
}

impl Room {
    pub(crate) fn new(table: Table) -> Room {
        Room {
            id: table.id(),
            seats: table.game().seats(),
            table: tokio::sync::Mutex::new(Some(table)),
            viewers: Mutex::default(),
            touched: AtomicBool::new(true),
        }
    }

    /// Lets somebody in. The caller holds the table, so that nothing happens between this and the first view.
    pub(crate) fn enter(&self, viewer: Viewer, show: Show) -> Watch {
        let (slot, news) = inbox();
        let mut viewers = self.viewers();
        viewers.next += 1;
        let number = viewers.next;
        viewers.list.push(Eyes { number, viewer, show, slot });
        viewers.list.shrink_to_fit();
        Watch { number, news }
    }

    /// Lets everybody out.
    pub(crate) fn close(&self) {
        self.viewers().list.clear();
    }

    pub(crate) fn leave(&self, number: u64) {
        self.viewers().list.retain(|eyes| eyes.number != number);
    }

    /// Tells every viewer who is here.
    pub(crate) fn tell_presence(&self) {
        let mut here = vec![false; self.seats];
        let mut watching = 0;
        for eyes in &self.viewers().list {
            match eyes.viewer {
                Viewer::Seat(seat) => here[seat.index()] = true,
                Viewer::Spectator => watching += 1,
            }
        }
        let message = text(&ServerMessage::Present { seats: here, watching });
        self.each(true, |_, _| Some(message.clone()));
    }

    pub(crate) fn has_viewers(&self) -> bool {
        !self.viewers().list.is_empty()
    }

    pub(crate) fn is_deserted(&self) -> bool {
        self.viewers().list.is_empty() && !self.touched.swap(false, Relaxed)
    }

    /// Tells every viewer what it may know of one step. Returns how many were dropped.
    pub(crate) fn tell(&self, table: &Table, step: &Step) -> u64 {
        self.each(table.is_open_to_all(), |viewer, show| table.told(step, viewer, show).map(Into::into))
    }

    /// Shows every viewer the whole table, after a gap.
    pub(crate) fn resync(&self, table: &Table) -> u64 {
        self.each(false, |viewer, show| {
            Some(text(&ServerMessage::Table(Box::new(table.show_as(viewer, show)))))
        })
    }

    /// Shows one viewer the whole table, in the queue like all news, so that nothing older comes after something newer.
    /// The caller holds the table.
    pub(crate) fn show_again(&self, number: u64, table: &Table) {
        if let Some(eyes) = self.viewers().list.iter().find(|eyes| eyes.number == number) {
            let shown = ServerMessage::Table(Box::new(table.show_as(eyes.viewer, eyes.show)));
            // With a full queue it is about to be dropped anyway.
            let _ = eyes.slot.put(text(&shown));
        }
    }

    /// Sends a message to everybody, made once for all or once for each kind of viewer.
    /// `same` means that all who are shown views are told the same; scenes always speak to somebody.
    fn each(&self, same: bool, make: impl Fn(Viewer, Show) -> Option<Utf8Bytes>) -> u64 {
        let mut viewers = self.viewers();
        let before = viewers.list.len();
        let mut made: Vec<(Viewer, Show, Option<Utf8Bytes>)> = Vec::new();
        viewers.list.retain(|eyes| {
            let is_same = |viewer: Viewer| viewer == eyes.viewer || same && eyes.show == Show::View;
            let found = made.iter().position(|(viewer, show, _)| *show == eyes.show && is_same(*viewer));
            let index = found.unwrap_or_else(|| {
                made.push((eyes.viewer, eyes.show, make(eyes.viewer, eyes.show)));
                made.len() - 1
            });
            match &made[index].2 {
                Some(message) => eyes.slot.put(message.clone()),
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
    crate::table::text(message).into()
}
