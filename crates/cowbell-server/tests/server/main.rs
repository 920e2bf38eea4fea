//! The server from outside: real sockets, real HTTP, real files.

mod api;
#[cfg(all(feature = "postgres", feature = "nats"))]
mod buses;
mod client;
mod clocks;
mod coach;
mod crash;
#[cfg(target_os = "linux")]
mod disk;
mod doors;
mod faults;
mod goodbyes;
mod hostile;
mod leaks;
mod leavers;
mod live;
mod missing;
mod nodes;
mod person;
mod pool;
mod proof;
mod scenes;
mod seeks;
mod sim;
mod standing;
mod stores;
#[cfg(all(feature = "postgres", feature = "nats"))]
mod throwaway;
mod worlds;
