//! The `cowbell` command. Each subcommand lives in the file of its name.

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

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

use clap::{Parser, Subcommand};

#[global_allocator]
static MEMORY: cowbell_server::Memory = cowbell_server::Memory;

/// One table for five published games.
///
/// Games: tic-tac-moo, kuhlorado, te-kuiti, tic-tac-town, mow.
/// Without a command the server starts: open the address it prints in a browser.
/// Or try `cowbell play tic-tac-moo`, and `cowbell rules tic-tac-moo` to learn it.
#[derive(Parser)]
#[command(name = "cowbell", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    /// Start the server with the web client. The default.
    Serve(serve::Args),
    /// Copy all tables of a server from SQLite to PostgreSQL, or back.
    Migrate(migrate::Args),
    /// Play a match here, in the terminal.
    Play(play::Args),
    /// Walk through a record: every event, who acts, the legal moves, the result.
    Replay(replay::Args),
    Scenarios(scenarios::Args),
    /// Let bots play tournaments.
    Arena(arena::Args),
    /// Check records: legal, whole, and fair dice.
    Verify(verify::Args),
    /// Measure the engines on this machine, on one core.
    Bench(bench::Args),
    /// Read the rules of a game.
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

fn main() -> ExitCode {
    let cli = Cli::parse();
    let outcome = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(args) => serve::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Scenarios(args) => scenarios::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Rules(args) => rules::run(&args),
    };
    outcome.unwrap_or_else(|message| {
        // Where the terminal is gone, nobody reads it, and that is no reason to panic.
        let _ = writeln!(io::stderr(), "cowbell: {message}");
        ExitCode::FAILURE
    })
}
