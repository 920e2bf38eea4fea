//! A whole server: store, tables, HTTP; opened, served, closed in order.

use core::net::SocketAddr;
use core::time::Duration;
use std::future::IntoFuture;
use std::sync::Arc;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::app::App;
use crate::bots::Brain;
use crate::cluster::bus::{Bus, Local};
use crate::config::{BusSetting, Config};
use crate::http;
use crate::http::assets::Assets;
use crate::store::Store;
use crate::tables::Tables;

/// In seconds.
pub(crate) const DAY: i64 = 24 * 60 * 60;
/// How long a closing server waits for requests under way.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    app: Arc<App>,
    closer: watch::Sender<bool>,
}

impl Server {
    /// Opens the store and the port.
    pub async fn open(
        config: Config,
        brain: Arc<dyn Brain>,
        assets: Arc<dyn Assets>,
    ) -> Result<Server, String> {
        let store = config.location().open().await?;
        Server::with(config, store, brain, assets).await
    }

    /// Opens the port before a store.
    pub async fn with(
        config: Config,
        store: Arc<dyn Store>,
        brain: Arc<dyn Brain>,
        assets: Arc<dyn Assets>,
    ) -> Result<Server, String> {
        let address = SocketAddr::new(config.host, config.port);
        let listener = TcpListener::bind(address)
            .await
            .map_err(|error| format!("cannot listen on {address}: {error}"))?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if config.bots == 0 { cores.saturating_sub(1).max(1) } else { config.bots };
        let bus = bus(&config).await?;
        if config.bus != BusSetting::None && !store.is_shared() {
            tracing::warn!(
                "a bus is of no use without a store that several nodes share: --store postgres://…"
            );
        }
        let tables = Tables::new(store, bus, brain, threads);
        tables.start(threads);
        if config.keep_days > 0 {
            tokio::spawn(prune(tables.clone(), config.keep_days));
        }
        let (closer, closing) = watch::channel(false);
        let app = Arc::new(App { tables, config, limits: Default::default(), assets, closing });
        Ok(Server { listener, app, closer })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("a bound listener has an address")
    }

    /// Serves until `end`, then lets everybody finish what they began.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), String> {
        let router = http::router(&self.app).into_make_service_with_connect_info::<SocketAddr>();
        // Without this the other player sees a move up to 40 ms late.
        let listener = self.listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let mut closing = self.app.closing.clone();
        let serving = axum::serve(listener, router).with_graceful_shutdown(async move {
            let _ = closing.changed().await;
        });
        let mut serving = tokio::spawn(serving.into_future());
        tokio::select! {
            done = &mut serving => return done.map_err(|error| error.to_string())?.map_err(|error| error.to_string()),
            () = end => {}
        }
        tracing::info!("closing");
        let _ = self.closer.send(true);
        self.app.tables.note_all_times().await;
        self.app.tables.close();
        // Whoever has not finished by now loses the connection, but nothing that was acknowledged.
        let finished = async {
            let _ = serving.await;
            while self.app.tables.metrics.sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(PATIENCE, finished).await;
        Ok(())
    }
}

/// The bus of the settings. Whether it can be reached is not asked: it will be, some day.
async fn bus(config: &Config) -> Result<Arc<dyn Bus>, String> {
    match &config.bus {
        BusSetting::None => Ok(Arc::new(Local::default().join())),
        #[cfg(feature = "nats")]
        BusSetting::Nats(address) => {
            let nats = crate::cluster::bus::Nats::open(address).await;
            Ok(Arc::new(nats.map_err(|error| format!("the bus cannot be used: {error}"))?))
        }
        #[cfg(not(feature = "nats"))]
        BusSetting::Nats(_) => Err("this program was built without the feature `nats`".into()),
    }
}

/// Forgets old finished matches, a few at a time, every hour.
async fn prune(tables: Arc<Tables>, days: u32) {
    loop {
        loop {
            match tables.store.prune(i64::from(days) * DAY, 200).await {
                Ok(0) => break,
                Ok(gone) => tracing::info!(gone, "old matches forgotten"),
                Err(error) => {
                    tracing::error!(%error, "old matches cannot be forgotten");
                    break;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        tokio::time::sleep(Duration::from_secs(60 * 60)).await;
    }
}

/// Opens a server and serves until the process is asked to end. `ready` is told where it listens.
pub fn serve(
    config: Config,
    brain: Arc<dyn Brain>,
    assets: Arc<dyn Assets>,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), String> {
    crate::rlimit::allow_many();
    // On a single core, tasks that need not be ready to move to another thread cost a tenth less.
    let mut builder = match std::thread::available_parallelism().map_or(1, usize::from) {
        1 => tokio::runtime::Builder::new_current_thread(),
        _ => tokio::runtime::Builder::new_multi_thread(),
    };
    let runtime = builder.enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let server = Server::open(config, brain, assets).await?;
        let end = asked_to_end();
        ready(server.address());
        server.run(end).await
    })
}

/// Waits until the process is asked to end. It listens from the call on, so that nobody who has seen the address asks in
/// vain.
fn asked_to_end() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let listen = |kind| signal(kind).expect("signals can be listened to");
        let (mut interrupt, mut terminate) =
            (listen(SignalKind::interrupt()), listen(SignalKind::terminate()));
        async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await;
    }
}
