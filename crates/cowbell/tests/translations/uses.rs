//! Every message is used, and every message that is asked for exists. Messages of a scene (`ttm-…`, `mow-…`) are not
//! checked here: the tests of `cowbell-scene` play until all of them have been said.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use cowbell_catalog::{Visitor, infos, visit};
use cowbell_protocol::Code;
use cowbell_rules::{Choice, Encode, Fault, Options, Values};
use cowbell_scene::Language;

use super::sources::{Source, sources};
use super::texts::{Message, messages, root};

/// The parts of game-specific ids that clients ask for by name: `<slug>-refuse-…`.
struct Names;

impl Visitor for Names {
    type Out = BTreeSet<String>;

    fn visit<G: Encode>(&mut self) -> BTreeSet<String> {
        let mut names: BTreeSet<String> = ["about", "blurb"].map(String::from).into();
        for Choice { key, values } in G::Options::LIST {
            names.extend(["option", "help"].map(|what| format!("{what}-{key}")));
            match values {
                Values::Words(words) => names.extend(words.iter().map(|word| format!("value-{key}-{word}"))),
                // A word with a number, such as `seed:7`.
                Values::WordsOr(_, example) => {
                    let word = example.split(':').next().unwrap_or(example);
                    names.insert(format!("value-{key}-{word}"));
                }
                _ => {}
            }
        }
        names.extend(G::Fault::CODES.iter().map(|code| format!("refuse-{code}")));
        names
    }
}

/// What the sources quote: words and the beginnings of ids, each with the places that have it.
struct Quoted {
    words: BTreeMap<String, Vec<String>>,
    beginnings: BTreeMap<String, Vec<String>>,
}

impl Quoted {
    fn by(sources: &[Source], is_wanted: impl Fn(&Source) -> bool) -> Quoted {
        let mut quoted = Quoted { words: BTreeMap::new(), beginnings: BTreeMap::new() };
        for source in sources.iter().filter(|source| is_wanted(source)) {
            let place = |line: usize| format!("{}:{line}", source.path);
            for (line, word) in source.words() {
                let list = if word.ends_with('-') { &mut quoted.beginnings } else { &mut quoted.words };
                list.entry(word.into()).or_default().push(place(line));
            }
            for (line, word) in source.beginnings() {
                quoted.beginnings.entry(word.into()).or_default().push(place(line));
            }
        }
        quoted
    }

    /// The places that ask for an id: as it is, or put together from a beginning and a word that is quoted too.
    fn uses(&self, id: &str) -> Vec<String> {
        if let Some(places) = self.words.get(id) {
            return places.clone();
        }
        let is_rest =
            |beginning: &str| id.strip_prefix(beginning).is_some_and(|rest| self.words.contains_key(rest));
        let built = self.beginnings.iter().filter(|(beginning, _)| is_rest(beginning));
        built.flat_map(|(_, places)| places.clone()).collect()
    }
}

/// The places that show a message.
fn uses(
    message: &Message,
    all: &Quoted,
    web: &Quoted,
    games: &BTreeMap<&str, BTreeSet<String>>,
) -> Vec<String> {
    let mut found = all.uses(&message.id);
    if let Some(key) = message.id.strip_prefix("web-") {
        found.extend(web.uses(key));
    }
    if found.is_empty() && message.file == "table" {
        found = web.uses(&message.id);
    }
    let own = message.id.strip_prefix(&format!("{}-", message.file));
    if let (Some(names), Some(part)) = (games.get(message.file.as_str()), own) {
        let tried = part.strip_prefix("what-").or(part.strip_prefix("lesson-"));
        match tried {
            _ if names.contains(part) => found.push("by name, from the rules".into()),
            // The web tests compare the lesson's texts with its steps.
            Some(_) if part.starts_with("lesson-") => {
                found.push(format!("web/src/games/{}/lesson.ts", message.file));
            }
            Some(key) => found.extend(web.uses(key).into_iter().filter(|at| at.contains("explain.ts"))),
            None => found.extend(web.uses(part)),
        }
    }
    found
}

