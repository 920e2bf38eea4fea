//! Texts: message ids with arguments, and the voice that says them in a language.
//!
//! A scene never contains sentences, only [`Text`]. The sentences are in `locales/<language>/*.ftl`, one set of Fluent
//! files for every client. An argument that is a seat becomes three: `$seat` (its number), `$name` (the player's name)
//! and `$who` (`you` or `other`), so that a language can say "you lay" and "Ada lays".

use core::fmt;
use core::str::FromStr;
use std::collections::BTreeMap;

use cowbell_rules::Seat;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use serde::{Serialize, Serializer};

/// A message and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Text {
    /// The id of the message.
    pub id: String,
    /// Its arguments.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub args: BTreeMap<&'static str, Arg>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(untagged))]
pub enum Arg {
    /// A number, for counting and plural forms.
    Number(i64),
    /// A word to be shown as it is, or to select by: a cell, a species letter.
    Word(String),
    /// A seat: the voice knows who sits there.
    Seat(#[cfg_attr(test, ts(type = "{ seat: number }"))] Seat),
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

impl Text {
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Text {
        Text { id: id.into(), args: BTreeMap::new() }
    }

    /// With a number.
    pub fn number(mut self, key: &'static str, number: impl Into<i64>) -> Text {
        self.args.insert(key, Arg::Number(number.into()));
        self
    }

    /// With a word.
    pub fn word(mut self, key: &'static str, word: impl ToString) -> Text {
        self.args.insert(key, Arg::Word(word.to_string()));
        self
    }

    /// With a seat, as `$seat`, `$name` and `$who`.
    pub fn seat(mut self, seat: Seat) -> Text {
        self.args.insert("seat", Arg::Seat(seat));
        self
    }

    /// With another text.
    pub fn text(mut self, key: &'static str, text: Text) -> Text {
        self.args.insert(key, Arg::Text(text));
        self
    }
}

/// The languages everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Dutch.
    Nl,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::En, Language::De, Language::Fr, Language::Nl];

    /// `en`, `de`, `fr` or `nl`.
    pub const fn code(self) -> &'static str {
        ["en", "de", "fr", "nl"][self as usize]
    }

    /// The language of an environment value such as `de_DE.UTF-8`; English if it is none of ours.
    pub fn from_env(value: &str) -> Language {
        value.get(..2).and_then(|code| code.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;
    fn from_str(text: &str) -> Result<Language, String> {
        let code = text.to_ascii_lowercase();
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| format!("`{text}` should be en, de, fr or nl"))
    }
}

macro_rules! locales {
    ($($file:literal)+) => {
        /// The Fluent files of each language, in the order of [`Language::ALL`].
        const LOCALES: [&[(&str, &str)]; 4] = [
            &[$(($file, include_str!(concat!("../locales/en/", $file, ".ftl"))),)+],
            &[$(($file, include_str!(concat!("../locales/de/", $file, ".ftl"))),)+],
            &[$(($file, include_str!(concat!("../locales/fr/", $file, ".ftl"))),)+],
            &[$(($file, include_str!(concat!("../locales/nl/", $file, ".ftl"))),)+],
        ];
    };
}
locales!("table" "tic-tac-moo" "kuhlorado" "te-kuiti" "tic-tac-town" "mow" "terminal" "web");

/// The Fluent files of a language: name and text.
pub fn sources(language: Language) -> &'static [(&'static str, &'static str)] {
    LOCALES[language as usize]
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
                Arg::Number(number) => args.set(*key, *number),
                Arg::Word(word) => args.set(*key, word.clone()),
                Arg::Text(text) => args.set(*key, self.try_say(text)?),
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
