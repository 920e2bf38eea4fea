//! Writes entries of the log.

use super::write::Writer;
use crate::entry::{Change, Entry};

impl Writer<'_> {
    pub(super) fn entries(&mut self, entries: &[Entry]) {
        let alike = |one: &Entry, two: &Entry| {
            one.event == two.event
                && one.seat == two.seat
                && one.text == two.text
                && one.changes == two.changes
        };
        self.within(b"[]", |own| {
            own.number(entries.first().map_or(0, |entry| entry.step as i64));
            for alike in entries.chunk_by(alike) {
                own.entry(&alike[0]);
                own.again(alike.len());
            }
        });
    }

    /// How often something comes again, if it does.
    fn again(&mut self, times: usize) {
        if times > 1 {
            self.number(times as i64 - 1);
        }
    }

    fn entry(&mut self, entry: &Entry) {
        self.within(b"[]", |own| {
            if let Some(seat) = entry.seat {
                own.number(seat.0);
            }
            own.string(&entry.event);
            own.text(&entry.text);
            own.changes(&entry.changes);
        });
    }

    fn changes(&mut self, changes: &[Change]) {
        for alike in changes.chunk_by(|one, two| one.motion == two.motion && one.to == two.to) {
            self.within(b"[]", |own| {
                own.number(alike[0].motion as i64);
                own.string(alike[0].to.as_deref().unwrap_or_default());
                for same in alike.chunk_by(|one, two| one.face == two.face && one.from == two.from) {
                    own.string(&same[0].face);
                    own.string(same[0].from.as_deref().unwrap_or_default());
                    own.again(same.len());
                }
            });
        }
    }
}