#[test]
fn every_message_is_used_and_has_a_place() {
    let sources = sources();
    let all = Quoted::by(&sources, |_| true);
    let web = Quoted::by(&sources, |source| source.path.starts_with("web/"));
    let games: BTreeMap<&str, BTreeSet<String>> = infos()
        .iter()
        .map(|info| (info.slug, visit(info.slug, &mut Names).expect("a game of the list")))
        .collect();
    let english = messages(Language::ENGLISH);
    let others: Vec<(Language, BTreeMap<String, String>)> = Language::ALL
        .into_iter()
        .map(|language| (language, messages(language).into_iter().map(|one| (one.id, one.text)).collect()))
        .collect();
    let mut listing = "# Every message, with the places that show it\n".to_string();
    let mut unused = Vec::new();
    for message in &english {
        let reference = format!("{{ {} }}", message.id);
        let mut places = uses(message, &all, &web, &games);
        places.extend(english.iter().filter(|one| one.text.contains(&reference)).map(|one| one.id.clone()));
        // The result names the rows of a score in a word, by the last word of the row's own message.
        if let Some(item) = message.id.strip_prefix(&format!("{}-item-", message.file)) {
            let is_row = |one: &&Message| one.file == message.file && one.id.ends_with(&format!("-{item}"));
            if english.iter().filter(is_row).any(|one| one.id != message.id) {
                places.push("web/src/parts/Result.svelte".into());
            }
        }
        let is_of_scene = games.contains_key(message.file.as_str())
            && !message.id.starts_with(&format!("{}-", message.file))
            || message.id.starts_with("mow-") && !is_by_name(&message.id);
        if places.is_empty() && is_of_scene {
            places.push("scenes".into());
        }
        if places.is_empty() {
            unused.push(format!("{}.ftl: {}", message.file, message.id));
        }
        places.truncate(4);
        let _ = writeln!(listing, "\n## {}\n\n{}\n", message.id, places.join(", "));
        for (language, texts) in &others {
            let text = texts.get(&message.id).map_or("", String::as_str);
            let _ = writeln!(listing, "- {language}: {}", text.replace('\n', "\n  "));
        }
    }
    fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join("messages.md"), listing)
        .expect("it can be written");
    assert!(unused.is_empty(), "nothing shows these messages:\n{}", unused.join("\n"));
}

/// MOW's slug is also the short name of its scene's messages.
fn is_by_name(id: &str) -> bool {
    let families = [
        "about", "aim", "blurb", "option-", "value-", "help-", "preset-", "refuse-", "lesson-", "what-",
        "why-", "break-", "first-",
    ];
    families.iter().any(|family| id.strip_prefix("mow-").is_some_and(|rest| rest.starts_with(family)))
}

#[test]
fn every_code_of_the_server_has_a_text() {
    let known: BTreeSet<String> = messages(Language::ENGLISH).into_iter().map(|one| one.id).collect();
    let id = |code: &Code| format!("web-problem-{}", code.text());
    let missing: Vec<String> = Code::ALL.iter().map(id).filter(|id| !known.contains(id)).collect();
    assert!(missing.is_empty(), "locales/en/web.ftl has no {}", missing.join(", "));
}

#[test]
fn every_message_that_is_asked_for_exists() {
    let known: BTreeSet<String> = messages(Language::ENGLISH).into_iter().map(|one| one.id).collect();
    let calls = [("Text::new(\"", ""), ("t(\"", "web-"), ("tell(\"", "web-")];
    let mut missing = Vec::new();
    for source in sources() {
        for (call, start) in calls {
            for (at, _) in source.code.match_indices(call) {
                let is_call =
                    !source.code[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || "_.".contains(c));
                let word = source.code[at + call.len()..].split('"').next().unwrap_or("");
                let id = format!("{start}{word}");
                let is_whole = !word.is_empty() && !word.contains(['{', '$']);
                if is_call && is_whole && !known.contains(&id) {
                    missing.push(format!("{}: {id}", source.path));
                }
            }
        }
    }
    assert!(missing.is_empty(), "crates/cowbell-scene/locales/en lacks:\n{}", missing.join("\n"));
    assert!(root().join("web/src").is_dir(), "the web client's sources were read");
}
