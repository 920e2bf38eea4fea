//! The journal as it is stored: the text of each entry with the hash of everything up to it.

use core::fmt;

use sha2::{Digest, Sha256};

use crate::hex;

/// The hash of a journal up to some entry: SHA-256 of the hash before it and the entry's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChainHash(pub [u8; 32]);

impl ChainHash {
    /// The hash after one more entry.
    pub fn then(self, text: &str) -> ChainHash {
        ChainHash(Sha256::new().chain_update(self.0).chain_update(text).finalize().into())
    }
}

impl fmt::Display for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalRow {
    /// The table's version after it; the first is 1.
    pub version: u32,
    /// The entry as JSON.
    pub text: String,
    /// The hash of the journal up to here.
    pub link: ChainHash,
    /// The names of the people in it, in order, or what someone wrote, or the hash of a personal key. The text only says that
    /// there are some, and the hash does not cover them: a name that has to be deleted leaves the journal whole. Entries of earlier versions have them in their text.
    pub names: Vec<String>,
}
