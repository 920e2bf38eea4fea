//! The types of a review for the web client, generated from the Rust types and compared in every test run;
//! `BLESS=1 cargo test -p cowbell-bots types` rewrites the file.

use std::fs;

use ts_rs::{Config, TS};

use super::{ChanceRun, Choice, Decision, Item, Player, Progress, Review, TurningPoint, Verdict};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated/review.ts");

const HEAD: &str =
    "// Written by `BLESS=1 cargo test -p cowbell-bots types` from crates/cowbell-bots. Do not edit.\n";

fn declaration<T: TS>() -> String {
    // Steps and iterations fit a JavaScript number.
    let config = Config::new().with_large_int("number");
    format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config))
}

#[test]
fn types_of_a_review_for_the_web_are_up_to_date() {
    let types = [
        declaration::<Review<String>>(),
        declaration::<Item<String>>(),
        declaration::<Decision<String>>(),
        declaration::<Choice<String>>(),
        declaration::<ChanceRun>(),
        declaration::<Player>(),
        declaration::<TurningPoint>(),
        declaration::<Verdict>(),
        declaration::<Progress>(),
    ]
    .concat();
    let text: String =
        format!("{HEAD}{types}").lines().map(|line| format!("{}\n", line.trim_end())).collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(FILE, &text).expect("the file can be written");
    }
    let found = fs::read_to_string(FILE).unwrap_or_default();
    assert!(found == text, "{FILE} is out of date: BLESS=1 cargo test -p cowbell-bots types");
}
