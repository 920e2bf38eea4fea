//! The weights that come with the bots: `weights/<slug>.bin`, found by that name. A game without a file has none, because
//! its networks judge no better than its hand-made evaluation; `install` may bring one.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use cowbell_catalog::infos;

use super::Network;

#[derive(rust_embed::Embed)]
#[folder = "weights/"]
struct Files;

/// For each game a place for its network, filled when it is first asked for.
static SHELF: LazyLock<BTreeMap<&'static str, OnceLock<Option<Network>>>> =
    LazyLock::new(|| infos().iter().map(|info| (info.slug, OnceLock::new())).collect());

/// The network that learned this game, if one did. Reading it takes less than a millisecond, once.
pub fn of(slug: &str) -> Option<&'static Network> {
    let read = || Network::from_bytes(&Files::get(&format!("{slug}.bin"))?.data);
    SHELF.get(slug)?.get_or_init(read).as_ref()
}

/// Puts other weights in place of those that come with the bots, before anyone has asked for them: to try what
/// training has made.
///
/// # Errors
///
/// If the game has no network, these are not weights of its shape, or its network is already in use.
pub fn install(slug: &str, bytes: &[u8]) -> Result<(), String> {
    let place = SHELF.get(slug).ok_or_else(|| format!("there is no place for a network of `{slug}`"))?;
    let network = Network::from_bytes(bytes).ok_or("these are not weights of this shape")?;
    place.set(Some(network)).map_err(|_| format!("the network of `{slug}` is already in use"))
}
