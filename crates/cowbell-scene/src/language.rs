//! The languages everything is said in. Each is a folder of `locales/`, found by the build script.

use core::fmt;
use core::str::FromStr;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A language with a folder in `locales/`. English is the default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Language(u8);

impl Language {
    /// English, which every other language is compared with.
    pub const ENGLISH: Language = Language(0);

    /// All of them, English first.
    pub const ALL: [Language; LOCALES.len()] = {
        let mut all = [Language::ENGLISH; LOCALES.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Language(index as u8);
            index += 1;
        }
        all
    };

    /// The name of its folder: `en`, `de`.
    pub const fn code(self) -> &'static str {
        LOCALES[self.0 as usize].0
    }

    /// The language of an environment value such as `de_DE.UTF-8`; English if it is none of ours.
    pub fn from_env(value: &str) -> Language {
        let code = value.split(['_', '.', '@', '-']).next().unwrap_or_default();
        code.parse().unwrap_or_default()
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
        let codes = Language::ALL.map(Language::code);
        known.ok_or_else(|| format!("`{text}` should be one of {}", codes.join(", ")))
    }
}

/// The Fluent files of a language: name and text.
pub fn sources(language: Language) -> &'static [(&'static str, &'static str)] {
    LOCALES[usize::from(language.0)].1
}
