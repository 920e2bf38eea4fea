//! The secret of a seat: 160 random bits, shown once, kept only as a hash, compared in constant time.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::hex;

/// The secret that opens a seat. It has no `Debug` and no `Display`, so it cannot end up in a log by accident.
pub struct Token([u8; 20]);

impl Token {
    /// A token from bytes that must be impossible to guess.
    pub fn new(bytes: [u8; 20]) -> Token {
        Token(bytes)
    }

    /// Parses the token that a client sends.
    pub fn parse(text: &str) -> Option<Token> {
        hex::read(text).map(Token)
    }

    /// The secret itself, for the one response that contains it.
    pub fn show(&self) -> String {
        hex::write(&self.0)
    }

    /// Its hash, which is all that is stored.
    pub fn key(&self) -> Key {
        Key(Sha256::digest(self.0).into())
    }
}

/// The hash of a token, as it is stored.
#[derive(Clone, Copy)]
pub struct Key([u8; 32]);

impl Key {
    /// Reads what [`Key::text`] has written.
    pub fn parse(text: &str) -> Option<Key> {
        hex::read(text).map(Key)
    }

    /// As it is stored: 64 hexadecimal digits.
    pub fn text(&self) -> String {
        hex::write(&self.0)
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Key {}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text())
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        let text = String::deserialize(deserializer)?;
        Key::parse(&text).ok_or_else(|| D::Error::custom("a key has 64 hexadecimal digits"))
    }
}
