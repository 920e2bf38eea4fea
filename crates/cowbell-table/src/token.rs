//! The secret of a seat: 160 random bits, shown once, kept only as a hash, compared in constant time.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::hex;

/// The secret that opens a seat. It has no `Debug` and no `Display`: it cannot slip into a log.
pub struct Token([u8; 20]);

impl Token {
    /// A token from bytes that nobody can guess.
    pub fn new(bytes: [u8; 20]) -> Token {
        Token(bytes)
    }

    /// Reads what a client brings.
    pub fn parse(text: &str) -> Option<Token> {
        hex::read(text).map(Token)
    }

    /// The secret itself, for the one answer that carries it.
    pub fn show(&self) -> String {
        hex::write(&self.0)
    }

    /// What is kept of it.
    pub fn key(&self) -> Key {
        Key(Sha256::digest(self.0).into())
    }
}

/// The hash of a token, as it is stored.
#[derive(Clone, Copy)]
pub struct Key([u8; 32]);

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
        serializer.serialize_str(&hex::write(&self.0))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        let text = String::deserialize(deserializer)?;
        hex::read(&text).map(Key).ok_or_else(|| D::Error::custom("a key has 64 hexadecimal digits"))
    }
}
