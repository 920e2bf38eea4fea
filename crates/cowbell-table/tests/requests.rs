//! What seats ask of each other: a move is taken back only if everyone agrees and nothing hidden was shown, requests can be
//! declined, and nobody can be asked again and again.

use cowbell_catalog::{Options, infos};
use cowbell_protocol::{Action, Level, NewTable, Phase, Request, SeatKind};
use cowbell_rules::{Dice, Seat, Told, Turn, Viewer, quick};
use cowbell_table::{JournalRow, Seed, Table, TableId, Token, Who};

const ID: TableId = TableId(3);

struct Party {
    table: Table,
    rows: Vec<JournalRow>,
    people: usize,
}

impl Party {
    /// People at all seats, except that the last one is a bot's if `has_bot`.
    fn new(game: &str, seats: usize, has_bot: bool) -> Party {
        let mut options = Options::new();
        if seats > 2 {
            options.insert("seats".into(), seats.into());
        }
        let mut kinds = vec![SeatKind::Link; seats];
        if has_bot {
            kinds[seats - 1] = SeatKind::Bot(Level::new("random"));
        }
        let people = seats - usize::from(has_bot);
        let request =
            NewTable { game: game.into(), options, seats: kinds, spectators: true, ..NewTable::default() };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let (table, steps) = Table::create(ID, &request, None, &Seed::new([2; 32]), key).unwrap();
        let rows = steps.into_iter().map(|step| step.row).collect();
        let mut party = Party { table, rows, people };
        for seat in 0..people {
            let token = Some(format!("e{seat}").repeat(20));
            party
                .act(seat as u8, Action::Sit { name: format!("N{seat}"), promise: String::new(), token })
                .unwrap();
        }
        party
    }

    fn who(&mut self, who: Who, action: Action) -> Result<u32, String> {
        let acted = self.table.act(who, &action).map_err(|problem| problem.code)?;
        self.rows.extend(acted.steps.into_iter().map(|step| step.row));
        Ok(acted.version)
    }

    fn act(&mut self, seat: u8, action: Action) -> Result<u32, String> {
        self.who(Who::Person(Seat(seat)), action)
    }

    /// A random move of the seat to move; returns that seat.
    fn play(&mut self, dice: &mut impl Dice) -> u8 {
        let Turn::Seat(seat) = self.table.game().turn() else { panic!("nobody is to move") };
        let legal = self.table.game().legal();
        let mv = legal[dice.below(legal.len() as u32) as usize].clone();
        let is_bot = self.table.bot_to_move().is_some();
        let who = if is_bot { Who::Bot(seat) } else { Who::Person(seat) };
        self.who(who, Action::Play { version: self.table.version(), mv }).unwrap();
        seat.0
    }

    fn ask(&mut self, seat: u8) -> Result<u32, String> {
        self.act(seat, Action::Ask { version: self.table.version() })
    }

    fn allow(&mut self, seat: u8) -> Result<u32, String> {
        self.act(seat, Action::Allow { version: self.table.version() })
    }

    fn check(&self) {
        let again = Table::load(ID, &self.rows).unwrap();
        for viewer in Viewer::all(self.table.game().seats()) {
            let text = |table: &Table| serde_json::to_string(&table.show(viewer)).unwrap();
            assert_eq!(text(&again), text(&self.table));
        }
        assert_eq!(again.chain_hash(), self.table.chain_hash());
    }
}

#[test]
fn a_move_is_taken_back_when_the_other_allows_it() {
    let mut dice = quick(1);
    let mut party = Party::new("kuhlorado", 2, false);
    while party.table.game().legal().len() < 3 {
        party.play(&mut dice);
    }
    let before = party.table.game().position();
    let seat = party.play(&mut dice);
    party.ask(seat).unwrap();
    assert_eq!(party.table.show(Viewer::Spectator).takeback.unwrap().seat, seat);
    assert_eq!(party.allow(seat), Err("NOTHING_ASKED".into()), "not by the seat that asks");
    party.allow(1 - seat).unwrap();
    assert_eq!(party.table.game().position(), before);
    assert_eq!(party.table.turn(), Turn::Seat(Seat(seat)));
    assert!(party.table.show(Viewer::Spectator).takeback.is_none());
    party.check();
}

