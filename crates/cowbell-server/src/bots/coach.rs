//! The coach: warns a player who trains against bots, and plays out a line that was not chosen.

use cowbell_bots::analysis::{Verdict, consider_any};
use cowbell_bots::{Budget, Level as Skill, think_any};
use cowbell_catalog::{AnyMatch, deal_on};
use cowbell_protocol::{Considered, Moment, Problem};
use cowbell_rules::{Seat, Turn, Viewer, quick};
use cowbell_scene::{news_of, reasons_of, scene_of};
use cowbell_table::{TableId, raw};

use super::Payer;
use crate::app::Identity;
use crate::random::random;
use crate::tables::Tables;

/// How many decisions a line goes on for.
const LINE: usize = 6;

/// Iterations for each decision of a line.
const GLANCE: u32 = 600;

impl Tables {
    /// What a bot says about a move before it is made, to a seat whose opponents are all bots.
    pub(crate) async fn consider(
        &self,
        id: TableId,
        identity: Identity,
        mv: Option<String>,
        payer: Payer,
    ) -> Result<Considered, Problem> {
        let seat = identity.seat()?;
        let now = |table: &cowbell_table::Table| {
            table.check_training(seat)?;
            Ok((table.game().fork(), table.version()))
        };
        let (game, version) = self.look_for(id, identity, now).await?;
        let seed = u64::from_be_bytes(random());
        let consider = move || {
            let found = consider_any(game.as_ref(), seat, mv.as_deref(), seed);
            let ranked: Vec<(&str, f32)> = found.moves.iter().map(|(mv, value)| (&**mv, *value)).collect();
            Considered {
                version,
                loss: if mv.is_some() { found.loss } else { 0.0 },
                blunder: mv.is_some() && found.verdict >= Verdict::Mistake,
                better: found.moves.first().map(|(mv, _)| mv.clone()).unwrap_or_default(),
                reasons: raw(&reasons_of(game.as_ref(), seat, &ranked)),
                values: found.values,
            }
        };
        Ok(self.advisers.ask(payer, consider).await?)
    }

    /// What might have followed after another move, as `seat` would have seen it.
    pub(crate) async fn line(
        &self,
        game: Box<dyn AnyMatch>,
        seat: Seat,
        mv: String,
        payer: Payer,
    ) -> Result<Vec<Moment>, Problem> {
        self.advisers.ask(payer, move || play_out(game, seat, &mv)).await?
    }
}

fn play_out(mut game: Box<dyn AnyMatch>, seat: Seat, mv: &str) -> Result<Vec<Moment>, Problem> {
    let dice = &mut quick(game.steps() as u64);
    let mut moments = Vec::new();
    let mut next = Some(mv.to_string());
    for _ in 0..LINE {
        let Turn::Seat(mover) = game.turn() else { break };
        let think =
            || think_any(game.as_ref(), mover, Skill::Hard, Budget::of(Skill::Hard).exactly(GLANCE), 1);
        let mv = next.take().unwrap_or_else(|| think().best().clone());
        game.play(mover, &mv)?;
        moments.push(moment(game.as_ref(), seat));
        deal_on(game.as_mut(), |game| {
            game.deal(dice);
            moments.push(moment(game, seat));
        });
    }
    Ok(moments)
}

/// The last event, and what the seat sees after it.
fn moment(game: &dyn AnyMatch, seat: Seat) -> Moment {
    let (step, viewer) = (game.steps(), Viewer::Seat(seat));
    let mut scene = scene_of(game, viewer);
    scene.choices.clear();
    Moment {
        step: step as u32,
        steps: step as u32,
        entry: news_of(game, step - 1, viewer).pop().map(|entry| raw(&entry)),
        scene: raw(&scene),
    }
}
