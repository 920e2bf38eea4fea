//! Non-interference: change everything that a viewer cannot know, play the same match again, and compare what the
//! viewer is sent, byte by byte: news, tables, logs, legal moves and refusals.

use cowbell_catalog::{Record, RecordLine, infos};
use cowbell_protocol::{Action, Show};
use cowbell_rules::{Dice, Told, Turn, Viewer, quick};
use cowbell_table::{JournalRow, TableId};
use cowbell_table::{Table, Who};

/// A random match, cut off somewhere: its header and events.
fn beginning(game: &str, seed: u64) -> Record {
    let mut dice = quick(seed);
    let mut record = Record::parse(&format!(r#"{{"cowbell":1,"game":"{game}"}}"#)).unwrap();
    let mut play = record.open();
    for _ in 0..20 + dice.below(40) {
        match play.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = play.draw(&mut dice);
                play.settle(&outcome).unwrap();
            }
            Turn::Seat(seat) => {
                let legal = play.legal();
                play.play(seat, &legal[dice.below(legal.len() as u32) as usize]).unwrap();
            }
        }
    }
    let lines = play.events().into_iter().enumerate();
    record.lines = lines.map(|(index, event)| RecordLine { number: index + 2, event }).collect();
    record
}

/// What a viewer has been told and shown by the game itself, event by event; none if the match is not legal.
fn known(record: &Record, viewer: Viewer) -> Option<Vec<String>> {
    let mut game = record.open();
    let mut shown = Vec::new();
    for line in &record.lines {
        line.add(game.as_mut()).ok()?;
        shown.push(format!("{:?} {}", game.turn(), game.view(viewer)));
    }
    shown.extend(game.recall(viewer).iter().map(|told| format!("{told:?}")));
    Some(shown)
}

/// The same match in another world: as many secret draws as possible have come out otherwise, and the game has
/// told and shown `viewer` the same. Returns how many differ.
fn elsewhere(record: &Record, viewer: Viewer, dice: &mut impl Dice) -> (Record, usize) {
    let told = known(record, viewer).unwrap();
    let (mut other, mut changed) = (record.clone(), 0);
    for index in 0..record.lines.len() {
        let Told::Chance { to: Some(to), chance } = record.lines[index].event.clone() else { continue };
        if viewer.is(to) {
            continue;
        }
        let mut game = other.open();
        other.lines[..index].iter().for_each(|line| line.add(game.as_mut()).unwrap());
        let outcomes = game.chances();
        for _ in 0..8 {
            let text = outcomes[dice.below(outcomes.len() as u32) as usize].0.clone();
            let before = other.lines[index].event.clone();
            other.lines[index].event = Told::Chance { chance: text.clone(), to: game.seen_by(&text) };
            if text != chance && known(&other, viewer).as_ref() == Some(&told) {
                changed += 1;
                break;
            }
            other.lines[index].event = before;
        }
    }
    (other, changed)
}

/// Every byte that a viewer is sent while a match goes on, and every answer it can get by asking.
fn stream(record: &Record, viewer: Viewer) -> Vec<String> {
    let (_, steps) = Table::import(TableId(9), record, None).unwrap();
    let mut rows: Vec<JournalRow> = steps.into_iter().map(|step| step.row).collect();
    // Without the last entry, which closes an imported match.
    rows.pop();
    let mut table = Table::load(TableId(9), &rows[..1]).unwrap();
    let mut bytes = Vec::new();
    for row in &rows[1..] {
        let step = table.replay(row).unwrap();
        for show in [Show::View, Show::Scene] {
            bytes.push(table.told(&step, viewer, show).unwrap_or_default());
            bytes.push(serde_json::to_string(&table.show_as(viewer, show)).unwrap());
        }
        bytes.push(serde_json::to_string(&table.log(viewer)).unwrap());
    }
    let Viewer::Seat(seat) = viewer else { return bytes };
    for mv in [
        "", "7.1", "7.0", "12.0", "A7", "TH >1", "take", "pile 1", "keep", "reroll", "G4b2", "R1a1",
        "nonsense",
    ] {
        let play = Action::Play { version: table.version(), mv: mv.into() };
        for action in
            [play, Action::Undo { version: table.version() }, Action::Play { version: 1, mv: mv.into() }]
        {
            if table.game().turn() == Turn::Seat(seat)
                && matches!(action, Action::Play { version, .. } if version > 1)
            {
                continue;
            }
            bytes.push(format!("{:?}", table.act(Who::Person(seat), &action).map(|acted| acted.version)));
        }
    }
    bytes
}

#[test]
fn a_viewer_cannot_tell_worlds_apart_that_it_was_told_the_same_of() {
    for info in infos().iter().filter(|info| info.has_secrets) {
        let mut changed = 0;
        for seed in 0..4 {
            let record = beginning(info.slug, seed);
            for viewer in Viewer::all(record.open().seats()) {
                let (other, differ) = elsewhere(&record, viewer, &mut quick(seed + 100));
                let (here, there) = (stream(&record, viewer), stream(&other, viewer));
                for (here, there) in here.iter().zip(&there) {
                    assert_eq!(here, there, "{}, seed {seed}: {viewer:?} can tell", info.slug);
                }
                assert_eq!(here.len(), there.len());
                changed += differ;
            }
        }
        assert!(changed > 8, "{}: only {changed} secrets could be changed", info.slug);
    }
    assert!(infos().iter().any(|info| info.has_secrets), "some game has secrets");
}
