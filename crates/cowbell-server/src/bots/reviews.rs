//! Analyses of whole matches. Each sends what it finds line by line, so that a page can show progress and a first result soon. One site
//! has one at a time, so that nobody can keep all threads busy. When nobody reads any more, the work stops. What was
//! found is kept for a while: a client that asks again, or for a longer look, gets it at once or has it go on from there.

use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use cowbell_bots::analysis::{AnyAnalyst, Decision, Item, Progress, Review, Verdict, analyst_any};
use cowbell_bots::search::Limit;
use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Code, Problem};
use cowbell_rules::Viewer;
use cowbell_scene::{Choice, Text, points_of, scene_of};
use cowbell_table::TableId;
use serde::Serialize;
use tokio::sync::mpsc::{Receiver, Sender, channel};

use super::{Advisers, Payer, Room};
use crate::telemetry::metrics::Count;

/// How long an analysis takes if nobody says otherwise and the match is not solved earlier; and the most that can be asked for.
pub(crate) const USUAL: u64 = 8;
const LONGEST: u64 = 30;

/// The first pass may take longer: without it only a part of the match can be shown.
const FIRST_PASS: Duration = Duration::from_secs(30);

/// More passes than the time allows.
const MOST_PASSES: u32 = 16;

/// Analyses at the same time, and those that wait.
const ROOM: Room = Room { threads: 2, running_of_one: 1, waiting: 512, waiting_of_one: 4 };

/// Analyses that are kept.
const KEPT: usize = 32;

/// The analyses of a node.
pub(crate) struct Reviews {
    threads: Advisers,
    done: Arc<Done>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { threads: Advisers::start("review", ROOM), done: Arc::default() }
    }
}

/// Those that were finished or stopped, the latest first.
#[derive(Default)]
struct Done(Mutex<VecDeque<Kept>>);

struct Kept {
    id: TableId,
    analyst: Box<dyn AnyAnalyst>,
    /// How long it has worked.
    time: Duration,
    /// What it found; nothing if it was stopped.
    line: Option<String>,
}

/// The lines of an analysis as they come. If they are dropped, the work stops.
pub(crate) struct Lines {
    lines: Receiver<String>,
    stop: Arc<AtomicBool>,
}

impl Lines {
    pub(crate) async fn next(&mut self) -> Option<String> {
        self.lines.recv().await
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// One line of an analysis.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum ReviewLine<'a> {
    Progress(Progress),
    Review {
        review: &'a Review<String>,
        /// For each decision, by its step: the moves that got a closer look, as the player saw them.
        choices: BTreeMap<usize, Vec<Choice>>,
        /// For each decision that is remarkable, by its step: what the best move has over the move made or, if that was the best,
        /// over the next ones.
        reasons: BTreeMap<usize, Vec<Text>>,
        /// Whether no better one follows.
        #[serde(rename = "isDone")]
        is_done: bool,
    },
}

impl ReviewLine<'_> {
    fn text(&self) -> String {
        let mut text = serde_json::to_string(self).expect("an analysis is plain data");
        text.push('\n');
        text
    }
}

impl Reviews {
    /// The lines of an analysis of a match that is over, as they come. `stopped` counts those that nobody read to the end.
    pub(crate) fn of(
        &self,
        id: TableId,
        game: Box<dyn AnyMatch>,
        seconds: u64,
        payer: Payer,
        stopped: &Arc<Count>,
    ) -> Result<Lines, Problem> {
        let time = Duration::from_secs(seconds.clamp(1, LONGEST));
        if let Some(known) = self.done.of(id, time) {
            let (sender, lines) = channel(1);
            let _ = sender.try_send(known);
            return Ok(Lines { lines, stop: Arc::default() });
        }
        let (done, stopped) = (self.done.clone(), stopped.clone());
        let work = move |sender: &Sender<String>, stop: &AtomicBool| {
            done.analyse(id, game.as_ref(), time, sender, stop);
            stopped.add(u64::from(stop.load(Ordering::Relaxed)));
        };
        Ok(self.run(payer, work)?)
    }

    /// Has lines made on one of the threads, once it is the payer's turn.
    fn run(
        &self,
        payer: Payer,
        work: impl FnOnce(&Sender<String>, &AtomicBool) + Send + 'static,
    ) -> Result<Lines, Code> {
        let (sender, lines) = channel(8);
        let stop = Arc::<AtomicBool>::default();
        let lines = Lines { lines, stop: stop.clone() };
        self.threads.push(payer, move || work(&sender, &stop))?;
        Ok(lines)
    }
}

impl Done {
    fn all(&self) -> MutexGuard<'_, VecDeque<Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a look of this length has found.
    fn of(&self, id: TableId, time: Duration) -> Option<String> {
        self.all().iter().find(|kept| kept.id == id && kept.time >= time)?.line.clone()
    }

