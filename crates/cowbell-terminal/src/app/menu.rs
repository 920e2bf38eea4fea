//! What actions do in the menu.

use cowbell_catalog::{Options, open};

use super::{App, Overlay, Screen};
use crate::config::Player;
use crate::draw::canvas::Hit;
use crate::hit_test;
use crate::input::Action;
use crate::menu::{Decision, Item, Menu};

impl App {
    pub(super) fn update_menu(&mut self, action: Action) {
        let usual = self.brain.usual();
        let levels = self.brain.levels();
        let pointed =
            |hits: &[Hit], x, y| hit_test::at(hits, x, y).and_then(|hit| hit.ids[0].parse::<usize>().ok());
        let Screen::Menu(menu) = &mut self.screen else { return };
        let mut decision = Decision::Stay;
        match action {
            Action::Move(0, step) | Action::Next(step) | Action::Wheel(step) => menu.go(step.into()),
            Action::Move(step, _) | Action::Page(step) => {
                let row = menu.row;
                if let Some(setup) = &mut menu.setup {
                    setup.turn(row, step.into());
                    menu.row = row.min(setup.rows() - 1);
                }
            }
            Action::Edge(step) => menu.row = if step < 0 { 0 } else { menu.rows() - 1 },
            Action::Enter | Action::Key(' ') => decision = menu.enter(&usual),
            Action::Erase if menu.erase() => {}
            Action::Back | Action::Erase | Action::Key('q') => decision = menu.back(),
            Action::Point(x, y) => menu.row = pointed(&self.hits, x, y).unwrap_or(menu.row),
            Action::Click(x, y) => {
                if let Some(row) = pointed(&self.hits, x, y) {
                    menu.row = row;
                    decision = menu.enter(&usual);
                }
            }
            Action::Key(digit @ '0'..='9') => {
                let row = menu.row;
                if let Some(setup) = &mut menu.setup {
                    setup.edit(row, digit.to_digit(10).map(u64::from));
                }
            }
            Action::Key('d') => self.forget(),
            Action::Key('?') => self.show(Overlay::Help),
            _ => {}
        }
        if let Screen::Menu(Menu { setup: Some(setup), .. }) = &mut self.screen {
            setup.offer(&levels);
        }
        self.decide(decision);
    }

    /// Forgets the kept match under the cursor.
    fn forget(&mut self) {
        let (Screen::Menu(menu), Some(store)) = (&mut self.screen, &self.store) else { return };
        if menu.setup.is_none()
            && let Item::Kept(index) = menu.items()[menu.row]
        {
            store.forget(&menu.kept.remove(index).file);
        }
    }

    fn decide(&mut self, decision: Decision) {
        let Screen::Menu(menu) = &mut self.screen else { return };
        match decision {
            Decision::Stay => {}
            Decision::Leave => self.is_done = true,
            Decision::Resume(index) => {
                let kept = menu.kept.remove(index);
                self.sit(kept.game, kept.players, Some(kept.file));
            }
            Decision::Watch(index) => {
                let kept = menu.kept.remove(index);
                self.watch(kept);
            }
            Decision::Begin(slug, options, players) => self.begin(&slug, &options, players),
        }
    }

    pub(super) fn begin(&mut self, slug: &str, options: &Options, players: Vec<Player>) {
        // A form offers only what can be played; should it not be so, nothing happens.
        if let Ok(game) = open(slug, options) {
            self.sit(game, players, None);
        }
    }
}
