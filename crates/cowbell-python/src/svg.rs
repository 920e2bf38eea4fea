//! The text of a view as a picture: its lines on a meadow-green card, with the symbols set off by colour.

use core::fmt::Write;

const LINE: usize = 20;
const LETTER: usize = 10;
const EDGE: usize = 24;

/// Draws the text that a view shows of itself. It is made from that text alone, so it shows no more.
pub(crate) fn draw(title: &str, text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0).max(title.len() + 2);
    let (width, height) = (longest * LETTER + 2 * EDGE, (lines.len() + 2) * LINE + 2 * EDGE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{}</title>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"14\" fill=\"#e8f0dc\" stroke=\"#6b8f4e\" stroke-width=\"3\"/>\n\
         <text x=\"{EDGE}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"18\" font-weight=\"bold\" \
         fill=\"#3d5a2a\">{}</text>\n",
        escape(title),
        EDGE + 14,
        escape(title),
    );
    for (row, line) in lines.iter().enumerate() {
        let y = EDGE + (row + 2) * LINE + 14;
        for (column, letter) in line.chars().enumerate().filter(|(_, letter)| *letter != ' ') {
            let x = EDGE + column * LETTER;
            let ink = ink(letter);
            // Writing to a String cannot fail.
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-family=\"monospace\" font-size=\"16\" fill=\"{ink}\">{}</text>",
                escape(letter.encode_utf8(&mut [0; 4]))
            );
        }
    }
    svg + "</svg>\n"
}

/// Capitals are pieces, digits are values, lines are fences; the rest is print.
fn ink(letter: char) -> &'static str {
    match letter {
        'A'..='Z' => "#8c2d19",
        '0'..='9' => "#1f4e79",
        '+' | '-' | '|' | '=' => "#6b4f2a",
        _ => "#333",
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
