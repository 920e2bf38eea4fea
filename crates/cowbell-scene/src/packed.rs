//! Choices in few bytes. A player may have a hundred choices that differ only in a cell, so what they have in common is sent
//! once: a pattern has the move, the steps and the label with `~` for the last thing to select, and a choice is the number of
//! its pattern and what stands for `~`. The form of a label, and an effect that several choices have, are sent once, too.
//!
//! With the pattern `["H~", ["hand0.0 hand0.1", "~"], [0, "~", "H"], 1]` (the move; the steps, each with its ids, separated by
//! spaces; the label: the number of its form, then what fills it; 1 if it ends the turn) the choice `[0, "c3", 4]` is the move
//! `Hc3` with the effect number 4. A word of a label that is just `<` stands for the last thing to select without its last
//! letter, and `>` for that letter: the edge `c3n` is north of `c3`.

use core::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;
use smol_str::SmolStrBuilder;

use crate::form::{Filled, Form, Leaf, fill, filled, item, rest};
use crate::scene::{Button, Choice, Effect, Ids};
use crate::text::{Arg, Word};
use crate::update::Misfit;

/// Stands for the last thing to select.
const BLANK: u8 = b'~';
/// As a whole word of a label: the last thing to select without its last letter, and that letter.
const PARTS: [&str; 2] = ["<", ">"];

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
    /// What choices have in common.
    #[cfg_attr(test, ts(type = "[string, string[], [number, ...Leaf[]], 0 | 1][]"))]
    pub patterns: Vec<Pattern>,
    /// All effects, each once: `["collect", "c3 c4", 2, [1, 2]]` is kind, places, amount and label.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "[string, string, number, [number, ...Leaf[]]][]", optional))]
    pub effects: Vec<(Word, Word, i32, Filled)>,
    /// The choices, in the order of the legal moves.
    #[cfg_attr(test, ts(type = "[number, string, ...number[]][]"))]
    pub list: Vec<PackedChoice>,
}

/// A choice with `~` for the last thing to select.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pattern(Word, Ids, Filled, u8);

/// One choice: the number of its pattern, the last thing to select, and the numbers of its effects.
#[derive(Clone, PartialEq, Debug)]
pub struct PackedChoice(usize, Word, SmallVec<[usize; 2]>);

impl Packed {
    /// Packs the buttons and choices of a scene; none if there are neither.
    pub fn new(buttons: Vec<Button>, choices: Vec<Choice>) -> Option<Packed> {
        if buttons.is_empty() && choices.is_empty() {
            return None;
        }
        let mut packed = Packed { buttons, list: Vec::with_capacity(choices.len()), ..Packed::default() };
        let (mut known, mut latest): (Vec<Effect>, usize) = (Vec::new(), 0);
        for choice in choices {
            let last = choice.steps.last().map(|ids| joined(ids)).unwrap_or_default();
            // Most choices are like the one before.
            let fits = |pattern: &Pattern| pattern.fits(&packed.forms, &choice, &last);
            let like_before = packed.patterns.get(latest).is_some_and(fits).then_some(latest);
            let found = like_before.or_else(|| packed.patterns.iter().position(fits));
            let Choice { mv, steps, label, effects, ends } = choice;
            let last = if let Some(number) = found {
                latest = number;
                last
            } else {
                let steps = steps.iter().map(|ids| joined(ids)).collect();
                let whole = Pattern(mv, steps, fill(&mut packed.forms, label), ends.into());
                // What looks like a blank without being one is sent as it is.
                let last = if whole.has_blanks() { Word::default() } else { last };
                latest = packed.patterns.len();
                packed.patterns.push(whole.with_blanks(&last));
                last
            };
            let mut number = |effect: Effect| {
                known.iter().position(|other| *other == effect).unwrap_or_else(|| {
                    known.push(effect);
                    known.len() - 1
                })
            };
            let effects = effects.into_iter().map(&mut number).collect();
            packed.list.push(PackedChoice(latest, last, effects));
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
            Ok(Effect { kind, at: split(&at).collect(), amount, label: filled(&forms, label)? })
        };
        let effects = self.effects.into_iter().map(effect).collect::<Result<Vec<Effect>, Misfit>>()?;
        let choice = |PackedChoice(number, last, numbers): PackedChoice| {
            let Pattern(mv, steps, label, ends) =
                self.patterns.get(number).ok_or(Misfit)?.without_blanks(&last);
            let named = numbers.iter().map(|number| effects.get(*number).cloned().ok_or(Misfit));
            Ok(Choice {
                mv,
                steps: steps.iter().map(|ids| split(ids).collect()).collect(),
                label: filled(&forms, label)?,
                effects: named.collect::<Result<_, _>>()?,
                ends: ends == 1,
            })
        };
        Ok((self.buttons, self.list.into_iter().map(choice).collect::<Result<_, _>>()?))
    }
}

