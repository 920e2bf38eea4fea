//! Clocks with simulated time: random play, talk, undo, takebacks, bots, leaving and restarts. Whatever happens, nobody is
//! charged for time that was not his to use, and the journal alone gives the same clocks back.

use cowbell_catalog::{Options, infos};
use cowbell_protocol::{Action, Clock, Level, NewTable, OutOfTime, Pace, Phase, Phrase, SeatKind};
use cowbell_rules::{Dice, Seat, Turn, Viewer, quick};
use cowbell_table::{Elapsed, JournalRow, Seed, Step, Table, TableId, Token, Who, verify};

const ID: TableId = TableId(5);
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A table, a simulated server that measures time, and a second ledger of who could think for how long.
struct Timed {
    table: Table,
    rows: Vec<JournalRow>,
    now: u64,
    /// The version and the moment since which the server measures.
    since: (u32, u64),
    /// For each seat, how long a person could think there while the server was up.
    thought: Vec<u64>,
    /// What a seat has at the start, and gains with each move.
    time: u64,
    increment: u64,
}

impl Timed {
    fn new(game: &str, seats: usize, clock: Clock, kinds: Vec<SeatKind>) -> Timed {
        let mut options = Options::new();
        if seats > 2 {
            options.insert("seats".into(), seats.into());
        }
        let (time, increment) = match clock.pace {
            Pace::Live { time, increment, .. } => (u64::from(time) * 1000, u64::from(increment) * 1000),
            Pace::Days(_) => (0, 0),
        };
        let wish =
            NewTable { game: game.into(), options, seats: kinds, clock: Some(clock), ..NewTable::default() };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let (table, steps) = Table::create(ID, &wish, None, &Seed::new([8; 32]), key).unwrap();
        let rows = steps.into_iter().map(|step| step.row).collect();
        let seats = table.game().seats();
        let mut timed =
            Timed { table, rows, now: 0, since: (0, 0), thought: vec![0; seats], time, increment };
        for seat in Seat::all(seats) {
            let token = Some(format!("{:02}", seat.0).repeat(20));
            let sit = Action::Sit { name: format!("N{}", seat.0), promise: String::new(), token };
            let _ = timed.act(Who::Person(seat), &sit, 0);
        }
        assert_eq!(timed.table.phase(), Phase::Playing);
        timed
    }

    /// Time passes; the seat on the clock can think.
    fn wait(&mut self, ms: u64) {
        self.now += ms;
        if let Some(seat) = self.table.on_clock() {
            self.thought[seat.index()] += ms;
        }
    }

    fn elapsed(&self, lag: u64) -> Elapsed {
        let is_running = self.since.0 == self.table.timed_since();
        Elapsed { ms: if is_running { self.now - self.since.1 } else { 0 }, lag, away: 0 }
    }

    fn keep(&mut self, steps: Vec<Step>) {
        self.rows.extend(steps.into_iter().map(|step| step.row));
        if self.since.0 != self.table.timed_since() {
            self.since = (self.table.timed_since(), self.now);
        }
    }

    fn act(&mut self, who: Who, action: &Action, lag: u64) -> Result<(), String> {
        let elapsed = self.elapsed(lag);
        let acted = self.table.act_after(who, action, elapsed).map_err(|problem| problem.code)?;
        self.keep(acted.steps);
        Ok(())
    }

    /// What the server's alarm does: ends a seat's time if it is up.
    fn ring(&mut self) -> bool {
        let acted = self.table.time_out(self.elapsed(0));
        let is_out = !acted.steps.is_empty();
        self.keep(acted.steps);
        is_out
    }

    /// The server dies and comes back after a while: what it had not written down is forgotten, and no clock ran.
    fn restart(&mut self, pause: u64) {
        self.table = Table::load(ID, &self.rows).unwrap();
        self.now += pause;
        self.since = (self.table.timed_since(), self.now);
    }

    fn play(&mut self, dice: &mut impl Dice, lag: u64) -> Result<(), String> {
        let Turn::Seat(seat) = self.table.turn() else { return Err("OVER".into()) };
        let legal = self.table.game().legal();
        let mv = legal[dice.below(legal.len() as u32) as usize].clone();
        let is_bot = self.table.bot_to_move().is_some();
        let who = if is_bot { Who::Bot(seat) } else { Who::Person(seat) };
        self.act(who, &Action::Play { version: self.table.version(), mv }, lag)
    }

