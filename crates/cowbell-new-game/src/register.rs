//! Where games are registered: a line for the workspace, the list of the catalog, and a module in the two layers that bring
//! something of their own for each game. Everything else finds a game through the catalog or by file name.

use std::fs;
use std::path::Path;

use crate::name::Name;

/// Adds the game. Says which files have changed.
pub(crate) fn register(root: &Path, name: &Name) -> Result<Vec<&'static str>, String> {
    let Name { slug, type_name, module, .. } = name;
    let edits: [(&str, Vec<(&str, String)>); 5] = [
        (
            "Cargo.toml",
            vec![
                ("cowbell-catalog = {", format!("cowbell-{slug} = {{ path = \"crates/cowbell-{slug}\" }}\n")),
                (
                    "[profile.dev.package.cowbell-bots]",
                    format!("[profile.dev.package.cowbell-{slug}]\nopt-level = 3\n"),
                ),
            ],
        ),
        (
            "crates/cowbell-catalog/Cargo.toml",
            vec![("cowbell-rules.", format!("cowbell-{slug}.workspace = true\n"))],
        ),
        (
            "crates/cowbell-catalog/src/list.rs",
            vec![
                ("pub use cowbell_", format!("pub use cowbell_{module}::{type_name};\n")),
                ("after $crate::games::", format!("$crate::games::{type_name},\n")),
            ],
        ),
        ("crates/cowbell-scene/src/games/mod.rs", vec![("mod ", format!("mod {module};\n"))]),
        ("crates/cowbell-bots/src/eval/mod.rs", vec![("mod ", format!("mod {module};\n"))]),
    ];
    for (path, lines) in &edits {
        let file = root.join(path);
        let mut text = fs::read_to_string(&file).map_err(|why| format!("{path}: {why}"))?;
        for (mark, line) in lines {
            text = insert(&text, mark, line)
                .ok_or_else(|| format!("{path} has no line that begins `{mark}`"))?;
        }
        fs::write(&file, text).map_err(|why| format!("{path}: {why}"))?;
    }
    Ok(edits.iter().map(|(path, _)| *path).collect())
}

/// Inserts a line before the first one that begins with the mark, at its indent; or, if the mark says so, after the last one.
/// Among lines of its own kind it takes its place in the alphabet.
fn insert(text: &str, mark: &str, new: &str) -> Option<String> {
    let (mark, is_after) = mark.strip_prefix("after ").map_or((mark, false), |mark| (mark, true));
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let marked = |line: &&str| line.trim_start().starts_with(mark);
    let first = lines.iter().position(&marked)?;
    let run = lines[first..].iter().take_while(|line| marked(line)).count();
    let at = if is_after {
        lines.iter().rposition(marked)? + 1
    } else {
        let later = lines[first..first + run].iter().position(|line| line.trim_start() > new);
        first + later.unwrap_or(if new.starts_with(mark) { run } else { 0 })
    };
    let indent: String = lines[first].chars().take_while(|c| *c == ' ').collect();
    let added = format!("{indent}{new}");
    Some([lines[..at].concat(), added, lines[at..].concat()].concat())
}

#[cfg(test)]
mod tests {
    use super::insert;

    #[test]
    fn a_line_takes_its_place() {
        let list = "head\n    pub use b::B;\n    pub use d::D;\ntail\n";
        let with = |new: &str| insert(list, "pub use ", new).expect("the mark is there");
        assert_eq!(
            with("pub use c::C;\n"),
            "head\n    pub use b::B;\n    pub use c::C;\n    pub use d::D;\ntail\n"
        );
        assert_eq!(
            with("pub use e::E;\n"),
            "head\n    pub use b::B;\n    pub use d::D;\n    pub use e::E;\ntail\n"
        );
        let after = insert("x A,\nx B,\n}\n", "after x ", "x AA,\n").expect("the mark is there");
        assert_eq!(after, "x A,\nx B,\nx AA,\n}\n");
        assert_eq!(insert("rules = 1\n", "rules", "pig = 1\n").as_deref(), Some("pig = 1\nrules = 1\n"));
        assert_eq!(insert("nothing\n", "rules", "pig\n"), None);
    }
}
