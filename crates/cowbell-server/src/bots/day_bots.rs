//! Bots that play the match of a day, so that people can compare. It happens once for each day, on a thread that gives way to
//! everything else on the machine, and comes out the same everywhere.

use std::sync::Arc;
use std::thread;

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{DayBot, Level};
use cowbell_rules::Turn;
use cowbell_table::day::{Day, OPPONENT, result};
use cowbell_table::{Fair, Seed};
use tokio::sync::oneshot::{Receiver, Sender, channel};

use super::Brain;

/// The bots, the weakest first, and how often each plays.
const LEVELS: [&str; 3] = ["easy", "medium", "hard"];
const TRIES: usize = 5;

/// Lets bots play the match of a day. They stop when nobody waits for the answer any more.
pub(crate) fn play_day(brain: Arc<dyn Brain>, date: Day, game: String) -> Receiver<Vec<DayBot>> {
    let (sender, answer) = channel();
    let work = move || {
        give_way();
        if let Some(bots) =
            LEVELS.map(|level| play(&*brain, date, &game, level, &sender)).into_iter().collect()
        {
            let _ = sender.send(bots);
        }
    };
    thread::Builder::new().name("day".into()).spawn(work).expect("the system has threads to spare");
    answer
}

/// The lowest priority for this thread. Elsewhere it would be that of the whole process.
fn give_way() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(19);
}

/// All tries of one level; none if they were stopped.
fn play(
    brain: &dyn Brain,
    date: Day,
    game: &str,
    level: &str,
    sender: &Sender<Vec<DayBot>>,
) -> Option<DayBot> {
    let mut results = Vec::new();
    for number in 0..TRIES {
        let board = date.open(game)?;
        let (dice, seed) = (date.dice(game, board.seats()), date.seed(game));
        let mut playing = BotMatch { game: board, dice, seed, level, name: format!("{level} {number}") };
        while playing.advance(brain) {
            if sender.is_closed() {
                return None;
            }
        }
        results.extend(result(playing.game.as_ref()));
    }
    results.sort_unstable();
    Some(DayBot { level: Level::new(level), results })
}

/// A bot's try at the match of a day.
struct BotMatch<'a> {
    game: Box<dyn AnyMatch>,
    dice: Fair,
    seed: Seed,
    level: &'a str,
    /// Tells the tries of one level apart.
    name: String,
}

impl BotMatch<'_> {
    /// Makes one move, or settles one random event; false if the match is over.
    fn advance(&mut self, brain: &dyn Brain) -> bool {
        match self.game.turn() {
            Turn::Over => return false,
            Turn::Chance => drop(self.dice.deal(self.game.as_mut())),
            Turn::Seat(seat) => {
                let (level, name) =
                    if seat.0 == 0 { (self.level, &*self.name) } else { (OPPONENT, OPPONENT) };
                let seed = self.seed.for_bot_in(name, &self.game.position());
                let mv = brain.think_steadily(self.game.as_ref(), seat, &Level::new(level), seed);
                self.game.play(seat, &mv).expect("a bot makes legal moves");
            }
        }
        true
    }
}
