//! Several nodes on one store: the bus that says "table changed", catching up with what others wrote, and leases that keep
//! two nodes from computing the same bot move. The store alone decides; everything here only saves time.

mod bot_lease;
pub mod bus;
mod catch_up;
