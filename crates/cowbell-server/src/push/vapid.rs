//! How push services recognise this server (VAPID, RFC 8292): each request carries a short-lived token signed with a P-256 key.
//! All servers that share a store share the key; browsers accept messages signed with no other.

use std::time::{SystemTime, UNIX_EPOCH};

use base64::prelude::{BASE64_URL_SAFE_NO_PAD as BASE64, Engine as _};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING as ES256, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

use crate::store::{NoteKind, Store, StoreError, made_once};

/// How long a token is good for; push services accept at most a day.
const HOURS: u64 = 12;

/// The key and whom push services can complain to.
pub(super) struct Vapid {
    pair: EcdsaKeyPair,
    contact: String,
}

impl Vapid {
    /// The key of this store; the first server makes it.
    pub(super) async fn of(store: &dyn Store, contact: String) -> Result<Vapid, StoreError> {
        let make = || {
            let made = EcdsaKeyPair::generate_pkcs8(&ES256, &SystemRandom::new());
            let made = made.map_err(|_| StoreError::Failed("the system has no random source".into()))?;
            Ok(BASE64.encode(made))
        };
        let kept = made_once(store, NoteKind::Key, "vapid", make).await?;
        let bytes = kept.and_then(|text| BASE64.decode(text).ok()).unwrap_or_default();
        let pair = EcdsaKeyPair::from_pkcs8(&ES256, &bytes, &SystemRandom::new());
        let pair =
            pair.map_err(|_| StoreError::Damaged("the key for push services cannot be read".into()))?;
        Ok(Vapid { pair, contact })
    }

    /// The public key, as browsers want it.
    pub(super) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The header `Authorization` for a push service, which is known by its origin.
    pub(super) fn authorization(&self, origin: &str) -> Option<String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = part(json!({"aud": origin, "exp": now + HOURS * 3600, "sub": self.contact}));
        let signature = self.pair.sign(&SystemRandom::new(), format!("{head}.{claims}").as_bytes()).ok()?;
        Some(format!("vapid t={head}.{claims}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}
