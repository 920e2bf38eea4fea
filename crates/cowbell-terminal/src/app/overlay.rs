//! What actions do while an overlay is shown.

use cowbell_protocol::Action as TableAction;

use super::{App, Overlay, Screen};
use crate::command::Command;
use crate::input::Action;
use crate::speech;

impl App {
    pub(super) fn update_overlay(&mut self, action: Action) {
        let Some(overlay) = &mut self.overlay else { return };
        match (overlay, action) {
            (Overlay::Line(line), Action::Key(letter)) => line.push(letter),
            (Overlay::Line(line), Action::Erase) if !line.is_empty() => {
                line.pop();
            }
            (Overlay::Line(line), Action::Enter) => {
                let line = std::mem::take(line);
                self.overlay = None;
                self.command(&line);
            }
            (Overlay::Moves(at), Action::Move(0, step) | Action::Next(step) | Action::Wheel(step)) => {
                if let Screen::Table(play) = &self.screen {
                    let count = play.scene.choices.len().max(1) as isize;
                    *at = (*at as isize + isize::from(step)).rem_euclid(count) as usize;
                }
            }
            (Overlay::Acts(at), Action::Move(0, step) | Action::Next(step) | Action::Wheel(step)) => {
                if let Screen::Table(play) = &self.screen {
                    let count = play.table.acts().len().max(1) as isize;
                    *at = (*at as isize + isize::from(step)).rem_euclid(count) as usize;
                }
            }
            (Overlay::Acts(at), Action::Enter | Action::Key(' ')) => {
                let at = *at;
                self.overlay = None;
                if let Screen::Table(play) = &mut self.screen
                    && let Some(act) = play.table.acts().get(at).cloned()
                {
                    play.act(act);
                }
            }
            (Overlay::Moves(at), Action::Enter | Action::Key(' ')) => {
                let at = *at;
                self.overlay = None;
                if let Screen::Table(play) = &mut self.screen
                    && let Some(mv) = play.scene.choices.get(at).map(|choice| choice.mv.clone())
                    && play.play(&mv)
                {
                    self.keep();
                }
            }
            (_, Action::Move(0, step) | Action::Wheel(step)) => self.scroll_by(step.into()),
            (_, Action::Page(step)) => self.scroll_by(10 * isize::from(step)),
            (_, Action::Edge(step)) => self.scroll = if step < 0 { 0 } else { usize::MAX },
            (_, Action::Point(..) | Action::Resize | Action::Redraw | Action::Move(..) | Action::Next(_)) => {
            }
            _ => self.overlay = None,
        }
    }

    fn scroll_by(&mut self, step: isize) {
        self.scroll = self.scroll.saturating_add_signed(step);
    }

    pub(super) fn command(&mut self, line: &str) {
        let Screen::Table(play) = &mut self.screen else { return };
        match Command::read(line, &play.voice) {
            Command::Nothing => {}
            Command::Help => self.show(Overlay::Help),
            Command::Log => self.show(Overlay::Log),
            Command::Scores => self.show(Overlay::Scores),
            Command::Moves => self.show(Overlay::Moves(0)),
            Command::More(None) => self.show(Overlay::Acts(0)),
            Command::More(Some(number)) => play.do_numbered(number),
            Command::Hint => play.ask_advice(),
            Command::Undo => {
                if play.undo() {
                    self.keep();
                }
            }
            Command::Write(text) => play.act(TableAction::Write { text }),
            Command::Mute(seat) => play.mute(seat),
            Command::Block(seat) => play.block(seat),
            Command::Report(seat, reason) => play.report(seat, reason),
            Command::Quit => self.leave(),
            Command::Look => {
                let lines = speech::table(&play.voice, &play.scene);
                self.show(Overlay::Answer(lines));
            }
            Command::Ask(what) => {
                let lines = speech::about(&play.voice, &play.scene, &what);
                self.show(Overlay::Answer(lines));
            }
            Command::Play(mv) => {
                if play.play(&mv) {
                    self.keep();
                }
            }
        }
    }
}
