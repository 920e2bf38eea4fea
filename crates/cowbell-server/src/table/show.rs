//! A table as one viewer may know it. Built from nothing that the viewer may not know, never stripped.

use cowbell_protocol as protocol;
use cowbell_protocol::{
    Event, LobbyTable, News, Over, Phase, Player, Raw, Reason, SeatInfo, Show, Standing, State, Turn, What,
};
use cowbell_rules::{Seat, Told, Viewer};
use serde::Serialize;

use super::{SeatState, Step, Table};
use crate::entry::{Chair, Entry};

impl Table {
    /// The whole table, with the game's own view.
    pub fn show(&self, viewer: Viewer) -> protocol::Table {
        self.show_as(viewer, Show::View)
    }

    /// The whole table.
    pub fn show_as(&self, viewer: Viewer, show: Show) -> protocol::Table {
        protocol::Table {
            table: self.id.to_string(),
            game: self.board.info().slug.into(),
            options: self.board.options(),
            version: self.version,
            you: match viewer {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator => None,
            },
            seats: self.seats(),
            phase: self.phase(),
            lobby: self.lobby,
            spectators: self.spectators,
            commitment: self.seed.as_ref().map(|seed| seed.commitment()).unwrap_or_default(),
            salts: if self.fair.is_some() { self.salts() } else { Vec::new() },
            offers: Seat::all(self.seats.len())
                .filter(|seat| self.offers & 1 << seat.0 != 0)
                .map(|seat| seat.0)
                .collect(),
            rematch: self.rematch.map(|table| table.to_string()),
            state: self.state(viewer, show),
        }
    }

    /// The table as a line of the lobby.
    pub fn row(&self) -> LobbyTable {
        LobbyTable {
            table: self.id.to_string(),
            game: self.board.info().slug.into(),
            options: self.board.options(),
            seats: self.seats(),
            phase: self.phase(),
            spectators: self.spectators,
        }
    }

    fn seats(&self) -> Vec<SeatInfo> {
        let info = |place: &SeatState| SeatInfo {
            player: match &place.chair {
                Chair::Bot(level) => Some(Player::Bot(*level)),
                Chair::Past { name, .. } => Some(Player::Human(name.clone())),
                Chair::Link(_) | Chair::Open(_) => place.name.clone().map(Player::Human),
            },
            stand_in: place.stand_in,
            open: matches!(place.chair, Chair::Open(_)) && place.name.is_none(),
        };
        self.seats.iter().map(info).collect()
    }

    pub(crate) fn salts(&self) -> Vec<String> {
        self.seats.iter().map(|place| place.salt.clone()).collect()
    }

    /// The match, from the start on.
    pub fn state(&self, viewer: Viewer, show: Show) -> Option<State> {
        self.fair.as_ref()?;
        Some(State {
            step: self.board.steps() as u32,
            turn: self.turn(),
            view: (show == Show::View).then(|| self.board.view_json(viewer)),
            scene: (show == Show::Scene).then(|| self.scene(viewer)),
            legal: self.legal_json(viewer, show),
            undo: self.may_undo(),
            over: self.over(),
        })
    }

    pub(super) fn turn(&self) -> Turn {
        match self.board.turn() {
            cowbell_rules::Turn::Seat(seat) if self.phase() == Phase::Playing => Turn::Seat(seat.0),
            _ => Turn::Over,
        }
    }

    /// Whether the seat to move may take its last move back.
    pub(super) fn may_undo(&self) -> bool {
        self.board.steps() > self.past
            && matches!(self.turn(), Turn::Seat(seat) if self.board.last_by() == Some(Seat(seat)))
            && !self.taught
    }

    /// The match as a scene. After an end that the rules do not know nothing can be chosen any more.
    pub(crate) fn scene(&self, viewer: Viewer) -> Raw {
        let mut scene = cowbell_scene::scene_of(self.game(), viewer);
        if self.phase() != Phase::Playing {
            scene.choices.clear();
        }
        raw(&scene)
    }

    /// The legal moves, if this viewer may know them: in a game with secrets only the seat to move does.
    pub fn legal(&self, viewer: Viewer) -> Vec<String> {
        if self.may_know_legal(viewer) { self.board.legal() } else { Vec::new() }
    }

    /// The same as JSON. The choices of a scene say it already.
    fn legal_json(&self, viewer: Viewer, show: Show) -> Raw {
        if show == Show::View && self.may_know_legal(viewer) {
            self.board.legal_json()
        } else {
            raw(&[(); 0])
        }
    }

