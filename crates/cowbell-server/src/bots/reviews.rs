//! Analyses of whole matches. Each runs on a thread of its own and sends what it finds line by line, so that a page can
//! show progress and a first result soon. When nobody reads any more, the work stops; finished ones are kept for a while.

use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use cowbell_bots::analysis::{AnyAnalyst, Item, Progress, Review, analyst_any};
use cowbell_bots::search::Limit;
use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Code, Problem};
use cowbell_rules::Viewer;
use cowbell_scene::{Choice, scene_of};
use cowbell_table::TableId;
use serde::Serialize;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long an analysis takes if the match is not solved earlier.
const TIME: Duration = Duration::from_secs(8);

/// The first pass may take longer, because without it there is nothing to show.
const FIRST_PASS: Duration = Duration::from_secs(60);

/// More passes than the time allows.
const MOST_PASSES: u32 = 16;

/// Analyses at the same time.
const AT_ONCE: usize = 2;

/// Finished analyses that are kept.
const KEPT: usize = 32;

/// The analyses of a node.
pub(crate) struct Reviews {
    running: Arc<Semaphore>,
    done: Mutex<VecDeque<(TableId, String)>>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { running: Arc::new(Semaphore::new(AT_ONCE)), done: Mutex::default() }
    }
}

/// One line of an analysis.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Line<'a> {
    Progress(Progress),
    Review {
        review: &'a Review<String>,
        /// For each decision, by its step: the moves that got a closer look, as the player saw them.
        choices: BTreeMap<usize, Vec<Choice>>,
        /// Whether no better one follows.
        #[serde(rename = "isDone")]
        is_done: bool,
    },
}

impl Line<'_> {
    fn text(&self) -> String {
        let mut text = serde_json::to_string(self).expect("an analysis is plain data");
        text.push('\n');
        text
    }
}

impl Reviews {
    /// The lines of an analysis of a match that is over, as they come.
    pub(crate) fn of(
        self: &Arc<Reviews>,
        id: TableId,
        game: Box<dyn AnyMatch>,
    ) -> Result<Receiver<String>, Problem> {
        let (sender, lines) = channel(8);
        if let Some(known) = self.known(id) {
            let _ = sender.try_send(known);
            return Ok(lines);
        }
        let permit = self.running.clone().try_acquire_owned().map_err(|_| Code::Busy)?;
        let reviews = self.clone();
        tokio::task::spawn_blocking(move || reviews.analyse(id, game.as_ref(), &sender, permit));
        Ok(lines)
    }

    fn known(&self, id: TableId) -> Option<String> {
        let done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        done.iter().find(|(known, _)| *known == id).map(|(_, line)| line.clone())
    }

    fn analyse(
        &self,
        id: TableId,
        game: &dyn AnyMatch,
        sender: &Sender<String>,
        _permit: OwnedSemaphorePermit,
    ) {
        let begin = Instant::now();
        let stop = AtomicBool::new(false);
        // Progress may be skipped if the reader is slow; a reader who has gone stops the work.
        let mut tell = |progress: Progress| {
            if let Err(TrySendError::Closed(_)) = sender.try_send(Line::Progress(progress).text()) {
                stop.store(true, Ordering::Relaxed);
            }
        };
        let mut analyst = analyst_any(game, 1);
        for passes in 1..=MOST_PASSES {
            let until = begin + if passes == 1 { FIRST_PASS } else { TIME };
            let went_on = analyst.work(passes, Limit { until: Some(until), stop: Some(&stop) }, &mut tell);
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let is_done = !went_on || passes == MOST_PASSES;
            let Some(line) = line(game, analyst.as_ref(), is_done) else { return };
            if is_done {
                let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
                done.truncate(KEPT - 1);
                done.push_front((id, line.clone()));
            }
            if sender.blocking_send(line).is_err() || is_done {
                return;
            }
        }
    }
}

fn line(game: &dyn AnyMatch, analyst: &dyn AnyAnalyst, is_done: bool) -> Option<String> {
    let mut review = analyst.review()?;
    let mut choices = BTreeMap::new();
    for item in &mut review.items {
        let Item::Decision(decision) = item else { continue };
        decision.moves.retain(|choice| choice.is_close);
        let mut seen = scene_of(game.up_to(decision.step).as_ref(), Viewer::Seat(decision.seat)).choices;
        seen.retain(|choice| decision.moves.iter().any(|one| one.mv == choice.mv));
        choices.insert(decision.step, seen);
    }
    Some(Line::Review { review: &review, choices, is_done }.text())
}
