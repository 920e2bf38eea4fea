//! Choices in few bytes. A player may have a hundred choices that differ only in a cell, so what they have in common is sent
//! once: a pattern has the move, the steps and the label with `~` for the last thing to select, and a choice is the number of
//! its pattern and what stands for `~`. An effect that several choices have is sent once, too.
//!
//! With the pattern `["H~", ["hand0.0 hand0.1", "~"], [7, "~", [9, "H"]], 1]` (the move; the steps, each with its ids, separated
//! by spaces; the label, as all texts are sent, see [`crate::wire`]; 1 if it ends the turn) the choice `[0, "c3", 4]` is the
//! move `Hc3` with the effect number 4. A word of a label that is just `<` stands for the last thing to select without its last
//! letter, and `>` for that letter: the edge `c3n` is north of `c3`.

use std::sync::Arc;

use smallvec::SmallVec;
use smol_str::SmolStrBuilder;

use crate::scene::{Button, Choice, Effect, Ids};
use crate::text::{Arg, Args, Text, Word};
use crate::update::Misfit;

/// Stands for the last thing to select.
const BLANK: u8 = b'~';
/// As a whole word of a label: the last thing to select without its last letter, and that letter.
const PARTS: [&str; 2] = ["<", ">"];

/// The buttons and choices of a scene as they are sent.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Packed {
    /// The buttons.
    pub buttons: Vec<Button>,
    /// What choices have in common.
    pub patterns: Vec<Pattern>,
    /// All effects, each once: kind, places, amount and label.
    pub effects: Vec<(Word, Word, i32, Text)>,
    /// The choices, in the order of the legal moves.
    pub list: Vec<PackedChoice>,
}

/// A choice with `~` for the last thing to select. A label that many matches use is made once.
#[derive(Clone, PartialEq, Debug)]
pub struct Pattern(pub(crate) Word, pub(crate) Ids, pub(crate) Arc<Text>, pub(crate) u8);

/// One choice: the number of its pattern, the last thing to select, and the numbers of its effects.
#[derive(Clone, PartialEq, Debug)]
pub struct PackedChoice(pub(crate) usize, pub(crate) Word, pub(crate) SmallVec<[usize; 2]>);

impl Packed {
    /// Packs the buttons and choices of a scene; none if there are neither.
    pub fn new(buttons: Vec<Button>, choices: Vec<Choice>) -> Option<Packed> {
        if buttons.is_empty() && choices.is_empty() {
            return None;
        }
        let mut packed = Packed { buttons, list: Vec::with_capacity(choices.len()), ..Packed::default() };
        let (mut known, mut latest) = (Known::default(), 0);
        for choice in choices {
            let last = choice.steps.last().map(|ids| joined(ids)).unwrap_or_default();
            // Most choices are like the one before.
            let fits = |pattern: &Pattern| pattern.fits(&choice, &last);
            let like_before = packed.patterns.get(latest).is_some_and(fits).then_some(latest);
            let found = like_before.or_else(|| packed.patterns.iter().position(fits));
            let Choice { mv, steps, label, effects, ends } = choice;
            let last = if let Some(number) = found {
                latest = number;
                last
            } else {
                let steps = steps.iter().map(|ids| joined(ids)).collect();
                let whole = Pattern(mv, steps, label.into(), ends.into());
                // What looks like a blank without being one is sent as it is.
                let last = if whole.has_blanks() { Word::default() } else { last };
                latest = packed.patterns.len();
                packed.patterns.push(whole.with_blanks(&last));
                last
            };
            packed.list.push(PackedChoice(latest, last, known.numbers(effects)));
        }
        packed.effects = known.sent();
        Some(packed)
    }

    /// Choices of which it is known which pattern each has, and what stands for `~` in it.
    pub(crate) fn of_patterns(
        patterns: Vec<Pattern>,
        choices: impl Iterator<Item = (usize, Word, Vec<Effect>)>,
    ) -> Packed {
        let mut known = Known::default();
        let packed = |(number, last, effects)| PackedChoice(number, last, known.numbers(effects));
        let list = choices.map(packed).collect();
        Packed { buttons: Vec::new(), patterns, effects: known.sent(), list }
    }

