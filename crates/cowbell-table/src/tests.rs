//! The table as a pure state machine: what each action does, and what it refuses.

mod day;
mod dice;
mod names;
mod once;
mod seats;
mod versions;

use cowbell_protocol::{Action, Level, NewTable, Phase, Phrase, SeatKind, ServerMessage, Show};
use cowbell_rules::{Seat, Turn, Viewer};

use crate::{Acted, JournalRow, Seed, Table, TableId, Token, Who, fair, text, verify};

/// A table, its journal, and shorthands to act on it.
struct Try {
    table: Table,
    rows: Vec<JournalRow>,
}

impl Try {
    fn create(game: &str, seats: Vec<SeatKind>) -> Try {
        let many = (seats.len() > 2).then(|| ("seats".to_string(), seats.len().into()));
        let options = many.into_iter().collect();
        let request = NewTable {
            game: game.into(),
            options,
            seats,
            lobby: true,
            spectators: true,
            ..NewTable::default()
        };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let (table, steps) = Table::create(TableId(1), &request, None, &Seed::new([5; 32]), key).unwrap();
        Try { table, rows: steps.into_iter().map(|step| step.row).collect() }
    }

    /// Two people, sitting.
    fn duel() -> Try {
        Try::duel_of("tic-tac-moo")
    }

    fn duel_of(game: &str) -> Try {
        let mut table = Try::create(game, Vec::new());
        table.person(0, sit("Ada", "a")).unwrap();
        table.person(1, sit("Bo", "")).unwrap();
        table.person(0, Action::Reveal { salt: "a".into() }).unwrap();
        table
    }

    fn act(&mut self, who: Who, action: Action) -> Result<u32, String> {
        let Acted { steps, version } = self.table.act(who, &action).map_err(|problem| problem.code)?;
        self.rows.extend(steps.into_iter().map(|step| step.row));
        Ok(version)
    }

    fn person(&mut self, seat: u8, action: Action) -> Result<u32, String> {
        self.act(Who::Person(Seat(seat)), action)
    }

    fn turn(&self) -> u8 {
        match self.table.game().turn() {
            Turn::Seat(seat) => seat.0,
            turn => panic!("{turn:?}"),
        }
    }

    /// The first legal move of the seat to move.
    fn first(&self) -> Action {
        Action::Play { version: self.table.version(), mv: self.table.game().legal()[0].clone() }
    }

    fn play(&mut self) -> u32 {
        let (seat, action) = (self.turn(), self.first());
        self.person(seat, action).unwrap()
    }

    /// Checks that the journal, read back, gives the same table.
    fn check(&self) {
        let again = Table::load(TableId(1), &self.rows).unwrap();
        let seats = self.table.game().seats();
        for viewer in Viewer::all(seats) {
            let text = |table: &Table| serde_json::to_string(&table.show(viewer)).unwrap();
            assert_eq!(text(&again), text(&self.table));
        }
        assert_eq!(again.chain_hash(), self.table.chain_hash());
    }
}

/// Takes a seat with a secret of its own.
fn sit(name: &str, salt: &str) -> Action {
    let promise = if salt.is_empty() { String::new() } else { fair::promise(salt) };
    Action::Sit { name: name.into(), promise, token: Some(own_token(name.trim()).show()) }
}

fn own_token(name: &str) -> Token {
    Token::new([100 + name.len() as u8; 20])
}

#[test]
fn the_match_starts_with_the_last_seat_and_not_before() {
    let mut table = Try::create("tic-tac-moo", Vec::new());
    assert_eq!(table.person(0, Action::Play { version: 1, mv: "Ca1".into() }), Err("NOT_STARTED".into()));
    table.person(0, sit(" Ada ", "")).unwrap();
    table.person(0, Action::Rise {}).unwrap();
    table.person(1, sit("Bo", "")).unwrap();
    assert_eq!(table.table.phase(), Phase::Waiting);
    table.person(0, sit("Ada", "")).unwrap();
    assert_eq!(table.table.phase(), Phase::Playing);
    assert_eq!(table.person(0, Action::Rise {}), Err("STARTED".into()));
    table.check();
}

