//! Ids and faces put together from parts. A scene has hundreds of them, so they do not go through the formatting
//! machinery.

use cowbell_rules::{Seat, notation::Name};
use smol_str::SmolStrBuilder;

use crate::text::Word;

/// What a word can be put together from. It is spelt as it is displayed.
pub(crate) trait Spell {
    /// Adds itself to a word.
    fn spell(&self, word: &mut SmolStrBuilder);

    /// Itself as a word.
    #[inline]
    fn to_word(&self) -> Word {
        let mut word = SmolStrBuilder::new();
        self.spell(&mut word);
        word.finish()
    }
}

/// A word from its parts: `word!["hand", seat, ".", index]`.
macro_rules! word {
    ($($part:expr),+ $(,)?) => {{
        let mut word = ::smol_str::SmolStrBuilder::new();
        $($crate::word::Spell::spell(&$part, &mut word);)+
        word.finish()
    }};
}
pub(crate) use word;

/// How types of a game are spelt: `spelt!(Cell: |cell| cell.name())`, with anything that can itself be spelt.
macro_rules! spelt {
    ($($type:ty: |$value:ident| $spelt:expr),+ $(,)?) => {
        $(impl $crate::word::Spell for $type {
            #[inline]
            fn spell(&self, word: &mut ::smol_str::SmolStrBuilder) {
                let $value = *self;
                $crate::word::Spell::spell(&$spelt, word);
            }
        })+
    };
}
pub(crate) use spelt;

impl<S: Spell + ?Sized> Spell for &S {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        (**self).spell(word);
    }
}

impl Spell for str {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        word.push_str(self);
    }

    #[inline]
    fn to_word(&self) -> Word {
        self.into()
    }
}

impl Spell for Word {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        word.push_str(self);
    }

    #[inline]
    fn to_word(&self) -> Word {
        self.clone()
    }
}

impl<const N: usize> Spell for Name<N> {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        word.push_str(self.as_str());
    }
}

impl Spell for char {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        word.push(*self);
    }
}

impl Spell for usize {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        if *self >= 10 {
            (*self / 10).spell(word);
        }
        word.push(char::from(b'0' + (*self % 10) as u8));
    }
}

impl Spell for u8 {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        usize::from(*self).spell(word);
    }
}

impl Spell for Seat {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        self.index().spell(word);
    }
}

/// Two parts, one after the other.
impl<A: Spell, B: Spell> Spell for (A, B) {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        self.0.spell(word);
        self.1.spell(word);
    }
}

impl<S: Spell> Spell for Option<S> {
    #[inline]
    fn spell(&self, word: &mut SmolStrBuilder) {
        if let Some(part) = self {
            part.spell(word);
        }
    }
}
