//! How many bytes a browser receives.

use core::cell::Cell;

use serde_json::json;

use crate::Args;
use crate::aim::Aim;
use crate::server::Server;
use crate::wire::{Received, gather_as, play_out, received};

/// Bytes per move and viewer, and of a whole match, in every game with every number of seats, as a browser receives them. They
/// do not depend on how fast the machine is.
pub(crate) async fn sizes(args: &Args) -> Vec<Aim> {
    let mut aims = Vec::new();
    for info in cowbell_catalog::infos() {
        for seats in info.seats.0..=info.seats.1 {
            let options = json!({"seats": seats});
            let is_choice = serde_json::from_value(options.clone())
                .is_ok_and(|options| cowbell_catalog::open(info.slug, &options).is_ok());
            // A game for one number of seats has no such option.
            let options = if is_choice { options } else { json!({}) };
            if !is_choice && seats < info.seats.1 {
                continue;
            }
            let data = tempfile::tempdir().expect("a folder");
            let server = Server::start(data.path());
            let (mut dice, mut moves) = (seats, 0);
            drop(received());
            for _ in 0..args.number("matches", 10) {
                let request = json!({"game": info.slug, "options": options, "spectators": true});
                let (_, mut players) = gather_as(server.address, &request).await;
                let count = Cell::new(0);
                play_out(&mut players, &mut dice, || count.set(count.get() + 1)).await;
                moves += count.get();
            }
            let Received { news, matches } = received();
            let (news, whole) = (Sizes::of(news), Sizes::of(matches));
            println!(
                "sizes {} with {seats} seats: {moves} moves; bytes per move and viewer: median {}, 95 % {}, most {}; whole match: median {}, most {}",
                info.slug, news.median, news.p95, news.most, whole.median, whole.most
            );
            aims.extend(size_aims(&format!("sizes {} with {seats} seats", info.slug), &news, &whole));
        }
    }
    aims
}

/// The targets.
fn size_aims(place: &str, news: &Sizes, whole: &Sizes) -> [Aim; 3] {
    let aim = |what: &str, seen: f64, aim: f64| Aim::most(&format!("{place}: {what}"), seen, aim);
    [
        aim("bytes per move and viewer, median", news.median as f64, 1500.0),
        aim("bytes per move and viewer, 95 %", news.p95 as f64, 4000.0),
        aim("kB in a whole match", whole.most as f64 / 1e3, 200.0),
    ]
}

/// Sizes in bytes; 0 if nothing was measured.
pub(crate) struct Sizes {
    pub(crate) median: usize,
    pub(crate) p95: usize,
    pub(crate) most: usize,
}

impl Sizes {
    pub(crate) fn of(mut sizes: Vec<usize>) -> Sizes {
        sizes.sort_unstable();
        let at = |share: f64| {
            sizes.get((sizes.len() as f64 * share) as usize).or(sizes.last()).copied().unwrap_or(0)
        };
        Sizes { median: at(0.5), p95: at(0.95), most: at(1.0) }
    }
}
