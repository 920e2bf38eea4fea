//! A table as one viewer may know it: built only from what the viewer may know, never by removing secrets.

use cowbell_protocol as protocol;
use cowbell_protocol::{
    Head, LobbyTable, News, Over, Phase, Player, Raw, Reason, SeatInfo, Show, State, What,
};
use cowbell_rules::{Seat, Standing, Told, Turn, Viewer};
use cowbell_scene::wire::{self, Forms};
use cowbell_scene::{Update, Whose};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::entry::{Chair, Entry};
use crate::table::{SeatState, Step, Table};

impl Table {
    /// The whole table, with the game's own view.
    pub fn show(&self, viewer: Viewer) -> protocol::Table {
        self.show_as(viewer, Show::View)
    }

    /// The whole table.
    pub fn show_as(&self, viewer: Viewer, show: Show) -> protocol::Table {
        let table = self.seen_by(viewer);
        if !core::ptr::eq(table, self) {
            return table.show_as(viewer, show);
        }
        let Head { seats, phase, promises, salts, offers, takeback, clocks, rematch } = self.head();
        protocol::Table {
            table: self.id.to_string(),
            game: self.game.info().slug.into(),
            options: self.game.options(),
            rules: self.game.rules(),
            version: self.version,
            you: match viewer {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator => None,
            },
            seats,
            phase,
            lobby: self.lobby,
            spectators: self.spectators,
            chat: self.chat,
            delay: self.delay,
            said: self.said_to(viewer),
            seek: self.is_seek(),
            hints: self.hints,
            commitment: self.seed.as_ref().map(|seed| seed.commitment()).unwrap_or_default(),
            promises,
            salts,
            offers,
            takeback,
            clock: self.clock.as_ref().map(|clock| clock.setting().clone()),
            patience: self.patience(),
            daily: self.shown_daily(),
            clocks,
            rematch,
            forms: (show == Show::Scene).then(|| raw(self.forms())),
            state: self.state(viewer, show),
        }
    }

