//! Who is at a table: connected to this node or, as the store says, to another one, or acting without a socket. And how long
//! the match has waited for a player who is away, by this node's monotonic clock: from that player's last activity, but not from
//! before it was their turn, nor from before this node had the table. A restart or a dead node makes nobody a leaver.

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

use cowbell_protocol::ServerMessage;
use cowbell_rules::Seat;
use cowbell_table::{Table, TableId};
use tokio::time::Instant;

use super::{OpenTable, Tables};
use crate::live::text;
use crate::store::Here;

/// A player without a socket counts as present this long after an action or a long poll.
const WITHOUT_SOCKET: Duration = Duration::from_secs(60);
/// How often it is looked who is here, and how long nodes believe each other about it.
const LOOK: Duration = Duration::from_secs(5);
const LEASE: Duration = Duration::from_secs(15);

/// What a node knows about who is at a table, besides its own sockets.
pub(super) struct Attendance {
    /// When there was last a sign of each player.
    seen: Vec<Instant>,
    /// Until when a player counts as present who has acted without a socket, and one who is at another node.
    acting: Vec<Instant>,
    elsewhere: Vec<Instant>,
    /// Spectators at other nodes.
    watching: u32,
    /// The seat that the match waits for, since when, and how long it does.
    awaited: Option<(Seat, Instant, Option<Duration>)>,
    /// Whether spectators are some moves behind.
    is_delayed: bool,
    /// What the viewers were last told.
    told: Option<Told>,
}

/// What matters of a [`ServerMessage::Present`]: clients count down by themselves.
#[derive(PartialEq)]
struct Told {
    here: Vec<bool>,
    watching: u32,
    waits: Option<bool>,
}

impl Attendance {
    pub(super) fn new(table: &Table) -> Attendance {
        let now = Instant::now();
        let seats = table.game().seats();
        let mut attendance = Attendance {
            seen: vec![now; seats],
            acting: vec![now; seats],
            elsewhere: vec![now; seats],
            watching: 0,
            awaited: None,
            is_delayed: table.is_delayed(),
            told: None,
        };
        attendance.wait_for(table);
        attendance
    }

    fn wait_for(&mut self, table: &Table) {
        let patience = table.patience().map(|seconds| Duration::from_secs(seconds.into()));
        let before = self.awaited.map(|(seat, ..)| seat);
        if before != table.awaited() {
            self.awaited = table.awaited().map(|seat| (seat, Instant::now(), patience));
        }
    }

    /// Who is present although not connected here.
    fn is_present(&self, seat: usize) -> bool {
        self.acting[seat].max(self.elsewhere[seat]) > Instant::now()
    }
}

impl OpenTable {
    /// The player of a seat has closed a connection.
    pub(crate) fn saw_leaving(&self, seat: Seat) {
        self.attendance().seen[seat.index()] = Instant::now();
    }

    /// The player of a seat has done something without a socket.
    pub(crate) fn saw_acting(&self, seat: Seat) {
        let (mut attendance, now) = (self.attendance(), Instant::now());
        attendance.seen[seat.index()] = now;
        attendance.acting[seat.index()] = now + WITHOUT_SOCKET;
    }

    /// The player of a seat asks whether others have come to play.
    pub(super) fn saw_seeking(&self, seat: Seat) {
        let (mut attendance, now) = (self.attendance(), Instant::now());
        attendance.seen[seat.index()] = now;
        attendance.acting[seat.index()] = attendance.acting[seat.index()].max(now + LOOK * 2);
    }

    /// Nobody has looked after this copy of the table for a while, so it does not know who was here.
    pub(super) fn forget_absences(&self) {
        self.attendance().seen.fill(Instant::now());
    }

    /// For each seat, whether its player is here, and the number of spectators.
    pub(crate) fn here(&self) -> (Vec<bool>, u32) {
        let (mut here, watching) = self.audience.census();
        let attendance = self.attendance();
        here.iter_mut().enumerate().for_each(|(seat, here)| *here |= attendance.is_present(seat));
        (here, watching + attendance.watching)
    }