    fn left(&self) -> Vec<u64> {
        self.table.show(Viewer::Spectator).clocks.expect("the match has started").left
    }

    /// No seat was charged for more than it could think, and the journal gives the same clocks.
    fn check(&self) {
        let again = Table::load(ID, &self.rows).unwrap();
        let shown = |table: &Table| serde_json::to_string(&table.show(Viewer::Spectator)).unwrap();
        assert_eq!(shown(&again), shown(&self.table));
        for (seat, left) in self.left().into_iter().enumerate() {
            let moves = self.table.game().events().iter().filter(|event| is_by(event, seat)).count() as u64;
            let charged = (self.time + moves * self.increment).saturating_sub(left);
            assert!(
                charged <= self.thought[seat],
                "seat {seat} was charged {charged} ms and thought for {} ms",
                self.thought[seat]
            );
        }
    }
}

fn is_by(event: &cowbell_rules::Told, seat: usize) -> bool {
    matches!(event, cowbell_rules::Told::Move { seat: by, .. } if by.index() == seat)
}

fn live(time: u32, increment: u32, delay: u32, out: OutOfTime) -> Clock {
    Clock { pace: Pace::Live { time, increment, delay }, out }
}

#[test]
fn whatever_happens_nobody_is_charged_for_what_is_not_his() {
    let clocks = [
        live(60, 5, 0, OutOfTime::Lose),
        live(20, 0, 10, OutOfTime::Bot(Level::new("easy"))),
        Clock { pace: Pace::Days(1), out: OutOfTime::Lose },
    ];
    let mut timeouts = 0;
    for (info, seats) in infos().iter().flat_map(|info| [2, 3, 4].map(|seats| (info, seats))) {
        if seats > info.seats.1 {
            continue;
        }
        for (number, clock) in clocks.iter().enumerate() {
            let mut dice = quick(number as u64 + 10 * seats as u64);
            let mut timed = Timed::new(info.slug, seats, clock.clone(), vec![SeatKind::Link; seats]);
            let unit = if number == 2 { DAY / 20 } else { 500 };
            for _ in 0..300 {
                let others: Vec<u64> = timed.left();
                timed.wait(u64::from(dice.below(8)) * unit);
                assert_eq!(timed.left(), others, "waiting alone writes nothing");
                let seat = Seat(dice.below(seats as u32) as u8);
                let version = timed.table.version();
                let action = match dice.below(24) {
                    0 => Action::Say { phrase: Phrase::OneMoment },
                    1 => Action::Offer {},
                    2 => Action::Withdraw {},
                    3 => Action::Hand { level: Level::new("easy") },
                    4 | 5 => Action::Take {},
                    6 | 7 => Action::Undo { version },
                    8 | 9 => Action::Ask { version },
                    10 | 11 => Action::Allow { version },
                    12 => {
                        timed.restart(u64::from(dice.below(100)) * DAY);
                        timed.check();
                        continue;
                    }
                    13 => {
                        let acted = timed.table.note_time(timed.elapsed(0));
                        timed.keep(acted.steps);
                        continue;
                    }
                    14 => {
                        timeouts += usize::from(timed.ring());
                        timed.check();
                        continue;
                    }
                    _ => {
                        let lag = u64::from(dice.below(2_000));
                        if timed.play(&mut dice, lag) == Err("OUT_OF_TIME".into()) {
                            assert!(timed.ring(), "a move that comes too late means that the time is up");
                            timeouts += 1;
                        }
                        continue;
                    }
                };
                let _ = timed.act(Who::Person(seat), &action, 0);
                timed.check();
                if timed.table.phase() == Phase::Over {
                    break;
                }
            }
            timed.check();
            if timed.table.phase() == Phase::Over {
                let record = timed.table.record().unwrap();
                assert!(verify(&record).unwrap().is_chained);
                assert!(record.contains(r#""clock":{"pace""#) && record.contains(r#""times":["#));
            }
        }
    }
    assert!(timeouts > 10, "{timeouts}");
}

/// Without restarts and lag every millisecond of thinking is in the journal, and none twice.
#[test]
fn every_millisecond_is_counted_once() {
    let mut dice = quick(4);
    let mut timed = Timed::new("kuhlorado", 2, live(3_600, 0, 0, OutOfTime::Lose), vec![SeatKind::Link; 2]);
    for round in 0..40 {
        timed.wait(u64::from(dice.below(5_000)));
        if round % 7 == 3 {
            let acted = timed.table.note_time(timed.elapsed(0));
            timed.keep(acted.steps);
            timed.wait(100);
        }
        if timed.play(&mut dice, 0).is_err() {
            break;
        }
    }
    let thought: u64 = timed.thought.iter().sum();
    timed.act(Who::Person(Seat(0)), &Action::Resign {}, 0).unwrap();
    let record = timed.table.record().unwrap();
    let header: serde_json::Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let times: u64 = header["times"].as_array().unwrap().iter().filter_map(|ms| ms.as_u64()).sum();
    assert_eq!(times, thought);
}

#[test]
fn undoing_gains_no_time() {
    let mut timed = Timed::new("te-kuiti", 2, live(60, 30, 20, OutOfTime::Lose), vec![SeatKind::Link; 2]);
    let Turn::Seat(seat) = timed.table.turn() else { panic!("somebody begins") };
    let before = timed.left();
    for _ in 0..12 {
        timed.wait(4_000);
        let mv = timed.table.game().legal()[0].clone();
        timed.act(Who::Person(seat), &Action::Play { version: timed.table.version(), mv }, 0).unwrap();
        timed.wait(1_000);
        timed.act(Who::Person(seat), &Action::Undo { version: timed.table.version() }, 0).unwrap();
        assert_eq!(timed.left(), before, "as if it had not been made");
    }
    let clocks = timed.table.show(Viewer::Spectator).clocks.unwrap();
    assert_eq!((clocks.used, clocks.free), (60_000, 50_000), "but the time has passed");
    assert_eq!(timed.table.time_left(timed.elapsed(0)), Some(50_000));
}

#[test]
fn a_takeback_gives_the_others_their_time_back() {
    let mut timed = Timed::new("kuhlorado", 2, live(60, 0, 0, OutOfTime::Lose), vec![SeatKind::Link; 2]);
    let mut dice = quick(1);
    // Past the half minute that first moves have for nothing.
    for _ in 0..8 {
        timed.play(&mut dice, 0).unwrap();
    }
    let Turn::Seat(seat) = timed.table.turn() else { panic!("the match goes on") };
    let before = timed.left();
    timed.wait(5_000);
    timed.play(&mut dice, 0).unwrap();
    while timed.table.turn() == Turn::Seat(seat) {
        timed.play(&mut dice, 0).unwrap();
    }
    timed.wait(7_000);
    timed.act(Who::Person(seat), &Action::Ask { version: timed.table.version() }, 0).unwrap();
    timed.act(Who::Person(seat.other()), &Action::Allow { version: timed.table.version() }, 0).unwrap();
    assert_eq!(timed.left()[seat.other().index()], before[seat.other().index()]);
    assert_eq!(timed.table.on_clock(), Some(seat));
    timed.check();
}

#[test]
fn who_runs_out_of_time_loses_a_duel_and_comes_last_among_many() {
    let mut timed = Timed::new("tic-tac-moo", 2, live(10, 0, 0, OutOfTime::Lose), vec![SeatKind::Link; 2]);
    let Some(seat) = timed.table.on_clock() else { panic!("a clock runs") };
    timed.wait(39_999);
    assert!(!timed.ring(), "ten seconds, and half a minute to arrive");
    timed.wait(1);
    assert_eq!(timed.play(&mut quick(1), 0), Err("OUT_OF_TIME".into()));
    assert!(timed.ring());
    let over = timed.table.show(Viewer::Spectator).state.unwrap().over.unwrap();
    assert_eq!(over.reason, cowbell_protocol::Reason::OutOfTime(seat.0));
    assert_eq!(over.standing.unwrap().places[seat.index()], 2);

    let mut timed = Timed::new("mow", 3, live(10, 0, 0, OutOfTime::Lose), vec![SeatKind::Link; 3]);
    let Some(seat) = timed.table.on_clock() else { panic!("a clock runs") };
    timed.wait(60_000);
    assert!(timed.ring());
    assert_eq!(timed.table.phase(), Phase::Playing, "the others play on");
    assert_eq!(timed.table.bot_to_move().map(|(bot, _)| bot), Some(seat));
    assert_eq!(timed.act(Who::Person(seat), &Action::Take {}, 0), Err("IS_OUT".into()));
    let mut dice = quick(2);
    while timed.table.phase() == Phase::Playing {
        timed.play(&mut dice, 0).unwrap();
    }
    let standing = timed.table.show(Viewer::Spectator).state.unwrap().over.unwrap().standing.unwrap();
    assert_eq!(standing.places[seat.index()], 3, "{:?}", standing.places);
    timed.check();
}

#[test]
fn a_bot_takes_over_and_clocks_of_bots_never_run() {
    let clock = live(10, 0, 0, OutOfTime::Bot(Level::new("hard")));
    let mut timed = Timed::new("kuhlorado", 2, clock, vec![SeatKind::Link; 2]);
    let Some(seat) = timed.table.on_clock() else { panic!("a clock runs") };
    timed.wait(50_000);
    assert!(timed.ring());
    assert_eq!(timed.table.bot_to_move(), Some((seat, Level::new("hard"))));
    assert_eq!(timed.table.on_clock(), None);
    assert_eq!(timed.act(Who::Person(seat), &Action::Take {}, 0), Err("OUT_OF_TIME".into()));
    timed.wait(DAY);
    assert!(!timed.ring());
}

#[test]
fn by_correspondence_a_move_has_its_days_and_a_bot_can_be_replaced_again() {
    let clock = Clock { pace: Pace::Days(3), out: OutOfTime::Bot(Level::new("hard")) };
    let mut timed = Timed::new("kuhlorado", 2, clock, vec![SeatKind::Link; 2]);
    for _ in 0..6 {
        timed.wait(3 * DAY - 1);
        timed.play(&mut quick(1), 0).unwrap();
    }
    let Some(seat) = timed.table.on_clock() else { panic!("a clock runs") };
    timed.wait(3 * DAY);
    assert!(timed.ring());
    assert_eq!(timed.act(Who::Person(seat), &Action::Take {}, 0), Err("OUT_OF_TIME".into()));
    while timed.table.bot_to_move().is_some() {
        timed.play(&mut quick(1), 0).unwrap();
    }
    timed.act(Who::Person(seat), &Action::Take {}, 0).unwrap();
    timed.check();
}

/// A client may say that its network is slow; it is believed half a second for a move, and not for ever.
#[test]
fn a_slow_network_is_forgiven_within_limits() {
    let mut timed = Timed::new("kuhlorado", 2, live(600, 0, 0, OutOfTime::Lose), vec![SeatKind::Link; 2]);
    let mut dice = quick(3);
    let mut forgiven = 0;
    for _ in 0..30 {
        let Some(seat) = timed.table.on_clock() else { break };
        timed.wait(40_000);
        timed.play(&mut dice, 100_000).unwrap();
        let row: serde_json::Value = serde_json::from_str(&timed.rows.last().unwrap().text).unwrap();
        let lag = row["play"]["lag"].as_u64().unwrap_or(0);
        assert!(lag <= 500);
        forgiven += if seat == Seat(0) { lag } else { 0 };
        if timed.left()[seat.index()] < 50_000 {
            break;
        }
    }
    assert!((1_000..=3_500).contains(&forgiven), "{forgiven}");
    timed.check();
}

#[test]
fn clocks_that_nobody_could_play_with_are_refused() {
    let refuse = |pace: Pace| {
        let clock = Some(Clock { pace, out: OutOfTime::Lose });
        let wish = NewTable { game: "mow".into(), clock, ..NewTable::default() };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        Table::create(ID, &wish, None, &Seed::new([8; 32]), key).err().map(|problem| problem.code)
    };
    for pace in [
        Pace::Live { time: 0, increment: 5, delay: 0 },
        Pace::Live { time: 100_000, increment: 0, delay: 0 },
        Pace::Live { time: 60, increment: 1_000, delay: 0 },
        Pace::Days(0),
        Pace::Days(15),
    ] {
        assert_eq!(refuse(pace).as_deref(), Some("BAD_CLOCK"), "{pace:?}");
    }
    assert_eq!(refuse(Pace::Days(14)), None);
}
