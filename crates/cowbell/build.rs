//! Gathers the rules of all games in `OUT_DIR/rules/GAME`, from where they are embedded: the players' pages (`en.md`) and the
//! exact reference (`RULES.md`, `RULES.de.md`). A language is a file, and no list names it.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let variable = |name: &str| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let crates = variable("CARGO_MANIFEST_DIR").join("..");
    let out = variable("OUT_DIR").join("rules");
    // A page that is gone must not stay in the program.
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    for home in fs::read_dir(crates)? {
        let home = home?;
        let pages = home.path().join("rules");
        let Some(game) =
            home.file_name().to_str().and_then(|name| name.strip_prefix("cowbell-")).map(String::from)
        else {
            continue;
        };
        let mut files = Vec::new();
        for file in fs::read_dir(home.path())? {
            let file = file?;
            let name = file.file_name().to_string_lossy().into_owned();
            if name.starts_with("RULES") && name.ends_with(".md") {
                files.push(file);
            }
        }
        if files.is_empty() {
            continue;
        }
        if pages.is_dir() {
            files.extend(fs::read_dir(pages)?.collect::<io::Result<Vec<_>>>()?);
        }
        // The whole folder: files that are not there yet cannot be watched.
        println!("cargo::rerun-if-changed={}", home.path().display());
        fs::create_dir_all(out.join(&game))?;
        for file in files {
            fs::copy(file.path(), out.join(&game).join(file.file_name()))?;
        }
    }
    Ok(())
}
