//! What something on the table is called. Most things stay as they are from one move to the next, and then nobody has to know: the
//! text is made when it is first asked for.

use core::ops::Deref;
use core::ptr::fn_addr_eq;
use std::sync::OnceLock;

use cowbell_rules::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::text::{Text, Word};

/// How a text is made.
#[derive(Clone, Copy, Debug)]
enum Recipe {
    /// A function and its number.
    Of(fn(u16) -> Text, u16),
    /// A message without arguments.
    Message(&'static str),
    /// A message about a seat.
    Seat(&'static str, Seat),
}

impl Recipe {
    fn make(self) -> Text {
        match self {
            Recipe::Of(make, number) => make(number),
            Recipe::Message(id) => Text::new(Word::new_static(id)),
            Recipe::Seat(id, seat) => Text::new(Word::new_static(id)).seat(seat),
        }
    }
}

/// The same recipe makes the same text.
impl PartialEq for Recipe {
    fn eq(&self, other: &Recipe) -> bool {
        match (self, other) {
            (Recipe::Of(make, number), Recipe::Of(other, same)) => {
                number == same && fn_addr_eq(*make, *other)
            }
            (Recipe::Message(id), Recipe::Message(other)) => id == other,
            (Recipe::Seat(id, seat), Recipe::Seat(other, same)) => seat == same && id == other,
            _ => false,
        }
    }
}

/// A text that is made when it is first asked for.
#[derive(Clone, Debug)]
pub struct Label {
    text: OnceLock<Box<Text>>,
    how: Option<Recipe>,
}

impl Label {
    /// The text that a function makes from a number.
    pub fn of(make: fn(u16) -> Text, number: impl Into<u16>) -> Label {
        Label { text: OnceLock::new(), how: Some(Recipe::Of(make, number.into())) }
    }

    /// A message without arguments.
    pub fn message(id: &'static str) -> Label {
        Label { text: OnceLock::new(), how: Some(Recipe::Message(id)) }
    }

    /// A message about a seat.
    pub fn seat(id: &'static str, seat: Seat) -> Label {
        Label { text: OnceLock::new(), how: Some(Recipe::Seat(id, seat)) }
    }
}

impl From<Text> for Label {
    fn from(text: Text) -> Label {
        Label { text: OnceLock::from(Box::new(text)), how: None }
    }
}

impl Deref for Label {
    type Target = Text;

    fn deref(&self) -> &Text {
        self.text.get_or_init(|| {
            let recipe = self.how.expect("a label is a text or knows how to make one");
            Box::new(recipe.make())
        })
    }
}

impl PartialEq for Label {
    fn eq(&self, other: &Label) -> bool {
        let is_same = self.how.is_some() && self.how == other.how;
        is_same || **self == **other
    }
}

impl Serialize for Label {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Label {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Label, D::Error> {
        Text::deserialize(deserializer).map(Label::from)
    }
}