#[test]
fn a_doubled_move_is_recognised_and_a_stale_one_refused() {
    let mut table = Try::duel();
    let (seat, action) = (table.turn(), table.first());
    let version = table.person(seat, action.clone()).unwrap();
    assert_eq!(table.person(seat, action.clone()), Ok(version), "answered again");
    assert_eq!(table.table.version(), version, "but not applied again");
    let Action::Play { version: before, .. } = action else { unreachable!() };
    assert_eq!(table.person(seat, Action::Play { version: before, mv: "Hh8".into() }), Err("STALE".into()));
    assert_eq!(table.person(seat, Action::Play { version: 999, mv: "Hh8".into() }), Err("STALE".into()));
    for _ in 0..20 {
        table.play();
    }
    assert_eq!(table.person(seat, action), Err("STALE".into()), "long ago");
    table.check();
}

#[test]
fn talk_makes_no_move_stale() {
    let mut table = Try::duel();
    let (seat, action) = (table.turn(), table.first());
    table.person(1 - seat, Action::Say { phrase: Phrase::OneMoment }).unwrap();
    table.person(seat, action).unwrap();
    table.check();
}

#[test]
fn a_move_can_be_undone_while_nothing_new_was_revealed() {
    let mut table = Try::duel();
    let mut undone = 0;
    while table.table.phase() == Phase::Playing {
        let (seat, first) = (table.turn(), table.first());
        let before = table.table.game().position();
        let version = table.person(seat, first.clone()).unwrap();
        let undo = Action::Undo { version };
        let same_seat = table.table.game().turn() == Turn::Seat(Seat(seat));
        let no_chance = table.rows.last().is_some_and(|row| !row.text.contains("chance"));
        assert!(table.person(1 - seat, undo.clone()).is_err(), "only the own move");
        match table.person(seat, undo.clone()) {
            Ok(_) => {
                assert!(same_seat && no_chance);
                assert_eq!(table.table.game().position(), before);
                assert_eq!(table.person(seat, undo), Err("STALE".into()), "an undo is not doubled");
                assert_eq!(
                    table.person(seat, first),
                    Ok(version),
                    "nor is the move made again by a late copy"
                );
                assert_eq!(table.table.game().position(), before);
                undone += 1;
                table.play();
            }
            Err(_) => assert!(!(same_seat && no_chance)),
        }
    }
    assert!(undone > 5, "{undone}");
    table.check();
}

#[test]
fn undoing_is_offered_exactly_where_it_is_granted() {
    for game in cowbell_catalog::infos() {
        let mut table = Try::duel_of(game.slug);
        let mut turns = 0;
        while table.table.phase() == Phase::Playing {
            let seat = table.turn();
            let version = table.play();
            let state = table.table.state(Viewer::Seat(Seat(seat)), Show::View).unwrap();
            let is_granted = table.person(seat, Action::Undo { version }).is_ok();
            assert_eq!(state.undo, is_granted, "{} after {turns} moves", game.slug);
            if is_granted {
                table.play();
            }
            turns += 1;
        }
        table.check();
    }
}