    /// How long the match has waited for the seat to move while its player was away, and how long it does at most.
    fn waited(&self) -> Option<(Duration, Option<Duration>)> {
        let (here, _) = self.here();
        let attendance = self.attendance();
        let (seat, since, patience) = attendance.awaited?;
        let from = attendance.seen[seat.index()].max(since);
        (!here[seat.index()]).then(|| (from.elapsed(), patience))
    }

    /// The same in milliseconds, for the table to decide with.
    pub(super) fn away(&self) -> u64 {
        self.waited().map_or(0, |(waited, _)| waited.as_millis() as u64)
    }

    /// After every change of the table: whom the match waits for now.
    pub(super) fn wait_for(&self, table: &Table) {
        self.attendance().wait_for(table);
        self.tell_presence(false);
    }

    /// Tells every viewer who is here, if someone has just come or it is no longer what they were told.
    pub(crate) fn tell_presence(&self, is_new: bool) {
        let (here, watching) = self.here();
        let left = self.waited().and_then(|(waited, patience)| Some(patience?.saturating_sub(waited)));
        // Rounded up: nobody is told to act before it is possible.
        let waits = left.map(|left| left.as_secs_f64().ceil() as u32);
        let told = Told { here: here.clone(), watching, waits: waits.map(|waits| waits == 0) };
        let mut attendance = self.attendance();
        if is_new || attendance.told.as_ref().is_some_and(|before| *before != told) {
            attendance.told = Some(told);
            // Spectators who are behind would learn from it whose turn it is now.
            let late = waits.filter(|_| !attendance.is_delayed);
            drop(attendance);
            let message = |waits| text(&ServerMessage::Present { seats: here.clone(), watching, waits });
            self.audience.tell_presence(&message(waits), &message(late));
        }
    }
}

impl Tables {
    /// Begins to look who is here, now and then.
    pub(super) fn start_attendance(self: &Arc<Tables>) {
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK).await;
                let Some(tables) = tables.upgrade() else { return };
                tables.look_who_is_here().await;
            }
        });
    }

    async fn look_who_is_here(&self) {
        let watched: Vec<Arc<OpenTable>> =
            self.all_open().values().filter(|open| open.is_attended()).cloned().collect();
        if self.store.is_shared() && !watched.is_empty() {
            self.exchange(&watched).await;
        }
        watched.iter().for_each(|open| open.tell_presence(false));
    }

    /// Tells the other nodes who is here, and learns who is there.
    pub(super) async fn exchange(&self, watched: &[Arc<OpenTable>]) {
        let mut own = Vec::new();
        for open in watched {
            let (mut seats, count) = open.audience.census();
            let now = Instant::now();
            seats.iter_mut().zip(&open.attendance().acting).for_each(|(here, until)| *here |= *until > now);
            let here = |seat, count| Here { table: open.id, seat, count };
            own.extend(
                Seat::all(seats.len()).filter(|seat| seats[seat.index()]).map(|seat| here(Some(seat), 1)),
            );
            own.push(here(None, count));
        }
        let others = match self.store.meet(self.node, own, LEASE).await {
            Ok(others) => others,
            // Until the store answers again, nobody is taken for a leaver because of that.
            Err(error) => {
                watched.iter().for_each(|open| open.forget_absences());
                return tracing::warn!(%error, "the store does not say who is at other nodes");
            }
        };
        let mut there: BTreeMap<TableId, Vec<Here>> = BTreeMap::new();
        others.into_iter().for_each(|here| there.entry(here.table).or_default().push(here));
        for open in watched {
            let mut attendance = open.attendance();
            attendance.watching = 0;
            for here in there.remove(&open.id).into_iter().flatten() {
                match here.seat.filter(|seat| seat.index() < attendance.seen.len()) {
                    Some(seat) => {
                        attendance.seen[seat.index()] = Instant::now();
                        attendance.elsewhere[seat.index()] = Instant::now() + LOOK * 2;
                    }
                    None => attendance.watching += here.count,
                }
            }
        }
    }
}

impl OpenTable {
    fn attendance(&self) -> std::sync::MutexGuard<'_, Attendance> {
        self.attendance.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
