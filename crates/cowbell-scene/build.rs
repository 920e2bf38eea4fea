//! Finds the languages: each folder of `locales/` is one, each `.ftl` file in it is read into the binary. So adding a
//! language is adding a folder. English comes first: it is the default, and what every other language is compared with.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let locales = home.join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut languages = names(&locales);
    languages.sort_by_key(|code| (code != "en", code.clone()));
    let mut code = format!("const LOCALES: [(&str, &[(&str, &str)]); {}] = [\n", languages.len());
    for language in languages {
        let folder = locales.join(&language);
        writeln!(code, "({language:?}, &[").expect("text grows");
        for file in names(&folder) {
            let Some(name) = file.strip_suffix(".ftl") else { continue };
            writeln!(code, "({name:?}, include_str!({:?})),", folder.join(&file)).expect("text grows");
        }
        code.push_str("]),\n");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("locales.rs"), code).expect("OUT_DIR can be written");
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> =
        entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    names
}
