//! Tables by link, live play, durable logs, fair dice.
//!
//! The match logic ([`table`]) is a pure state machine over a journal of entries. Around it, one folder for each role:
//! `http` takes requests, `live` serves sockets and their audiences, `tables` is the registry of open tables, [`store`]
//! keeps journals, [`cluster`] keeps several nodes together, `bots` runs bots on threads, [`admin`] has the offline
//! commands, [`telemetry`] logs and counts.

pub mod admin;
mod app;
mod bots;
pub mod cluster;
mod config;
mod entry;
pub mod fair;
mod hex;
mod http;
mod live;
mod live_match;
mod random;
mod rlimit;
mod serve;
pub mod store;
pub mod table;
mod tables;
pub mod telemetry;
mod token;
pub mod verify;

pub use bots::{Brain, RandomBrain};
pub use config::{BusSetting, Config, LogForm, MetricsSetting, PublicUrl, StoreSetting};
pub use entry::{ChainHash, Entry, JournalRow, TableId};
pub use http::assets::{Asset, Assets, NoAssets};
pub use http::connections::Patience;
pub use http::quotas::Quotas;
/// The allocator for programs that serve: a move makes and drops many small texts, and with this allocator it costs a
/// tenth less CPU. Name it as the global allocator.
pub use mimalloc::MiMalloc as Memory;
pub use serve::{Server, serve};
pub use tables::{Keep, Tables};
pub use telemetry::logging::start_log;
pub use token::{Key, Token};