/// What viewers are told is what the table decides, in every game, for every seat, whatever was played or taken back.
#[test]
fn everyone_is_told_whose_move_can_be_taken_back_and_why_not() {
    let (mut possible, mut revealed, mut unmoved) = (0, 0, 0);
    for (info, seats) in infos().iter().flat_map(|info| [2, 3].map(|seats| (info, seats))) {
        if seats > info.seats.1 {
            continue;
        }
        let mut dice = quick(seats as u64);
        let mut party = Party::new(info.slug, seats, false);
        for round in 0..60 {
            if party.table.phase() != Phase::Playing {
                break;
            }
            let state = party.table.show(Viewer::Spectator).state.unwrap();
            for seat in 0..seats as u8 {
                let mut copy = Table::load(ID, &party.rows).unwrap();
                let ask = Action::Ask { version: copy.version() };
                let answer = copy.act(Who::Person(Seat(seat)), &ask).map_err(|problem| problem.code);
                match answer.as_ref().map_err(String::as_str) {
                    Ok(_) => possible += 1,
                    Err("NOTHING_TO_UNDO") => unmoved += 1,
                    Err("REVEALED") => revealed += 1,
                    Err(code) => panic!("{code}"),
                }
                assert_eq!(state.takebacks.contains(&seat), answer.is_ok(), "{}: {seat}", info.slug);
                assert_eq!(
                    state.unmoved.contains(&seat),
                    answer.is_err_and(|code| code == "NOTHING_TO_UNDO")
                );
            }
            let last = state.takebacks.first().copied().filter(|_| round % 7 == 6);
            match last {
                Some(seat) => {
                    // There is a limit to how often a seat can ask.
                    if party.ask(seat).is_ok() {
                        for other in (0..seats as u8).filter(|other| *other != seat) {
                            party.allow(other).unwrap();
                        }
                        party.check();
                        party.play(&mut dice);
                    }
                }
                None => drop(party.play(&mut dice)),
            }
        }
    }
    assert!(possible > 50 && revealed > 50 && unmoved > 10, "{possible} {revealed} {unmoved}");
}

#[test]
fn everyone_at_the_table_has_to_allow_it_and_anyone_can_decline() {
    let mut dice = quick(2);
    let mut party = Party::new("tic-tac-town", 4, false);
    // Most moves show something; some do not.
    let mut asked = 0;
    loop {
        let seat = party.play(&mut dice);
        if party.table.phase() != Phase::Playing {
            break;
        }
        let steps = party.table.game().steps();
        match party.ask(seat) {
            Err(code) => assert_eq!(code, "REVEALED"),
            Ok(_) => {
                asked += 1;
                let others: Vec<u8> = (0..4).filter(|other| *other != seat).collect();
                party.allow(others[0]).unwrap();
                party.allow(others[0]).unwrap();
                party.allow(others[1]).unwrap();
                assert_eq!(party.table.game().steps(), steps, "one has not answered");
                party.act(others[2], Action::Decline { what: Request::Takeback }).unwrap();
                assert_eq!(party.allow(others[0]), Err("NOTHING_ASKED".into()));
                assert_eq!(party.ask(seat), Err("ASKED_ALREADY".into()), "not again before the next move");
            }
        }
    }
    assert!(asked > 0);
    party.check();
}

#[test]
fn a_bot_allows_at_once() {
    let mut dice = quick(3);
    let mut party = Party::new("tic-tac-moo", 2, true);
    let mut taken = 0;
    for _ in 0..60 {
        if party.table.phase() != Phase::Playing {
            break;
        }
        let before = party.table.game().steps();
        if party.play(&mut dice) == 0 && party.table.phase() == Phase::Playing {
            party.ask(0).unwrap();
            assert_eq!(party.table.game().steps(), before);
            taken += 1;
            party.play(&mut dice);
        }
    }
    assert!(taken > MOST, "a bot can be asked without end: {taken}");
    party.check();
}

