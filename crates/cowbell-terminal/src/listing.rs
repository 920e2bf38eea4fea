//! What is decided on a server before a match is shown: a table in the lobby is chosen from a list by its number, or a new one is
//! created and its links are printed.

use std::io::{self, Write};

use cowbell_protocol::{NewTable, Problem};
use cowbell_scene::{Text, Voice};

use crate::config::Config;
use crate::names;
use crate::remote::{Hosted, Keys, Lobby, describe_table};

/// Lists the tables in the lobby and asks where to sit down, or which match to watch; the link for that, or none.
pub(crate) fn choose_table(config: &Config) -> Result<Option<String>, String> {
    let voice = Voice::new(config.language);
    let sorry = |why: Problem| names::problem(&voice, "", &why);
    let lobby = Lobby::at(config.server.as_deref().unwrap_or_default())
        .ok_or_else(|| voice.say(&Text::new("term-problem-BAD_LINK")))?;
    let tables = lobby.tables().map_err(sorry)?;
    let lines = tables.iter().map(|table| describe_table(table, &voice)).collect();
    let Some(number) = choose(config, &voice, lines, "web-lobby-empty")? else { return Ok(None) };
    let name = config.name.clone().unwrap_or_else(|| voice.say(&Text::new("web-guest")));
    let keys = Keys::new(config.data.as_deref());
    let link = lobby.enter(&tables[number], name, &keys).map_err(sorry)?;
    if link.contains('#') {
        tell_link(config, &voice, &link)?;
    }
    Ok(Some(link))
}

/// Creates a table, and prints the links for the others; the link of one's own seat.
pub(crate) fn create(config: &Config, request: &NewTable) -> Result<String, String> {
    let voice = Voice::new(config.language);
    let server = config.server.as_deref().unwrap_or_default();
    let Hosted { own, others, watch } =
        crate::remote::create(server, request).map_err(|why| names::problem(&voice, "", &why))?;
    for (number, link) in others {
        let text = Text::new("term-invite-link").number("number", number as i64).word("link", link);
        tell(config, &voice.say(&text))?;
    }
    if let Some(link) = watch {
        tell(config, &voice.say(&Text::new("term-watch-link").word("link", link)))?;
    }
    tell_link(config, &voice, &own)?;
    Ok(own)
}

/// Prints the link of a seat that was taken without one, so that the player can come back.
pub(crate) fn tell_link(config: &Config, voice: &Voice, link: &str) -> Result<(), String> {
    tell(config, &voice.say(&Text::new("term-seat-link").word("link", link)))
}

/// Prints a line before the match is shown.
pub(crate) fn tell(config: &Config, text: &str) -> Result<(), String> {
    writeln!(io::stdout(), "{}", config.theme.plain(text)).map_err(|error| error.to_string())
}

/// Prints numbered lines and asks for a number. None if there are no lines, or nothing is chosen.
pub(crate) fn choose(
    config: &Config,
    voice: &Voice,
    lines: Vec<String>,
    none: &str,
) -> Result<Option<usize>, String> {
    let mut output = io::stdout().lock();
    let mut print = |text: String| {
        let text = config.theme.plain(&text);
        write!(output, "{text}").and_then(|()| output.flush()).map_err(|error| error.to_string())
    };
    if lines.is_empty() {
        return print(voice.say(&Text::new(none)) + "\n").map(|()| None);
    }
    for (index, line) in lines.iter().enumerate() {
        print(format!("{}. {line}\n", index + 1))?;
    }
    loop {
        print(voice.say(&Text::new("term-which")) + " ")?;
        let mut typed = String::new();
        let read = io::stdin().read_line(&mut typed).map_err(|error| error.to_string())?;
        if read == 0 || typed.trim().is_empty() {
            return Ok(None);
        }
        let number = typed.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(number) = number.filter(|number| *number < lines.len()) {
            return Ok(Some(number));
        }
    }
}
