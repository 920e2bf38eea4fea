//! A table on a server as the screen uses it: the same trait as for a table on this machine.

use std::collections::BTreeSet;

use cowbell_protocol::{Action, Code, Phase, Problem, Report};
use cowbell_rules::{Info, Seat, Turn, Viewer};
use cowbell_scene::{Entry, Scene, Text};

use super::Remote;
use super::messages::Order;
use crate::config::Player;
use crate::venue::{Outcome, Venue};

/// Maximum number of moves to ask the server about when something cannot be picked.
const ASKED: usize = 3;

impl Venue for Remote {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn players(&self) -> &[Player] {
        &self.players
    }

    fn is_ours(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    fn viewer(&self) -> Option<Viewer> {
        Some(self.me().map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn turn(&self) -> Turn {
        match (self.table.phase, self.table.state.as_ref().map(|state| state.turn)) {
            (Phase::Playing, Some(Turn::Seat(seat))) => Turn::Seat(seat),
            (Phase::Waiting, _) => Turn::Chance,
            _ => Turn::Over,
        }
    }

    fn steps(&self) -> usize {
        self.table.state.as_ref().map_or(0, |state| state.step as usize)
    }

    fn scene(&self, _: Viewer) -> Scene {
        let mut scene = self.scene.clone();
        if self.waiting.is_some() {
            scene.choices.clear();
        }
        scene
    }

    fn story(&self, _: Viewer) -> Vec<Entry> {
        let mut story = self.story.clone();
        story.extend(self.asides.iter().cloned());
        // Messages after an event are sorted after it.
        story.sort_by_key(|entry| (entry.step, entry.event.is_empty()));
        story
    }

    fn news(&self, since: usize, _: Viewer) -> Vec<Entry> {
        self.told.iter().filter(|entry| entry.step > since).cloned().collect()
    }

    fn why(&mut self, _: Seat, moves: &[String]) -> Option<Problem> {
        if let Err(problem) = self.reach() {
            return Some(problem);
        }
        // Do not ask about a string that might be a legal move in another spelling, because it would be played.
        let letters = |mv: &str| {
            let mut letters: Vec<char> =
                mv.to_lowercase().chars().filter(|letter| !letter.is_whitespace()).collect();
            letters.sort_unstable();
            letters
        };
        let legal: BTreeSet<Vec<char>> =
            self.scene.choices.iter().map(|choice| letters(&choice.mv)).collect();
        let version = self.table.version;
        for mv in moves.iter().filter(|mv| !legal.contains(&letters(mv))).take(ASKED) {
            let id = self.send(Action::Play { version, mv: mv.clone() });
            self.asked.insert(id);
        }
        None
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Problem> {
        self.reach()?;
        if self.turn() != Turn::Seat(seat) || self.waiting.is_some() {
            return Err(Code::NotYourTurn.into());
        }
        let action = Action::Play { version: self.table.version, mv: mv.into() };
        self.waiting = Some((self.send(action.clone()), action));
        Ok(())
    }

    fn can_undo(&self) -> bool {
        let may = self.table.state.as_ref().is_some_and(|state| state.undo);
        may && matches!(self.turn(), Turn::Seat(seat) if self.is_ours(seat))
    }

    fn undo(&mut self) -> bool {
        self.act(Action::Undo { version: self.table.version });
        false
    }

    fn ask_advice(&mut self, _: Seat) {
        self.order(Order::Hint);
    }

    fn poll(&mut self) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        // One change at a time, so that each can be seen.
        while !outcomes.contains(&Outcome::Changed) {
            match self.heard.try_recv() {
                Ok(heard) => self.hear(heard, &mut outcomes),
                Err(_) => break,
            }
        }
        if self.clock.has_moved() {
            outcomes.push(Outcome::Status);
        }
        if let Some(seconds) = self.me().and_then(|me| self.clock.warns(me)) {
            let text = Text::new("web-clock-hurry").number("seconds", seconds as i64);
            outcomes.extend([Outcome::Told(text), Outcome::Rang]);
        }
        outcomes
    }

    fn record(&self) -> Option<String> {
        self.record.clone()
    }

    fn status(&self) -> Vec<Text> {
        self.standing()
    }

    fn clocks(&self) -> Vec<Text> {
        let is_played = self.table.phase == Phase::Playing;
        Seat::all(self.table.seats.len())
            .filter(|_| is_played)
            .filter_map(|seat| self.clock.text(seat))
            .collect()
    }

    fn acts(&self) -> Vec<Action> {
        self.possible()
    }

    fn act(&mut self, action: Action) {
        self.do_it(action);
    }

    fn mute(&mut self, seat: Seat) -> bool {
        self.hush(seat)
    }

    fn block(&mut self, seat: Seat) {
        self.order(Order::Block(seat));
    }

    fn report(&mut self, seat: Seat, reason: String) {
        self.order(Order::Report(Report { seat: seat.0, reason }));
    }
}
