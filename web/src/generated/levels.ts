// Written by `BLESS=1 cargo test -p cowbell-bots types` from crates/cowbell-bots. Do not edit.

/** The bots that people choose from, the weakest first. */
export const LEVELS = ["easy", "medium", "hard", "expert", "master"] as const;