#[test]
fn resigning_ends_a_duel_and_reveals_the_seed() {
    let mut table = Try::duel();
    table.play();
    let shown = |table: &Try| serde_json::to_string(&table.table.show(Viewer::Spectator)).unwrap();
    let seed = Seed::new([5; 32]).reveal();
    assert!(!shown(&table).contains(&seed));
    assert_eq!(table.table.record().unwrap_err().code, "NOT_OVER");
    table.person(0, Action::Resign {}).unwrap();
    assert!(shown(&table).contains(&seed));
    assert!(shown(&table).contains(r#""places":[2,1]"#));
    assert_eq!(table.person(1, Action::Resign {}), Err("IS_OVER".into()));
    let report = verify(&table.table.record().unwrap()).unwrap();
    assert!(report.is_proved && report.is_chained && !report.is_over);
    table.check();
}

#[test]
fn all_people_together_can_end_a_match() {
    let mut table = Try::duel();
    table.person(0, Action::Offer {}).unwrap();
    table.person(0, Action::Withdraw {}).unwrap();
    assert_eq!(table.person(0, Action::Offer {}), Err("ASKED_ALREADY".into()));
    table.play();
    table.person(0, Action::Offer {}).unwrap();
    table.play();
    table.person(1, Action::Offer {}).unwrap();
    assert_eq!(table.table.phase(), Phase::Playing, "a move answers an offer with no");
    table.person(0, Action::Offer {}).unwrap();
    assert_eq!(table.table.phase(), Phase::Over);
    table.check();
}

#[test]
fn a_seat_goes_to_a_bot_and_comes_back() {
    let mut table = Try::duel();
    let seat = table.turn();
    table.person(seat, Action::Hand { level: Level::new("random") }).unwrap();
    assert_eq!(table.table.bot_to_move(), Some((Seat(seat), Level::new("random"))));
    let first = table.first();
    assert_eq!(table.person(seat, first.clone()), Err("BOT_PLAYS".into()));
    table.act(Who::Bot(Seat(seat)), first).unwrap();
    table.person(seat, Action::Take {}).unwrap();
    assert_eq!(table.table.bot_to_move(), None);
    let first = table.first();
    assert_eq!(table.act(Who::Bot(Seat(table.turn())), first), Err("BOT_PLAYS".into()));
    table.check();
}

#[test]
fn a_rematch_moves_everyone_one_seat_and_keeps_their_links() {
    let mut table = Try::duel();
    assert_eq!(table.table.rematch(Seat(0), TableId(2), &Seed::new([6; 32])).err().unwrap().code, "NOT_OVER");
    table.person(1, Action::Resign {}).unwrap();
    let (acted, next) = table.table.rematch(Seat(0), TableId(2), &Seed::new([6; 32])).unwrap();
    let (next, _) = next.unwrap();
    assert_eq!(acted.steps.len(), 1);
    assert_eq!(next.seat_of(&own_token("Ada")), Some(Seat(1)));
    assert_eq!(next.seat_of(&own_token("Bo")), Some(Seat(0)));
    let (again, none) = table.table.rematch(Seat(1), TableId(3), &Seed::new([7; 32])).unwrap();
    assert!(again.steps.is_empty() && none.is_none(), "the first rematch counts");
}

#[test]
fn a_finished_match_comes_back_from_its_record() {
    let mut table = Try::duel();
    while table.table.phase() == Phase::Playing {
        table.play();
    }
    let text = table.table.record().unwrap();
    let record = cowbell_catalog::Record::parse(&text).unwrap();
    let (again, steps) = Table::import(TableId(4), &record, Some(&Seed::new([5; 32]))).unwrap();
    let rows: Vec<JournalRow> = steps.into_iter().map(|step| step.row).collect();
    assert_eq!(again.game().position(), table.table.game().position());
    assert_eq!(Table::load(TableId(4), &rows).unwrap().chain_hash(), again.chain_hash());
    let imported = verify::Report { is_imported: true, ..verify(&text).unwrap() };
    assert_eq!(verify(&again.record().unwrap()).unwrap(), imported);
    table.check();
}

#[test]
fn a_tampered_journal_is_found_out() {
    let mut table = Try::duel();
    table.play();
    table.play();
    for index in 0..table.rows.len() {
        let mut rows = table.rows.clone();
        rows[index].text = rows[index].text.replacen(':', ": ", 1);
        assert!(Table::load(TableId(1), &rows).is_err(), "entry {index} altered");
        let mut rows = table.rows.clone();
        rows.remove(index);
        assert!(
            index + 1 == table.rows.len() || Table::load(TableId(1), &rows).is_err(),
            "entry {index} removed"
        );
    }
}

#[test]
fn news_as_text_say_what_news_say() {
    for info in cowbell_catalog::infos() {
        let mut table = Try::duel_of(info.slug);
        let mut told = 0;
        let actions = |table: &Table, seat: u8, n: usize| {
            let legal = table.game().legal();
            let play = Action::Play { version: table.version(), mv: legal[n * 7 % legal.len()].clone() };
            let say = Action::Say { phrase: Phrase::Lucky };
            [(seat, play), (1 - seat, say), (seat, Action::Offer {}), (seat, Action::Withdraw {})]
        };
        for n in 0..400 {
            let Turn::Seat(seat) = table.table.game().turn() else { break };
            for (seat, action) in actions(&table.table, seat.0, n) {
                let Ok(acted) = table.table.act(Who::Person(Seat(seat)), &action) else { continue };
                for (step, viewer) in
                    acted.steps.iter().flat_map(|step| Viewer::all(2).map(move |v| (step, v)))
                {
                    for show in [Show::View, Show::Scene] {
                        let news = table.table.news_as(step, viewer, show);
                        let text = news.map(|news| text(&ServerMessage::News(Box::new(news))));
                        assert_eq!(table.table.told(step, viewer, show), text);
                        told += 1;
                    }
                }
            }
        }
        assert!(told > 500, "{}: {told}", info.slug);
    }
}

#[test]
fn hints_between_people_are_off_unless_the_table_allows_them_and_then_everyone_hears_of_each() {
    let mut duel = Try::duel();
    let turn = Seat(duel.turn());
    let code = |refused: Result<Acted, cowbell_protocol::Problem>| refused.map(|_| ()).unwrap_err().code;
    assert_eq!(code(duel.table.ask_hint(turn)), "HINTS_OFF");
    duel.table.hints = true;
    assert_eq!(code(duel.table.ask_hint(turn.other())), "NOT_YOUR_TURN");
    let acted = duel.table.ask_hint(turn).unwrap();
    let heard = duel.table.news(&acted.steps[0], Viewer::Spectator).unwrap().what;
    assert_eq!(heard, cowbell_protocol::What::Said { seat: turn.0, phrase: Phrase::AskedHint });
    let forged = duel.person(turn.0, Action::Say { phrase: Phrase::AskedHint });
    assert_eq!(forged, Err("BAD_REQUEST".into()));
    // Against bots a hint is nobody else's business.
    let mut alone = Try::create("tic-tac-moo", vec![SeatKind::Link, SeatKind::Bot(Level::new("easy"))]);
    alone.person(0, sit("Ada", "")).unwrap();
    while alone.turn() != 0 {
        let play = alone.first();
        alone.act(Who::Bot(Seat(1)), play).unwrap();
    }
    assert!(alone.table.ask_hint(Seat(0)).unwrap().steps.is_empty());
}

#[test]
fn what_a_bot_will_play_follows_from_the_secret_seed_and_the_version() {
    let bots = vec![SeatKind::Bot(Level::new("random")); 2];
    let request = NewTable { game: "tic-tac-moo".into(), seats: bots, ..NewTable::default() };
    let table = |seed: &Seed| {
        Table::create(TableId(1), &request, None, seed, |seat| Token::new([seat.0; 20]).key()).unwrap().0
    };
    let (one, other) = (Seed::new([5; 32]), Seed::new([6; 32]));
    let version = table(&one).version();
    assert_eq!(version, table(&other).version(), "nothing that can be seen tells the two tables apart");
    assert_ne!(table(&one).bot_seed(), table(&other).bot_seed());
    assert_eq!(
        table(&one).bot_seed(),
        one.for_bot(version),
        "anyone can compute it when the seed is revealed"
    );
    assert_ne!(one.for_bot(version), one.for_bot(version + 1));
}

#[test]
fn an_operator_can_end_a_match() {
    let mut waiting = Try::create("tic-tac-moo", vec![SeatKind::Link, SeatKind::Link]);
    assert_eq!(waiting.table.close().map(|_| ()).unwrap_err().code, "NOT_STARTED");
    let mut duel = Try::duel();
    let acted = duel.table.close().unwrap();
    let news = duel.table.news(&acted.steps[0], Viewer::Spectator).unwrap();
    assert_eq!(news.what, cowbell_protocol::What::Closed {});
    assert_eq!(news.state.unwrap().over.unwrap().reason, cowbell_protocol::Reason::Closed);
    duel.rows.extend(acted.steps.into_iter().map(|step| step.row));
    let mut again = Table::load(TableId(1), &duel.rows).unwrap();
    assert_eq!(again.phase(), cowbell_protocol::Phase::Over);
    assert_eq!(again.close().map(|_| ()).unwrap_err().code, "IS_OVER");
}
