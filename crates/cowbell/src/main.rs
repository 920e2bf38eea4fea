//! The `cowbell` command. Each subcommand lives in the file of its name.

mod admin;
mod arena;
mod bench;
mod brain;
mod migrate;
mod options;
mod play;
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
    /// Look after a server: list and delete tables, ban addresses, leave a message for everybody
    Admin(admin::Args),
    /// Copy all tables from SQLite to PostgreSQL, or back
    Migrate(migrate::Args),
    /// Play in the terminal
    Play(play::Args),
    /// Step through a match record: every event, whose turn it is, the legal moves, the result
    Replay(replay::Args),
    Scenarios(scenarios::Args),
    /// Run bot tournaments
    Arena(arena::Args),
    /// Check match records: legal moves, nothing missing, fair dice
    Verify(verify::Args),
    /// Measure how fast the engines and bots are on one core of this machine
    Bench(bench::Args),
    /// Print the rules of a game
    Rules(rules::Args),
}

/// The text of a file, or of standard input for `-`.
fn read_file(file: &Path) -> Result<String, String> {
    let text =
        if file == Path::new("-") { io::read_to_string(io::stdin()) } else { fs::read_to_string(file) };
    text.map_err(|error| format!("{} cannot be read: {error}", file.display()))
}

/// What a command ends with: 0, or 1 where it has already said what was wrong; an error is printed for it.
type Outcome = Result<ExitCode, String>;

/// Reads the command line. Only `serve` reads the environment and a file of settings, so that a mistake there cannot keep
/// other commands from running; `cowbell` alone is `cowbell serve`.
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
        let mut serve = command.find_subcommand("serve").expect("it is there").clone();
        serve = Config::from_file(serve, file)?;
        command = command.mut_subcommand("serve", |_| serve);
    }
    Ok(parse(&command))
}

fn run(command: Command) -> Outcome {
    // `cowbell replay FILE | head` ends quietly when `head` has seen enough. A server and a match at the terminal
    // must survive a closed pipe or socket.
    if !matches!(command, Command::Serve(_) | Command::Play(_)) {
        sigpipe::reset();
    }
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Admin(args) => admin::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Verify(args) => verify::run(&args),
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
        // Where the terminal is gone, nobody reads it, and that is no reason to panic.
        let _ = writeln!(io::stderr(), "cowbell: {message}");
        ExitCode::FAILURE
    })
}
