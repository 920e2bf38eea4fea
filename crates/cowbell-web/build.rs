//! Builds `web/` with Node and leaves what is to be embedded in `OUT_DIR/dist`.
//!
//! Without Node, or when npm fails, a plain page that says so is embedded instead, with a warning: a newcomer without
//! Node gets a server all the same. In CI that would hide a broken client, so there it is an error.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the browser client is made of, relative to `web/`. Everything else there is made by npm or by tests.
const SOURCES: &[&str] = &[
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "public",
    "src",
];

fn main() {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write")).join("dist");
    let root = home.join("../..");
    let web = root.join("web");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    for rules in rules(&root.join("crates")) {
        println!("cargo::rerun-if-changed={}", rules.display());
    }
    println!("cargo::rerun-if-changed={}", root.join("crates/cowbell-scene/locales").display());
    println!("cargo::rerun-if-env-changed=CI");
    println!("cargo::rerun-if-env-changed=PATH");
    if let Err(reason) = build(&web, &out) {
        if env::var("CI").is_ok_and(|value| value == "true") {
            panic!("the web client cannot be built: {reason}");
        }
        println!("cargo::warning=the web client is not part of this build: {reason}");
        fs::create_dir_all(&out)
            .and_then(|()| fs::copy(home.join("bare.html"), out.join("index.html")))
            .expect("OUT_DIR can be written");
    }
}

/// The rules that the client shows: every `RULES*.md` beside a crate's manifest.
fn rules(crates: &Path) -> Vec<PathBuf> {
    let entries = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path());
    let files = entries(crates).flat_map(|home| entries(&home).collect::<Vec<_>>());
    let is_rules = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        name == "rules" || name.starts_with("RULES") && name.ends_with(".md")
    };
    files.filter(is_rules).collect()
}

fn build(web: &Path, out: &Path) -> Result<(), String> {
    // npm notes in this file what it has installed; a newer lock file means that it is out of date.
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    if installed.is_err() || installed.ok() < modified(&web.join("package-lock.json")).ok() {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let out = out.to_str().ok_or("the target folder has a name that is not text")?;
    npm(web, &["run", "build", "--", "--outDir", out, "--emptyOutDir"])
}

fn modified(path: &Path) -> io::Result<std::time::SystemTime> {
    fs::metadata(path)?.modified()
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = Command::new(program).args(args).current_dir(web).output();
    let done =
        done.map_err(|error| format!("npm cannot be started ({error}); it needs Node 20.19 or newer"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr);
    let telling =
        said.lines().find(|line| line.to_lowercase().contains("error")).unwrap_or("it does not say why");
    Err(format!("`npm {}` failed: {telling}", args.join(" ")))
}
