//! Tic Tac Town.
