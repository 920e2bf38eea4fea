//! A whole server: store, tables, HTTP; opened, served, closed in order.

use core::net::SocketAddr;
use core::time::Duration;
use std::sync::Arc;

use cowbell_table::ServerKey;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::admin::Orders;
use crate::app::App;
use crate::bots::Brain;
use crate::cluster::bus::{Bus, Local};
use crate::config::{BusSetting, Config, MetricsSetting};
use crate::http;
use crate::http::assets::Assets;
use crate::http::connections::{self, Caps};
use crate::http::limits::Limits;
use crate::http::quotas::Usage;
use crate::push::Push;
use crate::random::random;
use crate::store::{DataLock, NoteKind, Store, StoreError, made_once};
use crate::tables::Tables;

/// How long a closing server waits for requests under way.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    metrics: Option<TcpListener>,
    app: Arc<App>,
    closer: watch::Sender<bool>,
    /// No other server uses the data folder.
    lock: Option<DataLock>,
}

impl Server {
    /// Opens the store and the port.
    ///
    /// # Errors
    ///
    /// If the store or the port cannot be opened, or another server uses the data folder.
    pub async fn open(
        config: Config,
        brain: Arc<dyn Brain>,
        assets: Arc<dyn Assets>,
    ) -> Result<Server, String> {
        let place = config.location();
        let lock = place.lock()?;
        let store = place.open().await?;
        let server = Server::with(config, store, brain, assets).await?;
        Ok(Server { lock, ..server })
    }

    /// Opens the port before a store.
    ///
    /// # Errors
    ///
    /// If a port cannot be opened, or the store does not answer.
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
        let metrics = listen_for_metrics(config.metrics).await;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if config.bots == 0 { cores.saturating_sub(1).max(1) } else { config.bots };
        let bus = bus(&config).await?;
        if config.bus != BusSetting::None && !store.is_shared() {
            tracing::warn!(
                "a bus is of no use without a store that several nodes share: --store postgres://…"
            );
        }
        let key = server_key(&*store).await.map_err(|error| error.to_string())?;
        let tables = Tables::new(store, bus, brain, threads);
        let (limits, usage) = (Limits::new(config.rate), Usage::new(config.quotas, config.rate));
        tables.owners.count(usage.clone(), key.reveal());
        if let Some(push) = Push::open(&tables, &config).await.map_err(|error| error.to_string())? {
            let _ = tables.push.set(push);
        }
        tables.start(threads);
        tables.start_upkeep(config.keep);
        let (closer, closing) = watch::channel(false);
        let (health, orders) = (Default::default(), Arc::<Orders>::default());
        orders.follow(&tables);
        let chores = App::chores();
        let app =
            Arc::new(App { tables, config, limits, usage, health, orders, key, assets, chores, closing });
        Ok(Server { listener, metrics, app, closer, lock: None })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("a bound listener has an address")
    }

    /// Where it serves its metrics.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Serves until `end`, then lets everyone finish what they began.
    ///
    /// # Errors
    ///
    /// If a listener fails.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), String> {
        let closing = || self.app.closing.clone();
        // A proxy's connections are those of all visitors: it counts them itself.
        let usage = (self.app.config.trust_proxy == 0).then(|| self.app.usage.clone());
        let caps = Caps::new(self.app.config.time_limits, usage, crate::rlimit::open_files());
        let serving =
            tokio::spawn(connections::serve(self.listener, http::router(&self.app), caps, closing()));
        if let Some(listener) = self.metrics {
            let caps = Caps::new(self.app.config.time_limits, None, usize::MAX);
            tokio::spawn(connections::serve(listener, http::metrics_router(&self.app), caps, closing()));
        }
        end.await;
        tracing::info!("closing");
        let _ = self.closer.send(true);
        self.app.tables.note_all_times().await;
        self.app.tables.take_leave().await;
        self.app.tables.close();
        // A client that has not finished by now loses the connection, but nothing that was acknowledged.
        let finished = async {
            let _ = serving.await;
            while self.app.tables.metrics.sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(PATIENCE, finished).await;
        drop(self.lock);
        Ok(())
    }
}

/// The port for the metrics. Playing is more important: another server may have it already.
async fn listen_for_metrics(setting: MetricsSetting) -> Option<TcpListener> {
    let MetricsSetting::At(address) = setting else { return None };
    match TcpListener::bind(address).await {
        Ok(listener) => Some(listener),
        Err(error) => {
            tracing::warn!(%address, %error, "nothing serves the metrics: choose another address with --metrics");
            None
        }
    }
}

/// The key that records are signed with. All servers that share a store share it; the first makes it.
async fn server_key(store: &dyn Store) -> Result<ServerKey, StoreError> {
    let make = || Ok(ServerKey::new(random()).reveal());
    let text = made_once(store, NoteKind::Key, "ed25519", make).await?;
    text.and_then(|text| ServerKey::parse(&text))
        .ok_or_else(|| StoreError::Damaged("the key that signs records cannot be read".into()))
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

/// Opens a server and serves until the process is asked to end. `ready` is told where it listens.
///
/// # Errors
///
/// As [`Server::open`] and [`Server::run`], and if the runtime cannot be started.
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
