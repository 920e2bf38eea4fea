//! Colours and characters: many colours, few or none; box-drawing characters or plain ASCII. Every colour has a partner
//! in characters, so that nothing is lost without it.

use cowbell_rules::Seat;
use ratatui::style::{Color, Modifier, Style};

/// What this terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// How many colours.
    pub palette: Palette,
    /// Whether it shows more than ASCII.
    pub is_unicode: bool,
}

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Palette {
    /// None: bold, underlined and reversed only.
    Mono,
    /// The sixteen that every terminal names alike.
    Few,
    /// 256.
    Many,
}

/// What something is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// Text.
    Plain,
    /// Less important.
    Dim,
    /// A heading.
    Title,
    /// Lines between places.
    Line,
    /// A fence, an outline.
    Fence,
    /// Can be picked now.
    Open,
    /// Is picked.
    Picked,
    /// The cursor is here.
    Cursor,
    /// The previewed move concerns it.
    Effect,
    /// It changed a moment ago.
    Recent,
    /// The hint.
    Hint,
    /// A refusal.
    Bad,
    /// Belongs to a seat.
    Seat(Seat),
    /// One of the game's own colours, 0 to 5: red, blue, green, yellow, pink, white.
    Art(u8),
}

impl Default for Theme {
    fn default() -> Theme {
        Theme { palette: Palette::Many, is_unicode: true }
    }
}

impl Theme {
    /// No colours, no special characters.
    pub const PLAIN: Theme = Theme { palette: Palette::Mono, is_unicode: false };

