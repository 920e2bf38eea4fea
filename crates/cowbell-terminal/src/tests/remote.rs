//! A server's table as this client keeps it: nothing twice, nothing missed, everything reported. The messages are made
//! up here; the connection itself is tested with a real server in the crate `cowbell`.

mod screens;

use std::sync::mpsc::{Receiver, Sender, channel};

use cowbell_catalog::AnyMatch;
use cowbell_protocol as protocol;
use cowbell_protocol::{
    Action, Blocks, Chat, Code, Head, Level, News, Over, Phase, Phrase, Problem, Reason, Request, SeatInfo,
    State, Takeback, What,
};
use cowbell_rules::{Seat, Told, Turn, Viewer, quick};
use cowbell_scene::wire::{forms_of, write_entries};
use cowbell_scene::{Language, Voice, news_of, scene_of, story_of};
use serde_json::value::{RawValue, to_raw_value};

use super::golden::compare;
use super::{UNICODE, begun, config, frame, text};
use crate::app::{App, Screen};
use crate::input::Action as Key;
use crate::names;
use crate::play::Play;
use crate::remote::{Heard, Order, Remote};
use crate::speech;
use crate::venue::{Outcome, Venue};

/// Both ends of a connection, and the match at the server's end.
struct Line {
    game: Box<dyn AnyMatch>,
    heard: Sender<Heard>,
    orders: Receiver<Order>,
    version: u32,
    head: Head,
}

/// A table with two people.
fn head() -> Head {
    let seat = |name: &str| SeatInfo {
        player: Some(protocol::Player::Human(name.into())),
        stand_in: None,
        open: false,
        out: false,
    };
    Head {
        seats: vec![seat("Ada"), seat("Bo")],
        phase: Phase::Playing,
        promises: vec![String::new(); 2],
        salts: Vec::new(),
        offers: Vec::new(),
        takeback: None,
        clocks: None,
        rematch: None,
    }
}

fn state(game: &dyn AnyMatch, viewer: Viewer) -> State {
    State {
        step: game.steps() as u32,
        turn: game.turn(),
        view: None,
        scene: Some(to_raw_value(&scene_of(game, viewer)).unwrap()),
        update: None,
        legal: None,
        undo: false,
        takebacks: vec![0, 1],
        unmoved: Vec::new(),
        over: None,
        choices: None,
    }
}

impl Line {
    fn table(&self) -> protocol::Table {
        let Head { seats, phase, promises, salts, offers, takeback, clocks, rematch } = self.head.clone();
        protocol::Table {
            table: "abc".into(),
            game: self.game.info().slug.into(),
            options: self.game.options(),
            rules: self.game.rules(),
            version: self.version,
            you: Some(0),
            seats,
            phase,
            lobby: false,
            spectators: true,
            seek: false,
            hints: false,
            chat: Chat::Phrases,
            delay: 0,
            said: Vec::new(),
            patience: None,
            daily: None,
            commitment: String::new(),
            promises,
            salts,
            offers,
            takeback,
            clock: None,
            clocks,
            rematch,
            forms: Some(to_raw_value(forms_of(self.game.info().slug)).unwrap()),
            state: Some(state(self.game.as_ref(), Viewer::Seat(Seat(0)))),
        }
    }

    fn sync(&self) {
        let story = story_of(self.game.as_ref(), Viewer::Seat(Seat(0)));
        self.heard.send(Heard::Table(Box::new(self.table()), story)).unwrap();
    }

    /// Makes a move at the server's end and sends the news `times` times.
    fn play(&mut self, times: usize) {
        let Turn::Seat(seat) = self.game.turn() else { panic!("nobody moves") };
        let (mv, steps) = (self.game.legal().swap_remove(0), self.game.steps());
        self.game.play(seat, &mv).unwrap();
        self.game.roll_on(&mut quick(1));
        self.version += 1;
        let viewer = Viewer::Seat(Seat(0));
        for _ in 0..times {
            let entries = news_of(self.game.as_ref(), steps, viewer);
            let mut json = Vec::new();
            write_entries(&mut json, forms_of(self.game.info().slug), &entries);
            let entries =
                protocol::Raw::from(RawValue::from_string(String::from_utf8(json).unwrap()).unwrap());
            let events = vec![Told::Move { seat, mv: mv.clone() }];
            self.tell(What::Played { events }, Some(entries), Some(state(self.game.as_ref(), viewer)));
        }
    }

    fn tell(&self, what: What, entries: Option<protocol::Raw>, state: Option<State>) {
        let head = Some(self.head.clone());
        let news = News { version: self.version, what, head, entries, state };
        self.heard.send(Heard::News(Box::new(news))).unwrap();
    }

    fn happen(&mut self, what: What) {
        self.version += 1;
        self.tell(what, None, None);
    }

    /// The actions the client sent, without its requests for data.
    fn said(&self) -> Vec<(u32, Action)> {
        let said = |order| match order {
            Order::Do(id, action) => Some((id, action)),
            _ => None,
        };
        self.orders.try_iter().filter_map(said).collect()
    }
}

/// Ada's end of a connection, and the server's end.
fn line(slug: &str, events: usize) -> (Remote, Line) {
    let (order, orders) = channel();
    let (tell, heard) = channel();
    let line = Line { game: begun(slug, "{}", 5, events), heard: tell, orders, version: 7, head: head() };
    let story = story_of(line.game.as_ref(), Viewer::Seat(Seat(0)));
    (Remote::at(order, heard, line.table(), story, "Ada".into()).expect("a table"), line)
}

fn settle(remote: &mut Remote) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    loop {
        let more = remote.poll();
        if more.is_empty() {
            return outcomes;
        }
        outcomes.extend(more);
    }
}

