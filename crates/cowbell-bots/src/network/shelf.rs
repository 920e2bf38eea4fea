//! The weights that come with the bots, by game.

use std::sync::OnceLock;

use super::Network;

/// The weights of a game, and the network once somebody has asked for it.
struct Volume {
    slug: &'static str,
    /// Nothing for a game whose networks judge no better than its hand-made looks; `install` may bring one.
    bytes: Option<&'static [u8]>,
    network: OnceLock<Option<Network>>,
}

impl Volume {
    const fn new(slug: &'static str, bytes: Option<&'static [u8]>) -> Volume {
        Volume { slug, bytes, network: OnceLock::new() }
    }
}

static SHELF: [Volume; 5] = [
    Volume::new("tic-tac-moo", None),
    Volume::new("kuhlorado", None),
    Volume::new("te-kuiti", None),
    Volume::new("tic-tac-town", None),
    Volume::new("mow", Some(include_bytes!("../../weights/mow.bin"))),
];

/// The network that learned this game, if one did. Reading it takes less than a millisecond, once.
pub fn of(slug: &str) -> Option<&'static Network> {
    let volume = SHELF.iter().find(|volume| volume.slug == slug)?;
    volume.network.get_or_init(|| Network::from_bytes(volume.bytes?)).as_ref()
}

/// Puts other weights in place of those that come with the bots, before anybody has asked for them: to try what
/// training has made.
pub fn install(slug: &str, bytes: &[u8]) -> Result<(), String> {
    let volume = SHELF
        .iter()
        .find(|volume| volume.slug == slug)
        .ok_or_else(|| format!("there is no place for a network of `{slug}`"))?;
    let network = Network::from_bytes(bytes).ok_or("these are not weights of this shape")?;
    volume.network.set(Some(network)).map_err(|_| format!("the network of `{slug}` is already in use"))
}
