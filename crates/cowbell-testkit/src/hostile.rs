//! Hostile text: valid text, damaged.

use cowbell_rules::Dice;

use crate::walk::pick;

/// Characters that break careless readers: blanks of all kinds, letters that grow or shrink with their case,
/// digits that are none, several bytes, several characters to a glyph.
const STRANGE: &[char] = &[
    '\0', ' ', '\t', '\n', '\r', '+', '-', '.', ',', '?', '>', '<', '#', ':', '=', '/', '0', '1', '9', 'a',
    'z', 'A', 'Z', 'ä', 'ß', 'İ', 'ſ', '٣', '\u{a0}', '\u{301}', '\u{200b}', '\u{feff}', '日', '🐄',
];

const NUMBERS: &[&str] = &[
    "0",
    "-1",
    "+1",
    "00",
    "7",
    "10",
    "100",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "2147483647",
    "99999999999999999999",
];

/// The text with one to three things wrong.
pub(crate) fn damaged(text: &str, dice: &mut dyn Dice) -> String {
    let mut text = text.to_string();
    for _ in 0..=dice.below(3) {
        text = match dice.below(3) {
            0 => lines(&text, dice),
            1 => number(&text, dice),
            _ => chars(&text, dice),
        };
    }
    text
}

fn chars(text: &str, dice: &mut dyn Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = dice.below(chars.len() as u32 + 1) as usize;
    let known = chars.get(dice.below(chars.len().max(1) as u32) as usize).copied().unwrap_or('a');
    let new = if dice.below(2) == 0 { *pick(STRANGE, dice) } else { known };
    match dice.below(5) {
        0 => chars.insert(at, new),
        1 => chars.truncate(at),
        2 if at < chars.len() => drop(chars.remove(at)),
        3 if at + 1 < chars.len() => chars.swap(at, at + 1),
        _ if at < chars.len() => chars[at] = new,
        _ => chars.push(new),
    }
    chars.into_iter().collect()
}

/// Puts another number where one stands.
fn number(text: &str, dice: &mut dyn Dice) -> String {
    let is_start = |(at, c): &(usize, char)| {
        c.is_ascii_digit() && !text[..*at].ends_with(|before: char| before.is_ascii_digit())
    };
    let starts: Vec<usize> = text.char_indices().filter(is_start).map(|(at, _)| at).collect();
    if starts.is_empty() {
        return chars(text, dice);
    }
    let start = *pick(&starts, dice);
    let rest = text[start..].trim_start_matches(|c: char| c.is_ascii_digit());
    format!("{}{}{rest}", &text[..start], pick(NUMBERS, dice))
}

/// Drops, doubles or moves a line, or gives it another line's value; words in place of lines if there is only one.
fn lines(text: &str, dice: &mut dyn Dice) -> String {
    let joint = if text.contains('\n') { "\n" } else { " " };
    let mut parts: Vec<String> = text.split(joint).map(String::from).collect();
    let n = parts.len() as u32;
    let (a, b) = (dice.below(n) as usize, dice.below(n) as usize);
    match dice.below(4) {
        0 => drop(parts.remove(a)),
        1 => parts.insert(b, parts[a].clone()),
        2 => parts.swap(a, b),
        _ => {
            let key = parts[a].split(' ').next().unwrap_or("");
            let value = parts[b].split_once(' ').map_or("", |(_, value)| value);
            parts[a] = format!("{key} {value}");
        }
    }
    parts.join(joint)
}
