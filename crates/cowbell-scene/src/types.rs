//! The files that the web client gets from Rust: the types of scenes and log entries, and the list of games. They are
//! generated from the Rust types and the catalog and compared in every test run; `BLESS=1 cargo test -p cowbell-scene`
//! rewrites both.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::{
    Area, Arg, Button, Change, Choice, Effect, Entry, Group, Kind, Motion, Piece, Place, Row, Scene, Side,
    Text, Whose,
};

const HOME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

const HEAD: &str =
    "// Written by `BLESS=1 cargo test -p cowbell-scene` from crates/cowbell-scene. Do not edit.\n";

fn declaration<T: TS>() -> String {
    // Numbers in texts are counts and points, so they fit a JavaScript number.
    let config = Config::new().with_large_int("number");
    format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config))
}

macro_rules! declarations {
    ($($type:ty)*) => { [$(declaration::<$type>()),*].concat() };
}

#[test]
fn types_for_the_web_are_up_to_date() {
    let scene = declarations!(
        Scene Whose Area Kind Place Piece Group Button Choice Effect Side Row Entry Change Motion Text Arg
    );
    compare("scene.ts", &tidy(&format!("{HEAD}{scene}")));
}

/// Without spaces at the ends of lines.
fn tidy(text: &str) -> String {
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn types_of_games_for_the_web_are_up_to_date() {
    let games = cowbell_catalog::infos().iter().map(|info| {
        let (least, most) = info.seats;
        format!("  {{ slug: {:?}, name: {:?}, seats: [{least}, {most}] }},\n", info.slug, info.name)
    });
    compare("games.ts", &format!("{GAMES_HEAD}{}];\n", games.collect::<String>()));
}

const GAMES_HEAD: &str = "\
// Written by `BLESS=1 cargo test -p cowbell-scene` from the catalog. Do not edit.

/** Every game in the order people are shown them: its name in paths, the name on the box, fewest and most seats. */
export const GAMES: { slug: string; name: string; seats: [number, number] }[] = [
";

pub(crate) fn compare(name: &str, text: &str) {
    let file = Path::new(HOME).join(name);
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(HOME).expect("the folder can be created");
        fs::write(&file, text).expect("the file can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(found == text, "{} is out of date: BLESS=1 cargo test -p cowbell-scene", file.display());
}
