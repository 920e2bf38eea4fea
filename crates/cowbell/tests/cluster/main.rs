//! Cluster tests: real PostgreSQL, real NATS, three real nodes, and everything that can happen to them.
#![cfg(all(unix, feature = "postgres", feature = "nats"))]

mod check;
mod client;
mod clock;
mod clocks;
mod faults;
mod migrate;
#[path = "../../../cowbell-server/tests/server/missing.rs"]
#[expect(dead_code, reason = "no test here needs Python")]
mod missing;
mod node;
mod operators;
mod person;
mod play;
mod proxy;
mod seeks;
#[path = "../../../cowbell-server/tests/server/throwaway.rs"]
mod throwaway;
