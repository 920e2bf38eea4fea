//! The state of the whole program between two frames: the current screen, its overlay, and what an action does to
//! them.

mod menu;
mod overlay;
mod replay;
mod table;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cowbell_catalog::{AnyMatch, open};
use cowbell_scene::{Language, Text, Voice};

use crate::config::{BotBrain, Config, Player};
use crate::draw::canvas::Hit;
use crate::input::Action;
use crate::local::Local;
use crate::menu::Menu;
use crate::play::Play;
use crate::replay::Replay;
use crate::save::{self, Kept, Store};
use crate::theme::Theme;

/// What fills the window.
pub(crate) enum Screen {
    /// Choosing a game.
    Menu(Menu),
    /// A match.
    Table(Box<Play>),
    /// A replay of a match.
    Replay(Box<Replay>),
}

/// An overlay on top of the screen, until it is dismissed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay {
    /// The keys.
    Help,
    /// The log of the match.
    Log,
    /// Points and where they come from.
    Scores,
    /// All legal moves, and the selected one.
    Moves(usize),
    /// What else can be done at the table, and the selected item.
    Acts(usize),
    /// The answer to a question.
    Answer(Vec<String>),
    /// A line being typed.
    Line(String),
}

/// The program.
pub(crate) struct App {
    /// Colours and characters.
    pub(crate) theme: Theme,
    /// Formats texts that belong to no match.
    pub(crate) voice: Voice,
    /// What fills the window.
    pub(crate) screen: Screen,
    /// The overlay, if any.
    pub(crate) overlay: Option<Overlay>,
    /// How far the overlay is scrolled.
    pub(crate) scroll: usize,
    /// Where things were drawn.
    pub(crate) hits: Vec<Hit>,
    /// Whether to leave.
    pub(crate) is_done: bool,
    language: Language,
    brain: Arc<dyn BotBrain>,
    pace: Duration,
    seed: Option<u64>,
    store: Option<Store>,
    /// The file of the current match.
    file: Option<PathBuf>,
    /// Whether leaving a match returns to the menu.
    has_menu: bool,
    stepped: Instant,
}

impl App {
    /// Opens the screen that the command line asks for.
    pub(crate) fn new(config: Config) -> Result<App, String> {
        let mut app = App {
            theme: config.theme,
            voice: Voice::new(config.language),
            screen: Screen::Menu(Menu::new(Vec::new())),
            overlay: None,
            scroll: 0,
            hits: Vec::new(),
            is_done: false,
            language: config.language,
            brain: config.brain.clone(),
            pace: config.pace,
            seed: config.seed,
            store: config.data.as_deref().map(Store::new),
            file: None,
            has_menu: false,
            stepped: Instant::now(),
        };
        if let Some(file) = &config.replay {
            app.watch(save::read(file)?);
        } else if let Some(seat) = &config.seat {
            let table = crate::join(&config, seat)?;
            // Saves a record only if one was requested, because the server stores the match.
            app.file = config.save.clone();
            app.screen = Screen::Table(Box::new(Play::new(Box::new(table), app.language, app.pace)));
        } else if let Some(slug) = &config.game {
            let game = open(slug, &config.options).map_err(|error| error.to_string())?;
            let players = crate::seated(&config, game.seats())?;
            let is_waiting = app.store.as_ref().is_some_and(|store| store.has_unfinished(slug));
            app.sit(game, players, config.save.clone());
            if let Screen::Table(play) = &mut app.screen
                && is_waiting
            {
                play.notice = Some((play.voice.say(&Text::new("term-waiting")), false));
            }
        } else {
            app.show_menu();
        }
        Ok(app)
    }

    fn show_menu(&mut self) {
        self.has_menu = true;
        self.file = None;
        let kept = self.store.as_ref().map(Store::list).unwrap_or_default();
        self.screen = Screen::Menu(Menu::new(kept));
    }

    pub(crate) fn sit(&mut self, game: Box<dyn AnyMatch>, players: Vec<Player>, file: Option<PathBuf>) {
        let slug = game.info().slug;
        let is_kept = players.iter().any(Player::is_human);
        let fresh = || self.store.as_ref().filter(|_| is_kept).map(|store| store.fresh(slug));
        self.file = file.or_else(fresh);
        let table = Local::new(game, players, self.brain.clone(), crate::seed(self.seed), self.pace);
        self.screen = Screen::Table(Box::new(Play::new(Box::new(table), self.language, self.pace)));
        self.tick();
        self.keep();
    }

    fn watch(&mut self, kept: Kept) {
        let replay = Replay::new(kept.game.as_ref(), kept.players, self.language);
        self.screen = Screen::Replay(Box::new(replay));
    }

    /// Saves the match. A failure is reported once and stops nothing.
    pub(crate) fn keep(&mut self) {
        let Screen::Table(play) = &mut self.screen else { return };
        let Some(file) = &self.file else { return };
        let Some(record) = play.table.record() else { return };
        if let Err(error) = save::write(file, &record) {
            let text = Text::new("term-cannot-save").word("why", error.to_string());
            play.notice = Some((play.voice.say(&text), true));
            self.file = None;
        }
    }

    /// Advances time; true if the screen has to be drawn again.
    pub(crate) fn tick(&mut self) -> bool {
        match &mut self.screen {
            Screen::Menu(_) => false,
            Screen::Table(play) => {
                let steps = play.table.steps();
                let is_changed = play.tick();
                if play.table.steps() != steps || std::mem::take(&mut play.is_recorded) {
                    self.keep();
                }
                is_changed
            }
            Screen::Replay(replay) => {
                if !replay.is_running || self.stepped.elapsed() < self.pace {
                    return false;
                }
                self.stepped = Instant::now();
                replay.go(1);
                replay.is_running = replay.at < replay.steps();
                true
            }
        }
    }

    /// Whether the bell is to be rung now.
    pub(crate) fn rings(&mut self) -> bool {
        let Screen::Table(play) = &mut self.screen else { return false };
        std::mem::take(&mut play.is_rung)
    }

    /// Performs an action.
    pub(crate) fn update(&mut self, action: Action) {
        if action == Action::Leave {
            self.is_done = true;
        } else if self.overlay.is_some() {
            self.update_overlay(action);
        } else {
            match &self.screen {
                Screen::Menu(_) => self.update_menu(action),
                Screen::Table(_) => self.update_table(action),
                Screen::Replay(_) => self.update_replay(action),
            }
        }
    }

    fn show(&mut self, overlay: Overlay) {
        self.scroll = if overlay == Overlay::Log { usize::MAX } else { 0 };
        self.overlay = Some(overlay);
    }
}
