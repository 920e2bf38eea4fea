//! Positions that random play hardly ever reaches, so that tests use every message: `testdata/moments/<slug>.txt`.

use std::path::Path;

/// The rare positions of a game, as pairs of options and position: blocks of text, with `#` for comments.
pub(super) fn moments(slug: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("testdata/moments/{slug}.txt"));
    // Not every game has some.
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let moment = |block: &str| {
        let lines: Vec<&str> = block.lines().filter(|line| !line.starts_with('#')).collect();
        let (options, position) = lines.split_first().expect("options come first");
        (options.to_string(), position.join("\n"))
    };
    text.split("\n\n").filter(|block| !block.trim().is_empty()).map(moment).collect()
}
