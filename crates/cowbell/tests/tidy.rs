//! Checks conventions of the layout that readers rely on and no compiler checks.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace exists")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn crates() -> Vec<String> {
    let entries = fs::read_dir(root().join("crates")).expect("crates/ exists");
    let mut names: Vec<String> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The game crates, from the catalog.
fn games() -> Vec<String> {
    cowbell_catalog::infos().iter().map(|info| format!("cowbell-{}", info.slug)).collect()
}

/// All files below a folder, except build output and downloads.
fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        if [
            "target",
            "node_modules",
            "dist",
            ".git",
            "testdata",
            ".venv",
            "test-results",
            "playwright-report",
        ]
        .contains(&name)
            || name.starts_with("target-")
        {
            continue;
        }
        if path.is_dir() { files(&path, out) } else { out.push(path) }
    }
}

fn sources(endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    files(&root(), &mut paths);
    let is_source =
        |path: &PathBuf| path.extension().is_some_and(|e| endings.iter().any(|ending| e == *ending));
    paths.into_iter().filter(is_source).map(|path| (path.clone(), read(&path))).collect()
}

/// The cowbell crates that a manifest lists as dependencies, without dev-dependencies.
fn dependencies(name: &str) -> Vec<String> {
    let manifest = read(root().join("crates").join(name).join("Cargo.toml"));
    let body = manifest.split("[dev-dependencies]").next().unwrap_or("");
    let body = body.split_once("[dependencies]").map_or("", |(_, rest)| rest);
    let keys = body.lines().take_while(|line| !line.starts_with('[') || line.contains("dependencies"));
    let names = keys.filter_map(|line| line.split(['.', ' ', '=']).next());
    names.filter(|key| key.starts_with("cowbell-")).map(str::to_string).collect()
}

#[test]
fn every_game_has_the_same_files() {
    let expected = [
        "RULES.md",
        "testdata/counts.txt",
        "testdata/playthroughs",
        "src/lib.rs",
        "src/options.rs",
        "src/board.rs",
        "src/moves.rs",
        "src/position.rs",
        "src/state.rs",
        "src/legal.rs",
        "src/apply.rs",
        "src/score.rs",
        "src/view.rs",
        "src/encode.rs",
        "src/fault.rs",
        "src/game.rs",
        "src/tests.rs",
    ];
    for game in games() {
        for file in expected {
            assert!(root().join("crates").join(&game).join(file).exists(), "{game} lacks {file}");
        }
    }
}

/// Files and functions are named after the trait's methods, so that readers of one game find the same functions in
/// others.
#[test]
fn every_game_has_the_same_functions() {
    let expected = [
        ("state.rs", &["new", "turn"][..]),
        ("legal.rs", &["moves", "check", "chances", "draw"]),
        ("apply.rs", &["apply", "settle"]),
        ("score.rs", &["standing", "longest"]),
        ("view.rs", &["view"]),
        ("position.rs", &["print", "read"]),
    ];
    for game in games() {
        for (file, functions) in expected {
            let text = read(root().join("crates").join(&game).join("src").join(file));
            for function in functions {
                let is_there =
                    ["(", "<"].iter().any(|next| text.contains(&format!("\npub(crate) fn {function}{next}")));
                assert!(is_there, "{game}/src/{file} has no `pub(crate) fn {function}` for game.rs to call");
            }
        }
    }
}

#[test]
fn every_game_runs_the_suite() {
    for game in games() {
        let tests = read(root().join("crates").join(&game).join("src/tests.rs"));
        assert!(tests.contains("conformance!("), "{game}/src/tests.rs does not call conformance!");
    }
}

#[test]
fn dependencies_point_one_way() {
    let games = games();
    assert!(dependencies("cowbell-rules").is_empty(), "cowbell-rules depends on no game");
    for game in &games {
        assert_eq!(dependencies(game), ["cowbell-rules"], "{game} depends only on cowbell-rules");
    }
    for name in crates() {
        let used = dependencies(&name);
        let is_leaf = |other: &str| ["cowbell-server", "cowbell-terminal", "cowbell-python"].contains(&other);
        let leaves: Vec<&String> = used.iter().filter(|other| is_leaf(other)).collect();
        assert!(name == "cowbell" || leaves.is_empty(), "{name} uses {leaves:?}; only the binary may");
    }
}

#[test]
fn the_map_names_every_crate() {
    let map = read(root().join("ARCHITECTURE.md"));
    for name in crates() {
        assert!(map.contains(&format!("`{name}`")), "ARCHITECTURE.md does not mention `{name}`");
    }
    for word in
        map.split('`').filter(|word| word.starts_with("cowbell-") && !word.contains([' ', '<', '/', '*']))
    {
        assert!(
            crates().iter().any(|name| name == word),
            "ARCHITECTURE.md names `{word}`, which does not exist"
        );
    }
}