    pub(super) fn may_know_legal(&self, viewer: Viewer) -> bool {
        let everybody = !self.board.info().has_secrets;
        let may = |seat| everybody || viewer.is(seat);
        self.phase() == Phase::Playing
            && matches!(self.board.turn(), cowbell_rules::Turn::Seat(seat) if may(seat))
    }

    pub(super) fn over(&self) -> Option<Over> {
        let reason = self.over?;
        let standing = match reason {
            Reason::Rules | Reason::Imported => self.board.standing().map(|standing| Standing {
                scores: Some(standing.scores.to_vec()),
                places: standing.places.to_vec(),
            }),
            Reason::Resigned(loser) => Some(Standing {
                scores: None,
                places: Seat::all(self.seats.len()).map(|seat| if seat.0 == loser { 2 } else { 1 }).collect(),
            }),
            Reason::Agreed => None,
        };
        Some(Over { reason, standing, seed: self.seed.as_ref().map(|seed| seed.reveal()) })
    }

    /// The log as a viewer may read it now.
    pub fn log(&self, viewer: Viewer) -> Vec<Event> {
        self.board.told(viewer).into_iter().map(event).collect()
    }

    /// Whether all viewers are told the same.
    pub fn is_open_to_all(&self) -> bool {
        !self.board.info().has_secrets
    }

    /// What a viewer is told of the latest steps: the match is shown as it is now. The first entry of a journal
    /// is no news.
    pub fn news(&self, step: &Step, viewer: Viewer) -> Option<News> {
        self.news_as(step, viewer, Show::View)
    }

    /// The same, shown as the viewer likes.
    pub fn news_as(&self, step: &Step, viewer: Viewer, show: Show) -> Option<News> {
        let (what, changes) = self.what(step, viewer)?;
        let state = if changes { self.state(viewer, show) } else { None };
        let events = step.dealt.len() + usize::from(matches!(step.entry, Entry::Play { .. }));
        let entries = (show == Show::Scene && events > 0)
            .then(|| raw(&cowbell_scene::news_of(self.game(), self.board.steps() - events, viewer)));
        Some(News { version: step.row.version, what, entries, state })
    }

    /// What has happened, and whether it has changed the match.
    pub(super) fn what(&self, step: &Step, viewer: Viewer) -> Option<(What, bool)> {
        Some(match &step.entry {
            Entry::Open { .. } => return None,
            Entry::Sit { seat, name, .. } => {
                (What::Sat { seat: seat.0, player: Player::Human(name.clone()) }, false)
            }
            Entry::Rise { seat } => (What::Rose { seat: seat.0 }, false),
            Entry::Start { .. } => {
                (What::Started { salts: self.salts(), events: dealt(step, viewer).collect() }, true)
            }
            Entry::Play { seat, mv, .. } => {
                let played = Event::Move { seat: seat.0, mv: mv.clone() };
                (What::Played { events: [played].into_iter().chain(dealt(step, viewer)).collect() }, true)
            }
            Entry::Undo { seat } => (What::Undone { seat: seat.0 }, true),
            Entry::Resign { seat } => (What::Resigned { seat: seat.0 }, true),
            Entry::Offer { seat } => (What::Offered { seat: seat.0 }, false),
            Entry::Withdraw { seat } => (What::Withdrew { seat: seat.0 }, false),
            Entry::Agree { seat } => (What::Agreed { seat: seat.0 }, true),
            Entry::Hand { seat, level } => (What::Handed { seat: seat.0, level: *level }, false),
            Entry::Take { seat } => (What::Taken { seat: seat.0 }, false),
            Entry::Say { seat, phrase } => (What::Said { seat: seat.0, phrase: *phrase }, false),
            Entry::Rematch { table, .. } => (What::Rematch { table: table.clone() }, false),
            Entry::Close {} => return None,
        })
    }
}

/// Plain data as JSON that is passed on as it is.
pub(crate) fn raw(data: &impl Serialize) -> Raw {
    serde_json::value::to_raw_value(data).expect("scenes and entries are plain data")
}

fn dealt(step: &Step, viewer: Viewer) -> impl Iterator<Item = Event> {
    step.dealt.iter().map(move |dealt| event(dealt.told(viewer)))
}

pub(crate) fn event(told: Told) -> Event {
    match told {
        Told::Move { seat, mv } => Event::Move { seat: seat.0, mv },
        Told::Chance { chance, to } => Event::Chance { chance, to: to.map(|seat| seat.0) },
    }
}
