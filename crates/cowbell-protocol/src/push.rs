//! Reminders by Web Push, for browsers whose page is closed.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The key that browsers know this server by.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct PushKey {
    /// The `applicationServerKey` of a subscription: an uncompressed point on P-256, in Base64 for URLs.
    pub key: String,
}

/// A browser that wants to be reminded: what it says of its subscription.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// Its address at a push service: `https`, at a public host.
    pub endpoint: String,
    /// Its public key, in Base64 for URLs.
    pub p256dh: String,
    /// The secret that it shares with this server, in Base64 for URLs.
    pub auth: String,
    /// The language of reminders: `en`, `de`, …
    pub language: String,
}

/// A browser that is to be reminded no longer.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Endpoint {
    /// Its address at a push service.
    pub endpoint: String,
}

/// Who is to be reminded of a seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct Reminded {
    /// The personal key that the devices are known under.
    pub person: String,
}

/// How many devices of a person are reminded.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct DeviceCount {
    /// At most 10.
    pub devices: u32,
}
