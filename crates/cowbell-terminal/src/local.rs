//! A match on this machine: people at one keyboard, bots on a separate thread. It uses the same pure table as the
//! server, so the same rule decides what can be undone; the only difference is that matches are stored in a file (see
//! `save`).

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use cowbell_catalog::{AnyMatch, Record};
use cowbell_protocol::{Action, Level, Problem};
use cowbell_rules::{Info, Seat, Turn, Viewer};
use cowbell_scene::{Entry, Scene, Text, news_of, reasons_of, scene_of, story_of};
use cowbell_table::{Chair, Seed, Table, TableId, Who};

use crate::config::{BotBrain, Player};
use crate::venue::{Outcome, Venue};

/// A table at this keyboard.
pub(crate) struct Local {
    table: Table,
    /// The match as it was passed in, shown until the first poll if chance had to act on it.
    brought: Option<Box<dyn AnyMatch>>,
    players: Vec<Player>,
    seed: u64,
    brain: Arc<dyn BotBrain>,
    pace: Duration,
    /// When the last move was made. A bot's answer is shown no earlier than `pace` after it.
    moved: Instant,
    thought: Option<Receiver<String>>,
    advice: Option<Receiver<Option<Advice>>>,
}

/// A move and what speaks for it.
type Advice = (String, Vec<Text>);

impl Local {
    /// Seats the players at a match, new or already begun.
    pub(crate) fn new(
        game: Box<dyn AnyMatch>,
        players: Vec<Player>,
        brain: Arc<dyn BotBrain>,
        seed: u64,
        pace: Duration,
    ) -> Local {
        let chair = |player: &Player| match player {
            Player::Human(name) => {
                Chair::Past { name: name.clone(), promise: String::new(), salt: String::new() }
            }
            Player::Bot(level) => Chair::Bot(Level::new(level)),
        };
        let chairs = players.iter().map(chair).collect();
        // The journal exists only in this process; the file keeps the record of the match.
        let (table, _) = Table::resume(TableId(0), game.as_ref(), chairs, &Seed::from_number(seed));
        let brought = Some(game).filter(|game| game.steps() < table.game().steps());
        let moved = Instant::now();
        Local { table, brought, players, seed, brain, pace, moved, thought: None, advice: None }
    }

    fn game(&self) -> &dyn AnyMatch {
        self.brought.as_deref().unwrap_or(self.table.game())
    }

    fn make(&mut self, who: Who, mv: &str) -> Result<(), Problem> {
        let action = Action::Play { version: self.table.version(), mv: mv.into() };
        self.table.act(who, &action)?;
        self.moved = Instant::now();
        Ok(())
    }

    /// Thinks on a separate thread, so that keys and resizing still work meanwhile.
    fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce(&dyn BotBrain, &dyn AnyMatch, u64) -> T + Send + 'static,
    ) -> Receiver<T> {
        let (send, receive) = channel();
        let (brain, game) = (self.brain.clone(), self.game().fork());
        let seed = self.seed ^ (self.game().steps() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        thread::spawn(move || {
            // The receiver is gone if the match was left, and then the answer is not needed.
            let _ = send.send(think(brain.as_ref(), game.as_ref(), seed));
        });
        receive
    }

    /// Makes one move of a bot, if one is due.
    fn step(&mut self) -> bool {
        let Some((seat, level)) = self.table.bot_to_move() else { return false };
        let Some(thought) = &self.thought else {
            self.thought =
                Some(self.think(move |brain, game, seed| brain.decide(game, seat, level.word(), seed)));
            return false;
        };
        if self.moved.elapsed() < self.pace {
            return false;
        }
        match thought.try_recv() {
            Err(TryRecvError::Empty) => return false,
            Ok(mv) if self.make(Who::Bot(seat), &mv).is_ok() => {}
            // A brain that panics or returns an illegal move must not stop the match.
            _ => {
                let first = self.game().legal().swap_remove(0);
                self.make(Who::Bot(seat), &first).expect("a listed move is legal");
            }
        }
        self.thought = None;
        true
    }
}

impl Venue for Local {
    fn info(&self) -> &'static Info {
        self.game().info()
    }

    fn players(&self) -> &[Player] {
        &self.players
    }

    fn is_ours(&self, seat: Seat) -> bool {
        self.players[seat.index()].is_human()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn steps(&self) -> usize {
        self.game().steps()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        scene_of(self.game(), viewer)
    }

    fn story(&self, viewer: Viewer) -> Vec<Entry> {
        story_of(self.game(), viewer)
    }

    fn news(&self, since: usize, viewer: Viewer) -> Vec<Entry> {
        news_of(self.game(), since, viewer)
    }

    fn why(&mut self, seat: Seat, moves: &[String]) -> Option<Problem> {
        let refusals = moves.iter().filter_map(|mv| self.game().fork().play(seat, mv).err());
        refusals.into_iter().find(|refusal| refusal.clause.is_some()).map(Problem::from)
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Problem> {
        self.make(Who::Person(seat), mv)?;
        self.advice = None;
        Ok(())
    }

    fn can_undo(&self) -> bool {
        self.table.may_undo() && matches!(self.turn(), Turn::Seat(seat) if self.is_ours(seat))
    }

    fn undo(&mut self) -> bool {
        let Turn::Seat(seat) = self.turn() else { return false };
        let action = Action::Undo { version: self.table.version() };
        let is_done = self.can_undo() && self.table.act(Who::Person(seat), &action).is_ok();
        if is_done {
            (self.thought, self.advice) = (None, None);
        }
        is_done
    }

    fn ask_advice(&mut self, seat: Seat) {
        self.advice = Some(self.think(move |brain, game, seed| {
            let moves = brain.advise(game, seat, seed);
            let ranked: Vec<(&str, f32)> = moves.iter().map(|(mv, value)| (mv.as_str(), *value)).collect();
            let reasons = reasons_of(game, seat, &ranked);
            moves.into_iter().next().map(|(mv, _)| (mv, reasons))
        }));
    }

    fn poll(&mut self) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        if self.brought.take().is_some() {
            outcomes.push(Outcome::Changed);
        }
        while self.step() {
            outcomes.push(Outcome::Changed);
        }
        if let Some(advice) = self.advice.as_ref().and_then(|advice| advice.try_recv().ok()) {
            self.advice = None;
            outcomes.extend(advice.map(|(mv, reasons)| Outcome::Advice(mv, reasons)));
        }
        outcomes
    }

    fn record(&self) -> Option<String> {
        let players = self.players.iter().map(Player::write).collect();
        Some(Record::of(self.game(), players).to_string())
    }
}
