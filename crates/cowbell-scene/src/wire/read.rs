//! Reads what is sent about a step.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::forms::Forms;
use crate::entry::{Change, Entry, Motion};
use crate::label::Label;
use crate::packed::{Packed, PackedChoice, Pattern};
use crate::scene::{Area, Button, Group, Piece, Place, Places, Row, Whose};
use crate::text::{Arg, Args, Text, Word};
use crate::update::{AreaChange, Edit, Misfit, Never, NewSide, PieceChange, Update};

/// Reads entries of the log.
///
/// # Errors
///
/// If this is not what is written.
pub fn read_entries(json: &str, forms: &Forms) -> Result<Vec<Entry>, Misfit> {
    Reader(forms).entries(&parsed(json)?)
}

/// Reads what has changed; `turn` is who acts as the message says elsewhere.
///
/// # Errors
///
/// If this is not what is written.
pub fn read_update(json: &str, forms: &Forms, turn: Whose) -> Result<Update, Misfit> {
    Reader(forms).update(&parsed(json)?, turn)
}

/// Reads what can be done now.
///
/// # Errors
///
/// If this is not what is written.
pub fn read_choices(json: &str, forms: &Forms) -> Result<Packed, Misfit> {
    Reader(forms).choices(&parsed(json)?)
}

fn parsed<T: DeserializeOwned>(json: &str) -> Result<T, Misfit> {
    serde_json::from_str(json).map_err(|_| Misfit)
}

/// Anything that a scene is sent with, unchanged.
fn plain<T: DeserializeOwned>(value: &Value) -> Result<T, Misfit> {
    T::deserialize(value).map_err(|_| Misfit)
}

/// The same, if it is there.
fn perhaps<T: DeserializeOwned>(value: Option<&Value>) -> Result<Option<T>, Misfit> {
    value.map(plain).transpose().map(Option::flatten)
}

/// Several words that were sent as one.
fn split(words: &Value) -> Result<Vec<Word>, Misfit> {
    Ok(words.as_str().ok_or(Misfit)?.split_whitespace().map(Word::from).collect())
}

fn some(id: &Value) -> Result<Option<Word>, Misfit> {
    Ok(Some(plain::<Word>(id)?).filter(|id| !id.is_empty()))
}

/// Things that moved in the same way to the same place.
fn changes_alike(alike: &Value) -> Result<Vec<Change>, Misfit> {
    let [motion, to, things @ ..] = &alike.as_array().ok_or(Misfit)?[..] else { return Err(Misfit) };
    let motion = *Motion::ALL.get(plain::<usize>(motion)?).ok_or(Misfit)?;
    let (mut changes, mut things): (Vec<Change>, _) = (Vec::new(), things.iter());
    while let Some(thing) = things.next() {
        let again = match thing {
            Value::Number(_) => vec![changes.last().ok_or(Misfit)?.clone(); plain::<u16>(thing)?.into()],
            face => {
                let from = some(things.next().ok_or(Misfit)?)?;
                vec![Change { motion, face: plain(face)?, from, to: some(to)? }]
            }
        };
        changes.extend(again);
    }
    Ok(changes)
}

struct Reader<'a>(&'a Forms);

