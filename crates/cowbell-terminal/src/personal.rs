//! What `--mine` does with what is kept under a personal key: list one's own matches and continue one, save everything, show results,
//! lift a block, take the key to another device, or delete everything.

use std::fs;
use std::io::{self, Write};

use cowbell_protocol::Problem;
use cowbell_scene::{Text, Voice};

use crate::config::{Config, Errand};
use crate::listing::{choose, tell};
use crate::names;
use crate::remote::{Keys, Person};

/// Does it; the link of the seat to play at, or none.
pub(crate) fn run(config: &Config, text: &str) -> Result<Option<String>, String> {
    let voice = Voice::new(config.language);
    let keys = Keys::new(config.data.as_deref());
    let sorry = |why: Problem| names::problem(&voice, "", &why);
    let server = config.server.as_deref();
    let person = match &config.errand {
        Errand::Share if text.is_empty() => server.and_then(|server| Person::own(server, &keys)),
        _ => Person::read(server, text, &keys),
    };
    let missing = if text.is_empty() { "term-person-none" } else { "term-problem-BAD_PERSON" };
    let person = person.ok_or_else(|| voice.say(&Text::new(missing)))?;
    let done = match &config.errand {
        Errand::Play => return choose_match(config, &voice, &person, &keys),
        Errand::Export(file) => {
            let written = fs::write(file, person.everything().map_err(sorry)?);
            written.map_err(|error| format!("{}: {error}", file.display()))
        }
        Errand::Results => {
            let lines: Vec<String> =
                person.record().map_err(sorry)?.iter().map(|one| one.describe(&voice)).collect();
            match lines.is_empty() {
                true => tell(config, &voice.say(&Text::new("term-record-none"))),
                false => lines.iter().try_for_each(|line| print(config, &format!("{line}\n"))),
            }
        }
        Errand::Blocked => unblock(config, &voice, &person),
        Errand::Share => {
            let link = person.share().map_err(sorry)?;
            tell(config, &voice.say(&Text::new("term-person-link").word("link", link)))?;
            tell(config, &voice.say(&Text::new("web-person-keep")))
        }
        Errand::Delete => delete(config, &voice, &person, &keys),
    };
    done.map(|()| None)
}

/// Lists one's own matches and asks which to continue; the link of its seat, or none. This machine plays there as this person from
/// now on.
fn choose_match(
    config: &Config,
    voice: &Voice,
    person: &Person,
    keys: &Keys,
) -> Result<Option<String>, String> {
    let matches = person.matches().map_err(|why| names::problem(voice, "", &why))?;
    person.remember(keys);
    let lines = matches.iter().map(|one| one.describe(voice)).collect();
    let number = choose(config, voice, lines, "term-mine-none")?;
    Ok(number.map(|number| matches[number].link.clone()))
}

/// Lists who is blocked, and asks whom to unblock.
fn unblock(config: &Config, voice: &Voice, person: &Person) -> Result<(), String> {
    let sorry = |why: Problem| names::problem(voice, "", &why);
    let blocked = person.blocked().map_err(sorry)?;
    let lines =
        blocked.iter().map(|one| voice.say(&Text::new("web-unblock").word("name", &one.name))).collect();
    let Some(number) = choose(config, voice, lines, "web-blocked-nobody")? else { return Ok(()) };
    person.unblock(&blocked[number]).map_err(sorry)?;
    tell(config, &voice.say(&Text::new("term-unblocked").word("name", &blocked[number].name)))
}

/// Asks once more, and deletes everything.
fn delete(config: &Config, voice: &Voice, person: &Person, keys: &Keys) -> Result<(), String> {
    let yes = voice.say(&Text::new("term-delete-yes"));
    print(config, &voice.say(&Text::new("term-delete-sure").word("yes", &yes)))?;
    print(config, " ")?;
    let mut typed = String::new();
    io::stdin().read_line(&mut typed).map_err(|error| error.to_string())?;
    if typed.trim().to_lowercase() != yes.to_lowercase() {
        return tell(config, &voice.say(&Text::new("term-not-deleted")));
    }
    person.delete(keys).map_err(|why| names::problem(voice, "", &why))?;
    tell(config, &voice.say(&Text::new("term-deleted")))
}

fn print(config: &Config, text: &str) -> Result<(), String> {
    let mut output = io::stdout();
    let written = write!(output, "{}", config.theme.plain(text));
    written.and_then(|()| output.flush()).map_err(|error| error.to_string())
}