fn choices(remote: &Remote) -> usize {
    remote.scene(Viewer::Spectator).choices.len()
}

#[test]
fn what_is_told_twice_happens_once() {
    let (mut remote, mut line) = line("tic-tac-moo", 30);
    let before = remote.steps();
    line.play(3);
    assert_eq!(settle(&mut remote), [Outcome::Changed]);
    assert_eq!(remote.steps(), line.game.steps());
    let steps: Vec<usize> = remote.news(before, Viewer::Spectator).iter().map(|entry| entry.step).collect();
    assert_eq!(steps, (before + 1..=line.game.steps()).collect::<Vec<_>>());
    assert_eq!(remote.story(Viewer::Spectator).len(), line.game.steps());
}

#[test]
fn a_gap_is_closed_by_the_whole_table() {
    let (mut remote, mut line) = line("tic-tac-moo", 30);
    let before = remote.steps();
    line.play(0);
    line.play(1);
    assert_eq!(settle(&mut remote), [], "news after a gap is not shown");
    assert_eq!(remote.steps(), before);
    assert!(line.orders.try_iter().any(|order| matches!(order, Order::Sync)));
    line.sync();
    settle(&mut remote);
    assert_eq!(remote.steps(), line.game.steps());
    // The missed events are still reported.
    assert_eq!(remote.news(before, Viewer::Spectator).len(), line.game.steps() - before);
}

#[test]
fn a_move_on_its_way_is_said_again_and_not_made_again() {
    let (mut remote, mut line) = line("tic-tac-moo", 30);
    let mv = line.game.legal().swap_remove(0);
    assert!(choices(&remote) > 0);
    remote.play(Seat(0), &mv).expect("the move is sent");
    assert_eq!(choices(&remote), 0, "nothing else can be chosen until the answer");
    assert_eq!(remote.play(Seat(0), &mv).unwrap_err().code, "NOT_YOUR_TURN");
    let first = line.said();
    assert_eq!(
        first.iter().map(|(_, action)| action).collect::<Vec<_>>(),
        [&Action::Play { version: 7, mv: mv.clone() }]
    );
    line.heard.send(Heard::Lost(Code::Busy.into())).unwrap();
    settle(&mut remote);
    assert!(remote.status().iter().any(|text| text.id == "term-lost"));
    assert_eq!(remote.why(Seat(0), std::slice::from_ref(&mv)).unwrap().code, "OFFLINE");
    line.sync();
    settle(&mut remote);
    assert_eq!(line.said(), first, "the same action, id and version");
    // The move had arrived before the connection broke: the table has moved on and reports it.
    line.play(1);
    line.heard.send(Heard::Done(first[0].0, line.version)).unwrap();
    settle(&mut remote);
    assert_eq!(remote.steps(), line.game.steps());
    assert_eq!(choices(&remote), scene_of(line.game.as_ref(), Viewer::Seat(Seat(0))).choices.len());
}

#[test]
fn a_stale_move_is_refused_and_the_choice_comes_back() {
    let (mut remote, line) = line("tic-tac-moo", 30);
    let count = choices(&remote);
    remote.play(Seat(0), &line.game.legal()[0]).expect("the move is sent");
    let (id, _) = line.said().remove(0);
    line.heard.send(Heard::Refused(id, Code::Stale.into())).unwrap();
    assert_eq!(settle(&mut remote), [Outcome::Changed, Outcome::Refused(Code::Stale.into())]);
    assert_eq!(choices(&remote), count);
}

/// The server tells everyone about a hint, and that may arrive after the hint itself.
#[test]
fn asking_for_a_hint_is_told_to_the_others_alone() {
    let (mut remote, mut line) = line("tic-tac-moo", 30);
    let told = |remote: &mut Remote| {
        settle(remote).iter().any(|outcome| matches!(outcome, Outcome::Told(text) if text.id == "term-said"))
    };
    for (seat, is_told) in [(0, false), (1, true)] {
        let before = remote.story(Viewer::Spectator).len();
        line.happen(What::Said { seat, phrase: Phrase::AskedHint });
        assert_eq!(told(&mut remote), is_told, "seat {seat}");
        assert_eq!(remote.story(Viewer::Spectator).len(), before + 1, "it is in the log");
    }
}

/// Asking why a move is illegal must never make a move.
#[test]
fn only_what_is_no_move_is_asked_about() {
    let (mut remote, line) = line("tic-tac-moo", 30);
    let mut moves = line.game.legal();
    moves.extend(line.game.legal().iter().map(|mv| mv.to_uppercase().chars().rev().collect()));
    assert_eq!(remote.why(Seat(0), &moves), None);
    assert_eq!(line.said(), []);
    assert_eq!(remote.why(Seat(0), &["Ca8".into()]), None);
    let (id, _) = line.said().remove(0);
    let rule = Problem { clause: Some("TTM-1".into()), ..Problem::new("X", "no") };
    line.heard.send(Heard::Refused(id, rule.clone())).unwrap();
    assert_eq!(settle(&mut remote), [Outcome::Refused(rule)]);
}

#[test]
fn every_problem_can_be_said() {
    let own = ["OFFLINE", "NOT_COWBELL", "NO_TRUST", "BAD_LINK", "NOT_A_MOVE"];
    for language in Language::ALL {
        let voice = Voice::new(language);
        for code in Code::ALL.iter().map(|code| code.text()).chain(own) {
            let problem = Problem::new(code, "in English");
            let said = names::problem(&voice, "mow", &problem);
            assert!(said != "in English" && !said.contains("problem"), "{language}: {code}: {said}");
        }
    }
}
