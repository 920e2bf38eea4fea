//! The messages between client and server.
