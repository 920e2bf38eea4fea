//! What can be done at a server's table besides moves, and the table's status.

use std::time::Instant;

use cowbell_protocol::{Action, Chat, Level, Phase, Phrase, Player, Request};
use cowbell_rules::{Seat, Turn};
use cowbell_scene::Text;

use super::Remote;
use super::messages::Order;

impl Remote {
    /// The actions this seat can take now, besides moves.
    pub(super) fn possible(&self) -> Vec<Action> {
        let Some(me) = self.me().filter(|_| !self.is_gone) else { return Vec::new() };
        let mut acts = Vec::new();
        if self.table.phase == Phase::Over {
            acts.push(Action::Rematch {});
        }
        if self.table.phase == Phase::Waiting && self.table.seek {
            acts.push(Action::Fill { level: Level::new("medium") });
        }
        if self.table.phase == Phase::Playing {
            acts.extend(self.answers(me));
            if let Some(gone) = self.gone() {
                acts.push(Action::Replace { seat: gone.0, level: Level::new("medium") });
            }
            let has_asked = self.table.takeback.as_ref().is_some_and(|asked| asked.seat == me.0);
            if self.table.offers.contains(&me.0) || has_asked {
                acts.push(Action::Withdraw {});
            } else {
                acts.push(Action::Offer {});
            }
            let takebacks = self.table.state.as_ref().map(|state| &state.takebacks);
            if self.table.takeback.is_none() && takebacks.is_some_and(|seats| seats.contains(&me.0)) {
                acts.push(Action::Ask { version: self.table.version });
            }
            let is_handed = self.table.seats.get(me.index()).is_some_and(|seat| seat.stand_in.is_some());
            acts.push(if is_handed { Action::Take {} } else { Action::Hand { level: Level::new("medium") } });
            // Who is out of the match can only talk.
            if self.table.seats.get(me.index()).is_some_and(|seat| seat.out) {
                acts.clear();
            }
        }
        if self.table.chat != Chat::Phrases {
            acts.push(Action::Write { text: String::new() });
        }
        acts.extend(Phrase::ALL.map(|phrase| Action::Say { phrase }));
        // Resigning cannot be undone, so it comes last, where it is not chosen by accident.
        let is_out = self.table.seats.get(me.index()).is_some_and(|seat| seat.out);
        if self.table.phase == Phase::Playing && !is_out {
            acts.push(Action::Resign {});
        }
        acts
    }

    /// The player whom the match has waited for long enough.
    fn gone(&self) -> Option<Seat> {
        let is_up = self.waits.is_some_and(|until| until <= Instant::now());
        let Some(Turn::Seat(seat)) = self.table.state.as_ref().map(|state| state.turn) else { return None };
        (is_up && self.me() != Some(seat)).then_some(seat)
    }

    /// The answers to what others ask.
    fn answers(&self, me: Seat) -> Vec<Action> {
        let mut answers = Vec::new();
        if self.table.takeback.as_ref().is_some_and(|asked| asked.seat != me.0) {
            answers.push(Action::Allow { version: self.table.version });
            answers.push(Action::Decline { what: Request::Takeback });
        }
        if self.table.offers.iter().any(|seat| *seat != me.0) {
            answers.push(Action::Decline { what: Request::End });
        }
        answers
    }

    /// Performs one of them.
    pub(super) fn do_it(&mut self, action: Action) {
        if action == (Action::Rematch {}) {
            self.wants_rematch = true;
            if let Some(table) = self.table.rematch.clone() {
                return self.order(Order::Visit(table));
            }
        }
        // In the list it only says how to write.
        if action == (Action::Write { text: String::new() }) {
            return;
        }
        let id = self.send(action);
        self.unanswered.insert(id);
    }

    /// Hides what a seat says, or shows it again; true if it is hidden now.
    pub(super) fn hush(&mut self, seat: Seat) -> bool {
        let is_new = self.muted.insert(seat.0);
        if !is_new {
            self.muted.remove(&seat.0);
        }
        is_new
    }

    /// The status of the table, such as who is away, who has offered to end the match, and how many watch.
    pub(super) fn standing(&self) -> Vec<Text> {
        let mut texts = Vec::new();
        if self.is_lost {
            texts.push(Text::new("term-lost"));
        }
        if self.table.you.is_none() {
            texts.push(Text::new("term-you-watch"));
            if self.table.delay > 0 {
                texts.push(Text::new("web-watch-late").number("moves", i64::from(self.table.delay)));
            }
        }
        for (index, seat) in self.table.seats.iter().enumerate() {
            let at = Seat(index as u8);
            let is_human = matches!(seat.player, Some(Player::Human(_)));
            if seat.stand_in.is_some() {
                texts.push(Text::new("term-stand-in").seat(at));
            } else if is_human && !self.is_lost && self.present.get(index) == Some(&false) {
                let id = if self.gone() == Some(at) { "web-gone" } else { "term-away" };
                texts.push(Text::new(id).seat(at));
            }
            if self.table.phase == Phase::Playing && self.table.offers.contains(&at.0) {
                texts.push(Text::new("term-offers").seat(at));
            }
            if self.table.takeback.as_ref().is_some_and(|asked| asked.seat == at.0) {
                texts.push(Text::new("web-asks-takeback").seat(at));
            }
        }
        if self.watching > 0 {
            texts.push(Text::new("web-watching").number("count", self.watching));
        }
        if self.table.rematch.is_some() {
            texts.push(Text::new("term-rematch-laid"));
        }
        texts
    }
}
