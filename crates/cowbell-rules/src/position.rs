//! Reading positions: a state as text, for tests, analysis and set-up.
//!
//! A position is a list of lines, each beginning with a key that no other line of it has: the rows of a
//! picture begin with their row number, everything else is `key value`. What is not said takes the game's
//! documented default. `#` at the start of a line begins a comment.

use core::fmt;

/// Why a position could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// 1-based line inside the position.
    pub line: usize,
    /// 1-based column in characters.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl core::error::Error for PositionError {}

/// One line of a position.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// 1-based.
    pub number: usize,
    /// The whole line as written.
    pub text: &'a str,
    /// The first word.
    pub key: &'a str,
    /// What follows the key, with blanks at its ends taken off.
    pub value: &'a str,
}

impl<'a> Line<'a> {
    /// An error at the place in this line where `part` (a slice of it) begins.
    pub fn error(&self, part: &str, reason: impl Into<String>) -> PositionError {
        let start = self.text.as_ptr() as usize;
        let at = (part.as_ptr() as usize).wrapping_sub(start);
        let column = match self.text.get(..at) {
            Some(before) => before.chars().count() + 1,
            None => 1,
        };
        PositionError { line: self.number, column, reason: reason.into() }
    }

    /// The words of the value.
    pub fn words(&self) -> impl Iterator<Item = &'a str> {
        self.value.split_whitespace()
    }

    /// The value as a number from `least` to `most`.
    ///
    /// # Errors
    ///
    /// If it is anything else.
    pub fn number<N>(&self, least: N, most: N) -> Result<N, PositionError>
    where
        N: core::str::FromStr + PartialOrd + fmt::Display + Copy,
    {
        match self.value.parse::<N>() {
            Ok(n) if n >= least && n <= most => Ok(n),
            _ => {
                Err(self
                    .error(self.value, format!("`{}` should be a number from {least} to {most}", self.value)))
            }
        }
    }
}

/// The lines of a position without blank lines and comments.
///
/// # Errors
///
/// If two lines have the same key.
pub fn lines(text: &str) -> Result<Vec<Line<'_>>, PositionError> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (index, text) in text.lines().enumerate() {
        let body = text.trim();
        if body.is_empty() || body.starts_with('#') {
            continue;
        }
        let key_end = body.find(char::is_whitespace).unwrap_or(body.len());
        let line = Line { number: index + 1, text, key: &body[..key_end], value: body[key_end..].trim() };
        if let Some(first) = lines.iter().find(|earlier| earlier.key == line.key) {
            return Err(
                line.error(line.key, format!("`{}` was already given in line {}", line.key, first.number))
            );
        }
        lines.push(line);
    }
    Ok(lines)
}
