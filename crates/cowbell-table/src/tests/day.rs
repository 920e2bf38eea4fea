//! The match of the day: the same luck for everyone, whatever they do, and no help.

use std::collections::BTreeMap;

use cowbell_protocol::{Action, Level, Phase};
use cowbell_rules::{Seat, Told, Turn};

use super::{Try, sit};
use crate::day::{Daily, Day};
use crate::verify::{Wrong, verify};
use crate::{Table, TableId, Token, Who};

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn begin(game: &str, date: &str, salt: &str) -> Try {
    let daily = Daily { date: day(date), counts: true };
    let (table, steps) = Table::of_day(TableId(1), game, daily, Token::new([7; 20]).key()).unwrap();
    let mut table = Try { table, rows: steps.into_iter().map(|step| step.row).collect() };
    table.person(0, sit("Ada", salt)).unwrap();
    assert_eq!(table.table.phase(), Phase::Playing, "nobody waits for a salt");
    table
}

/// Plays to the end; `choose` picks from the legal moves.
fn play_out(table: &mut Try, mut choose: impl FnMut(&[String]) -> String) {
    while let Turn::Seat(seat) = table.table.game().turn() {
        let mv = choose(&table.table.game().legal());
        let who = if seat.0 == 0 { Who::Person(seat) } else { Who::Bot(seat) };
        table.act(who, Action::Play { version: table.table.version(), mv }).unwrap();
    }
}

/// The rolls that begin a turn of Kuhlorado: those that do not follow a reroll.
fn rolls(table: &Try) -> Vec<String> {
    let events = table.table.game().events();
    let is_again = |event: Option<&Told>| event.is_some_and(|event| event.text().starts_with("reroll"));
    let after = |at: usize| at.checked_sub(1).and_then(|at| events.get(at));
    let is_roll = |at: &usize| events[*at].text().starts_with("roll") && !is_again(after(*at));
    (0..events.len()).filter(is_roll).map(|at| events[at].text().to_string()).collect()
}

fn kuhlorado(date: &str, dice: &str) -> Try {
    let mut table = begin("kuhlorado", date, "");
    play_out(&mut table, |legal| legal.iter().find(|mv| *mv == dice).unwrap_or(&legal[0]).clone());
    table
}

#[test]
fn a_turn_of_kuhlorado_begins_with_the_same_roll_for_everyone_whatever_was_rerolled_before() {
    let (keeps, rerolls) = (kuhlorado("2026-11-16", "keep"), kuhlorado("2026-11-16", "reroll both"));
    assert_ne!(keeps.table.game().events(), rerolls.table.game().events());
    let (one, two) = (rolls(&keeps), rolls(&rerolls));
    let turns = one.len().min(two.len());
    assert!(turns > 20, "{turns} turns");
    assert_eq!(one[..turns], two[..turns]);
    let tomorrow = kuhlorado("2026-11-17", "keep");
    assert_ne!(rolls(&tomorrow)[..20], one[..20]);
    assert_ne!(tomorrow.table.game().options(), keeps.table.game().options(), "a new sheet");
}

#[test]
fn a_tile_of_te_kuiti_is_the_same_for_everyone_in_whatever_order_tiles_are_flipped() {
    let tiles = |date: &str, stride: usize| {
        let (mut table, mut at) = (begin("te-kuiti", date, ""), 0);
        play_out(&mut table, |legal| {
            at += stride;
            legal[at % legal.len()].clone()
        });
        let events = table.table.game().events();
        let seen = events.windows(2).filter(|pair| pair[1].text().starts_with("tile"));
        seen.map(|pair| (pair[0].text().to_string(), pair[1].text().to_string())).collect::<BTreeMap<_, _>>()
    };
    let (one, two) = (tiles("2026-11-16", 7), tiles("2026-11-16", 11));
    let both: Vec<_> =
        one.iter().filter_map(|(cell, tile)| two.get(cell).map(|other| (tile, other))).collect();
    assert!(both.len() > 4, "{both:?}");
    assert!(both.iter().all(|(tile, other)| tile == other), "{both:?}");
    let other = tiles("2026-11-17", 7);
    assert!(one.iter().any(|(cell, tile)| other.get(cell).is_some_and(|other| other != tile)));
}

