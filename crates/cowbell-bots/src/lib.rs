//! Bots that decide from what a seat may know: levels, search, analysis, arena.
