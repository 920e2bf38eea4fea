//! Formats Markdown as plain text for a terminal: wrapped lines, underlined headings, tables in columns. Code blocks
//! are left out, because only the tests need them.

use pulldown_cmark::{Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd};
use textwrap::core::display_width;
use textwrap::{WordSplitter, fill, indent, wrap};

/// Width of the text in columns.
const WIDTH: usize = 80;

/// Lines of the text. They end between words only, so that the number of a rule (MOW-40) stays in one piece.
fn lines<'a>() -> textwrap::Options<'a> {
    textwrap::Options::new(WIDTH).word_splitter(WordSplitter::NoHyphenation)
}

/// Our Markdown as events.
pub(super) fn parse(markdown: &str) -> Parser<'_> {
    Parser::new_ext(markdown, Options::ENABLE_TABLES)
}

/// Formats a text for printing. `draw` returns the picture with a given name.
pub(super) fn plain<'a>(
    text: impl IntoIterator<Item = Event<'a>>,
    draw: &dyn Fn(&str) -> Option<String>,
) -> String {
    let mut page = Page {
        draw,
        out: String::new(),
        line: String::new(),
        lists: Vec::new(),
        rows: Vec::new(),
        picture: None,
        clause: None,
        is_code: false,
    };
    text.into_iter().for_each(|event| page.add(event));
    page.out
}

struct Page<'a> {
    draw: &'a dyn Fn(&str) -> Option<String>,
    out: String,
    /// The text read so far and not yet printed.
    line: String,
    /// The enclosing lists; for a numbered list, the number of the next item.
    lists: Vec<Option<u64>>,
    rows: Vec<Vec<String>>,
    /// The picture whose caption is being read.
    picture: Option<String>,
    /// Where the name of a clause begins in the line.
    clause: Option<usize>,
    is_code: bool,
}

impl Page<'_> {
    fn add(&mut self, event: Event<'_>) {
        match event {
            Event::Text(text) | Event::Code(text) if !self.is_code => self.line.push_str(&text),
            Event::SoftBreak | Event::HardBreak => self.line.push(' '),
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::CodeBlock(_) => self.is_code = true,
            Tag::List(first) => {
                self.flush();
                self.lists.push(first);
            }
            Tag::Image { dest_url, .. } => {
                self.picture = dest_url.split_once('#').map(|(_, name)| name.to_string());
            }
            Tag::Link { link_type: LinkType::Inline, dest_url, .. } if dest_url.contains("RULES") => {
                self.clause = Some(self.line.len());
            }
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::CodeBlock => self.is_code = false,
            TagEnd::Heading(level) => self.heading(level),
            TagEnd::Paragraph => {
                self.flush();
                if self.lists.is_empty() {
                    self.out.push('\n');
                }
            }
            TagEnd::Item => self.flush(),
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.out.push('\n');
                }
            }
            TagEnd::Image => self.image(),
            TagEnd::Link => {
                if let Some(at) = self.clause.take() {
                    self.line.insert(at, '(');
                    self.line.push(')');
                }
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.line);
                self.rows.last_mut().expect("a cell is part of a row").push(cell);
            }
            TagEnd::Table => self.table(),
            _ => {}
        }
    }

    /// Prints the text read so far, as a list item with its bullet or number, or as a paragraph.
    fn flush(&mut self) {
        let line = std::mem::take(&mut self.line);
        if line.trim().is_empty() {
            return;
        }
        let depth = self.lists.len().saturating_sub(1) * 3;
        let sign = match self.lists.last_mut() {
            None => String::new(),
            Some(None) => format!("{:depth$} - ", ""),
            Some(Some(number)) => {
                *number += 1;
                format!("{:depth$}{}. ", "", *number - 1)
            }
        };
        let rest = " ".repeat(display_width(&sign));
        let options = lines().initial_indent(&sign).subsequent_indent(&rest);
        self.out.push_str(&fill(line.trim(), options));
        self.out.push('\n');
    }

    fn heading(&mut self, level: HeadingLevel) {
        let line = std::mem::take(&mut self.line);
        let rule = match level {
            HeadingLevel::H1 => "═",
            HeadingLevel::H2 => "─",
            _ => "",
        };
        let gap = if self.out.is_empty() { "" } else { "\n" };
        self.out.push_str(&format!("{gap}{line}\n"));
        if !rule.is_empty() {
            self.out.push_str(&format!("{}\n", rule.repeat(display_width(&line))));
        }
        self.out.push('\n');
    }

    /// Prints a picture in characters, with its caption below.
    fn image(&mut self) {
        let caption = std::mem::take(&mut self.line);
        let drawn = self.picture.take().and_then(|name| (self.draw)(&name));
        if let Some(drawn) = drawn {
            self.out.push_str(&indent(drawn.trim_end(), "    "));
            self.out.push('\n');
        }
        let options = lines().initial_indent("  ▸ ").subsequent_indent("    ");
        self.out.push_str(&fill(&caption, options));
        self.out.push('\n');
    }

    /// Prints a table. Columns are as wide as necessary; the last one takes the rest of the line.
    fn table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widest = |column: usize| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max().unwrap_or(0)
        };
        let share = WIDTH / columns.max(1);
        let mut widths: Vec<usize> = (0..columns).map(|column| widest(column).min(share.max(16))).collect();
        let before: usize = widths.iter().rev().skip(1).map(|width| width + 2).sum();
        if let Some(last) = widths.last_mut() {
            *last = widest(columns - 1).min(WIDTH.saturating_sub(before).max(10));
        }
        for row in rows.iter().filter(|row| row.iter().any(|cell| !cell.is_empty())) {
            let cells: Vec<Vec<_>> =
                row.iter().zip(&widths).map(|(cell, width)| wrap(cell, (*width).max(1))).collect();
            for at in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
                let mut line = String::new();
                for (cell, width) in cells.iter().zip(&widths) {
                    let part = cell.get(at).map_or("", |part| part.as_ref());
                    line.push_str(part);
                    line.push_str(&" ".repeat(width.saturating_sub(display_width(part)) + 2));
                }
                self.out.push_str(line.trim_end());
                self.out.push('\n');
            }
        }
        self.out.push('\n');
    }
}
