//! The TypeScript types of scenes and log entries: one file, written from the Rust types, compared in every test run.
//! `BLESS=1 cargo test -p cowbell-scene` writes it anew.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::{
    Area, Arg, Button, Change, Choice, Effect, Entry, Group, Kind, Motion, Piece, Place, Row, Scene, Side,
    Text, Whose,
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated/scene.ts");

const HEAD: &str =
    "// Written by `BLESS=1 cargo test -p cowbell-scene` from crates/cowbell-scene. Do not edit.\n";

fn declaration<T: TS>() -> String {
    // Numbers in texts are small: they are counts and points.
    let config = Config::new().with_large_int("number");
    format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config))
}

macro_rules! declarations {
    ($($type:ty)*) => { [$(declaration::<$type>()),*].concat() };
}

#[test]
fn types_for_the_web_are_up_to_date() {
    let types = declarations!(
        Scene Whose Area Kind Place Piece Group Button Choice Effect Side Row Entry Change Motion Text Arg
    );
    let text: String =
        format!("{HEAD}{types}").lines().map(|line| format!("{}\n", line.trim_end())).collect();
    if std::env::var_os("BLESS").is_some() {
        let folder = Path::new(FILE).parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).expect("the folder can be made");
        fs::write(FILE, &text).expect("the file can be written");
    }
    let found = fs::read_to_string(FILE).unwrap_or_default();
    assert!(found == text, "{FILE} is out of date: BLESS=1 cargo test -p cowbell-scene");
}