#[test]
fn a_salt_changes_nothing_a_bot_answers_the_position_and_the_record_proves_it() {
    let (plain, mut salted) =
        (begin("kuhlorado", "2026-11-16", ""), begin("kuhlorado", "2026-11-16", "salt"));
    assert_eq!(plain.table.game().events(), salted.table.game().events());
    let before = salted.table.bot_seed();
    salted.person(0, Action::Say { phrase: cowbell_protocol::Phrase::ALL[0] }).unwrap();
    assert_ne!(plain.table.version(), salted.table.version());
    assert_eq!(
        (before, before),
        (salted.table.bot_seed(), plain.table.bot_seed()),
        "only the position counts"
    );
    assert_eq!(salted.table.day_result(), None);
    play_out(&mut salted, |legal| legal[0].clone());
    salted.check();
    let scores = salted.table.game().standing().unwrap().scores;
    assert_eq!(salted.table.day_result(), Some(scores[0] - scores[1]));

    let record = salted.table.record().unwrap();
    let report = verify(&record).unwrap();
    assert_eq!((report.dice, report.is_proved, report.proved), (3, true, report.chances));
    let moved = record.replace(r#""day":"2026-11-16""#, r#""day":"2026-11-17""#);
    assert_eq!(verify(&moved), Err(Wrong::Day(day("2026-11-17"))));
    // Imported elsewhere, it is the same record, and no try that counts.
    let parsed = cowbell_catalog::Record::parse(&record).unwrap();
    let seed = day("2026-11-16").seed("kuhlorado");
    let (again, _) = Table::import(TableId(4), &parsed, Some(&seed)).unwrap();
    assert!(verify(&again.record().unwrap()).unwrap().is_proved);
    assert_eq!(again.daily(), Some(Daily { date: day("2026-11-16"), counts: false }));
}

#[test]
fn nobody_gets_help_in_the_match_of_the_day() {
    let mut table = begin("kuhlorado", "2026-11-16", "");
    while table.turn() != 0 {
        let mv = table.table.game().legal()[0].clone();
        table.act(Who::Bot(Seat(1)), Action::Play { version: table.table.version(), mv }).unwrap();
    }
    let version = table.table.version();
    let refused = Err("MATCH_OF_DAY".to_string());
    assert_eq!(table.person(0, Action::Ask { version }), refused);
    assert_eq!(table.person(0, Action::Hand { level: Level::new("hard") }), refused);
    assert_eq!(table.table.ask_hint(Seat(0)).unwrap_err().code, "MATCH_OF_DAY");
    assert_eq!(table.table.check_training(Seat(0)).unwrap_err().code, "MATCH_OF_DAY");
    assert_eq!(table.table.version(), version);
    // Giving up is possible, and is no result.
    table.person(0, Action::Resign {}).unwrap();
    assert_eq!((table.table.phase(), table.table.day_result()), (Phase::Over, None));
    assert!(
        Table::of_day(
            TableId(2),
            "mow",
            Daily { date: day("2026-11-16"), counts: true },
            Token::new([7; 20]).key()
        )
        .is_err()
    );
}

#[test]
fn a_day_is_one_of_the_calendar_and_has_one_text() {
    assert_eq!(Day::at(0).to_string(), "1970-01-01");
    assert_eq!(Day::at(1_794_787_199).to_string(), "2026-11-15");
    assert_eq!(Day::at(1_794_787_200), day("2026-11-16"));
    assert_eq!(Day::at(-1), Day::at(0));
    assert_eq!(day("2024-02-29").before(day("2024-03-01")), Some(1));
    assert_eq!(day("2024-03-01").before(day("2024-02-29")), None);
    for wrong in [
        "",
        "2026",
        "2026-11",
        "2026-02-29",
        "2026-13-01",
        "2026-1-01",
        "+2026-01-01",
        "1969-12-31",
        "2026-11-16x",
    ] {
        assert!(wrong.parse::<Day>().is_err(), "{wrong}");
    }
}
