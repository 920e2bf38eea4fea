//! A table's match as a record, and a record as a finished table.

use cowbell_catalog::Record;
use cowbell_protocol::{Code, Phase, Problem};
use cowbell_rules::{Refusal, Told};
use serde_json::json;

use super::act::refused;
use super::{Opening, SeatState, Table};
use crate::entry::{Chair, Entry, TableId};
use crate::fair::Seed;
use crate::live_match::{self, Dealt};
use crate::verify::chain;

impl Table {
    /// The whole match with its proof, once it is over.
    pub fn record(&self) -> Result<String, Problem> {
        if self.phase() != Phase::Over {
            return Err(Code::NotOver.into());
        }
        let mut record = Record::of(self.board.as_ref(), self.seats.iter().map(SeatState::label).collect());
        let more = &mut record.header.more;
        if let Some(seed) = &self.seed {
            more.insert("commitment".into(), seed.commitment().into());
            more.insert("salts".into(), self.salts().into());
            more.insert("seed".into(), seed.reveal().into());
        }
        if self.past > 0 {
            more.insert("past".into(), self.past.into());
        }
        more.insert("end".into(), json!(self.over));
        if let Some(seed) = &self.seed {
            let text = record.to_string();
            let link =
                chain(&seed.commitment(), self.past, text.lines().skip(1)).expect("our commitment is a hash");
            record.header.more.insert("chain".into(), link.to_string().into());
        }
        Ok(record.to_string())
    }

    /// A finished table from a record whose events are legal; with the seed of its dice, where that proves them.
    pub fn import(id: TableId, record: &Record, seed: Option<&Seed>) -> Result<Opening, Problem> {
        let bad = |refusal: Refusal| Problem { code: Code::BadRecord.text().into(), ..refused(refusal) };
        let header = &record.header;
        let board = live_match::open(&header.game, &header.options)
            .map_err(|error| Code::BadRecord.because(error))?;
        let name = |seat: usize| header.players.get(seat).cloned().unwrap_or_else(|| format!("{seat}"));
        let salt = |seat: usize| {
            header.more.get("salts").and_then(|salts| salts[seat].as_str()).unwrap_or_default().into()
        };
        let seats =
            (0..board.seats()).map(|seat| Chair::Past { name: name(seat), salt: salt(seat) }).collect();
        let (mut table, mut steps) = Table::begin(id, board.as_ref(), seats, (false, true), seed, Vec::new());
        table.fix_dice();
        let mut dealt: Vec<Dealt> = Vec::new();
        let mut entry = Entry::Start { chance: Vec::new() };
        for line in &record.lines {
            match &line.event {
                Told::Chance { chance: text, .. } => {
                    dealt.push(table.board.repeat(text).map_err(bad)?);
                    if let Entry::Start { chance } | Entry::Play { chance, .. } = &mut entry {
                        chance.push(text.clone());
                    }
                }
                Told::Move { seat, mv } => {
                    steps.push(table.note(entry, core::mem::take(&mut dealt)));
                    let mv = table.board.decide(*seat, mv).map_err(bad)?.text;
                    entry = Entry::Play { seat: *seat, mv, chance: Vec::new() };
                }
            }
        }
        steps.push(table.note(entry, dealt));
        steps.push(table.note(Entry::Close {}, Vec::new()));
        Ok((table, steps))
    }
}

impl SeatState {
    fn label(&self) -> String {
        match &self.chair {
            Chair::Bot(level) => format!("bot:{}", level.word()),
            Chair::Past { name, .. } => name.clone(),
            Chair::Link(_) | Chair::Open(_) => self.name.clone().unwrap_or_default(),
        }
    }
}
