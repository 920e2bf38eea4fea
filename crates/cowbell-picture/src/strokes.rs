//! Numbers as strokes. A digit is drawn in a box six wide and ten high.

use std::fmt::Write as _;

const DIGITS: [&str; 10] = [
    "M1 3a2 2 0 0 1 4 0v4a2 2 0 0 1-4 0Z",
    "M1.4 2.6 3.2 1v8",
    "M1 3a2 2 0 0 1 4 0c0 2-4 4-4 6h4",
    "M1 2.2C2 .6 5 .8 5 3c0 1.4-1 2-2.2 2C4 5 5 5.6 5 7c0 2.2-3 2.4-4 .8",
    "M4 9V1L1 6.5h4.4",
    "M4.8 1H1.6L1.2 4.6c2-1 3.8 0 3.8 2.2S2.5 9.6 1 8.2",
    "M4.6 1.3C2 .8 1 3.4 1 6.4a2 2 0 0 0 4 .3c0-2.5-3-2.7-4-.5",
    "M1 1h4L2.5 9",
    "M3 4.8c-2.7-.5-2.7-3.8 0-3.8s2.7 3.3 0 3.8-2.9 4.2 0 4.2 2.7-3.7 0-4.2",
    "M1.4 8.7C4 9.2 5 6.6 5 3.6a2 2 0 0 0-4-.3c0 2.5 3 2.7 4 .5",
];
const MINUS: &str = "M1 5h4";

/// Draws a number around a point, `tall` high.
pub(crate) fn number(out: &mut String, number: i32, x: f32, y: f32, tall: f32, colour: &str) {
    let signs: Vec<&str> = number
        .to_string()
        .chars()
        .map(|sign| sign.to_digit(10).map_or(MINUS, |digit| DIGITS[digit as usize]))
        .collect();
    let scale = tall / 10.0;
    let start = x - signs.len() as f32 * 3.0 * scale;
    let _ = write!(
        out,
        r#"<g transform="translate({start} {}) scale({scale})" fill="none" stroke="{colour}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">"#,
        y - tall / 2.0
    );
    for (index, sign) in signs.iter().enumerate() {
        let _ = write!(out, r#"<path transform="translate({} 0)" d="{sign}"/>"#, index * 6);
    }
    out.push_str("</g>");
}
