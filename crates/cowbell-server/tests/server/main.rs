//! The server from outside: real sockets, real HTTP, real files.

mod api;
#[cfg(all(feature = "postgres", feature = "nats"))]
mod buses;
mod chat;
mod client;
mod clocks;
mod coach;
mod crash;
mod daily;
mod day_puzzle;
#[cfg(target_os = "linux")]
mod disk;
mod doors;
mod faults;
mod goodbyes;
mod hostile;
mod late;
mod leaks;
mod leavers;
mod live;
mod missing;
mod nodes;
mod person;
mod pool;
mod proof;
mod push;
mod quotas;
mod scenes;
mod seeks;
mod sim;
mod stand_in;
mod standing;
mod stores;
#[cfg(all(feature = "postgres", feature = "nats"))]
mod throwaway;
mod worlds;
