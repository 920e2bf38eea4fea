//! What is said at a table: free text only where the table allows it, fit to be shown to strangers, hidden from spectators if the
//! players want that, and gone when it is deleted. And what spectators see who are some moves behind.

use cowbell_protocol::{Action, Chat, NewTable, Phase, Phrase, Show, What};
use cowbell_rules::{Dice, Seat, Told, Turn, Viewer, quick};
use cowbell_table::{JournalRow, Seed, Step, Table, TableId, Token, Who};

const ID: TableId = TableId(9);
const KEY: &str = "00112233445566778899aabbccddeeff00112233";

fn table(game: &str, chat: Chat, delay: u8) -> (Table, Vec<JournalRow>) {
    let request =
        NewTable { game: game.into(), spectators: true, chat, delay: Some(delay), ..NewTable::default() };
    let key = |seat: Seat| Token::new([seat.0; 20]).key();
    let (mut table, steps) = Table::create(ID, &request, None, &Seed::new([5; 32]), key).unwrap();
    let mut rows: Vec<JournalRow> = steps.into_iter().map(|step| step.row).collect();
    for (seat, name) in ["Ada", "Bo"].into_iter().enumerate() {
        let token = Some(format!("e{seat}").repeat(20));
        let sit = Action::Sit { name: name.into(), promise: String::new(), token };
        rows.extend(act(&mut table, seat as u8, &sit).unwrap().into_iter().map(|step| step.row));
    }
    (table, rows)
}

fn act(table: &mut Table, seat: u8, action: &Action) -> Result<Vec<Step>, String> {
    table.act(Who::Person(Seat(seat)), action).map(|acted| acted.steps).map_err(|problem| problem.code)
}

fn write(table: &mut Table, seat: u8, text: &str) -> Result<Vec<Step>, String> {
    act(table, seat, &Action::Write { text: text.into() })
}

fn read(table: &Table, viewer: Viewer) -> Vec<String> {
    table.show(viewer).said.into_iter().filter_map(|line| line.text).collect()
}

#[test]
fn free_text_is_off_by_default_and_fit_for_strangers_where_it_is_on() {
    assert_eq!(NewTable::default().chat, Chat::Phrases);
    let (mut plain, _) = table("kuhlorado", Chat::Phrases, 0);
    assert_eq!(write(&mut plain, 0, "Hi").err().as_deref(), Some("CHAT_OFF"));
    assert!(act(&mut plain, 0, &Action::Say { phrase: Phrase::Hello }).is_ok());
    let (mut free, _) = table("kuhlorado", Chat::Players, 0);
    for bad in [
        "",
        "  ",
        "\u{200b}",
        "a\u{202e}b",
        "a\nb",
        "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
        &"x".repeat(201),
    ] {
        assert_eq!(write(&mut free, 0, bad).err().as_deref(), Some("BAD_TEXT"), "{bad:?}");
    }
    for good in ["Hi!", "שלום", &"👩‍🌾".repeat(200), &"x".repeat(200)] {
        assert!(write(&mut free, 0, good).is_ok(), "{good:?}");
    }
    assert!(write(&mut free, 1, "  Zoe\u{308}   is here ").is_ok());
    assert_eq!(read(&free, Viewer::Seat(Seat(0))).last().unwrap(), "Zoë is here");
}

#[test]
fn spectators_read_only_what_the_table_lets_them_read() {
    for (chat, is_read) in [(Chat::Players, false), (Chat::Everyone, true)] {
        for game in ["kuhlorado", "mow"] {
            let (mut table, _) = table(game, chat, 0);
            let steps = write(&mut table, 0, "a secret").unwrap();
            for show in [Show::View, Show::Scene] {
                for seat in [0, 1] {
                    let told = table.told(&steps[0], Viewer::Seat(Seat(seat)), show).unwrap();
                    assert!(told.contains("a secret"), "players always do");
                }
                // Also a spectator is told that the version has changed.
                let told = table.told(&steps[0], Viewer::Spectator, show).unwrap();
                assert_eq!(told.contains("a secret"), is_read, "{game} {chat:?}");
            }
            let what = table.news(&steps[0], Viewer::Spectator).unwrap().what;
            assert_eq!(what, What::Wrote { seat: 0, text: is_read.then(|| "a secret".into()) });
            assert_eq!(!read(&table, Viewer::Spectator).is_empty(), is_read);
        }
    }
}

