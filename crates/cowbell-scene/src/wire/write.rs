//! Writes what is sent about a step.

use serde::Serialize;

use super::forms::Forms;
use crate::entry::Entry;
use crate::packed::Packed;
use crate::scene::{Area, Group, Piece, Place, Row, Whose};
use crate::text::{Arg, Text, Word};
use crate::update::{AreaChange, Edit, NewSide, PieceChange, Update};

/// Writes entries of the log that follow each other.
pub fn write_entries(out: &mut Vec<u8>, forms: &Forms, entries: &[Entry]) {
    Writer { out, forms }.entries(entries);
}

/// Writes what has changed; `turn` is who acts as the message says elsewhere.
pub fn write_update(out: &mut Vec<u8>, forms: &Forms, turn: Whose, update: &Update) {
    Writer { out, forms }.update(update, turn);
}

/// Writes what can be done now.
pub fn write_choices(out: &mut Vec<u8>, forms: &Forms, packed: &Packed) {
    Writer { out, forms }.choices(packed);
}

pub(super) struct Writer<'a> {
    out: &'a mut Vec<u8>,
    forms: &'a Forms,
}

impl Writer<'_> {
    fn raw(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    fn json(&mut self, value: &impl Serialize) {
        serde_json::to_writer(&mut *self.out, value).expect("a scene is plain data");
    }

    /// A comma, unless this is the first item of a list or object, or has a name.
    fn next(&mut self) {
        if !matches!(self.out.last(), None | Some(b'[' | b'{' | b':')) {
            self.out.push(b',');
        }
    }

    pub(super) fn number(&mut self, number: impl Into<i64>) {
        self.next();
        let number = number.into();
        match number {
            0..=9 => self.out.push(b'0' + number as u8),
            _ => self.json(&number),
        }
    }

    fn optional(&mut self, number: Option<impl Into<i64>>) {
        match number {
            Some(number) => self.number(number),
            None => {
                self.next();
                self.raw(b"null");
            }
        }
    }

    pub(super) fn string(&mut self, text: &str) {
        self.next();
        // Almost every word of a scene is an id or a face.
        if text.bytes().any(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
            return self.json(&text);
        }
        self.out.push(b'"');
        self.raw(text.as_bytes());
        self.out.push(b'"');
    }

    /// Several words as one.
    fn joined(&mut self, words: &[Word]) {
        self.next();
        self.out.push(b'"');
        for (index, word) in words.iter().enumerate() {
            self.raw(if index == 0 { b"" } else { b" " });
            self.raw(word.as_bytes());
        }
        self.out.push(b'"');
    }

    pub(super) fn key(&mut self, name: &str) {
        self.next();
        self.out.push(b'"');
        self.raw(name.as_bytes());
        self.raw(b"\":");
    }

    /// A list, each of whose items is written by `write`.
    pub(super) fn list<T>(&mut self, items: &[T], write: impl Fn(&mut Self, &T)) {
        self.within(b"[]", |own| items.iter().for_each(|item| write(own, item)));
    }

    pub(super) fn within(&mut self, [open, close]: &[u8; 2], write: impl FnOnce(&mut Self)) {
        self.next();
        self.out.push(*open);
        write(self);
        self.out.push(*close);
    }

    pub(super) fn text(&mut self, text: &Text) {
        if text.args.is_empty() {
            return self.within(b"[]", |own| own.string(&text.id));
        }
        let form = self.forms.find(&text.id);
        let is_just = |(_, names): &(usize, &[Word])| is_exactly(names, text);
        if let Some((number, _)) = form.filter(is_just) {
            return self.within(b"[]", |own| {
                own.number(number as i64);
                text.args.iter().for_each(|(_, arg)| own.arg(arg));
            });
        }
        let Some((number, names)) = form.filter(|(_, names)| fits(names, text)) else {
            self.next();
            return self.json(text);
        };
        self.within(b"[]", |own| {
            own.number(number as i64);
            for (name, arg) in text.args.iter() {
                if names.contains(name) {
                    own.arg(arg);
                }
            }
            if text.args.len() > names.len() {
                own.within(b"{}", |own| {
                    for (name, arg) in text.args.iter().filter(|(name, _)| !names.contains(name)) {
                        own.key(name);
                        own.json(arg);
                    }
                });
            }
        });
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Number(number) => self.number(*number),
            Arg::Word(word) => self.string(word),
            Arg::Seat(seat) => self.number(seat.0),
            Arg::Text(text) => self.text(text),
        }
    }

    fn update(&mut self, update: &Update, turn: Whose) {
        let Update { turn: own_turn, phase, ask, areas, pieces, groups, sides } = update;
        let said = [
            ask.is_some(),
            !pieces.is_empty(),
            !areas.is_empty(),
            !sides.is_empty(),
            !groups.is_empty(),
            phase.is_some(),
            *own_turn != turn,
        ];
        let last = said.iter().rposition(|is_said| *is_said).map_or(0, |index| index + 1);
        self.within(b"[]", |own| {
            for (index, is_said) in said[..last].iter().enumerate() {
                match (index, is_said) {
                    (_, false) => own.optional(None::<i64>),
                    (0, _) => ask.iter().for_each(|ask| own.text(ask)),
                    (1, _) => own.edits(pieces, Writer::piece, Writer::piece_change),
                    (2, _) => own.edits(areas, Writer::area, Writer::area_change),
                    (3, _) => own.list(sides, Writer::side),
                    (4, _) => own.edits(groups, Writer::group, |_, never| match *never {}),
                    (5, _) => phase.iter().for_each(|phase| own.string(phase)),
                    _ => {
                        own.next();
                        own.json(own_turn);
                    }
                }
            }
        });
    }

    fn word(&mut self, key: &str, word: Option<&Word>) {
        if let Some(word) = word {
            self.key(key);
            self.string(word);
        }
    }

    fn label(&mut self, key: &str, text: Option<&Text>) {
        if let Some(text) = text {
            self.key(key);
            self.text(text);
        }
    }

    fn count(&mut self, key: &str, count: Option<impl Into<i64>>) {
        if let Some(count) = count {
            self.key(key);
            self.number(count);
        }
    }

    fn edits<T, C: PartialEq>(
        &mut self,
        edits: &[Edit<T, C>],
        put: impl Fn(&mut Self, &T),
        change: impl Fn(&mut Self, &C),
    ) {
        self.within(b"[]", |own| {
            let mut before = None;
            for edit in edits {
                match edit {
                    Edit::Skip(count) => own.number(*count),
                    Edit::Put(item) => own.within(b"[]", |own| put(own, item)),
                    // Nothing is ever skipped 0 times.
                    Edit::Change(what) if before == Some(what) => own.number(0),
                    Edit::Change(what) => change(own, what),
                }
                before = if let Edit::Change(what) = edit { Some(what) } else { None };
            }
        });
    }

    /// A change of the tags alone, or what else has changed.
    fn change(&mut self, tags: Option<&Vec<Word>>, is_all: bool, write: impl FnOnce(&mut Self)) {
        match tags.filter(|_| is_all) {
            Some(tags) => self.joined(tags),
            None => self.within(b"{}", |own| {
                write(own);
                if let Some(tags) = tags {
                    own.key("t");
                    own.joined(tags);
                }
            }),
        }
    }

    fn piece(&mut self, piece: &Piece) {
        let Piece { id, kind, face, at, count, owner, tags, label } = piece;
        self.string(id);
        self.string(kind);
        self.string(face);
        self.text(label);
        let said = [!tags.is_empty(), at != id, owner.is_some(), *count != 1];
        let last = said.iter().rposition(|is_said| *is_said).map_or(0, |index| index + 1);
        if last > 0 {
            self.joined(tags);
        }
        if last > 1 {
            self.string(if at == id { "" } else { at });
        }
        if last > 2 {
            self.optional(owner.map(|seat| seat.0));
        }
        if last > 3 {
            self.number(*count);
        }
    }

    fn piece_change(&mut self, change: &PieceChange) {
        let PieceChange { face, at, count, tags, label } = change;
        let is_all = face.is_none() && at.is_none() && count.is_none() && label.is_none();
        self.change(tags.as_ref(), is_all, |own| {
            own.word("f", face.as_ref());
            own.word("at", at.as_ref());
            own.count("n", *count);
            own.label("l", label.as_ref());
        });
    }

    fn area(&mut self, area: &Area) {
        let Area { id, kind, label, owner, tags, places } = area;
        self.string(id);
        self.next();
        self.json(kind);
        self.text(label);
        self.list(places, Writer::place);
        self.optional(owner.map(|seat| seat.0));
        self.joined(tags);
    }

    fn area_change(&mut self, change: &AreaChange) {
        let AreaChange { label, tags, places } = change;
        self.change(tags.as_ref(), label.is_none() && places.is_none(), |own| {
            own.label("l", label.as_ref());
            if let Some(places) = places {
                own.key("p");
                own.list(places, Writer::place);
            }
        });
    }

    fn place(&mut self, place: &Place) {
        let Place { id, column, row, ground, print, owner, label } = place;
        self.within(b"[]", |own| {
            own.string(id);
            own.number(*column);
            own.string(ground);
            own.text(label);
            own.string(print);
            own.optional(owner.map(|seat| seat.0));
            own.number(*row);
        });
    }

    fn group(&mut self, group: &Group) {
        let Group { id, kind, at, owner, counts, goal, points, label } = group;
        self.string(id);
        self.string(kind);
        self.joined(at);
        self.list(counts, |own, count| own.number(*count));
        self.number(*points);
        self.text(label);
        if owner.is_some() || goal.is_some() {
            self.optional(owner.map(|seat| seat.0));
        }
        if goal.is_some() {
            self.optional(*goal);
        }
    }

    fn side(&mut self, side: &NewSide) {
        let NewSide { seat, role, score, place, values, rows } = side;
        self.within(b"{}", |own| {
            own.count("seat", Some(seat.0));
            own.label("role", role.as_ref());
            own.count("score", *score);
            own.count("place", *place);
            if let Some(values) = values {
                own.key("values");
                own.list(values, |own, value| own.number(*value));
            }
            if !rows.is_empty() {
                own.key("rows");
                own.edits(rows, Writer::row, |_, never| match *never {});
            }
        });
    }

    fn row(&mut self, Row { label, value, goal }: &Row) {
        self.text(label);
        self.number(*value);
        if goal.is_some() {
            self.optional(*goal);
        }
    }
}

/// Whether a text has the arguments of its form and no others, as almost every text does. Both are in the order of their names.
fn is_exactly(names: &[Word], text: &Text) -> bool {
    let mut pairs = names.iter().zip(text.args.iter());
    names.len() == text.args.len()
        && pairs.all(|(name, (key, arg))| name == key && is_seat_if_named(name, arg))
}

/// Whether a text has every argument of its form, and perhaps others.
fn fits(names: &[Word], text: &Text) -> bool {
    names.iter().all(|name| text.args.get(name).is_some_and(|arg| is_seat_if_named(name, arg)))
}

/// Whether an argument is a seat exactly if it is called so.
fn is_seat_if_named(name: &Word, arg: &Arg) -> bool {
    matches!(arg, Arg::Seat(_)) == (name == "seat")
}
