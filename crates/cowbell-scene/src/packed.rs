//! Choices in few bytes. A player may have a hundred choices whose labels differ only in a cell: the form of a label is
//! sent once and each choice fills it in; an effect that several choices have is sent once and named by its number.
//!
//! A choice is `["Hc3", ["hand0.0 hand0.1", "c3"], [0, "c3", "H"], 1, 4]`: the move, the steps (each with its ids, separated
//! by spaces), the label (the number of its form, then what fills it), 1 if it ends the turn, and the numbers of its effects.

use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::scene::{Button, Choice, Effect};
use crate::text::{Arg, Args, Text, Word};
use crate::update::Misfit;

/// The buttons and choices of a scene as they are sent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Packed {
    /// The buttons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub buttons: Vec<Button>,
    /// The forms of all labels.
    pub forms: Vec<Form>,
    /// All effects, each once: `["collect", "c3 c4", 2, [1, 2]]` is kind, places, amount and label.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "[string, string, number, [number, ...Leaf[]]][]", optional))]
    pub effects: Vec<(Word, Word, i32, Filled)>,
    /// The choices, in the order of the legal moves.
    #[cfg_attr(test, ts(type = "[string, string[], [number, ...Leaf[]], 0 | 1, ...number[]][]"))]
    pub list: Vec<PackedChoice>,
}

/// A text without the words and numbers in it: `null` stands for each of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Form {
    /// The id of the message.
    pub id: Word,
    /// Its arguments, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "map")]
    #[cfg_attr(test, ts(type = "Record<string, Form | null>", optional))]
    pub args: Vec<(Word, Option<Form>)>,
}

/// A word, number or seat in a label.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number | string | { seat: number }"))]
#[serde(transparent)]
pub struct Leaf(Arg);

/// The number of a form, and what fills it, in order.
#[derive(Clone, PartialEq, Debug)]
pub struct Filled(usize, Vec<Leaf>);

/// One choice.
#[derive(Clone, PartialEq, Debug)]
pub struct PackedChoice {
    mv: Word,
    steps: Vec<Word>,
    label: Filled,
    ends: bool,
    effects: Vec<usize>,
}

impl Packed {
    /// Packs the buttons and choices of a scene; none if there are neither.
    pub fn new(buttons: Vec<Button>, choices: Vec<Choice>) -> Option<Packed> {
        if buttons.is_empty() && choices.is_empty() {
            return None;
        }
        let mut packed = Packed { buttons, ..Packed::default() };
        let mut known: Vec<Effect> = Vec::new();
        for Choice { mv, steps, label, effects, ends } in choices {
            let label = fill(&mut packed.forms, label);
            let steps = steps.iter().map(|ids| joined(ids)).collect();
            let mut number = |effect: Effect| {
                known.iter().position(|other| *other == effect).unwrap_or_else(|| {
                    known.push(effect);
                    known.len() - 1
                })
            };
            let effects = effects.into_iter().map(&mut number).collect();
            packed.list.push(PackedChoice { mv, steps, label, ends, effects });
        }
        for Effect { kind, at, amount, label } in known {
            packed.effects.push((kind, joined(&at), amount, fill(&mut packed.forms, label)));
        }
        Some(packed)
    }

    /// The buttons and choices.
    pub(crate) fn unpack(self) -> Result<(Vec<Button>, Vec<Choice>), Misfit> {
        let forms = self.forms;
        let effect = |(kind, at, amount, label)| {
            Ok(Effect { kind, at: split(&at), amount, label: filled(&forms, label)? })
        };
        let effects = self.effects.into_iter().map(effect).collect::<Result<Vec<Effect>, Misfit>>()?;
        let choice = |PackedChoice { mv, steps, label, ends, effects: numbers }| {
            let named = numbers.iter().map(|number: &usize| effects.get(*number).cloned().ok_or(Misfit));
            let steps: Vec<Word> = steps;
            Ok(Choice {
                mv,
                steps: steps.iter().map(split).collect(),
                label: filled(&forms, label)?,
                effects: named.collect::<Result<_, _>>()?,
                ends,
            })
        };
        Ok((self.buttons, self.list.into_iter().map(choice).collect::<Result<_, _>>()?))
    }
}

fn joined(ids: &[Word]) -> Word {
    match ids {
        [one] => one.clone(),
        _ => ids.join(" ").into(),
    }
}

fn split(ids: &Word) -> Vec<Word> {
    ids.split_whitespace().map(Word::from).collect()
}

