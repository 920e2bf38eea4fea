//! The types of a review and the levels for the web client, generated from the Rust types and compared in every test
//! run; `BLESS=1 cargo test -p cowbell-bots types` rewrites the files.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::Level;

use super::{
    ChancePoints, ChanceRun, Choice, Decision, DecisionPoints, Item, Player, PlayerPoints, PointsReview,
    Progress, Review, TurningPoint, Verdict,
};

const HOME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

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
        declaration::<PointsReview>(),
        declaration::<PlayerPoints>(),
        declaration::<DecisionPoints>(),
        declaration::<ChancePoints>(),
        declaration::<Verdict>(),
        declaration::<Progress>(),
    ]
    .concat();
    compare("review.ts", &types.lines().map(|line| format!("{}\n", line.trim_end())).collect::<String>());
}

#[test]
fn types_of_levels_for_the_web_are_up_to_date() {
    let levels = Level::ALL.into_iter().filter(|level| *level != Level::Random);
    let names: Vec<String> = levels.map(|level| format!("{:?}", level.to_string())).collect();
    let text = format!(
        "\n/** The bots that people choose from, the weakest first. */\nexport const LEVELS = [{}] as const;\n",
        names.join(", ")
    );
    compare("levels.ts", &text);
}

fn compare(name: &str, body: &str) {
    let (file, text) = (Path::new(HOME).join(name), format!("{HEAD}{body}"));
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &text).expect("the file can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(found == text, "{} is out of date: BLESS=1 cargo test -p cowbell-bots types", file.display());
}