fn joined(ids: &[Word]) -> Word {
    match ids {
        [one] => one.clone(),
        _ => {
            let mut all = SmolStrBuilder::new();
            for (index, id) in ids.iter().enumerate() {
                all.push_str(if index == 0 { "" } else { " " });
                all.push_str(id);
            }
            all.finish()
        }
    }
}

fn split(ids: &Word) -> impl Iterator<Item = Word> {
    ids.split_whitespace().map(Word::from)
}

/// A word without its last letter, and that letter; nothing if it is too short to be made of two parts.
fn parts(word: &str) -> Option<[&str; 2]> {
    let (at, _) = word.char_indices().next_back().filter(|(at, _)| *at > 1)?;
    Some([&word[..at], &word[at..]])
}

impl Pattern {
    fn has_blanks(&self) -> bool {
        let is_leaf_blank = |leaf: &Leaf| match leaf {
            Leaf(Arg::Word(word)) => is_blank(word) || PARTS.contains(&word.as_str()),
            _ => false,
        };
        is_blank(&self.0) || self.1.iter().any(|ids| is_blank(ids)) || self.2.1.iter().any(is_leaf_blank)
    }

    /// The same with something else for the move and the ids, and for each word of the label.
    fn map(&self, change: impl Fn(&Word) -> Word, in_label: impl Fn(&Word) -> Word) -> Pattern {
        let leaf = |leaf: &Leaf| match leaf {
            Leaf(Arg::Word(word)) => Leaf(Arg::Word(in_label(word))),
            other => other.clone(),
        };
        let Filled(form, leaves) = &self.2;
        let label = Filled(*form, leaves.iter().map(leaf).collect());
        Pattern(change(&self.0), self.1.iter().map(change).collect(), label, self.3)
    }

    fn with_blanks(&self, last: &Word) -> Pattern {
        let blank = |word: &Word| match !last.is_empty() && word.contains(last.as_str()) {
            true => word.replace(last.as_str(), "~").into(),
            false => word.clone(),
        };
        let part = |word: &Word| {
            let number = parts(last).and_then(|parts| parts.iter().position(|part| word == part));
            number.map_or_else(|| blank(word), |number| PARTS[number].into())
        };
        self.map(blank, part)
    }

    fn without_blanks(&self, last: &Word) -> Pattern {
        let fill = |word: &Word| match is_blank(word) {
            true => word.replace(char::from(BLANK), last).into(),
            false => word.clone(),
        };
        let part = |word: &Word| {
            let number = PARTS.iter().position(|part| word == part);
            let part = number.and_then(|number| Some(parts(last)?[number].into()));
            part.unwrap_or_else(|| fill(word))
        };
        self.map(fill, part)
    }

    /// Whether this pattern with `last` in its blanks is that choice.
    fn fits(&self, forms: &[Form], choice: &Choice, last: &str) -> bool {
        let Pattern(mv, steps, Filled(form, leaves), ends) = self;
        let same = |(pattern, ids): (&Word, &Ids)| match &ids[..] {
            [id] => is_filled(pattern, last, id),
            _ => is_filled(pattern, last, &joined(ids)),
        };
        let same_leaf = |leaf: &Leaf, arg: &Arg| match (&leaf.0, arg) {
            (Arg::Word(pattern), Arg::Word(word)) => is_filled_part(pattern, last, word),
            (pattern, arg) => pattern == arg,
        };
        (*ends == 1) == choice.ends
            && steps.len() == choice.steps.len()
            && is_filled(mv, last, &choice.mv)
            && forms[*form].is_of(&choice.label, &mut leaves.iter(), &same_leaf)
            && steps.iter().zip(&choice.steps).all(same)
    }
}

/// The same for a word of a label, which can also stand for a part of `last`.
fn is_filled_part(pattern: &str, last: &str, word: &str) -> bool {
    let number = PARTS.iter().position(|part| *part == pattern);
    match number.and_then(|number| Some(parts(last)?[number])) {
        Some(part) => part == word,
        None => is_filled(pattern, last, word),
    }
}

/// Whether a word is what the pattern gives with `last` in its blanks.
fn is_filled(pattern: &str, last: &str, word: &str) -> bool {
    let mut rest = word.as_bytes();
    for byte in pattern.bytes() {
        let next =
            if byte == BLANK { rest.strip_prefix(last.as_bytes()) } else { rest.strip_prefix(&[byte]) };
        match next {
            Some(next) => rest = next,
            None => return false,
        }
    }
    rest.is_empty()
}

/// Whether a word has a blank.
fn is_blank(word: &str) -> bool {
    word.bytes().any(|byte| byte == BLANK)
}

impl Serialize for PackedChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(2 + self.2.len()))?;
        list.serialize_element(&self.0)?;
        list.serialize_element(&self.1)?;
        self.2.iter().try_for_each(|number| list.serialize_element(number))?;
        list.end()
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
                Ok(PackedChoice(item(&mut list)?, item(&mut list)?, rest(&mut list)?))
            }
        }
        deserializer.deserialize_seq(Read)
    }
}
