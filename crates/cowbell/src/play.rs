//! `cowbell play`: a match in plain text, lines in and lines out.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use cowbell_catalog::{AnyMatch, Options, Record, open};
use cowbell_rules::{Dice, Seat, Turn, Viewer, quick};

use crate::Outcome;

const HELP: &str = "\
Type a move as it is listed (`moves` lists them), or:
  moves   the legal moves          look   the table as you see it
  log     what has happened        quit   leave (with --save, the record is kept)";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// Who sits where, comma-separated: human or random. Default: a human, then random players.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// Options of the table, as key=value,key=value.
    #[arg(long, value_parser = crate::options::read, default_value = "", hide_default_value = true)]
    options: Options,
    /// Seed of the dice: the same seed deals the same match.
    #[arg(long)]
    seed: Option<u64>,
    /// Write the record to this file at the end.
    #[arg(long)]
    save: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let mut game = open(&args.game, &args.options).map_err(|error| error.to_string())?;
    let players = seat_players(args, game.seats())?;
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_nanos() as u64);
    let mut dice = quick(args.seed.unwrap_or(clock));
    println!("{} — `help` says what you can type.", game.info().name);
    let mut lines = io::stdin().lock().lines();
    let mut shown = 0;
    let finished = loop {
        match game.turn() {
            Turn::Over => break true,
            Turn::Chance => {
                let outcome = game.draw(&mut dice);
                game.settle(&outcome).map_err(|refusal| refusal.to_string())?;
            }
            Turn::Seat(seat) if players[seat.index()] == "random" => {
                let moves = game.legal();
                let mv = &moves[dice.below(moves.len() as u32) as usize];
                game.play(seat, mv).map_err(|refusal| refusal.to_string())?;
            }
            Turn::Seat(seat) => {
                report(game.as_ref(), Viewer::Seat(seat), &mut shown);
                print!("{}", game.picture(Viewer::Seat(seat)));
                if !ask(game.as_mut(), seat, &mut lines)? {
                    break false;
                }
            }
        }
    };
    report(game.as_ref(), Viewer::Spectator, &mut shown);
    if finished {
        print!("{}", game.picture(Viewer::Spectator));
    }
    match game.standing() {
        Some(standing) => {
            for (seat, (score, place)) in standing.scores.iter().zip(&standing.places).enumerate() {
                println!("seat {seat} ({}): {score}, place {place}", players[seat]);
            }
        }
        None => println!("The match is not finished."),
    }
    if let Some(file) = &args.save {
        let record = Record::of(game.as_ref(), players).to_string();
        std::fs::write(file, record)
            .map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
        println!("The record is in {}.", file.display());
    }
    Ok(ExitCode::SUCCESS)
}

fn seat_players(args: &Args, seats: usize) -> Result<Vec<String>, String> {
    if args.seats.is_empty() {
        return Ok((0..seats).map(|seat| if seat == 0 { "human" } else { "random" }.to_string()).collect());
    }
    if args.seats.len() != seats {
        return Err(format!("--seats names {} players, but the table has {seats} seats", args.seats.len()));
    }
    match args.seats.iter().find(|player| !["human", "random"].contains(&player.as_str())) {
        Some(player) => Err(format!("`{player}` should be human or random")),
        None => Ok(args.seats.clone()),
    }
}

/// Tells what has happened since `shown`, as the viewer may know it.
fn report(game: &dyn AnyMatch, viewer: Viewer, shown: &mut usize) {
    let told = game.told(viewer);
    for event in &told[*shown..] {
        match event {
            cowbell_rules::Told::Move { seat, mv } => println!("  seat {seat}: {mv}"),
            cowbell_rules::Told::Chance { chance, .. } => println!("  ({chance})"),
        }
    }
    *shown = told.len();
}

/// Asks until a move is made; false when the player leaves.
fn ask(
    game: &mut dyn AnyMatch,
    seat: Seat,
    lines: &mut impl Iterator<Item = io::Result<String>>,
) -> Result<bool, String> {
    loop {
        print!("seat {seat}> ");
        io::stdout().flush().map_err(|error| error.to_string())?;
        let Some(line) = lines.next() else { return Ok(false) };
        let line = line.map_err(|error| format!("the input cannot be read: {error}"))?;
        match line.trim() {
            "" => {}
            "help" | "?" => println!("{HELP}"),
            "moves" => println!("{}", game.legal().join("  ")),
            "look" => print!("{}", game.picture(Viewer::Seat(seat))),
            "log" => game.told(Viewer::Seat(seat)).iter().for_each(|event| println!("  {}", event.text())),
            "quit" | "exit" => return Ok(false),
            text => match game.play(seat, text) {
                Ok(()) => return Ok(true),
                Err(refusal) => println!("{refusal}"),
            },
        }
    }
}
