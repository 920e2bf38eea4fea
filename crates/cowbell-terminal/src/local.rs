//! A match on this machine: people at one keyboard, bots on a thread beside it, dice from a seed.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use cowbell_catalog::{AnyMatch, Record};
use cowbell_protocol::Problem;
use cowbell_rules::{Dice, Info, Refusal, Seat, Told, Turn, Viewer, quick};
use cowbell_scene::{Entry, Motion, Scene, news_of, scene_of, story_of};

use crate::config::{Brain, Player};
use crate::table::{Outcome, Table};

/// A table at this keyboard.
pub(crate) struct Local {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    dice: Box<dyn Dice + Send>,
    seed: u64,
    brain: Arc<dyn Brain>,
    pace: Duration,
    /// When the last move was made; a bot's answer is shown no sooner than `pace` after it.
    moved: Instant,
    thought: Option<Receiver<String>>,
    advice: Option<Receiver<String>>,
}

impl Local {
    /// Sits the players down at a match, new or begun.
    pub(crate) fn new(
        game: Box<dyn AnyMatch>,
        players: Vec<Player>,
        brain: Arc<dyn Brain>,
        seed: u64,
        pace: Duration,
    ) -> Local {
        let dice = Box::new(quick(seed));
        let moved = Instant::now();
        Local { game, players, dice, seed, brain, pace, moved, thought: None, advice: None }
    }

    /// Thinks on a thread of its own, so that keys and resizing are answered meanwhile.
    fn think(
        &self,
        think: impl FnOnce(&dyn Brain, &dyn AnyMatch, u64) -> String + Send + 'static,
    ) -> Receiver<String> {
        let (send, receive) = channel();
        let (brain, game) = (self.brain.clone(), self.game.fork());
        let seed = self.seed ^ (self.game.steps() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        thread::spawn(move || {
            // Nobody listens any more when the match was left: then the answer is not wanted.
            let _ = send.send(think(brain.as_ref(), game.as_ref(), seed));
        });
        receive
    }

    /// One event of chance or of a bot, if it is due.
    fn step(&mut self) -> bool {
        match self.game.turn() {
            Turn::Over => false,
            Turn::Chance => {
                let outcome = self.game.draw(self.dice.as_mut());
                self.game.settle(&outcome).expect("a drawn outcome can happen");
                true
            }
            Turn::Seat(seat) => {
                let Player::Bot(level) = &self.players[seat.index()] else { return false };
                let Some(thought) = &self.thought else {
                    let level = level.clone();
                    self.thought =
                        Some(self.think(move |brain, game, seed| brain.decide(game, seat, &level, seed)));
                    return false;
                };
                if self.moved.elapsed() < self.pace {
                    return false;
                }
                match thought.try_recv() {
                    Err(TryRecvError::Empty) => return false,
                    Ok(mv) if self.game.play(seat, &mv).is_ok() => {}
                    // A brain that died or said nonsense must not stop the match.
                    _ => {
                        let first = self.game.legal().swap_remove(0);
                        self.game.play(seat, &first).expect("a listed move is legal");
                    }
                }
                (self.thought, self.moved) = (None, Instant::now());
                true
            }
        }
    }
}

/// A refusal as servers send it.
fn problem(refusal: Refusal) -> Problem {
    Problem {
        code: refusal.code.into(),
        clause: refusal.clause.map(str::to_string),
        message: refusal.message,
    }
}

impl Table for Local {
    fn info(&self) -> &'static Info {
        self.game.info()
    }

    fn players(&self) -> &[Player] {
        &self.players
    }

    fn is_ours(&self, seat: Seat) -> bool {
        self.players[seat.index()].is_human()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn steps(&self) -> usize {
        self.game.steps()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        scene_of(self.game.as_ref(), viewer)
    }

    fn story(&self, viewer: Viewer) -> Vec<Entry> {
        story_of(self.game.as_ref(), viewer)
    }

    fn news(&self, since: usize, viewer: Viewer) -> Vec<Entry> {
        news_of(self.game.as_ref(), since, viewer)
    }

    fn why(&mut self, seat: Seat, moves: &[String]) -> Option<Problem> {
        let refusals = moves.iter().filter_map(|mv| self.game.fork().play(seat, mv).err());
        refusals.into_iter().find(|refusal| refusal.clause.is_some()).map(problem)
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Problem> {
        self.game.play(seat, mv).map_err(problem)?;
        (self.moved, self.advice) = (Instant::now(), None);
        Ok(())
    }

    fn can_undo(&self) -> bool {
        let steps = self.steps();
        let Some(Told::Move { seat, .. }) = self.game.events().pop() else { return false };
        // Whatever was turned, drawn or thrown has been seen and cannot be unseen.
        let learnt = |entry: Entry| {
            let seen = |motion| matches!(motion, Motion::Flip | Motion::Draw | Motion::Roll);
            entry.changes.iter().any(|change| seen(change.motion))
        };
        self.is_ours(seat) && !self.news(steps - 1, Viewer::Seat(seat)).into_iter().any(learnt)
    }

    fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let record = Record::of(self.game.as_ref(), Vec::new());
        let mut game = record.open();
        for line in &record.lines[..record.lines.len() - 1] {
            line.add(game.as_mut()).expect("what has happened can happen again");
        }
        (self.game, self.thought, self.advice) = (game, None, None);
        true
    }

    fn ask_advice(&mut self, seat: Seat) {
        self.advice = Some(self.think(move |brain, game, seed| brain.advise(game, seat, seed)));
    }

    fn poll(&mut self) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        while self.step() {
            outcomes.push(Outcome::Changed);
        }
        if let Some(advice) = self.advice.as_ref().and_then(|advice| advice.try_recv().ok()) {
            self.advice = None;
            outcomes.push(Outcome::Advice(advice));
        }
        outcomes
    }

    fn record(&self) -> Option<String> {
        let players = self.players.iter().map(Player::write).collect();
        Some(Record::of(self.game.as_ref(), players).to_string())
    }
}
