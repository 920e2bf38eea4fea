//! Converts a table's match to a record, a record to a finished table, and a match begun elsewhere to a table.

use cowbell_catalog::{AnyMatch, Dealt, Record};
use cowbell_protocol::{Clock, Code, Phase, Problem, Reason};
use cowbell_rules::{Refusal, Told};
use serde_json::json;

use crate::act::Decision;
use crate::clock;
use crate::day::Daily;
use crate::entry::{Chair, Entry, TableId};
use crate::fair::{OF_DAY, Seed};
use crate::table::{Opening, SeatState, Table, Terms};
use crate::verify::{chain, version};

impl Table {
    /// Whether the match was not played here but came as a record.
    pub fn is_imported(&self) -> bool {
        self.over == Some(Reason::Imported)
    }

    /// The whole match with its proof, once it is over.
    ///
    /// # Errors
    ///
    /// If it is not over.
    pub fn record(&self) -> Result<String, Problem> {
        if self.phase() != Phase::Over {
            return Err(Code::NotOver.into());
        }
        let mut record = Record::of(self.game.as_ref(), self.seats.iter().map(SeatState::label).collect());
        let more = &mut record.header.more;
        if let Some(seed) = &self.seed {
            more.insert("commitment".into(), seed.commitment().into());
            more.insert("salts".into(), self.salts().into());
            if self.dice > 1 {
                more.insert("dice".into(), self.dice.into());
                let promises: Vec<&str> = self.seats.iter().map(|state| state.promise.as_str()).collect();
                more.insert("promises".into(), promises.into());
                more.insert("withheld".into(), self.withheld().into());
            }
            more.insert("seed".into(), seed.reveal().into());
        }
        if let Some(daily) = self.daily {
            more.insert("day".into(), daily.date.to_string().into());
        }
        if self.past > 0 {
            more.insert("past".into(), self.past.into());
        }
        if let Some(clock) = &self.clock {
            more.insert("clock".into(), json!(clock.setting()));
            more.insert("times".into(), json!(clock.times()));
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

    /// A finished table from a record whose events are legal; includes the seed of its dice if the seed proves them.
    ///
    /// # Errors
    ///
    /// If an event of the record is against the rules.
    pub fn import(id: TableId, record: &Record, seed: Option<&Seed>) -> Result<Opening, Problem> {
        let bad = |refusal: Refusal| Problem { code: Code::BadRecord.text().into(), ..refusal.into() };
        let header = &record.header;
        let game = record.open();
        // Names from elsewhere are made fit to be shown beside ours.
        let name = |seat: usize| {
            let given = header.players.get(seat).and_then(|name| crate::name::mend(name));
            given.unwrap_or_else(|| format!("{seat}"))
        };
        let text = |key: &str, seat: usize| {
            header.more.get(key).and_then(|texts| texts[seat].as_str()).unwrap_or_default().to_string()
        };
        let (promise, salt) = (|seat| text("promises", seat), |seat| text("salts", seat));
        let chair = |seat| Chair::Past { name: name(seat), promise: promise(seat), salt: salt(seat) };
        let seats = (0..game.seats()).map(chair).collect();
        let events = record.lines.iter().map(|line| &line.event);
        let dice = (version(record).clamp(1, OF_DAY), seed);
        let day = header.more.get("day").and_then(|day| day.as_str()?.parse().ok());
        let daily = day.map(|date| Daily { date, counts: false }).filter(|_| dice.0 == OF_DAY);
        let clock = header.more.get("clock").and_then(|clock| serde_json::from_value(clock.clone()).ok());
        let clock: Option<Clock> = clock.filter(|clock| clock::check(clock).is_ok());
        let terms = Terms { spectators: true, daily, clock, ..Terms::default() };
        let (mut table, mut steps) =
            Table::retell(id, game.as_ref(), seats, terms, dice, events.zip(times(record)), false)
                .map_err(bad)?;
        steps.push(table.note(Entry::Close { operator: false }, Vec::new()));
        Ok((table, steps))
    }

    /// A table that continues a match begun elsewhere: its events become the journal of this table, a pending random event
    /// is settled, and every move can be taken back as if it had been made here. `seats` holds no links.
    ///
    /// # Panics
    ///
    /// If there are not as many chairs as seats.
    pub fn resume(id: TableId, game: &dyn AnyMatch, seats: Vec<Chair>, seed: &Seed) -> Opening {
        assert_eq!(seats.len(), game.seats(), "a chair for every seat");
        let events = game.events();
        // Everyone at this table trusts its dice, so nobody promises anything.
        let terms = Terms { spectators: true, ..Terms::default() };
        let events = events.iter().zip(core::iter::repeat(0));
        let retold = Table::retell(id, game, seats, terms, (1, Some(seed)), events, true);
        retold.expect("what was legal once is legal again")
    }

    /// A table with these events in its journal, each with the milliseconds that it took.
    fn retell<'a>(
        id: TableId,
        game: &dyn AnyMatch,
        seats: Vec<Chair>,
        terms: Terms,
        dice: (u32, Option<&Seed>),
        events: impl Iterator<Item = (&'a Told, u64)>,
        deals_on: bool,
    ) -> Result<Opening, Refusal> {
        let (mut table, mut steps) = Table::founded(id, game, seats, terms, dice, Vec::new());
        table.fix_dice();
        let mut dealt: Vec<Dealt> = Vec::new();
        let mut decision = None;
        for (event, ms) in events {
            match event {
                Told::Chance { chance, .. } => dealt.push(table.game.settle(chance)?),
                Told::Move { seat, mv } => {
                    steps.push(table.note_dealt(decision, core::mem::take(&mut dealt)));
                    let played = table.game.play(*seat, mv)?;
                    table.reveals.push(played.reveals);
                    decision = Some(Decision { seat: *seat, mv: played.text, ms, lag: 0 });
                }
            }
        }
        if deals_on {
            dealt.extend(table.deal_on());
        }
        steps.push(table.note_dealt(decision, dealt));
        Ok((table, steps))
    }
}

/// For each event of a record, the milliseconds that the move took, as far as the record says; it is not trusted to be right, but
/// no number in it is too large to count with.
fn times(record: &Record) -> impl Iterator<Item = u64> {
    let more = &record.header.more;
    let past = more.get("past").and_then(|past| past.as_u64()).unwrap_or(0);
    let mut times = more.get("times").and_then(|times| times.as_array()).into_iter().flatten();
    record.lines.iter().zip(0..).map(move |(line, index)| match line.event {
        Told::Move { .. } if index >= past => {
            times.next().and_then(|ms| ms.as_u64()).unwrap_or(0).min(u32::MAX.into())
        }
        _ => 0,
    })
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
