//! Versions of the rules: a match stays with the version it began with, wherever it goes; a new match has the newest.

use cowbell_catalog::{AnyMatch, Options, Record, open_by};
use cowbell_protocol::{Action, Level, NewTable, Phase, SeatKind};
use cowbell_rules::{Dice, Seat, Turn, Viewer, quick};

use crate::verify::Wrong;
use crate::{Broken, ChainHash, JournalRow, Seed, Table, TableId, Token, Who, verify};

const SEED: [u8; 32] = [5; 32];

fn new_table() -> NewTable {
    let bots = vec![SeatKind::Bot(Level::new("random")); 2];
    NewTable {
        game: "tic-tac-moo".into(),
        options: Options::new(),
        seats: bots,
        spectators: true,
        ..NewTable::default()
    }
}

fn table(past: Option<&dyn AnyMatch>) -> (Table, Vec<JournalRow>) {
    let key = |seat: Seat| Token::new([seat.0; 20]).key();
    let (table, steps) = Table::create(TableId(1), &new_table(), past, &Seed::new(SEED), key).unwrap();
    (table, steps.into_iter().map(|step| step.row).collect())
}

fn play_on(table: &mut Table, rows: &mut Vec<JournalRow>, moves: usize) {
    for _ in 0..moves {
        let Turn::Seat(seat) = table.turn() else { return };
        let mv = table.game().legal().remove(0);
        let acted = table.act(Who::Bot(seat), &Action::Play { version: table.version(), mv }).unwrap();
        rows.extend(acted.steps.into_iter().map(|step| step.row));
    }
}

/// What a server wrote before there was a version 2.
fn old_rows() -> Vec<JournalRow> {
    let text = r#"{"open":{"game":"tic-tac-moo","rules":1,"options":{"win-time":"turn-end","win-check":"active","supply-end":"both","fields":"diagonal"},"seats":[{"bot":"random"},{"bot":"random"}],"lobby":false,"spectators":true,"seed":"0505050505050505050505050505050505050505050505050505050505050505"}}"#;
    vec![JournalRow {
        version: 1,
        text: text.into(),
        link: ChainHash::default().then(text),
        names: Vec::new(),
    }]
}

#[test]
fn a_running_table_of_older_rules_is_played_on_by_them() {
    let mut rows = old_rows();
    let mut table = Table::load(TableId(1), &rows).unwrap();
    rows.extend(table.start_if_ready().map(|step| step.row));
    play_on(&mut table, &mut rows, 6);
    let mut again = Table::load(TableId(1), &rows).unwrap();
    assert_eq!(again.chain_hash(), table.chain_hash());
    play_on(&mut again, &mut rows, usize::MAX);
    assert_eq!((again.phase(), again.game().rules()), (Phase::Over, 1));
    assert_eq!(again.show(Viewer::Spectator).rules, 1);
    let record = again.record().unwrap();
    assert_eq!(verify(&record).unwrap().rules, 1);
    // Continued from the middle, it keeps its rules. Played once more from the start, it has the newest.
    let (branch, _) = self::table(Some(again.game().up_to(20).as_ref()));
    assert_eq!((branch.game().rules(), branch.past), (1, 20));
    let (_, next) = again.rematch(Seat(0), TableId(2), &Seed::new(SEED)).unwrap();
    assert_eq!(next.unwrap().0.game().rules(), 2);
    assert_eq!(self::table(None).0.game().rules(), 2);
}

/// A whole match, the same event by event, in which red has filled a field and cannot go on (TTM-27).
fn decided_by_the_ruling(rules: u32) -> String {
    let (mut game, mut dice) = (open_by("tic-tac-moo", rules, &Options::new()).unwrap(), quick(285_114));
    game.roll_on(&mut dice);
    while let Turn::Seat(seat) = game.turn() {
        let legal = game.legal();
        game.play(seat, &legal[dice.below(legal.len() as u32) as usize]).unwrap();
        game.roll_on(&mut dice);
    }
    Record::of(game.as_ref(), Vec::new()).to_string()
}

#[test]
fn an_imported_record_is_judged_by_its_own_rules() {
    let [old, new] = [1, 2].map(decided_by_the_ruling);
    assert_eq!(old.lines().skip(1).collect::<Vec<_>>(), new.lines().skip(1).collect::<Vec<_>>());
    for (text, rules, places) in [(old, 1, [2, 1]), (new, 2, [1, 2])] {
        assert_eq!(verify(&text).unwrap().rules, rules);
        let record = Record::parse(&text).unwrap();
        let (table, steps) = Table::import(TableId(4), &record, None).unwrap();
        let rows: Vec<JournalRow> = steps.into_iter().map(|step| step.row).collect();
        for table in [table, Table::load(TableId(4), &rows).unwrap()] {
            assert_eq!(table.game().standing().unwrap().places.as_slice(), places);
            assert!(table.record().unwrap().contains(&format!(r#""rules":{rules}"#)));
        }
    }
}

#[test]
fn rules_that_nobody_knows_yet_are_named_and_not_called_damage() {
    let mut row = old_rows().remove(0);
    row.text = row.text.replace(r#""rules":1"#, r#""rules":7"#).replace("diagonal", "a new word");
    row.link = ChainHash::default().then(&row.text);
    let broken = Table::load(TableId(1), &[row]).err().unwrap();
    assert!(matches!(broken, Broken::Rules(_)), "{broken}");
    let text = decided_by_the_ruling(2).replacen(r#""rules":2"#, r#""rules":7"#, 1);
    let wrong = verify(&text).unwrap_err();
    assert!(matches!(wrong, Wrong::Form(_)) && wrong.code() == "UNKNOWN_RULES", "{wrong}");
    for said in [broken.to_string(), wrong.to_string()] {
        assert!(said.contains("version 7 of the rules of Tic Tac Moo"), "{said}");
    }
}
