//! Texts: message ids with arguments, and the voice that says them in a language.
//!
//! A scene never contains sentences, only [`Text`]. The sentences are in `locales/<language>/*.ftl`, one set of Fluent
//! files for every client; what is about one game is in `<slug>.ftl`. An argument that is a seat becomes three: `$seat` (its number), `$name` (the player's name)
//! and `$who` (`you` or `other`), so that a language can say "you lay" and "Ada lays".

use std::borrow::Cow;
use std::collections::BTreeMap;

use cowbell_rules::Seat;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::language::{Language, sources};

/// A word of ours where the scene is made, a word that was sent where it is read.
pub type Word = Cow<'static, str>;

/// A message and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Text {
    /// The id of the message.
    pub id: String,
    /// Its arguments.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub args: BTreeMap<Word, Arg>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(untagged))]
#[serde(untagged)]
pub enum Arg {
    /// A number, for counting and plural forms.
    Number(i64),
    /// A word to be shown as it is, or to select by: a cell, a species letter.
    Word(String),
    /// A seat: the voice knows who sits there.
    Seat(
        #[cfg_attr(test, ts(type = "{ seat: number }"))]
        #[serde(deserialize_with = "seat")]
        Seat,
    ),
    /// Another text, said inside this one.
    Text(Text),
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
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Text {
        Text { id: id.into(), args: BTreeMap::new() }
    }

    /// With a number.
    pub fn number(mut self, key: &'static str, number: impl Into<i64>) -> Text {
        self.args.insert(key.into(), Arg::Number(number.into()));
        self
    }

    /// With a word.
    pub fn word(mut self, key: &'static str, word: impl ToString) -> Text {
        self.args.insert(key.into(), Arg::Word(word.to_string()));
        self
    }

    /// With a seat, as `$seat`, `$name` and `$who`.
    pub fn seat(mut self, seat: Seat) -> Text {
        self.args.insert("seat".into(), Arg::Seat(seat));
        self
    }

    /// With another text.
    pub fn text(mut self, key: &'static str, text: Text) -> Text {
        self.args.insert(key.into(), Arg::Text(text));
        self
    }
}

/// Says texts in one language to one person at a table of named players.
pub struct Voice {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
    me: Option<Seat>,
}

impl Voice {
    /// A voice for a language. Nobody has a name yet and nobody is "you".
    pub fn new(language: Language) -> Voice {
        let id = language.code().parse().expect("our codes are language tags");
        let mut bundle = FluentBundle::new(vec![id]);
        // Terminals and tests show the marks that keep right-to-left names apart; our languages need none.
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

    /// Speaks to `me`, at a table of these players.
    pub fn to(mut self, me: Option<Seat>, names: Vec<String>) -> Voice {
        self.names = names;
        self.me = me;
        self
    }

    /// A text about a game that clients ask for by name: an option, a value of one, a refusal. The game's own message
    /// is `<slug>-<key>`; what means the same in every game is `<key>`. None if the language has neither.
    pub fn of_game(&self, slug: &str, key: &str) -> Option<String> {
        let ids = [format!("{slug}-{key}"), key.to_string()];
        ids.into_iter().find(|id| self.knows(id)).map(|id| self.say(&Text::new(id)))
    }

    /// Whether the language has this message.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// Says a text; the error names what the Fluent files lack.
    pub fn try_say(&self, text: &Text) -> Result<String, String> {
        let message = self.bundle.get_message(&text.id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| format!("no message `{}`", text.id))?;
        let mut args = FluentArgs::new();
        for (key, arg) in &text.args {
            match arg {
                Arg::Number(number) => args.set(key.clone(), *number),
                Arg::Word(word) => args.set(key.clone(), word.clone()),
                Arg::Text(text) => args.set(key.clone(), self.try_say(text)?),
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

    /// Says a text. What cannot be said is named by its id, never a panic.
    pub fn say(&self, text: &Text) -> String {
        self.try_say(text).unwrap_or_else(|_| text.id.clone())
    }
}