#[test]
fn what_is_written_and_who_someone_is_can_be_deleted_and_the_journal_stays_whole() {
    let (mut table, mut rows) = table("kuhlorado", Chat::Players, 0);
    rows.extend(write(&mut table, 0, "my address").unwrap().into_iter().map(|step| step.row));
    let introduce = Action::Introduce { person: KEY.into() };
    rows.extend(act(&mut table, 1, &introduce).unwrap().into_iter().map(|step| step.row));
    assert!(act(&mut table, 1, &introduce).unwrap().is_empty(), "once is enough");
    let hash = Token::parse(KEY).unwrap().key();
    assert_eq!(table.persons(), [hash]);
    assert!(rows.iter().all(|row| !row.text.contains("my address") && !row.text.contains(&hash.text())));
    assert!(!serde_json::to_string(&table.show(Viewer::Seat(Seat(0)))).unwrap().contains(&hash.text()));
    let again = Table::load(ID, &rows).unwrap();
    assert_eq!(read(&again, Viewer::Seat(Seat(1))), ["my address"]);
    assert_eq!(again.persons(), [hash]);
    for row in &mut rows {
        row.names.iter_mut().for_each(String::clear);
    }
    let deleted = Table::load(ID, &rows).unwrap();
    assert_eq!(deleted.chain_hash(), table.chain_hash());
    assert_eq!(read(&deleted, Viewer::Seat(Seat(1))), ["?"]);
    assert_eq!(deleted.persons(), []);
}

fn moves(events: &[Told]) -> usize {
    events.iter().filter(|event| matches!(event, Told::Move { .. })).count()
}

/// Random play, undoing and talking; at every moment a spectator knows less than the table by at least the delay.
#[test]
fn spectators_are_never_less_than_the_delay_behind_until_the_match_is_over() {
    let mut dice = quick(11);
    let delays = [0, 1, 3, 20].into_iter();
    for (info, delay) in
        delays.flat_map(|delay| cowbell_catalog::infos().iter().map(move |info| (info, delay)))
    {
        let (mut table, mut rows) = table(info.slug, Chat::Everyone, delay);
        assert_eq!(table.is_delayed(), delay > 0 && table.game().info().has_secrets);
        let behind = if table.is_delayed() { usize::from(delay) } else { 0 };
        let mut told = 0;
        for _ in 0..120 {
            let Turn::Seat(seat) = table.turn() else { break };
            let version = table.version();
            let action = match dice.below(8) {
                0 if table.may_undo() => Action::Undo { version },
                1 => Action::Write { text: format!("after {version}") },
                _ => {
                    let legal = table.game().legal();
                    Action::Play { version, mv: legal[dice.below(legal.len() as u32) as usize].clone() }
                }
            };
            let steps = act(&mut table, seat.0, &action).unwrap();
            for step in &steps {
                let news = table.told(step, Viewer::Spectator, Show::Scene);
                assert_eq!(news.is_none(), table.is_delayed(), "who is behind is told by the other table");
            }
            rows.extend(steps.into_iter().map(|step| step.row));
            while let Some(step) = table.release() {
                told += 1;
                let late = table.seen_by(Viewer::Spectator);
                assert_eq!(late.version(), step.row.version);
                assert!(late.told(&step, Viewer::Spectator, Show::Scene).is_some());
                let (now, then) = (moves(&table.game().events()), moves(&table.log(Viewer::Spectator)));
                let is_on = table.phase() == Phase::Playing && late.phase() == Phase::Playing;
                assert!(!is_on || then + behind <= now, "{}: {then} of {now} moves are known", info.slug);
            }
            let again = Table::load(ID, &rows).unwrap();
            assert_eq!(again.show(Viewer::Spectator).version, table.show(Viewer::Spectator).version);
        }
        assert_eq!(told > 0, table.is_delayed());
        act(&mut table, 0, &Action::Resign {}).ok();
        while table.release().is_some() {}
        assert_eq!(
            table.seen_by(Viewer::Spectator).version(),
            table.version(),
            "over, so everything is told"
        );
    }
    let request = NewTable { game: "mow".into(), delay: Some(21), ..NewTable::default() };
    let problem = Table::create(ID, &request, None, &Seed::new([1; 32]), |_| Token::new([0; 20]).key()).err();
    assert_eq!(problem.unwrap().code, "BAD_DELAY");
}
