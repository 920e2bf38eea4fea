//! Line mode: lines in, lines out, for pipes, screen readers, and simple terminals. It describes the scene in words.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use cowbell_catalog::{AnyMatch, infos, open};
use cowbell_protocol::Action;
use cowbell_scene::{Text, Voice};

use crate::command::Command;
use crate::config::{Config, Player};
use crate::lines::Input;
use crate::local::Local;
use crate::menu::{Item, Menu};
use crate::play::Play;
use crate::replay::Replay;
use crate::save::{self, Store};
use crate::speech;

/// How long to wait for a line before checking for other events.
const PATIENCE: Duration = Duration::from_millis(20);

/// A session in line mode.
struct Talk<W> {
    input: Input,
    output: W,
    config: Config,
    store: Option<Store>,
    file: Option<PathBuf>,
}

/// Runs line mode on standard input and output.
pub(crate) fn run(config: Config) -> Result<ExitCode, String> {
    let store = config.data.as_deref().map(Store::new);
    let mut talk = Talk { input: Input::new(), output: io::stdout().lock(), config, store, file: None };
    match talk.run() {
        Ok(told) => told.map(|()| ExitCode::SUCCESS),
        // The reader has closed the pipe, which is not an error.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(error) => Err(error.to_string()),
    }
}

/// A match and its players.
type Opened = (Box<dyn AnyMatch>, Vec<Player>);

/// The inner result is an error in the command line.
type Told<T> = io::Result<Result<T, String>>;

impl<W: Write> Talk<W> {
    fn run(&mut self) -> Told<()> {
        if let Some(file) = self.config.replay.clone() {
            return match save::read(&file) {
                Ok(kept) => self.retell(kept.game.as_ref(), kept.players).map(Ok),
                Err(why) => Ok(Err(why)),
            };
        }
        if let Some(seat) = self.config.seat.clone() {
            let table = match crate::join(&self.config, &seat) {
                Ok(table) => table,
                Err(why) => return Ok(Err(why)),
            };
            self.file = self.config.save.clone();
            let play = Play::new(Box::new(table), self.config.language, Duration::ZERO);
            self.say(&format!("{}.", play.table.info().name))?;
            return self.talk(play);
        }
        let (game, players) = match self.table()? {
            Ok(Some(table)) => table,
            Ok(None) => return Ok(Ok(())),
            Err(why) => return Ok(Err(why)),
        };
        let is_kept = players.iter().any(Player::is_human);
        let fresh = || self.store.as_ref().filter(|_| is_kept).map(|store| store.fresh(game.info().slug));
        let is_new = self.file.is_none();
        self.file = self.file.take().or_else(|| self.config.save.clone()).or_else(fresh);
        self.say(&format!("{}.", game.info().name))?;
        if is_new && self.store.as_ref().is_some_and(|store| store.has_unfinished(game.info().slug)) {
            self.say(&Voice::new(self.config.language).say(&Text::new("term-waiting")))?;
        }
        let seed = crate::seed(self.config.seed);
        // No pace is needed here: bots answer as soon as they can.
        let table = Local::new(game, players, self.config.brain.clone(), seed, Duration::ZERO);
        let play = Play::new(Box::new(table), self.config.language, Duration::ZERO);
        self.talk(play)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", self.config.theme.plain(text))
    }

    fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Prompts for a line; none at the end of the input.
    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        let prompt = self.config.theme.plain(prompt);
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        loop {
            match self.input.next(PATIENCE) {
                Some(line) => return Ok(Some(line)),
                None if self.input.is_over => return writeln!(self.output).map(|()| None),
                None => {}
            }
        }
    }

    /// The table given on the command line, or one chosen from a list.
    fn table(&mut self) -> Told<Option<Opened>> {
        if let Some(slug) = &self.config.game {
            let game = open(slug, &self.config.options).map_err(|error| error.to_string());
            let table = game
                .and_then(|game| crate::seated(&self.config, game.seats()).map(|players| (game, players)));
            return Ok(table.map(Some));
        }
        let voice = Voice::new(self.config.language);
        let kept = self.store.as_ref().map(Store::list).unwrap_or_default();
        let mut menu = Menu::new(kept);
        menu.kept.retain(|kept| !kept.is_over());
        let items: Vec<Item> = menu.items().into_iter().filter(|item| *item != Item::Leave).collect();
        for (index, item) in items.iter().enumerate() {
            let line = match item {
                Item::Kept(at) => {
                    let text = Text::new("term-go-on").word("game", menu.kept[*at].game.info().name);
                    voice.say(&text)
                }
                Item::Game(at) => infos()[*at].name.to_string(),
                Item::Leave => continue,
            };
            self.say(&format!("{}. {line}", index + 1))?;
        }
        loop {
            let prompt = voice.say(&Text::new("term-which"));
            let Some(line) = self.ask(&format!("{prompt} "))? else { return Ok(Ok(None)) };
            let item = line.trim().parse::<usize>().ok().and_then(|number| items.get(number.checked_sub(1)?));
            match item {
                Some(Item::Kept(at)) => {
                    let kept = menu.kept.swap_remove(*at);
                    self.file = Some(kept.file);
                    return Ok(Ok(Some((kept.game, kept.players))));
                }
                Some(Item::Game(at)) => {
                    self.config.game = Some(infos()[*at].slug.to_string());
                    return self.table();
                }
                _ if Command::read(&line, &voice) == Command::Quit => return Ok(Ok(None)),
                _ => {}
            }
        }
    }

    /// Prints a finished record from beginning to end.
    fn retell(&mut self, game: &dyn AnyMatch, players: Vec<Player>) -> io::Result<()> {
        let replay = Replay::new(game, players, self.config.language);
        for entry in &replay.story {
            self.say(&format!("{}. {}", entry.step, replay.voice.say(&entry.text)))?;
        }
        self.say(&replay.voice.say(&replay.scene.ask))?;
        self.say_all(&speech::scores(&replay.voice, &replay.scene))
    }

    fn keep(&mut self, play: &Play) -> io::Result<()> {
        let (Some(file), Some(record)) = (&self.file, play.table.record()) else { return Ok(()) };
        if let Err(error) = save::write(file, &record) {
            self.file = None;
            let text = Text::new("term-cannot-save").word("why", error.to_string());
            self.say(&play.voice.say(&text))?;
        }
        Ok(())
    }

    fn talk(&mut self, mut play: Play) -> Told<()> {
        self.say(&play.voice.say(&Text::new("term-plain-help")))?;
        let (mut asked, mut status, mut is_prompted, mut is_told) = (None, Vec::new(), false, false);
        loop {
            if play.tick() {
                self.keep(&play)?;
            }
            // A pipe has no bell.
            if std::mem::take(&mut play.is_rung) && io::stdout().is_terminal() {
                write!(self.output, "\u{7}")?;
            }
            let lines = self.news(&mut play, &mut status);
            if is_prompted && !lines.is_empty() {
                // Something happened while waiting for a line: print it on a new line, then repeat the prompt.
                is_prompted = false;
                writeln!(self.output)?;
            }
            self.say_all(&lines)?;
            if let Some(why) = play.gone.take() {
                return Ok(Err(why));
            }
            if play.is_over() && !is_told {
                is_told = true;
                self.say(&play.voice.say(&play.scene.ask))?;
                self.say_all(&speech::scores(&play.voice, &play.scene))?;
            }
            is_told &= play.is_over();
            // At a server's table the players may still want a rematch or say goodbye.
            if play.is_over() && (!play.is_far() || play.table.acts().is_empty()) {
                return Ok(Ok(()));
            }
            if let Some(seat) = play.expected() {
                let cover = play.voice.say(&Text::new("term-cover").seat(seat));
                // Scroll what the last player saw out of sight.
                self.say(&"\n".repeat(40))?;
                if self.ask(&format!("{cover} "))?.is_none() {
                    return Ok(Ok(()));
                }
                play.uncover();
                continue;
            }
            let is_asked = play.is_asked() || play.is_over();
            // Ask once per decision, not again after every answer to another command.
            if play.is_asked() && asked != Some(play.table.steps()) {
                asked = Some(play.table.steps());
                self.say(&play.voice.say(&play.scene.ask))?;
                self.say_all(&clocks(&play))?;
            }
            if is_asked && !is_prompted {
                is_prompted = true;
                write!(self.output, "> ")?;
                self.output.flush()?;
            }
            match self.line(is_asked, &play) {
                Some(line) => {
                    is_prompted = false;
                    if !self.obey(&line, &mut play)? {
                        return Ok(Ok(()));
                    }
                }
                None if self.input.is_over && (is_asked || play.is_idle()) => {
                    return writeln!(self.output).map(Ok);
                }
                None => {}
            }
        }
    }

    /// The messages to print now, oldest first.
    fn news(&mut self, play: &mut Play, status: &mut Vec<String>) -> Vec<String> {
        let mut lines = play.drain();
        if play.is_far() {
            lines.extend(play.notice.take().map(|(notice, _)| notice));
            let now: Vec<String> = play.table.status().iter().map(|text| play.voice.say(text)).collect();
            lines.extend(now.iter().filter(|text| !status.contains(text)).cloned());
            *status = now;
            lines.dedup();
        }
        lines
    }

    /// The next line, if one can be handled now. At a server's table, players who are not to move may still chat and
    /// look. A move that comes too early waits for its turn, as lines from a pipe do.
    fn line(&mut self, is_asked: bool, play: &Play) -> Option<String> {
        let patience = if is_asked { PATIENCE } else { Duration::from_millis(2) };
        if is_asked {
            return self.input.next(patience);
        }
        if !play.is_far() {
            thread::sleep(patience);
            return None;
        }
        let line = self.input.next(patience)?;
        let is_early = |command| matches!(command, Command::Play(_) | Command::Hint | Command::Undo);
        if play.me().is_some() && is_early(Command::read(&line, &play.voice)) {
            self.input.put_back(line);
            thread::sleep(patience);
            return None;
        }
        Some(line)
    }

    /// Performs what the line says; false to leave.
    fn obey(&mut self, line: &str, play: &mut Play) -> io::Result<bool> {
        match Command::read(line, &play.voice) {
            Command::Nothing => {}
            Command::Help => {
                self.say(&play.voice.say(&Text::new("term-plain-words")))?;
                if play.is_far() {
                    self.say(&play.voice.say(&Text::new("term-plain-words-chat")))?;
                    self.say(&play.voice.say(&Text::new("term-plain-words-block")))?;
                }
            }
            Command::Look => {
                self.say_all(&speech::table(&play.voice, &play.scene))?;
                self.say_all(&clocks(play))?;
            }
            Command::Moves => self.say_all(&speech::moves(&play.voice, &play.scene))?,
            Command::Scores => self.say_all(&speech::scores(&play.voice, &play.scene))?,
            Command::Ask(what) => self.say_all(&speech::about(&play.voice, &play.scene, &what))?,
            Command::Log => {
                let lines: Vec<String> = play.story.iter().map(|entry| play.voice.say(&entry.text)).collect();
                self.say_all(&lines)?;
            }
            Command::Hint => {
                play.ask_advice();
                while play.is_thinking {
                    play.tick();
                    thread::sleep(Duration::from_millis(2));
                }
            }
            Command::Undo => {
                play.undo();
                self.keep(play)?;
            }
            Command::More(None) => self.say_all(&speech::acts(&play.voice, &play.table.acts(), true))?,
            Command::More(Some(number)) => play.do_numbered(number),
            Command::Write(text) => play.act(Action::Write { text }),
            Command::Mute(seat) => play.mute(seat),
            Command::Block(seat) => play.block(seat),
            Command::Report(seat, reason) => play.report(seat, reason),
            Command::Quit => {
                let id = if play.is_far() { "term-kept-far" } else { "term-kept" };
                self.say(&play.voice.say(&Text::new(id)))?;
                return Ok(false);
            }
            Command::Play(mv) => {
                if play.play(&mv) {
                    self.keep(play)?;
                }
            }
        }
        if let Some((notice, _)) = play.notice.take() {
            self.say(&notice)?;
        }
        Ok(true)
    }
}

/// The clocks, said when the player is to move or asks, and not every second.
fn clocks(play: &Play) -> Vec<String> {
    play.table.clocks().iter().map(|text| play.voice.say(text)).collect()
}
