//! The server from outside: real sockets, real HTTP, real files.

mod client;
mod live;
mod sim;
