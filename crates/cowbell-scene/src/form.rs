//! Texts taken apart: many labels differ only in their words and numbers, so their common form is sent once and each label
//! names it and says what fills it.

use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

use crate::text::{Arg, Args, Text, Word};
use crate::update::Misfit;

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
pub struct Leaf(pub(crate) Arg);

/// The number of a form, and what fills it, in order.
#[derive(Clone, PartialEq, Debug)]
pub struct Filled(pub(crate) usize, pub(crate) Leaves);

/// Most labels have one or two.
pub(crate) type Leaves = SmallVec<[Leaf; 2]>;

/// Takes a text apart.
pub(crate) fn fill(forms: &mut Vec<Form>, text: Text) -> Filled {
    let number = forms.iter().position(|form| form.fits(&text)).unwrap_or_else(|| {
        forms.push(Form::of(&text));
        forms.len() - 1
    });
    let mut leaves = Leaves::new();
    take_leaves(text, &mut leaves);
    Filled(number, leaves)
}

fn take_leaves(text: Text, leaves: &mut Leaves) {
    for (_, arg) in text.args.into_list() {
        match arg {
            Arg::Text(inner) => take_leaves(*inner, leaves),
            leaf => leaves.push(Leaf(leaf)),
        }
    }
}

/// Puts a text together again.
pub(crate) fn filled(forms: &[Form], Filled(number, leaves): Filled) -> Result<Text, Misfit> {
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
            && self.args.len() == text.args.len()
            && self.args.iter().zip(text.args.iter()).all(same)
    }

    /// Whether this is the form of a text, and these leaves, compared by `same`, are what fills it.
    pub(crate) fn is_of<'a>(
        &self,
        text: &Text,
        leaves: &mut impl Iterator<Item = &'a Leaf>,
        same: &impl Fn(&Leaf, &Arg) -> bool,
    ) -> bool {
        let mut is_arg = |((name, form), (key, arg)): (&(Word, Option<Form>), (&Word, &Arg))| {
            name == key
                && match (form, arg) {
                    (Some(form), Arg::Text(inner)) => form.is_of(inner, leaves, same),
                    (Some(_), _) | (None, Arg::Text(_)) => false,
                    (None, arg) => leaves.next().is_some_and(|leaf| same(leaf, arg)),
                }
        };
        self.id == text.id
            && self.args.len() == text.args.len()
            && self.args.iter().zip(text.args.iter()).all(&mut is_arg)
    }

    fn text(&self, leaves: &mut impl Iterator<Item = Leaf>) -> Result<Text, Misfit> {
        let mut args = Args::default();
        for (name, form) in &self.args {
            let arg = match form {
                Some(form) => Arg::Text(form.text(leaves)?.into()),
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

/// The next item of a list that must have one.
pub(crate) fn item<'de, A: SeqAccess<'de>, T: Deserialize<'de>>(list: &mut A) -> Result<T, A::Error> {
    list.next_element()?.ok_or_else(|| A::Error::custom("the list is too short"))
}

/// The rest of a list.
pub(crate) fn rest<'de, A: SeqAccess<'de>, T: Deserialize<'de>, L: FromIterator<T>>(
    list: &mut A,
) -> Result<L, A::Error> {
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