/// Takes a text apart.
fn fill(forms: &mut Vec<Form>, text: Text) -> Filled {
    let number = forms.iter().position(|form| form.fits(&text)).unwrap_or_else(|| {
        forms.push(Form::of(&text));
        forms.len() - 1
    });
    let mut leaves = Vec::new();
    take_leaves(text, &mut leaves);
    Filled(number, leaves)
}

fn take_leaves(text: Text, leaves: &mut Vec<Leaf>) {
    for (_, arg) in text.args.into_list() {
        match arg {
            Arg::Text(inner) => take_leaves(inner, leaves),
            leaf => leaves.push(Leaf(leaf)),
        }
    }
}

/// Puts a text together again.
fn filled(forms: &[Form], Filled(number, leaves): Filled) -> Result<Text, Misfit> {
    let mut leaves = leaves.into_iter();
    let text = forms.get(number).ok_or(Misfit)?.text(&mut leaves)?;
    if leaves.next().is_some() { Err(Misfit) } else { Ok(text) }
}

impl Form {
    fn of(text: &Text) -> Form {
        let arg = |(name, arg): (&Word, &Arg)| match arg {
            Arg::Text(inner) => (name.clone(), Some(Form::of(inner))),
            _ => (name.clone(), None),
        };
        Form { id: text.id.clone(), args: text.args.iter().map(arg).collect() }
    }

    fn fits(&self, text: &Text) -> bool {
        let same = |((name, form), (key, arg)): (&(Word, Option<Form>), (&Word, &Arg))| {
            name == key
                && match (form, arg) {
                    (Some(form), Arg::Text(inner)) => form.fits(inner),
                    (Some(_), _) | (None, Arg::Text(_)) => false,
                    (None, _) => true,
                }
        };
        self.id == text.id
            && self.args.len() == text.args.iter().count()
            && self.args.iter().zip(text.args.iter()).all(same)
    }

    fn text(&self, leaves: &mut impl Iterator<Item = Leaf>) -> Result<Text, Misfit> {
        let mut args = Args::default();
        for (name, form) in &self.args {
            let arg = match form {
                Some(form) => Arg::Text(form.text(leaves)?),
                None => leaves.next().ok_or(Misfit)?.0,
            };
            args.insert(name.clone(), arg);
        }
        Ok(Text { id: self.id.clone(), args })
    }
}

impl Serialize for Filled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(1 + self.1.len()))?;
        list.serialize_element(&self.0)?;
        self.1.iter().try_for_each(|leaf| list.serialize_element(leaf))?;
        list.end()
    }
}

impl Serialize for PackedChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(4 + self.effects.len()))?;
        list.serialize_element(&self.mv)?;
        list.serialize_element(&self.steps)?;
        list.serialize_element(&self.label)?;
        list.serialize_element(&u8::from(self.ends))?;
        self.effects.iter().try_for_each(|number| list.serialize_element(number))?;
        list.end()
    }
}

/// The next item of a list that must have one.
fn item<'de, A: SeqAccess<'de>, T: Deserialize<'de>>(list: &mut A) -> Result<T, A::Error> {
    list.next_element()?.ok_or_else(|| A::Error::custom("the list is too short"))
}

/// The rest of a list.
fn rest<'de, A: SeqAccess<'de>, T: Deserialize<'de>>(list: &mut A) -> Result<Vec<T>, A::Error> {
    core::iter::from_fn(|| list.next_element().transpose()).collect()
}

impl<'de> Deserialize<'de> for Filled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Filled, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Filled;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a form and what fills it")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Filled, A::Error> {
                Ok(Filled(item(&mut list)?, rest(&mut list)?))
            }
        }
        deserializer.deserialize_seq(Read)
    }
}

impl<'de> Deserialize<'de> for PackedChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PackedChoice, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = PackedChoice;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a choice")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<PackedChoice, A::Error> {
                Ok(PackedChoice {
                    mv: item(&mut list)?,
                    steps: item(&mut list)?,
                    label: item(&mut list)?,
                    ends: item::<A, u8>(&mut list)? == 1,
                    effects: rest(&mut list)?,
                })
            }
        }
        deserializer.deserialize_seq(Read)
    }
}

/// Pairs as a JSON object.
mod map {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Form, Word};

    type Pairs = Vec<(Word, Option<Form>)>;

    pub(super) fn serialize<S: Serializer>(pairs: &Pairs, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(pairs.iter().map(|(name, form)| (name, form)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Pairs, D::Error> {
        Ok(BTreeMap::<Word, Option<Form>>::deserialize(deserializer)?.into_iter().collect())
    }
}