impl Reader<'_> {
    fn list<T>(
        &self,
        list: &Value,
        read: impl Fn(&Self, &Value) -> Result<T, Misfit>,
    ) -> Result<Vec<T>, Misfit> {
        list.as_array().ok_or(Misfit)?.iter().map(|item| read(self, item)).collect()
    }

    /// A list; empty if it is missing.
    fn list_of<T>(
        &self,
        list: Option<&Value>,
        read: impl Fn(&Self, &Value) -> Result<T, Misfit>,
    ) -> Result<Vec<T>, Misfit> {
        list.map_or_else(|| Ok(Vec::new()), |list| self.list(list, read))
    }

    fn text(&self, text: &Value) -> Result<Text, Misfit> {
        let list = match text {
            Value::Array(list) => list,
            _ => return plain(text),
        };
        let (first, given) = list.split_first().ok_or(Misfit)?;
        if let Value::String(id) = first {
            return Ok(Text::new(id.as_str()));
        }
        let number: usize = plain(first)?;
        let (id, names) = self.0.get(number).ok_or(Misfit)?;
        let (named, more) = given.split_at_checked(names.len()).ok_or(Misfit)?;
        let mut args = Args::default();
        for (name, arg) in names.iter().zip(named) {
            args.insert(name.clone(), self.arg(name, arg)?);
        }
        for (name, arg) in more.first().and_then(Value::as_object).unwrap_or(&Map::new()) {
            args.insert(name.into(), plain(arg)?);
        }
        Ok(Text { id: id.clone(), args })
    }

    fn arg(&self, name: &str, arg: &Value) -> Result<Arg, Misfit> {
        Ok(match arg {
            Value::Array(_) => Arg::Text(self.text(arg)?.into()),
            Value::Number(_) if name == "seat" => Arg::Seat(plain(arg)?),
            _ => plain(arg)?,
        })
    }

    fn label(&self, object: &Value, key: &str) -> Result<Option<Text>, Misfit> {
        object.get(key).map(|text| self.text(text)).transpose()
    }

    fn entries(&self, list: &Value) -> Result<Vec<Entry>, Misfit> {
        let (first, items) = list.as_array().and_then(|list| list.split_first()).ok_or(Misfit)?;
        let (step, mut entries): (usize, Vec<Entry>) = (plain(first)?, Vec::new());
        for item in items {
            let again = match item {
                Value::Array(entry) => {
                    entries.push(self.entry(entry)?);
                    continue;
                }
                _ => vec![entries.last().ok_or(Misfit)?.clone(); plain::<u16>(item)?.into()],
            };
            entries.extend(again);
        }
        entries.iter_mut().enumerate().for_each(|(index, entry)| entry.step = step + index);
        Ok(entries)
    }

    /// An entry without its step.
    fn entry(&self, entry: &[Value]) -> Result<Entry, Misfit> {
        let (seat, rest) = match entry {
            [seat @ Value::Number(_), rest @ ..] => (plain(seat)?, rest),
            rest => (None, rest),
        };
        let [event, text, changes @ ..] = rest else { return Err(Misfit) };
        let changes = changes.iter().map(changes_alike).collect::<Result<Vec<_>, _>>()?;
        let (event, text) = (plain(event)?, self.text(text)?);
        Ok(Entry { step: 0, seat, event, text, changes: changes.concat() })
    }

    fn update(&self, update: &Value, turn: Whose) -> Result<Update, Misfit> {
        let parts = update.as_array().ok_or(Misfit)?;
        let part = |index: usize| parts.get(index).filter(|part| !part.is_null());
        Ok(Update {
            ask: part(0).map(|ask| self.text(ask)).transpose()?,
            pieces: self.edits(part(1), Reader::piece, Reader::piece_change)?,
            areas: self.edits(part(2), Reader::area, Reader::area_change)?,
            sides: self.list_of(part(3), Reader::side)?,
            groups: self.edits(part(4), Reader::group, |_, _| Err::<Never, Misfit>(Misfit))?,
            phase: perhaps(part(5))?,
            turn: perhaps(part(6))?.unwrap_or(turn),
        })
    }

    fn edits<T, C: Clone>(
        &self,
        edits: Option<&Value>,
        put: impl Fn(&Self, &[Value]) -> Result<T, Misfit>,
        change: impl Fn(&Self, &Value) -> Result<C, Misfit>,
    ) -> Result<Vec<Edit<T, C>>, Misfit> {
        let mut read: Vec<Edit<T, C>> = Vec::new();
        for edit in edits.and_then(Value::as_array).into_iter().flatten() {
            let edit = match (edit, read.last()) {
                (Value::Number(number), Some(Edit::Change(before))) if number.as_i64() == Some(0) => {
                    Edit::Change(before.clone())
                }
                (Value::Number(_), _) => Edit::Skip(plain(edit)?),
                (Value::Array(item), _) => Edit::Put(put(self, item)?),
                _ => Edit::Change(change(self, edit)?),
            };
            read.push(edit);
        }
        Ok(read)
    }

    /// The new tags of an item: what has changed is either an object, or they alone.
    fn tags(change: &Value) -> Result<Option<Vec<Word>>, Misfit> {
        if change.is_string() { Some(change) } else { change.get("t") }.map(split).transpose()
    }

    fn piece(&self, piece: &[Value]) -> Result<Piece, Misfit> {
        let [id, kind, face, label, rest @ ..] = piece else { return Err(Misfit) };
        let id: Word = plain(id)?;
        Ok(Piece {
            kind: plain(kind)?,
            face: plain(face)?,
            label: Label::from(self.text(label)?),
            tags: rest.first().map_or_else(|| Ok(Vec::new()), split)?,
            at: rest.get(1).map_or(Ok(None), some)?.unwrap_or_else(|| id.clone()),
            owner: perhaps(rest.get(2))?,
            count: perhaps(rest.get(3))?.unwrap_or(1),
            id,
        })
    }

    fn piece_change(&self, change: &Value) -> Result<PieceChange, Misfit> {
        Ok(PieceChange {
            face: perhaps(change.get("f"))?,
            at: perhaps(change.get("at"))?,
            count: perhaps(change.get("n"))?,
            tags: Self::tags(change)?,
            label: self.label(change, "l")?,
        })
    }

    fn area(&self, area: &[Value]) -> Result<Area, Misfit> {
        let [id, kind, label, places, owner, tags] = area else { return Err(Misfit) };
        Ok(Area {
            id: plain(id)?,
            kind: plain(kind)?,
            label: self.text(label)?.into(),
            owner: plain(owner)?,
            tags: split(tags)?,
            places: self.places(places)?,
        })
    }

    fn area_change(&self, change: &Value) -> Result<AreaChange, Misfit> {
        Ok(AreaChange {
            label: self.label(change, "l")?,
            tags: Self::tags(change)?,
            places: change.get("p").map(|places| self.places(places)).transpose()?,
        })
    }

    fn places(&self, places: &Value) -> Result<Places, Misfit> {
        Ok(self.list(places, Reader::place)?.into_iter().collect())
    }

    fn place(&self, place: &Value) -> Result<Place, Misfit> {
        let [id, column, ground, label, print, owner, row] = &place.as_array().ok_or(Misfit)?[..] else {
            return Err(Misfit);
        };
        Ok(Place {
            id: plain(id)?,
            column: plain(column)?,
            row: plain(row)?,
            ground: plain(ground)?,
            print: plain(print)?,
            owner: plain(owner)?,
            label: self.text(label)?,
        })
    }

    fn group(&self, group: &[Value]) -> Result<Group, Misfit> {
        let [id, kind, at, counts, points, label, rest @ ..] = group else { return Err(Misfit) };
        Ok(Group {
            id: plain(id)?,
            kind: plain(kind)?,
            at: split(at)?,
            owner: perhaps(rest.first())?,
            counts: plain(counts)?,
            goal: perhaps(rest.get(1))?,
            points: plain(points)?,
            label: self.text(label)?,
        })
    }

    fn side(&self, side: &Value) -> Result<NewSide, Misfit> {
        Ok(NewSide {
            seat: plain(side.get("seat").ok_or(Misfit)?)?,
            role: self.label(side, "role")?,
            score: perhaps(side.get("score"))?,
            place: perhaps(side.get("place"))?,
            values: perhaps(side.get("values"))?,
            rows: self.edits(side.get("rows"), Reader::row, |_, _| Err::<Never, Misfit>(Misfit))?,
        })
    }

    fn row(&self, row: &[Value]) -> Result<Row, Misfit> {
        let [label, value, goal @ ..] = row else { return Err(Misfit) };
        Ok(Row { label: self.text(label)?.into(), value: plain(value)?, goal: perhaps(goal.first())? })
    }

    fn choices(&self, packed: &Value) -> Result<Packed, Misfit> {
        Ok(Packed {
            buttons: self.list_of(packed.get("buttons"), |own, button| {
                match &button.as_array().ok_or(Misfit)?[..] {
                    [id, label] => Ok(Button { id: plain(id)?, label: own.text(label)? }),
                    _ => Err(Misfit),
                }
            })?,
            patterns: self.list_of(packed.get("patterns"), |own, pattern| {
                match &pattern.as_array().ok_or(Misfit)?[..] {
                    [mv, steps, label, ends] => {
                        Ok(Pattern(plain(mv)?, plain(steps)?, own.text(label)?.into(), plain(ends)?))
                    }
                    _ => Err(Misfit),
                }
            })?,
            effects: self.list_of(packed.get("effects"), |own, effect| {
                match &effect.as_array().ok_or(Misfit)?[..] {
                    [kind, at, amount, label] => {
                        Ok((plain(kind)?, plain(at)?, plain(amount)?, own.text(label)?))
                    }
                    _ => Err(Misfit),
                }
            })?,
            list: self.list_of(packed.get("list"), |_, choice| {
                match &choice.as_array().ok_or(Misfit)?[..] {
                    [number, last, effects @ ..] => {
                        let effects = effects.iter().map(plain).collect::<Result<_, _>>()?;
                        Ok(PackedChoice(plain(number)?, plain(last)?, effects))
                    }
                    _ => Err(Misfit),
                }
            })?,
        })
    }
}
