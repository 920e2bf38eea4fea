//! `make new-game NAME="Pig"`: writes the skeleton of a new game into this clone.
//!
//! The skeleton is `template/`: real files of a small whole game called Sixth Game, at the paths they will have. Writing a game
//! is copying them under another name and adding the game where games are registered. Tests write one and play it.

mod name;
mod register;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

use name::Name;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let done = match &args[..] {
        [name] => write(&root, name).and_then(|name| bless(&root, &name)),
        [name, flag, root] if flag == "--root" => write(Path::new(root), name).map(drop),
        _ => Err("usage: make new-game NAME=\"Name on the box\"".to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the files of a new game and registers it. Prints what is new and what has changed.
fn write(root: &Path, name: &str) -> Result<Name, String> {
    let name = Name::new(name, root)?;
    let template = Path::new(env!("CARGO_MANIFEST_DIR")).join("template");
    let mut files = Vec::new();
    list(&template, &mut files).map_err(|why| why.to_string())?;
    files.sort();
    let mut new = Vec::new();
    for file in files {
        let path = file.strip_prefix(&template).expect("it was found there");
        let text = fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))?;
        new.push((name.put_into(&path.to_string_lossy()), name.put_into(&text)));
    }
    new.extend(other_languages(root, &new)?);
    for (path, text) in &new {
        create(&root.join(path), text)?;
        println!("new      {path}");
    }
    for path in register::register(root, &name)? {
        println!("changed  {path}");
    }
    Ok(name)
}

/// Languages that the template has no texts for get the English ones, to be translated.
fn other_languages(root: &Path, new: &[(String, String)]) -> Result<Vec<(String, String)>, String> {
    let locales = root.join("crates/cowbell-scene/locales");
    let english =
        new.iter().find(|(path, _)| path.contains("/locales/en/")).ok_or("the template has no English")?;
    let folders = fs::read_dir(&locales).map_err(|why| format!("{}: {why}", locales.display()))?;
    let codes = folders.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let paths = codes.map(|code| english.0.replace("/locales/en/", &format!("/locales/{code}/")));
    let missing = paths.filter(|path| new.iter().all(|(other, _)| other != path));
    Ok(missing.map(|path| (path, english.1.clone())).collect())
}

fn create(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().expect("a file lies in a folder");
    let done = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
    done.map_err(|why| format!("{}: {why}", path.display()))
}

/// Every file below a folder.
fn list(folder: &Path, out: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, out)?;
        } else {
            out.push(path);
        }
    }
    Ok(())
}

/// Lets the tests write what is recorded: counts, playthroughs, the web client's list of games.
fn bless(root: &Path, name: &Name) -> Result<(), String> {
    for (package, filter) in
        [(format!("cowbell-{}", name.slug), "recorded"), ("cowbell-scene".into(), "types")]
    {
        let mut cargo = Command::new("cargo");
        cargo.args(["test", "--quiet", "--lib", "--package", &package, filter]);
        let done = cargo.current_dir(root).env("BLESS", "1").status();
        match done {
            Ok(status) if status.success() => {}
            _ => return Err(format!("`BLESS=1 cargo test -p {package} {filter}` failed")),
        }
    }
    println!("\nNow: cargo run --release -- play {}", name.slug);
    println!("Then make it your game: CONTRIBUTING.md, \"Adding a game\".");
    Ok(())
}
