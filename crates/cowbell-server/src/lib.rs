//! Tables by link, live play, durable logs, fair dice.
//!
//! The table itself is `cowbell-table`, pure; this crate gives it a store, sockets, other nodes and bots on threads. There is
//! a folder for each role: `http` takes requests, `live` serves sockets and their audiences, `tables` is the registry of open
//! tables, [`store`] keeps journals, [`cluster`] keeps several nodes in step, `bots` runs bots on threads, [`admin`] has the
//! offline commands, [`telemetry`] logs and counts.
//!
//! A node needs neither HTTP nor sockets to play, so a test can use one directly:
//!
//! ```
//! use std::sync::Arc;
//!
//! use cowbell_protocol::{Action, NewTable, SeatKind};
//! use cowbell_rules::{Seat, Turn, Viewer};
//! use cowbell_server::cluster::bus::Local;
//! use cowbell_server::store::Memory;
//! use cowbell_server::{RandomBrain, Tables};
//! use cowbell_table::Who;
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! let store = Arc::new(Memory::default());
//! let tables = Tables::new(store, Arc::new(Local::default().join()), Arc::new(RandomBrain), 1);
//!
//! // A table for one person; anyone may take the other seat.
//! let request = NewTable {
//!     game: "tic-tac-moo".into(),
//!     options: Default::default(),
//!     seats: vec![SeatKind::Link, SeatKind::Open],
//!     lobby: true,
//!     spectators: true,
//!     ..NewTable::default()
//! };
//! let created = tables.create(&request).await.unwrap();
//! let id = created.table.parse().unwrap();
//! let sit = |name: &str| Action::Sit { name: name.into(), promise: String::new(), token: Some("e7".repeat(20)) };
//! tables.act(id, Who::Person(Seat(0)), &sit("Ada")).await.unwrap();
//! tables.act(id, Who::Person(Seat(1)), &sit("Bo")).await.unwrap();
//!
//! // A move is answered when it is stored.
//! let (seat, version, mv) = tables
//!     .look(id, |table| {
//!         let Turn::Seat(seat) = table.turn() else { panic!("someone begins") };
//!         Ok((seat, table.version(), table.legal(Viewer::Seat(seat)).remove(0)))
//!     })
//!     .await
//!     .unwrap();
//! let led_to = tables.act(id, Who::Person(seat), &Action::Play { version, mv }).await.unwrap();
//! assert_eq!(led_to, version + 1);
//! # });
//! ```

pub mod admin;
mod app;
mod bots;
pub mod cluster;
mod config;
mod http;
mod live;
mod push;
mod random;
mod rlimit;
mod serve;
pub mod store;
mod tables;
pub mod telemetry;

pub use bots::{Brain, RandomBrain};
pub use config::{BusSetting, Config, LogForm, MetricsSetting, PublicUrl, PushSetting, StoreSetting};
pub use http::assets::{Asset, Assets, NoAssets};
pub use http::connections::TimeLimits;
pub use http::quotas::Quotas;
/// The allocator for programs that serve: a move makes and drops many small texts, and with this allocator it costs a
/// tenth less CPU. Name it as the global allocator.
pub use mimalloc::MiMalloc as Memory;
pub use serve::{Server, serve};
pub use tables::{Keep, Tables};
pub use telemetry::logging::start_log;
