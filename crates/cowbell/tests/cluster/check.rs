//! Checks afterwards that the database, the acknowledgements, and what every viewer saw are consistent.

use std::collections::BTreeMap;

use cowbell_protocol::Phase;
use cowbell_rules::{Seat, Viewer};
use cowbell_server::store::Location;
use cowbell_table::Table;
use cowbell_table::verify;
use cowbell_table::{JournalRow, TableId};
use serde_json::Value;

use crate::person::Diary;

/// What was checked, in numbers.
#[derive(Default, Debug)]
pub(crate) struct Found {
    pub(crate) tables: u64,
    pub(crate) over: u64,
    pub(crate) entries: u64,
    pub(crate) bot_moves: u64,
    pub(crate) promises: u64,
    pub(crate) shown: u64,
}

/// Checks tables against the diaries of all their viewers.
pub(crate) async fn check(url: &str, tables: &BTreeMap<String, Vec<Diary>>) -> Found {
    let store = Location::new(url).existing().await.unwrap();
    let mut found = Found::default();
    for (name, diaries) in tables {
        let id: TableId = name.parse().unwrap();
        let rows = store.read(id, 0).await.unwrap();
        // Loading checks the hash chain, the order and the rules.
        let table = Table::load(id, &rows).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        found.tables += 1;
        found.entries += rows.len() as u64;
        if table.phase() == Phase::Over {
            let report = verify(&table.record().unwrap()).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
            assert!(report.is_proved && report.is_chained);
            found.over += 1;
        }
        promises(name, &rows, diaries, &mut found);
        for diary in diaries {
            shown(name, id, &rows, diary, &mut found);
        }
    }
    found
}

/// Every acknowledged move is in the journal at the promised version, and no player made a move they did not request.
fn promises(name: &str, rows: &[JournalRow], diaries: &[Diary], found: &mut Found) {
    let mut asked: BTreeMap<u8, BTreeMap<String, u64>> = BTreeMap::new();
    for diary in diaries {
        let Some(seat) = diary.seat else { continue };
        let moves = asked.entry(seat).or_default();
        let mut versions = Vec::new();
        for ((version, mv), led_to) in diary.moves.lock().unwrap().iter() {
            *moves.entry(mv.clone()).or_default() += 1;
            let Some(led_to) = led_to else { continue };
            assert!(led_to > version);
            let row = rows
                .get(*led_to as usize - 1)
                .unwrap_or_else(|| panic!("{name}: {mv} was acknowledged and is lost"));
            let entry: Value = serde_json::from_str(&row.text).unwrap();
            assert_eq!(entry["play"]["move"], **mv, "{name}: version {led_to} was acknowledged as {mv}");
            assert_eq!(entry["play"]["seat"], seat);
            versions.push(*led_to);
            found.promises += 1;
        }
        let count = versions.len();
        versions.sort_unstable();
        versions.dedup();
        assert_eq!(versions.len(), count, "{name}: two acknowledgements for one entry");
    }
    for row in rows {
        let entry: Value = serde_json::from_str(&row.text).unwrap();
        let Some(seat) = entry["play"]["seat"].as_u64() else { continue };
        let mv = entry["play"]["move"].as_str().unwrap();
        match asked.get_mut(&(seat as u8)) {
            // A move requested twice for the same version must have been made only once.
            Some(moves) => {
                let left = moves.get_mut(mv).filter(|left| **left > 0);
                *left.unwrap_or_else(|| panic!("{name}: nobody asked for {mv} at {}", row.version)) -= 1;
            }
            None => found.bot_moves += 1,
        }
    }
}

/// Everything a viewer was shown is, byte for byte, what the journal says this viewer may see at that version.
fn shown(name: &str, id: TableId, rows: &[JournalRow], diary: &Diary, found: &mut Found) {
    let viewer = diary.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let mut frames: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
    for frame in diary.seen.0.lock().unwrap().iter() {
        frames.entry(frame["version"].as_u64().unwrap()).or_default().push(frame.clone());
    }
    let mut table = Table::load(id, &rows[..1]).unwrap();
    for (index, row) in rows.iter().enumerate() {
        let news = (index > 0).then(|| table.replay(row).unwrap()).and_then(|step| table.news(&step, viewer));
        for mut frame in frames.remove(&u64::from(row.version)).unwrap_or_default() {
            let kind = frame.as_object_mut().unwrap().remove("type").unwrap();
            let expected = match kind.as_str() {
                Some("news") => serde_json::to_value(news.as_ref().expect("there is news")).unwrap(),
                _ => serde_json::to_value(table.show(viewer)).unwrap(),
            };
            assert_eq!(
                frame, expected,
                "{name}: {viewer:?} was shown something else as version {}",
                row.version
            );
            found.shown += 1;
        }
    }
    assert!(frames.is_empty(), "{name}: {viewer:?} was shown versions that do not exist: {frames:?}");
}
