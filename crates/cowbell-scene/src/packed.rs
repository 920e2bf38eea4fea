//! Choices in few bytes. A player may have a hundred choices that differ only in a cell, so what they have in common is sent
//! once: a pattern has the move, the steps and the label with `~` for the last thing to select, and a choice is the number of
//! its pattern and what stands for `~`. The form of a label, and an effect that several choices have, are sent once, too.
//!
//! With the pattern `["H~", ["hand0.0 hand0.1", "~"], [0, "~", "H"], 1]` (the move; the steps, each with its ids, separated by
//! spaces; the label: the number of its form, then what fills it; 1 if it ends the turn) the choice `[0, "c3", 4]` is the move
//! `Hc3` with the effect number 4.

use core::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::form::{Filled, Form, Leaf, fill, filled, item, rest};
use crate::scene::{Button, Choice, Effect};
use crate::text::{Arg, Word};
use crate::update::Misfit;

/// Stands for the last thing to select.
const BLANK: char = '~';

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
pub struct Pattern(Word, Vec<Word>, Filled, u8);

/// One choice: the number of its pattern, the last thing to select, and the numbers of its effects.
#[derive(Clone, PartialEq, Debug)]
pub struct PackedChoice(usize, Word, Vec<usize>);

impl Packed {
    /// Packs the buttons and choices of a scene; none if there are neither.
    pub fn new(buttons: Vec<Button>, choices: Vec<Choice>) -> Option<Packed> {
        if buttons.is_empty() && choices.is_empty() {
            return None;
        }
        let mut packed = Packed { buttons, ..Packed::default() };
        let mut known: Vec<Effect> = Vec::new();
        for Choice { mv, steps, label, effects, ends } in choices {
            let whole = Pattern(
                mv,
                steps.iter().map(|ids| joined(ids)).collect(),
                fill(&mut packed.forms, label),
                ends.into(),
            );
            let last = whole.1.last().filter(|_| !whole.has_blanks()).cloned().unwrap_or_default();
            let found = packed.patterns.iter().position(|pattern| pattern.fits(&whole, &last));
            let pattern = found.unwrap_or_else(|| {
                packed.patterns.push(whole.with_blanks(&last));
                packed.patterns.len() - 1
            });
            let mut number = |effect: Effect| {
                known.iter().position(|other| *other == effect).unwrap_or_else(|| {
                    known.push(effect);
                    known.len() - 1
                })
            };
            let effects = effects.into_iter().map(&mut number).collect();
            packed.list.push(PackedChoice(pattern, last, effects));
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
        let choice = |PackedChoice(number, last, numbers): PackedChoice| {
            let Pattern(mv, steps, label, ends) =
                self.patterns.get(number).ok_or(Misfit)?.without_blanks(&last);
            let named = numbers.iter().map(|number| effects.get(*number).cloned().ok_or(Misfit));
            Ok(Choice {
                mv,
                steps: steps.iter().map(split).collect(),
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
        _ => ids.join(" ").into(),
    }
}

fn split(ids: &Word) -> Vec<Word> {
    ids.split_whitespace().map(Word::from).collect()
}

impl Pattern {
    /// All words, the move first.
    fn words(&self) -> impl Iterator<Item = &Word> {
        let leaves = self.2.1.iter().filter_map(|leaf| match leaf {
            Leaf(Arg::Word(word)) => Some(word),
            _ => None,
        });
        [&self.0].into_iter().chain(&self.1).chain(leaves)
    }

    fn has_blanks(&self) -> bool {
        self.words().any(|word| word.contains(BLANK))
    }

    /// The same with something else for each word.
    fn map(&self, change: impl Fn(&Word) -> Word) -> Pattern {
        let leaf = |leaf: &Leaf| match leaf {
            Leaf(Arg::Word(word)) => Leaf(Arg::Word(change(word))),
            other => other.clone(),
        };
        let Filled(form, leaves) = &self.2;
        let label = Filled(*form, leaves.iter().map(leaf).collect());
        Pattern(change(&self.0), self.1.iter().map(&change).collect(), label, self.3)
    }

    fn with_blanks(&self, last: &Word) -> Pattern {
        self.map(|word| match last.is_empty() {
            true => word.clone(),
            false => word.replace(last.as_str(), "~").into(),
        })
    }

    fn without_blanks(&self, last: &Word) -> Pattern {
        self.map(|word| if word.contains(BLANK) { word.replace(BLANK, last).into() } else { word.clone() })
    }

    /// Whether this pattern with `last` in its blanks is that whole choice.
    fn fits(&self, whole: &Pattern, last: &str) -> bool {
        let other = |leaf: &Leaf| !matches!(leaf, Leaf(Arg::Word(_)));
        let others = |pattern: &Pattern| pattern.2.1.iter().filter(|leaf| other(leaf)).count();
        self.3 == whole.3
            && self.2.0 == whole.2.0
            && self.1.len() == whole.1.len()
            && is_filled(&self.0, last, &whole.0)
            && self.2.1.len() == whole.2.1.len()
            && others(self) == others(whole)
            && self.2.1.iter().zip(&whole.2.1).all(|(pattern, leaf)| match (pattern, leaf) {
                (Leaf(Arg::Word(pattern)), Leaf(Arg::Word(word))) => is_filled(pattern, last, word),
                _ => pattern == leaf,
            })
            && self.1.iter().zip(&whole.1).all(|(pattern, word)| is_filled(pattern, last, word))
    }
}

/// Whether a word is what the pattern gives with `last` in its blanks.
fn is_filled(pattern: &str, last: &str, mut word: &str) -> bool {
    for (index, part) in pattern.split(BLANK).enumerate() {
        if index > 0 {
            let Some(rest) = word.strip_prefix(last) else { return false };
            word = rest;
        }
        let Some(rest) = word.strip_prefix(part) else { return false };
        word = rest;
    }
    word.is_empty()
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
