//! Targets. Every mode says whether its target was met; `all` runs the modes one after another.

use core::fmt::{self, Display, Formatter};

use crate::{Args, modes, peers, sizes};

/// How often a loop is tried, because a rented machine and its disk have slow spells. Every try is printed.
const TRIES: usize = 5;

/// One measured figure with its target.
pub(crate) struct Aim {
    what: String,
    pub(crate) met: bool,
}

impl Aim {
    pub(crate) fn least(what: &str, seen: f64, aim: f64) -> Aim {
        Aim { what: format!("{what} {seen:.1}, at least {aim}"), met: seen >= aim }
    }

    pub(crate) fn most(what: &str, seen: f64, aim: f64) -> Aim {
        Aim { what: format!("{what} {seen:.1}, at most {aim}"), met: seen <= aim }
    }
}

impl Display for Aim {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "  {} {}", if self.met { "met:   " } else { "MISSED:" }, self.what)
    }
}

/// Runs all modes and returns all targets.
pub(crate) async fn all() -> Vec<Aim> {
    let mut aims = Vec::new();
    for info in cowbell_catalog::infos() {
        aims.extend(tried(async || modes::closed(&Args::with("game", info.slug)).await).await);
    }
    let args = Args::default();
    aims.extend(sizes::sizes(&args).await);
    aims.extend(tried(async || modes::open(&args).await).await);
    aims.extend(modes::spectators(&args).await);
    aims.extend(modes::long(&args).await);
    aims.extend(modes::restart(&args).await);
    aims.extend(modes::idle(&args).await);
    peers::peers(&args).await;
    aims
}

/// The first run that met its targets, or the last run.
async fn tried(run: impl AsyncFn() -> Vec<Aim>) -> Vec<Aim> {
    for _ in 1..TRIES {
        let aims = run().await;
        if aims.iter().all(|aim| aim.met) {
            return aims;
        }
    }
    run().await
}
