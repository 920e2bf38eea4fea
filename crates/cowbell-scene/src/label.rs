//! What a piece is called. Most pieces stay as they are from one move to the next, and then nobody has to know: the text is
//! made when it is first asked for.

use core::ops::Deref;
use core::ptr::fn_addr_eq;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::text::Text;

/// How a text is made: a function and its number.
type Recipe = (fn(u16) -> Text, u16);

/// A text that is made when it is first asked for.
#[derive(Clone, Debug)]
pub struct Label {
    text: OnceLock<Box<Text>>,
    how: Option<Recipe>,
}

impl Label {
    /// The text that a function makes from a number.
    pub fn of(make: fn(u16) -> Text, number: impl Into<u16>) -> Label {
        Label { text: OnceLock::new(), how: Some((make, number.into())) }
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
            let (make, number) = self.how.expect("a label is a text or knows how to make one");
            Box::new(make(number))
        })
    }
}

impl PartialEq for Label {
    fn eq(&self, other: &Label) -> bool {
        let is_same = match (self.how, other.how) {
            // The same function makes the same text of the same number.
            (Some((make, number)), Some((other, same))) => number == same && fn_addr_eq(make, other),
            _ => false,
        };
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
