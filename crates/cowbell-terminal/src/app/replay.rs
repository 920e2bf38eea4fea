//! What actions do in a replay.

use super::{App, Overlay, Screen};
use crate::hit_test;
use crate::input::Action;

impl App {
    pub(super) fn update_replay(&mut self, action: Action) {
        let Screen::Replay(replay) = &mut self.screen else { return };
        match action {
            Action::Move(step, 0) | Action::Next(step) | Action::Wheel(step) => replay.go(step.into()),
            Action::Move(_, step) | Action::Page(step) => replay.go(10 * isize::from(step)),
            Action::Edge(step) => replay.seek(if step < 0 { 0 } else { replay.steps() }),
            Action::Enter | Action::Key(' ') => {
                replay.is_running = !replay.is_running;
                if replay.is_running && replay.at == replay.steps() {
                    replay.seek(0);
                }
            }
            Action::Click(x, y) => {
                let bar = hit_test::at(&self.hits, x, y).filter(|hit| hit.is("!bar"));
                if let Some(rect) = bar.map(|hit| hit.rect) {
                    let part = usize::from(x - rect.x) * replay.steps();
                    replay.seek(part / usize::from(rect.width.max(2) - 1));
                }
            }
            Action::Key('v') => replay.turn_head(),
            Action::Key('l') => self.show(Overlay::Log),
            Action::Key('s') => self.show(Overlay::Scores),
            Action::Key('?') => self.show(Overlay::Help),
            Action::Key('q') | Action::Back => self.leave(),
            _ => {}
        }
    }
}