#[test]
fn nothing_is_left_open() {
    let marks = ["TO", "FIX", "XX"].map(|word| {
        format!(
            "{word}{}",
            if word == "TO" {
                "DO"
            } else if word == "FIX" {
                "ME"
            } else {
                "X"
            }
        )
    });
    for (path, text) in sources(&["rs", "ts", "svelte", "py"]) {
        for mark in &marks {
            assert!(!text.contains(mark.as_str()), "{} has a {mark}", path.display());
        }
        assert!(!text.contains(concat!("#[ign", "ore")), "{} has an ignored test", path.display());
    }
}

#[test]
fn files_can_be_read_in_one_sitting() {
    for (path, text) in sources(&["rs", "ts", "svelte", "py"]) {
        let lines = text.lines().count();
        assert!(lines <= 400, "{} has {lines} lines; split it at a second noun", path.display());
    }
}

/// A game is named in its own files; anything about all games comes from the catalog. Three games close together are a list that
/// someone has to keep by hand, and so is one that is spread over a whole file, except in tests, where each may have its example.
#[test]
fn nobody_keeps_a_list_of_games() {
    // Why these may: the list itself, the `mod` lines that the compiler asks for, positions small enough to solve (three
    // games have one), and the games whose endings brute force can follow.
    let exceptions = [
        "crates/cowbell-catalog/src/list.rs",
        "crates/cowbell-scene/src/games/mod.rs",
        "crates/cowbell-bots/src/eval/mod.rs",
        "crates/cowbell-python/python/cowbell/small.py",
        "crates/cowbell-bots/src/tests/solver.rs",
    ];
    let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
    let names_word = |line: &str, word: &str| {
        line.match_indices(word).any(|(at, _)| {
            !is_letter(line[..at].chars().next_back()) && !is_letter(line[at + word.len()..].chars().next())
        })
    };
    // A game is written as in paths, as a module or as a type.
    let spellings: Vec<[String; 3]> = cowbell_catalog::infos()
        .iter()
        .map(|info| {
            let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
            let kind = info.slug.split('-').map(capital).collect();
            [info.slug.to_string(), info.slug.replace('-', "_"), kind]
        })
        .collect();
    let mut lists = Vec::new();
    for (path, text) in sources(&["rs", "ts", "mjs", "svelte", "py", "sh", "css", "html"]) {
        let path = path.strip_prefix(root()).expect("a file of the workspace").to_string_lossy().into_owned();
        let is_of_a_game =
            spellings.iter().any(|[slug, module, _]| path.contains(slug) || path.contains(module));
        if is_of_a_game || path.contains("/generated/") || exceptions.contains(&&*path) {
            continue;
        }
        let is_test =
            ["/tests/", "tests.rs", ".spec.", "/test_", "/examples/"].iter().any(|part| path.contains(part));
        let within = if is_test { 10 } else { usize::MAX };
        let mut named: Vec<(usize, usize)> = Vec::new();
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with("use ")) {
            let games = spellings.iter().enumerate();
            let found = games.filter(|(_, words)| words.iter().any(|word| names_word(line, word)));
            named.extend(found.map(|(game, _)| (number, game)));
        }
        let is_list = named.iter().find(|(from, _)| {
            let near = named.iter().filter(|(line, _)| line >= from && line - from < within);
            near.map(|(_, game)| game).collect::<std::collections::BTreeSet<_>>().len() >= 3
        });
        lists.extend(is_list.map(|(line, _)| format!("{path}:{}", line + 1)));
    }
    assert!(
        lists.is_empty(),
        "three games or more: use the catalog, or a file named after the game:\n{}",
        lists.join("\n")
    );
}

#[test]
fn rust_files_say_what_they_are() {
    for (path, text) in sources(&["rs"]) {
        assert!(text.starts_with("//!"), "{} has no //! header", path.display());
    }
}

#[test]
fn names_explain() {
    let mut paths = Vec::new();
    files(&root().join("crates"), &mut paths);
    for path in paths {
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("");
        assert!(
            !["utils", "util", "helpers", "helper", "common", "manager", "misc"].contains(&stem),
            "{}",
            path.display()
        );
    }
}

#[test]
fn links_in_the_documents_lead_somewhere() {
    for (path, text) in sources(&["md"]) {
        // Code spans contain examples, so skip them.
        let prose: String = text.split('`').step_by(2).collect();
        for part in prose.split("](").skip(1) {
            let Some(target) = part.split([')', '#', ' ']).next().filter(|target| !target.is_empty()) else {
                continue;
            };
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let file = path.parent().expect("a folder").join(target);
            assert!(file.exists(), "{}: the link {target} is broken", path.display());
        }
    }
}

