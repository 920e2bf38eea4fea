//! Typography: French spaces, apostrophes, quotation marks and ellipses.

use cowbell_scene::Language;

use super::texts::{documents, messages};

/// All texts of a language with where they are.
fn texts(language: Language) -> Vec<(String, String)> {
    let own = messages(language).into_iter().map(|one| (format!("{language} {}", one.id), one.text));
    own.chain(documents(language)).collect()
}

/// Text without `{ … }`, whose code has spaces of its own.
fn said(text: &str) -> String {
    let mut out = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => {
                depth = (depth - 1).max(0);
                out.push('x');
            }
            _ if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

#[test]
fn french_has_its_narrow_spaces() {
    let french: Language = "fr".parse().expect("a language");
    let mut wrong = Vec::new();
    for (place, text) in texts(french) {
        // Inside `{ … }` only the variants are text, and those are lines of their own.
        for line in text.lines() {
            // The publisher's name has a sign of its own.
            let chars: Vec<char> = said(line).replace("HUCH!", "HUCH").chars().collect();
            for (at, c) in chars.iter().enumerate() {
                let before = |back: usize| at.checked_sub(back).map(|at| chars[at]);
                // A sign between spaces is a key or the start of a table's line, not punctuation.
                let is_sign = before(1).is_none()
                    || before(1) == Some(' ') && matches!(before(2), None | Some(' ' | '·' | '|' | ','));
                let is_bare =
                    matches!(c, ';' | '!' | '?' | '»' | '%') && before(1).is_some_and(|c| c != '\u{202f}');
                let is_colon = *c == ':' && before(1) == Some(' ');
                let is_open = *c == '«' && chars.get(at + 1) != Some(&'\u{202f}');
                let is_number =
                    matches!(c, '?' | '!') && chars.get(at + 1).is_some_and(|c| c.is_ascii_alphanumeric());
                if (is_bare || is_colon || is_open) && !is_sign && !is_number {
                    wrong.push(format!("{place}: {line:?} at {c:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "U+202F belongs there:\n{}", wrong.join("\n"));
}

#[test]
fn there_is_one_kind_of_apostrophe() {
    for language in Language::ALL {
        for one in messages(language) {
            // The terminal marks what is new as 'x'.
            let text = one.text.replace("'x'", "");
            assert!(!text.contains(['\'', '´', '‘']), "{language} {}: an apostrophe is ’", one.id);
            assert!(!text.contains("..."), "{language} {}: an ellipsis is …", one.id);
        }
    }
}

/// German sets a space before an ellipsis that stands for words; the others do not.
#[test]
fn an_ellipsis_follows_its_word() {
    for language in Language::ALL.into_iter().filter(|language| language.code() != "de") {
        for one in messages(language) {
            assert!(!one.text.contains(" …"), "{language} {}: a space before …", one.id);
        }
    }
}