    /// What the environment says the terminal can do. `var` reads a variable of the environment.
    pub fn from_env(var: impl Fn(&str) -> Option<String>) -> Theme {
        let set = |name: &str| var(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        let palette = if set("NO_COLOR").is_some() || term == "dumb" {
            Palette::Mono
        } else if term.contains("256") || set("COLORTERM").is_some() {
            Palette::Many
        } else {
            Palette::Few
        };
        // The first of these that is set decides, as it does for every program of the system.
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let locale = locale.to_ascii_lowercase();
        let is_unicode =
            term != "dumb" && term != "linux" && (locale.contains("utf-8") || locale.contains("utf8"));
        Theme { palette, is_unicode }
    }

    /// How something of this tone looks.
    pub(crate) fn style(self, tone: Tone) -> Style {
        match self.palette {
            Palette::Mono => mono(tone),
            Palette::Few => few(tone),
            Palette::Many => many(tone),
        }
    }

    /// One text in Unicode, another in ASCII.
    pub(crate) fn either<'a>(self, unicode: &'a str, ascii: &'a str) -> &'a str {
        if self.is_unicode { unicode } else { ascii }
    }

    /// A sentence as this terminal can show it: ours use a few characters beyond Latin letters.
    pub(crate) fn plain(self, text: &str) -> String {
        if self.is_unicode {
            return text.to_string();
        }
        let mut out = String::with_capacity(text.len());
        for character in text.chars() {
            match character {
                '…' => out.push_str("..."),
                '·' | '•' => out.push('-'),
                '–' | '—' | '−' => out.push('-'),
                '→' => out.push_str("->"),
                '←' => out.push('<'),
                '↑' => out.push('^'),
                '↓' => out.push('v'),
                '×' => out.push('x'),
                '’' | '‘' => out.push('\''),
                '“' | '”' | '„' | '«' | '»' => out.push('"'),
                // German writes its dotted vowels so; the other languages have hardly any.
                'ä' => out.push_str("ae"),
                'ö' => out.push_str("oe"),
                'ü' => out.push_str("ue"),
                'à' | 'â' | 'á' => out.push('a'),
                'ô' | 'ó' => out.push('o'),
                'û' | 'ù' | 'ú' => out.push('u'),
                'é' | 'è' | 'ê' | 'ë' => out.push('e'),
                'ï' | 'î' | 'í' => out.push('i'),
                'ç' => out.push('c'),
                'œ' => out.push_str("oe"),
                'ß' => out.push_str("ss"),
                'Ä' => out.push_str("Ae"),
                'Ö' => out.push_str("Oe"),
                'Ü' => out.push_str("Ue"),
                'À' | 'Â' => out.push('A'),
                'Ô' => out.push('O'),
                'É' | 'È' | 'Ê' => out.push('E'),
                'Ç' => out.push('C'),
                '\u{a0}' | '\u{202f}' => out.push(' '),
                other if other.is_ascii() => out.push(other),
                _ => out.push('?'),
            }
        }
        out
    }
}

fn mono(tone: Tone) -> Style {
    let style = Style::new();
    match tone {
        Tone::Plain | Tone::Line | Tone::Art(_) => style,
        Tone::Dim => style.add_modifier(Modifier::DIM),
        Tone::Title | Tone::Fence | Tone::Open | Tone::Seat(_) | Tone::Bad | Tone::Hint => {
            style.add_modifier(Modifier::BOLD)
        }
        Tone::Picked | Tone::Effect | Tone::Recent => {
            style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
        }
        Tone::Cursor => style.add_modifier(Modifier::REVERSED),
    }
}

/// The colours of the seats, ten of them.
const SEATS: [Color; 10] = [
    Color::Red,
    Color::Blue,
    Color::Green,
    Color::Yellow,
    Color::Magenta,
    Color::Cyan,
    Color::LightRed,
    Color::LightBlue,
    Color::LightGreen,
    Color::LightYellow,
];

fn few(tone: Tone) -> Style {
    let style = Style::new();
    match tone {
        Tone::Plain => style,
        Tone::Dim | Tone::Line => style.fg(Color::DarkGray),
        Tone::Title => style.fg(Color::Green).add_modifier(Modifier::BOLD),
        Tone::Fence => style.fg(Color::Yellow).add_modifier(Modifier::BOLD),
        Tone::Open => style.fg(Color::Green).add_modifier(Modifier::BOLD),
        Tone::Picked => style.fg(Color::Black).bg(Color::Green),
        Tone::Cursor => style.fg(Color::Black).bg(Color::White),
        Tone::Effect => style.fg(Color::Black).bg(Color::Yellow),
        Tone::Recent => style.fg(Color::Cyan).add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        Tone::Hint => style.fg(Color::Black).bg(Color::Cyan),
        Tone::Bad => style.fg(Color::Red).add_modifier(Modifier::BOLD),
        Tone::Seat(seat) => style.fg(SEATS[seat.index() % SEATS.len()]).add_modifier(Modifier::BOLD),
        Tone::Art(index) => {
            let colours = [
                Color::LightRed,
                Color::LightBlue,
                Color::LightGreen,
                Color::LightYellow,
                Color::LightMagenta,
            ];
            let style = style.add_modifier(Modifier::BOLD);
            colours.get(usize::from(index)).map_or(style, |colour| style.fg(*colour))
        }
    }
}

/// Barn red, sky blue, meadow greens: chosen to be read on dark and on light ground alike.
fn many(tone: Tone) -> Style {
    let style = Style::new();
    let colour = |index: u8| Style::new().fg(Color::Indexed(index));
    match tone {
        Tone::Plain => style,
        Tone::Dim => colour(244),
        Tone::Line => colour(242),
        Tone::Title => colour(71).add_modifier(Modifier::BOLD),
        Tone::Fence => colour(172).add_modifier(Modifier::BOLD),
        Tone::Open => colour(71).add_modifier(Modifier::BOLD),
        Tone::Picked => style.fg(Color::Indexed(232)).bg(Color::Indexed(114)),
        Tone::Cursor => style.fg(Color::Indexed(232)).bg(Color::Indexed(223)),
        Tone::Effect => style.fg(Color::Indexed(232)).bg(Color::Indexed(221)),
        Tone::Recent => colour(38).add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        Tone::Hint => style.fg(Color::Indexed(232)).bg(Color::Indexed(117)),
        Tone::Bad => colour(167).add_modifier(Modifier::BOLD),
        Tone::Seat(seat) => {
            let colours = [167, 68, 71, 172, 133, 37, 203, 105, 107, 179];
            colour(colours[seat.index() % colours.len()]).add_modifier(Modifier::BOLD)
        }
        Tone::Art(index) => {
            let colours = [167, 68, 71, 178, 175, 250];
            colour(colours[usize::from(index) % colours.len()]).add_modifier(Modifier::BOLD)
        }
    }
}
