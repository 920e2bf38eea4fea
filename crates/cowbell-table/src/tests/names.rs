//! Names at a table: kept beside the journal, so that one can be deleted, and made fit when a record is imported.

use cowbell_protocol::{Action, Player};
use cowbell_rules::Viewer;

use super::Try;
use crate::{Table, TableId};

#[test]
fn a_name_in_an_imported_record_deceives_nobody() {
    let mut duel = Try::duel();
    duel.person(0, Action::Resign {}).unwrap();
    let text = duel.table.record().unwrap().replacen(r#""Ada""#, r#""Ada\u202eadA""#, 1);
    let record = cowbell_catalog::Record::parse(&text).unwrap();
    assert_eq!(record.header.players[0], "Ada\u{202e}adA");
    let (again, _) = Table::import(TableId(4), &record, None).unwrap();
    let players = again.show(Viewer::Spectator).seats.into_iter().map(|seat| seat.player);
    assert_eq!(players.collect::<Vec<_>>(), ["AdaadA", "Bo"].map(|name| Some(Player::Human(name.into()))));
}

#[test]
fn a_name_can_be_deleted_and_the_journal_stays_whole() {
    let mut duel = Try::duel();
    for _ in 0..4 {
        let play = duel.first();
        duel.person(duel.turn(), play).unwrap();
    }
    let (hash, position) = (duel.table.chain_hash(), duel.table.game().position());
    let named = duel.rows.iter().filter(|row| !row.names.is_empty()).count();
    assert_eq!(named, 2, "one for each person who sat down");
    assert!(duel.rows.iter().all(|row| !row.text.contains(&duel.rows[1].names[0])), "not in the text");
    let gone = duel.rows[1].names[0].clone();
    for row in &mut duel.rows {
        row.names.iter_mut().filter(|name| **name == gone).for_each(String::clear);
    }
    let loaded = Table::load(TableId(1), &duel.rows).unwrap();
    assert_eq!((loaded.chain_hash(), loaded.game().position()), (hash, position));
    let shown = serde_json::to_string(&loaded.show(Viewer::Spectator).seats).unwrap();
    assert!(!shown.contains(&gone) && shown.contains("\"?\""), "{shown}");
}

#[test]
fn a_journal_with_names_in_its_text_can_still_be_read() {
    let mut duel = Try::duel();
    let mut hash = crate::ChainHash::default();
    for row in &mut duel.rows {
        if let Some(name) = row.names.pop() {
            let seat = "\"seat\":";
            row.text = row.text.replacen(seat, &format!("\"name\":\"{name}\",{seat}"), 1);
            assert!(row.text.contains(&name), "{}", row.text);
        }
        hash = hash.then(&row.text);
        row.link = hash;
    }
    let loaded = Table::load(TableId(1), &duel.rows).unwrap();
    assert_eq!(loaded.show(Viewer::Spectator).seats, duel.table.show(Viewer::Spectator).seats);
}
