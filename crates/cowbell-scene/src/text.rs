//! Texts (message ids with arguments), and the voice that puts them into a language.
//!
//! A scene never contains sentences, only [`Text`]. The sentences are in `locales/<language>/*.ftl`, one set of Fluent
//! files for all clients; messages about a single game are in `<slug>.ftl`. A seat argument becomes three Fluent
//! arguments: `$seat` (its number), `$name` (the player's name) and `$who` (`you` or `other`), so that a language can
//! say "you lay" and "Ada lays".

use std::collections::BTreeMap;

use cowbell_rules::Seat;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::language::{Language, sources};

/// A short string. A scene has hundreds of them, so ids, faces and words are kept without an allocation.
pub type Word = SmolStr;

/// A message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Text {
    /// The id of the message.
    pub id: Word,
    /// Its arguments.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<Word, Arg>>", optional))]
    pub args: Args,
}

/// Arguments in the order of their names. A text has few of them, so this is a list and not a tree, and a text with one or two
/// is kept without an allocation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args(List);

type List = SmallVec<[(Word, Arg); 2]>;

impl Args {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The argument of this name.
    pub fn get(&self, key: &str) -> Option<&Arg> {
        self.iter().find(|(name, _)| *name == key).map(|(_, arg)| arg)
    }

    /// All arguments with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&Word, &Arg)> {
        self.0.iter().map(|(key, arg)| (key, arg))
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds an argument, or replaces the one of this name.
    #[inline]
    pub(crate) fn insert(&mut self, key: Word, arg: Arg) {
        // Mostly they come in order, and their first letters say so.
        let first = |name: &Word| name.as_bytes().first().copied();
        match self.0.last() {
            Some((name, _)) if first(name) >= first(&key) && *name >= key => self.put(key, arg),
            _ => self.0.push((key, arg)),
        }
    }

    fn put(&mut self, key: Word, arg: Arg) {
        match self.0.iter().rposition(|(name, _)| *name <= key) {
            Some(index) if self.0[index].0 == key => self.0[index].1 = arg,
            Some(index) => self.0.insert(index + 1, (key, arg)),
            None => self.0.insert(0, (key, arg)),
        }
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Args, D::Error> {
        let args = BTreeMap::<Word, Arg>::deserialize(deserializer)?;
        Ok(Args(args.into_iter().collect()))
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(untagged))]
#[serde(untagged)]
pub enum Arg {
    /// A number, for counting and plural forms.
    Number(i64),
    /// A word to be shown as it is, or to select by: a cell, a species letter.
    Word(Word),
    /// A seat: the voice knows who sits there.
    Seat(
        #[cfg_attr(test, ts(type = "{ seat: number }"))]
        #[serde(deserialize_with = "seat")]
        Seat,
    ),
    /// Another text, said inside this one.
    Text(Box<Text>),
}

/// A number as itself, a word as a string, a seat as `{"seat":1}`, a text as an object with an `id`.
impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Number(number) => serializer.serialize_i64(*number),
            Arg::Word(word) => serializer.serialize_str(word),
            Arg::Seat(seat) => serializer.collect_map([("seat", seat)]),
            Arg::Text(text) => text.serialize(serializer),
        }
    }
}

fn seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    #[derive(Deserialize)]
    struct Form {
        seat: Seat,
    }
    Form::deserialize(deserializer).map(|form| form.seat)
}

impl Text {
    /// Creates a text without arguments.
    pub fn new(id: impl Into<Word>) -> Text {
        Text { id: id.into(), args: Args::default() }
    }

    /// Adds a number.
    pub fn number(mut self, key: &'static str, number: impl Into<i64>) -> Text {
        self.args.insert(Word::new_static(key), Arg::Number(number.into()));
        self
    }

    /// Adds a word.
    pub fn word(mut self, key: &'static str, word: impl Into<Word>) -> Text {
        self.args.insert(Word::new_static(key), Arg::Word(word.into()));
        self
    }

