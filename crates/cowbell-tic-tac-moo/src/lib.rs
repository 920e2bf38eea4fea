//! Tic Tac Moo.