    /// The buttons and choices.
    pub(crate) fn unpack(self) -> Result<(Vec<Button>, Vec<Choice>), Misfit> {
        let effect = |(kind, at, amount, label)| Effect { kind, at: split(&at).collect(), amount, label };
        let effects: Vec<Effect> = self.effects.into_iter().map(effect).collect();
        let choice = |PackedChoice(number, last, numbers): PackedChoice| {
            let Pattern(mv, steps, label, ends) =
                self.patterns.get(number).ok_or(Misfit)?.without_blanks(&last);
            let named = numbers.iter().map(|number| effects.get(*number).cloned().ok_or(Misfit));
            Ok(Choice {
                mv,
                steps: steps.iter().map(|ids| split(ids).collect()).collect(),
                label: Arc::unwrap_or_clone(label),
                effects: named.collect::<Result<_, _>>()?,
                ends: ends == 1,
            })
        };
        Ok((self.buttons, self.list.into_iter().map(choice).collect::<Result<_, _>>()?))
    }
}

/// Every effect once.
#[derive(Default)]
struct Known(Vec<Effect>);

impl Known {
    fn numbers(&mut self, effects: Vec<Effect>) -> SmallVec<[usize; 2]> {
        let number = |effect: Effect| {
            self.0.iter().position(|other| *other == effect).unwrap_or_else(|| {
                self.0.push(effect);
                self.0.len() - 1
            })
        };
        effects.into_iter().map(number).collect()
    }

    fn sent(self) -> Vec<(Word, Word, i32, Text)> {
        let sent = |Effect { kind, at, amount, label }| (kind, joined(&at), amount, label);
        self.0.into_iter().map(sent).collect()
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
    /// A move, the ids of its steps, and a label, with `~` in them for the last thing to select.
    pub(crate) fn new(mv: Word, steps: &[&[Word]], label: Arc<Text>, ends: bool) -> Pattern {
        Pattern(mv, steps.iter().map(|ids| joined(ids)).collect(), label, ends.into())
    }

    fn has_blanks(&self) -> bool {
        let is_word_blank = |word: &Word| is_blank(word) || PARTS.contains(&word.as_str());
        is_blank(&self.0) || self.1.iter().any(|ids| is_blank(ids)) || any_word(&self.2, &is_word_blank)
    }

    /// The same with something else for the move and the ids, and for each word of the label.
    fn map(&self, change: impl Fn(&Word) -> Word, in_label: impl Fn(&Word) -> Word) -> Pattern {
        let label = with_words(&self.2, &in_label).into();
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
    fn fits(&self, choice: &Choice, last: &str) -> bool {
        let Pattern(mv, steps, label, ends) = self;
        let same = |(pattern, ids): (&Word, &Ids)| match &ids[..] {
            [id] => is_filled(pattern, last, id),
            _ => is_filled(pattern, last, &joined(ids)),
        };
        (*ends == 1) == choice.ends
            && steps.len() == choice.steps.len()
            && is_filled(mv, last, &choice.mv)
            && is_text_filled(label, last, &choice.label)
            && steps.iter().zip(&choice.steps).all(same)
    }
}

/// Whether a word of a text is like this.
fn any_word(text: &Text, is_like: &impl Fn(&Word) -> bool) -> bool {
    text.args.iter().any(|(_, arg)| match arg {
        Arg::Word(word) => is_like(word),
        Arg::Text(inner) => any_word(inner, is_like),
        Arg::Number(_) | Arg::Seat(_) => false,
    })
}

/// The text with something else for each of its words.
fn with_words(text: &Text, change: &impl Fn(&Word) -> Word) -> Text {
    let mut args = Args::default();
    for (name, arg) in text.args.iter() {
        let arg = match arg {
            Arg::Word(word) => Arg::Word(change(word)),
            Arg::Text(inner) => Arg::Text(with_words(inner, change).into()),
            other => other.clone(),
        };
        args.insert(name.clone(), arg);
    }
    Text { id: text.id.clone(), args }
}

/// Whether a text is what the pattern gives with `last` in its blanks.
fn is_text_filled(pattern: &Text, last: &str, text: &Text) -> bool {
    let same = |((name, blank), (key, arg)): ((&Word, &Arg), (&Word, &Arg))| {
        name == key
            && match (blank, arg) {
                (Arg::Word(blank), Arg::Word(word)) => is_filled_part(blank, last, word),
                (Arg::Text(blank), Arg::Text(inner)) => is_text_filled(blank, last, inner),
                (blank, arg) => blank == arg,
            }
    };
    pattern.id == text.id
        && pattern.args.len() == text.args.len()
        && pattern.args.iter().zip(text.args.iter()).all(same)
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
