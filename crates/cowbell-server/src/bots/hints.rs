//! What a bot is asked about a table: its own move, a hint for a person, an analysis of a finished match.

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Code, Hint, Judged, Level, Phase, Problem};
use cowbell_rules::{Seat, Turn};
use cowbell_table::{Table, TableId, check_level};

use super::bot_pool::Job;
use crate::tables::Tables;

impl Tables {
    /// What a bot of this level would play for a seat that is to move.
    pub async fn hint(&self, id: TableId, seat: Seat, level: Level) -> Result<Hint, Problem> {
        check_level(&level)?;
        let _permit = self.hints.try_acquire().map_err(|_| Code::Busy)?;
        let (game, version) = self
            .look(id, |table| match (table.phase(), table.game().turn()) {
                (Phase::Waiting, _) => Err(Code::NotStarted.into()),
                (Phase::Over, _) => Err(Code::IsOver.into()),
                (_, Turn::Seat(turn)) if turn == seat => Ok((table.game().fork(), table.version())),
                _ => Err(Code::NotYourTurn.into()),
            })
            .await?;
        let brain = self.brain.clone();
        let think = move || brain.think(game.as_ref(), seat, &level, u64::from(version));
        let mv = tokio::task::spawn_blocking(think).await.map_err(|_| Code::Busy)?;
        Ok(Hint { version, mv })
    }

    /// What the strongest bot thinks of a match that is over, at a moment of it.
    pub(crate) async fn judge(&self, game: Box<dyn AnyMatch>) -> Result<(Vec<f32>, Vec<Judged>), Problem> {
        let _permit = self.hints.try_acquire().map_err(|_| Code::Busy)?;
        let seat = match game.turn() {
            Turn::Seat(seat) => seat,
            _ => Seat(0),
        };
        let brain = self.brain.clone();
        let judge = move || brain.judge(game.as_ref(), seat, game.steps() as u64);
        tokio::task::spawn_blocking(judge).await.map_err(|_| Code::Busy.into())
    }

    /// What the bot that is to move has to think about.
    pub(crate) async fn bot_job(&self, id: TableId) -> Result<Option<Job>, Problem> {
        self.metrics.bot_queue.set(self.queue.len() as i64);
        let job = |table: &Table| {
            let (seat, level) = table.bot_to_move()?;
            Some(Job { game: table.game().fork(), seat, level, version: table.version() })
        };
        self.look(id, |table| Ok(job(table))).await
    }

    /// Puts a table in the queue, if a bot is to move there.
    pub(crate) fn call_bot(&self, table: &Table) {
        if table.bot_to_move().is_some() {
            self.queue.push(table.id());
            self.metrics.bot_queue.set(self.queue.len() as i64);
        }
    }
}
