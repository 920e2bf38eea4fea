//! What spectators of a match with secrets see, if the table keeps them some moves behind: a second table that is given the same
//! journal later. It counts moves, not minutes: so spectators never see the position that a player is thinking about, however long
//! that takes, and nobody has to read a clock. Before the match begins and once it is over, nothing is held back.

use std::collections::VecDeque;

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Code, Phase, Problem};
use cowbell_rules::Viewer;

use crate::chain::JournalRow;
use crate::entry::Entry;
use crate::table::{Step, Table};

/// The most moves that spectators can be behind.
const MOST: u8 = 20;

/// The table as spectators see it.
pub(crate) struct Late {
    table: Table,
    /// What they have not been told yet, and whether it is a move.
    waiting: VecDeque<(JournalRow, LateKind)>,
}

#[derive(Clone, Copy, PartialEq)]
enum LateKind {
    Start,
    Move,
    Other,
}

/// The delay of a new table: none where there are no secrets.
pub(crate) fn check(delay: u8, game: &dyn AnyMatch) -> Result<u8, Problem> {
    match delay {
        0..=MOST => Ok(if game.info().has_secrets { delay } else { 0 }),
        _ => Err(Code::BadDelay.into()),
    }
}

impl Table {
    /// The table that a viewer sees: for spectators perhaps as it was some moves ago.
    pub fn seen_by(&self, viewer: Viewer) -> &Table {
        match &self.late {
            Some(late) if viewer == Viewer::Spectator => &late.table,
            _ => self,
        }
    }

    /// Whether spectators are told later than players.
    pub fn is_delayed(&self) -> bool {
        self.late.is_some()
    }

    /// The next step that spectators may be told by now, if they are behind. [`Table::seen_by`] shows the table after it. The holder
    /// of the table asks until there is none; if that is forgotten, they are told later, and never earlier.
    pub fn release(&mut self) -> Option<Step> {
        let (phase, moves) = (self.phase(), self.late.as_ref().map(|_| self.moves())?);
        let (late, delay) = (self.late.as_mut()?, usize::from(self.delay));
        let (_, kind) = late.waiting.front()?;
        let is_due = match kind {
            _ if phase == Phase::Over => true,
            LateKind::Other if late.table.phase() == Phase::Waiting => true,
            LateKind::Move => late.table.moves() + 1 + delay <= moves,
            LateKind::Start | LateKind::Other => late.table.moves() + delay <= moves,
        };
        let (row, _) = if is_due { late.waiting.pop_front()? } else { return None };
        Some(late.table.replay(&row).expect("the table itself has replayed it"))
    }

    /// Keeps an entry for spectators, who will be told later.
    pub(crate) fn keep_for_spectators(&mut self, row: &JournalRow, entry: &Entry) {
        if self.delay == 0 || self.is_late {
            return;
        }
        if let Entry::Open { .. } = entry {
            let mut table = Table::opened(self.id, entry).expect("it has been opened before");
            table.is_late = true;
            table.add(row.clone(), entry.clone(), Vec::new());
            self.late = Some(Box::new(Late { table, waiting: VecDeque::new() }));
        } else if let Some(late) = &mut self.late {
            let kind = match entry {
                Entry::Start { .. } => LateKind::Start,
                Entry::Play { .. } => LateKind::Move,
                _ => LateKind::Other,
            };
            late.waiting.push_back((row.clone(), kind));
        }
    }

    /// How many moves have been made and not taken back.
    fn moves(&self) -> usize {
        self.game.movers().flatten().count()
    }
}