#[test]
fn the_oldest_rust_is_named_once() {
    let manifest = read(root().join("Cargo.toml"));
    let (_, rest) = manifest.split_once("rust-version = \"").expect("the workspace names it");
    let version = rest.split('"').next().expect("a version");
    assert!(read(root().join("README.md")).contains(&format!("({version} or newer)")), "README.md");
    let workflow = read(root().join(".github/workflows/test.yml"));
    assert!(workflow.contains(&format!("rust-toolchain@{version}\n")), "the workflow uses this version");
}

/// Every file or folder that a guide names exists.
#[test]
fn paths_in_the_guides_exist() {
    for guide in ["CONTRIBUTING.md", "docs/extending.md"] {
        let text = read(root().join(guide));
        let words = text.split('`').skip(1).step_by(2);
        let is_path = |word: &&str| {
            ["crates/", "web/", "docs/"].iter().any(|top| word.starts_with(top))
                && !word.contains(['<', ' ', '*'])
        };
        for path in words.filter(is_path) {
            assert!(root().join(path).exists(), "{guide} names {path}, which does not exist");
        }
    }
}

/// ARCHITECTURE.md follows one move through the code: every file exists, none is listed twice, and the sums are right.
#[test]
fn the_steps_of_a_move_name_files_that_exist() {
    let map = read(root().join("ARCHITECTURE.md"));
    let (_, after) = map.split_once("| step | files |").expect("the table of steps");
    let (rows, after) = after.split_once("\n\n").expect("an end");
    let (mut steps, mut paths) = (0, Vec::new());
    for row in rows.lines().filter(|row| row.starts_with("| ") && !row.starts_with("| step")) {
        steps += 1;
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        assert_eq!(cells[1], steps.to_string(), "{row}");
        let mut folder = String::new();
        for file in cells[2].split('`').skip(1).step_by(2) {
            // A bare name is in the folder of the one before.
            let path = if file.contains('/') { file.to_string() } else { format!("{folder}/{file}") };
            folder = path.rsplit_once('/').expect("a folder").0.to_string();
            paths.push(path);
        }
    }
    for path in &paths {
        assert_eq!(paths.iter().filter(|other| *other == path).count(), 1, "{path} is listed twice");
        for slug in cowbell_catalog::infos().iter().map(|info| info.slug) {
            let path = match path.strip_prefix("<game>/") {
                Some(rest) => format!("crates/cowbell-{slug}/{rest}"),
                None if path.starts_with("web/") => path.replace("<game>", slug),
                None => format!("crates/cowbell-{}", path.replace("<game>", &slug.replace('-', "_"))),
            };
            assert!(root().join(&path).exists(), "ARCHITECTURE.md names {path}, which does not exist");
        }
    }
    let sum = format!("{steps} steps through {} files", paths.len());
    assert!(after.replace('\n', " ").contains(&sum), "ARCHITECTURE.md should say: {sum}");
}

/// Words that make an English reader stop, in comments, documents and messages alike. docs/glossary.md says what to write
/// instead, and the tests of translations look for its longer list in everything that players read.
#[test]
fn sources_are_written_in_plain_english() {
    let words = [
        "whoever",
        "anew",
        "nought",
        "by lot",
        "so many",
        "so often",
        "it is said",
        "is wished",
        "lay a table",
        "lays a table",
        "laying a table",
        "somebody",
        "anybody",
        "everybody",
    ];
    // These list the words.
    let lists = ["docs/glossary.md", "crates/cowbell/tests/tidy.rs", "crates/cowbell/tests/translations"]
        .map(|list| root().join(list));
    let mut wrong = Vec::new();
    let endings = ["rs", "ts", "svelte", "py", "pyi", "md", "mjs", "sh", "toml", "yml", "html", "css", "ftl"];
    for (path, text) in sources(&endings) {
        if lists.iter().any(|list| path.starts_with(list)) {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            let letters = |c: char| if c.is_alphabetic() { c.to_ascii_lowercase() } else { ' ' };
            let line: String = line.chars().map(letters).collect();
            let line = format!(" {} ", line.split_whitespace().collect::<Vec<_>>().join(" "));
            let found = words.iter().filter(|word| line.contains(&format!(" {word} ")));
            wrong.extend(found.map(|word| format!("{}:{}: {word}", path.display(), number + 1)));
        }
    }
    assert!(wrong.is_empty(), "docs/glossary.md says what to write instead:\n{}", wrong.join("\n"));
}
