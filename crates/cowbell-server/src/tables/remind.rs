//! Whom to remind of what: the player whose turn it has become, and everyone when the match begins or ends, when a player's time has run
//! out or someone wants a rematch, if they are not looking. Sending is in `push`.

use core::time::Duration;
use std::sync::Arc;

use cowbell_protocol::{Phase, Player};
use cowbell_rules::Seat;
use cowbell_scene::Text;
use cowbell_table::{Table, TableId};

use super::{OpenTable, Tables};
use crate::push::{Notice, Push};

/// Who reloads a page is back after this time.
const GRACE: Duration = Duration::from_secs(2);
/// What another node says about who is there is out of date after this time at the latest, and how often it is asked.
const AGAIN: Duration = Duration::from_secs(5);
const TIMES: usize = 7;

/// What a table was like before a change, as far as it matters here.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Before {
    phase: Phase,
    awaited: Option<Seat>,
}

impl Before {
    pub(super) fn of(table: &Table) -> Before {
        Before { phase: table.phase(), awaited: table.awaited() }
    }
}

/// What a reminder is about.
#[derive(Clone, Copy, PartialEq)]
enum About {
    Turn,
    Begun,
    Rematch,
    Over,
    /// The time of this seat has run out, and the match goes on.
    Out(Seat),
}

/// Where the player of a seat is.
enum Whereabouts {
    Here,
    Elsewhere,
    Away,
}

impl Tables {
    /// After every change: reminds those whom it concerns and who are not connected here.
    pub(super) fn remind(&self, open: &OpenTable, table: &Table, before: Before, is_rematch: bool) {
        let Some(push) = self.push.get() else { return };
        let now = Before::of(table);
        let has_begun = before.phase == Phase::Waiting && now.phase == Phase::Playing;
        if !is_rematch && now == before {
            return;
        }
        let is_over = before.phase != Phase::Over && now.phase == Phase::Over;
        let next = now.awaited.filter(|_| now.awaited != before.awaited);
        let concerned =
            if is_rematch || has_begun || is_over { table.people() } else { next.into_iter().collect() };
        for seat in concerned.into_iter().filter(|seat| !open.audience.has(*seat)) {
            let about = match now.awaited == Some(seat) {
                true => About::Turn,
                false if is_rematch => About::Rematch,
                false if is_over => About::Over,
                false => About::Begun,
            };
            remind_seat(push, table, seat, about);
        }
    }

    /// The time of a seat has run out. If the match is over by that, everyone is told so anyway.
    pub(super) async fn remind_out(&self, open: &OpenTable, seat: Seat) {
        let Some(push) = self.push.get() else { return };
        if let Some(table) = open.table.lock().await.as_ref().filter(|table| table.phase() == Phase::Playing)
        {
            for other in table.people().into_iter().filter(|other| !open.audience.has(*other)) {
                remind_seat(push, table, other, About::Out(seat));
            }
        }
    }

    /// The connection of a seat has died unnoticed: what was sent there last was not seen.
    pub(crate) async fn remind_silent(&self, open: &OpenTable, seat: Seat) {
        let Some(push) = self.push.get() else { return };
        if let Some(table) = open.table.lock().await.as_ref().filter(|table| table.awaited() == Some(seat)) {
            remind_seat(push, table, seat, About::Turn);
        }
    }

    async fn whereabouts(&self, table: TableId, seat: Seat) -> Whereabouts {
        let open = self.all_open().get(&table).cloned();
        if open.as_ref().is_some_and(|open| open.audience.has(seat)) {
            return Whereabouts::Here;
        }
        if open.is_some_and(|open| open.here().0[seat.index()]) {
            return Whereabouts::Elsewhere;
        }
        let there = match self.store.is_shared() {
            true => self.store.who(vec![table], self.node).await.unwrap_or_default(),
            false => Vec::new(),
        };
        match there.iter().any(|here| here.seat == Some(seat)) {
            true => Whereabouts::Elsewhere,
            false => Whereabouts::Away,
        }
    }

    /// Waits until it is certain that the player does not look. False if the player does, or has done what was to be done.
    async fn is_missed(&self, table: TableId, seat: Seat, about: About) -> bool {
        tokio::time::sleep(GRACE).await;
        for _ in 0..TIMES {
            match self.whereabouts(table, seat).await {
                Whereabouts::Here => return false,
                Whereabouts::Away => {
                    let is_awaited = |table: &Table| Ok(table.awaited() == Some(seat));
                    return about != About::Turn || self.look_in_passing(table, is_awaited).await == Ok(true);
                }
                Whereabouts::Elsewhere => tokio::time::sleep(AGAIN).await,
            }
        }
        false
    }
}

fn remind_seat(push: &Arc<Push>, table: &Table, seat: Seat, about: About) {
    let Some(key) = table.key_of(seat) else { return };
    let notice = notice(table, seat, about);
    let (push, id) = (push.clone(), table.id());
    tokio::spawn(async move {
        if !push.is_followed(key).await {
            return;
        }
        let Some(tables) = push.tables.upgrade() else { return };
        if tables.is_missed(id, seat, about).await {
            push.tell(Notice { table: id, seat: key, title: notice.0, body: notice.1 }).await;
        }
    });
}

/// The title, and with whom the match is played.
fn notice(table: &Table, seat: Seat, about: About) -> (Text, Option<Text>) {
    let title = match about {
        About::Turn => Text::new("web-push-turn"),
        About::Begun => Text::new("web-push-begun"),
        About::Rematch => Text::new("web-push-rematch"),
        About::Over => Text::new("web-push-over"),
        About::Out(late) if late == seat => Text::new("web-push-out"),
        About::Out(late) => {
            Text::new("web-push-other-out").word("name", table.name(late).unwrap_or_default().to_string())
        }
    };
    let seats = table.lobby_row().seats;
    let others = seats.into_iter().enumerate().filter(|(other, _)| *other != seat.index());
    let name = |player: Option<Player>| match player {
        Some(Player::Human(name)) => Some(name),
        _ => None,
    };
    let names: Vec<String> = others.filter_map(|(_, other)| name(other.player)).collect();
    let body = (!names.is_empty()).then(|| Text::new("web-push-with").word("names", names.join(", ")));
    (title.word("game", table.game().info().name), body)
}
