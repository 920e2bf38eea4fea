//! What else can be done at a server's table, and how things stand there beside the match.

use cowbell_protocol::{Action, Level, Phase, Phrase, Player};
use cowbell_rules::Seat;
use cowbell_scene::Text;

use super::Remote;
use super::line::Order;

impl Remote {
    /// What this seat can do now beside making moves.
    pub(super) fn possible(&self) -> Vec<Action> {
        let Some(me) = self.me().filter(|_| !self.is_gone) else { return Vec::new() };
        let mut acts = Vec::new();
        if self.table.phase == Phase::Over {
            acts.push(Action::Rematch {});
        }
        if self.table.phase == Phase::Playing {
            let has_offered = self.table.offers.contains(&me.0);
            acts.push(if has_offered { Action::Withdraw {} } else { Action::Offer {} });
            let is_handed = self.table.seats.get(me.index()).is_some_and(|seat| seat.stand_in.is_some());
            acts.push(if is_handed { Action::Take {} } else { Action::Hand { level: Level::new("medium") } });
        }
        acts.extend(Phrase::ALL.map(|phrase| Action::Say { phrase }));
        // What cannot be taken back stands last, where no finger lands by chance.
        if self.table.phase == Phase::Playing && self.table.seats.len() <= 2 {
            acts.push(Action::Resign {});
        }
        acts
    }

    /// Does one of them.
    pub(super) fn do_it(&mut self, action: Action) {
        if action == (Action::Rematch {}) {
            self.wants_rematch = true;
            if let Some(table) = self.table.rematch.clone() {
                return self.order(Order::Visit(table));
            }
        }
        let id = self.wish(action);
        self.wishes.insert(id);
    }

    /// Who is away, who would like to end, who watches.
    pub(super) fn standing(&self) -> Vec<Text> {
        let mut texts = Vec::new();
        if self.is_lost {
            texts.push(Text::new("term-lost"));
        }
        if self.table.you.is_none() {
            texts.push(Text::new("term-you-watch"));
        }
        for (index, seat) in self.table.seats.iter().enumerate() {
            let at = Seat(index as u8);
            let is_human = matches!(seat.player, Some(Player::Human(_)));
            if seat.stand_in.is_some() {
                texts.push(Text::new("term-stand-in").seat(at));
            } else if is_human && !self.is_lost && self.present.get(index) == Some(&false) {
                texts.push(Text::new("term-away").seat(at));
            }
            if self.table.phase == Phase::Playing && self.table.offers.contains(&at.0) {
                texts.push(Text::new("term-offers").seat(at));
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
