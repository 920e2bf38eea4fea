//! Registers a game: a dependency and the list of games in the catalog, and a module in each of the two
//! layers with code of their own for every game. Everything else finds a game through the catalog or by file name.

use std::fs;
use std::path::Path;

use crate::name::Name;

/// Registers the game. Returns the files that were changed.
pub(crate) fn register(root: &Path, name: &Name) -> Result<Vec<&'static str>, String> {
    let Name { slug, type_name, module, .. } = name;
    let edits: [(&str, Vec<(&str, String)>); 4] = [
        (
            "crates/cowbell-catalog/Cargo.toml",
            vec![("cowbell-rules.", format!("cowbell-{slug} = {{ path = \"../cowbell-{slug}\" }}\n"))],
        ),
        (
            "crates/cowbell-catalog/src/list.rs",
            vec![
                (
                    "pub use cowbell_",
                    format!("pub use cowbell_{module}::{{self as {module}, {type_name}}};\n"),
                ),
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
                .ok_or_else(|| format!("{path} has no line that starts with `{mark}`"))?;
        }
        fs::write(&file, text).map_err(|why| format!("{path}: {why}"))?;
    }
    Ok(edits.iter().map(|(path, _)| *path).collect())
}

/// Inserts a line, at the same indent, before the first line that starts with the mark, or after the last one if the
/// mark begins with `after`. Consecutive marked lines stay in alphabetical order.
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
