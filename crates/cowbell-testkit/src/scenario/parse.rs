//! Reading scenarios out of Markdown. Knows the language, no game.

use cowbell_rules::{Seat, Turn, Viewer};
use serde_json::{Map, Value};

use super::{Block, Body, Does, Failure, How, Said, Step};

/// The scenarios of a Markdown file, in order. What cannot be read is kept as a failure of its block.
pub fn blocks(markdown: &str) -> Vec<Block> {
    let lines: Vec<&str> = markdown.lines().collect();
    let mut blocks = Vec::new();
    let mut game = None;
    let mut at = 0;
    while at < lines.len() {
        let Some(fence) = Fence::open(lines[at]) else {
            at += 1;
            continue;
        };
        let start = at + 1;
        let length = lines[start..].iter().position(|line| fence.closes(line));
        let end = length.map_or(lines.len(), |length| start + length);
        let mut words = fence.info.split_whitespace();
        if words.next() == Some("scenario") {
            let mut block = Block {
                line: start,
                clauses: words.map(String::from).collect(),
                game: game.take(),
                steps: Vec::new(),
                broken: Vec::new(),
            };
            if length.is_none() {
                block.broken.push(Failure::at(start, "this block has no closing fence"));
            }
            read(&lines[start..end], fence.indent, &mut block);
            game.clone_from(&block.game);
            blocks.push(block);
        }
        at = end + 1;
    }
    blocks
}

/// An opening code fence. All of them are followed, so that an example inside a longer fence is not taken for a scenario.
struct Fence<'a> {
    indent: usize,
    mark: char,
    length: usize,
    info: &'a str,
}

