//! Clocks with simulated time: random play, talk, undo, takebacks, bots, leaving and restarts. Whatever happens, nobody is
//! charged for time that was not his to use, and the journal alone gives the same clocks back.

mod timed;

use cowbell_catalog::infos;
use cowbell_protocol::{Action, Clock, Level, NewTable, OutOfTime, Pace, Phase, Phrase, SeatKind};
use cowbell_rules::{Dice, Seat, Turn, Viewer, quick};
use cowbell_table::{Seed, Table, Token, Who, verify};
use timed::{ID, Timed, live};

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn whatever_happens_nobody_is_charged_for_what_is_not_his() {
    let clocks = [
        live(60, 5, 0, OutOfTime::Lose),
        live(20, 0, 10, OutOfTime::Bot(Level::new("easy"))),
        Clock { pace: Pace::Days(1), out: OutOfTime::Lose },
    ];
    let (mut timeouts, mut takeovers, mut replaced, mut takebacks, mut resigned) = (0, 0, 0, 0, 0);
    for (info, seats) in infos().iter().flat_map(|info| [2, 3, 10].map(|seats| (info, seats))) {
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
                let action = match dice.below(30) {
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
                        takeovers += usize::from(timed.table.bot_to_move().is_some());
                        timed.check();
                        continue;
                    }
                    // Someone leaves, comes back, or is given up by the others; rarely someone resigns.
                    15 => {
                        timed.gone[seat.index()] = Some(timed.now);
                        continue;
                    }
                    16 => {
                        timed.gone[seat.index()] = None;
                        continue;
                    }
                    17 | 18 => {
                        let gone = timed.table.awaited().unwrap_or(seat);
                        timed.gone[gone.index()].get_or_insert(timed.now);
                        // Long enough for the others to decide, and for the time of many to be up.
                        timed.wait(u64::from(dice.below(3)) * 70_000);
                        Action::Replace { seat: gone.0, level: Level::new("easy") }
                    }
                    19 if dice.below(8) == 0 => Action::Resign {},
                    _ => {
                        let lag = u64::from(dice.below(2_000));
                        if timed.play(&mut dice, lag) == Err("OUT_OF_TIME".into()) {
                            assert!(timed.ring(), "a move that comes too late means that the time is up");
                            timeouts += 1;
                        }
                        continue;
                    }
                };
                let steps = timed.table.game().steps();
                let is_done = timed.act(Who::Person(seat), &action, 0).is_ok();
                replaced += usize::from(is_done && matches!(action, Action::Replace { .. }));
                resigned += usize::from(is_done && matches!(action, Action::Resign {}));
                takebacks +=
                    usize::from(timed.table.game().steps() < steps && !matches!(action, Action::Undo { .. }));
                // It takes the whole journal each time.
                if dice.below(4) == 0 {
                    timed.check();
                }
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
    for count in [timeouts, takeovers, replaced, takebacks, resigned] {
        assert!(
            count > 2,
            "{timeouts} out of time, {takeovers} bots, {replaced} replaced, {takebacks}, {resigned}"
        );
    }
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

/// A record that is brought back has the clock and the time of every move, and nothing in it is believed that cannot be counted with.
#[test]
fn an_imported_record_keeps_its_clock_and_times() {
    let mut dice = quick(6);
    let mut timed = Timed::new("tic-tac-town", 3, live(600, 5, 0, OutOfTime::Lose), vec![SeatKind::Link; 3]);
    for _ in 0..30 {
        timed.wait(u64::from(dice.below(5_000)));
        timed.play(&mut dice, 0).unwrap();
    }
    for seat in [0, 1] {
        timed.act(Who::Person(Seat(seat)), &Action::Resign {}, 0).unwrap();
    }
    let text = timed.table.record().unwrap();
    let header =
        |text: &str| -> serde_json::Value { serde_json::from_str(text.lines().next().unwrap()).unwrap() };
    let import = |text: &str| {
        let record = cowbell_catalog::Record::parse(text).unwrap();
        Table::import(ID, &record, None).unwrap().0
    };
    let again = import(&text);
    assert_eq!(again.times(), timed.table.times());
    assert_eq!(
        again.times().iter().filter(|ms| **ms > 0).count(),
        30,
        "one for each move, none for the dice"
    );
    let (one, two) = (header(&text), header(&again.record().unwrap()));
    assert_eq!((&one["clock"], &one["times"]), (&two["clock"], &two["times"]));
    for (clock, times) in [
        (serde_json::json!({"pace": {"days": 99}}), serde_json::json!([1, 2])),
        (serde_json::json!("late"), serde_json::json!("much")),
        (one["clock"].clone(), serde_json::json!([u64::MAX, -1, "x", u64::MAX])),
    ] {
        let mut bad = one.clone();
        (bad["clock"], bad["times"]) = (clock, times);
        let rest: Vec<&str> = text.lines().skip(1).collect();
        let odd = import(&format!("{bad}\n{}\n", rest.join("\n")));
        assert!(odd.times().iter().sum::<u64>() < 10 * u64::from(u32::MAX));
    }
}

#[test]
fn undoing_gains_no_time() {
    let mut timed = Timed::new("te-kuiti", 2, live(60, 30, 20, OutOfTime::Lose), vec![SeatKind::Link; 2]);
    let Turn::Seat(seat) = timed.table.turn() else { panic!("someone begins") };
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

/// What is forgiven for a slow network is forgiven once, however often the same move is made and undone.
#[test]
fn undoing_gains_no_time_on_a_slow_network() {
    let mut timed = Timed::new("te-kuiti", 2, live(60, 30, 20, OutOfTime::Lose), vec![SeatKind::Link; 2]);
    let Turn::Seat(seat) = timed.table.turn() else { panic!("someone begins") };
    for _ in 0..20 {
        timed.wait(500);
        let mv = timed.table.game().legal()[0].clone();
        timed.act(Who::Person(seat), &Action::Play { version: timed.table.version(), mv }, 500).unwrap();
        timed.wait(500);
        timed.act(Who::Person(seat), &Action::Undo { version: timed.table.version() }, 500).unwrap();
    }
    let forgiven = timed.thought[seat.index()] - timed.table.show(Viewer::Spectator).clocks.unwrap().used;
    // The quota, and what the move that is being made would gain.
    assert!((1_000..=1_150).contains(&forgiven), "{forgiven}");
    timed.check();
}

#[test]
fn taking_a_move_back_does_not_give_back_the_time_for_thinking_about_the_next_one() {
    let kinds = vec![SeatKind::Link, SeatKind::Bot(Level::new("easy"))];
    let mut timed = Timed::new("kuhlorado", 2, live(60, 0, 0, OutOfTime::Lose), kinds);
    let mut dice = quick(1);
    // Until a turn has several moves.
    loop {
        while timed.table.bot_to_move().is_some() {
            timed.play(&mut dice, 0).unwrap();
        }
        timed.wait(5_000);
        timed.play(&mut dice, 0).unwrap();
        if timed.table.on_clock().is_some() {
            break;
        }
    }
    timed.wait(7_000);
    timed.act(Who::Person(Seat(0)), &Action::Ask { version: timed.table.version() }, 0).unwrap();
    assert_eq!(timed.table.show(Viewer::Spectator).clocks.unwrap().used, 12_000);
    timed.check();
}

#[test]
fn a_bot_that_plays_for_a_person_gains_no_time() {
    let mut timed = Timed::new("kuhlorado", 2, live(60, 30, 0, OutOfTime::Lose), vec![SeatKind::Link; 2]);
    let Some(seat) = timed.table.on_clock() else { panic!("a clock runs") };
    timed.act(Who::Person(seat), &Action::Hand { level: Level::new("easy") }, 0).unwrap();
    let mut dice = quick(2);
    for _ in 0..10 {
        timed.play(&mut dice, 0).unwrap();
    }
    assert_eq!(timed.left()[seat.index()], 60_000);
    assert!(timed.left()[seat.other().index()] > 60_000, "who plays gains time");
    timed.act(Who::Person(seat), &Action::Take {}, 0).unwrap();
    timed.check();
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
        let request = NewTable { game: "mow".into(), clock, ..NewTable::default() };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        Table::create(ID, &request, None, &Seed::new([8; 32]), key).err().map(|problem| problem.code)
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
