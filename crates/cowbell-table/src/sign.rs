//! Signed records. The chain shows that the events are those of one match; the signature shows that a server vouches for
//! everything in the record: names, options, events, how it ended, and that nothing is missing.
//!
//! The construction, for anyone who wants to write it again. The header carries `signer`, the public key (ed25519, 64
//! hexadecimal digits), and last `signature` (128 hexadecimal digits). Signed is the text `cowbell record 1`, a newline, the
//! header without `signature` as compact JSON in the same order, and for every further line a newline and the line.

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use serde_json::{Map, Value};

use crate::hex;

/// The key that a server signs with.
pub struct ServerKey(SigningKey);

impl ServerKey {
    /// A key from these bytes, which nobody can guess.
    pub fn new(bytes: [u8; 32]) -> ServerKey {
        ServerKey(SigningKey::from_bytes(&bytes))
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<ServerKey> {
        hex::read(text).map(ServerKey::new)
    }

    /// The key itself, in hexadecimal digits: for the store.
    pub fn reveal(&self) -> String {
        hex::write(&self.0.to_bytes())
    }

    /// What everyone may know of it, in hexadecimal digits.
    pub fn public(&self) -> String {
        hex::write(self.0.verifying_key().as_bytes())
    }

    /// The same record, signed. What is not a record stays as it is.
    pub fn sign(&self, record: &str) -> String {
        let Some((mut header, lines)) = parts(record) else { return record.into() };
        header.remove("signature");
        header.insert("signer".into(), self.public().into());
        let signature = self.0.sign(message(&header, &lines).as_bytes());
        header.insert("signature".into(), hex::write(&signature.to_bytes()).into());
        let mut text = Value::Object(header).to_string() + "\n";
        for line in lines {
            text += line;
            text.push('\n');
        }
        text
    }
}

/// Who has signed a record: a public key; none if nobody has.
///
/// # Errors
///
/// If there is a signature that does not hold.
pub(crate) fn signer(record: &str) -> Result<Option<String>, ()> {
    let Some((mut header, lines)) = parts(record) else { return Ok(None) };
    let Some(signature) = header.remove("signature") else { return Ok(None) };
    let public = header.get("signer").and_then(Value::as_str).ok_or(())?.to_string();
    let key = hex::read(&public).and_then(|bytes| VerifyingKey::from_bytes(&bytes).ok()).ok_or(())?;
    let signature =
        signature.as_str().and_then(hex::read).map(|bytes| Signature::from_bytes(&bytes)).ok_or(())?;
    key.verify_strict(message(&header, &lines).as_bytes(), &signature).map_err(|_| ())?;
    Ok(Some(public))
}

fn parts(record: &str) -> Option<(Map<String, Value>, Vec<&str>)> {
    let mut lines = record.lines().map(str::trim).filter(|line| !line.is_empty());
    let header = serde_json::from_str(lines.next()?).ok()?;
    Some((header, lines.collect()))
}

fn message(header: &Map<String, Value>, lines: &[&str]) -> String {
    let header = serde_json::to_string(header).expect("a header is plain data");
    ["cowbell record 1", &header].into_iter().chain(lines.iter().copied()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "{\"cowbell\":1,\"game\":\"tic-tac-moo\",\"players\":[\"Ada\",\"Bo\"],\"end\":\"rules\"}\n{\"chance\":\"a\"}\n{\"chance\":\"b\"}\n";

    #[test]
    fn a_signature_covers_names_events_and_the_end() {
        let key = ServerKey::new([7; 32]);
        let signed = key.sign(RECORD);
        assert_eq!(signer(&signed), Ok(Some(key.public())));
        assert_eq!(signer(RECORD), Ok(None));
        assert_eq!(key.sign(&signed), signed, "signed again it is the same");
        for (from, to) in
            [("Ada", "Eve"), ("rules", "agreed"), ("{\"chance\":\"b\"}\n", ""), ("\"a\"", "\"c\"")]
        {
            assert_eq!(signer(&signed.replacen(from, to, 1)), Err(()), "{from}");
        }
        let other = ServerKey::new([8; 32]).public();
        assert_eq!(signer(&signed.replacen(&key.public(), &other, 1)), Err(()), "in another's name");
        assert_eq!(ServerKey::parse(&key.reveal()).unwrap().public(), key.public());
    }
}