    /// Adds a seat, available as `$seat`, `$name` and `$who`.
    pub fn seat(mut self, seat: Seat) -> Text {
        self.args.insert(Word::new_static("seat"), Arg::Seat(seat));
        self
    }

    /// Adds another text.
    pub fn text(mut self, key: &'static str, text: Text) -> Text {
        self.args.insert(Word::new_static(key), Arg::Text(text.into()));
        self
    }

    /// Adds those who share a victory as one text: "you, Bo and Cy".
    pub(crate) fn seats(self, key: &'static str, seats: &[Seat]) -> Text {
        let mut names = seats.iter().rev().map(|seat| Text::new("shared-name").seat(*seat));
        let Some(last) = names.next() else { return self };
        let words = std::iter::once("shared-and").chain(std::iter::repeat("shared-comma"));
        let join = |list, (name, word)| Text::new(word).text("one", name).text("two", list);
        self.text(key, names.zip(words).fold(last, join))
    }
}

/// Formats texts in one language, for one person at a table of named players.
pub struct Voice {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
    me: Option<Seat>,
}

impl Voice {
    /// A voice for a language. No seat has a name yet, and no seat is "you".
    pub fn new(language: Language) -> Voice {
        let id = language.code().parse().expect("our codes are language tags");
        let mut bundle = FluentBundle::new(vec![id]);
        // Isolation marks protect right-to-left text, which our languages do not use; terminals and tests would show
        // them.
        bundle.set_use_isolating(false);
        for (file, source) in sources(language) {
            let resource = FluentResource::try_new(source.to_string())
                .unwrap_or_else(|(_, errors)| panic!("locales/{language}/{file}.ftl: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("locales/{language}/{file}.ftl: {errors:?}"));
        }
        Voice { bundle, names: Vec::new(), me: None }
    }

    /// Addresses `me`, at a table with players of these names.
    pub fn to(mut self, me: Option<Seat>, names: Vec<String>) -> Voice {
        self.names = names;
        self.me = me;
        self
    }

    /// A text about a game that clients request by name: an option, one of its values, a refusal. The game's own
    /// message is `<slug>-<key>`; a message shared by all games is `<key>`. None if the language has neither.
    pub fn of_game(&self, slug: &str, key: &str) -> Option<String> {
        let ids = [format!("{slug}-{key}"), key.to_string()];
        ids.into_iter().find(|id| self.knows(id)).map(|id| self.say(&Text::new(id)))
    }

    /// What players call an option of a game.
    pub fn option_name(&self, slug: &str, option: &str) -> Option<String> {
        self.of_game(slug, &format!("option-{option}"))
    }

    /// What players call a value of an option.
    pub fn value_name(&self, slug: &str, option: &str, value: &str) -> Option<String> {
        self.of_game(slug, &format!("value-{option}-{value}"))
            .or_else(|| self.of_game(slug, &format!("value-{value}")))
    }

    /// Whether the language has this message.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// Formats a text.
    ///
    /// # Errors
    ///
    /// What is missing from the Fluent files.
    pub fn try_say(&self, text: &Text) -> Result<String, String> {
        let message = self.bundle.get_message(&text.id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| format!("no message `{}`", text.id))?;
        let mut args = FluentArgs::new();
        for (key, arg) in text.args.iter() {
            match arg {
                Arg::Number(number) => args.set(key.as_str(), *number),
                Arg::Word(word) => args.set(key.as_str(), word.as_str()),
                Arg::Text(text) => args.set(key.as_str(), self.try_say(text)?),
                Arg::Seat(seat) => {
                    let name = self.names.get(seat.index()).cloned();
                    args.set("seat", i64::from(seat.0));
                    args.set("name", name.unwrap_or_else(|| seat.to_string()));
                    args.set("who", if self.me == Some(*seat) { "you" } else { "other" });
                }
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(said) } else { Err(format!("{}: {errors:?}", text.id)) }
    }

    /// Formats a text. If that fails, shows the message id instead; never panics.
    pub fn say(&self, text: &Text) -> String {
        self.try_say(text).unwrap_or_else(|_| text.id.to_string())
    }
}
