//! A table with clocks on a simulated server, and a second ledger of who could think for how long.

use cowbell_catalog::Options;
use cowbell_protocol::{Action, Clock, NewTable, OutOfTime, Pace, Phase, SeatKind};
use cowbell_rules::{Dice, Seat, Told, Turn, Viewer};
use cowbell_table::{Elapsed, JournalRow, Seed, Step, Table, TableId, Token, Who};

pub(crate) const ID: TableId = TableId(5);

/// A table, a simulated server that measures time, and a second ledger of who could think for how long.
pub(crate) struct Timed {
    pub(crate) table: Table,
    pub(crate) rows: Vec<JournalRow>,
    pub(crate) now: u64,
    /// The version and the moment since which the server measures.
    since: (u32, u64),
    /// For each seat, how long a person could think there while the server was up.
    pub(crate) thought: Vec<u64>,
    /// For each seat, since when its player is away.
    pub(crate) gone: Vec<Option<u64>>,
    /// For each move in the log, whether a bot made it.
    bots: Vec<bool>,
    /// What a seat has at the start, and gains with each move of its own.
    time: u64,
    increment: u64,
}

impl Timed {
    pub(crate) fn new(game: &str, seats: usize, clock: Clock, kinds: Vec<SeatKind>) -> Timed {
        let mut options = Options::new();
        if seats > 2 {
            options.insert("seats".into(), seats.into());
        }
        let (time, increment) = match clock.pace {
            Pace::Live { time, increment, .. } => (u64::from(time) * 1000, u64::from(increment) * 1000),
            Pace::Days(_) => (0, 0),
        };
        let request =
            NewTable { game: game.into(), options, seats: kinds, clock: Some(clock), ..NewTable::default() };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let (table, steps) = Table::create(ID, &request, None, &Seed::new([8; 32]), key).unwrap();
        let rows = steps.into_iter().map(|step| step.row).collect();
        let seats = table.game().seats();
        let mut timed = Timed {
            table,
            rows,
            now: 0,
            since: (0, 0),
            thought: vec![0; seats],
            gone: vec![None; seats],
            bots: Vec::new(),
            time,
            increment,
        };
        for seat in Seat::all(seats) {
            let token = Some(format!("e{}", seat.0).repeat(20));
            let sit = Action::Sit { name: format!("N{}", seat.0), promise: String::new(), token };
            let _ = timed.act(Who::Person(seat), &sit, 0);
        }
        assert_eq!(timed.table.phase(), Phase::Playing);
        timed
    }

    /// Time passes; the person to move can think, here or elsewhere. Bots and those whom they play for use none.
    pub(crate) fn wait(&mut self, ms: u64) {
        self.now += ms;
        if let (Turn::Seat(seat), None) = (self.table.turn(), self.table.bot_to_move()) {
            self.thought[seat.index()] += ms;
        }
    }

    pub(crate) fn elapsed(&self, lag: u64) -> Elapsed {
        let is_running = self.since.0 == self.table.timed_since();
        let gone = self.table.awaited().and_then(|seat| self.gone[seat.index()]);
        let away = gone.map_or(0, |since| self.now - since.max(self.since.1));
        Elapsed { ms: if is_running { self.now - self.since.1 } else { 0 }, lag, away }
    }

    pub(crate) fn keep(&mut self, steps: Vec<Step>) {
        self.rows.extend(steps.into_iter().map(|step| step.row));
        if self.since.0 != self.table.timed_since() {
            self.since = (self.table.timed_since(), self.now);
        }
    }

    pub(crate) fn act(&mut self, who: Who, action: &Action, lag: u64) -> Result<(), String> {
        let elapsed = self.elapsed(lag);
        let acted = self.table.act_after(who, action, elapsed).map_err(|problem| problem.code)?;
        self.keep(acted.steps);
        self.bots.resize(self.moves().count(), matches!(who, Who::Bot(_)));
        Ok(())
    }

    /// What the server's alarm does: ends a seat's time if it is up.
    pub(crate) fn ring(&mut self) -> bool {
        let acted = self.table.time_out(self.elapsed(0));
        let is_out = !acted.steps.is_empty();
        self.keep(acted.steps);
        is_out
    }

    /// The server dies and comes back after a while: what it had not written down is forgotten, and no clock ran.
    pub(crate) fn restart(&mut self, pause: u64) {
        self.table = Table::load(ID, &self.rows).unwrap();
        self.now += pause;
        self.since = (self.table.timed_since(), self.now);
    }

    pub(crate) fn play(&mut self, dice: &mut impl Dice, lag: u64) -> Result<(), String> {
        let Turn::Seat(seat) = self.table.turn() else { return Err("OVER".into()) };
        let legal = self.table.game().legal();
        let mv = legal[dice.below(legal.len() as u32) as usize].clone();
        let is_bot = self.table.bot_to_move().is_some();
        let who = if is_bot { Who::Bot(seat) } else { Who::Person(seat) };
        self.act(who, &Action::Play { version: self.table.version(), mv }, lag)
    }

    pub(crate) fn left(&self) -> Vec<u64> {
        self.table.show(Viewer::Spectator).clocks.expect("the match has started").left
    }

    /// Who made the moves in the log.
    fn moves(&self) -> impl Iterator<Item = Seat> {
        let mover = |event| match event {
            Told::Move { seat, .. } => Some(seat),
            Told::Chance { .. } => None,
        };
        self.table.game().events().into_iter().filter_map(mover)
    }

    /// No seat was charged for more than it could think or has gained by anything but its own moves, and the journal gives the same clocks.
    pub(crate) fn check(&self) {
        let again = Table::load(ID, &self.rows).unwrap();
        let shown = |table: &Table| serde_json::to_string(&table.show(Viewer::Spectator)).unwrap();
        assert_eq!(shown(&again), shown(&self.table));
        for (seat, left) in self.left().into_iter().enumerate() {
            let is_own = |(by, is_bot): &(Seat, &bool)| by.index() == seat && !**is_bot;
            let moves = self.moves().zip(&self.bots).filter(is_own).count() as u64;
            let most = self.time + moves * self.increment;
            assert!(left <= most, "seat {seat} has {left} ms, and {most} ms would be the most");
            let charged = most - left;
            assert!(
                charged <= self.thought[seat],
                "seat {seat} was charged {charged} ms and thought for {} ms",
                self.thought[seat]
            );
        }
    }
}

pub(crate) fn live(time: u32, increment: u32, delay: u32, out: OutOfTime) -> Clock {
    Clock { pace: Pace::Live { time, increment, delay }, out }
}