impl<'a> Fence<'a> {
    fn open(line: &'a str) -> Option<Fence<'a>> {
        let body = line.trim_start();
        let mark = body.chars().next().filter(|mark| matches!(mark, '`' | '~'))?;
        let info = body.trim_start_matches(mark);
        let length = body.len() - info.len();
        let is_fence = length >= 3 && !(mark == '`' && info.contains('`'));
        is_fence.then_some(Fence { indent: line.len() - body.len(), mark, length, info })
    }

    fn closes(&self, line: &str) -> bool {
        let body = line.trim();
        body.len() >= self.length && body.chars().all(|c| c == self.mark)
    }
}

/// Reads the lines between the fences into `block`. `fence` is how far the fence itself is indented.
fn read(lines: &[&str], fence: usize, block: &mut Block) {
    let first = block.line + 1;
    let is_head = |line: &&str| indent(line) <= fence && !line.trim().is_empty();
    let mut at = 0;
    while at < lines.len() {
        let (line, text) = (first + at, lines[at].trim());
        at += 1;
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if indent(lines[at - 1]) > fence {
            block.broken.push(Failure::at(line, "this line is indented, but the step above takes no lines"));
            continue;
        }
        let (word, rest) = split(text);
        if word == "game" {
            block.game = Some(rest.to_string());
            continue;
        }
        let takes_lines = matches!(text, "position" | "refuse position" | "has" | "lacks");
        let n = if takes_lines { lines[at..].iter().take_while(|line| !is_head(line)).count() } else { 0 };
        match does(word, rest, body(&lines[at..at + n])) {
            Ok(does) => block.steps.push(Step { line, does }),
            Err(reason) => block.broken.push(Failure::at(line, reason)),
        }
        at += n;
    }
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn body(lines: &[&str]) -> Body {
    let is_said = |line: &&&str| !line.trim().is_empty();
    let indent = lines.iter().filter(is_said).map(|line| indent(line)).min().unwrap_or(0);
    // A blank line may be shorter than the indentation.
    let cut: Vec<&str> =
        lines.iter().map(|line| line.get(indent..).unwrap_or(line.trim_start()).trim_end()).collect();
    Body { text: cut.join("\n"), indent }
}

fn does(word: &str, rest: &str, body: Body) -> Result<Does, String> {
    let (first, more) = split(rest);
    Ok(match (word, first) {
        ("rules", _) => Does::Rules(number(rest)?),
        ("options", _) => Does::Options(object(rest)?),
        ("position", "") => Does::Position(lines_of("position", body)?),
        ("play", _) => Does::Play(said(rest)?),
        ("chance", "any") => Does::ChanceAny,
        ("chance", _) => Does::Chance(text(rest, "an outcome")?),
        ("legal", "has") => Does::Legal(How::Has, text(more, "moves")?),
        ("legal", "lacks") => Does::Legal(How::Lacks, text(more, "moves")?),
        ("legal", "count") => Does::LegalCount(number(more)?),
        ("legal", _) => Does::Legal(How::Exactly, text(rest, "moves, or `-` for none")?),
        ("chances", "count") => Does::ChancesCount(number(more)?),
        ("chances", _) => Does::Chances(weights(&text(rest, "outcomes with weights, or `-` for none")?)?),
        ("refuse", "chance") => Does::RefuseChance(text(more, "an outcome")?),
        ("refuse", "options") => Does::RefuseOptions(object(more)?),
        ("refuse", "position") => Does::RefusePosition(lines_of("refuse position", body)?),
        ("refuse", _) => refuse(rest)?,
        ("turn", "chance") => Does::Turn(Turn::Chance),
        ("turn", "over") => Does::Turn(Turn::Over),
        ("turn", _) => Does::Turn(Turn::Seat(Seat(number(rest)?))),
        ("scores", _) => Does::Scores(numbers(rest)?),
        ("places", _) => Does::Places(numbers(rest)?),
        ("has", "") => Does::Has(lines_of("has", body)?),
        ("lacks", "") => Does::Lacks(lines_of("lacks", body)?),
        ("view", _) => match split(more) {
            ("has", wanted) => Does::View(viewer(first)?, How::Has, text(wanted, "a text")?),
            ("lacks", wanted) => Does::View(viewer(first)?, How::Lacks, text(wanted, "a text")?),
            _ => return Err("expected `view SEAT has TEXT` or `view SEAT lacks TEXT`".into()),
        },
        ("told", _) => Does::Told(viewer(first)?, text(more, "a text")?),
        ("position" | "has" | "lacks", _) => {
            return Err(format!("`{rest}` belongs on an indented line below `{word}`"));
        }
        _ => {
            return Err(format!(
                "`{word}` is not a step; steps are game, rules, options, position, play, chance, legal, chances, refuse, \
                 turn, scores, places, has, lacks, view, told"
            ));
        }
    })
}

/// The first word, and the rest without blanks at its ends.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}

fn text(text: &str, what: &str) -> Result<String, String> {
    if text.is_empty() { Err(format!("expected {what} here, found nothing")) } else { Ok(text.to_string()) }
}

fn lines_of(step: &str, body: Body) -> Result<Body, String> {
    if body.text.trim().is_empty() {
        Err(format!("`{step}` wants indented lines below it"))
    } else {
        Ok(body)
    }
}

fn number<N: core::str::FromStr>(word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("expected a number, found `{word}`"))
}

fn numbers<N: core::str::FromStr>(text: &str) -> Result<Vec<N>, String> {
    if text.is_empty() {
        return Err("expected one number for each seat, found nothing".into());
    }
    text.split_whitespace().map(number).collect()
}

fn viewer(word: &str) -> Result<Viewer, String> {
    if word == "-" { Ok(Viewer::Spectator) } else { Ok(Viewer::Seat(Seat(number(word)?))) }
}

/// `Hb3`, or `1: Hb3`.
fn said(rest: &str) -> Result<Said, String> {
    let (seat, mv) = match rest.split_once(':') {
        Some((seat, mv)) if seat.bytes().all(|b| b.is_ascii_digit()) => {
            (Some(Seat(number(seat)?)), mv.trim())
        }
        _ => (None, rest),
    };
    Ok(Said { seat, mv: text(mv, "a move")? })
}

/// `MOVE CODE [CLAUSE]`. The move may have blanks, so the code is looked for from the end.
fn refuse(rest: &str) -> Result<Does, String> {
    let is_code = |word: &str| {
        word.len() > 2
            && word.starts_with(|c: char| c.is_ascii_uppercase())
            && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
    };
    let last = |text: &str| text.rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let mut code = last(rest);
    let mut clause = None;
    if !is_code(&rest[code..]) {
        clause = Some(rest[code..].to_string());
        let before = rest[..code].trim_end();
        code = last(before);
        if !is_code(&before[code..]) {
            return Err(format!("expected `refuse MOVE CODE [CLAUSE]`, found no code in `{rest}`"));
        }
    }
    let (mv, code) = (rest[..code].trim(), split(&rest[code..]).0);
    Ok(Does::Refuse { said: said(mv)?, code: code.to_string(), clause })
}

/// `KEY=VALUE …` as an object. A value is JSON where it can be read so, and a word otherwise.
fn object(rest: &str) -> Result<Map<String, Value>, String> {
    let mut object = Map::new();
    for word in text(rest, "KEY=VALUE")?.split_whitespace() {
        let (key, value) =
            word.split_once('=').ok_or_else(|| format!("expected KEY=VALUE, found `{word}`"))?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        if object.insert(key.to_string(), value).is_some() {
            return Err(format!("`{key}` is said twice"));
        }
    }
    Ok(object)
}

/// `OUTCOME WEIGHT, …`
fn weights(list: &str) -> Result<Vec<(String, u32)>, String> {
    if list == "-" {
        return Ok(Vec::new());
    }
    let weight = |item: &str| {
        let (outcome, weight) = item
            .trim()
            .rsplit_once(char::is_whitespace)
            .ok_or_else(|| format!("expected `OUTCOME WEIGHT`, found `{}`", item.trim()))?;
        Ok((outcome.trim().to_string(), number(weight)?))
    };
    list.split(',').map(weight).collect()
}