    fn take(&self, id: TableId) -> Option<Kept> {
        let mut all = self.all();
        let at = all.iter().position(|kept| kept.id == id)?;
        all.remove(at)
    }

    fn keep(&self, kept: Kept) {
        let mut all = self.all();
        all.retain(|other| other.id != kept.id);
        all.truncate(KEPT - 1);
        all.push_front(kept);
    }

    /// Analyses a match for some time in all, going on from what is known.
    fn analyse(
        &self,
        id: TableId,
        game: &dyn AnyMatch,
        time: Duration,
        sender: &Sender<String>,
        stop: &AtomicBool,
    ) {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let begin = Instant::now();
        // Progress may be skipped if the reader is slow.
        let mut tell = |progress: Progress| drop(sender.try_send(ReviewLine::Progress(progress).text()));
        let (mut analyst, worked) = match self.take(id) {
            Some(kept) => (kept.analyst, kept.time),
            None => (analyst_any(game, 1), Duration::ZERO),
        };
        let left = time.saturating_sub(worked);
        // One that can find nothing more says it again.
        let next = (analyst.progress().pass + 1).min(MOST_PASSES);
        for passes in next..=MOST_PASSES {
            let until = begin + if passes == 1 { left.max(FIRST_PASS) } else { left };
            let went_on = analyst.work(passes, Limit { until: Some(until), stop: Some(stop) }, &mut tell);
            if stop.load(Ordering::Relaxed) {
                return self.keep(Kept { id, analyst, time: worked + begin.elapsed(), line: None });
            }
            let is_done = !went_on || passes == MOST_PASSES;
            let Some(line) = line(game, analyst.as_ref(), is_done) else { return };
            if is_done {
                self.keep(Kept { id, analyst, time, line: Some(line.clone()) });
                let _ = sender.blocking_send(line);
                return;
            }
            // A reader who has gone has also said that the work should stop.
            let _ = sender.blocking_send(line);
        }
    }
}

fn line(game: &dyn AnyMatch, analyst: &dyn AnyAnalyst, is_done: bool) -> Option<String> {
    let mut review = analyst.review()?;
    let (mut choices, mut reasons) = (BTreeMap::new(), BTreeMap::new());
    for item in &mut review.items {
        let Item::Decision(decision) = item else { continue };
        decision.moves.retain(|choice| choice.is_close);
        let then = game.up_to(decision.step);
        let mut seen = scene_of(then.as_ref(), Viewer::Seat(decision.seat)).choices;
        seen.retain(|choice| decision.moves.iter().any(|one| one.mv == choice.mv));
        choices.insert(decision.step, seen);
        if !matches!(decision.verdict, Verdict::Fine | Verdict::Forced) {
            reasons.insert(decision.step, why(then.as_ref(), decision));
        }
    }
    Some(ReviewLine::Review { review: &review, choices, reasons, is_done }.text())
}

/// What speaks for the best move of a decision.
fn why(game: &dyn AnyMatch, decision: &Decision<String>) -> Vec<Text> {
    let is_best = decision.moves.first().is_some_and(|best| best.mv == decision.made);
    let others = decision.moves.iter().skip(1).filter(|choice| is_best || choice.mv == decision.made);
    let moves: Vec<&str> =
        decision.moves.first().into_iter().chain(others).map(|choice| choice.mv.as_str()).collect();
    points_of(game, decision.seat, &moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One site waits with as many analyses as it may, and all of them last forever: others get theirs all the same. Those that
    /// nobody reads any more end, and so does one that has not begun.
    #[tokio::test]
    async fn one_site_cannot_keep_others_from_their_analyses() {
        let reviews = Reviews::default();
        let [greedy, other] = [1, 2].map(|table| Payer::Table(TableId(table)));
        let endless = |sender: &Sender<String>, stop: &AtomicBool| {
            let _ = sender.blocking_send("begun".into());
            while !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
        };
        let mut first = reviews.run(greedy, endless).unwrap();
        assert_eq!(first.next().await.as_deref(), Some("begun"));
        let waiting: Vec<Lines> = (0..4).map(|_| reviews.run(greedy, endless).unwrap()).collect();
        assert_eq!(reviews.run(greedy, endless).map(drop), Err(Code::Busy), "no more of the same wait");
        let short = |sender: &Sender<String>, _: &AtomicBool| drop(sender.blocking_send("short".into()));
        assert_eq!(reviews.run(other, short).unwrap().next().await.as_deref(), Some("short"));
        // The readers leave.
        drop((first, waiting));
        let mut last = loop {
            match reviews.run(greedy, short) {
                Ok(lines) => break lines,
                Err(_) => tokio::task::yield_now().await,
            }
        };
        assert_eq!(last.next().await.as_deref(), Some("short"));
    }
}
