//! What actions do at the table.

use cowbell_protocol::Action as TableAction;

use super::{App, Overlay, Screen};
use crate::input::Action;
use crate::{hit_test, save};

impl App {
    pub(super) fn update_table(&mut self, action: Action) {
        let Screen::Table(play) = &mut self.screen else { return };
        if play.is_covered {
            match action {
                Action::Enter | Action::Key(' ') | Action::Click(..) => play.uncover(),
                Action::Key('u') if play.undo() => self.keep(),
                Action::Key('q') | Action::Back => self.leave(),
                _ => {}
            }
            return;
        }
        match action {
            Action::Point(x, y) => {
                play.cursor = hit_test::thing(play, &self.hits, x, y).or(play.cursor.take());
            }
            Action::Wheel(step) => {
                play.cursor = hit_test::next(play, &self.hits, step).or(play.cursor.take());
            }
            Action::Move(dx, dy) => {
                play.cursor = hit_test::beside(play, &self.hits, dx, dy).or(play.cursor.take());
            }
            Action::Next(step) => play.cursor = hit_test::next(play, &self.hits, step).or(play.cursor.take()),
            Action::Click(x, y) => {
                if let Some(id) = hit_test::thing(play, &self.hits, x, y) {
                    play.cursor = Some(id);
                    self.press();
                }
            }
            Action::Enter | Action::Key(' ') => self.press(),
            Action::Back | Action::Erase => {
                play.picked.back();
                (play.notice, play.advice) = (None, None);
                play.hurry();
            }
            Action::Key('h') => play.ask_advice(),
            Action::Key('u') if play.undo() => self.keep(),
            Action::Key('l') => self.show(Overlay::Log),
            Action::Key('s') => self.show(Overlay::Scores),
            Action::Key('m') if play.is_asked() => self.show(Overlay::Moves(0)),
            Action::Key('t') if !play.table.acts().is_empty() => self.show(Overlay::Acts(0)),
            Action::Key('?') => self.show(Overlay::Help),
            Action::Key(':' | '/') => self.show(Overlay::Line(String::new())),
            Action::Key('q') => self.leave(),
            Action::Key('r') if play.is_over() => self.again(true),
            Action::Key('n') if play.table.acts().contains(&TableAction::Rematch {}) => {
                play.act(TableAction::Rematch {});
            }
            Action::Key('n') if play.is_over() && !play.is_far() => self.again(false),
            _ => {}
        }
    }

    pub(super) fn press(&mut self) {
        let Screen::Table(play) = &mut self.screen else { return };
        play.hurry();
        let ids = hit_test::under(play, &self.hits);
        if play.is_over() || ids.is_empty() {
            return;
        }
        if play.pick(&ids) {
            self.keep();
        }
    }

    pub(super) fn leave(&mut self) {
        self.keep();
        if self.has_menu { self.show_menu() } else { self.is_done = true }
    }

    /// Shows a replay of the finished match, or starts another one with the same players.
    pub(super) fn again(&mut self, is_replay: bool) {
        let Screen::Table(play) = &self.screen else { return };
        let Some(Ok(kept)) = play.table.record().map(|record| save::parse(&record)) else { return };
        if is_replay {
            self.watch(kept);
        } else {
            let (slug, options) = (kept.game.info().slug, kept.game.options());
            self.begin(slug, &options, kept.players);
        }
    }
}
