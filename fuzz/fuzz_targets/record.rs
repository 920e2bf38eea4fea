//! Any text as a record: it is refused with a reason, or its events are taken one by one, and what was taken
//! prints to a record that replays to the same position.
#![no_main]

use cowbell_catalog::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::parse(text) else { return };
    let mut game = record.open();
    for line in &record.lines {
        let before = game.position();
        if line.add(game.as_mut()).is_err() {
            assert_eq!(game.position(), before, "a refused event changed something");
            break;
        }
    }
    let written = Record::of(game.as_ref(), record.header.players.clone()).to_string();
    let again = Record::parse(&written).expect("our own record is readable");
    let mut replayed = again.open();
    again.lines.iter().for_each(|line| line.add(replayed.as_mut()).expect("our own record is legal"));
    assert_eq!(replayed.position(), game.position());
});