    /// The forms of the texts in news with scenes.
    pub(crate) fn forms(&self) -> &'static Forms {
        wire::forms_of(self.game.info().slug)
    }

    /// Everything that can change besides the match.
    pub(crate) fn head(&self) -> Head {
        Head {
            seats: self.seat_infos(),
            phase: self.phase(),
            promises: self.seats.iter().map(|state| state.promise.clone()).collect(),
            salts: if self.fair.is_some() { self.salts() } else { Vec::new() },
            offers: self.requests.offers(),
            takeback: self.requests.takeback(),
            clocks: self
                .clock
                .as_ref()
                .filter(|_| self.fair.is_some())
                // What has happened some moves ago stands still.
                .map(|clock| clock.shown(self.on_clock().filter(|_| !self.is_late))),
            rematch: self.rematch.map(|table| table.to_string()),
        }
    }

    /// The table as listed in the lobby; the table does not know how many watch.
    pub fn lobby_row(&self) -> LobbyTable {
        LobbyTable {
            table: self.id.to_string(),
            game: self.game.info().slug.into(),
            options: self.game.options(),
            seats: self.seat_infos(),
            phase: self.phase(),
            spectators: self.spectators,
            clock: self.clock.as_ref().map(|clock| clock.setting().clone()),
            chat: self.chat,
            watching: 0,
        }
    }

    fn seat_infos(&self) -> Vec<SeatInfo> {
        let info = |state: &SeatState| SeatInfo {
            player: match &state.chair {
                Chair::Bot(level) => Some(Player::Bot(level.clone())),
                Chair::Past { name, .. } => Some(Player::Human(name.clone())),
                Chair::Link(_) | Chair::Open(_) => state.name.clone().map(Player::Human),
            },
            stand_in: state.stand_in.clone(),
            open: state.is_open(),
            out: state.out,
        };
        self.seats.iter().map(info).collect()
    }

    pub(crate) fn salts(&self) -> Vec<String> {
        self.seats.iter().map(|state| state.salt.clone()).collect()
    }

    /// The seats that promised a salt and did not show it in time.
    pub fn withheld(&self) -> Vec<u8> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let withheld = seats.filter(|(_, state)| self.fair.is_some() && state.is_withheld());
        withheld.map(|(seat, _)| seat.0).collect()
    }

    /// The match, once it has started.
    pub fn state(&self, viewer: Viewer, show: Show) -> Option<State> {
        self.fair.as_ref()?;
        let (takebacks, unmoved) = self.takebacks();
        Some(State {
            step: self.game.steps() as u32,
            turn: self.turn(),
            view: (show == Show::View).then(|| written(|out| self.game.write_view(viewer, out))),
            scene: (show == Show::Scene).then(|| self.scene(viewer)),
            update: None,
            legal: (show == Show::View).then(|| self.legal_json(viewer)),
            undo: self.may_undo(),
            takebacks,
            unmoved,
            over: self.over(),
            choices: None,
        })
    }

    /// Who acts; nobody before the start and after the end.
    pub fn turn(&self) -> Turn {
        match self.game.turn() {
            Turn::Seat(seat) if self.phase() == Phase::Playing => Turn::Seat(seat),
            _ => Turn::Over,
        }
    }

    /// Whether the seat to move may take back its last move.
    pub fn may_undo(&self) -> bool {
        matches!(self.turn(), Turn::Seat(seat) if self.why_no_undo(seat).is_none())
    }

    /// The match as a scene. It has no buttons and choices if the match ended outside the rules, such as by resignation.
    pub(crate) fn scene(&self, viewer: Viewer) -> Raw {
        let mut scene = cowbell_scene::scene_of(self.game(), viewer);
        if self.phase() != Phase::Playing {
            (scene.buttons, scene.choices) = Default::default();
        }
        raw(&scene)
    }

    /// The legal moves, if this viewer may know them: in a game with hidden information only the seat to move may.
    pub fn legal(&self, viewer: Viewer) -> Vec<String> {
        if self.may_know_legal(viewer) { self.game.legal() } else { Vec::new() }
    }

    /// The same as JSON.
    fn legal_json(&self, viewer: Viewer) -> Raw {
        if self.may_know_legal(viewer) { written(|out| self.game.write_legal(out)) } else { raw(&[(); 0]) }
    }

    pub(crate) fn may_know_legal(&self, viewer: Viewer) -> bool {
        let everyone = !self.game.info().has_secrets;
        let may = |seat| everyone || viewer.is(seat);
        self.phase() == Phase::Playing && matches!(self.game.turn(), Turn::Seat(seat) if may(seat))
    }

    pub(crate) fn over(&self) -> Option<Over> {
        let reason = self.over?;
        let standing = match reason {
            Reason::Rules | Reason::Imported => self.game.standing(),
            // Those who stay are placed as the game stands; where it cannot say, they share the first place.
            Reason::Resigned(_) | Reason::OutOfTime(_) | Reason::Left(_) => {
                let equal = || Standing {
                    scores: Default::default(),
                    places: self.seats.iter().map(|_| 1).collect(),
                };
                Some(self.game.so_far().unwrap_or_else(equal))
            }
            Reason::Agreed | Reason::Closed => None,
        };
        let standing = standing.map(|standing| self.with_leavers_last(standing));
        Some(Over { reason, standing, seed: self.seed.as_ref().map(|seed| seed.reveal()) })
    }

    /// Seats that are out of the match come after all others.
    fn with_leavers_last(&self, mut standing: Standing) -> Standing {
        let places = standing.places.clone();
        let is_in = |seat: &usize| !self.seats[*seat].out;
        for (seat, place) in standing.places.iter_mut().enumerate() {
            let better =
                |other: &usize| is_in(other) && (self.seats[seat].out || places[*other] < places[seat]);
            *place = 1 + (0..places.len()).filter(better).count() as u8;
        }
        standing
    }

    /// The log as this viewer may read it now.
    pub fn log(&self, viewer: Viewer) -> Vec<Told> {
        self.seen_by(viewer).game.told(viewer)
    }

    /// Whether all viewers get the same news.
    pub fn is_open_to_all(&self) -> bool {
        !self.game.info().has_secrets
    }

    /// What a viewer is told about the latest steps, with the match as it is now. The first entry of a journal is never
    /// news.
    pub fn news(&self, step: &Step, viewer: Viewer) -> Option<News> {
        self.news_as(step, viewer, Show::View)
    }

    /// The same, with the match as a view or as a scene.
    pub fn news_as(&self, step: &Step, viewer: Viewer, show: Show) -> Option<News> {
        let (what, changes) = self.what(step, viewer)?;
        let mut news =
            News { version: step.row.version, what, head: step.head.clone(), entries: None, state: None };
        if changes && show == Show::Scene && !matches!(step.entry, Entry::Start { .. }) {
            self.add_update(&mut news, step, viewer);
        } else if changes {
            news.state = self.state(viewer, show);
            let dealt = step.dealt.len();
            news.entries = (show == Show::Scene && dealt > 0).then(|| {
                let entries = cowbell_scene::news_of(self.game(), self.game.steps() - dealt, viewer);
                written(|out| wire::write_entries(out, self.forms(), &entries))
            });
        }
        Some(news)
    }

    /// Adds what has changed for a viewer who is shown scenes and knows the version before.
    fn add_update(&self, news: &mut News, step: &Step, viewer: Viewer) {
        // The entries say the same, and more.
        if let What::Played { events } = &mut news.what {
            events.clear();
        }
        let (takebacks, unmoved) = self.takebacks();
        let mut state = State {
            step: self.game.steps() as u32,
            turn: self.turn(),
            view: None,
            scene: None,
            update: None,
            legal: None,
            undo: self.may_undo(),
            takebacks,
            unmoved,
            over: self.over(),
            choices: None,
        };
        let (forms, turn) = (self.forms(), Whose(self.turn()));
        let update = |update: &Update| Some(written(|out| wire::write_update(out, forms, turn, update)));
        let choices = match &step.before {
            // The board is as it was, and so is what can be done if the match goes on: with a bot in a seat that gave up.
            None => {
                state.update = update(&Update::none(Whose(self.game.turn())));
                cowbell_scene::choices_of(self.game(), viewer)
            }
            Some(before) => {
                let since = cowbell_scene::since(self.game(), before, viewer);
                news.entries = (!since.entries.is_empty())
                    .then(|| written(|out| wire::write_entries(out, forms, &since.entries)));
                state.update = update(&since.update);
                since.choices
            }
        };
        state.choices = choices
            .filter(|_| self.phase() == Phase::Playing)
            .map(|choices| written(|out| wire::write_choices(out, forms, &choices)));
        news.state = Some(state);
    }

    /// What happened, and whether it changed the match.
    pub(crate) fn what(&self, step: &Step, viewer: Viewer) -> Option<(What, bool)> {
        // Spectators who are behind are told by the table that they see.
        if !core::ptr::eq(self.seen_by(viewer), self) {
            return None;
        }
        Some(match &step.entry {
            Entry::Open { .. } => return None,
            Entry::Sit { seat, name, .. } => {
                (What::Sat { seat: seat.0, player: Player::Human(name.clone()) }, false)
            }
            Entry::Reveal { seat, .. } => (What::Revealed { seat: seat.0 }, false),
            Entry::Rise { seat } => (What::Rose { seat: seat.0 }, false),
            Entry::Fill { seat, level } => (What::Filled { seat: seat.0, level: level.clone() }, false),
            Entry::Start { .. } => {
                (What::Started { salts: self.salts(), events: dealt(step, viewer).collect() }, true)
            }
            Entry::Play { seat, mv, .. } => {
                let played = Told::Move { seat: *seat, mv: mv.clone() };
                (What::Played { events: [played].into_iter().chain(dealt(step, viewer)).collect() }, true)
            }
            Entry::Undo { seat, .. } => (What::Undone { seat: seat.0 }, true),
            Entry::Time { seat, .. } => (What::Timed { seat: seat.0 }, false),
            Entry::Out { seat, .. } => (What::OutOfTime { seat: seat.0 }, true),
            Entry::Resign { seat, .. } => (What::Resigned { seat: seat.0 }, true),
            Entry::Offer { seat } => (What::Offered { seat: seat.0 }, false),
            Entry::Ask { seat, .. } => (What::Asked { seat: seat.0 }, false),
            Entry::Allow { seat } => (What::Allowed { seat: seat.0 }, false),
            Entry::Decline { seat, what } => (What::Declined { seat: seat.0, what: *what }, false),
            Entry::Takeback { seat, .. } => (What::TookBack { seat: seat.0 }, true),
            Entry::Withdraw { seat } => (What::Withdrew { seat: seat.0 }, false),
            Entry::Agree { seat } => (What::Agreed { seat: seat.0 }, true),
            Entry::Hand { seat, level, by } => {
                let by = by.map(|by| by.0);
                (What::Handed { seat: seat.0, level: level.clone(), by, late: !self.has_time(*seat) }, false)
            }
            Entry::Left { seat } => (What::Left { seat: seat.0 }, true),
            Entry::Take { seat } => (What::Taken { seat: seat.0 }, false),
            Entry::Say { seat, phrase } => (What::Said { seat: seat.0, phrase: *phrase }, false),
            Entry::Write { seat, text } => {
                let text = self.may_read(viewer).then(|| text.clone());
                (What::Wrote { seat: seat.0, text }, false)
            }
            Entry::Introduce { seat, .. } => (What::Introduced { seat: seat.0 }, false),
            Entry::Rematch { table, .. } => (What::Rematch { table: table.clone() }, false),
            Entry::Close { operator: true } => (What::Closed {}, true),
            Entry::Close { operator: false } => return None,
        })
    }
}

/// Plain data as JSON to be passed on unchanged.
pub fn raw(data: &impl Serialize) -> Raw {
    serde_json::value::to_raw_value(data).expect("scenes and entries are plain data")
}

/// JSON that a match writes itself.
fn written(write: impl FnOnce(&mut Vec<u8>)) -> Raw {
    let mut bytes = Vec::new();
    write(&mut bytes);
    let text = String::from_utf8(bytes).expect("JSON is UTF-8");
    RawValue::from_string(text).expect("a match writes JSON")
}

fn dealt(step: &Step, viewer: Viewer) -> impl Iterator<Item = Told> {
    step.dealt.iter().map(move |dealt| dealt.told(viewer))
}
