//! What the push service carries but cannot read: a message for one browser, by RFC 8291 (the keys) and RFC 8188 (`aes128gcm`), one
//! record each. The crates made for this need OpenSSL or a second set of curves; `ring` is here already, for TLS.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

use crate::random::random;

/// The public key of a browser, an uncompressed point on P-256, and the secret that it shares with those it lets write to it.
pub(super) struct Receiver {
    pub(super) key: Vec<u8>,
    pub(super) auth: Vec<u8>,
}

/// The size of a record; a message is one.
const RECORD: u32 = 4096;
/// What ends the last record.
const LAST: u8 = 2;

/// Encrypts a message for one browser, with a new key. Fails if the browser's key is not a point on the curve.
pub(super) fn encrypt(receiver: &Receiver, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
    let sender = own.compute_public_key()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &receiver.key);
    agree_ephemeral(own, &theirs, |shared| seal(shared, receiver, sender.as_ref(), random(), message))?
}

fn seal(
    shared: &[u8],
    receiver: &Receiver,
    sender: &[u8],
    salt: [u8; 16],
    message: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let mut secret = [0; 32];
    let info = [b"WebPush: info\0", &*receiver.key, sender];
    Salt::new(HKDF_SHA256, &receiver.auth).extract(shared).expand(&info, HKDF_SHA256)?.fill(&mut secret)?;
    let derived = Salt::new(HKDF_SHA256, &salt).extract(&secret);
    let key = UnboundKey::from(derived.expand(&[b"Content-Encoding: aes128gcm\0"], &AES_128_GCM)?);
    let mut nonce = [0; NONCE_LEN];
    derived.expand(&[b"Content-Encoding: nonce\0"], NonceLength)?.fill(&mut nonce)?;
    let mut sealed = [message, &[LAST]].concat();
    let nonce = Nonce::assume_unique_for_key(nonce);
    LessSafeKey::new(key).seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed)?;
    Ok([&salt, &RECORD.to_be_bytes()[..], &[sender.len() as u8], sender, &sealed].concat())
}

struct NonceLength;

impl KeyType for NonceLength {
    fn len(&self) -> usize {
        NONCE_LEN
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_encrypted_as_in_the_standard() {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
        let receiver = Receiver {
            key: bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let sender =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&shared, &receiver, &sender, salt, message).unwrap();
        assert_eq!(
            BASE64_URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
             yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_key_that_is_no_point_is_refused() {
        let receiver = Receiver { key: [&[4][..], &[7; 64]].concat(), auth: vec![0; 16] };
        assert!(encrypt(&receiver, b"moo").is_err());
    }
}
