//! What a bot is asked about a table: its own move, a hint for a person, an analysis of a finished match.

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Code, Hint, Judged, Level, Problem};
use cowbell_rules::{Seat, Turn};
use cowbell_scene::reasons_of;
use cowbell_table::{Table, TableId, check_level, raw};

use super::Payer;
use super::bot_pool::Job;
use crate::random::random;
use crate::tables::{OpenTable, Tables};

impl Tables {
    /// What a bot of this level would play for a seat that is to move, and why. `payer` is who asks.
    pub(crate) async fn hint(
        &self,
        id: TableId,
        seat: Seat,
        level: Level,
        payer: Payer,
    ) -> Result<Hint, Problem> {
        check_level(&level)?;
        self.ask_hint(id, seat).await?;
        let (game, version) = self.look(id, |table| Ok((table.game().fork(), table.version()))).await?;
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
        let Some((seat, level)) = table.bot_to_move() else { return Ok(None) };
        let (game, version, seed) = (table.game().fork(), table.version(), table.bot_seed());
        Ok(Some(Job { game, seat, level, version, seed }))
    }

    /// Puts a table in the queue, if a bot is to move there.
    pub(crate) fn call_bot(&self, table: &Table) {
        if let Some((_, level)) = table.bot_to_move() {
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