const MOST: usize = 10;

fn is_move(event: &Told) -> bool {
    matches!(event, Told::Move { .. })
}

/// In every game, at random moments: what was hidden and then shown is never taken back.
#[test]
fn nothing_that_was_revealed_is_taken_back() {
    for info in infos() {
        for seed in 0..6 {
            let mut dice = quick(seed);
            let mut party = Party::new(info.slug, 2, false);
            let (mut granted, mut refused) = (0, 0);
            for _ in 0..200 {
                if party.table.phase() != Phase::Playing {
                    break;
                }
                let Turn::Seat(mover) = party.table.turn() else { break };
                let seat = if dice.below(2) == 0 { mover } else { mover.other() };
                let views = [0, 1].map(|seat| party.table.game().view(Viewer::Seat(Seat(seat))).to_string());
                match party.ask(seat.0) {
                    Ok(_) => {
                        let shown = party.table.show(Viewer::Spectator).takeback.unwrap();
                        let past = party.table.game().up_to(shown.step as usize);
                        let since = &party.table.game().events()[shown.step as usize..];
                        assert!(!info.has_secrets || since.iter().all(is_move));
                        party.allow(seat.other().0).unwrap();
                        assert_eq!(party.table.game().position(), past.position());
                        granted += 1;
                    }
                    Err(code) => {
                        let now =
                            [0, 1].map(|seat| party.table.game().view(Viewer::Seat(Seat(seat))).to_string());
                        assert_eq!(now, views, "a refusal changes nothing");
                        assert!(
                            ["REVEALED", "NOTHING_TO_UNDO", "ASKED_ALREADY", "ASKED_ENOUGH"]
                                .contains(&code.as_str()),
                            "{code}"
                        );
                        refused += 1;
                    }
                }
                party.play(&mut dice);
            }
            assert!(refused > 0, "{}: {granted} granted", info.slug);
            assert!(granted > 0 || info.has_secrets, "{}: none granted", info.slug);
            party.check();
        }
    }
}

#[test]
fn nobody_can_be_asked_without_end() {
    let mut dice = quick(5);
    let mut party = Party::new("kuhlorado", 2, false);
    let (mut ends, mut takebacks) = (0, 0);
    while party.table.phase() == Phase::Playing {
        let seat = party.play(&mut dice);
        if party.table.phase() != Phase::Playing {
            break;
        }
        let other = 1 - seat;
        for (action, what, count) in [
            (Action::Offer {}, Request::End, &mut ends),
            (Action::Ask { version: party.table.version() }, Request::Takeback, &mut takebacks),
        ] {
            if seat != 0 {
                continue;
            }
            for _ in 0..3 {
                let before = party.table.version();
                match party.act(seat, action.clone()) {
                    Ok(version) => {
                        *count += usize::from(version > before);
                        party.act(other, Action::Decline { what }).unwrap();
                    }
                    Err(code) => assert!(code.starts_with("ASKED_"), "{code}"),
                }
            }
        }
    }
    assert_eq!((ends, takebacks), (MOST, MOST));
    party.check();
}

#[test]
fn agreeing_is_possible_even_after_an_own_offer_was_declined() {
    let mut party = Party::new("kuhlorado", 2, false);
    party.act(0, Action::Offer {}).unwrap();
    party.act(1, Action::Decline { what: Request::End }).unwrap();
    assert_eq!(party.table.show(Viewer::Spectator).offers, [] as [u8; 0]);
    assert_eq!(party.act(0, Action::Offer {}), Err("ASKED_ALREADY".into()));
    party.act(1, Action::Offer {}).unwrap();
    party.act(0, Action::Offer {}).unwrap();
    assert_eq!(party.table.phase(), Phase::Over);
    assert_eq!(party.people, 2);
    party.check();
}
