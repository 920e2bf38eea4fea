//! The server from outside: real sockets, real HTTP, real files.

mod api;
mod client;
mod crash;
#[cfg(target_os = "linux")]
mod disk;
mod doors;
mod faults;
mod hostile;
mod leaks;
mod live;
mod pool;
mod proof;
mod scenes;
mod sim;
mod worlds;
