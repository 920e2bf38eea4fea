//! The `cowbell` command. Each subcommand is in the file of the same name.

mod admin;
mod analyse;
mod arena;
mod bench;
mod bot_matches;
mod brain;
mod lab;
mod lessons;
mod migrate;
mod online;
mod options;
mod play;
mod puzzles;
mod replay;
mod rules;
mod scenarios;
mod serve;
mod verify;

use std::ffi::OsString;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use cowbell_server::Config;

#[global_allocator]
static MEMORY: cowbell_server::Memory = cowbell_server::Memory;

/// Board games at one table.
///
/// Without a command, `cowbell` starts the server: open the address it prints in a browser.
/// To play in the terminal, try `cowbell play tic-tac-moo`; `cowbell rules tic-tac-moo` explains the game.
#[derive(Parser)]
#[command(name = "cowbell", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    _serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    /// Start the server with the web client (the default)
    Serve(serve::Args),
    /// Manage a server: list and delete tables, ban addresses, post a message for everyone
    Admin(admin::Args),
    /// Copy all tables from SQLite to PostgreSQL, or back
    Migrate(migrate::Args),
    /// Play in the terminal
    Play(play::Args),
    /// Step through a match record: every event, whose turn it is, the legal moves, the result
    Replay(replay::Args),
    /// Analyse a match record: what was luck, what was skill, what would have been better
    Analyse(analyse::Args),
    Scenarios(scenarios::Args),
    /// Run bot tournaments
    Arena(arena::Args),
    /// Measure what a game is like: length, fairness, luck and skill
    Lab(lab::Args),
    /// Let a bot play against itself, for a network to learn from
    Lessons(lessons::Args),
    /// Check match records: legal moves, nothing missing, fair dice
    Verify(verify::Args),
    /// Find puzzles in matches between bots
    Puzzles(puzzles::Args),
    /// Measure how fast the engines and bots are on one core of this machine
    Bench(bench::Args),
    /// Print the rules of a game
    Rules(rules::Args),
}

/// The contents of a file, or of standard input for `-`.
fn read_file(file: &Path) -> Result<String, String> {
    let text =
        if file == Path::new("-") { io::read_to_string(io::stdin()) } else { fs::read_to_string(file) };
    text.map_err(|error| format!("{} cannot be read: {error}", file.display()))
}

/// The result of a command: exit code 0, or 1 if it has already reported what was wrong. `main` prints an error.
type Outcome = Result<ExitCode, String>;

/// Reads the command line. Only `serve` reads environment variables and a settings file, so that a mistake there
/// cannot keep other commands from running; `cowbell` alone means `cowbell serve`.
fn read() -> Result<Command, String> {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    let games: Vec<&str> = cowbell_catalog::infos().iter().map(|info| info.slug).collect();
    let mut command = Cli::command()
        .after_help(format!("Games: {}", games.join(", ")))
        .mut_subcommand("serve", Config::from_environment);
    if command.clone().get_matches_from(&words).subcommand().is_none() {
        words.insert(1, "serve".into());
    }
    let parse = |command: &clap::Command| {
        let cli = Cli::from_arg_matches(&command.clone().get_matches_from(&words));
        cli.ok().and_then(|cli| cli.command).expect("clap has read a command")
    };
    let Command::Serve(args) = parse(&command) else { return Ok(parse(&command)) };
    if let Some(file) = args.file() {
        let mut serve = command.find_subcommand("serve").expect("`serve` is a subcommand").clone();
        serve = Config::from_file(serve, file)?;
        command = command.mut_subcommand("serve", |_| serve);
    }
    Ok(parse(&command))
}

fn run(command: Command) -> Outcome {
    // `cowbell replay FILE | head` must end quietly when `head` has read enough. A server and a match in the terminal
    // must survive a closed pipe or socket.
    if !matches!(command, Command::Serve(_) | Command::Play(_)) {
        sigpipe::reset();
    }
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Admin(args) => admin::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Lab(args) => lab::run(&args),
        Command::Lessons(args) => lessons::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Scenarios(args) => scenarios::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Rules(args) => rules::run(&args),
    }
}

fn main() -> ExitCode {
    read().and_then(run).unwrap_or_else(|message| {
        // If the terminal is gone, nobody can read this; do not panic.
        let _ = writeln!(io::stderr(), "cowbell: {message}");
        ExitCode::FAILURE
    })
}
