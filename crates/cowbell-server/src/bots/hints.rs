//! What a bot is asked about a table: its own move, a hint for a person, an analysis of a finished match.

use cowbell_bots::Level as Skill;
use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Code, Hint, Judged, Level, Problem};
use cowbell_rules::{Seat, Turn};
use cowbell_scene::reasons_of;
use cowbell_table::{Table, TableId, check_level, raw};

use super::Payer;
use super::bot_pool::Job;
use crate::app::Identity;
use crate::random::random;
use crate::tables::{OpenTable, Tables, is_full};

impl Tables {
    /// What a bot of this level, or else the usual adviser, would play for a seat that is to move, and why. `payer` is who asks.
    pub(crate) async fn hint(
        &self,
        id: TableId,
        identity: Identity,
        level: Option<Level>,
        payer: Payer,
    ) -> Result<Hint, Problem> {
        let level = level.unwrap_or_else(|| Level::new(Skill::ADVISER));
        check_level(&level)?;
        let seat = identity.seat()?;
        self.ask_hint(id, identity).await?;
        let now = |table: &Table| Ok((table.game().fork(), table.version()));
        let (game, version) = self.look_for(id, identity, now).await?;
        if game.turn() != Turn::Seat(seat) {
            return Err(Code::Stale.into());
        }
        let (brain, seed) = (self.brain.clone(), u64::from_be_bytes(random()));
        let advise = move || {
            let moves = brain.advise(game.as_ref(), seat, &level, seed);
            let ranked: Vec<(&str, f32)> = moves.iter().map(|judged| (&*judged.mv, judged.value)).collect();
            let reasons = raw(&reasons_of(game.as_ref(), seat, &ranked));
            moves.into_iter().next().map(|best| Hint { version, mv: best.mv, reasons })
        };
        self.advisers.ask(payer, advise).await?.ok_or_else(|| Code::Stale.into())
    }

    /// What the strongest bot thinks of a match that is over, at a moment of it.
    pub(crate) async fn judge(
        &self,
        game: Box<dyn AnyMatch>,
        payer: Payer,
    ) -> Result<(Vec<f32>, Vec<Judged>), Problem> {
        let seat = match game.turn() {
            Turn::Seat(seat) => seat,
            _ => Seat(0),
        };
        let brain = self.brain.clone();
        let judge = move || brain.judge(game.as_ref(), seat, game.steps() as u64);
        Ok(self.advisers.ask(payer, judge).await?)
    }

    /// What the bot that is to move has to think about.
    pub(crate) async fn bot_job(&self, open: &OpenTable) -> Result<Option<Job>, Problem> {
        self.metrics.bot_queue.set(self.queue.len() as i64);
        let mut guard = open.table.lock().await;
        let table = self.ready(open, &mut guard).await?;
        let Some((seat, level)) = table.bot_to_move().filter(|_| !is_full(table)) else { return Ok(None) };
        // A bot that plays for someone who looks on can be stopped: it waits until they have seen what there is to see.
        if table.is_left_to_bots() && open.audience.is_showing(seat, table.version()) {
            return Ok(None);
        }
        let (game, version, seed) = (table.game().fork(), table.version(), table.bot_seed());
        Ok(Some(Job { game, seat, level, version, seed, is_steady: table.daily().is_some() }))
    }

    /// Puts a table in the queue, if a bot is to move there.
    pub(crate) fn call_bot(&self, table: &Table) {
        // Where no move can be stored any more, a bot would think about the same one for ever.
        if let Some((_, level)) = table.bot_to_move().filter(|_| !is_full(table)) {
            let payer = self.owners.of(table.id()).map_or(Payer::Table(table.id()), Payer::Network);
            self.queue.push(table.id(), payer, &level);
            self.metrics.bot_queue.set(self.queue.len() as i64);
        }
    }

    /// The same, for a table in memory.
    pub(crate) async fn call_bot_at(&self, open: &OpenTable) -> Result<(), Problem> {
        let mut guard = open.table.lock().await;
        self.call_bot(self.ready(open, &mut guard).await?);
        Ok(())
    }
}
